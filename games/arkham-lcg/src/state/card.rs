//! How cards lie.

use engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::CardId;

/// How a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CardState {
    /// In which zone.
    pub zone: Zone,
    /// Where: the location of an investigator, an enemy or an asset nobody controls; what it is attached to.
    pub at: Option<CardId>,
    /// The seat that controls it, has it in its threat area, or is fought by it.
    pub by: Option<Seat>,
    /// Exhausted.
    pub turned: bool,
    /// The revealed side of a location is up, or the far side of an agenda that stays; a weakness in hand is resolved.
    pub seen: bool,
    /// Damage on it.
    pub damage: u8,
    /// Horror on it.
    pub horror: u8,
    /// Clues on it.
    pub clues: u8,
    /// Doom on it.
    pub doom: u8,
    /// Ammo, charges, secrets or supplies on it.
    pub uses: u8,
    /// Resources on it.
    pub resources: u8,
}

/// Where a card can be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    /// Not part of this game, or removed from it.
    #[default]
    Out,
    /// Set aside, to come later.
    Aside,
    /// In a deck or a hand, face down.
    Hidden,
    /// In a discard pile.
    Discard,
    /// In play: at a location, under somebody's control, or attached.
    Play,
    /// In play in somebody's threat area, other than enemies.
    Threat,
    /// Being played or resolved.
    Limbo,
    /// Committed to the test in progress.
    Committed,
    /// In the victory display.
    Victory,
}
