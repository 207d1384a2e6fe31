//! The raw contents of a position file: its keys and their types.

use std::collections::BTreeMap;
use std::fmt;

use engine::{Game, Msg, Problem, Toml};
use serde::de::{Deserializer, Visitor};
use serde::{Deserialize, Serialize};

use crate::FinalHour;
use crate::content::{Content, Difficulty, GateSymbol, Investigator, Symbol};
use crate::state::Blind;

/// A string or a number, stored as a string: locations, cards and seats can be given either way.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(transparent)]
pub(super) struct Word(pub(super) String);

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Word, D::Error> {
        struct Either;
        impl Visitor<'_> for Either {
            type Value = Word;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("error-want-word")
            }

            fn visit_str<E>(self, word: &str) -> Result<Word, E> {
                Ok(Word(word.trim().into()))
            }

            fn visit_i64<E>(self, number: i64) -> Result<Word, E> {
                Ok(Word(number.to_string()))
            }
        }
        from.deserialize_any(Either)
    }
}

/// The keys of a position file, except those of single investigators.
#[derive(Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub(super) struct File {
    pub(super) at: Option<String>,
    pub(super) investigators: Option<Vec<String>>,
    pub(super) ancient_one: Option<String>,
    pub(super) difficulty: Option<Difficulty>,
    pub(super) lead: Option<Word>,
    pub(super) solo: bool,
    pub(super) ritual: Option<Word>,
    pub(super) gates: BTreeMap<GateSymbol, GateEntry>,
    pub(super) monsters: Option<BTreeMap<String, Vec<String>>>,
    pub(super) beside: Option<Vec<String>>,
    pub(super) cup: Option<Vec<String>>,
    pub(super) destruction: BTreeMap<String, u8>,
    pub(super) seals: Vec<String>,
    pub(super) explored: Vec<Word>,
    pub(super) found: Vec<Found>,
    pub(super) played: Vec<Word>,
    pub(super) resolved: u8,
    pub(super) discard: Vec<u8>,
    pub(super) kept: Vec<u8>,
    pub(super) used_items: Vec<String>,
    pub(super) blind: Option<Blind>,
    pub(super) omens: i8,
}

/// The keys of [`File`].
pub(super) const KEYS: [&str; 22] = [
    "at",
    "investigators",
    "ancient-one",
    "difficulty",
    "lead",
    "solo",
    "ritual",
    "gates",
    "monsters",
    "beside",
    "cup",
    "destruction",
    "seals",
    "explored",
    "found",
    "played",
    "resolved",
    "discard",
    "kept",
    "used-items",
    "blind",
    "omens",
];

/// The keys that are options of the setup: with `at = "setup"` no others are allowed.
pub(super) const OPTIONS: [&str; 7] =
    ["game", "at", "investigators", "ancient-one", "difficulty", "lead", "solo"];

/// A gate: its location, or its location and number of tokens.
#[derive(Deserialize)]
#[serde(untagged, deny_unknown_fields, expecting = "fh-error-gate-form")]
pub(super) enum GateEntry {
    At(Word),
    Full { at: Option<Word>, tokens: Option<u8> },
}

/// A clue that has been found.
#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(untagged, expecting = "fh-error-clue-form")]
pub(super) enum Found {
    Symbol(Symbol),
    Item(Key),
}

/// The clue that is not a ritual symbol.
#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Key {
    Item,
}

/// The keys of one investigator.
#[derive(Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub(super) struct PersonFile {
    pub(super) at: Option<Word>,
    pub(super) health: Option<u8>,
    pub(super) hand: Vec<u8>,
    pub(super) items: Vec<String>,
    pub(super) discard: Vec<String>,
}

/// A file that has been parsed but not validated.
pub(super) struct ParsedFile<'a> {
    toml: Toml<'a>,
    pub(super) file: File,
    pub(super) people: BTreeMap<Investigator, PersonFile>,
}

impl<'a> ParsedFile<'a> {
    /// Parses the text. Unknown keys are errors.
    pub(super) fn read(text: &'a str, content: &Content) -> Result<ParsedFile<'a>, Problem> {
        let mut toml = Toml::of_game(text, FinalHour::NAME)?;
        let slugs: Vec<&str> = Investigator::all().map(|i| content.investigator(i).slug.as_str()).collect();
        let mut people = BTreeMap::new();
        for (investigator, slug) in Investigator::all().zip(&slugs) {
            if let Some(person) = toml.take(slug)? {
                people.insert(investigator, person);
            }
        }
        let file = toml.rest(&slugs)?;
        Ok(ParsedFile { toml, file, people })
    }

    /// The first key that is not one of these.
    pub(super) fn key_besides(&self, allowed: &[&str]) -> Option<String> {
        self.toml.keys().find(|key| !allowed.contains(key)).map(String::from)
    }

    /// A problem at a place in the file, given as a dotted path of keys.
    pub(super) fn wrong(&self, place: &str, what: Msg) -> Problem {
        self.toml.problem(place, what)
    }
}
