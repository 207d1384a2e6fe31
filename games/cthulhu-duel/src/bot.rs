//! What bots know of the game beyond its rules: how a position stands, and what a sensible player would do.

mod habit;
mod worth;

use engine::{Evaluate, Seat};

use crate::content::Content;
use crate::{Choice, Duel, Frame};

impl Evaluate for Duel {
    fn value(&self, content: &Content, _: &[Frame], seat: Seat) -> f64 {
        worth::chance(self, content, seat)
    }

    /// Between turns, and whenever a go of the Doom phase can end.
    fn is_quiet(&self, _: &Content, stack: &[Frame]) -> bool {
        match stack.last() {
            Some(Frame::Turn(turn)) => turn.is_fresh(),
            Some(Frame::DoomGo(_)) => true,
            _ => false,
        }
    }

    fn prior(&self, content: &Content, stack: &[Frame], seat: Seat, choice: &Choice) -> f64 {
        habit::prior(self, content, stack, seat, *choice)
    }
}
