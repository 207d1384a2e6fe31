//! The file as it is written: which keys there are.

use std::collections::BTreeMap;

use serde::Deserialize;
use table::{Msg, Problem, Toml};

use crate::content::{Content, Difficulty, Sort};
use crate::state::Story;
use crate::{Deck, Setup};

/// What a file says of the whole table.
#[derive(Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub(super) struct File {
    pub(super) at: Option<String>,
    pub(super) round: Option<u8>,
    pub(super) act: Option<u8>,
    pub(super) agenda: Option<u8>,
    pub(super) doom: u8,
    pub(super) bag: Option<Vec<String>>,
    pub(super) encounters: Vec<String>,
    pub(super) encounter_discards: Vec<String>,
    pub(super) victory: Vec<String>,
    pub(super) places: Option<BTreeMap<String, PlaceFile>>,
}

/// What it says of one place.
#[derive(Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub(super) struct PlaceFile {
    pub(super) card: Option<String>,
    pub(super) revealed: Option<bool>,
    pub(super) clues: Option<u8>,
    pub(super) doom: u8,
    pub(super) cards: Vec<String>,
}

/// What it says of one investigator.
#[derive(Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub(super) struct PersonFile {
    pub(super) at: Option<String>,
    pub(super) resources: Option<u8>,
    pub(super) clues: u8,
    pub(super) damage: u8,
    pub(super) horror: u8,
    pub(super) actions: Option<u8>,
    pub(super) done: bool,
    pub(super) cards: Option<Vec<String>>,
    pub(super) hand: Vec<String>,
    pub(super) deck: Vec<String>,
    pub(super) discards: Vec<String>,
    pub(super) play: Vec<String>,
    pub(super) threat: Vec<String>,
}

/// A file read, not yet understood.
pub(super) struct Sheet<'a> {
    toml: Toml<'a>,
    /// The options that the file names.
    pub(super) setup: Setup,
    pub(super) file: File,
    /// By seat: the name, and what is said.
    pub(super) people: Vec<(String, PersonFile)>,
}

impl<'a> Sheet<'a> {
    /// The text as keys and values; those that are no position's keys are errors.
    pub(super) fn read(text: &'a str, content: &Content) -> Result<Sheet<'a>, Problem> {
        let mut toml = Toml::of_game(text, <crate::Lcg as table::Game>::NAME)?;
        let all: Vec<_> = content.cards().iter().filter(|card| card.sort == Sort::Investigator).collect();
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
        let lead: Option<String> = toml.take("lead")?;
        let lead = match &lead {
            None => 0,
            Some(name) => titles
                .iter()
                .position(|title| title == name)
                .ok_or_else(|| toml.problem("lead", Msg::unknown(name, titles.iter().map(String::as_str))))?,
        };
        let setup = Setup {
            scenario: toml.take("scenario")?.unwrap_or_else(|| content.scenarios()[0].slug.clone()),
            difficulty: toml.take::<Difficulty>("difficulty")?.unwrap_or_default(),
            decks,
            lead: lead as u8 + 1,
            story: toml.take::<Story>("story")?.unwrap_or_default(),
        };
        let mut people = Vec::new();
        for title in titles {
            let said = toml.take(&title)?.unwrap_or_default();
            people.push((title, said));
        }
        let mut besides = vec!["game", "scenario", "difficulty", "investigators", "lead", "story"];
        besides.extend(people.iter().map(|(title, _)| title.as_str()));
        let file = toml.rest(&besides)?;
        Ok(Sheet { toml, setup, file, people })
    }

    /// A problem with this place, a path of keys with dots.
    pub(super) fn wrong(&self, place: &str, what: Msg) -> Problem {
        self.toml.problem(place, what)
    }
}
