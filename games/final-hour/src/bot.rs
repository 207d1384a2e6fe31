//! The bot's knowledge of the game: an evaluation of positions and priors for choices.
//!
//! The game is won by surviving until the ritual and having the right symbols for it. The value of a position is the
//! product of both chances, from [`danger`] and [`promise`].

mod priors;
mod ritual_odds;
mod survival;

use engine::{Evaluate, Game, Seat, Seats};

use crate::content::Content;
use crate::state::{Phase, pile};
use crate::{Choice, FinalHour, Frame};

impl Evaluate for FinalHour {
    fn value(&self, content: &Content, stack: &[Frame], _: Seat) -> f64 {
        let now = ritual_odds::chance_now(self, content);
        match stack.last() {
            Some(Frame::Attempt(_)) => now,
            top => {
                let rounds = self.shut.gates.len(pile::DECK) as f64;
                let later = survival::survival(self, content, rounds)
                    * ritual_odds::chance_later(self, content, rounds);
                // At the vote an immediate attempt is possible; in the middle of a round it is not.
                if matches!(top, Some(Frame::EndOfRound(_))) { later.max(now) } else { later }
            }
        }
    }

    fn same_value(&self, _: &Content, _: Seat) -> Seats {
        Seats::first(Game::seats(self))
    }

    /// True between rounds, and once only the clues remain to be revealed.
    fn is_quiet(&self, _: &Content, stack: &[Frame]) -> bool {
        match self.open.phase {
            Phase::Ritual => true,
            Phase::Priority => {
                self.open.played <= 1
                    && matches!(stack.last(), Some(Frame::PlayPriority(_) | Frame::SoloPriority(_)))
            }
            Phase::SetUp | Phase::Resolve | Phase::AncientOne => false,
        }
    }

    fn prior(&self, content: &Content, stack: &[Frame], seat: Seat, choice: &Choice) -> f64 {
        priors::prior(self, content, stack, seat, *choice)
    }
}
