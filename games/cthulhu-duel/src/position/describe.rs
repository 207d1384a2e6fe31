//! Writes a state as a position file, including everything hidden.

use engine::{Card, Seat};

use super::figures::Figures;
use super::file::{File, SideFile, Signs};
use crate::Duel;
use crate::content::{Book, Content, Slot, Zone};
use crate::rules::SEATS;
use crate::state::{pile, sign_value};

/// The keys for the whole game.
pub(super) fn table(game: &Duel, content: &Content) -> File {
    let open = &game.open;
    let slug = |seat: Seat| game.sheet(content, seat).slug.clone();
    let zone = |zone: Zone| content.map.zones[zone.index()].slug.clone();
    File {
        factions: Some(SEATS.map(slug).to_vec()),
        round: Some(open.round),
        first: Some(slug(open.first)),
        withering: open.withering,
        ritual: Some(open.ritual),
        free_gates: game.free_gates().iter().map(zone).collect(),
        revealed: (0..12).map(Card).filter(|&card| game.signs.is_open(card)).map(sign_value).collect(),
    }
}

/// The keys of one faction. Only zones without figures are omitted.
pub(super) fn side(game: &Duel, content: &Content, seat: Seat) -> SideFile {
    let (side, sheet) = (game.side(seat), game.sheet(content, seat));
    let held = pile::HELD + seat.index();
    let mut signs: Vec<u8> =
        (0..game.signs.len(held)).filter_map(|at| game.signs.card(held, at).map(sign_value)).collect();
    signs.sort_unstable();
    let books = Book::all().filter(|&book| side.has_book(book));
    let slots = Slot::all().filter(|&slot| side.is_filled(slot));
    let there = |zone: Zone| Figures {
        of: std::array::from_fn(|kind| side.figures[kind][zone.index()]),
        gate: side.keeper(zone).map(Some),
    };
    let zones = side.zones();
    let map =
        zones.iter().map(|zone| (content.map.zones[zone.index()].slug.clone(), there(zone).write(sheet)));
    SideFile {
        power: Some(side.power),
        doom: side.doom,
        signs: Signs::Values(signs),
        books: books.map(|book| sheet.books[book.index()].slug.clone()).collect(),
        filled: Some(slots.map(|slot| sheet.requirements[slot.index()].slug.clone()).collect()),
        awakened: Some(side.awakened),
        captured: side.captured,
        below: Figures { of: side.below, gate: None }.write(sheet),
        map: Some(map.collect()),
    }
}
