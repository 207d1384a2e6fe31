//! What a seat can decide.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::{Item, Location, Monster, Pathway, Priority};
use crate::state::Figure;

/// One thing a player can decide. Domain values: what it means depends on the question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// A priority card: to play, to set aside, to lay down for the ritual.
    Card(Priority),
    /// A location: to step into, to be the place of an effect.
    At(Location),
    /// A monster: to attack, to destroy, to push, to activate.
    Monster(Monster),
    /// A pathway: to seal, to free of its seal.
    Pathway(Pathway),
    /// An investigator.
    Figure(Figure),
    /// An item to use.
    Use(Item),
    /// A place of the row of priority cards, counted from the lowest.
    Row(u8),
    /// The first of two effects.
    First,
    /// The second of two effects.
    Second,
    /// Attempt the ritual.
    Attempt,
    /// Do not attempt it yet.
    Wait,
    /// Enough of it, or nothing at all.
    Stop,
}
