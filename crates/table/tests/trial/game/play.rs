//! Arranging, playing and asserting a séance in a line each.

use std::sync::Arc;

use table::{Answer, Move, Seat, Table};

use super::state::{Choice, Content, Dusk, Fault, Seance};

impl Dusk {
    /// Two guests, ten cards, two each.
    pub(crate) const TWO: Dusk = Dusk { seats: 2, cards: 10, hand: 2, candles: 2, hours: 10 };
    /// Three guests.
    pub(crate) const THREE: Dusk = Dusk { seats: 3, cards: 14, hand: 2, candles: 2, hours: 9 };
    /// Few cards and many candles: the discard is shuffled again and again.
    pub(crate) const LONG: Dusk = Dusk { seats: 2, cards: 9, hand: 2, candles: 6, hours: 20 };
    /// A full table.
    pub(crate) const FOUR: Dusk = Dusk { seats: 4, cards: 20, hand: 3, candles: 3, hours: 12 };
}

/// The box with a fault in it.
pub(crate) fn faulty(fault: Fault) -> Arc<Content> {
    Arc::new(Content { fault: Some(fault), ..Content::default() })
}

/// A seat's answer.
pub(crate) fn say(seat: u8, what: &[Choice]) -> Move<Seance> {
    Move::Say { seat: Seat(seat), what: Answer::<Seance>::from_slice(what) }
}

/// A table that has just been dealt these cards, in the order of the deal.
pub(crate) fn dealt(dusk: Dusk, cards: &[u32]) -> Table<Seance> {
    let mut table = Table::new(Arc::new(Content::default()), dusk).expect("the set-up is playable");
    for card in cards {
        table.play(Move::Roll(*card)).expect("the deal rolls cards of the deck");
    }
    table
}
