//! Bots for any game, and whole games played by them.
//!
//! A bot is handed the position because that is what can be copied and resampled; it uses nothing of it that
//! its seat cannot know. What it knows of the game beyond the rules comes from [`engine::Evaluate`].

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
pub use search::{Budget, DEPTH, ROLLOUT, Search};

use engine::{Dice, Game, Move, Offer, Position, Seat, Seats};

/// Before an answer, one of the seats with standing choices is polled this seldom: once in so many times.
pub const POLL: u64 = 16;

/// Somebody to sit in a seat.
pub trait Bot<G: Game>: Send {
    /// What it is called on the command line.
    fn name(&self) -> &'static str;

    /// Chooses from what the seat is offered right now. If the offer asks, an answer or a standing choice; if it has
    /// only standing choices, the seat is polled and may keep silent.
    fn choose(
        &mut self,
        position: &Position<G>,
        content: &G::Content,
        seat: Seat,
        offer: &Offer<G>,
        dice: &mut dyn Dice,
    ) -> Thought<G>;

    /// What the seat does about the pending question. `None` if it has nothing to say.
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

/// What a bot does, and how it came to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<G: Game> {
    /// What it does; `None` keeps silent.
    pub mv: Option<Move<G>>,
    /// What it weighed, the best first. Empty if it did not think.
    pub considered: Vec<Considered<G>>,
    /// In how many possible worlds it looked.
    pub worlds: u32,
}

/// Something that a bot weighed.
#[derive(Clone, Debug, PartialEq)]
pub struct Considered<G: Game> {
    /// The move; `None` is to keep silent.
    pub mv: Option<Move<G>>,
    /// How much of its thinking went into it, from 0 to 1: a search looks longest at what is best.
    pub share: f64,
    /// How well the seat is expected to stand after it, from 0 (lost) to 1 (won).
    pub value: f64,
}

impl<G: Game> Thought<G> {
    /// A move made without thinking.
    pub fn unconsidered(mv: Option<Move<G>>) -> Self {
        Thought { mv, considered: Vec::new(), worlds: 0 }
    }

    /// The choices of its answer; none if it does not answer.
    pub fn answer(&self) -> &[G::Choice] {
        match &self.mv {
            Some(Move::Say { what, .. }) => what,
            Some(Move::Interject { .. } | Move::Roll(_)) | None => &[],
        }
    }
}

/// The seat to be polled about its standing choices before the next answer, if any. Without such seats nothing is
/// drawn.
pub fn polled(may: Seats, dice: &mut dyn Dice) -> Option<Seat> {
    (!may.is_empty() && dice.below(POLL) == 0).then(|| may.any(dice)).flatten()
}
