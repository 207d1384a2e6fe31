//! The action phase: who goes next, and turns.

use engine::{Ask, Candidates, Flow, Procedure, Seat, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::out_of_step;
use super::round::Enter;
use super::take_action::TakeAction;
use crate::content::{Ability, Content};
use crate::state::{Acts, AssetSet};
use crate::{ArkhamHorror, Choice, Cx, Event, Frame, Offer, Step, Wake};

/// The actions of a turn, besides those that assets add.
pub const ACTIONS_PER_TURN: u8 = 2;

/// The action phase.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct ActionPhase {
    step: Part,
}

/// The parts of the action phase.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Part {
    /// The limits of the last round end.
    Begin,
    /// Investigators who were chosen at the end of the last round enter.
    Enter,
    /// Turns are taken.
    Turns,
    /// The turn of this seat is being taken.
    Turn(Seat),
}

impl ActionPhase {
    /// The action phase.
    pub fn new() -> ActionPhase {
        ActionPhase { step: Part::Begin }
    }

    /// Those who have not had their turn.
    fn waiting(game: &ArkhamHorror) -> impl Iterator<Item = Seat> + '_ {
        game.open.in_play().filter(|&seat| rule!("ah3:201.2", !game.open.person(seat).done, else true))
    }

    /// The seat takes its turn.
    fn turn(&mut self, seat: Seat) -> Step {
        self.step = Part::Turn(seat);
        call(Turn::new(seat))
    }
}

impl Procedure<ArkhamHorror> for ActionPhase {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, _: &mut Cx<'_>) -> Step {
        if let Wake::Said(&[(_, Choice::Seat(seat))]) = wake {
            return self.turn(seat);
        }
        let (Wake::Enter | Wake::Back(_)) = wake else { return out_of_step() };
        if let Part::Turn(seat) = self.step {
            game.open.person_mut(seat).done = true;
            self.step = Part::Turns;
        }
        if self.step == Part::Begin {
            game.begin_round_limits();
            self.step = Part::Enter;
        }
        if self.step == Part::Enter {
            let next = game.open.turn_order().find(|&seat| game.open.person(seat).next.is_some());
            if let Some(seat) = rule!("ah3:483.6c", next, else None) {
                return call(Enter::new(seat));
            }
            self.step = Part::Turns;
        }
        let who = candidates(Self::waiting(game));
        match who {
            Candidates::None => Ok(Flow::Done),
            Candidates::One(only) => self.turn(only),
            // The lead player says who goes next; the phase does not depend on who is asked.
            Candidates::Many => Ok(Flow::Ask(Ask::one(game.group()))),
        }
    }

    fn offer(&self, game: &ArkhamHorror, _: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("ah3:201.2");
        q.ask(rule);
        q.public_count();
        for seat in game.open.in_play() {
            if game.open.person(seat).done {
                q.refuse(Choice::Seat(seat), rule);
            } else {
                q.offer(Choice::Seat(seat), rule);
            }
        }
    }
}

impl ArkhamHorror {
    /// Ends the limits of the last round: what could be done once can be done again.
    fn begin_round_limits(&mut self) {
        for seat in self.open.seats() {
            let person = self.open.person_mut(seat);
            person.done = false;
            rule!("ah3:417.4", {
                person.acts = Acts::default();
            });
        }
        self.open.used = AssetSet::NONE;
        self.open.locked = AssetSet::NONE;
    }
}

/// An investigator takes a whole turn.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Turn {
    pub(crate) seat: Seat,
}

impl Turn {
    /// An investigator takes a whole turn.
    pub fn new(seat: Seat) -> Turn {
        Turn { seat }
    }

    /// The number of actions in the turn. What adds actions is used only once the usual ones are taken.
    fn actions(self, game: &ArkhamHorror, content: &Content) -> u8 {
        let more = game.abilities(content, self.seat).map(|(_, ability)| match ability {
            Ability::MoreActions(more) => *more,
            _ => 0,
        });
        rule!("ah3:201.1", ACTIONS_PER_TURN, else 1).saturating_add(more.sum())
    }

    /// Notes that assets which add actions are used.
    fn use_more_actions(self, game: &mut ArkhamHorror, content: &Content) {
        for asset in game.open.person(self.seat).assets.iter() {
            let adds = |ability: &Ability| matches!(ability, Ability::MoreActions(_));
            if content.asset(asset).abilities.iter().any(adds) {
                game.open.used.insert(asset);
            }
        }
    }
}

impl Procedure<ArkhamHorror> for Turn {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        match wake {
            Wake::Enter => {
                game.open.person_mut(seat).acts.taken = 0;
                cx.tell(RuleId("ah3:201.2"), || Event::Turn(seat));
            }
            Wake::Back(Frame::TakeAction(action)) if action.declined() => return Ok(Flow::Done),
            Wake::Back(Frame::TakeAction(_)) => {}
            _ => return out_of_step(),
        }
        let person = game.open.person(seat);
        let taken = person.acts.taken;
        if !person.is_in_play() || taken >= self.actions(game, cx.content) {
            return Ok(Flow::Done);
        }
        if taken >= ACTIONS_PER_TURN {
            self.use_more_actions(game, cx.content);
        }
        call(TakeAction::new(seat))
    }
}
