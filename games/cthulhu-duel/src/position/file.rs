//! The raw contents of a position file: its keys and their types.

use std::collections::BTreeMap;

use engine::{Msg, Problem, Toml};
use serde::Deserialize;

use crate::Setup;
use crate::content::Content;

/// The keys of the whole game.
#[derive(Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub(super) struct File {
    pub(super) at: Option<String>,
    pub(super) round: Option<u8>,
    pub(super) first: Option<String>,
    pub(super) withering: u8,
    pub(super) ritual: Option<u8>,
    pub(super) free_gates: Vec<String>,
    pub(super) revealed: Vec<u8>,
}

/// The keys of a file, except those of the factions.
pub(super) const KEYS: [&str; 8] =
    ["at", "factions", "round", "first", "withering", "ritual", "free-gates", "revealed"];

/// The keys of one faction.
#[derive(Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub(super) struct SideFile {
    pub(super) power: Option<u8>,
    pub(super) doom: u8,
    pub(super) signs: Signs,
    pub(super) books: Vec<String>,
    pub(super) filled: Option<Vec<String>>,
    pub(super) awakened: Option<u8>,
    pub(super) captured: u8,
    pub(super) below: String,
    pub(super) map: Option<BTreeMap<String, String>>,
}

/// Elder Signs: their values, or only their number.
#[derive(Deserialize)]
#[serde(untagged, expecting = "cwd-error-signs-form")]
pub(super) enum Signs {
    Values(Vec<u8>),
    Count(u8),
}

impl Default for Signs {
    fn default() -> Signs {
        Signs::Count(0)
    }
}

/// A file that has been parsed but not validated.
pub(super) struct ParsedFile<'a> {
    toml: Toml<'a>,
    /// The options named in the file.
    pub(super) setup: Setup,
    pub(super) file: File,
    /// The keys of both factions, by seat.
    pub(super) sides: [SideFile; 2],
}

impl<'a> ParsedFile<'a> {
    /// Parses the text. Unknown keys are errors.
    pub(super) fn read(text: &'a str, content: &Content) -> Result<ParsedFile<'a>, Problem> {
        let mut toml = Toml::of_game(text, <crate::Duel as engine::Game>::NAME)?;
        let usual = || content.factions.iter().take(2).map(|faction| faction.slug.clone()).collect();
        let factions: Vec<String> = toml.take("factions")?.unwrap_or_else(usual);
        let factions: [String; 2] = factions.try_into().map_err(|named: Vec<String>| {
            let what = Msg::new("cwd-error-two-factions").num("found", named.len() as i64);
            toml.problem("factions", what)
        })?;
        let setup = Setup { factions };
        setup.checked(content).map_err(|error| toml.problem(error.place, error.problem))?;
        let names = [setup.factions[0].as_str(), setup.factions[1].as_str()];
        let sides = [toml.take(names[0])?.unwrap_or_default(), toml.take(names[1])?.unwrap_or_default()];
        let file = toml.rest(&["game", "factions", names[0], names[1]])?;
        Ok(ParsedFile { toml, setup, file, sides })
    }

    /// A problem at a place in the file, given as a dotted path of keys.
    pub(super) fn wrong(&self, place: &str, what: Msg) -> Problem {
        self.toml.problem(place, what)
    }
}
