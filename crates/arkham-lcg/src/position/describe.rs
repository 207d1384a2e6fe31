//! The way back: a table in the words of a position file, everything hidden included.

use table::Seat;
use toml::{Table, Value};

use super::cards;
use crate::Lcg;
use crate::content::{CardId, Content, Sort};
use crate::state::{Fate, Story, Zone, pile};

/// What a position file would say of this table, the step apart.
pub fn describe(game: &Lcg, content: &Content) -> Table {
    let open = &game.open;
    let mut table = Table::new();
    let mut say = |key: &str, value: Value| table.insert(key.into(), value);
    let scenario = &content.scenarios()[usize::from(open.scenario)];
    let seats: Vec<Seat> = (0..open.count).map(Seat).collect();
    let title = |seat: Seat| game.def(content, CardId::investigator(seat)).title.clone();
    let name = |card: CardId| cards::name(content, open.kinds[card.at()]).to_string();
    say("scenario", scenario.slug.clone().into());
    say("investigators", list(seats.iter().map(|&seat| title(seat))));
    say("lead", title(open.lead).into());
    if open.story != Story::default() {
        say("story", story(&open.story));
    }
    say("round", open.round.into());
    say("act", game.def(content, open.act).stage.into());
    say("agenda", game.def(content, open.agenda).stage.into());
    say("doom", game.card(open.agenda).doom.into());
    say("bag", list(open.bag.iter().map(|&token| super::words::token_word(token))));
    say(
        "encounters",
        list(
            tops(
                &|at| game.scenario.card(pile::ENCOUNTERS, at).map(Lcg::of_scenario),
                game.scenario.len(pile::ENCOUNTERS),
            )
            .into_iter()
            .map(name),
        ),
    );
    say("encounter-discards", list(open.discards[CardId::SEATS].iter().map(|&card| name(card))));
    let won = (0..=u8::MAX).map(CardId).filter(|&card| game.card(card).zone == Zone::Victory);
    say("victory", list(won.map(name)));
    let places = game.places().map(|place| {
        let slug = scenario.places[usize::from(place.0 - CardId::PLACES.0)].slug.clone();
        (slug, Value::Table(place_table(game, content, place)))
    });
    say("places", Value::Table(places.collect()));
    for seat in seats {
        say(&title(seat), Value::Table(person(game, content, seat)));
    }
    table
}

fn story(story: &Story) -> Value {
    Value::try_from(story).unwrap_or_else(|_| unreachable!("a story is a table of plain values"))
}

fn place_table(game: &Lcg, content: &Content, place: CardId) -> Table {
    let state = game.card(place);
    let there =
        game.open.play.iter().filter(|&card| game.card(card).at == Some(place) && card.as_seat().is_none());
    Table::from_iter([
        ("revealed".into(), state.seen.into()),
        ("clues".into(), state.clues.into()),
        ("doom".into(), state.doom.into()),
        ("cards".into(), list(there.map(|card| words(game, content, card)))),
    ])
}

fn person(game: &Lcg, content: &Content, seat: Seat) -> Table {
    let (me, person, deck) = (game.me(seat), game.person(seat), &game.decks[seat.at()]);
    let name = |card: CardId| cards::name(content, game.open.kinds[card.at()]).to_string();
    let mine = || {
        let mine = |card: &CardId| game.card(*card).by == Some(seat) && card.as_seat().is_none();
        game.open.play.iter().filter(mine)
    };
    let threat =
        |card: &CardId| game.card(*card).zone == Zone::Threat || game.sort(content, *card) == Sort::Enemy;
    let top =
        tops(&|at| deck.card(pile::DECK, at).map(|card| Lcg::unpooled(seat, card)), deck.len(pile::DECK));
    let scenario = &content.scenarios()[usize::from(game.open.scenario)];
    let at = me.at.map(|place| scenario.places[usize::from(place.0 - CardId::PLACES.0)].slug.clone());
    let mut table = Table::from_iter([
        ("at".into(), at.unwrap_or_default().into()),
        ("resources".into(), me.resources.into()),
        ("clues".into(), me.clues.into()),
        ("damage".into(), me.damage.into()),
        ("horror".into(), me.horror.into()),
        ("actions".into(), person.actions.into()),
        ("done".into(), person.done.into()),
        ("hand".into(), list(game.hand(seat).map(name))),
        ("deck".into(), list(top.into_iter().map(name))),
        ("discards".into(), list(game.open.discards[seat.at()].iter().map(|&card| name(card)))),
        ("play".into(), list(mine().filter(|card| !threat(card)).map(|card| words(game, content, card)))),
        ("threat".into(), list(mine().filter(threat).map(|card| words(game, content, card)))),
    ]);
    let fate = match person.fate {
        Fate::Playing => return table,
        Fate::Resigned => "resigned",
        Fate::Wounded => "wounded",
        Fate::Mad => "mad",
        Fate::Lost => "lost",
    };
    table.insert("fate".into(), fate.into());
    table.insert("physical-trauma".into(), person.physical.into());
    table.insert("mental-trauma".into(), person.mental.into());
    table
}

/// The cards on top of a deck that are decided.
fn tops(card: &dyn Fn(usize) -> Option<CardId>, len: usize) -> Vec<CardId> {
    (0..len).map_while(card).collect()
}

fn words(game: &Lcg, content: &Content, card: CardId) -> String {
    cards::write(content, game.open.kinds[card.at()], game.card(card))
}

fn list<T: Into<Value>>(values: impl IntoIterator<Item = T>) -> Value {
    Value::Array(values.into_iter().map(Into::into).collect())
}
