//! The search tree: the acts tried at each node with their statistics.
//!
//! One tree serves all worlds consistent with what the searching seat knows. Nodes are identified by the decisions that
//! this seat observes; chance and sealed answers of others are not part of the path, so a node averages over them. The
//! available acts of a node differ between worlds, so each edge counts how often it was available.

use engine::Seat;

/// Stands for "no edge" and "no node".
const NONE: u32 = u32::MAX;
/// The exploration constant, in units of the standard deviation of values.
const EXPLORATION: f64 = 2.0;
/// The share of the prior that is distributed evenly over all edges with a prior above 0.
const UNIFORM_PRIOR_SHARE: f64 = 0.1;
/// The assumed deficit of untried edges below the mean, in units of the standard deviation of values.
const UNTRIED_DEFICIT: f64 = 0.25;

/// One step of a decision. An answer of several choices is built one choice at a time.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Act<C> {
    /// Adds a choice to the answer.
    Take(C),
    /// Completes the answer.
    Enough,
    /// Uses an anytime choice.
    Anytime(C),
    /// Uses no anytime choice.
    Silent,
}

#[derive(Clone, Copy)]
struct Node {
    first: u32,
    last: u32,
}

struct Edge<C> {
    seat: Seat,
    act: Act<C>,
    next: u32,
    child: u32,
    prior: f32,
    visits: u32,
    seen: u32,
    worth: f64,
}

/// The statistics of an edge.
pub(super) struct Tried<C> {
    pub(super) act: Act<C>,
    pub(super) visits: u32,
    pub(super) worth: f64,
    pub(super) child: Option<u32>,
}

/// Nodes and edges in two reusable lists. The root is node 0.
pub(super) struct Tree<C> {
    nodes: Vec<Node>,
    edges: Vec<Edge<C>>,
    /// The edges available at the current question.
    open: Vec<u32>,
    /// The edge after the last one found, which is most likely the next one searched for.
    cursor: u32,
    spread: Spread,
}

/// The running mean and variance of leaf values.
struct Spread {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Spread {
    /// A prior equivalent to a few leaves.
    const NEW: Spread = Spread { count: 4.0, mean: 0.5, squares: 0.04 };

    fn add(&mut self, value: f64) {
        self.count += 1.0;
        let off = value - self.mean;
        self.mean += off / self.count;
        self.squares += off * (value - self.mean);
    }

    fn deviation(&self) -> f64 {
        (self.squares / self.count).sqrt()
    }
}

impl<C: Copy + PartialEq> Tree<C> {
    pub(super) const ROOT: u32 = 0;

    pub(super) fn new() -> Self {
        Tree { nodes: Vec::new(), edges: Vec::new(), open: Vec::new(), cursor: NONE, spread: Spread::NEW }
    }

    /// Resets to an empty root, keeping allocations.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.nodes.push(Node { first: NONE, last: NONE });
        self.spread = Spread::NEW;
    }

    /// Starts a question at the node, with no edges available yet.
    pub(super) fn ask(&mut self, node: u32) {
        self.open.clear();
        self.cursor = self.nodes[node as usize].first;
    }

    /// Makes an act available at the current question.
    pub(super) fn open(&mut self, node: u32, seat: Seat, act: Act<C>, prior: impl FnOnce() -> f64) {
        let edge = match self.find(node, seat, act) {
            NONE => self.add(node, seat, act, prior()),
            edge => edge,
        };
        self.cursor = self.edges[edge as usize].next;
        self.edges[edge as usize].seen += 1;
        self.open.push(edge);
    }

    fn find(&self, node: u32, seat: Seat, act: Act<C>) -> u32 {
        let same = |edge: &Edge<C>| edge.seat == seat && edge.act == act;
        let first = self.nodes[node as usize].first;
        for start in [self.cursor, first] {
            let mut at = start;
            while at != NONE {
                let edge = &self.edges[at as usize];
                if same(edge) {
                    return at;
                }
                at = edge.next;
            }
            if start == first {
                break;
            }
        }
        NONE
    }

    fn add(&mut self, node: u32, seat: Seat, act: Act<C>, prior: f64) -> u32 {
        let new = self.edges.len() as u32;
        let prior = prior.max(0.0) as f32;
        self.edges.push(Edge { seat, act, next: NONE, child: NONE, prior, visits: 0, seen: 0, worth: 0.0 });
        let node = &mut self.nodes[node as usize];
        match node.last {
            NONE => node.first = new,
            last => self.edges[last as usize].next = new,
        }
        node.last = new;
        new
    }

    /// The available edge to try next, by the PUCT formula. At least one must be available.
    pub(super) fn select(&self) -> u32 {
        let (mut count, mut priors, mut visits, mut worth) = (0.0, 0.0, 0.0, 0.0);
        for &at in &self.open {
            let edge = &self.edges[at as usize];
            count += if edge.prior > 0.0 { 1.0 } else { 0.0 };
            priors += f64::from(edge.prior);
            visits += f64::from(edge.visits);
            worth += edge.worth;
        }
        let deviation = self.spread.deviation();
        let untried = if visits > 0.0 { worth / visits - UNTRIED_DEFICIT * deviation } else { 0.5 };
        let (even, scale) = if count > 0.0 {
            (UNIFORM_PRIOR_SHARE / count, (1.0 - UNIFORM_PRIOR_SHARE) / priors)
        } else {
            (1.0, 0.0)
        };
        let (mut best, mut most) = (self.open[0], f64::NEG_INFINITY);
        for &at in &self.open {
            let edge = &self.edges[at as usize];
            if edge.prior <= 0.0 && count > 0.0 {
                continue;
            }
            let visits = f64::from(edge.visits);
            let value = if edge.visits > 0 { edge.worth / visits } else { untried };
            let prior = f64::from(edge.prior) * scale + even;
            let score =
                value + EXPLORATION * deviation * prior * f64::from(edge.seen).sqrt() / (1.0 + visits);
            if score > most {
                (best, most) = (at, score);
            }
        }
        best
    }

    pub(super) fn act(&self, edge: u32) -> Act<C> {
        self.edges[edge as usize].act
    }

    pub(super) fn seat(&self, edge: u32) -> Seat {
        self.edges[edge as usize].seat
    }

    /// The child node of the edge, and whether it was just created.
    pub(super) fn follow(&mut self, edge: u32) -> (u32, bool) {
        match self.edges[edge as usize].child {
            NONE => {
                let child = self.nodes.len() as u32;
                self.nodes.push(Node { first: NONE, last: NONE });
                self.edges[edge as usize].child = child;
                (child, true)
            }
            child => (child, false),
        }
    }

    /// Backs up a value to the edge, for the seat that took it.
    pub(super) fn reward(&mut self, edge: u32, worth: f64) {
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        edge.worth += worth;
    }

    /// Records the value of a leaf to the searching seat.
    pub(super) fn leaf(&mut self, worth: f64) {
        self.spread.add(worth);
    }

    /// The statistics of the node's edges.
    pub(super) fn tried(&self, node: u32) -> impl Iterator<Item = Tried<C>> + '_ {
        let mut at = self.nodes.get(node as usize).map_or(NONE, |node| node.first);
        std::iter::from_fn(move || {
            let edge = self.edges.get(at as usize)?;
            at = edge.next;
            let child = (edge.child != NONE).then_some(edge.child);
            Some(Tried { act: edge.act, visits: edge.visits, worth: edge.worth, child })
        })
    }
}
