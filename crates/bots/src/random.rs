//! A bot that plays at random.

use engine::{Dice, Game, Move, Offer, Position, Seat};

use crate::{Bot, Thought};

/// Chooses uniformly among the answers or, when polled, among the anytime choices.
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
            offer.random_anytime(dice).map(|what| Move::Anytime { seat, what })
        })
    }
}
