//! Events: what happened in the game, for the log and the client.

use engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::{Book, Kind, Skill, Slot, Zone};
use crate::state::{Phase, Piece};

/// Why a figure leaves the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    /// Killed in battle.
    Killed,
    /// Eliminated because it had to retreat and no zone was available.
    Cornered,
    /// Devoured before a battle.
    Devoured,
    /// Captured by the enemy.
    Captured,
    /// Eliminated by Dreams.
    Dreams,
    /// Eliminated by Ghroth.
    Ghroth,
    /// Eliminated by its owner with Absorb.
    Absorbed,
    /// Eliminated to pay for the awakening of a Great Old One.
    Awakening,
    /// Eliminated for a spellbook requirement.
    Sacrifice,
    /// Eliminated for an Elder Sign with Blood Sacrifice.
    BloodSacrifice,
}

/// The source of power gained in the Gather Power phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Income {
    /// Cultists in play.
    Cultists,
    /// Controlled gates.
    Gates,
    /// Free gates.
    FreeGates,
    /// Captured cultists given back.
    Captives,
    /// A spellbook or another ability.
    Ability(Skill),
}

/// A single event.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it; the fields are what it happened to")]
pub enum Event {
    /// The seat's faction was drawn at random.
    LotDrawn {
        seat: Seat,
    },
    RoundBegins {
        round: u8,
    },
    PhaseBegins {
        phase: Phase,
    },
    TurnBegins {
        seat: Seat,
        power: u8,
    },
    /// The seat has no power: the withering marker advances instead of a turn.
    Withers {
        seat: Seat,
        marker: u8,
    },
    WitheringPaid {
        seat: Seat,
        paid: u8,
        left: u8,
    },
    /// The withering cost took all of the seat's remaining power.
    WitheredAway {
        seat: Seat,
    },
    Recruited {
        seat: Seat,
        zone: Zone,
    },
    Summoned {
        seat: Seat,
        kind: Kind,
        zone: Zone,
        cost: u8,
    },
    Awakened {
        seat: Seat,
        kind: Kind,
        zone: Zone,
        cost: u8,
    },
    GateBuilt {
        seat: Seat,
        zone: Zone,
    },
    GateTaken {
        seat: Seat,
        kind: Kind,
        zone: Zone,
    },
    GateLeft {
        seat: Seat,
        kind: Kind,
        zone: Zone,
    },
    Moved {
        seat: Seat,
        piece: Piece,
        from: Zone,
        to: Zone,
    },
    /// The seat ended its Move or Summon action.
    Enough {
        seat: Seat,
    },
    Passed {
        seat: Seat,
        lost: u8,
    },
    TurnEnds {
        seat: Seat,
    },
    /// A figure left the map; `doom` goes to the enemy of its owner.
    Lost {
        owner: Seat,
        piece: Piece,
        zone: Zone,
        loss: Loss,
        doom: u8,
    },
    /// A cultist was placed, by Dreams in place of a lost one or by Ghroth.
    Placed {
        owner: Seat,
        kind: Kind,
        zone: Zone,
    },
    Dreamt {
        seat: Seat,
        zone: Zone,
    },
    Submerged {
        seat: Seat,
        piece: Piece,
        zone: Zone,
    },
    Surfaced {
        seat: Seat,
        zone: Zone,
    },
    AvatarCalled {
        seat: Seat,
        owner: Seat,
        zone: Zone,
    },
    Swapped {
        seat: Seat,
        from: Zone,
        to: Zone,
        owner: Seat,
        piece: Piece,
    },
    GhrothRolled {
        seat: Seat,
        die: u8,
        zones: u8,
    },
    Exchanged {
        seat: Seat,
        piece: Piece,
        to: Kind,
        zone: Zone,
    },
    BattleBegins {
        seat: Seat,
        zone: Zone,
    },
    DevourUsed {
        seat: Seat,
    },
    AbilityDeclined {
        seat: Seat,
    },
    /// One side has no figures left, so no dice are rolled.
    BattleCalledOff {
        zone: Zone,
    },
    /// The number of dice of each seat; `seat` is the attacker.
    DiceCounted {
        seat: Seat,
        each: [u8; 2],
    },
    /// The combined result of the seat's dice, which are listed in descending order.
    Hits {
        seat: Seat,
        dice: Vec<u8>,
        kills: u8,
        pains: u8,
        misses: u8,
    },
    KillTaken {
        seat: Seat,
        piece: Piece,
    },
    KillSurvived {
        seat: Seat,
        piece: Piece,
    },
    SecondResult {
        seat: Seat,
        piece: Piece,
    },
    PainTaken {
        seat: Seat,
        piece: Piece,
    },
    GhoulComes {
        seat: Seat,
        kind: Kind,
        from: Zone,
        to: Zone,
    },
    Retreated {
        seat: Seat,
        piece: Piece,
        from: Zone,
        to: Zone,
    },
    /// No zone to retreat to: one figure is eliminated, the others stay.
    NoRetreat {
        seat: Seat,
        zone: Zone,
    },
    DoomForSurvivor {
        seat: Seat,
        kind: Kind,
        doom: u8,
    },
    BattleEnds {
        zone: Zone,
    },
    RequirementMet {
        seat: Seat,
        slot: Slot,
    },
    BookTaken {
        seat: Seat,
        book: Book,
    },
    PowerGained {
        seat: Seat,
        from: Income,
        amount: u8,
    },
    PowerRaised {
        seat: Seat,
        to: u8,
    },
    FirstPlayer {
        seat: Seat,
        chosen: bool,
    },
    RitualPerformed {
        seat: Seat,
        cost: u8,
        doom: u8,
    },
    RitualDeclined {
        seat: Seat,
    },
    WorldEnds,
    /// `value` is visible to the holder only.
    SignDrawn {
        seat: Seat,
        value: Option<u8>,
    },
    SignReplaced {
        seat: Seat,
    },
    SignRevealed {
        seat: Seat,
        value: u8,
        doom: u8,
    },
    DoomReached {
        seat: Seat,
        doom: u8,
    },
    Won {
        seat: Seat,
        doom: [u8; 2],
    },
    Shared {
        doom: u8,
    },
}
