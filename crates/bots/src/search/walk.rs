//! One worker of a search: its tree, and the walks through worlds that grow it.

use engine::{Answer, Cx, Dice, Evaluate, Move, Odds, Offer, Position, Seat, Seats, Viewer, Wait};
use rand_pcg::Pcg64;

use super::tree::{Act, Tree};
use crate::policy::likely;

/// The most decisions made after the tree is left, before the position is judged, quiet or not.
pub const ROLLOUT: usize = 24;
/// The most decisions made within the tree.
pub const DEPTH: usize = 100;

/// All that one worker needs, used again from search to search.
pub(super) struct Worker<G: Evaluate> {
    pub(super) tree: Tree<G::Choice>,
    world: Option<Position<G>>,
    /// The edges taken on this walk.
    path: Vec<u32>,
    offer: Offer<G>,
    odds: Odds,
    weights: Vec<f64>,
}

/// What is searched: whose question, what is known, and whether the seat is only polled about standing choices.
pub(super) struct Task<'a, G: Evaluate> {
    pub(super) position: &'a Position<G>,
    pub(super) content: &'a G::Content,
    pub(super) seat: Seat,
    pub(super) polled: bool,
}

/// Where a walk stands.
struct Walk {
    node: u32,
    /// Still in the part of the tree that is known.
    inside: bool,
    /// Decisions since it was left.
    outside: usize,
    /// The seat is polled first.
    polled: bool,
    /// The question that is thought about comes next: it is one of the tree even if only one answer is left.
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

    /// So many walks from nothing, or until it is time to stop.
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

    /// One walk: along the tree, one step beyond, then on as sensible players would until the position can be judged.
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
                        && (walk.outside >= ROLLOUT || world.game().is_quiet(content, world.stack())) =>
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
                    // What others seal is not seen: it is guessed, and no way of its own.
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
                            let what = likely(world, content, seat, &self.offer, &mut self.weights, dice);
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

    /// Whether the polled seat uses a standing choice; `None` if it keeps silent.
    fn poll(&mut self, task: &Task<'_, G>, world: &Position<G>, walk: &mut Walk) -> Option<Move<G>> {
        let seat = task.seat;
        world.anytime_choices(task.content, seat, &mut self.offer);
        self.tree.ask(walk.node);
        self.tree.open(walk.node, seat, Act::Silent, || 1.0);
        open_standing(&mut self.tree, walk.node, world, task.content, seat, &self.offer);
        match self.step(walk) {
            Act::Stand(what) => Some(Move::Interject { seat, what }),
            Act::Silent | Act::Take(_) | Act::Enough => None,
        }
    }

    /// What the seat says at a question of the tree.
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
            // Later choices must leave enough to complete the answer; the order of the offer makes each set one way.
            let until = count + 1 - min.saturating_sub(what.len()).max(1);
            for &(choice, _) in &self.offer.choices()[from..until] {
                let prior = || world.game().prior(content, world.stack(), seat, &choice);
                self.tree.open(walk.node, seat, Act::Take(choice), prior);
            }
            if what.len() >= min {
                self.tree.open(walk.node, seat, Act::Enough, || 1.0);
            }
            if what.is_empty() {
                open_standing(&mut self.tree, walk.node, world, content, seat, &self.offer);
            }
            match self.step(walk) {
                Act::Take(choice) => {
                    what.push(choice);
                    let at = self.offer.choices().iter().position(|(offered, _)| *offered == choice);
                    from = at.map_or(count, |at| at + 1);
                }
                Act::Stand(what) => return Move::Interject { seat, what },
                Act::Enough | Act::Silent => break,
            }
            if !walk.inside {
                self.complete(&mut what, from, min, max, dice);
                break;
            }
        }
        Move::Say { seat, what }
    }

    /// The rest of an answer that left the tree half way: any.
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

    /// One step along the tree, by what is open.
    fn step(&mut self, walk: &mut Walk) -> Act<G::Choice> {
        let edge = self.tree.select();
        self.path.push(edge);
        let (node, new) = self.tree.follow(edge);
        walk.node = node;
        walk.inside = !new && self.path.len() < DEPTH;
        self.tree.act(edge)
    }

    /// Everybody on the way learns what it led to.
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

/// The standing choices of the seat are open too.
fn open_standing<G: Evaluate>(
    tree: &mut Tree<G::Choice>,
    node: u32,
    world: &Position<G>,
    content: &G::Content,
    seat: Seat,
    offer: &Offer<G>,
) {
    for &(choice, _) in offer.anytime() {
        tree.open(node, seat, Act::Stand(choice), || {
            world.game().prior(content, world.stack(), seat, &choice)
        });
    }
}
