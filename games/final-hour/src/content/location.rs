//! Locations by number, and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One of the board's fifteen locations, numbered from 0 internally; serialized as on the board, 1 to 15.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "u8", into = "u8")]
pub struct Location(u8);

impl Location {
    /// The number of locations.
    pub const COUNT: usize = 15;

    /// Finds the location with this number on the board.
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
    pub const fn index(self) -> usize {
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
            .ok_or_else(|| format!("invalid value: integer `{number}`, expected 1 to 15"))
    }
}

/// A set of locations, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Locations(u16);

impl Locations {
    /// The empty set.
    pub const NONE: Locations = Locations(0);
    /// The set of all fifteen locations.
    pub const ALL: Locations = Locations((1 << Location::COUNT) - 1);

    /// The set of one location.
    pub const fn only(location: Location) -> Locations {
        Locations(1 << location.0)
    }

    /// This set with the location added.
    #[must_use]
    pub const fn with(self, location: Location) -> Locations {
        Locations(self.0 | 1 << location.0)
    }

    /// The intersection of two sets.
    #[must_use]
    pub const fn both(self, other: Locations) -> Locations {
        Locations(self.0 & other.0)
    }

    /// This set without the locations of the other.
    #[must_use]
    pub const fn less(self, other: Locations) -> Locations {
        Locations(self.0 & !other.0)
    }

    /// Whether the location is in the set.
    pub const fn has(self, location: Location) -> bool {
        self.0 & (1 << location.0) != 0
    }

    /// The number of locations in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
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

impl From<Locations> for u16 {
    fn from(locations: Locations) -> u16 {
        locations.0
    }
}

impl TryFrom<u16> for Locations {
    type Error = String;

    fn try_from(bits: u16) -> Result<Locations, String> {
        match bits & !Locations::ALL.0 {
            0 => Ok(Locations(bits)),
            _ => Err(format!("{bits} is not a set of locations; they have one bit each, 15 in all")),
        }
    }
}
