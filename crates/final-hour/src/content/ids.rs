//! Names for the things in the box: small numbers that the content turns into facts.

use std::fmt;

use serde::{Deserialize, Serialize};

/// One of the board's fifteen locations. Counted from 0 inside; read and written as on the board, 1 to 15.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Location(u8);

impl Location {
    /// How many there are.
    pub const COUNT: usize = 15;

    /// The location with this number on the board.
    pub const fn numbered(number: u8) -> Option<Location> {
        match number {
            1..=15 => Some(Location(number - 1)),
            _ => None,
        }
    }

    /// The number on the board.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The location as an index from 0.
    pub const fn at(self) -> usize {
        self.0 as usize
    }

    /// All locations in ascending order.
    pub fn all() -> impl DoubleEndedIterator<Item = Location> {
        (0..Self::COUNT as u8).map(Location)
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Location {}", self.number())
    }
}

impl From<Location> for u8 {
    fn from(location: Location) -> u8 {
        location.number()
    }
}

impl TryFrom<u8> for Location {
    type Error = String;

    fn try_from(number: u8) -> Result<Location, String> {
        Location::numbered(number)
            .ok_or_else(|| format!("there is no location {number}; they are numbered 1 to 15"))
    }
}

/// A set of locations, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Locations(pub u16);

impl Locations {
    /// No location.
    pub const NONE: Locations = Locations(0);
    /// All fifteen.
    pub const ALL: Locations = Locations((1 << Location::COUNT) - 1);

    /// Just this one.
    pub const fn only(location: Location) -> Locations {
        Locations(1 << location.0)
    }

    /// This set and one more.
    #[must_use]
    pub const fn with(self, location: Location) -> Locations {
        Locations(self.0 | 1 << location.0)
    }

    /// Those in both sets.
    #[must_use]
    pub const fn both(self, other: Locations) -> Locations {
        Locations(self.0 & other.0)
    }

    /// This set less another.
    #[must_use]
    pub const fn less(self, other: Locations) -> Locations {
        Locations(self.0 & !other.0)
    }

    /// Whether the location is in the set.
    pub const fn has(self, location: Location) -> bool {
        self.0 & (1 << location.0) != 0
    }

    /// How many are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether none is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The locations in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Location> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let location = Location(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                location
            })
        })
    }
}

impl FromIterator<Location> for Locations {
    fn from_iter<I: IntoIterator<Item = Location>>(locations: I) -> Locations {
        locations.into_iter().fold(Locations::NONE, Locations::with)
    }
}

/// A small number that names one thing of a kind.
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident: $count:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u8);

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// The id as an index.
            pub const fn at(self) -> usize {
                self.0 as usize
            }

            /// All of them in order.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> {
                (0..$count).map($name)
            }
        }
    )*};
}

ids! {
    /// A pathway between two locations, in the order of the board file.
    Pathway: 21;
    /// One of the investigators.
    Investigator: 6;
    /// One of the Ancient Ones.
    Ancient: 3;
    /// A title of an investigator's action cards; five each, two cards each.
    Title: 30;
    /// One action card: investigator × 10 + title of theirs × 2 + copy.
    Action: 60;
    /// A priority card, from 0; the number printed on it is one higher.
    Priority: 30;
    /// An item card.
    Item: 9;
    /// A monster token: 0 to 39 common, 40 to 54 special. The same number as its card in the pool.
    Monster: 55;
}

impl Monster {
    /// How many are common; the special ones come after them.
    pub const COMMON: usize = 40;

    /// Whether it is one of those in the cup at the start.
    pub const fn is_common(self) -> bool {
        self.at() < Self::COMMON
    }
}

impl Title {
    /// Whose cards bear it.
    pub const fn investigator(self) -> Investigator {
        Investigator(self.0 / 5)
    }

    /// Its two cards.
    pub const fn cards(self) -> [Action; 2] {
        [Action(self.0 * 2), Action(self.0 * 2 + 1)]
    }
}

impl Action {
    /// The title on the card.
    pub const fn title(self) -> Title {
        Title(self.0 / 2)
    }

    /// Whose card it is.
    pub const fn investigator(self) -> Investigator {
        self.title().investigator()
    }
}

impl Investigator {
    /// Their ten action cards.
    pub fn cards(self) -> impl DoubleEndedIterator<Item = Action> {
        (self.0 * 10..self.0 * 10 + 10).map(Action)
    }
}

impl Priority {
    /// The number printed on the card, 1 to 30.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The card with this number.
    pub const fn numbered(number: u8) -> Option<Priority> {
        match number {
            1..=30 => Some(Priority(number - 1)),
            _ => None,
        }
    }
}

/// Things of which there are few, each with a name; written in kebab-case in files.
macro_rules! names {
    ($($(#[$doc:meta])* $name:ident { $($(#[$inner:meta])* $variant:ident = $text:literal,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub enum $name { $($(#[$inner])* #[serde(rename = $text)] $variant,)* }

        impl $name {
            /// All of them in order.
            pub const ALL: &[$name] = &[$($name::$variant),*];

            /// Its name in files and message keys.
            pub const fn slug(self) -> &'static str {
                match self { $($name::$variant => $text,)* }
            }

            /// Its place in [`Self::ALL`].
            pub const fn at(self) -> usize {
                self as usize
            }
        }
    )*};
}

names! {
    /// A third of the campus.
    Zone {
        /// Locations 1 to 5.
        Green = "green",
        /// Locations 6 to 10.
        Purple = "purple",
        /// Locations 11 to 15.
        Orange = "orange",
    }

    /// A ritual symbol, on priority cards and clue tokens.
    Symbol {
        /// Diamond.
        Diamond = "diamond",
        /// Hourglass.
        Hourglass = "hourglass",
        /// Moon.
        Moon = "moon",
        /// Star.
        Star = "star",
        /// Cross.
        Cross = "cross",
    }

    /// The symbol of a gate.
    GateSymbol {
        /// The cube of cubes.
        Tesseract = "tesseract",
        /// The star with seven points.
        Heptagram = "heptagram",
        /// The threefold knot.
        Trinity = "trinity",
    }

    /// Which arrows a monster follows.
    Colour {
        /// Red arrows, which now and then leave the pathways.
        Red = "red",
        /// Blue arrows, always along pathways.
        Blue = "blue",
    }

    /// What a monster does when activated. In the order in which groups act.
    Activation {
        /// Investigators in its location lose 1 health.
        Killer = "killer",
        /// It takes one step along its arrow.
        Stalker = "stalker",
        /// It destroys the cell it stands in.
        Wrecker = "wrecker",
    }

    /// How hard the set-up makes the game.
    Difficulty {
        /// For a first game.
        Easy = "easy",
        /// The usual game.
        Normal = "normal",
        /// For those who win too often.
        Hard = "hard",
    }

    /// A kind of special monster.
    Kind {
        /// Of Cthulhu's.
        DeepOne = "deep-one",
        /// Of Cthulhu's.
        StarSpawn = "star-spawn",
        /// Of Shudde M'ell's.
        Chthonian = "chthonian",
        /// Of Umordhoth's.
        GhoulHorde = "ghoul-horde",
    }

    /// Where a value comes from.
    Source {
        /// The rulebook states it.
        Rulebook = "rulebook",
        /// Known publicly of the printed components.
        Public = "public",
        /// Made by us, because neither says; a pack may replace it.
        Authored = "authored",
    }
}
