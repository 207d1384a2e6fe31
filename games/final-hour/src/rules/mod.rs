//! The rules, one file for each chapter of the rulebook.

pub mod action_phase;
pub mod activation;
pub mod ancient_one;
pub mod attack;
mod decks;
pub mod destruction;
pub mod effects;
pub mod explore;
pub mod health;
pub mod items;
pub mod monsters;
pub mod movement;
pub mod people;
pub mod places;
pub mod ritual;
pub mod round;
pub mod seals;
pub mod solo;
pub mod spawning;

use rulebook::RuleId;

use crate::{Cx, Event, Halt, Step, Vain};

/// The error for a procedure that is woken with something it did not ask for.
pub(crate) fn out_of_step() -> Step {
    Err(Halt::Bug("a procedure was woken out of step"))
}

/// Reports that an effect has nothing to affect.
pub(crate) fn report_no_effect(what: Vain, cx: &mut Cx<'_>) {
    cx.tell(RuleId("fh:clar-movement.6"), || Event::InVain { what });
}
