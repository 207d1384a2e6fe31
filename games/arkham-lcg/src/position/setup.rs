//! The set-up that a position file describes: who plays, with which decks.

use std::collections::BTreeMap;

use engine::{Msg, Problem, Seat, find_named};

use super::cards::{Card, is_scenarios, joins_decks};
use super::file::{Parsed, PersonFile, investigators, is_out};
use crate::content::{CardDef, CardDefId, Content};
use crate::setup::RANDOM_WEAKNESS;
use crate::state::Fate;
use crate::{Deck, Setup};

/// The options of the file; missing ones have their defaults.
pub(super) fn of(parsed: &Parsed<'_>, content: &Content) -> Result<Setup, Problem> {
    let file = &parsed.file;
    let mut decks = Vec::new();
    for (title, said) in &parsed.players {
        decks.push(starter(parsed, content, title, said)?);
    }
    let mut setup = Setup {
        scenario: file.scenario.clone().unwrap_or_else(|| content.scenarios()[0].slug.clone()),
        difficulty: file.difficulty.unwrap_or_default(),
        decks,
        lead: lead(parsed)? as u8 + 1,
        story: file.story.unwrap_or_default(),
    };
    complete_decks(parsed, &mut setup, content)?;
    setup.check(content).map_err(|error| parsed.wrong(error.place, error.problem))?;
    Ok(setup)
}

/// The starter deck of an investigator, with trauma from earlier scenarios.
fn starter(parsed: &Parsed<'_>, content: &Content, title: &str, said: &PersonFile) -> Result<Deck, Problem> {
    let card = investigators(content).find(|card| card.title == title);
    let mut deck = card.and_then(|card| Deck::starter(content, &card.code)).unwrap_or_default();
    let within = |key: &str, trauma: u8, limit: Option<u8>| {
        parsed.within(&format!("{title}.{key}"), trauma, 0, limit.unwrap_or(1).saturating_sub(1))
    };
    deck.physical =
        within("earlier-physical-trauma", said.earlier_physical_trauma, card.and_then(|card| card.health))?;
    deck.mental =
        within("earlier-mental-trauma", said.earlier_mental_trauma, card.and_then(|card| card.sanity))?;
    Ok(deck)
}

/// The index of the lead investigator: whom the file names, or else the first who is still in the game.
fn lead(parsed: &Parsed<'_>) -> Result<usize, Problem> {
    let people = &parsed.players;
    let is_playing = |at: usize| people[at].1.fate == Fate::Playing;
    let Some(first) = (0..people.len()).find(|&at| is_playing(at)) else {
        return Err(parsed.wrong("investigators", Msg::new("lcg-error-position-nobody")));
    };
    let Some(name) = &parsed.file.lead else { return Ok(first) };
    let titles = people.iter().map(|(title, _)| title.as_str()).enumerate();
    let at = parsed.placed("lead", find_named(name, titles))?;
    if is_playing(at) { Ok(at) } else { Err(parsed.wrong("lead", is_out(people, name))) }
}

/// Adds the cards that the file names to the decks where they are missing, and removes random weaknesses.
fn complete_decks(parsed: &Parsed<'_>, setup: &mut Setup, content: &Content) -> Result<(), Problem> {
    let lead = Seat(setup.lead - 1);
    let mut named: Vec<BTreeMap<String, u8>> = vec![BTreeMap::new(); parsed.players.len()];
    let mut count = |seat: usize, kind: CardDefId| {
        *named[seat].entry(content.card(kind).code.clone()).or_default() += 1;
    };
    for (seat, (title, said)) in parsed.players.iter().enumerate() {
        let none = Vec::new();
        let lists = [
            ("cards", said.cards.as_ref().unwrap_or(&none)),
            ("hand", &said.hand),
            ("deck", &said.deck),
            ("discards", &said.discards),
            ("play", &said.play),
            ("threat", &said.threat),
        ];
        for (key, list) in lists {
            let anywhere = matches!(key, "play" | "threat");
            for text in list {
                let fits = |card: &CardDef| joins_decks(card) || (anywhere && is_scenarios(card));
                let place = format!("{title}.{key}");
                let card = parsed.placed(&place, Card::read(content, text, fits))?;
                if !anywhere || card.is_from_deck(content) {
                    let owner = parsed.placed(&place, owner(parsed, Seat(seat as u8), &card))?;
                    count(owner.index(), card.kind);
                }
            }
        }
    }
    for (name, place) in parsed.file.places.iter().flatten() {
        for text in place.cards.iter().flatten() {
            let key = format!("places.{name}.cards");
            let card = parsed.placed(&key, Card::read(content, text, |_| true))?;
            if card.is_from_deck(content) {
                count(parsed.placed(&key, owner(parsed, lead, &card))?.index(), card.kind);
            }
        }
    }
    for (at, ((_, said), named)) in parsed.players.iter().zip(named).enumerate() {
        let deck = &mut setup.decks[at];
        deck.cards.remove(RANDOM_WEAKNESS);
        if said.cards.is_some() {
            deck.cards.clear();
        }
        for (code, n) in named {
            let have = deck.cards.entry(code).or_default();
            *have = n.max(*have);
        }
    }
    Ok(())
}

/// The owner of a player card, who is the usual one unless the file names somebody.
pub(super) fn owner(parsed: &Parsed<'_>, usual: Seat, card: &Card) -> Result<Seat, Msg> {
    let Some(name) = &card.owner else { return Ok(usual) };
    let titles = parsed.players.iter().map(|(title, _)| title.as_str());
    find_named(name, (0..).map(Seat).zip(titles))
}
