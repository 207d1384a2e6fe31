//! Writes a game state as a position file, including everything hidden.

use engine::Seat;
use toml::{Table, Value};

use super::{cards, passing};
use crate::Lcg;
use crate::content::{CardId, CardType, Content};
use crate::state::{Fate, Story, Zone, pile};

/// The keys and values of a position file for this state, without the step.
pub fn describe(game: &Lcg, content: &Content) -> Table {
    let open = &game.open;
    let mut table = Table::new();
    let mut say = |key: &str, value: Value| table.insert(key.into(), value);
    let scenario = &content.scenarios()[usize::from(open.scenario)];
    let seats: Vec<Seat> = (0..open.count).map(Seat).collect();
    let title = |seat: Seat| title(game, content, seat);
    let name = |card: CardId| cards::name(content, open.kinds[card.index()]).to_string();
    let listed = listed(game, content);
    say("scenario", scenario.slug.clone().into());
    say("difficulty", plain(&open.difficulty));
    say("investigators", list(seats.iter().map(|&seat| title(seat))));
    say("lead", title(open.lead).into());
    if open.story != Story::default() {
        say("story", plain(&open.story));
    }
    say("round", open.round.into());
    if open.act == open.agenda {
        say("agenda-flipped", true.into());
    } else {
        say("act", game.def(content, open.act).stage.into());
    }
    say("agenda", game.def(content, open.agenda).stage.into());
    say("doom", game.card(open.agenda).doom.into());
    say("bag", list(open.bag.iter().map(|&token| super::choice_reader::token_word(token))));
    let scenarios = || (CardId::SCENARIO.0..CardId::PLACES.0).map(CardId);
    let decided =
        |pile| tops(&|at| game.scenario.card(pile, at).map(Lcg::of_scenario), game.scenario.len(pile));
    let top = decided(pile::ENCOUNTERS);
    let cultists: Vec<CardId> = match scenario.cultists.is_empty() {
        true => Vec::new(),
        false => scenarios().filter(|&card| is_in_cultist_deck(game, card)).collect(),
    };
    let is_below = |card: &CardId| {
        game.card(*card).zone == Zone::Hidden
            && matches!(
                game.card_type(content, *card),
                CardType::Enemy | CardType::Treachery | CardType::Asset
            )
            && !top.contains(card)
            && !cultists.contains(card)
    };
    say("encounters", list(top.iter().map(|&card| name(card))));
    say("encounter-cards", list(scenarios().filter(is_below).map(name)));
    if !scenario.cultists.is_empty() {
        say("cultists", list(cultists.iter().map(|&card| name(card))));
    }
    say("encounter-discards", list(open.discards[CardId::SEATS].iter().map(|&card| name(card))));
    let aside = |card: &CardId| {
        game.card(*card).zone == Zone::Aside
            && !matches!(game.card_type(content, *card), CardType::Act | CardType::Agenda)
    };
    say("set-aside", list(scenarios().filter(aside).map(name)));
    if let Some(set) = game.set_by_lot(content) {
        say("lot", set.into());
        let knows = |seat: &&Seat| open.lot_known.has(**seat);
        say("lot-known", list(seats.iter().filter(knows).map(|&seat| title(seat))));
    }
    let won = (0..=u8::MAX).map(CardId).filter(|&card| game.card(card).zone == Zone::Victory);
    say("victory", list(won.map(name)));
    let places = game.places().map(|place| {
        let slug = scenario.places[usize::from(place.0 - CardId::PLACES.0)].slug.clone();
        (slug, Value::Table(place_table(game, content, place)))
    });
    say("places", Value::Table(places.collect()));
    let shared = open.used.iter().filter(|used| used.who.is_none());
    let shared: Vec<String> =
        shared.filter_map(|used| passing::write_use(game, content, &listed, used)).collect();
    if !shared.is_empty() {
        say("used", list(shared));
    }
    let lasting = open.lasting.iter().filter_map(|held| passing::write_held(game, content, &listed, held));
    let lasting: Vec<String> = lasting.collect();
    if !lasting.is_empty() {
        say("lasting", list(lasting));
    }
    for seat in seats {
        say(&title(seat), Value::Table(person(game, content, seat, &listed)));
    }
    table
}

fn title(game: &Lcg, content: &Content, seat: Seat) -> String {
    game.def(content, CardId::investigator(seat)).title.clone()
}

fn plain<T: serde::Serialize>(value: &T) -> Value {
    Value::try_from(value).unwrap_or_else(|_| unreachable!("it is made of plain values"))
}

/// Whether the card is still in the cultist deck.
fn is_in_cultist_deck(game: &Lcg, card: CardId) -> bool {
    game.card(card).zone == Zone::Hidden
        && game.scenario.certain_cards(pile::CULTISTS, engine::Viewer::NONE) & (1 << Lcg::pooled(card).0) != 0
}

/// The cards in play other than investigators and places, in the order in which a file lists them: those at places,
/// sorted by the names of the places, then those of each investigator.
fn listed(game: &Lcg, content: &Content) -> Vec<CardId> {
    let slugs = &content.scenarios()[usize::from(game.open.scenario)].places;
    let mut places: Vec<CardId> = game.places().collect();
    places.sort_by_key(|place| &slugs[usize::from(place.0 - CardId::PLACES.0)].slug);
    let mut all = Vec::new();
    for place in places {
        all.extend(at_place(game, place));
    }
    for seat in (0..game.open.count).map(Seat) {
        all.extend(held_by(game, content, seat, false));
        all.extend(held_by(game, content, seat, true));
    }
    all
}

/// Cards at a place that are not engaged with or controlled by anybody.
fn at_place(game: &Lcg, place: CardId) -> Vec<CardId> {
    let there = |card: &CardId| game.card(*card).at == Some(place) && card.as_seat().is_none();
    game.open.play.iter().filter(there).collect()
}

/// Cards that an investigator has in play, either in the threat area or under their control.
fn held_by(game: &Lcg, content: &Content, seat: Seat, threat: bool) -> Vec<CardId> {
    let is_threat = |card: CardId| {
        game.card(card).zone == Zone::Threat || game.card_type(content, card) == CardType::Enemy
    };
    let mine = |card: &CardId| {
        game.card(*card).by == Some(seat) && card.as_seat().is_none() && is_threat(*card) == threat
    };
    game.open.play.iter().filter(mine).collect()
}

fn place_table(game: &Lcg, content: &Content, place: CardId) -> Table {
    let state = game.card(place);
    let there = at_place(game, place);
    let there = there.iter().map(|&card| words(game, content, card, game.open.lead));
    let mut table = Table::from_iter([
        ("revealed".into(), state.seen.into()),
        ("clues".into(), state.clues.into()),
        ("doom".into(), state.doom.into()),
        ("cards".into(), list(there)),
    ]);
    let def = &content.scenarios()[usize::from(game.open.scenario)];
    if state.seen && def.places[usize::from(place.0 - CardId::PLACES.0)].cards.len() > 1 {
        table.insert("card".into(), game.def(content, place).code.clone().into());
    }
    table
}

fn person(game: &Lcg, content: &Content, seat: Seat, listed: &[CardId]) -> Table {
    let (me, person, deck) = (game.me(seat), game.person(seat), &game.decks[seat.index()]);
    let name = |card: CardId| cards::name(content, game.open.kinds[card.index()]).to_string();
    let held = |threat| {
        let held = held_by(game, content, seat, threat);
        list(held.into_iter().map(|card| words(game, content, card, seat)))
    };
    let top =
        tops(&|at| deck.card(pile::DECK, at).map(|card| Lcg::unpooled(seat, card)), deck.len(pile::DECK));
    let hand: Vec<CardId> = game.hand(seat).collect();
    let first = CardId::investigator(seat).0;
    let rest = (first + 1..first + CardId::BLOCK as u8)
        .map(CardId)
        .filter(|card| game.card(*card).zone == Zone::Hidden && !hand.contains(card) && !top.contains(card));
    let used = game.open.used.iter().filter(|used| used.who == Some(seat));
    let used: Vec<String> = used.filter_map(|used| passing::write_use(game, content, listed, used)).collect();
    let mut table = Table::from_iter([
        ("resources".into(), me.resources.into()),
        ("clues".into(), me.clues.into()),
        ("damage".into(), me.damage.into()),
        ("horror".into(), me.horror.into()),
        ("actions".into(), person.actions.into()),
        ("done".into(), person.done.into()),
        ("hand".into(), list(hand.iter().map(|&card| name(card)))),
        ("deck".into(), list(top.iter().map(|&card| name(card)))),
        ("cards".into(), list(rest.map(name))),
        ("discards".into(), list(game.open.discards[seat.index()].iter().map(|&card| name(card)))),
        ("play".into(), held(false)),
        ("threat".into(), held(true)),
    ]);
    let mut say = |key: &str, value: Value| table.insert(key.into(), value);
    let scenario = &content.scenarios()[usize::from(game.open.scenario)];
    if let Some(place) = me.at {
        say("at", scenario.places[usize::from(place.0 - CardId::PLACES.0)].slug.clone().into());
    }
    let is_out = person.fate != Fate::Playing;
    if is_out {
        say("fate", plain(&person.fate));
    }
    let is_marked = is_out || person.physical + person.mental > 0;
    if is_marked {
        say("physical-trauma", person.physical.into());
        say("mental-trauma", person.mental.into());
    }
    if person.less_experience > 0 {
        say("experience-lost", person.less_experience.into());
    }
    if person.lost_actions > 0 {
        say("lost-actions", person.lost_actions.into());
    }
    if person.tome_granted {
        say("tome-action", person.tome_action.into());
    }
    if person.thawed {
        say("moved-fought-or-evaded", true.into());
    }
    if !is_out && !used.is_empty() {
        say("used", list(used));
    }
    table
}

/// The cards on top of a deck whose identity is determined.
fn tops(card: &dyn Fn(usize) -> Option<CardId>, len: usize) -> Vec<CardId> {
    (0..len).map_while(card).collect()
}

/// A card in play as an entry of a list; `whose` is the default owner in this list.
fn words(game: &Lcg, content: &Content, card: CardId, whose: Seat) -> String {
    let mut text = cards::write(content, game.open.kinds[card.index()], game.card(card));
    if let Some(owner) = card.owner().filter(|owner| *owner != whose) {
        text = format!("{text} of {}", title(game, content, owner));
    }
    text
}

fn list<T: Into<Value>>(values: impl IntoIterator<Item = T>) -> Value {
    Value::Array(values.into_iter().map(Into::into).collect())
}
