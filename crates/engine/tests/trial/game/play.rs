//! Helpers to set up, play and inspect a séance.

use std::sync::Arc;

use engine::{Answer, Card, Move, Seat, Table, Viewer};

use super::state::{Choice, Content, Dusk, Event, Fault, Seance};

impl Dusk {
    /// Two guests with ten cards, two in each hand.
    pub(crate) const TWO: Dusk = Dusk { seats: 2, cards: 10, hand: 2, candles: 2, hours: 10 };
    /// Three guests.
    pub(crate) const THREE: Dusk = Dusk { seats: 3, cards: 14, hand: 2, candles: 2, hours: 9 };
    /// Few cards and many candles, so that the discard pile is reshuffled often.
    pub(crate) const LONG: Dusk = Dusk { seats: 2, cards: 9, hand: 2, candles: 6, hours: 20 };
    /// Four guests, the maximum.
    pub(crate) const FOUR: Dusk = Dusk { seats: 4, cards: 20, hand: 3, candles: 3, hours: 12 };
}

/// The content with a built-in fault.
pub(crate) fn faulty(fault: Fault) -> Arc<Content> {
    Arc::new(Content { fault: Some(fault), ..Content::default() })
}

/// A seat's answer as a move.
pub(crate) fn say(seat: u8, what: &[Choice]) -> Move<Seance> {
    Move::Say { seat: Seat(seat), what: Answer::<Seance>::from_slice(what) }
}

/// The move in which a seat snuffs a candle.
pub(crate) fn snuff(seat: u8) -> Move<Seance> {
    Move::Anytime { seat: Seat(seat), what: Choice::Snuff }
}

/// A table to which these cards were just dealt, in this order.
pub(crate) fn dealt(dusk: Dusk, cards: &[Card]) -> Table<Seance> {
    let mut table = Table::new(Arc::new(Content::default()), dusk).expect("the set-up is playable");
    play(&mut table, cards.iter().map(|card| Move::Roll(card.0.into())));
    table
}

/// Plays the moves and panics if one is refused.
pub(crate) fn play(table: &mut Table<Seance>, moves: impl IntoIterator<Item = Move<Seance>>) {
    for mv in moves {
        if let Err(refused) = table.play(mv.clone()) {
            panic!("{mv:?} is refused: {refused}\n{:?}\n{:#?}", table.now().wait(), table.now().stack());
        }
    }
}

/// All guests lean, this one hardest, so that it leads.
pub(crate) fn lead(table: &mut Table<Seance>, leads: u8) {
    let guests = table.now().game().guests();
    play(table, guests.iter().map(|seat| say(seat.0, &[Choice::Lean(2 * u8::from(seat.0 == leads))])));
}

/// The events that the viewer saw after `from` moves.
pub(crate) fn heard(table: &Table<Seance>, from: usize, viewer: Viewer) -> Vec<Event> {
    table.events(from, viewer).map(|(_, event)| event.event.clone()).collect()
}
