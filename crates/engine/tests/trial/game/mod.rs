//! *Séance*: a small test game for two to four guests.
//!
//! Every hour the guests lean on the table in secret. The guest who leans hardest, if it is only one, leads: two
//! actions, to draw a card or play one. Ghosts put out candles unless salt stops them or a mirror turns them around. A
//! guest without a candle leaves the table. The last guest wins; at dawn, the one with the most candles.

mod flow;
mod play;
mod rules;
mod state;
mod words;

pub(crate) use flow::Frame;
pub(crate) use play::{dealt, faulty, heard, lead, play, say, snuff};
pub(crate) use state::{CARDS, Choice, Content, Dusk, Event, Face, Fault, From, Leak, Seance, SeanceEnd};

use engine::{Card, Seat};

type Cx<'a> = engine::Cx<'a, Seance>;
type Wake<'a> = engine::Wake<'a, Seance>;
type Step = engine::Step<Seance>;
type Offer = engine::Offer<Seance>;
type Halt = engine::Halt<Seance>;

/// The `n`th card of a face.
pub(crate) fn nth(face: Face, n: usize) -> Card {
    let of_face = (0..CARDS as u8).map(Card).filter(|card| card_face(*card) == face);
    of_face.into_iter().nth(n).expect("the box holds enough cards of each face")
}

fn card_face(card: Card) -> Face {
    Content::default().faces[card.index()]
}

/// All the seats of a game, in order.
pub(crate) fn seats(n: usize) -> impl Iterator<Item = Seat> {
    (0..n as u8).map(Seat)
}
