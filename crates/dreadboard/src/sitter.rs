//! Who sits in a seat.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use shelf::{Kind, Msg};

use crate::value::Wrong;

/// A person or a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub(crate) enum Sitter {
    Human,
    Bot(Kind),
}

impl Sitter {
    /// In the order in which to offer them.
    pub(crate) const ALL: [Sitter; 3] = [Sitter::Human, Sitter::Bot(Kind::Greedy), Sitter::Bot(Kind::Random)];

    /// Who sits where unless told otherwise: one person among bots.
    pub(crate) fn usual(seat: usize) -> Sitter {
        if seat == 0 { Sitter::Human } else { Sitter::Bot(Kind::Greedy) }
    }
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sitter::Human => f.write_str("human"),
            Sitter::Bot(kind) => kind.fmt(f),
        }
    }
}

impl FromStr for Sitter {
    type Err = Wrong;

    fn from_str(word: &str) -> Result<Self, Wrong> {
        if word == "human" {
            return Ok(Sitter::Human);
        }
        word.parse().map(Sitter::Bot).map_err(|_| {
            let known = Sitter::ALL.map(|sitter| sitter.to_string());
            Wrong(Msg::unknown(word, known.iter().map(String::as_str)))
        })
    }
}

impl From<Sitter> for String {
    fn from(sitter: Sitter) -> String {
        sitter.to_string()
    }
}

impl TryFrom<String> for Sitter {
    type Error = String;

    fn try_from(word: String) -> Result<Self, String> {
        // As serde says it, which is then said in every language.
        let known = Sitter::ALL.map(|sitter| format!("`{sitter}`")).join(", ");
        word.parse().map_err(|_| format!("unknown variant `{word}`, expected one of {known}"))
    }
}
