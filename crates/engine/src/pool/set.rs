//! Sets of cards as bits, in the narrowest integer that fits a pool's cards.

use crate::Odds;
use crate::chance::nth_bit;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// A set of cards: `u64` for pools of at most 64 cards, `u128` for larger ones.
pub(super) trait CardSet:
    Copy + PartialEq + BitAnd<Output = Self> + BitOr<Output = Self> + BitOrAssign + Not<Output = Self>
{
    /// The empty set.
    const EMPTY: Self;

    /// The set of just this card.
    fn only(card: usize) -> Self;

    /// The set of this card if the condition holds, else the empty set.
    fn only_if(holds: bool, card: usize) -> Self;

    /// The number of cards in the set.
    fn count(self) -> u32;

    /// The card with `n` others of the set below it; it must exist.
    fn nth(self, n: u64) -> u8;

    /// The lowest card and the set without it; the set must not be empty.
    fn pop(self) -> (u32, Self);

    /// Adds every card to the odds with weight 1.
    fn push_to(self, odds: &mut Odds);
}

impl CardSet for u64 {
    const EMPTY: u64 = 0;

    fn only(card: usize) -> u64 {
        1 << card
    }

    fn only_if(holds: bool, card: usize) -> u64 {
        u64::from(holds) << card
    }

    fn count(self) -> u32 {
        self.count_ones()
    }

    fn nth(self, n: u64) -> u8 {
        nth_bit(self, n) as u8
    }

    fn pop(self) -> (u32, u64) {
        (self.trailing_zeros(), self & (self - 1))
    }

    fn push_to(self, odds: &mut Odds) {
        odds.push_bits(self);
    }
}

impl CardSet for u128 {
    const EMPTY: u128 = 0;

    fn only(card: usize) -> u128 {
        1 << card
    }

    fn only_if(holds: bool, card: usize) -> u128 {
        u128::from(holds) << card
    }

    fn count(self) -> u32 {
        self.count_ones()
    }

    fn nth(self, n: u64) -> u8 {
        let low = self as u64;
        match n.checked_sub(u64::from(low.count_ones())) {
            None => nth_bit(low, n) as u8,
            Some(n) => 64 + nth_bit((self >> 64) as u64, n) as u8,
        }
    }

    fn pop(self) -> (u32, u128) {
        (self.trailing_zeros(), self & (self - 1))
    }

    fn push_to(self, odds: &mut Odds) {
        odds.push_wide_bits(self);
    }
}
