//! Triggers: what happens as soon as a condition holds, and what follows an event.

use engine::{Ask, Candidates, Flow, IdSet, Procedure, Seat, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::super::combat::DefeatMonster;
use super::super::out_of_step;
use super::super::texts::{It, Resolve, Scope, This};
use crate::content::{
    CodexCard, CodexEvent, Content, Effect, Monster, Name, Neighbourhood, Space, Trigger, Where,
};
use crate::{ArkhamHorror, Choice, Cx, Offer, SimultaneousEnd, Step, Wake};

/// A trigger that is due: its card, its index on the side that is up, and what it is about.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Due {
    card: CodexCard,
    trigger: u8,
    it: It,
}

/// Something that an archive card may react to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Happening {
    /// A monster has spawned.
    Spawned(Monster),
    /// A monster was defeated.
    Defeated(Monster),
    /// An anomaly has appeared.
    AnomalyPlaced(Neighbourhood),
    /// An encounter that names Carl Sanford was drawn.
    NamesSanford,
    /// An investigator has disengaged a monster.
    Disengaged(Monster),
}

impl Happening {
    /// What the reaction is about.
    fn it(self) -> It {
        match self {
            Happening::Spawned(monster) | Happening::Defeated(monster) | Happening::Disengaged(monster) => {
                It::Monster(monster)
            }
            Happening::AnomalyPlaced(neighbourhood) => It::Neighbourhood(neighbourhood),
            Happening::NamesSanford => It::Nothing,
        }
    }
}

/// How deep texts are searched for what they lead to; backs of archive cards can refer to each other.
const SEARCH_DEPTH: u8 = 5;

impl ArkhamHorror {
    /// The spaces and neighbourhoods that meet a condition on places, if this is the doom in each space.
    fn meeting<'a>(
        &'a self,
        content: &'a Content,
        place: Where,
        doom: &'a [u8; Space::COUNT],
    ) -> impl Iterator<Item = It> + 'a {
        let at = |space: Space| doom[space.index()];
        let sum =
            move |n: Neighbourhood| n.spaces().iter().fold(0u8, |sum, &space| sum.saturating_add(at(space)));
        let highest = move |n: Neighbourhood| n.spaces().into_iter().map(at).max().unwrap_or(0);
        let map = self.on_map(content).iter().copied();
        let anomalies = &self.open.anomalies;
        let spaces = map.clone().flat_map(|neighbourhood| neighbourhood.spaces()).filter_map(move |space| {
            let meets = match place {
                Where::SpaceWithDoom(least) => {
                    rule!("ah3:412.1", rule!("ah3:412.1a", at(space) >= least, else false), else false)
                }
                Where::AnomalyThreshold { .. } | Where::AnomalyWithoutDoom => false,
            };
            meets.then_some(It::Space(space))
        });
        let neighbourhoods = map.filter_map(move |neighbourhood| {
            let meets = match place {
                Where::SpaceWithDoom(_) => false,
                Where::AnomalyThreshold { space, neighbourhood: all } => {
                    let reached = highest(neighbourhood) >= space || sum(neighbourhood) >= all;
                    !anomalies.has(neighbourhood) && rule!("ah3:402.3a", reached, else false)
                }
                Where::AnomalyWithoutDoom => {
                    anomalies.has(neighbourhood) && rule!("ah3:402.3e", sum(neighbourhood) == 0, else false)
                }
            };
            meets.then_some(It::Neighbourhood(neighbourhood))
        });
        spaces.chain(neighbourhoods)
    }

    /// Whether the trigger, if it waits for a condition, can be carried out now, apart from what it is about.
    fn is_ripe(&self, content: &Content, card: CodexCard, index: u8, trigger: &Trigger) -> bool {
        let fired = self.open.codex(card).fired & 1 << index != 0;
        let scope = Scope::new(self.open.lead, This::Codex(card));
        trigger.after.is_none()
            && (trigger.every_time || !fired)
            && rule!("ah3:437.3", self.open.in_codex(card), else false)
            && self.codex_condition(content, trigger.when.as_ref(), scope)
    }

    /// The triggers whose conditions hold.
    fn due<'a>(&'a self, content: &'a Content) -> impl Iterator<Item = Due> + 'a {
        self.codex_rules(content).flat_map(move |(card, side)| {
            let ripe = (0..).zip(&side.triggers);
            let ripe = ripe.filter(move |(index, trigger)| self.is_ripe(content, card, *index, trigger));
            ripe.flat_map(move |(trigger, def)| {
                let places = def.some.into_iter();
                let places = places.flat_map(move |place| self.meeting(content, place, &self.open.doom));
                let once = def.some.is_none().then_some(It::Nothing);
                once.into_iter().chain(places).map(move |it| Due { card, trigger, it })
            })
        })
    }

    /// Whether the condition of any trigger holds, or a monster has lost so much health that it is defeated.
    pub fn is_codex_due(&self, content: &Content) -> bool {
        self.due(content).next().is_some() || self.fallen(content).is_some()
    }

    /// A monster that is defeated because a change of the table has lowered its health.
    fn fallen(&self, content: &Content) -> Option<Monster> {
        self.open.monsters_on_board().find(|&monster| self.is_beaten(content, monster))
    }

    /// Whether one more doom in each of these spaces could set off anything before all of them are placed, so that their
    /// order matters.
    pub fn doom_order_matters(&self, content: &Content, among: super::super::places::SpaceSet) -> bool {
        let redirected = |space: Space| space.neighbourhood().is_some_and(|n| self.open.anomalies.has(n));
        if among.iter().all(redirected) {
            return false;
        }
        if among.iter().any(|space| space.neighbourhood().is_none() || redirected(space)) {
            return true;
        }
        let mut doom = self.open.doom;
        for space in among.iter() {
            doom[space.index()] = doom[space.index()].saturating_add(1);
        }
        // Outbreaks lead to the same in any order (ruling D6).
        let mut places = self
            .codex_rules(content)
            .flat_map(|(_, side)| side.triggers.iter().filter_map(|trigger| trigger.some))
            .filter(|place| !matches!(place, Where::SpaceWithDoom(_)));
        places.any(|place| self.meeting(content, place, &doom).next().is_some())
    }

    /// The text of a trigger on the side of the card that is up.
    fn trigger<'c>(&self, content: &'c Content, due: Due) -> Option<&'c Trigger> {
        self.codex_side(content, due.card)?.triggers.get(usize::from(due.trigger))
    }

    /// Whether carrying out the effect leads to defeat: it says so, or it turns a card to a back that does.
    fn leads_to_defeat(content: &Content, effect: effects::EffectId, depth: u8) -> bool {
        let Some(depth) = depth.checked_sub(1) else { return false };
        let back = |card: CodexCard, name: Option<&Name>| {
            let def = content.codex_card(card);
            let back = def.backs.get(usize::from(def.back_named(name)));
            back.and_then(|back| back.does).is_some_and(|does| Self::leads_to_defeat(content, does, depth))
        };
        match content.effect(effect) {
            Effect::All(parts) => parts.iter().any(|&part| Self::leads_to_defeat(content, part, depth)),
            Effect::Flip { card, to } => back(*card, to.as_ref()),
            Effect::ReadBack(card) => back(*card, None),
            Effect::Lose => true,
            _ => false,
        }
    }

    /// Those of the due triggers that have to be resolved first: all of them, but where defeat comes before victory only
    /// those that lead to defeat, if there are any.
    fn first_due<'a>(&'a self, content: &'a Content) -> impl Iterator<Item = Due> + 'a {
        let lost = |due: &Due| {
            self.trigger(content, *due)
                .is_some_and(|trigger| Self::leads_to_defeat(content, trigger.does, SEARCH_DEPTH))
        };
        let losses = match self.open.options.simultaneous_end {
            SimultaneousEnd::Group => false,
            SimultaneousEnd::LossFirst => self.due(content).any(|due| lost(&due)),
        };
        self.due(content).filter(move |due| !losses || lost(due))
    }

    /// Carries out a due trigger.
    fn fire(&mut self, content: &Content, due: Due) -> Step {
        let Some(trigger) = self.trigger(content, due) else { return Ok(Flow::Done) };
        if !trigger.every_time {
            self.open.codex_mut(due.card).fired |= 1 << due.trigger;
        }
        let scope = Scope::new(self.open.lead, This::Codex(due.card)).about(due.it);
        call(Resolve::new(trigger.does, scope))
    }

    /// The reaction of archive cards to an event, if there is any. `seat` is *you* of its text: who had the encounter or
    /// disengaged the monster; for other events the lead player.
    pub fn codex_reaction(&self, content: &Content, happened: Happening, seat: Seat) -> Option<CodexReacts> {
        let reacts = CodexReacts { seat, happened, done: IdSet::NONE };
        reacts.left(self, content).next().is_some().then_some(reacts)
    }
}

/// The triggers of the codex whose conditions hold are carried out, until none is left.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct CheckCodex {}

impl CheckCodex {
    /// The triggers of the codex whose conditions hold are carried out, until none is left.
    pub fn new() -> CheckCodex {
        CheckCodex {}
    }
}

impl Procedure<ArkhamHorror> for CheckCodex {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => {
                if let Some(monster) = game.fallen(cx.content) {
                    return call(DefeatMonster::new(monster, None, false));
                }
                match candidates(game.first_due(cx.content)) {
                    Candidates::None => Ok(Flow::Done),
                    Candidates::One(due) => game.fire(cx.content, due),
                    Candidates::Many if rule!("ah3:004", true) => Ok(Flow::Ask(Ask::one(game.group()))),
                    Candidates::Many => Ok(Flow::Done),
                }
            }
            Wake::Said(&[(_, Choice::Next(index))]) => {
                let chosen = game.first_due(cx.content).nth(usize::from(index));
                match chosen {
                    Some(due) => game.fire(cx.content, due),
                    None => out_of_step(),
                }
            }
            Wake::Said(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("ah3:004"));
        q.public_count();
        for (index, _) in (0..).zip(game.first_due(content)) {
            q.offer(Choice::Next(index), RuleId("ah3:004"));
        }
    }
}

impl CheckCodex {
    /// The card whose trigger the choice with this index carries out, and what it is about.
    pub fn waiting(game: &ArkhamHorror, content: &Content, index: u8) -> Option<(CodexCard, It)> {
        game.first_due(content).nth(usize::from(index)).map(|due| (due.card, due.it))
    }
}

/// Archive cards react to an event, each once, in an order that the group chooses.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct CodexReacts {
    seat: Seat,
    happened: Happening,
    done: IdSet<CodexCard, u64>,
}

impl CodexReacts {
    /// What the texts are about.
    fn scope(&self, card: CodexCard) -> Scope {
        Scope::new(self.seat, This::Codex(card)).about(self.happened.it())
    }

    /// Whether the trigger waits for this event.
    fn waits(&self, game: &ArkhamHorror, content: &Content, after: &CodexEvent) -> bool {
        let is = |monster: Monster, name: &Name| game.monster_def(content, monster).slug == *name;
        match (after, self.happened) {
            (CodexEvent::Spawned(names), Happening::Spawned(monster))
            | (CodexEvent::Defeated(names), Happening::Defeated(monster)) => {
                names.iter().any(|name| is(monster, name))
            }
            (CodexEvent::Disengaged(name), Happening::Disengaged(monster)) => is(monster, name),
            (CodexEvent::AnomalyPlaced, Happening::AnomalyPlaced(_))
            | (CodexEvent::NamesSanford, Happening::NamesSanford) => true,
            _ => false,
        }
    }

    /// The triggers that have not reacted yet.
    fn left<'a>(
        &'a self,
        game: &'a ArkhamHorror,
        content: &'a Content,
    ) -> impl Iterator<Item = (CodexCard, u8, &'a Trigger)> + 'a {
        game.codex_rules(content).filter(|(card, _)| !self.done.has(*card)).filter_map(move |(card, side)| {
            let mut triggers = (0..).zip(&side.triggers);
            triggers.find_map(|(index, trigger)| {
                let fired = !trigger.every_time && game.open.codex(card).fired & 1 << index != 0;
                let reacts = trigger.after.as_ref().is_some_and(|after| self.waits(game, content, after))
                    && !fired
                    && game.codex_condition(content, trigger.when.as_ref(), self.scope(card));
                reacts.then_some((card, index, trigger))
            })
        })
    }

    fn react(&mut self, game: &mut ArkhamHorror, content: &Content, card: CodexCard) -> Step {
        let found = self.left(game, content).find(|(own, ..)| *own == card);
        let Some((_, index, does)) = found.map(|(card, index, trigger)| (card, index, trigger.does)) else {
            return out_of_step();
        };
        self.done.insert(card);
        game.open.codex_mut(card).fired |= 1 << index;
        call(Resolve::new(does, self.scope(card)))
    }
}

impl Procedure<ArkhamHorror> for CodexReacts {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => {
                match candidates(self.left(game, cx.content).map(|(card, ..)| card)) {
                    Candidates::None if game.is_codex_due(cx.content) => engine::become_(CheckCodex::new()),
                    Candidates::None => Ok(Flow::Done),
                    Candidates::One(card) => self.react(game, cx.content, card),
                    Candidates::Many => Ok(Flow::Ask(Ask::one(game.group()))),
                }
            }
            Wake::Said(&[(_, Choice::CodexAct(card))]) => self.react(game, cx.content, card),
            Wake::Said(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("ah3:004"));
        q.public_count();
        for (card, ..) in self.left(game, content) {
            q.offer(Choice::CodexAct(card), RuleId("ah3:004"));
        }
    }
}
