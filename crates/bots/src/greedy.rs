//! A one-move lookahead bot that evaluates every answer in sampled worlds.

use engine::{Answer, Cx, Dice, Evaluate, Move, Odds, Offer, Position, Seat, Seats, Viewer, Wait};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;

use crate::policy::{draw_by_prior, prior};
use crate::{Bot, Considered, Thought};

/// The default number of worlds sampled per decision.
const WORLDS: u32 = 16;
/// The maximum number of answers evaluated; if there are more, those with the highest priors.
const MOST_ANSWERS: usize = 48;
/// The maximum number of answers listed to find those.
const MOST_LISTED: usize = 1000;
/// The maximum number of moves played before a position is evaluated, quiet or not.
const MAX_TRIAL_MOVES: usize = 500;

/// Plays each answer in worlds resampled from what its seat knows, continues by the game's priors until the position is
/// quiet, and takes the answer with the best mean value, on ties the one with the highest prior. All answers use the
/// same dice in a world. Anytime choices are compared with using none in the same way.
pub struct Greedy<G: Evaluate> {
    worlds: u32,
    world: Option<Position<G>>,
    trial: Option<Position<G>>,
    offer: Offer<G>,
    odds: Odds,
    weights: Vec<f64>,
}

impl<G: Evaluate> Default for Greedy<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Evaluate> Greedy<G> {
    /// A bot with the default number of worlds.
    pub fn new() -> Self {
        Self::with_worlds(WORLDS)
    }

    /// A bot with this number of worlds, at least one.
    pub fn with_worlds(worlds: u32) -> Self {
        Greedy {
            worlds: worlds.max(1),
            world: None,
            trial: None,
            offer: Offer::new(),
            odds: Odds::new(),
            weights: Vec::new(),
        }
    }

    /// The answers to evaluate, those with the highest priors first.
    fn candidates(
        position: &Position<G>,
        content: &G::Content,
        seat: Seat,
        offer: &Offer<G>,
    ) -> Vec<Answer<G>> {
        let rate = |answer| (prior(position, content, seat, &answer), answer);
        let mut rated: Vec<(f64, Answer<G>)> = offer.answers(MOST_LISTED).into_iter().map(rate).collect();
        rated.sort_by(|a, b| b.0.total_cmp(&a.0));
        rated.truncate(MOST_ANSWERS);
        if rated.first().is_some_and(|(best, _)| *best > 0.0) {
            rated.retain(|(prior, _)| *prior > 0.0);
        }
        rated.into_iter().map(|(_, answer)| answer).collect()
    }

    /// Returns the mean value of each act over the worlds, best first and ties in the given order. The act `None` uses
    /// no anytime choice. At least `least` moves are played before a position is evaluated.
    fn rate(
        &mut self,
        position: &Position<G>,
        content: &G::Content,
        seat: Seat,
        acts: Vec<Option<Move<G>>>,
        least: usize,
        dice: &mut dyn Dice,
    ) -> Vec<Considered<G>> {
        let Greedy { worlds, world, trial, offer, odds, weights } = self;
        let world = world.get_or_insert_with(|| position.clone());
        let trial = trial.get_or_insert_with(|| position.clone());
        let share = 1.0 / acts.len() as f64;
        let mut rated: Vec<Considered<G>> =
            acts.into_iter().map(|mv| Considered { mv, share, value: 0.0 }).collect();
        for _ in 0..*worlds {
            world.clone_from(position);
            world.resample(content, Viewer::only(seat), dice, offer);
            let seed = dice.below(u64::MAX);
            for Considered { mv, value, .. } in &mut rated {
                let mut dice = Pcg64::seed_from_u64(seed);
                trial.clone_from(world);
                let done = mv.as_ref().map_or(Ok(()), |mv| trial.apply_offered(mv, &mut Cx::silent(content)));
                if done.is_ok() {
                    *value += Self::play_on(trial, content, seat, least, offer, odds, weights, &mut dice);
                }
            }
        }
        for Considered { value, .. } in &mut rated {
            *value /= f64::from(*worlds);
        }
        rated.sort_by(|a, b| b.value.total_cmp(&a.value));
        rated
    }

    /// Plays the trial on by the game's priors until it is quiet, and returns its value to the seat.
    #[expect(clippy::too_many_arguments, reason = "the buffers are the bot's own")]
    fn play_on(
        trial: &mut Position<G>,
        content: &G::Content,
        seat: Seat,
        least: usize,
        offer: &mut Offer<G>,
        odds: &mut Odds,
        weights: &mut Vec<f64>,
        dice: &mut dyn Dice,
    ) -> f64 {
        for made in 0..MAX_TRIAL_MOVES {
            let mv = match trial.wait() {
                Wait::Over(end) => return G::payoff(&end, seat),
                Wait::Ask { said: Seats::NONE, .. } | Wait::Roll
                    if made >= least && trial.game().is_quiet(content, trial.stack()) =>
                {
                    break;
                }
                Wait::Roll => {
                    trial.odds(content, odds);
                    Move::Roll(odds.draw(dice).unwrap_or_default())
                }
                Wait::Ask { .. } => {
                    let Some(asked) = trial.asked().iter().next() else { break };
                    if !trial.offer(content, asked, offer) {
                        break;
                    }
                    Move::Say {
                        seat: asked,
                        what: draw_by_prior(trial, content, asked, offer, weights, dice),
                    }
                }
            };
            if let Err(why) = trial.apply_offered(&mv, &mut Cx::silent(content)) {
                debug_assert!(false, "in an imagined world: {why}");
                break;
            }
        }
        match trial.wait() {
            Wait::Over(end) => G::payoff(&end, seat),
            Wait::Ask { .. } | Wait::Roll => trial.game().value(content, trial.stack(), seat),
        }
    }
}

impl<G: Evaluate> Bot<G> for Greedy<G> {
    fn name(&self) -> &'static str {
        "greedy"
    }

    fn choose(
        &mut self,
        position: &Position<G>,
        content: &G::Content,
        seat: Seat,
        offer: &Offer<G>,
        dice: &mut dyn Dice,
    ) -> Thought<G> {
        // Anytime choices are decided first: in all trials everybody, this seat included, then continues as usual, so
        // that the choice is the only difference.
        if !offer.anytime().is_empty() {
            let anytime = offer.anytime().iter().map(|&(what, _)| Some(Move::Anytime { seat, what }));
            let acts = std::iter::once(None).chain(anytime).collect();
            let considered = self.rate(position, content, seat, acts, 1, dice);
            let mv = considered.first().and_then(|best| best.mv.clone());
            if mv.is_some() || !offer.asks() {
                return Thought { mv, considered, worlds: self.worlds };
            }
        }
        if !offer.is_decision() {
            return Thought::unconsidered(Some(Move::Say { seat, what: offer.random(dice) }));
        }
        let answers = Self::candidates(position, content, seat, offer).into_iter();
        let acts = answers.map(|what| Some(Move::Say { seat, what })).collect();
        let considered = self.rate(position, content, seat, acts, 0, dice);
        let mv = considered.first().and_then(|best| best.mv.clone());
        Thought { mv, considered, worlds: self.worlds }
    }
}
