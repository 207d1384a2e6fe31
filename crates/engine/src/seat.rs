//! Seats and sets of seats.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Bits, Dice};

/// A seat, numbered from 0 clockwise. A table has at most [`Seat::MAX`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The maximum number of seats.
    pub const MAX: usize = 7;

    /// The seat as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of seats; also used as the set of viewers who know or may see something.
///
/// One extra bit means *everybody, spectators included*, so that public information needs no list of seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u8);

/// A viewer: a set of seats whose knowledge is combined; empty for a spectator.
pub type Viewer = Seats;

impl Seats {
    /// The empty set; as a [`Viewer`], a spectator.
    pub const NONE: Seats = Seats(0);
    /// Every seat and every spectator.
    pub const ALL: Seats = Seats(u8::MAX);
    const PUBLIC: u8 = 1 << Seat::MAX;

    /// The seats 0 to `n` − 1.
    pub fn first(n: usize) -> Seats {
        debug_assert!(n <= Seat::MAX);
        Seats(((1u16 << n) - 1) as u8)
    }

    /// The set of just this seat.
    pub fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// The set with one more seat.
    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The union of both sets.
    #[must_use]
    pub fn union(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }

    /// The set difference.
    #[must_use]
    pub fn without(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }

    /// Whether the seat is in the set.
    pub fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether no seat is in the set.
    pub fn is_empty(self) -> bool {
        self.0 & !Self::PUBLIC == 0
    }

    /// The number of seats in the set.
    pub fn len(self) -> usize {
        (self.0 & !Self::PUBLIC).count_ones() as usize
    }

    /// Draws one of the seats uniformly; `None` if the set is empty.
    pub fn any(self, dice: &mut dyn Dice) -> Option<Seat> {
        (!self.is_empty()).then(|| dice.below(self.len() as u64) as usize).and_then(|at| self.iter().nth(at))
    }

    /// Whether the viewer belongs to this set, read as the set of those who know something: it shares a seat with the
    /// set or, if the set has the public bit, contains no seat outside it.
    pub fn seen_by(self, viewer: Viewer) -> bool {
        if self.0 & Self::PUBLIC != 0 { viewer.0 & !self.0 == 0 } else { self.0 & viewer.0 != 0 }
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (self.0 & !Self::PUBLIC).ones().map(Seat)
    }
}
