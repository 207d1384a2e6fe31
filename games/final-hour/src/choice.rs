//! What a seat can decide.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::{Item, Location, Monster, Pathway, Priority};
use crate::state::Figure;

/// A single choice of a player, as domain values. Its exact meaning depends on the question being answered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// A priority card to play, set aside or lay down for the ritual.
    Card(Priority),
    /// A location to move to, or in which an effect takes place.
    At(Location),
    /// A monster to attack, destroy, push or activate.
    Monster(Monster),
    /// A pathway to seal or to remove a seal from.
    Pathway(Pathway),
    /// An investigator.
    Figure(Figure),
    /// An item to use.
    Use(Item),
    /// A position in the row of priority cards, counted from the lowest.
    Row(u8),
    /// The first of two effects.
    First,
    /// The second of two effects.
    Second,
    /// Attempt the ritual.
    Attempt,
    /// Do not attempt it yet.
    Wait,
    /// Stop the current step, or decline what is offered.
    Stop,
}
