//! Damage to monsters, and their defeat.

use engine::{Card, End, Flow, Procedure, Seat, Seats, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use crate::content::Monster;
use crate::rules::codex::Happening;
use crate::rules::engagement::Engage;
use crate::rules::out_of_step;
use crate::rules::windows::{Moments, When};
use crate::state::{CodexState, MonsterAt, MonsterState, pile};
use crate::{ArkhamHorror, Cx, Event, Step, Wake};

/// A monster suffers damage, by an investigator if one is named.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct DamageMonster {
    pub(crate) monster: Monster,
    pub(crate) damage: u8,
    pub(crate) by: Option<Seat>,
    pub(crate) in_attack: bool,
    /// Whether an asset deals it, and not the investigator in person.
    by_asset: bool,
    step: Part,
}

/// What comes next when a monster is damaged.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Part {
    Damage,
    Notice,
    Follow,
}

impl DamageMonster {
    /// A monster suffers damage, by an investigator if one is named.
    pub fn new(monster: Monster, damage: u8, by: Option<Seat>, in_attack: bool) -> DamageMonster {
        DamageMonster { monster, damage, by, in_attack, by_asset: false, step: Part::Damage }
    }

    /// A monster suffers damage by an asset; whoever is named has the credit for its defeat.
    pub fn by_asset(monster: Monster, damage: u8, credit: Seat, in_attack: bool) -> DamageMonster {
        DamageMonster { by_asset: true, ..DamageMonster::new(monster, damage, Some(credit), in_attack) }
    }
}

impl Procedure<ArkhamHorror> for DamageMonster {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let (monster, damage) = (self.monster, self.damage);
        let on_board = |game: &ArkhamHorror| game.open.space_of(monster).is_some();
        match (self.step, wake) {
            (Part::Damage, Wake::Enter) => {
                if !on_board(game) || damage == 0 {
                    return Ok(Flow::Done);
                }
                rule!("ah3:492.12", {
                    let state = game.open.monster_mut(monster);
                    state.damage = state.damage.saturating_add(damage);
                });
                cx.tell(RuleId("ah3:492.12"), || Event::Damaged { monster, damage });
                if game.is_beaten(cx.content, monster) {
                    return Ok(Flow::Become(DefeatMonster::new(monster, self.by, self.in_attack).into()));
                }
                if self.by_asset {
                    return Ok(Flow::Done);
                }
                self.step = Part::Notice;
                if let Some(seat) = self.by.filter(|&seat| game.would_notice(cx.content, monster, seat)) {
                    return call(Engage::by_attack(monster, seat));
                }
            }
            (Part::Notice | Part::Follow, Wake::Back(_)) => {}
            _ => return out_of_step(),
        }
        match (self.step, self.by) {
            (Part::Notice, Some(seat)) if on_board(game) && game.open.person(seat).is_in_play() => {
                self.step = Part::Follow;
                call(Moments::new(When::MonsterDamaged, seat, monster.0))
            }
            _ => Ok(Flow::Done),
        }
    }
}

/// A monster is defeated, by an investigator if one is named.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct DefeatMonster {
    pub(crate) monster: Monster,
    pub(crate) by: Option<Seat>,
    pub(crate) in_attack: bool,
    step: Fall,
}

/// What comes next when a monster is defeated.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Fall {
    Leave,
    InAttack,
    InAnyWay,
    Codex,
    State,
    Over,
}

impl DefeatMonster {
    /// A monster is defeated, by an investigator if one is named.
    pub fn new(monster: Monster, by: Option<Seat>, in_attack: bool) -> DefeatMonster {
        DefeatMonster { monster, by, in_attack, step: Fall::Leave }
    }
}

impl Procedure<ArkhamHorror> for DefeatMonster {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let (Wake::Enter | Wake::Back(_)) = wake else { return out_of_step() };
        let monster = self.monster;
        loop {
            // Whoever has left the game does nothing more.
            let by = self.by.filter(|&seat| game.open.person(seat).is_in_play());
            match self.step {
                Fall::Leave => {
                    let outright = game.is_beaten(cx.content, monster) || rule!("ah3:445.10", true);
                    if game.open.space_of(monster).is_none() || !outright {
                        return Ok(Flow::Done);
                    }
                    cx.tell(RuleId("ah3:445.9"), || Event::MonsterDefeated(monster));
                    game.remove_monster(monster, cx);
                    self.step = if self.in_attack { Fall::InAttack } else { Fall::InAnyWay };
                }
                Fall::InAttack => {
                    self.step = Fall::InAnyWay;
                    let Some(seat) = by else { continue };
                    let remnant = game.monster_def(cx.content, monster).remnant;
                    if rule!("ah3:404.7", remnant, else false) {
                        game.change_remnants(seat, 1, RuleId("ah3:404.7"), cx);
                    }
                    return call(Moments::new(When::DefeatedInAttack, seat, monster.0));
                }
                Fall::InAnyWay => {
                    self.step = Fall::Codex;
                    if let Some(seat) = by {
                        return call(Moments::new(When::MonsterDefeated, seat, monster.0));
                    }
                }
                Fall::Codex => {
                    self.step = Fall::State;
                    let seat = by.unwrap_or(game.open.lead);
                    if let Some(reaction) =
                        game.codex_reaction(cx.content, Happening::Defeated(monster), seat)
                    {
                        return call(reaction);
                    }
                }
                Fall::State => {
                    self.step = Fall::Over;
                    return game.then_codex(cx.content);
                }
                Fall::Over => return Ok(Flow::Done),
            }
        }
    }
}

impl ArkhamHorror {
    /// A monster that is defeated or discarded leaves the board, together with its tokens: a monster card goes on top of the
    /// monster deck, even if it was set aside before, an epic monster into the archive.
    pub(crate) fn remove_monster(&mut self, monster: Monster, cx: &mut Cx<'_>) {
        let epic = self.monster_def(cx.content, monster).codex;
        let was_aside = monster.index() >= usize::from(cx.content.scenario(self.open.scenario).deck);
        let at = match rule!("ah3:403.5g", epic, else None) {
            Some(card) => {
                *self.open.codex_mut(card) = CodexState::default();
                MonsterAt::Aside
            }
            None if was_aside && !rule!("ah3:457.3", true) => MonsterAt::Aside,
            None if rule!("ah3:445.11", true) => {
                self.shut.monsters.put(Card(monster.0), pile::DECK, End::Top, Seats::ALL);
                MonsterAt::Deck
            }
            None => MonsterAt::Aside,
        };
        *self.open.monster_mut(monster) = MonsterState { at, ..MonsterState::default() };
    }

    /// Whether the monster overlooks the investigator in its space, but would not if they attacked or damaged it.
    fn would_notice(&self, content: &crate::content::Content, monster: Monster, seat: Seat) -> bool {
        let person = self.open.person(seat);
        person.is_in_play()
            && self.open.monster(monster).at == MonsterAt::Ready(person.at)
            && self.overlooks(content, monster, seat)
    }
}
