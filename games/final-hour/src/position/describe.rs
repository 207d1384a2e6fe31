//! Writes a state as a position file, including everything hidden.

use std::iter::repeat_n;

use engine::Word;

use super::file::{File, Found, GateEntry, Key, PersonFile};
use super::names;
use crate::FinalHour;
use crate::content::{Action, Content, GateSymbol, Item, Location, Monster, Priority, Symbol};
use crate::state::{Figure, Seal, bits, pile};

/// The keys for the whole game. Only empty locations are omitted.
pub(super) fn table(game: &FinalHour, content: &Content) -> File {
    let (open, shut) = (&game.open, &game.shut);
    let slug = |figure: Figure| content.investigator(open.person(figure).who).slug.clone();
    let faces = |mask: u64| bits(mask).map(|monster| names::face(content, Monster(monster))).collect();
    let numbers = |mask: u32| bits(mask.into()).map(|card| Priority(card).number()).collect();
    let gate = |symbol: GateSymbol| {
        let gate = open.gate(symbol);
        (symbol, GateEntry::Full { at: Some(gate.at.number().into()), tokens: Some(gate.tokens) })
    };
    let has_monsters = |at: &Location| open.monsters[at.index()] != 0;
    let has_clue = |at: Location| !open.gate_locations().with(open.ritual).has(at);
    let is_explored = |at: &Location| has_clue(*at) && shut.clues.is_empty(pile::CLUE + at.index());
    let symbols = Symbol::ALL
        .iter()
        .flat_map(|&symbol| repeat_n(Found::Symbol(symbol), open.found[symbol.index()].into()));
    let seal = |path: crate::content::Pathway| {
        let used = if open.seals[path.index()] == Seal::Used { " used" } else { "" };
        names::pathway(content, path) + used
    };
    File {
        investigators: Some(open.figures().map(slug).collect()),
        ancient_one: Some(content.ancient(open.ancient).slug.clone()),
        difficulty: Some(open.difficulty),
        lead: (!open.solo).then(|| slug(open.lead).into()),
        solo: open.solo,
        ritual: Some(open.ritual.number().into()),
        gates: GateSymbol::ALL.iter().map(|&symbol| gate(symbol)).collect(),
        monsters: Some(
            Location::all()
                .filter(has_monsters)
                .map(|at| (at.to_string(), faces(open.monsters[at.index()])))
                .collect(),
        ),
        beside: Some(faces(open.beside)),
        cup: None,
        destruction: Location::all()
            .filter(|at| open.ruins[at.index()] > 0)
            .map(|at| (at.to_string(), open.ruins[at.index()]))
            .collect(),
        seals: game.sealed().map(seal).collect(),
        explored: Location::all().filter(is_explored).map(|at| at.number().into()).collect(),
        found: symbols.chain(repeat_n(Found::Item(Key::Item), open.found_items.into())).collect(),
        played: on_table(game).map(|card| played(content, card)).collect(),
        resolved: (!open.solo).then(|| game.plays().filter(|(_, play)| play.resolved).count() as u8),
        discard: numbers(open.discard),
        kept: numbers(open.kept),
        used_items: bits(open.used_items.into()).map(|item| content.item(Item(item)).slug.clone()).collect(),
        blind: (!open.solo).then_some(open.blind),
        omens: open.omens,
    }
}

/// The keys of one investigator.
pub(super) fn person(game: &FinalHour, content: &Content, figure: Figure) -> PersonFile {
    let person = game.open.person(figure);
    let discard = bits(person.discard.into()).map(|card| Action(person.who.0 * 10 + card));
    let hand = || game.hand(game.open.seat(figure)).map(|card| card.number()).collect();
    PersonFile {
        at: Some(person.at.number().into()),
        health: Some(person.health),
        hand: (!game.open.solo).then(hand),
        items: game.open.items(figure).map(|item| content.item(item).slug.clone()).collect(),
        discard: discard.map(|card| names::action(content, card)).collect(),
    }
}

/// The played cards that lie on the table with a priority card: that card, and their action card as far as it is
/// determined. The priority cards of earlier rounds are in the discard pile.
pub(super) fn on_table(game: &FinalHour) -> impl Iterator<Item = (Priority, Option<Action>)> + '_ {
    let shut = &game.shut;
    game.plays().filter_map(move |(turn, play)| {
        let below =
            (!shut.priority.is_empty(pile::BLIND + turn)).then(|| shut.priority.card(pile::BLIND + turn, 0));
        let priority = play.priority.or(below.flatten().map(|card| Priority(card.0)))?;
        let laid =
            (!shut.actions.is_empty(pile::LAID + turn)).then(|| shut.actions.card(pile::LAID + turn, 0));
        let action = play.action.or(laid.flatten().map(|card| Action(card.0)));
        (game.open.discard & (1 << priority.0) == 0).then_some((priority, action))
    })
}

/// A played card: “8 dynamite 1”, or only its priority card.
fn played(content: &Content, (priority, action): (Priority, Option<Action>)) -> Word {
    let number = priority.number();
    action.map_or(number.into(), |card| Word(format!("{number} {}", names::action(content, card))))
}
