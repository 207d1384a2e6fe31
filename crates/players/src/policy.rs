//! What a sensible player would likely say without thinking: priors of the game made into answers.

use table::{Answer, Dice, Judge, Offer, Pick, Position, Seat};

/// How finely chances are drawn.
const FINE: u64 = 1 << 32;

/// How likely a sensible player gives the answer, relative to others.
pub(crate) fn prior<G: Judge>(
    position: &Position<G>,
    content: &G::Content,
    seat: Seat,
    answer: &Answer<G>,
) -> f64 {
    answer.iter().map(|choice| position.game().prior(content, position.stack(), seat, choice)).product()
}

/// What a sensible player may answer: one choice by its prior; of a set number of choices, one after the other by their
/// priors; of as many as one likes, each for itself, its prior being the odds of taking it.
pub(crate) fn likely<G: Judge>(
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
    let (min, max) = match offer.pick() {
        Pick::One => (1, 1),
        Pick::Some { min, max } => (usize::from(min), usize::from(max)),
    };
    weights.clear();
    let prior = |choice| position.game().prior(content, position.stack(), seat, choice).max(0.0);
    weights.extend(offer.choices().iter().map(|(choice, _)| prior(choice)));
    let mut answer = Answer::<G>::new();
    if min < max {
        for (at, weight) in weights.iter_mut().enumerate() {
            let taken = dice.below(FINE) as f64 / FINE as f64 * (1.0 + *weight) < *weight;
            if taken && answer.len() < max {
                answer.push(offer.choices()[at].0);
                *weight = f64::NEG_INFINITY;
            }
        }
    }
    while answer.len() < min.min(weights.len()) {
        let at = draw(weights, dice);
        answer.push(offer.choices()[at].0);
        weights[at] = f64::NEG_INFINITY;
    }
    answer
}

/// An index drawn by weight; those already taken weigh minus infinity.
fn draw(weights: &[f64], dice: &mut dyn Dice) -> usize {
    let total: f64 = weights.iter().filter(|weight| **weight > 0.0).sum();
    let mut left = dice.below(FINE) as f64 / FINE as f64 * total;
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
