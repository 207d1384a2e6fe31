//! Arranging, playing and asserting a séance in a line each.

use std::sync::Arc;

use engine::{Answer, Card, Move, Seat, Table, Viewer};

use super::state::{Choice, Content, Dusk, Event, Fault, Seance};

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

/// A seat snuffs a candle.
pub(crate) fn snuff(seat: u8) -> Move<Seance> {
    Move::Interject { seat: Seat(seat), what: Choice::Snuff }
}

/// A table that has just been dealt these cards, in the order of the deal.
pub(crate) fn dealt(dusk: Dusk, cards: &[Card]) -> Table<Seance> {
    let mut table = Table::new(Arc::new(Content::default()), dusk).expect("the set-up is playable");
    play(&mut table, cards.iter().map(|card| Move::Roll(card.0.into())));
    table
}

/// Plays the moves, each of which has to be accepted.
pub(crate) fn play(table: &mut Table<Seance>, moves: impl IntoIterator<Item = Move<Seance>>) {
    for mv in moves {
        if let Err(refused) = table.play(mv.clone()) {
            panic!("{mv:?} is refused: {refused}\n{:?}\n{:#?}", table.now().wait(), table.now().stack());
        }
    }
}

/// Everybody leans a little, and this seat with all its weight.
pub(crate) fn lead(table: &mut Table<Seance>, leads: u8) {
    let guests = table.now().game().guests();
    play(table, guests.iter().map(|seat| say(seat.0, &[Choice::Lean(2 * u8::from(seat.0 == leads))])));
}

/// The events an eye was told since so many moves stood.
pub(crate) fn heard(table: &Table<Seance>, from: usize, eye: Viewer) -> Vec<Event> {
    table.told(from, eye).map(|(_, told)| told.event.clone()).collect()
}
