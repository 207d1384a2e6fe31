//! What happened: feeds the log and the screen.

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
    /// Driven off with nowhere to go.
    Cornered,
    /// Devoured before a battle.
    Devoured,
    /// Captured.
    Captured,
    /// Taken by dreams.
    Dreams,
    /// Taken by the wandering star.
    Ghroth,
    /// Absorbed by an own figure.
    Absorbed,
    /// Given for the awakening of a Great Old One.
    Awakening,
    /// Given for a spellbook.
    Sacrifice,
    /// Given for an Elder Sign.
    BloodSacrifice,
}

/// Where power comes from in the Gather Power phase.
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

/// One thing that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it; the fields are what it happened to")]
pub enum Event {
    /// Chance has given the seat its faction.
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
    /// No power: the marker moves on instead of a turn.
    Withers {
        seat: Seat,
        marker: u8,
    },
    WitheringPaid {
        seat: Seat,
        paid: u8,
        left: u8,
    },
    /// The price of withering took all that was left.
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
    /// What was chosen is done: no more figures move or are summoned.
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
    /// A figure left the map; doom goes to the enemy of its owner.
    Lost {
        owner: Seat,
        piece: Piece,
        zone: Zone,
        loss: Loss,
        doom: u8,
    },
    /// A cultist of another seat appears where one was lost or where the star put it.
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
    /// One side has nobody left: no dice are rolled.
    BattleCalledOff {
        zone: Zone,
    },
    /// How many dice each seat rolls; the attacker first.
    DiceCounted {
        seat: Seat,
        each: [u8; 2],
    },
    /// What the seat's dice came to, all together; the dice from the highest down.
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
    /// Nowhere to go: all but one stay.
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
    /// The holder sees its value; the other only that one was drawn.
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
