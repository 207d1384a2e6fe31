//! Evaluation and priors for bots.
//!
//! A scenario is a race of the act deck against the agenda deck, run by investigators who can take only so much damage
//! and horror. [`Evaluate::value`] estimates the remaining work in actions and returns the probability that the rounds,
//! health and sanity left suffice for it.

mod chance;
mod evaluation;
mod fight;
mod habit;
mod text;
mod work;

use engine::{Evaluate, Game, Seat, Seats};

use crate::content::Content;
use crate::{Choice, Frame, Lcg};

impl Evaluate for Lcg {
    fn value(&self, content: &Content, _: &[Frame], _: Seat) -> f64 {
        evaluation::value(self, content)
    }

    fn same_value(&self, _: &Content, _: Seat) -> Seats {
        Seats::first(Game::seats(self))
    }

    /// True at the beginning and the end of a turn, so that plans of several actions are compared once they are carried
    /// out, just before enemies attack.
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
