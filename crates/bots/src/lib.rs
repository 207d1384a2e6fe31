//! Bots for any game, and playouts of whole games.
//!
//! A bot receives the position because that is what can be copied and resampled; it uses nothing that its seat cannot
//! know. Its knowledge of the game beyond the rules comes from [`engine::Evaluate`].

mod greedy;
mod kind;
mod parallel;
mod playout;
mod policy;
mod random;
mod search;

pub use greedy::Greedy;
pub use kind::{BotKind, UnknownBot};
pub use parallel::on_threads;
pub use playout::{Playout, Tally};
pub use random::Random;
pub use search::{Budget, MAX_ROLLOUT_DECISIONS, MAX_TREE_DECISIONS, Search};

use engine::{Dice, Game, Move, Offer, Position, Seat, Seats};

/// Before an answer, one of the seats with anytime choices is polled once in this many times.
pub const POLL_INTERVAL: u64 = 16;

/// A bot that can play a seat.
pub trait Bot<G: Game>: Send {
    /// The name on the command line.
    fn name(&self) -> &'static str;

    /// Chooses from what the seat is offered. If the offer asks, returns an answer or an anytime choice; if it holds
    /// only anytime choices, the seat is being polled and may use none.
    fn choose(
        &mut self,
        position: &Position<G>,
        content: &G::Content,
        seat: Seat,
        offer: &Offer<G>,
        dice: &mut dyn Dice,
    ) -> Thought<G>;

    /// Decides about the pending question. `None` if the seat is offered nothing.
    fn think(
        &mut self,
        position: &Position<G>,
        content: &G::Content,
        seat: Seat,
        dice: &mut dyn Dice,
    ) -> Option<Thought<G>> {
        let mut offer = Offer::new();
        position.offer(content, seat, &mut offer).then(|| self.choose(position, content, seat, &offer, dice))
    }
}

/// A bot's decision and how it was reached.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<G: Game> {
    /// The move; `None` if it uses no anytime choice.
    pub mv: Option<Move<G>>,
    /// The moves it considered, best first. Empty if it did not search.
    pub considered: Vec<Considered<G>>,
    /// The number of sampled worlds.
    pub worlds: u32,
}

/// A move that a bot considered.
#[derive(Clone, Debug, PartialEq)]
pub struct Considered<G: Game> {
    /// The move; `None` for using no anytime choice.
    pub mv: Option<Move<G>>,
    /// The share of the search effort spent on it, from 0 to 1; a search spends most on the best.
    pub share: f64,
    /// The seat's expected value after it, from 0 (lost) to 1 (won).
    pub value: f64,
}

impl<G: Game> Thought<G> {
    /// A move chosen without searching.
    pub fn unconsidered(mv: Option<Move<G>>) -> Self {
        Thought { mv, considered: Vec::new(), worlds: 0 }
    }

    /// The choices of its answer; empty if the move is not an answer.
    pub fn answer(&self) -> &[G::Choice] {
        match &self.mv {
            Some(Move::Say { what, .. }) => what,
            Some(Move::Anytime { .. } | Move::Roll(_)) | None => &[],
        }
    }
}

/// Draws the seat to be polled about its anytime choices before the next answer, if any. Draws no random number if
/// there are no such seats.
pub fn polled(may: Seats, dice: &mut dyn Dice) -> Option<Seat> {
    (!may.is_empty() && dice.below(POLL_INTERVAL) == 0).then(|| may.any(dice)).flatten()
}
