//! Who sits at the table, and sets of them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Dice;

/// A place at the table, counted from 0 clockwise. At most [`Seat::MAX`] of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The most seats a table can have.
    pub const MAX: usize = 7;

    /// The seat as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of seats, and at the same time the set of those who know or may see something.
///
/// One bit besides the seats means *everybody, spectators included*, so that something public
/// needs no list of who sits where.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u8);

/// Whoever looks: a set of seats whose knowledge is joined; empty for a spectator.
pub type Viewer = Seats;

impl Seats {
    /// Nobody; as an [`Viewer`], a spectator.
    pub const NONE: Seats = Seats(0);
    /// Every seat and every spectator.
    pub const ALL: Seats = Seats(u8::MAX);
    const PUBLIC: u8 = 1 << Seat::MAX;

    /// The seats 0 to `n` − 1.
    pub fn first(n: usize) -> Seats {
        debug_assert!(n <= Seat::MAX);
        Seats(((1u16 << n) - 1) as u8)
    }

    /// Just this seat.
    pub fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// This set and one more.
    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// This set and another.
    #[must_use]
    pub fn union(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }

    /// This set less another.
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

    /// How many seats are in the set.
    pub fn len(self) -> usize {
        (self.0 & !Self::PUBLIC).count_ones() as usize
    }

    /// One of the seats, all equally likely; `None` if there is none.
    pub fn any(self, dice: &mut dyn Dice) -> Option<Seat> {
        (!self.is_empty()).then(|| dice.below(self.len() as u64) as usize).and_then(|at| self.iter().nth(at))
    }

    /// Read as "those who know": whether the eye is among them. Everybody less some seats is every eye without
    /// any of these.
    pub fn seen_by(self, eye: Viewer) -> bool {
        if self.0 & Self::PUBLIC != 0 { eye.0 & !self.0 == 0 } else { self.0 & eye.0 != 0 }
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self.0 & !Self::PUBLIC;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let seat = Seat(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                seat
            })
        })
    }
}
