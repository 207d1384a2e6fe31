//! The keys of position files.

use std::collections::BTreeMap;

use engine::{Msg, Problem, Toml};
use serde::Deserialize;

use crate::content::{CardType, Content, Difficulty};
use crate::state::{Fate, Story};
use crate::{Deck, Setup};

/// The keys for the whole game.
#[derive(Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub(super) struct File {
    pub(super) at: Option<String>,
    pub(super) round: Option<u8>,
    pub(super) act: Option<u8>,
    pub(super) agenda: Option<u8>,
    pub(super) agenda_flipped: bool,
    pub(super) doom: Option<u8>,
    pub(super) bag: Option<Vec<String>>,
    pub(super) encounters: Vec<String>,
    pub(super) encounter_cards: Option<Vec<String>>,
    pub(super) cultists: Option<Vec<String>>,
    pub(super) set_aside: Option<Vec<String>>,
    pub(super) lot: Option<String>,
    pub(super) lot_known: Option<Vec<String>>,
    pub(super) used: Vec<String>,
    pub(super) lasting: Vec<String>,
    pub(super) encounter_discards: Vec<String>,
    pub(super) victory: Vec<String>,
    pub(super) places: Option<BTreeMap<String, PlaceFile>>,
}

/// The keys for one place.
#[derive(Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub(super) struct PlaceFile {
    pub(super) card: Option<String>,
    pub(super) revealed: Option<bool>,
    pub(super) clues: Option<u8>,
    pub(super) doom: u8,
    pub(super) cards: Option<Vec<String>>,
}

/// The keys for one investigator.
#[derive(Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub(super) struct PersonFile {
    pub(super) at: Option<String>,
    pub(super) resources: Option<u8>,
    pub(super) clues: u8,
    pub(super) damage: Option<u8>,
    pub(super) horror: Option<u8>,
    pub(super) fate: Fate,
    pub(super) physical_trauma: Option<u8>,
    pub(super) mental_trauma: Option<u8>,
    pub(super) earlier_physical_trauma: u8,
    pub(super) earlier_mental_trauma: u8,
    pub(super) experience_lost: u8,
    pub(super) actions: Option<u8>,
    pub(super) lost_actions: u8,
    pub(super) tome_action: Option<bool>,
    pub(super) moved_fought_or_evaded: bool,
    pub(super) used: Vec<String>,
    pub(super) done: bool,
    pub(super) cards: Option<Vec<String>>,
    pub(super) hand: Vec<String>,
    pub(super) deck: Vec<String>,
    pub(super) discards: Vec<String>,
    pub(super) play: Vec<String>,
    pub(super) threat: Vec<String>,
}

/// A file that has been parsed but not applied.
pub(super) struct Sheet<'a> {
    toml: Toml<'a>,
    /// The set-up that the file describes.
    pub(super) setup: Setup,
    pub(super) file: File,
    /// The title and the keys of each investigator, by seat.
    pub(super) people: Vec<(String, PersonFile)>,
}

impl<'a> Sheet<'a> {
    /// Parses the text; unknown keys are errors.
    pub(super) fn read(text: &'a str, content: &Content) -> Result<Sheet<'a>, Problem> {
        let mut toml = Toml::of_game(text, <crate::Lcg as engine::Game>::NAME)?;
        let all: Vec<_> =
            content.cards().iter().filter(|card| card.card_type == CardType::Investigator).collect();
        let spoken: Vec<String> = {
            let keys: Vec<&str> = toml.keys().collect();
            let spoken = all.iter().filter(|card| keys.contains(&card.title.as_str()));
            spoken.map(|card| card.title.clone()).collect()
        };
        let usual = if spoken.is_empty() { vec![all[0].title.clone()] } else { spoken };
        let named: Vec<String> = toml.take("investigators")?.unwrap_or(usual);
        let mut decks = Vec::new();
        let mut titles: Vec<String> = Vec::new();
        for name in &named {
            let card = all.iter().find(|card| card.title == *name || card.code == *name);
            let card = card.ok_or_else(|| {
                let known = all.iter().map(|card| card.title.as_str());
                toml.problem("investigators", Msg::unknown(name, known))
            })?;
            if titles.contains(&card.title) {
                return Err(toml.problem("investigators", Msg::named_twice(name)));
            }
            titles.push(card.title.clone());
            decks.push(Deck::starter(content, &card.code).unwrap_or_default());
        }
        let mut people: Vec<(String, PersonFile)> = Vec::new();
        for (title, deck) in titles.iter().zip(&mut decks) {
            let said: PersonFile = toml.take(title)?.unwrap_or_default();
            (deck.physical, deck.mental) = (said.earlier_physical_trauma, said.earlier_mental_trauma);
            let card = all.iter().find(|card| card.title == *title);
            for (key, trauma, most) in [
                ("earlier-physical-trauma", deck.physical, card.and_then(|card| card.health)),
                ("earlier-mental-trauma", deck.mental, card.and_then(|card| card.sanity)),
            ] {
                let most = i64::from(most.unwrap_or(1)) - 1;
                if i64::from(trauma) > most {
                    return Err(toml.problem(&format!("{title}.{key}"), Msg::out_of_range(trauma, 0, most)));
                }
            }
            people.push((title.clone(), said));
        }
        let is_playing = |at: usize| people[at].1.fate == Fate::Playing;
        let Some(first) = (0..people.len()).find(|&at| is_playing(at)) else {
            return Err(toml.problem("investigators", Msg::new("lcg-error-position-nobody")));
        };
        let lead: Option<String> = toml.take("lead")?;
        let lead = match &lead {
            None => first,
            Some(name) => titles
                .iter()
                .position(|title| title == name)
                .ok_or_else(|| toml.problem("lead", Msg::unknown(name, titles.iter().map(String::as_str))))?,
        };
        if !is_playing(lead) {
            return Err(toml.problem("lead", is_out(&people, &titles[lead])));
        }
        let setup = Setup {
            scenario: toml.take("scenario")?.unwrap_or_else(|| content.scenarios()[0].slug.clone()),
            difficulty: toml.take::<Difficulty>("difficulty")?.unwrap_or_default(),
            decks,
            lead: lead as u8 + 1,
            story: toml.take::<Story>("story")?.unwrap_or_default(),
        };
        let mut besides = vec!["game", "scenario", "difficulty", "investigators", "lead", "story"];
        besides.extend(people.iter().map(|(title, _)| title.as_str()));
        let file = toml.rest(&besides)?;
        Ok(Sheet { toml, setup, file, people })
    }

    /// The problem at this place, a path of keys separated by dots.
    pub(super) fn wrong(&self, place: &str, what: Msg) -> Problem {
        self.toml.problem(place, what)
    }
}

/// The error for an investigator who is named as a participant but has left the game.
pub(super) fn is_out(people: &[(String, PersonFile)], name: &str) -> Msg {
    let playing = people.iter().filter(|(_, said)| said.fate == Fate::Playing);
    let known: Vec<&str> = playing.map(|(title, _)| title.as_str()).collect();
    Msg::new("lcg-error-position-gone").text("word", name).text("known", known.join(", "))
}
