//! The rollout policy: draws answers by the game's priors.

use engine::{Answer, Dice, Evaluate, Offer, Pick, Position, Seat};

/// The relative likelihood of an answer: the product of its choices' priors.
pub(crate) fn prior<G: Evaluate>(
    position: &Position<G>,
    content: &G::Content,
    seat: Seat,
    answer: &Answer<G>,
) -> f64 {
    answer.iter().map(|choice| position.game().prior(content, position.stack(), seat, choice)).product()
}

/// Draws an answer by the priors. One choice is drawn by weight. If at least one is required, the size is uniform and
/// the choices are drawn by weight. If none is allowed, each choice is taken independently with its prior as the odds.
pub(crate) fn draw_by_prior<G: Evaluate>(
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

/// Draws an index by weight; taken ones have the weight minus infinity.
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

/// A uniform number in `0.0..1.0`.
fn share(dice: &mut dyn Dice) -> f64 {
    const FINE: u64 = 1 << 32;
    dice.below(FINE) as f64 / FINE as f64
}
