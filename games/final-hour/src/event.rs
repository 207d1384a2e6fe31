//! Events: what happened in the game, for the log and the client.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::{Action, GateSymbol, Item, Location, Monster, Pathway, Priority, Symbol};
use crate::state::Figure;

/// The half of an action card that is resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Half {
    /// The upper effect.
    Upper,
    /// The lower effect.
    Lower,
}

/// An effect that could not happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Vain {
    Attack,
    NoWounds,
    Destroy,
    Explore,
    Push,
    Repair,
    Destruction,
    Spawn,
    Seal,
    BreakSeal,
    Activate,
    Blind,
}

impl Vain {
    /// All variants.
    pub const ALL: [Vain; 12] = [
        Vain::Attack,
        Vain::NoWounds,
        Vain::Destroy,
        Vain::Explore,
        Vain::Push,
        Vain::Repair,
        Vain::Destruction,
        Vain::Spawn,
        Vain::Seal,
        Vain::BreakSeal,
        Vain::Activate,
        Vain::Blind,
    ];

    /// Its name in messages.
    pub fn slug(self) -> &'static str {
        match self {
            Vain::Attack => "attack",
            Vain::NoWounds => "no-wounds",
            Vain::Destroy => "destroy",
            Vain::Explore => "explore",
            Vain::Push => "push",
            Vain::Repair => "repair",
            Vain::Destruction => "destruction",
            Vain::Spawn => "spawn",
            Vain::Seal => "seal",
            Vain::BreakSeal => "break-seal",
            Vain::Activate => "activate",
            Vain::Blind => "blind",
        }
    }
}

/// A single event.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it; the fields are what it happened to")]
pub enum Event {
    RoundBegins {
        round: u8,
    },
    LeadIs {
        figure: Figure,
    },
    /// `card` is visible to the holder only.
    PriorityDrawn {
        figure: Figure,
        card: Option<Priority>,
    },
    PriorityShuffled,
    ActionDrawn {
        figure: Figure,
        card: Option<Action>,
    },
    ActionsShuffled {
        figure: Figure,
    },
    /// `None` for the other players if it is played face down.
    PriorityPlayed {
        figure: Figure,
        card: Option<Priority>,
    },
    PriorityTurnedUp {
        figure: Figure,
        card: Priority,
    },
    PriorityKept {
        card: Priority,
    },
    ActionTurnedUp {
        figure: Figure,
        card: Action,
        half: Half,
    },
    SoloTurnedUp {
        figure: Figure,
        card: Action,
    },
    /// Solo: the action card is placed at this position of the row, counted from 0.
    LaidOnRow {
        figure: Figure,
        card: Action,
        place: u8,
        half: Half,
    },
    /// An investigator was chosen for an effect.
    ChoseFigure {
        figure: Figure,
    },
    /// A monster was chosen to be pushed.
    ChoseMonster {
        monster: Monster,
        at: Location,
    },
    /// A location was chosen for an effect.
    ChosePlace {
        at: Location,
    },
    /// One of two effects was chosen.
    ChoseEffect {
        second: bool,
    },
    ItemUsed {
        figure: Figure,
        item: Item,
    },
    Moved {
        figure: Figure,
        from: Location,
        to: Location,
    },
    MonsterDestroyed {
        monster: Monster,
        at: Location,
    },
    SealDestroyed {
        monster: Monster,
        path: Pathway,
        left: bool,
    },
    Sealed {
        path: Pathway,
    },
    SealRemoved {
        path: Pathway,
    },
    ClueFound {
        figure: Figure,
        at: Location,
        symbol: Symbol,
    },
    ItemClueFound {
        figure: Figure,
        at: Location,
    },
    ItemGained {
        figure: Figure,
        item: Item,
    },
    NothingToExplore {
        figure: Figure,
        at: Location,
    },
    HealthLost {
        figure: Figure,
        amount: u8,
        left: u8,
    },
    HealthRecovered {
        figure: Figure,
        amount: u8,
        left: u8,
    },
    Ruined {
        at: Location,
    },
    Repaired {
        at: Location,
    },
    Spawned {
        monster: Monster,
        at: Location,
    },
    /// The monster moved: `to` is where it ended, `steps` the number of arrows it followed.
    Walked {
        monster: Monster,
        from: Location,
        to: Location,
        steps: u8,
    },
    /// No location on its way has an empty cell, so it goes straight to the ritual site.
    Drawn {
        monster: Monster,
        from: Location,
    },
    Activated {
        monster: Monster,
        at: Location,
    },
    /// A killer is activated in a location without investigators.
    FindsNobody {
        monster: Monster,
        at: Location,
    },
    /// A stalker at the ritual site does not leave it.
    Stays {
        monster: Monster,
    },
    /// An investigator to be healed is already at full health.
    FullHealth {
        figure: Figure,
    },
    /// An effect has nothing to affect.
    InVain {
        what: Vain,
    },
    CupRefilled {
        count: u8,
    },
    CupEmpty,
    NoneLeft {
        kind: crate::content::Kind,
    },
    OmensCounted {
        omens: u8,
    },
    OmensChanged {
        by: i8,
    },
    BlindRoundAhead,
    GateGrows {
        symbol: GateSymbol,
        at: Location,
        tokens: u8,
    },
    Voted {
        figure: Figure,
        yes: bool,
    },
    RitualBegins {
        forced: bool,
    },
    CardsLaid {
        figure: Figure,
        cards: Vec<Priority>,
    },
    RitualClue {
        symbol: Symbol,
    },
    RitualCounted {
        count: u8,
        needed: u8,
    },
    Won,
    Lost {
        defeat: crate::Defeat,
    },
}
