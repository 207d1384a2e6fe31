//! What a test will come to: the exact chances of its results.
//!
//! Chances are counted in sixths: of the rolls of so many dice, how many come to a result. Nothing is rounded, so that
//! chances can be added and compared.

use engine::Seat;

use super::pool::Counting;
use crate::content::Skill;
use crate::state::{MAX_DICE, TestKind};
use crate::{ArkhamHorror, Content};

/// The most successes that dice can come to: each can count twice.
const MOST: usize = 2 * MAX_DICE;

/// The exact chances of the results of a roll.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forecast {
    /// The number of dice.
    pub dice: u8,
    /// How many of the 6^`dice` rolls come to each number of successes.
    ways: [u128; MOST + 1],
}

impl Forecast {
    /// The roll of this many dice, of which each face is so many successes, counted from the face 1.
    pub(super) fn of(dice: u8, successes: [u8; 6]) -> Forecast {
        let mut ways = [0; MOST + 1];
        ways[0] = 1;
        for die in 0..usize::from(dice).min(MAX_DICE) {
            let mut next = [0; MOST + 1];
            for (before, &count) in ways[..=2 * die].iter().enumerate() {
                for &more in &successes {
                    next[before + usize::from(more.min(2))] += count;
                }
            }
            ways = next;
        }
        Forecast { dice, ways }
    }

    /// The number of rolls that come to exactly this many successes.
    pub fn ways(&self, successes: u8) -> u128 {
        self.ways.get(usize::from(successes)).copied().unwrap_or(0)
    }

    /// The number of all rolls.
    pub fn all(&self) -> u128 {
        6u128.pow(u32::from(self.dice))
    }

    /// The chance of at least this many successes.
    pub fn at_least(&self, successes: u8) -> f64 {
        let enough: u128 = self.ways.iter().skip(usize::from(successes)).sum();
        enough as f64 / self.all() as f64
    }

    /// The chance to pass.
    pub fn passing(&self) -> f64 {
        self.at_least(1)
    }
}

impl ArkhamHorror {
    /// The chances of a test if it were begun now and nothing were brought in that has to be chosen, before anything changes
    /// the roll.
    pub fn forecast(
        &self,
        content: &Content,
        seat: Seat,
        skill: Skill,
        kind: TestKind,
        modifier: i8,
    ) -> Forecast {
        let test = ArkhamHorror::new_test(seat, skill, kind, modifier);
        self.forecast_of(content, &test)
    }

    /// The chances of a test in progress that has not been rolled yet, with what was brought in so far.
    pub fn forecast_of(&self, content: &Content, test: &crate::Test) -> Forecast {
        let counting = Counting::of(self, content, test);
        Forecast::of(self.dice_pool(content, test), [1, 2, 3, 4, 5, 6].map(|face| counting.successes(face)))
    }
}
