//! Odds of the commonest nest by a formula: two urns, and what comes out of the newer one onto the table.
//!
//! So it is with a deck into which cards of the opening hand were shuffled back. A card from the older urn has to have
//! gone over by one of the threads nobody saw into: of `threads` that are left, any. One that is in the newer urn for
//! sure leaves the older one's places to others: to any of `room` that are left. For all else both have the same ways.

use super::{NONE, Pool};

/// The most cards seen beyond the threads: with so few, no count outgrows its numbers, and the formula says what
/// counting would.
const FEW: u32 = 14;

/// What a place of the newer urn can be.
pub(super) struct Pair {
    /// Cards that went into the older urn and have not been seen since, as bits.
    older: u64,
    /// Cards that are in the newer urn, as bits.
    newer: u64,
    /// Threads between them that may be any card.
    threads: u32,
    /// Places of the older urn that may be any card.
    room: u32,
}

impl Pair {
    /// Each card with its weight, ascending.
    pub(super) fn chances(&self, mut push: impl FnMut(u32, u64)) {
        let (mut older, mut newer) = (u64::from(self.threads), u64::from(self.room));
        let divisor = match (self.older, self.newer) {
            (0, _) => newer,
            (_, 0) => older,
            _ => gcd(older, newer),
        };
        (older, newer) = (older / divisor, newer / divisor);
        let mut left = self.older | self.newer;
        while left != 0 {
            let card = left.trailing_zeros();
            left &= left - 1;
            push(card, if self.older & 1 << card == 0 { newer } else { older });
        }
    }
}

impl<const N: usize, const P: usize> Pool<N, P> {
    /// The pair whose newer urn this is, if there are no other nests and the formula holds.
    pub(super) fn pair(&self, urn: u8) -> Option<Pair> {
        let old = self.threads.first()?.from;
        let (mut sent, mut threads, mut room) = (0u64, 0, 0);
        let (mut seen, mut left) = (0u64, 0);
        for thread in &self.threads {
            if (thread.from, thread.into) != (old, urn) {
                return None;
            }
            room += 1;
            match thread.card {
                NONE => threads += 1,
                // A card that is gone: too rare to think of here.
                ghost if ghost >= super::nest::GHOST => return None,
                card => sent |= 1 << card,
            }
        }
        for slot in self.slots() {
            room += u32::from(slot.urn == old);
            if slot.card != NONE && (slot.urn == old || slot.urn == urn) {
                seen |= 1 << slot.card;
                left |= u64::from(slot.urn == old) << slot.card;
            }
        }
        let (mut older, mut newer) = (0u64, 0u64);
        for (card, &home) in self.home.iter().enumerate() {
            older |= u64::from(home == old) << card;
            newer |= u64::from(home == urn) << card;
        }
        let (mut gone, mut gone_over) = (0, 0);
        for card in self.gone.iter().filter(|gone| gone.home == old) {
            gone += 1;
            gone_over += u32::from(card.from == urn);
        }
        room += self.gone.iter().filter(|gone| gone.from == old).count() as u32;
        // Cards of the older urn known to have come by some thread or other.
        let over = (older & seen & !left & !sent).count_ones() + gone_over;
        let asked = (older & (seen | sent)).count_ones() + gone;
        if over > FEW || asked >= room || over >= threads {
            return None;
        }
        let (older, newer) = (older & !seen & !sent, (newer | sent) & !seen);
        (older | newer != 0).then_some(Pair { older, newer, threads: threads - over, room: room - asked })
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
