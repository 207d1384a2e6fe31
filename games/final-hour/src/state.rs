//! The state of a game: flat arrays and small ids, cheap to copy.

use engine::{Bits, Card, Pool, Seat, Seats, ids};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::{
    Action, Ancient, Content, Difficulty, GateSymbol, Investigator, Item, Location, Locations, Monster,
    Pathway, Priority, Symbol,
};

ids! {
    /// An investigator in play, numbered from 0 in seat order.
    Figure: 4;
}

/// The complete state of a game: the public part and the hidden part.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub struct FinalHour {
    /// The public part of the state.
    pub open: Open,
    /// The hidden part of the state.
    pub shut: Shut,
}

/// The part of the state that all players see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// The Ancient One of this game.
    pub ancient: Ancient,
    /// The difficulty of the game.
    pub difficulty: Difficulty,
    /// Whether one player plays two investigators by the solo rules.
    pub solo: bool,
    /// The number of investigators in play.
    pub count: u8,
    /// The investigators, of which the first `count` are in play.
    pub people: [Person; Figure::COUNT],
    /// The round, from 1; 0 during setup.
    pub round: u8,
    /// The current phase of the round.
    pub phase: Phase,
    /// The lead investigator. Unused in solo play.
    pub lead: Figure,
    /// The monsters in each location, as bit sets.
    pub monsters: [u64; Location::COUNT],
    /// Destroyed common monsters beside the cup, as a bit set.
    pub beside: u64,
    /// Special monsters that are not on the board, as a bit set.
    pub supply: u64,
    /// Monsters already activated by the card, item or reckoning being resolved, as a bit set.
    pub activated: u64,
    /// The number of destruction tokens in each location.
    pub ruins: [u8; Location::COUNT],
    /// The seal on each pathway.
    pub seals: [Seal; Pathway::COUNT],
    /// The ritual site.
    pub ritual: Location,
    /// The gates, in the order of their symbols.
    pub gates: [Gate; 3],
    /// The number of clues found for each ritual symbol.
    pub found: [u8; 5],
    /// The number of item clues found.
    pub found_items: u8,
    /// The two clues of the ritual slots, once revealed.
    pub revealed: [Option<Symbol>; 2],
    /// Used items, as a bit set.
    pub used_items: u16,
    /// The cards played this round in turn order; in solo play the row from low to high.
    pub plays: [Play; 4],
    /// The number of entries of `plays` in use.
    pub played: u8,
    /// Discarded priority cards, as a bit set.
    pub discard: u32,
    /// Priority cards set aside (solo) or laid down for the ritual, as a bit set.
    pub kept: u32,
    /// Whether priority cards are played face down.
    pub blind: Blind,
    /// Omens added to or subtracted from this round's reckoning.
    pub omens: i8,
}

/// The state of one investigator.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// The investigator's id.
    pub who: Investigator,
    /// Their location.
    pub at: Location,
    /// Health left.
    pub health: u8,
    /// Health at the start of the game.
    pub full: u8,
    /// Items held, as a bit set.
    pub items: u16,
    /// Discarded cards of their ten action cards, as a bit set.
    pub discard: u16,
}

/// A gate on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gate {
    /// Its location.
    pub at: Location,
    /// The number of gate tokens there.
    pub tokens: u8,
}

/// The seal on a pathway.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Seal {
    /// No seal.
    None,
    /// A seal that has already destroyed one monster.
    Used,
    /// A new seal.
    Fresh,
}

/// A played action card with its priority card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Play {
    /// The investigator who played it.
    pub figure: Figure,
    /// The priority card, if it is face up.
    pub priority: Option<Priority>,
    /// The action card, if it has been revealed.
    pub action: Option<Action>,
    /// Whether it has been resolved.
    pub resolved: bool,
}

/// Whether priority cards are played face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Blind {
    /// They are not.
    No,
    /// They will be in the next round.
    Next,
    /// They are in this round.
    Now,
}

/// A phase of the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first round.
    SetUp,
    /// Priority cards are being played.
    Priority,
    /// Action cards are being resolved.
    Resolve,
    /// The Ancient One phase.
    AncientOne,
    /// The players decide whether to attempt the ritual, or attempt it.
    Ritual,
}

/// The hidden part of the state. A card has no identity here until a player has seen it.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub struct Shut {
    /// Priority cards, in the piles of [`pile`].
    pub priority: Pool<30, 9>,
    /// Action cards.
    pub actions: Pool<60, 8>,
    /// Clue tokens: 0 to 9 are two for each ritual symbol, 10 to 12 are items.
    pub clues: Pool<13, 17>,
    /// Gate tokens, four for each symbol.
    pub gates: Pool<12, 2>,
    /// Common monsters in the cup.
    pub cup: Pool<40, 1>,
    /// The stack of items.
    pub items: Pool<9, 1>,
}

// Implemented by hand so that `clone_from` reuses the pools' allocations: search clones into existing positions.
impl Clone for FinalHour {
    fn clone(&self) -> Self {
        FinalHour { open: self.open.clone(), shut: self.shut.clone() }
    }

    fn clone_from(&mut self, source: &Self) {
        let FinalHour { open, shut } = source;
        self.open.clone_from(open);
        self.shut.clone_from(shut);
    }
}

impl Clone for Shut {
    fn clone(&self) -> Self {
        let Shut { priority, actions, clues, gates, cup, items } = self;
        Shut {
            priority: priority.clone(),
            actions: actions.clone(),
            clues: clues.clone(),
            gates: gates.clone(),
            cup: cup.clone(),
            items: items.clone(),
        }
    }

    fn clone_from(&mut self, source: &Self) {
        let Shut { priority, actions, clues, gates, cup, items } = source;
        self.priority.clone_from(priority);
        self.actions.clone_from(actions);
        self.clues.clone_from(clues);
        self.gates.clone_from(gates);
        self.cup.clone_from(cup);
        self.items.clone_from(items);
    }
}

/// Indices of the piles in the pools.
pub mod pile {
    /// The priority deck, the item deck, the gate stack, and the cup.
    pub const DECK: usize = 0;
    /// The hand of the first seat; the other seats' hands follow.
    pub const HAND: usize = 1;
    /// The first priority card played face down; the others follow.
    pub const BLIND: usize = 5;
    /// The action deck of the first investigator; the others follow.
    pub const ACTIONS: usize = 0;
    /// The first action card on the table; the others follow.
    pub const LAID: usize = 4;
    /// The clue in location 1; the other locations follow.
    pub const CLUE: usize = 0;
    /// The two clues of the ritual slots.
    pub const SLOTS: usize = 15;
    /// Clues being shuffled during setup.
    pub const BAG: usize = 16;
    /// The gate token removed from the game unseen.
    pub const REMOVED: usize = 1;
}

/// What a clue token shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Clue {
    /// A ritual symbol.
    Symbol(Symbol),
    /// A key, which stands for an item.
    Item,
}

/// Decodes the face of a clue token.
pub fn clue(card: Card) -> Clue {
    Symbol::ALL.get(usize::from(card.0 / 2)).map_or(Clue::Item, |&symbol| Clue::Symbol(symbol))
}

/// Decodes the symbol of a gate token.
pub fn gate_symbol(card: Card) -> GateSymbol {
    GateSymbol::ALL[usize::from(card.0 / 4).min(2)]
}

/// The indices of the set bits, in ascending order.
pub fn bits(mask: u64) -> impl Iterator<Item = u8> {
    mask.ones()
}

impl Open {
    /// The investigators in play.
    pub fn figures(&self) -> impl Iterator<Item = Figure> + use<> {
        (0..self.count).map(Figure)
    }

    /// The investigators in turn order: clockwise from the lead investigator.
    pub fn turn_order(&self) -> impl Iterator<Item = Figure> + use<> {
        let (lead, count) = (self.lead.0, self.count);
        (0..count).map(move |turn| Figure((lead + turn) % count))
    }

    /// Returns an investigator.
    pub fn person(&self, figure: Figure) -> &Person {
        &self.people[figure.index()]
    }

    /// Returns an investigator, mutably.
    pub fn person_mut(&mut self, figure: Figure) -> &mut Person {
        &mut self.people[figure.index()]
    }

    /// The seat that plays the investigator.
    pub fn seat(&self, figure: Figure) -> Seat {
        if self.solo { Seat(0) } else { Seat(figure.0) }
    }

    /// The set of all seats.
    pub fn seats(&self) -> Seats {
        Seats::first(if self.solo { 1 } else { usize::from(self.count) })
    }

    /// The number of empty cells in the location.
    pub fn empty_cells(&self, content: &Content, at: Location) -> u8 {
        let taken = self.monsters[at.index()].count_ones() as u8 + self.ruins[at.index()];
        content.board.cells(at).saturating_sub(taken)
    }

    /// The location of the monster, if it is on the board.
    pub fn location_of(&self, monster: Monster) -> Option<Location> {
        Location::all().find(|at| self.monsters[at.index()] & (1 << monster.0) != 0)
    }

    /// All monsters in these locations, as a bit set.
    pub fn monsters_in(&self, places: Locations) -> u64 {
        places.iter().fold(0, |all, at| all | self.monsters[at.index()])
    }

    /// The locations of these investigators.
    pub fn places_of(&self, figures: impl Iterator<Item = Figure>) -> Locations {
        figures.map(|figure| self.person(figure).at).collect()
    }

    /// The gate with the symbol.
    pub fn gate(&self, symbol: GateSymbol) -> Gate {
        self.gates[symbol.index()]
    }

    /// The gate locations.
    pub fn gate_locations(&self) -> Locations {
        self.gates.iter().map(|gate| gate.at).collect()
    }

    /// Items the investigator holds.
    pub fn items(&self, figure: Figure) -> impl Iterator<Item = Item> + use<> {
        bits(u64::from(self.person(figure).items)).map(Item)
    }
}
