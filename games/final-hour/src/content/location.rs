//! Locations by number, and sets of them.

use std::fmt;

use engine::{IdSet, ids};

ids! {
    /// One of the board's locations, numbered from 0 internally; serialized as on the board, 1 to 15.
    Location: 15, from 1;
}

/// A set of locations.
pub type Locations = IdSet<Location, u16>;

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}
