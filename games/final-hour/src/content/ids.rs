//! Names for the things in the box: small numbers that the content turns into facts.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A small number that names one thing of a kind. What is read from outside is in range.
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident: $count:literal, written from $first:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $name(pub u8);

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// The id as an index.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// All of them in order.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> {
                (0..$count).map($name)
            }
        }

        impl From<$name> for u8 {
            fn from(id: $name) -> u8 {
                id.0 + $first
            }
        }

        impl TryFrom<u8> for $name {
            type Error = String;

            fn try_from(written: u8) -> Result<$name, String> {
                match written.checked_sub($first) {
                    Some(id) if id < $count => Ok($name(id)),
                    // As serde says it, which is then said in every language.
                    _ => Err(format!(
                        "invalid value: integer `{written}`, expected {} to {}",
                        $first,
                        $first + $count - 1
                    )),
                }
            }
        }
    )*};
}

ids! {
    /// A pathway between two locations, in the order of the board file.
    Pathway: 21, written from 0;
    /// One of the investigators.
    Investigator: 6, written from 0;
    /// One of the Ancient Ones.
    Ancient: 3, written from 0;
    /// A title of an investigator's action cards; five each, two cards each.
    Title: 30, written from 0;
    /// One action card: investigator × 10 + title of theirs × 2 + copy.
    Action: 60, written from 0;
    /// A priority card, counted from 0 inside; read and written by the number printed on it, 1 to 30.
    Priority: 30, written from 1;
    /// An item card.
    Item: 9, written from 0;
    /// A monster token: 0 to 39 common, 40 to 54 special. The same number as its card in the pool.
    Monster: 55, written from 0;
}

impl Monster {
    /// How many are common; the special ones come after them.
    pub const COMMON: usize = 40;

    /// Whether it is one of those in the cup at the start.
    pub const fn is_common(self) -> bool {
        self.index() < Self::COMMON
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
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
        pub enum $name { $($(#[$inner])* #[serde(rename = $text)] $variant,)* }

        impl $name {
            /// All of them in order.
            pub const ALL: &[$name] = &[$($name::$variant),*];

            /// Its name in files and message keys.
            pub const fn slug(self) -> &'static str {
                match self { $($name::$variant => $text,)* }
            }

            /// Its place in [`Self::ALL`].
            pub const fn index(self) -> usize {
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
