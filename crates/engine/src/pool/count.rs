//! Exact odds through nested urns, by counting arrangements.
//!
//! Every urn is a uniformly random permutation of its contents. The facts require certain cards to pass certain places;
//! between two such places a card may have taken any path through the nest. For each assignment of paths, the rest of
//! an urn's contents comes out in any order: `(k − j)!` orders if `j` of its `k` items are required. Cards with the
//! same pending stretch of path have the same odds, so one count per stretch is enough.

use super::{NONE, Pool};
use smallvec::SmallVec;

/// The maximum number of urns in a nest that is counted.
const MAX_URNS: usize = 16;
/// The maximum number of recursion steps of one count.
const MAX_COUNT_STEPS: u32 = 20_000;

/// The fact that a card came out of the urn `from` at one place. Urn numbers are local to the count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Fact {
    card: u8,
    from: u8,
    into: u8,
}

/// The facts of a nest; usually few enough to be stored inline.
type Facts = SmallVec<[Fact; 64]>;

#[derive(Clone, Copy)]
struct Count {
    urns: usize,
    /// The number of items that came out of each urn.
    size: [u8; MAX_URNS],
    /// The number of items that went unseen from each urn into each newer one.
    threads: [[u8; MAX_URNS]; MAX_URNS],
    /// The number of cards in one urn that are required to come out of another at a seen place.
    asked: [[u8; MAX_URNS]; MAX_URNS],
    /// Whether an item can get from one urn into another.
    reach: [[bool; MAX_URNS]; MAX_URNS],
    /// The maximum number of required cards that can pass each urn.
    most: [u8; MAX_URNS],
    budget: u32,
}

impl<const N: usize, const P: usize> Pool<N, P> {
    /// Whether the facts about the urn's nest are consistent; true if that takes too long to count.
    pub(super) fn consistent(&self, urn: u8) -> bool {
        self.count(urn).is_none_or(|(_, _, mut count)| count.ways(0) != Some(0))
    }

    /// See [`Pool::chances`]. Passes each possible card and its weight to `push`; returns `None`, pushing nothing, if
    /// the count takes too long.
    pub(super) fn nested_chances(&self, urn: u8, into: u8, mut push: impl FnMut(u32, u64)) -> Option<()> {
        if into == NONE && self.pair_chances(urn, &mut push) {
            return Some(());
        }
        let (local, facts, count) = self.count(urn)?;
        let (urn, into) = (local[usize::from(urn)], local[usize::from(into)]);
        let mut weights: SmallVec<[(u8, usize); 64]> = SmallVec::new();
        let mut stretches: SmallVec<[(u8, u8, u128); 16]> = SmallVec::new();
        let ghosts = (0..self.gone.len()).map(|at| Self::GHOST + at as u8);
        for card in (0..N as u8).chain(ghosts) {
            let home = local[usize::from(self.home_of(card))];
            if home == NONE {
                continue;
            }
            let of_card = facts.partition_point(|fact| fact.card < card);
            let of_next = facts.partition_point(|fact| fact.card <= card);
            let chain = &facts[of_card..of_next];
            let at = chain.partition_point(|fact| fact.from < urn);
            let start = if at == 0 { home } else { chain[at - 1].into };
            let next = chain.get(at).map_or(NONE, |fact| fact.from);
            let leads = |old: u8, new: u8| old != NONE && count.reach[usize::from(old)][usize::from(new)];
            if next == urn || !leads(start, urn) || (next != NONE && !leads(into, next)) {
                continue;
            }
            let known = stretches.iter().position(|stretch| (stretch.0, stretch.1) == (start, next));
            let stretch = match known {
                Some(at) => at,
                None => {
                    let ways = count.ask(start, urn, into, next).ways(0)?;
                    stretches.push((start, next, ways));
                    stretches.len() - 1
                }
            };
            weights.push((card, stretch));
        }
        let divisor = stretches.iter().fold(0, |divisor, stretch| gcd(divisor, stretch.2));
        if divisor == 0 {
            return stretches.is_empty().then_some(());
        }
        let share = |stretch: &(u8, u8, u128)| u64::try_from(stretch.2 / divisor).ok();
        let shares: SmallVec<[u64; 16]> = stretches.iter().map(share).collect::<Option<_>>()?;
        weights.iter().try_fold(0u64, |total, &(_, at)| total.checked_add(shares[at]))?;
        weights.iter().for_each(|&(card, at)| push(u32::from(card), shares[at]));
        Some(())
    }

    pub(super) fn home_of(&self, card: u8) -> u8 {
        match card.checked_sub(Self::GHOST) {
            Some(at) => self.gone[usize::from(at)].home,
            None => self.home[usize::from(card)],
        }
    }

    /// Collects the nest of an urn: the local number of each urn, the facts sorted by card and path, and the initial
    /// count.
    fn count(&self, urn: u8) -> Option<([u8; 256], Facts, Count)> {
        let (local, urns) = self.nest_of(urn)?;
        let local_of = |urn: u8| local[usize::from(urn)];
        let mut facts = Facts::new();
        let mut count = Count {
            urns,
            size: [0; MAX_URNS],
            threads: [[0; MAX_URNS]; MAX_URNS],
            asked: [[0; MAX_URNS]; MAX_URNS],
            reach: [[false; MAX_URNS]; MAX_URNS],
            most: [0; MAX_URNS],
            budget: MAX_COUNT_STEPS,
        };
        let slots = self.slots().iter().map(|slot| (slot.card, slot.urn, NONE));
        let threads = self.threads.iter().map(|thread| (thread.card, thread.from, thread.into));
        let gone = self.gone.iter().zip(Self::GHOST..).map(|(gone, ghost)| (ghost, gone.from, NONE));
        for (card, from, into) in slots.chain(threads).chain(gone) {
            let (from, into) = (local_of(from), local_of(into));
            if from == NONE {
                continue;
            }
            count.size[usize::from(from)] += 1;
            if card != NONE {
                facts.push(Fact { card, from, into });
            } else if into != NONE {
                count.threads[usize::from(from)][usize::from(into)] += 1;
            }
            if into != NONE {
                count.reach[usize::from(from)][usize::from(into)] = true;
            }
        }
        facts.sort_unstable();
        let mut last = None;
        for fact in &facts {
            let start = match last {
                Some(Fact { card, into, .. }) if card == fact.card => into,
                _ => local_of(self.home_of(fact.card)),
            };
            // A fact without a preceding path can only come from a corrupt save; then nothing can be counted.
            *count.asked.get_mut(usize::from(start))?.get_mut(usize::from(fact.from))? += 1;
            last = Some(*fact);
        }
        count.close_reach();
        Some((local, facts, count))
    }

    /// Numbers the urns connected with this one, oldest first; `None` if there are too many.
    fn nest_of(&self, urn: u8) -> Option<([u8; 256], usize)> {
        let mut within = [false; 256];
        within[usize::from(urn)] = true;
        let mut settled = false;
        while !settled {
            settled = true;
            for thread in &self.threads {
                let (from, into) = (usize::from(thread.from), usize::from(thread.into));
                settled &= within[from] == within[into];
                within[from] |= within[into];
                within[into] |= within[from];
            }
        }
        let mut local = [NONE; 256];
        let mut urns = 0;
        let newest = self.threads.iter().fold(urn, |newest, thread| newest.max(thread.into));
        for urn in (0..=usize::from(newest)).filter(|&urn| within[urn]) {
            local[urn] = urns as u8;
            urns += 1;
        }
        (urns <= MAX_URNS).then_some((local, urns))
    }
}

impl Count {
    fn close_reach(&mut self) {
        for mid in 0..self.urns {
            self.reach[mid][mid] = true;
            for old in 0..mid {
                for new in mid + 1..self.urns {
                    self.reach[old][new] |= self.reach[old][mid] && self.reach[mid][new];
                }
            }
        }
        for urn in 0..self.urns {
            let mut most = 1u32;
            for old in 0..=urn {
                for new in urn..self.urns {
                    if self.reach[old][urn] && self.reach[urn][new] {
                        most += u32::from(self.asked[old][new]);
                    }
                }
            }
            self.most[urn] = most.min(u32::from(self.size[urn])) as u8;
        }
    }

    /// Returns the count with the added requirement that a card in `start` comes out of `urn`, into `into` or onto the
    /// table, before it goes on to `next` if that was required.
    fn ask(mut self, start: u8, urn: u8, into: u8, next: u8) -> Count {
        let [start, urn, into, next] = [start, urn, into, next].map(usize::from);
        self.asked[start][urn] += 1;
        if next < MAX_URNS {
            self.asked[start][next] -= 1;
            self.asked[into][next] += 1;
        }
        if into < MAX_URNS {
            self.threads[urn][into] -= 1;
        }
        self
    }

    /// The number of ways in which everything from this urn on can have happened, up to a factor common to all
    /// requirements; `None` if that takes too long or overflows.
    fn ways(&mut self, urn: usize) -> Option<u128> {
        if urn == self.urns {
            return Some(1);
        }
        let asked: u32 = self.asked[urn].iter().map(|&n| u32::from(n)).sum();
        let most = u32::from(self.most[urn]);
        if asked > most {
            return Some(0);
        }
        let size = u32::from(self.size[urn]);
        let orders = (size - most + 1..=size - asked).try_fold(1u128, |n, k| n.checked_mul(u128::from(k)))?;
        match self.spread(urn, urn + 1, urn + 1)? {
            0 => Some(0),
            ways => ways.checked_mul(orders),
        }
    }

    /// Distributes the cards of `urn` that are required at `goal` and later urns over the threads to `via` and later
    /// urns.
    fn spread(&mut self, urn: usize, goal: usize, via: usize) -> Option<u128> {
        self.budget = self.budget.checked_sub(1)?;
        if goal >= self.urns {
            return self.ways(urn + 1);
        }
        let left = self.asked[urn][goal];
        if left == 0 {
            return self.spread(urn, goal + 1, urn + 1);
        }
        if via > goal {
            return Some(0);
        }
        let mut sum = 0u128;
        let most = if self.reach[via][goal] { left.min(self.threads[urn][via]) } else { 0 };
        let threads = self.threads[urn][via];
        let mut choices = 1u128;
        for sent in 0..=most {
            if sent > 0 {
                // Choosing `sent` of the remaining cards, each on a thread of its own, multiplies the choices by one
                // factor per step.
                let (left, sent, threads) = (u128::from(left), u128::from(sent), u128::from(threads));
                choices = choices.checked_mul((left + 1 - sent) * (threads + 1 - sent))? / sent;
            }
            self.asked[urn][goal] = left - sent;
            self.threads[urn][via] = threads - sent;
            self.asked[via][goal] += sent;
            let ways = self.spread(urn, goal, via + 1);
            self.asked[via][goal] -= sent;
            self.threads[urn][via] = threads;
            self.asked[urn][goal] = left;
            sum = sum.checked_add(ways?.checked_mul(choices)?)?;
        }
        Some(sum)
    }
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}
