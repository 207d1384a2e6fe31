//! What a sensible player would likely say without thinking: priors of the game made into answers.

use engine::{Answer, Dice, Evaluate, Offer, Pick, Position, Seat};

/// How likely a sensible player gives the answer, relative to others.
pub(crate) fn prior<G: Evaluate>(
    position: &Position<G>,
    content: &G::Content,
    seat: Seat,
    answer: &Answer<G>,
) -> f64 {
    answer.iter().map(|choice| position.game().prior(content, position.stack(), seat, choice)).product()
}

/// What a sensible player may answer: one choice by its prior; of at least some, any size, then by their priors; where
/// none will do too, each choice for itself, its prior being the odds of taking it.
pub(crate) fn likely<G: Evaluate>(
    position: &Position<G>,
    content: &G::Content,
    seat: Seat,
    offer: &Offer<G>,
    weights: &mut Vec<f64>,
    dice: &mut dyn Dice,
) -> Answer<G> {
    if !offer.is_decision() {
        return offer.random(dice);
    }
    let prior = |choice: &G::Choice| position.game().prior(content, position.stack(), seat, choice).max(0.0);
    let count = match offer.pick() {
        Pick::One => 1,
        Pick::Some { min: 0, max } => {
            let taken = |prior: f64, dice: &mut dyn Dice| share(dice) * (1.0 + prior) < prior;
            let choices = offer.choices().iter().map(|&(choice, _)| choice);
            return choices.filter(|choice| taken(prior(choice), dice)).take(max.into()).collect();
        }
        Pick::Some { min, max } => usize::from(min + dice.below(u64::from(max - min) + 1) as u8),
    };
    weights.clear();
    weights.extend(offer.choices().iter().map(|(choice, _)| prior(choice)));
    let mut answer = Answer::<G>::new();
    for _ in 0..count.min(weights.len()) {
        let at = draw(weights, dice);
        answer.push(offer.choices()[at].0);
        weights[at] = f64::NEG_INFINITY;
    }
    answer
}

/// An index drawn by weight; those already taken weigh minus infinity.
fn draw(weights: &[f64], dice: &mut dyn Dice) -> usize {
    let total: f64 = weights.iter().filter(|weight| **weight > 0.0).sum();
    let mut left = share(dice) * total;
    let mut last = 0;
    for (at, &weight) in weights.iter().enumerate().filter(|(_, weight)| **weight >= 0.0) {
        last = at;
        left -= weight;
        if left < 0.0 {
            break;
        }
    }
    last
}

/// A number from 0 on and below 1.
fn share(dice: &mut dyn Dice) -> f64 {
    const FINE: u64 = 1 << 32;
    dice.below(FINE) as f64 / FINE as f64
}
