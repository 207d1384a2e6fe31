//! The bot that does not think.

use engine::{Dice, Game, Move, Offer, Position, Seat};

use crate::{Bot, Thought};

/// Takes any answer, all equally likely; when it is polled, any standing choice.
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
        seat: Seat,
        offer: &Offer<G>,
        dice: &mut dyn Dice,
    ) -> Thought<G> {
        Thought::unconsidered(if offer.asks() {
            Some(Move::Say { seat, what: offer.random(dice) })
        } else {
            offer.random_anytime(dice).map(|what| Move::Interject { seat, what })
        })
    }
}
