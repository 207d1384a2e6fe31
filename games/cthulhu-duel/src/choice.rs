//! What a seat can decide.

use engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::{Book, Kind, Slot, Zone};
use crate::state::Piece;

/// One thing a player can decide. Domain values: what it means depends on the question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Recruit a cultist there.
    Recruit(Zone),
    /// Summon a monster there.
    Summon(Kind, Zone),
    /// Awaken the Great Old One there.
    Awaken(Zone),
    /// Build a gate there.
    Build(Zone),
    /// Move a figure from one zone to another.
    Move(Piece, Zone, Zone),
    /// Fight there.
    Battle(Zone),
    /// Capture a cultist there.
    Capture(Zone),
    /// Lose all power.
    Pass,
    /// Put a figure of this kind onto the free gate there.
    TakeGate(Kind, Zone),
    /// Step off the gate there.
    LeaveGate(Zone),
    /// Let the turn end.
    EndTurn,
    /// Make the enemy lose a cultist there, and put an own one in its place.
    Dreams(Zone),
    /// The Great Old One leaves the map.
    Submerge,
    /// Whatever left the map comes back there.
    Surface(Zone),
    /// The Great Old One changes places with a figure of that seat there.
    Avatar(Seat, Zone),
    /// Call the wandering star.
    Ghroth,
    /// Eliminate own cultists to fill this space.
    Sacrifice(Slot),
    /// A figure: to lose, to be killed, to be pained, to go along.
    Piece(Piece, Zone),
    /// A figure takes the kill and survives it.
    Spare(Piece),
    /// A figure takes a second result.
    Again(Piece),
    /// A figure retreats there.
    Retreat(Piece, Zone),
    /// Use the ability before the battle.
    Devour,
    /// Eliminate this own figure for more dice.
    Absorb(Piece),
    /// A figure of the ability comes from there.
    Bring(Zone),
    /// Replace this figure there.
    Exchange(Piece, Zone),
    /// Put a cultist of that seat there.
    Place(Seat, Zone),
    /// Take this book.
    Book(Book),
    /// Fill this space.
    Slot(Slot),
    /// Perform the ritual of annihilation.
    Ritual,
    /// Eliminate the cultist there for an Elder Sign.
    BloodSacrifice(Piece, Zone),
    /// This seat is the first player.
    First(Seat),
    /// Turn up an own Elder Sign of this value.
    Reveal(u8),
    /// Enough of it, or nothing at all.
    Stop,
}
