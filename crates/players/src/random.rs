//! The bot that does not think.

use table::{Dice, Game, Offer, Position, Seat};

use crate::{Bot, Thought};

/// Takes any answer, all equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn choose(
        &mut self,
        _: &Position<G>,
        _: &G::Content,
        _: Seat,
        offer: &Offer<G>,
        dice: &mut dyn Dice,
    ) -> Thought<G> {
        Thought::unconsidered(offer.random(dice))
    }
}
