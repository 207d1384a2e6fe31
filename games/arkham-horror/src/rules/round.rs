//! The round, and new investigators, who are chosen at its end and enter with the next one.

use engine::{Ask, Flow, Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::action_phase::ActionPhase;
use super::encounter_phase::EncounterPhase;
use super::engagement::EngageAt;
use super::monster_phase::MonsterPhase;
use super::mythos_phase::MythosPhase;
use super::out_of_step;
use super::starting::StartingPossessions;
use crate::content::{Content, Investigator};
use crate::state::{Person, Phase};
use crate::{ArkhamHorror, Choice, Cx, Event, Offer, Step, Wake};

/// A round: its four phases and its end. It tells of the beginning of each phase.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Round {
    /// The phase in progress; at the end of the round [`Phase::SetUp`].
    phase: Option<Phase>,
    /// The player who chooses a new investigator.
    chooser: Option<Seat>,
}

impl Round {
    /// A whole round, and all that follow it.
    pub fn new() -> Round {
        Round { phase: None, chooser: None }
    }

    /// The end of a round, after its four phases.
    pub fn at_end() -> Round {
        Round { phase: Some(Phase::Mythos), chooser: None }
    }

    /// The phases in their order.
    fn after(self) -> Option<Phase> {
        match self.phase {
            None => Some(Phase::Action),
            Some(Phase::Action) => rule!("ah3:200", Some(Phase::Monster), else Some(Phase::Encounter)),
            Some(Phase::Monster) => Some(Phase::Encounter),
            Some(Phase::Encounter) => Some(Phase::Mythos),
            Some(Phase::Mythos | Phase::SetUp) => None,
        }
    }

    /// The round is over: players without an investigator choose one, then the next round begins.
    fn end(&mut self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        self.phase = Some(Phase::SetUp);
        game.lose_if_nobody_is_left(cx.content)?;
        let chooses = |&seat: &Seat| {
            let person = game.open.person(seat);
            rule!("ah3:205.2", !person.is_in_play() && person.next.is_none(), else false)
        };
        self.chooser = game.open.turn_order().find(chooses).filter(|_| game.newcomers().next().is_some());
        match self.chooser {
            Some(seat) => Ok(Flow::Ask(Ask::one(seat))),
            None => {
                let skipping = Round { phase: Some(Phase::Action), chooser: None };
                Ok(Flow::Become(rule!("ah3:205.1", Round::new(), else skipping).into()))
            }
        }
    }
}

impl Procedure<ArkhamHorror> for Round {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter if self.phase.is_none() => {
                game.open.round = game.open.round.saturating_add(1);
                let round = game.open.round;
                cx.tell(RuleId("ah3:205.1"), || Event::Round(round));
            }
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(&[(seat, Choice::Investigator(who))]) => {
                game.open.person_mut(seat).next = Some(who);
                cx.tell(RuleId("ah3:483.7a"), || Event::Chosen { seat, who });
                return self.end(game, cx);
            }
            _ => return out_of_step(),
        }
        let Some(phase) = self.after() else { return self.end(game, cx) };
        self.phase = Some(phase);
        game.open.phase = phase;
        cx.tell(RuleId("ah3:200"), || Event::Phase(phase));
        match phase {
            Phase::Action => call(ActionPhase::new()),
            Phase::Monster => call(MonsterPhase::new()),
            Phase::Encounter => call(EncounterPhase::new()),
            Phase::Mythos | Phase::SetUp => call(MythosPhase::new()),
        }
    }

    fn offer(&self, game: &ArkhamHorror, _: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("ah3:483.7a");
        q.ask(RuleId("ah3:205.2"));
        q.public_count();
        game.newcomers().for_each(|who| q.offer(Choice::Investigator(who), rule));
        if q.keeps_refusals() {
            let out = Investigator::all().filter(|&who| !game.newcomers().any(|new| new == who));
            out.for_each(|who| q.refuse(Choice::Investigator(who), rule));
        }
    }
}

impl ArkhamHorror {
    /// The investigators who can still come into the game: nobody plays them or is about to, and they were not lost.
    pub fn newcomers(&self) -> impl Iterator<Item = Investigator> + '_ {
        let taken = |who: Investigator| {
            self.open.seats().any(|seat| {
                let person = self.open.person(seat);
                person.who == Some(who) || person.next == Some(who)
            })
        };
        Investigator::all()
            .filter(move |&who| !taken(who) && !rule!("ah3:483.7a", self.open.departed.has(who)))
    }
}

/// A new investigator enters: in the starting space, with the starting possessions. Ready monsters there engage them.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Enter {
    pub(crate) seat: Seat,
    step: Entry,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Entry {
    Place,
    Possessions,
    Engage,
}

impl Enter {
    /// The investigator whom the player has chosen enters.
    pub fn new(seat: Seat) -> Enter {
        Enter { seat, step: Entry::Place }
    }
}

impl Procedure<ArkhamHorror> for Enter {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let (Wake::Enter | Wake::Back(_)) = wake else { return out_of_step() };
        let seat = self.seat;
        let start = cx.content.scenario(game.open.scenario).start;
        match self.step {
            Entry::Place => {
                let Some(who) = game.open.person_mut(seat).next.take() else { return out_of_step() };
                let elsewhere = game.adjacent(cx.content, start).first().copied().unwrap_or(start);
                let at = rule!("ah3:483.7c", start, else elsewhere);
                *game.open.person_mut(seat) = Person::new(who, cx.content, at);
                cx.tell(RuleId("ah3:483.7c"), || Event::Enters { seat, who, at });
                self.step = Entry::Possessions;
                if rule!("ah3:483.7b", true) {
                    return call(StartingPossessions::new(seat));
                }
                self.step(game, Wake::Enter, cx)
            }
            Entry::Possessions => {
                self.step = Entry::Engage;
                call(EngageAt::new(game.open.person(seat).at))
            }
            Entry::Engage => Ok(Flow::Done),
        }
    }
}
