//! What bots know of the game beyond its rules: how a position stands, and what a sensible player would do.
//!
//! A scenario is a race: the act deck against the agenda deck, with investigators that last only so long. The value of
//! a position is how far the acts have come, how much time is left, and how well everybody is.

mod habit;
mod standing;

use table::{Judge, Seat};

use crate::content::Content;
use crate::{Choice, Frame, Lcg};

impl Judge for Lcg {
    fn value(&self, content: &Content, _: &[Frame], _: Seat) -> f64 {
        standing::value(self, content)
    }

    /// Between actions, and when it is decided who takes the next turn.
    fn quiet(&self, _: &Content, stack: &[Frame]) -> bool {
        matches!(stack.last(), Some(Frame::Turn(_) | Frame::Investigation(_)))
    }

    fn prior(&self, content: &Content, stack: &[Frame], seat: Seat, choice: &Choice) -> f64 {
        habit::prior(self, content, stack, seat, *choice)
    }
}
