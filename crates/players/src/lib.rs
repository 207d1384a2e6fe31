//! Bots for any game, and whole games played by them.
//!
//! A bot is handed the position because that is what can be copied and resampled; it uses nothing of it that
//! its seat cannot know. What it knows of the game beyond the rules comes from [`table::Judge`].

mod greedy;
mod kind;
mod playout;
mod random;

pub use greedy::Greedy;
pub use kind::{Kind, UnknownBot};
pub use playout::{Playout, Tally};
pub use random::Random;

use table::{Answer, Dice, Game, Offer, Position, Seat};

/// Somebody to sit in a seat.
pub trait Bot<G: Game>: Send {
    /// What it is called on the command line.
    fn name(&self) -> &'static str;

    /// Chooses from what the seat is offered right now.
    fn choose(
        &mut self,
        position: &Position<G>,
        content: &G::Content,
        seat: Seat,
        offer: &Offer<G>,
        dice: &mut dyn Dice,
    ) -> Thought<G>;

    /// The seat's answer to the pending question; an empty one if the seat is not asked.
    fn answer(
        &mut self,
        position: &Position<G>,
        content: &G::Content,
        seat: Seat,
        dice: &mut dyn Dice,
    ) -> Thought<G> {
        let mut offer = Offer::new();
        if position.offer(content, seat, &mut offer) {
            self.choose(position, content, seat, &offer, dice)
        } else {
            Thought::unconsidered(Answer::<G>::new())
        }
    }
}

/// An answer, and how the bot came to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<G: Game> {
    /// What the bot says.
    pub answer: Answer<G>,
    /// The answers it weighed, best first, with the value it expects of each: 0 is lost, 1 is won. Empty if it
    /// did not think.
    pub considered: Vec<(Answer<G>, f64)>,
    /// In how many possible worlds it tried each of them.
    pub worlds: u32,
}

impl<G: Game> Thought<G> {
    /// An answer given without thinking.
    pub fn unconsidered(answer: Answer<G>) -> Self {
        Thought { answer, considered: Vec::new(), worlds: 0 }
    }
}
