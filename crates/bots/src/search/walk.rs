//! One worker of a search: its tree and the walks that grow it.

use engine::{Answer, Cx, Dice, Evaluate, Move, Odds, Offer, Position, Seat, Seats, Viewer, Wait};
use rand_pcg::Pcg64;

use super::tree::{Act, Tree};
use crate::policy::draw_by_prior;

/// The maximum number of decisions after leaving the tree, before the position is evaluated, quiet or not.
pub const MAX_ROLLOUT_DECISIONS: usize = 24;
/// The maximum number of decisions within the tree.
pub const MAX_TREE_DECISIONS: usize = 100;

/// The state of one worker, reused between searches.
pub(super) struct Worker<G: Evaluate> {
    pub(super) tree: Tree<G::Choice>,
    world: Option<Position<G>>,
    /// The edges taken on the current walk.
    path: Vec<u32>,
    offer: Offer<G>,
    odds: Odds,
    weights: Vec<f64>,
}

/// What to search: the position, the deciding seat, and whether it is only polled about anytime choices.
pub(super) struct Task<'a, G: Evaluate> {
    pub(super) position: &'a Position<G>,
    pub(super) content: &'a G::Content,
    pub(super) seat: Seat,
    pub(super) polled: bool,
}

/// The state of a walk.
struct Walk {
    node: u32,
    /// Whether the walk is still inside the existing tree.
    inside: bool,
    /// The number of decisions since it left the tree.
    outside: usize,
    /// Whether the seat is to be polled first.
    polled: bool,
    /// Whether the question being decided comes next; it is part of the tree even if only one answer is left.
    own: bool,
}

impl<G: Evaluate> Worker<G> {
    pub(super) fn new() -> Self {
        Worker {
            tree: Tree::new(),
            world: None,
            path: Vec::new(),
            offer: Offer::new(),
            odds: Odds::new(),
            weights: Vec::new(),
        }
    }

    /// Starts from an empty tree and makes walks as long as `more` returns true; returns their number.
    pub(super) fn search(
        &mut self,
        task: &Task<'_, G>,
        dice: &mut Pcg64,
        mut more: impl FnMut(u32) -> bool,
    ) -> u32 {
        self.tree.clear();
        let mut world = self.world.take().unwrap_or_else(|| task.position.clone());
        let mut walks = 0;
        while more(walks) {
            world.clone_from(task.position);
            world.resample(task.content, Viewer::only(task.seat), dice, &mut self.offer);
            self.walk(task, &mut world, dice);
            walks += 1;
        }
        self.world = Some(world);
        walks
    }

    /// Makes one walk: along the tree, one step beyond it, then by the game's priors until the position can be
    /// evaluated.
    fn walk(&mut self, task: &Task<'_, G>, world: &mut Position<G>, dice: &mut Pcg64) {
        let content = task.content;
        let mut walk = Walk {
            node: Tree::<G::Choice>::ROOT,
            inside: true,
            outside: 0,
            polled: task.polled,
            own: !task.polled,
        };
        self.path.clear();
        loop {
            let mv = match world.wait() {
                Wait::Over(_) => break,
                Wait::Roll | Wait::Ask { said: Seats::NONE, .. }
                    if !walk.inside
                        && (walk.outside >= MAX_ROLLOUT_DECISIONS
                            || world.game().is_quiet(content, world.stack())) =>
                {
                    break;
                }
                Wait::Roll => {
                    world.odds(content, &mut self.odds);
                    Some(Move::Roll(self.odds.draw(dice).unwrap_or_default()))
                }
                Wait::Ask { must, .. } => {
                    let asked = world.asked();
                    let seat = if asked.has(task.seat) { Some(task.seat) } else { asked.iter().next() };
                    let Some(seat) = seat else { break };
                    // Sealed answers of others are not observed: they are drawn by the priors and are not part of the
                    // path.
                    let seen = must.len() == 1 || seat == task.seat;
                    if walk.inside && walk.polled {
                        walk.polled = false;
                        self.poll(task, world, &mut walk)
                    } else {
                        if !world.offer(content, seat, &mut self.offer) {
                            break;
                        }
                        let own = std::mem::take(&mut walk.own);
                        if walk.inside && seen && (own || self.offer.is_decision()) {
                            Some(self.decide(content, world, seat, &mut walk, dice))
                        } else {
                            walk.outside += usize::from(!walk.inside && self.offer.is_decision());
                            let what =
                                draw_by_prior(world, content, seat, &self.offer, &mut self.weights, dice);
                            Some(Move::Say { seat, what })
                        }
                    }
                }
            };
            let Some(mv) = mv else { continue };
            if let Err(why) = world.apply_offered(&mv, &mut Cx::silent(content)) {
                debug_assert!(false, "in an imagined world: {why}");
                break;
            }
        }
        self.reward(task, world);
    }

    /// Decides whether the polled seat uses an anytime choice; `None` if it does not.
    fn poll(&mut self, task: &Task<'_, G>, world: &Position<G>, walk: &mut Walk) -> Option<Move<G>> {
        let seat = task.seat;
        world.anytime_choices(task.content, seat, &mut self.offer);
        self.tree.ask(walk.node);
        self.tree.open(walk.node, seat, Act::Silent, || 1.0);
        open_anytime(&mut self.tree, walk.node, world, task.content, seat, &self.offer);
        match self.step(walk) {
            Act::Anytime(what) => Some(Move::Anytime { seat, what }),
            Act::Silent | Act::Take(_) | Act::Enough => None,
        }
    }

    /// Decides a question that is part of the tree.
    fn decide(
        &mut self,
        content: &G::Content,
        world: &Position<G>,
        seat: Seat,
        walk: &mut Walk,
        dice: &mut dyn Dice,
    ) -> Move<G> {
        let count = self.offer.choices().len();
        let (min, max) = self.offer.pick().count(count);
        let (mut what, mut from) = (Answer::<G>::new(), 0);
        while what.len() < max {
            self.tree.ask(walk.node);
            // Enough choices must be left to complete the answer; keeping the order of the offer gives each set one
            // path.
            let until = count + 1 - min.saturating_sub(what.len()).max(1);
            for &(choice, _) in &self.offer.choices()[from..until] {
                let prior = || world.game().prior(content, world.stack(), seat, &choice);
                self.tree.open(walk.node, seat, Act::Take(choice), prior);
            }
            if what.len() >= min {
                self.tree.open(walk.node, seat, Act::Enough, || 1.0);
            }
            if what.is_empty() {
                open_anytime(&mut self.tree, walk.node, world, content, seat, &self.offer);
            }
            match self.step(walk) {
                Act::Take(choice) => {
                    what.push(choice);
                    let at = self.offer.choices().iter().position(|(offered, _)| *offered == choice);
                    from = at.map_or(count, |at| at + 1);
                }
                Act::Anytime(what) => return Move::Anytime { seat, what },
                Act::Enough | Act::Silent => break,
            }
            if !walk.inside {
                self.complete(&mut what, from, min, max, dice);
                break;
            }
        }
        Move::Say { seat, what }
    }

    /// Completes at random an answer during which the walk left the tree.
    fn complete(&self, what: &mut Answer<G>, from: usize, min: usize, max: usize, dice: &mut dyn Dice) {
        let rest = &self.offer.choices()[from..];
        let most = (max - what.len()).min(rest.len());
        let least = min.saturating_sub(what.len()).min(most);
        let mut wanted = least + dice.below((most - least) as u64 + 1) as usize;
        for (at, &(choice, _)) in rest.iter().enumerate() {
            if (dice.below((rest.len() - at) as u64) as usize) < wanted {
                what.push(choice);
                wanted -= 1;
            }
        }
    }

    /// Takes one step along the tree.
    fn step(&mut self, walk: &mut Walk) -> Act<G::Choice> {
        let edge = self.tree.select();
        self.path.push(edge);
        let (node, new) = self.tree.follow(edge);
        walk.node = node;
        walk.inside = !new && self.path.len() < MAX_TREE_DECISIONS;
        self.tree.act(edge)
    }

    /// Backs up the final value to all edges of the path.
    fn reward(&mut self, task: &Task<'_, G>, world: &Position<G>) {
        let mut known = [f64::NAN; Seat::MAX];
        let mut once = |seat: Seat| {
            if known[seat.index()].is_nan() {
                match world.wait() {
                    Wait::Over(end) => known[seat.index()] = G::payoff(&end, seat),
                    Wait::Ask { .. } | Wait::Roll => {
                        let game = world.game();
                        let value = game.value(task.content, world.stack(), seat);
                        let same = game.same_value(task.content, seat);
                        same.with(seat).iter().for_each(|seat| known[seat.index()] = value);
                    }
                }
            }
            known[seat.index()]
        };
        self.tree.leaf(once(task.seat));
        for &edge in &self.path {
            let seat = self.tree.seat(edge);
            self.tree.reward(edge, once(seat));
        }
    }
}

/// Makes the seat's anytime choices available at the current question.
fn open_anytime<G: Evaluate>(
    tree: &mut Tree<G::Choice>,
    node: u32,
    world: &Position<G>,
    content: &G::Content,
    seat: Seat,
    offer: &Offer<G>,
) {
    for &(choice, _) in offer.anytime() {
        tree.open(node, seat, Act::Anytime(choice), || {
            world.game().prior(content, world.stack(), seat, &choice)
        });
    }
}
