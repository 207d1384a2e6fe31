//! The bot's knowledge of the game: an evaluation of positions and priors for choices.

mod evaluation;
mod priors;

use engine::{Evaluate, Seat};

use crate::content::Content;
use crate::{Choice, Duel, Frame};

impl Evaluate for Duel {
    fn value(&self, content: &Content, _: &[Frame], seat: Seat) -> f64 {
        evaluation::chance(self, content, seat)
    }

    /// True between turns, and at every question of a seat's go in the Doom phase.
    fn is_quiet(&self, _: &Content, stack: &[Frame]) -> bool {
        match stack.last() {
            Some(Frame::Turn(turn)) => turn.is_fresh(),
            Some(Frame::DoomGo(_)) => true,
            _ => false,
        }
    }

    fn prior(&self, content: &Content, stack: &[Frame], seat: Seat, choice: &Choice) -> f64 {
        priors::prior(self, content, stack, seat, *choice)
    }
}
