//! Chance: what can be rolled, and the dice that roll it.
//!
//! The engine never draws a number itself. A procedure requests a roll, [`Odds`] gives the possible values and their
//! weights, and the driver answers with a value. Random sources belong to the driver.

use rand_core::Rng;
use rulebook::RuleId;
use serde::{Deserialize, Serialize};

use crate::Bits;

/// The possible values of a pending roll with integer weights. A buffer that callers reuse.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Odds {
    rule: Option<RuleId>,
    /// The leading values as bits, as long as they ascend and have weight 1; this covers most rolls.
    even: u64,
    /// All remaining values with their weights.
    rest: Vec<(u32, u64)>,
    total: u64,
    hidden: bool,
}

impl Odds {
    /// Returns an empty buffer.
    pub fn new() -> Self {
        Self::default()
    }

    /// Empties the buffer but keeps its allocation.
    pub fn clear(&mut self) {
        self.rule = None;
        self.even = 0;
        self.rest.clear();
        self.total = 0;
        self.hidden = false;
    }

    /// Sets the rule that asks for the roll.
    pub fn cite(&mut self, rule: RuleId) {
        self.rule = Some(rule);
    }

    /// The rule that asks for the roll.
    pub fn rule(&self) -> Option<RuleId> {
        self.rule
    }

    /// Marks the odds as derived from hidden information, for example a card that cannot be drawn because it is in
    /// somebody's hand. Drawing from a [`Pool`](crate::Pool) sets this mark.
    pub fn hide(&mut self) {
        self.hidden = true;
    }

    /// Whether the odds are public.
    pub fn is_open(&self) -> bool {
        !self.hidden
    }

    /// Adds a possible value. A weight of 0 is ignored.
    pub fn push(&mut self, value: u32, weight: u64) {
        if weight == 1 && value < u64::BITS && self.even >> value == 0 && self.rest.is_empty() {
            self.even |= 1 << value;
        } else if weight > 0 {
            self.rest.push((value, weight));
        }
        self.total += weight;
    }

    /// Adds a value of weight 1 for each bit of the set.
    pub fn push_bits(&mut self, set: u64) {
        if self.total == 0 {
            (self.even, self.total) = (set, u64::from(set.count_ones()));
        } else {
            set.ones().for_each(|value| self.push(value.into(), 1));
        }
    }

    /// As [`push_bits`](Self::push_bits), for a set of up to 128 values.
    pub(crate) fn push_wide_bits(&mut self, set: u128) {
        self.push_bits(set as u64);
        ((set >> u64::BITS) as u64).ones().for_each(|value| self.push(u32::from(value) + u64::BITS, 1));
    }

    /// Adds the faces of a fair die: the values 1 to `sides`.
    pub fn die(&mut self, sides: u32) {
        (1..=sides).for_each(|value| self.push(value, 1));
    }

    /// The values and their weights, in the order in which they were added.
    pub fn faces(&self) -> Vec<(u32, u64)> {
        self.even.ones().map(|value| (value.into(), 1)).chain(self.rest.iter().copied()).collect()
    }

    /// The sum of all weights.
    pub fn total(&self) -> u64 {
        self.total
    }

    /// Whether the value is possible.
    pub fn allows(&self, value: u32) -> bool {
        (value < u64::BITS && self.even & 1 << value != 0) || self.rest.iter().any(|&(v, _)| v == value)
    }

    /// Draws one value by weight; `None` if there are no values.
    pub fn draw(&self, dice: &mut dyn Dice) -> Option<u32> {
        if self.total == 0 {
            return None;
        }
        let drawn = dice.below(self.total);
        let Some(mut left) = drawn.checked_sub(u64::from(self.even.count_ones())) else {
            return Some(nth_bit(self.even, drawn));
        };
        self.rest.iter().find_map(|&(value, weight)| match left.checked_sub(weight) {
            Some(rest) => {
                left = rest;
                None
            }
            None => Some(value),
        })
    }
}

/// The bit of the set that has `n` set bits below it; such a bit must exist.
pub(crate) fn nth_bit(mut set: u64, n: u64) -> u32 {
    for _ in 0..n {
        set &= set - 1;
    }
    set.trailing_zeros()
}

/// A source of uniform random numbers. Every random number in the project comes from here.
pub trait Dice {
    /// Returns a uniformly distributed number below `n`, which must be at least 1.
    fn below(&mut self, n: u64) -> u64;
}

/// Every generator is a source of dice. The reduction to a range is implemented here, so that a seed gives the same
/// game on every machine and with every version of the libraries.
impl<R: Rng> Dice for R {
    fn below(&mut self, n: u64) -> u64 {
        debug_assert!(n > 0, "a draw from nothing");
        // Lemire's method on 64 bits: multiply, and reject the few values that would bias the result.
        let mut wide = u128::from(self.next_u64()) * u128::from(n);
        if (wide as u64) < n {
            let threshold = n.wrapping_neg() % n;
            while (wide as u64) < threshold {
                wide = u128::from(self.next_u64()) * u128::from(n);
            }
        }
        (wide >> 64) as u64
    }
}

/// Shuffles the items uniformly.
pub fn shuffle<T>(items: &mut [T], dice: &mut dyn Dice) {
    for last in (1..items.len()).rev() {
        items.swap(last, dice.below(last as u64 + 1) as usize);
    }
}
