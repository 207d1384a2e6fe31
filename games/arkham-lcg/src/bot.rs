//! What bots know of the game beyond its rules: how a position stands, and what a sensible player would do.
//!
//! A scenario is a race: the act deck against the agenda deck, with investigators that last only so long. What is left
//! to be done is counted in actions; a position is worth as much as it is likely that time, bodies and minds last for
//! them.

mod anytime;
mod chance;
mod fight;
mod habit;
mod text;
mod work;

use engine::{Evaluate, Game, Seat, Seats};

use crate::content::Content;
use crate::{Choice, Frame, Lcg};

impl Evaluate for Lcg {
    fn value(&self, content: &Content, _: &[Frame], _: Seat) -> f64 {
        anytime::value(self, content)
    }

    fn same_value(&self, _: &Content, _: Seat) -> Seats {
        Seats::first(Game::seats(self))
    }

    /// At the beginning of a turn and at its end: plans of several actions are compared when they are carried out, just
    /// before enemies strike.
    fn is_quiet(&self, _: &Content, stack: &[Frame]) -> bool {
        match stack.last() {
            Some(Frame::Turn(_)) => {
                self.open.active.is_some_and(|seat| matches!(self.person(seat).actions, 0 | 3..))
            }
            Some(Frame::Investigation(_)) => true,
            _ => false,
        }
    }

    fn prior(&self, content: &Content, _: &[Frame], seat: Seat, choice: &Choice) -> f64 {
        habit::prior(self, content, seat, *choice)
    }
}
