//! Writes a game state as a position file, including everything hidden.

use engine::Seat;

use super::file::{File, PersonFile, PlaceFile};
use super::names::title;
use super::{cards, names, passing};
use crate::Lcg;
use crate::content::{CardId, CardType, Content};
use crate::state::{Fate, Story, Zone, pile};

/// The keys for the whole game.
pub(super) fn table(game: &Lcg, content: &Content) -> File {
    let open = &game.open;
    let scenario = &content.scenarios()[usize::from(open.scenario)];
    let seats: Vec<Seat> = (0..open.count).map(Seat).collect();
    let title = |seat: Seat| title(game, content, seat).to_string();
    let name = |card: CardId| cards::name(content, open.kinds[card.index()]).to_string();
    let own = || (CardId::SCENARIO.0..CardId::PLACES.0).map(CardId);
    let is_flipped = open.act == open.agenda;
    let has_cultists = !scenario.cultists.is_empty();
    let is_cultist = |card: &CardId| has_cultists && is_in_cultist_deck(game, *card);
    let top = tops(
        &|at| game.scenario.card(pile::ENCOUNTERS, at).map(Lcg::of_scenario),
        game.scenario.len(pile::ENCOUNTERS),
    );
    let is_below = |card: &CardId| {
        game.card(*card).zone == Zone::Hidden
            && matches!(
                game.card_type(content, *card),
                CardType::Enemy | CardType::Treachery | CardType::Asset
            )
            && !top.contains(card)
            && !is_cultist(card)
    };
    let is_aside = |card: &CardId| {
        game.card(*card).zone == Zone::Aside
            && !matches!(game.card_type(content, *card), CardType::Act | CardType::Agenda)
    };
    let lot = game.set_by_lot(content);
    let knows_lot = |seat: &&Seat| open.lot_known.has(**seat);
    let won = (0..=u8::MAX).map(CardId).filter(|&card| game.card(card).zone == Zone::Victory);
    let listed = listed(game, content);
    let shared = open.used.iter().filter(|used| used.who.is_none());
    File {
        scenario: Some(scenario.slug.clone()),
        difficulty: Some(open.difficulty),
        investigators: Some(seats.iter().map(|&seat| title(seat)).collect()),
        lead: Some(title(open.lead)),
        story: (open.story != Story::default()).then_some(open.story),
        round: Some(open.round),
        act: (!is_flipped).then(|| game.def(content, open.act).stage),
        agenda: Some(game.def(content, open.agenda).stage),
        agenda_flipped: is_flipped,
        doom: Some(game.card(open.agenda).doom),
        bag: Some(open.bag.iter().map(|&token| names::token_word(token)).collect()),
        encounters: top.iter().map(|&card| name(card)).collect(),
        encounter_cards: Some(own().filter(is_below).map(name).collect()),
        cultists: has_cultists.then(|| own().filter(is_cultist).map(name).collect()),
        encounter_discards: open.discards[CardId::SEATS].iter().map(|&card| name(card)).collect(),
        set_aside: Some(own().filter(is_aside).map(name).collect()),
        lot_known: lot.map(|_| seats.iter().filter(knows_lot).map(|&seat| title(seat)).collect()),
        lot: lot.map(String::from),
        victory: won.map(name).collect(),
        places: Some(
            game.places()
                .map(|at| (names::place_name(game, content, at).to_string(), place(game, content, at)))
                .collect(),
        ),
        used: shared.filter_map(|used| passing::write_use(game, content, &listed, used)).collect(),
        lasting: open
            .lasting
            .iter()
            .filter_map(|held| passing::write_held(game, content, &listed, held))
            .collect(),
    }
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

fn place(game: &Lcg, content: &Content, place: CardId) -> PlaceFile {
    let state = game.card(place);
    let there = at_place(game, place);
    let def = &content.scenarios()[usize::from(game.open.scenario)];
    let is_drawn = state.seen && def.places[usize::from(place.0 - CardId::PLACES.0)].cards.len() > 1;
    PlaceFile {
        card: is_drawn.then(|| game.def(content, place).code.clone()),
        revealed: Some(state.seen),
        clues: Some(state.clues),
        doom: state.doom,
        cards: Some(there.iter().map(|&card| words(game, content, card, game.open.lead)).collect()),
    }
}

/// The keys for one investigator.
pub(super) fn person(game: &Lcg, content: &Content, seat: Seat) -> PersonFile {
    let (me, person, deck) = (game.me(seat), game.person(seat), &game.decks[seat.index()]);
    let name = |card: CardId| cards::name(content, game.open.kinds[card.index()]).to_string();
    let held = |threat| {
        let held = held_by(game, content, seat, threat);
        held.into_iter().map(|card| words(game, content, card, seat)).collect()
    };
    let top =
        tops(&|at| deck.card(pile::DECK, at).map(|card| Lcg::unpooled(seat, card)), deck.len(pile::DECK));
    let hand: Vec<CardId> = game.hand(seat).collect();
    let first = CardId::investigator(seat).0;
    let rest = (first + 1..first + CardId::BLOCK as u8)
        .map(CardId)
        .filter(|card| game.card(*card).zone == Zone::Hidden && !hand.contains(card) && !top.contains(card));
    let is_out = person.fate != Fate::Playing;
    let is_marked = is_out || person.physical + person.mental > 0;
    let listed = listed(game, content);
    let used = game.open.used.iter().filter(|used| used.who == Some(seat) && !is_out);
    PersonFile {
        at: me.at.map(|at| names::place_name(game, content, at).to_string()),
        resources: Some(me.resources),
        clues: me.clues,
        damage: Some(me.damage),
        horror: Some(me.horror),
        fate: person.fate,
        physical_trauma: is_marked.then_some(person.physical),
        mental_trauma: is_marked.then_some(person.mental),
        earlier_physical_trauma: 0,
        earlier_mental_trauma: 0,
        experience_lost: person.less_experience,
        actions: Some(person.actions),
        lost_actions: person.lost_actions,
        tome_action: person.tome_granted.then_some(person.tome_action),
        moved_fought_or_evaded: person.thawed,
        used: used.filter_map(|used| passing::write_use(game, content, &listed, used)).collect(),
        done: person.done,
        cards: Some(rest.map(name).collect()),
        hand: hand.iter().map(|&card| name(card)).collect(),
        deck: top.iter().map(|&card| name(card)).collect(),
        discards: game.open.discards[seat.index()].iter().map(|&card| name(card)).collect(),
        play: held(false),
        threat: held(true),
    }
}

/// The cards on top of a deck whose identity is determined.
fn tops(card: &dyn Fn(usize) -> Option<CardId>, len: usize) -> Vec<CardId> {
    (0..len).map_while(card).collect()
}

/// A card in play as an entry of a list; `whose` is the default owner in this list.
fn words(game: &Lcg, content: &Content, card: CardId, whose: Seat) -> String {
    let mut text = cards::write(content, game.open.kinds[card.index()], game.card(card));
    // The owner of a scenario's asset is named even in their own list, because it usually has none.
    let is_usual = |owner: Seat| owner == whose && cards::is_players(game.def(content, card));
    if let Some(owner) = card.owner().filter(|owner| !is_usual(*owner)) {
        text = format!("{text} of {}", title(game, content, owner));
    }
    text
}
