//! Tests in progress. They nest, since a spell can be cast during a test, and their record is larger than a procedure can
//! be; so it lies in the state, and the procedure names it by its place in the row.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{AssetSet, Row};
use crate::content::{Asset, Monster, Skill};

/// The most dice of a test. The book knows no such limit; no investigator can come near it.
pub(crate) const MAX_DICE: usize = 40;
/// The most tests inside each other: an attack, three spells that add to one another's results or prevent harm, of two of
/// which there are two cards.
pub(crate) const MAX_TESTS: usize = 6;

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
    /// The spell that is cast by it, or that stands in for the skill of an action.
    pub spell: Option<Asset>,
    /// The dice added before the roll besides those of assets, such as by remnants.
    pub bonus: i8,
    /// Whether remnants can be spent before the roll for a die each.
    pub remnants_for_dice: bool,
    /// The assets brought in: those whose hands are taken.
    pub used: AssetSet,
    /// The hands taken in a test that is not part of an action. In an action, those of all its tests count together:
    /// [`Open::hands`](super::Open::hands).
    pub hands: u8,
    /// The number of dice to roll; 0 until the pool is determined.
    pub pool: u8,
    /// The dice rolled.
    pub dice: Roll,
    /// The assets whose effect on the roll was used up for this test.
    pub spent: AssetSet,
    /// The seats whose investigator's own effect on the roll was used up for this test.
    pub spent_own: Seats,
    /// Successes added besides the dice.
    pub added: u8,
}
