//! All that lies on the table: flat, ids and small arrays, cheap to copy.

use engine::{Card, Pool, Seat, Seats};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::{
    Action, Ancient, Content, Difficulty, GateSymbol, Investigator, Item, Location, Locations, Monster,
    Pathway, Priority, Symbol,
};

/// An investigator in play, counted from 0 in the order of seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Figure(pub u8);

impl Figure {
    /// The most investigators in play.
    pub const MAX: usize = 4;

    /// The investigator as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The game: what everybody sees, and what lies face down.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub struct FinalHour {
    /// What everybody sees.
    pub open: Open,
    /// What lies face down.
    pub shut: Shut,
}

/// What everybody sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// The Ancient One to be sent back.
    pub ancient: Ancient,
    /// How hard its sheet makes the game.
    pub difficulty: Difficulty,
    /// Whether one player plays two investigators by the solo rules.
    pub solo: bool,
    /// How many investigators are in play.
    pub count: u8,
    /// The investigators, the first `count` of them in play.
    pub people: [Person; Figure::MAX],
    /// The round, from 1; 0 while the table is being set up.
    pub round: u8,
    /// The part of the round.
    pub phase: Phase,
    /// The lead investigator. Without meaning in solo play.
    pub lead: Figure,
    /// Which monsters are in which location, a bit each.
    pub monsters: [u64; Location::COUNT],
    /// Destroyed common monsters beside the cup.
    pub beside: u64,
    /// Special monsters that are not on the board.
    pub supply: u64,
    /// Monsters already activated by the card, item or reckoning being resolved.
    pub activated: u64,
    /// Destruction tokens in each location.
    pub ruins: [u8; Location::COUNT],
    /// The seal on each pathway.
    pub seals: [Seal; Pathway::COUNT],
    /// The ritual site.
    pub ritual: Location,
    /// The gates, in the order of their symbols.
    pub gates: [Gate; 3],
    /// How many clues of each ritual symbol were found.
    pub found: [u8; 5],
    /// How many item clues were found.
    pub found_items: u8,
    /// The two clues of the ritual slots, once turned up.
    pub revealed: [Option<Symbol>; 2],
    /// Items used up.
    pub used_items: u16,
    /// The cards laid down this round, in the order of turns; in solo the row from low to high.
    pub plays: [Play; 4],
    /// How many of them there are.
    pub played: u8,
    /// Discarded priority cards, a bit each.
    pub discard: u32,
    /// Solo: priority cards set aside for the ritual, a bit each.
    pub kept: u32,
    /// Whether priority cards are played face down.
    pub blind: Blind,
    /// Omens more or fewer in this round's reckoning.
    pub omens: i8,
}

/// One investigator.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// Who it is.
    pub who: Investigator,
    /// Where.
    pub at: Location,
    /// Health left.
    pub health: u8,
    /// Health at the start.
    pub full: u8,
    /// Items held, a bit each.
    pub items: u16,
    /// Own action cards discarded, a bit for each of the ten.
    pub discard: u16,
}

/// A gate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gate {
    /// Where.
    pub at: Location,
    /// How many gate tokens lie there.
    pub tokens: u8,
}

/// What lies on a pathway.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Seal {
    /// No seal.
    None,
    /// A seal that has destroyed one monster.
    Used,
    /// A new seal.
    Fresh,
}

/// An action card on the table with the priority card on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Play {
    /// Whose.
    pub figure: Figure,
    /// The priority card, if it lies face up.
    pub priority: Option<Priority>,
    /// The action card, if it has been turned up.
    pub action: Option<Action>,
    /// Whether it has been resolved.
    pub resolved: bool,
}

/// Whether priority cards are played face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Blind {
    /// No.
    No,
    /// In the next round.
    Next,
    /// In this round.
    Now,
}

/// The part of the round.
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
    /// All decide whether to attempt the ritual, or attempt it.
    Ritual,
}

/// What lies face down. Cards have no identity here until somebody has seen them.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub struct Shut {
    /// Priority cards: see [`pile`].
    pub priority: Pool<30, 9>,
    /// Action cards.
    pub actions: Pool<60, 8>,
    /// Clues: 0 to 9 two for each ritual symbol, 10 to 12 items.
    pub clues: Pool<13, 17>,
    /// Gate tokens: four for each symbol.
    pub gates: Pool<12, 2>,
    /// Common monsters in the cup.
    pub cup: Pool<40, 1>,
    /// Items.
    pub items: Pool<9, 1>,
}

// Written out for `clone_from`, which a derived copy would not pass on: search copies into used positions.
impl Clone for FinalHour {
    fn clone(&self) -> Self {
        FinalHour { open: self.open.clone(), shut: self.shut.clone() }
    }

    fn clone_from(&mut self, from: &Self) {
        self.open.clone_from(&from.open);
        self.shut.clone_from(&from.shut);
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

    fn clone_from(&mut self, from: &Self) {
        let Shut { priority, actions, clues, gates, cup, items } = from;
        self.priority.clone_from(priority);
        self.actions.clone_from(actions);
        self.clues.clone_from(clues);
        self.gates.clone_from(gates);
        self.cup.clone_from(cup);
        self.items.clone_from(items);
    }
}

/// The piles of the pools.
pub mod pile {
    /// The priority deck, the item deck, the gate stack, the cup.
    pub const DECK: usize = 0;
    /// The hand of the first seat; the others follow.
    pub const HAND: usize = 1;
    /// The first priority card played face down; the others follow.
    pub const BLIND: usize = 5;
    /// The action deck of the first investigator; the others follow.
    pub const ACTIONS: usize = 0;
    /// The first action card on the table; the others follow.
    pub const LAID: usize = 4;
    /// The clue in location 1; the others follow.
    pub const CLUE: usize = 0;
    /// The two clues of the ritual slots.
    pub const SLOTS: usize = 15;
    /// Clues being mixed at set-up.
    pub const BAG: usize = 16;
    /// The gate token removed unseen.
    pub const REMOVED: usize = 1;
}

/// What a clue token shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Clue {
    /// A ritual symbol.
    Symbol(Symbol),
    /// A key: an item.
    Item,
}

/// What the clue token shows.
pub fn clue(card: Card) -> Clue {
    Symbol::ALL.get(usize::from(card.0 / 2)).map_or(Clue::Item, |&symbol| Clue::Symbol(symbol))
}

/// What the gate token shows.
pub fn gate_symbol(card: Card) -> GateSymbol {
    GateSymbol::ALL[usize::from(card.0 / 4).min(2)]
}

/// The members of a set of bits, ascending.
pub fn bits(mask: u64) -> impl Iterator<Item = u8> {
    let mut rest = mask;
    std::iter::from_fn(move || {
        (rest != 0).then(|| {
            let bit = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            bit
        })
    })
}

impl Open {
    /// The investigators in play.
    pub fn figures(&self) -> impl Iterator<Item = Figure> + use<> {
        (0..self.count).map(Figure)
    }

    /// The investigators in turn order: from the lead clockwise.
    pub fn turn_order(&self) -> impl Iterator<Item = Figure> + use<> {
        let (lead, count) = (self.lead.0, self.count);
        (0..count).map(move |turn| Figure((lead + turn) % count))
    }

    /// One of them.
    pub fn person(&self, figure: Figure) -> &Person {
        &self.people[figure.index()]
    }

    /// One of them.
    pub fn person_mut(&mut self, figure: Figure) -> &mut Person {
        &mut self.people[figure.index()]
    }

    /// Who plays the investigator.
    pub fn seat(&self, figure: Figure) -> Seat {
        if self.solo { Seat(0) } else { Seat(figure.0) }
    }

    /// All seats.
    pub fn seats(&self) -> Seats {
        Seats::first(if self.solo { 1 } else { usize::from(self.count) })
    }

    /// Empty cells of the location.
    pub fn room(&self, content: &Content, at: Location) -> u8 {
        let taken = self.monsters[at.index()].count_ones() as u8 + self.ruins[at.index()];
        content.board.cells(at).saturating_sub(taken)
    }

    /// Where the monster is on the board.
    pub fn whereabouts(&self, monster: Monster) -> Option<Location> {
        Location::all().find(|at| self.monsters[at.index()] & (1 << monster.0) != 0)
    }

    /// All monsters in these locations, a bit each.
    pub fn monsters_in(&self, places: Locations) -> u64 {
        places.iter().fold(0, |all, at| all | self.monsters[at.index()])
    }

    /// Locations with an investigator of the set.
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
