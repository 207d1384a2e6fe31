//! A bot that runs a Monte Carlo tree search over sampled worlds.
//!
//! Every walk starts in a world resampled from what the seat knows, descends one tree of observable decisions, adds a
//! node, continues by the game's priors for a while, and backs up [`Evaluate::value`] to every seat on the path. The
//! bot plays the most visited move.

mod tree;
mod walk;

use std::panic::resume_unwind;
use std::time::{Duration, Instant};

use engine::{Answer, Dice, Evaluate, Move, Offer, Position, Seat};
use rand_pcg::Pcg64;

use crate::policy::draw_by_prior;
use crate::{Bot, Considered, Thought};
use tree::{Act, Tree};
pub use walk::{MAX_ROLLOUT_DECISIONS, MAX_TREE_DECISIONS};
use walk::{Task, Worker};

/// The number of independent trees, each with its own dice and share of the budget, whose counts are summed. It is
/// fixed, so that the same seed gives the same result with any number of threads.
const WORKERS: u64 = 2;
/// The clock is checked once in this many walks.
const CLOCK_CHECK_WALKS: u32 = 16;
/// A poll about anytime choices, which recurs at every question, gets the budget divided by this.
const POLL_SHARE: u32 = 4;

/// The budget of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// The total number of walks; gives the same result on every machine.
    Walks(u32),
    /// The thinking time, for live play.
    Time(Duration),
}

/// The search bot. See the module documentation.
pub struct Search<G: Evaluate> {
    budget: Budget,
    threads: usize,
    workers: Vec<Worker<G>>,
}

/// The statistics of an act, summed over all workers.
struct Count<C> {
    act: Act<C>,
    visits: u32,
    worth: f64,
    /// The child node of each worker.
    nodes: Vec<Option<u32>>,
}

impl<G: Evaluate> Search<G> {
    /// A search with this budget for each decision, on one thread.
    pub fn new(budget: Budget) -> Self {
        Search { budget, threads: 1, workers: (0..WORKERS).map(|_| Worker::new()).collect() }
    }

    /// Uses this many threads; the results are the same unless the budget is a time.
    #[must_use]
    pub fn on_threads(self, threads: usize) -> Self {
        Search { threads, ..self }
    }

    /// Runs all workers with the budget divided by `part`; returns the total number of walks.
    fn search(&mut self, task: &Task<'_, G>, part: u32, dice: &mut dyn Dice) -> u32 {
        let seed = dice.below(u64::MAX);
        // On one thread the workers run one after another.
        let (budget, turns) = (self.budget, if self.threads <= 1 { WORKERS as u32 } else { 1 });
        let work = |number: u64, worker: &mut Worker<G>| {
            let mut dice = Pcg64::new(seed.into(), number.into());
            match budget {
                Budget::Walks(all) => {
                    let (all, workers) = (all / part, WORKERS as u32);
                    let share = (all / workers + u32::from(number < u64::from(all % workers))).max(1);
                    worker.search(task, &mut dice, |walks| walks < share)
                }
                Budget::Time(all) => {
                    let began = Instant::now();
                    worker.search(task, &mut dice, |walks| {
                        !walks.is_multiple_of(CLOCK_CHECK_WALKS)
                            || walks == 0
                            || began.elapsed() < all / part / turns
                    })
                }
            }
        };
        let workers = self.workers.iter_mut().zip(0..);
        if self.threads <= 1 {
            return workers.map(|(worker, number)| work(number, worker)).sum();
        }
        std::thread::scope(|scope| {
            let work = &work;
            let threads: Vec<_> =
                workers.map(|(worker, number)| scope.spawn(move || work(number, worker))).collect();
            let walks =
                threads.into_iter().map(|thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic)));
            walks.sum()
        })
    }

    /// The acts tried at these nodes, in the order in which they were first available.
    fn tried(&self, nodes: &[Option<u32>]) -> Vec<Count<G::Choice>> {
        let mut all: Vec<Count<G::Choice>> = Vec::new();
        for (at, (worker, node)) in self.workers.iter().zip(nodes).enumerate() {
            let Some(node) = node else { continue };
            for tried in worker.tree.tried(*node) {
                let found = all.iter().position(|known| known.act == tried.act).unwrap_or_else(|| {
                    let nodes = vec![None; self.workers.len()];
                    all.push(Count { act: tried.act, visits: 0, worth: 0.0, nodes });
                    all.len() - 1
                });
                all[found].visits += tried.visits;
                all[found].worth += tried.worth;
                all[found].nodes[at] = tried.child;
            }
        }
        all
    }

    /// Every complete move that was tried, with its visits and total worth.
    fn moves(&self, seat: Seat, offer: &Offer<G>) -> Vec<(Option<Move<G>>, u32, f64)> {
        let (_, max) = offer.pick().count(offer.choices().len());
        let mut moves = Vec::new();
        let root = vec![Some(Tree::<G::Choice>::ROOT); self.workers.len()];
        let mut ways = vec![(Answer::<G>::new(), root)];
        while let Some((answer, nodes)) = ways.pop() {
            for tried in self.tried(&nodes).into_iter().filter(|tried| tried.visits > 0) {
                let mv = match tried.act {
                    Act::Take(choice) => {
                        let mut what = answer.clone();
                        what.push(choice);
                        if what.len() < max {
                            ways.push((what, tried.nodes));
                            continue;
                        }
                        Some(Move::Say { seat, what })
                    }
                    Act::Enough => Some(Move::Say { seat, what: answer.clone() }),
                    Act::Anytime(what) => Some(Move::Anytime { seat, what }),
                    Act::Silent => None,
                };
                moves.push((mv, tried.visits, tried.worth));
            }
        }
        moves
    }
}

impl<G: Evaluate> Bot<G> for Search<G> {
    fn name(&self) -> &'static str {
        "search"
    }

    fn choose(
        &mut self,
        position: &Position<G>,
        content: &G::Content,
        seat: Seat,
        offer: &Offer<G>,
        dice: &mut dyn Dice,
    ) -> Thought<G> {
        let polled = !offer.asks();
        // A forced answer needs no search, unless an anytime choice of normal priority is available.
        let forced = !polled && !offer.is_decision();
        if forced && offer.anytime().iter().all(|(choice, _)| offer.is_low_priority(*choice)) {
            return Thought::unconsidered(Some(Move::Say { seat, what: offer.random(dice) }));
        }
        let part = if polled || forced { POLL_SHARE } else { 1 };
        let worlds = self.search(&Task { position, content, seat, polled }, part, dice);
        let mut moves = self.moves(seat, offer);
        moves.sort_by(|a, b| b.1.cmp(&a.1).then(b.2.total_cmp(&a.2)));
        let all: u32 = moves.iter().map(|(_, visits, _)| visits).sum();
        let considered: Vec<_> = moves
            .into_iter()
            .map(|(mv, visits, worth)| Considered {
                mv,
                share: f64::from(visits) / f64::from(all),
                value: worth / f64::from(visits),
            })
            .collect();
        let likely = || {
            let what = draw_by_prior(position, content, seat, offer, &mut Vec::new(), dice);
            (!polled).then_some(Move::Say { seat, what })
        };
        let mv = considered.first().map_or_else(likely, |best| best.mv.clone());
        Thought { mv, considered, worlds }
    }
}
