//! Spawning of monsters, and the monster deck.

use engine::{Ask, Candidates, Card, End, Flow, Odds, Procedure, Seat, Seats, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::codex::Happening;
use super::engagement::{Engage, EngageAt, MonsterSet};
use super::out_of_step;
use super::places::SpaceSet;
use super::texts::{It, Scope, This};
use crate::content::{Content, Monster, Space, Trait};
use crate::state::{CodexAt, CodexState, MonsterAt, MonsterState, pile};
use crate::{ArkhamHorror, Choice, Cx, Event, Offer, Step, Wake};

impl ArkhamHorror {
    /// Puts a monster, which is no longer anywhere else, on top of the monster deck.
    pub fn put_monster_on_deck(&mut self, monster: Monster) {
        *self.open.monster_mut(monster) = MonsterState { at: MonsterAt::Deck, ..MonsterState::default() };
        self.shut.monsters.put(Card(monster.0), pile::DECK, End::Top, Seats::ALL);
    }

    /// The set-aside monsters with the trait are shuffled into the monster deck.
    pub fn shuffle_into_monster_deck(&mut self, with: Trait, content: &Content) -> Step {
        let aside = |&monster: &Monster| {
            self.open.monster(monster).at == MonsterAt::Aside
                && self.monster_def(content, monster).codex.is_none()
                && self.has_trait(content, monster, with)
        };
        let all: MonsterSet = self.scenario_monsters(content).filter(aside).collect();
        if all.is_empty() {
            return Ok(Flow::Done);
        }
        all.iter().for_each(|monster| self.put_monster_on_deck(monster));
        self.shut.monsters.shuffle(pile::DECK);
        call(SeeTopMonster::new())
    }

    /// The monsters of the scenario.
    pub(crate) fn scenario_monsters(&self, content: &Content) -> impl Iterator<Item = Monster> + use<> {
        (0..self.scenario_content(content).monsters.len() as u8).map(Monster)
    }

    /// The monster leaves its fight, if it is in one, moves directly to the investigator's space and engages them. Leaving
    /// a fight in this way is not disengaging.
    pub fn monster_comes(&mut self, monster: Monster, seat: Seat, cx: &mut Cx<'_>) -> Step {
        let to = self.open.person(seat).at;
        let Some(from) = self.open.space_of(monster).filter(|_| self.open.person(seat).is_in_play()) else {
            return Ok(Flow::Done);
        };
        self.open.monster_mut(monster).at = MonsterAt::Ready(to);
        if from != to {
            cx.tell(RuleId("ah3:415.4"), || Event::MonsterMoved { monster, from, to });
        }
        call(Engage::new(monster, seat))
    }
}

/// A monster spawns: the bottom one of the deck, or this one; where its card says, or there; engaged at once with an
/// investigator, if one is named.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Spawn {
    monster: Option<Monster>,
    at: Option<Space>,
    exhausted: bool,
    engaged_with: Option<Seat>,
    /// Whether it was the bottom card of the deck.
    drawn: bool,
    step: SpawnStep,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum SpawnStep {
    Place,
    Engage,
    React,
}

impl Spawn {
    /// A monster spawns: the bottom one of the deck, or this one, which is not in the deck; where its card says, or there;
    /// ready and engaging somebody there, or exhausted, or engaged at once with an investigator.
    pub fn new(
        monster: Option<Monster>,
        at: Option<Space>,
        exhausted: bool,
        engaged_with: Option<Seat>,
    ) -> Spawn {
        Spawn { monster, at, exhausted, engaged_with, drawn: false, step: SpawnStep::Place }
    }

    /// The monster that spawns, once it is known.
    pub fn monster(&self) -> Option<Monster> {
        self.monster
    }

    /// The spaces in which the monster can spawn.
    fn spaces(self, game: &ArkhamHorror, content: &Content, monster: Monster) -> SpaceSet {
        if let Some(seat) = self.engaged_with {
            let person = game.open.person(seat);
            return if person.is_in_play() { SpaceSet::only(person.at) } else { SpaceSet::NONE };
        }
        if let Some(space) = rule!("ah3:445.6", self.at, else None) {
            return SpaceSet::only(space);
        }
        let scope = Scope::new(game.open.lead, This::Monster(monster)).about(It::Monster(monster));
        let spawn = game.monster_def(content, monster).spawn.as_ref();
        spawn.map_or(SpaceSet::NONE, |place| game.spaces_meant(content, place, scope))
    }

    /// Finds the space of a monster that is known.
    fn place(&mut self, monster: Monster, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        match candidates(self.spaces(game, cx.content, monster).iter()) {
            // Its spawn line cannot be met.
            Candidates::None => {
                if self.drawn {
                    game.put_monster_on_deck(monster);
                }
                cx.tell(RuleId("ah3:003"), || Event::NotSpawned(monster));
                Ok(Flow::Done)
            }
            Candidates::One(space) => self.put(monster, space, game, cx),
            Candidates::Many if rule!("ah3:004", true) => Ok(Flow::Ask(Ask::one(game.group()))),
            Candidates::Many => Ok(Flow::Done),
        }
    }

    fn put(&mut self, monster: Monster, at: Space, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let ready = rule!("ah3:445.7", !self.exhausted);
        *game.open.monster_mut(monster) = MonsterState {
            at: if ready { MonsterAt::Ready(at) } else { MonsterAt::Exhausted(at) },
            ..MonsterState::default()
        };
        if let Some(card) = rule!("ah3:403.5e", game.monster_def(cx.content, monster).codex, else None) {
            *game.open.codex_mut(card) = CodexState { at: CodexAt::Board, ..CodexState::default() };
        }
        cx.tell(RuleId("ah3:445.5"), || Event::Spawned { monster, at });
        game.tell_of_massive(monster, cx);
        self.step = SpawnStep::Engage;
        match self.engaged_with {
            Some(seat) => call(Engage::new(monster, seat)),
            None if ready => call(EngageAt::new(at)),
            None => self.react(monster, game, cx.content),
        }
    }

    fn react(&mut self, monster: Monster, game: &ArkhamHorror, content: &Content) -> Step {
        self.step = SpawnStep::React;
        match game.codex_reaction(content, Happening::Spawned(monster), game.open.lead) {
            Some(reaction) => call(reaction),
            None => Ok(Flow::Done),
        }
    }
}

impl Procedure<ArkhamHorror> for Spawn {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match (wake, self.monster) {
            (Wake::Enter, Some(monster)) => self.place(monster, game, cx),
            (Wake::Enter, None) if game.shut.monsters.is_empty(pile::DECK) => {
                cx.tell(RuleId("ah3:005.2"), || Event::NothingLeft);
                Ok(Flow::Done)
            }
            (Wake::Enter, None) => Ok(Flow::Roll),
            (Wake::Rolled(monster), None) => {
                let monster = game.draw_bottom_monster(monster);
                (self.monster, self.drawn) = (Some(monster), true);
                self.place(monster, game, cx)
            }
            (Wake::Said(&[(_, Choice::Space(space))]), Some(monster)) => self.put(monster, space, game, cx),
            (Wake::Back(_), Some(monster)) if self.step == SpawnStep::Engage => {
                self.react(monster, game, cx.content)
            }
            (Wake::Back(_), Some(_)) if self.step == SpawnStep::React => Ok(Flow::Done),
            _ => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        let Some(monster) = self.monster else { return };
        q.ask(RuleId("ah3:004"));
        q.public_count();
        for space in self.spaces(game, content, monster).iter() {
            q.offer(Choice::Space(space), RuleId("ah3:004"));
        }
    }

    fn odds(&self, game: &ArkhamHorror, _: &Content, odds: &mut Odds) {
        game.bottom_monster_odds(odds);
    }
}

impl ArkhamHorror {
    fn bottom_monster_odds(&self, odds: &mut Odds) {
        odds.cite(RuleId("ah3:445.5"));
        if let Some(bottom) = self.bottom_monster() {
            self.shut.monsters.odds_or_card(pile::DECK, bottom, odds);
        }
    }

    /// The place of the card that is drawn for a spawn.
    fn bottom_monster(&self) -> Option<usize> {
        let bottom = self.shut.monsters.len(pile::DECK).checked_sub(1)?;
        Some(rule!("ah3:445.5", bottom, else 0))
    }

    /// Takes the bottom monster, which was rolled, out of the deck.
    fn draw_bottom_monster(&mut self, rolled: u32) -> Monster {
        let monster = Monster(rolled as u8);
        if let Some(bottom) = self.bottom_monster() {
            self.shut.monsters.see(pile::DECK, bottom, Card(monster.0), Seats::ALL);
            self.shut.monsters.take(pile::DECK, bottom);
        }
        self.open.monster_mut(monster).at = MonsterAt::Aside;
        monster
    }
}

/// The deck is searched from the bottom for monsters with a trait, which spawn in a space. The others go on top of the
/// deck in random order.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SpawnFound {
    with: Trait,
    left: u8,
    at: Space,
    found: MonsterSet,
    passed: MonsterSet,
    searched: bool,
}

impl SpawnFound {
    /// This many monsters with the trait, or as many as there are in the deck, spawn in the space.
    pub fn new(with: Trait, amount: u8, at: Space) -> SpawnFound {
        let none = MonsterSet::NONE;
        SpawnFound { with, left: amount, at, found: none, passed: none, searched: false }
    }

    fn go_on(&mut self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        if !self.searched && self.left > 0 && !game.shut.monsters.is_empty(pile::DECK) {
            return Ok(Flow::Roll);
        }
        if !self.searched {
            self.searched = true;
            self.passed.iter().for_each(|monster| game.put_monster_on_deck(monster));
            game.shut.monsters.mix(pile::DECK, End::Top, self.passed.len());
            if !self.passed.is_empty() {
                cx.tell(RuleId("ah3:403.5"), || Event::MonstersPassed {
                    monsters: self.passed.iter().collect(),
                });
                return call(SeeTopMonster::new());
            }
        }
        match self.found.iter().next() {
            Some(monster) => {
                self.found.remove(monster);
                call(Spawn::new(Some(monster), Some(self.at), false, None))
            }
            None => Ok(Flow::Done),
        }
    }
}

impl Procedure<ArkhamHorror> for SpawnFound {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => self.go_on(game, cx),
            Wake::Rolled(monster) => {
                let monster = game.draw_bottom_monster(monster);
                if game.has_trait(cx.content, monster, self.with) {
                    self.found.insert(monster);
                    self.left -= 1;
                } else {
                    self.passed.insert(monster);
                }
                self.go_on(game, cx)
            }
            Wake::Said(_) => out_of_step(),
        }
    }

    fn odds(&self, game: &ArkhamHorror, _: &Content, odds: &mut Odds) {
        game.bottom_monster_odds(odds);
    }
}

/// The ready side of the monster that is now on top of the monster deck is seen by everybody.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeeTopMonster {}

impl SeeTopMonster {
    /// The ready side of the monster that is now on top of the monster deck is seen by everybody.
    pub fn new() -> SeeTopMonster {
        SeeTopMonster {}
    }
}

impl Procedure<ArkhamHorror> for SeeTopMonster {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter if game.shut.monsters.is_top_public(pile::DECK) => Ok(Flow::Done),
            Wake::Enter => Ok(Flow::Roll),
            Wake::Rolled(monster) => {
                game.shut.monsters.see(pile::DECK, 0, Card(monster as u8), Seats::ALL);
                cx.reveal(RuleId("ah3:104.1"), || Event::MonsterTop(Monster(monster as u8)));
                Ok(Flow::Done)
            }
            Wake::Said(_) | Wake::Back(_) => out_of_step(),
        }
    }

    fn odds(&self, game: &ArkhamHorror, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("ah3:104.1"));
        game.shut.monsters.odds_or_card(pile::DECK, 0, odds);
    }
}
