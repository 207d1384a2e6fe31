//! Writes a state as a position file, including everything hidden.

use engine::{Card, Seat};
use toml::{Table, Value};

use super::figures::Figures;
use crate::Duel;
use crate::content::{Book, Content, Slot, Zone};
use crate::rules::SEATS;
use crate::state::{pile, sign_value};

/// The position file of this state except for its step. Only zones without figures are omitted.
pub fn describe(game: &Duel, content: &Content) -> Table {
    let open = &game.open;
    let slug = |seat: Seat| game.sheet(content, seat).slug.clone();
    let mut table = Table::new();
    let mut say = |key: &str, value: Value| table.insert(key.into(), value);
    say("factions", list(SEATS.map(slug)));
    say("round", open.round.into());
    say("first", slug(open.first).into());
    say("withering", open.withering.into());
    say("ritual", open.ritual.into());
    let free = game.free_gates();
    say("free-gates", list(free.iter().map(|zone| content.map.zones[zone.index()].slug.clone())));
    say("revealed", list(revealed(game)));
    for seat in SEATS {
        say(&slug(seat), side(game, content, seat).into());
    }
    table
}

fn side(game: &Duel, content: &Content, seat: Seat) -> Table {
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
    let map = side
        .zones()
        .iter()
        .map(|zone| (content.map.zones[zone.index()].slug.clone(), Value::String(there(zone).write(sheet))));
    let below = Figures { of: side.below, gate: None };
    Table::from_iter([
        ("power".into(), side.power.into()),
        ("doom".into(), side.doom.into()),
        ("signs".into(), list(signs)),
        ("books".into(), list(books.map(|book| sheet.books[book.index()].slug.clone()))),
        ("filled".into(), list(slots.map(|slot| sheet.requirements[slot.index()].slug.clone()))),
        ("awakened".into(), side.awakened.into()),
        ("captured".into(), side.captured.into()),
        ("below".into(), below.write(sheet).into()),
        ("map".into(), Value::Table(map.collect())),
    ])
}

/// The values of the Elder Signs that have been revealed.
fn revealed(game: &Duel) -> Vec<u8> {
    (0..12).map(Card).filter(|&card| game.signs.is_open(card)).map(sign_value).collect()
}

fn list<T: Into<Value>>(values: impl IntoIterator<Item = T>) -> Value {
    Value::Array(values.into_iter().map(Into::into).collect())
}
