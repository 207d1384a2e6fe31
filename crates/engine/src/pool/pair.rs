//! A closed formula for the odds of the most common nest: two urns, where places are filled from the newer one.
//!
//! This happens when cards of an opening hand are shuffled back into the deck. A card of the older urn must have passed
//! by one of the unseen threads: `threads` possibilities. A card certain to be in the newer urn leaves a place of the
//! older one to another card: `room` possibilities. All other factors are the same for both.

use super::set::CardSet;
use super::{NONE, Pool};

/// The maximum number of seen cards that came through the threads. Up to this number the counts do not overflow, and
/// the formula gives the same result as counting.
const MAX_EXACT_CARDS: u32 = 14;

/// The possible contents of a place of the newer urn.
struct Pair<S> {
    /// Cards of the older urn that have not been seen since.
    older: S,
    /// Cards that are certainly in the newer urn.
    newer: S,
    /// The number of unseen threads between them that no seen card is known to have taken.
    threads: u32,
    /// The number of places of the older urn that no seen card is known to have taken.
    room: u32,
}

impl<S: CardSet> Pair<S> {
    /// Passes each card with its weight to `push`, in ascending order.
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
    /// Whether the formula applies to the urn.
    pub(super) fn has_pair(&self, urn: u8) -> bool {
        if N <= 64 { self.pair::<u64>(urn).is_some() } else { self.pair::<u128>(urn).is_some() }
    }

    /// Passes each card that can come out of the urn with its weight to `push`, in ascending order; returns false if
    /// the formula does not apply.
    pub(super) fn pair_chances(&self, urn: u8, push: impl FnMut(u32, u64)) -> bool {
        if N <= 64 {
            self.pair::<u64>(urn).map(|pair| pair.chances(push)).is_some()
        } else {
            self.pair::<u128>(urn).map(|pair| pair.chances(push)).is_some()
        }
    }

    /// The pair whose newer urn is `urn`, if there are no other nests and the formula applies.
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
                // A card that has publicly left the nest; left to the general count because it is rare.
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
        // Cards of the older urn known to have come through one of the threads.
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
