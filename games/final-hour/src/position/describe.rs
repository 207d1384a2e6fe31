//! Writes a state as a position file, including everything hidden.

use toml::{Table, Value};

use super::choice_reader;
use crate::FinalHour;
use crate::content::{Action, Content, Item, Location, Monster, Priority, Symbol};
use crate::state::{Blind, Figure, Seal, bits, pile};

/// The position file of this state except for its step. Only empty locations are omitted.
pub fn describe(game: &FinalHour, content: &Content) -> Table {
    let (open, shut) = (&game.open, &game.shut);
    let slug = |figure: Figure| content.investigator(open.person(figure).who).slug.clone();
    let faces = |mask: u64| list(bits(mask).map(|monster| choice_reader::face(content, Monster(monster))));
    let numbers = |mask: u32| list(bits(u64::from(mask)).map(|card| i64::from(Priority(card).number())));
    let by_place = |of: &dyn Fn(Location) -> Option<Value>| -> Table {
        Location::all().filter_map(|at| Some((at.to_string(), of(at)?))).collect()
    };

    let mut table = Table::new();
    let mut say = |key: &str, value: Value| table.insert(key.into(), value);
    say("investigators", list(open.figures().map(slug)));
    say("ancient-one", content.ancient(open.ancient).slug.clone().into());
    say("difficulty", open.difficulty.slug().into());
    say("solo", open.solo.into());
    if !open.solo {
        say("lead", slug(open.lead).into());
    }
    say("ritual", place(open.ritual));
    let gate = |symbol: crate::content::GateSymbol| {
        let gate = open.gate(symbol);
        let tokens = i64::from(gate.tokens).into();
        Table::from_iter([("at".into(), place(gate.at)), ("tokens".into(), tokens)])
    };
    let gates =
        crate::content::GateSymbol::ALL.iter().map(|&symbol| (symbol.slug().into(), gate(symbol).into()));
    say("gates", Value::Table(gates.collect()));
    let monsters = by_place(&|at| (open.monsters[at.index()] != 0).then(|| faces(open.monsters[at.index()])));
    say("monsters", monsters.into());
    say("beside", faces(open.beside));
    let ruins =
        by_place(&|at| (open.ruins[at.index()] > 0).then(|| i64::from(open.ruins[at.index()]).into()));
    say("destruction", ruins.into());
    say(
        "seals",
        list(game.sealed().map(|path| {
            let used = if open.seals[path.index()] == Seal::Used { " used" } else { "" };
            choice_reader::pathway(content, path) + used
        })),
    );
    let plain = |at: &Location| !open.gate_locations().with(open.ritual).has(*at);
    let explored = Location::all().filter(plain).filter(|at| shut.clues.is_empty(pile::CLUE + at.index()));
    say("explored", list(explored.map(|at| i64::from(at.number()))));
    let symbols = Symbol::ALL
        .iter()
        .flat_map(|symbol| std::iter::repeat_n(symbol.slug(), open.found[symbol.index()].into()));
    say("found", list(symbols.chain(std::iter::repeat_n("item", open.found_items.into()))));
    say("played", list(game.plays().map(|(turn, _)| played(game, content, turn))));
    if !open.solo {
        say("resolved", (game.plays().filter(|(_, play)| play.resolved).count() as i64).into());
    }
    say("discard", numbers(open.discard));
    say("kept", numbers(open.kept));
    say("used-items", list(bits(open.used_items.into()).map(|item| content.item(Item(item)).slug.clone())));
    if !open.solo {
        let blind = match open.blind {
            Blind::No => "no",
            Blind::Next => "next",
            Blind::Now => "now",
        };
        say("blind", blind.into());
    }
    say("omens", i64::from(open.omens).into());
    for figure in open.figures() {
        say(&slug(figure), person(game, content, figure).into());
    }
    table
}

fn person(game: &FinalHour, content: &Content, figure: Figure) -> Table {
    let person = game.open.person(figure);
    let discard = bits(person.discard.into()).map(|card| Action(person.who.0 * 10 + card));
    let mut said = Table::from_iter([
        ("at".into(), place(person.at)),
        ("health".into(), i64::from(person.health).into()),
        ("items".into(), list(game.open.items(figure).map(|item| content.item(item).slug.clone()))),
        ("discard".into(), list(discard.map(|card| choice_reader::action(content, card)))),
    ]);
    if !game.open.solo {
        let hand = game.hand(game.open.seat(figure)).map(|card| i64::from(card.number()));
        said.insert("hand".into(), list(hand));
    }
    said
}

/// A played card: its priority card and its action card, as far as they are determined.
fn played(game: &FinalHour, content: &Content, turn: usize) -> String {
    let (play, shut) = (&game.open.plays[turn], &game.shut);
    let below =
        (!shut.priority.is_empty(pile::BLIND + turn)).then(|| shut.priority.card(pile::BLIND + turn, 0));
    let priority = play.priority.or(below.flatten().map(|card| Priority(card.0)));
    let laid = (!shut.actions.is_empty(pile::LAID + turn)).then(|| shut.actions.card(pile::LAID + turn, 0));
    let action = play.action.or(laid.flatten().map(|card| Action(card.0)));
    let number = priority.map_or("no card".into(), |card| card.number().to_string());
    action.map_or(number.clone(), |card| format!("{number} {}", choice_reader::action(content, card)))
}

fn place(at: Location) -> Value {
    i64::from(at.number()).into()
}

fn list<T: Into<Value>>(values: impl IntoIterator<Item = T>) -> Value {
    Value::Array(values.into_iter().map(Into::into).collect())
}
