//! The rules, one file for each chapter of the rulebook.

pub mod action_phase;
pub mod actions;
pub mod assets;
pub mod buying;
pub mod casting;
pub mod codex;
pub mod combat;
pub mod conditions;
pub mod decks;
pub mod doom;
pub mod encounter_phase;
pub mod engagement;
pub mod events;
pub mod harm;
pub mod holdings;
pub mod monster_phase;
pub mod monsters;
pub mod movement;
pub mod mythos_phase;
pub mod natives;
pub mod people;
pub mod places;
pub mod possessions;
pub mod round;
pub mod sharing;
pub mod skill_test;
pub mod spawning;
pub mod starting;
pub mod take_action;
pub mod texts;
pub mod trade;
pub mod windows;

use engine::Seat;
use rulebook::{RuleId, rule};

use crate::{ArkhamHorror, Choice, Cx, Event, Halt, Step};

/// The error for a procedure that is woken with something it did not ask for.
pub(crate) fn out_of_step() -> Step {
    Err(Halt::Bug("a procedure was woken out of step"))
}

impl ArkhamHorror {
    /// The seat that speaks for the group.
    pub(crate) fn group(&self) -> Seat {
        let last = Seat(self.open.players.saturating_sub(1));
        rule!("ah3:409.4", self.open.lead, else last)
    }
}

/// Tells everybody of a decision whose result will show later, or not at all.
pub(crate) fn tell_pick(rule: RuleId, seat: Seat, choice: Choice, cx: &mut Cx<'_>) {
    cx.tell(rule, || Event::Picked { seat, choice });
}
