//! What a seat can decide.

use engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::{Book, Kind, Slot, Zone};
use crate::state::Piece;

/// A single choice of a player, as domain values. Its exact meaning depends on the question being answered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Recruit a cultist in the zone.
    Recruit(Zone),
    /// Summon a monster in the zone.
    Summon(Kind, Zone),
    /// Awaken the Great Old One in the zone.
    Awaken(Zone),
    /// Build a gate in the zone.
    Build(Zone),
    /// Move a figure from one zone to another.
    Move(Piece, Zone, Zone),
    /// Start a battle in the zone.
    Battle(Zone),
    /// Capture a cultist in the zone.
    Capture(Zone),
    /// Pass, losing all remaining power.
    Pass,
    /// Put a figure of this kind onto the free gate in the zone.
    TakeGate(Kind, Zone),
    /// Give up control of the gate in the zone.
    LeaveGate(Zone),
    /// End the turn.
    EndTurn,
    /// Dreams: the enemy eliminates a cultist in the zone, and a cultist of the seat replaces it.
    Dreams(Zone),
    /// Submerge: the Great Old One leaves the map.
    Submerge,
    /// The submerged figures return to the map in the zone.
    Surface(Zone),
    /// Avatar: the Great Old One changes places with a figure of that seat in the zone.
    Avatar(Seat, Zone),
    /// Use the Ghroth ability.
    Ghroth,
    /// Eliminate own cultists to fulfil the requirement of this space.
    Sacrifice(Slot),
    /// Select a figure: to be lost, killed or pained, or to submerge along, depending on the question.
    Piece(Piece, Zone),
    /// Assign a kill to a figure that survives it.
    Spare(Piece),
    /// Assign a second result to a figure that already has one.
    Again(Piece),
    /// Retreat a figure to the zone.
    Retreat(Piece, Zone),
    /// Use Devour before the battle.
    Devour,
    /// Absorb: eliminate this own figure for extra dice.
    Absorb(Piece),
    /// Necrophagy: bring a figure from the zone to the battle.
    Bring(Zone),
    /// Exchange: replace this figure in the zone.
    Exchange(Piece, Zone),
    /// Place a cultist of that seat in the zone.
    Place(Seat, Zone),
    /// Take this spellbook.
    Book(Book),
    /// Fill this space of the sheet.
    Slot(Slot),
    /// Perform the ritual of annihilation.
    Ritual,
    /// Blood Sacrifice: eliminate this cultist in the zone for an Elder Sign.
    BloodSacrifice(Piece, Zone),
    /// Make this seat the first player.
    First(Seat),
    /// Reveal an own Elder Sign of this value.
    Reveal(u8),
    /// Stop the current step, or decline what is offered.
    Stop,
}
