//! Odds of the commonest nest by a formula: two urns, and what comes out of the newer one onto the table.
//!
//! So it is with a deck into which cards of the opening hand were shuffled back. A card from the older urn has to have
//! gone over by one of the threads nobody saw into: of `threads` that are left, any. One that is in the newer urn for
//! sure leaves the older one's places to others: to any of `room` that are left. For all else both have the same ways.

use super::set::CardSet;
use super::{NONE, Pool};

/// The most cards seen beyond the threads: with so few, no count outgrows its numbers, and the formula says what
/// counting would.
const MAX_EXACT_CARDS: u32 = 14;

/// What a place of the newer urn can be.
struct Pair<S> {
    /// Cards that went into the older urn and have not been seen since.
    older: S,
    /// Cards that are in the newer urn.
    newer: S,
    /// Threads between them that may be any card.
    threads: u32,
    /// Places of the older urn that may be any card.
    room: u32,
}

impl<S: CardSet> Pair<S> {
    /// Each card with its weight, ascending.
    fn chances(&self, mut push: impl FnMut(u32, u64)) {
        let (mut older, mut newer) = (u64::from(self.threads), u64::from(self.room));
        let divisor = match (self.older == S::EMPTY, self.newer == S::EMPTY) {
            (true, _) => newer,
            (_, true) => older,
            _ => gcd(older, newer),
        };
        (older, newer) = (older / divisor, newer / divisor);
        let mut left = self.older | self.newer;
        while left != S::EMPTY {
            let (card, rest) = left.pop();
            left = rest;
            push(card, if self.older & S::only(card as usize) == S::EMPTY { newer } else { older });
        }
    }
}

impl<const N: usize, const P: usize> Pool<N, P> {
    /// Whether the formula says what can come out of the urn.
    pub(super) fn has_pair(&self, urn: u8) -> bool {
        if N <= 64 { self.pair::<u64>(urn).is_some() } else { self.pair::<u128>(urn).is_some() }
    }

    /// What can come out of the urn, each card with its weight, ascending; false if the formula does not hold.
    pub(super) fn pair_chances(&self, urn: u8, push: impl FnMut(u32, u64)) -> bool {
        if N <= 64 {
            self.pair::<u64>(urn).map(|pair| pair.chances(push)).is_some()
        } else {
            self.pair::<u128>(urn).map(|pair| pair.chances(push)).is_some()
        }
    }

    /// The pair whose newer urn this is, if there are no other nests and the formula holds.
    fn pair<S: CardSet>(&self, urn: u8) -> Option<Pair<S>> {
        let old = self.threads.first()?.from;
        let (mut sent, mut threads, mut room) = (S::EMPTY, 0, 0);
        let (mut seen, mut left) = (S::EMPTY, S::EMPTY);
        for thread in &self.threads {
            if (thread.from, thread.into) != (old, urn) {
                return None;
            }
            room += 1;
            match thread.card {
                NONE => threads += 1,
                // A card that is gone: too rare to think of here.
                ghost if ghost >= Self::GHOST => return None,
                card => sent |= S::only(usize::from(card)),
            }
        }
        for slot in self.slots() {
            room += u32::from(slot.urn == old);
            if slot.card != NONE && (slot.urn == old || slot.urn == urn) {
                seen |= S::only(usize::from(slot.card));
                left |= S::only_if(slot.urn == old, usize::from(slot.card));
            }
        }
        let (mut older, mut newer) = (S::EMPTY, S::EMPTY);
        for (card, &home) in self.home.iter().enumerate() {
            older |= S::only_if(home == old, card);
            newer |= S::only_if(home == urn, card);
        }
        let (mut gone, mut gone_over) = (0, 0);
        for card in self.gone.iter().filter(|gone| gone.home == old) {
            gone += 1;
            gone_over += u32::from(card.from == urn);
        }
        room += self.gone.iter().filter(|gone| gone.from == old).count() as u32;
        // Cards of the older urn known to have come by some thread or other.
        let over = (older & seen & !left & !sent).count() + gone_over;
        let asked = (older & (seen | sent)).count() + gone;
        if over > MAX_EXACT_CARDS || asked >= room || over >= threads {
            return None;
        }
        let (older, newer) = (older & !seen & !sent, (newer | sent) & !seen);
        (older | newer != S::EMPTY).then_some(Pair {
            older,
            newer,
            threads: threads - over,
            room: room - asked,
        })
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
