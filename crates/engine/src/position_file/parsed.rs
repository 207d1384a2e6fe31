//! A position file that has been parsed but not laid out.

use super::{AT, GAME, PositionFile};
use crate::{Game, Msg, Problem, Toml};

type Player<G> = <<G as Game>::PositionFile as PositionFile<G>>::Player;

/// A position file that has been parsed, so that its keys and their types are right, but not laid out.
pub struct ParsedFile<'a, G: Game> {
    toml: Toml<'a>,
    at: Option<String>,
    /// The keys of the whole game.
    pub file: G::PositionFile,
    /// The tables of the players that the file may have, by name, in the order of [`PositionFile::players_of`]. A table
    /// that the file leaves out has its defaults.
    pub players: Vec<(String, Player<G>)>,
}

impl<'a, G: Game> ParsedFile<'a, G> {
    /// Parses the text. Unknown keys are errors, and so is another game's name.
    pub fn read(content: &G::Content, text: &'a str) -> Result<Self, Problem> {
        let mut toml = Toml::of_game(text, G::NAME)?;
        let at = toml.take(AT)?;
        let names = G::PositionFile::players_of(&toml, content)?;
        let mut players = Vec::new();
        for name in names {
            let player = toml.take(&name)?.unwrap_or_default();
            players.push((name, player));
        }
        let named = players.iter().map(|(name, _)| name.as_str());
        let besides: Vec<&str> = std::iter::once(GAME).chain(named).collect();
        let file = toml.rest(&[AT], &besides)?;
        Ok(ParsedFile { toml, at, file, players })
    }

    /// A problem at a place in the file, given as a dotted path of keys.
    pub fn wrong(&self, place: &str, what: Msg) -> Problem {
        self.toml.problem(place, what)
    }

    /// The value, or else the problem with it at this place.
    pub fn placed<T>(&self, place: &str, value: Result<T, Msg>) -> Result<T, Problem> {
        value.map_err(|what| self.wrong(place, what))
    }

    /// The value of `at`, or else the usual step.
    pub fn step<'s>(&'s self, usual: &'s str) -> &'s str {
        self.at.as_deref().unwrap_or(usual)
    }

    /// The problem with a value of `at` that is no step.
    pub fn unknown_step(&self) -> Problem {
        let what = Msg::new(G::PositionFile::UNKNOWN_STEP);
        self.wrong(AT, what.among(self.step(""), G::PositionFile::STEPS.iter().copied()))
    }

    /// The table of a player; `None` if the file may have none of that name.
    pub fn player(&self, name: &str) -> Option<&Player<G>> {
        self.players.iter().find(|(of, _)| of == name).map(|(_, player)| player)
    }

    /// Whether the file has this top-level key.
    pub fn has(&self, key: &str) -> bool {
        self.toml.keys().any(|other| other == key)
    }

    /// The first top-level key that is neither `game` nor `at` nor one of these.
    pub fn key_besides(&self, allowed: &[&str]) -> Option<&str> {
        self.toml.keys().find(|key| ![GAME, AT].contains(key) && !allowed.contains(key))
    }

    /// Reads the words of a list, none of which may mean the same as another.
    pub fn each_once<T: PartialEq>(
        &self,
        place: &str,
        words: &[impl AsRef<str>],
        read: impl Fn(&str) -> Result<T, Msg>,
    ) -> Result<Vec<T>, Problem> {
        let mut all = Vec::new();
        for word in words.iter().map(AsRef::as_ref) {
            let next = self.placed(place, read(word))?;
            if all.contains(&next) {
                return Err(self.wrong(place, Msg::named_twice(word)));
            }
            all.push(next);
        }
        Ok(all)
    }

    /// The number at this place if it lies within these limits.
    pub fn within<N: Copy + PartialOrd + Into<i64>>(
        &self,
        place: &str,
        found: N,
        least: N,
        most: N,
    ) -> Result<N, Problem> {
        match found {
            _ if (least..=most).contains(&found) => Ok(found),
            _ => Err(self.wrong(place, Msg::out_of_range(found, least, most))),
        }
    }
}
