//! Tests in progress. They nest, since a spell can be cast during a test, and their record is larger than a procedure can
//! be; so it lies in the state, and the procedure names it by its place in the row.

use engine::Seat;
use serde::{Deserialize, Serialize};

use super::{AssetSet, Row};
use crate::content::{Asset, Monster, Skill};

/// The most dice of a test.
pub(crate) const MAX_DICE: usize = 24;

/// The dice of a test, in the order in which they were rolled.
pub type Roll = Row<u8, MAX_DICE>;

/// What a test is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TestKind {
    /// A text asks for it.
    Text,
    /// An attack action against this monster.
    Attack(Monster),
    /// An evade action.
    Evade,
    /// A ward action.
    Ward,
    /// A research action.
    Research,
    /// The casting of a spell.
    Cast(Asset),
    /// A move action by a spell.
    Move(Asset),
}

/// A test in progress.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Test {
    /// Who tests.
    pub seat: Seat,
    /// The skill.
    pub skill: Skill,
    /// What it is for.
    pub kind: TestKind,
    /// The modifier of the dice pool by whatever asked for the test.
    pub modifier: i8,
    /// The dice added by assets and other effects.
    pub bonus: i8,
    /// The assets used in it.
    pub used: AssetSet,
    /// The hands used in this action so far.
    pub hands: u8,
    /// The number of dice to roll; 0 until the pool is determined.
    pub pool: u8,
    /// The dice rolled.
    pub dice: Roll,
    /// Successes added besides the dice.
    pub added: u8,
    /// The result, once it is determined.
    pub result: Option<u8>,
}
