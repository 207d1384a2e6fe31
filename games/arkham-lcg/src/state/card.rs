//! The state of cards.

use engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::CardId;

/// The state of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CardState {
    /// The zone it is in.
    pub zone: Zone,
    /// The location of an investigator, an enemy or an uncontrolled asset; the card it is attached to.
    pub at: Option<CardId>,
    /// The seat that controls it, has it in its threat area, or is engaged with it.
    pub by: Option<Seat>,
    /// Whether it is exhausted.
    pub exhausted: bool,
    /// Whether a location is revealed, an agenda that stays in play is on its reverse side, or a weakness in hand has
    /// been resolved.
    pub seen: bool,
    /// The damage on it.
    pub damage: u8,
    /// The horror on it.
    pub horror: u8,
    /// The number of clues on it.
    pub clues: u8,
    /// The amount of doom on it.
    pub doom: u8,
    /// The number of uses on it: ammo, charges, secrets or supplies.
    pub uses: u8,
    /// The number of resources on it.
    pub resources: u8,
}

/// The zones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    /// Not part of this game, or removed from it.
    #[default]
    Out,
    /// Set aside.
    Aside,
    /// Face down in a deck, or in a hand.
    Hidden,
    /// In a discard pile.
    Discard,
    /// In play at a location, under somebody's control, or attached.
    Play,
    /// In play in a threat area; enemies are in [`Zone::Play`].
    Threat,
    /// Being played or resolved.
    Limbo,
    /// Committed to the test in progress.
    Committed,
    /// In the victory display.
    Victory,
}
