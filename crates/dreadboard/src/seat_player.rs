//! The player of a seat.

use std::fmt;
use std::str::FromStr;

use registry::{BotKind, Msg};
use serde::{Deserialize, Serialize};

use crate::value::Wrong;

/// A person or a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub(crate) enum SeatPlayer {
    Human,
    Bot(BotKind),
}

impl SeatPlayer {
    /// All choices, in the order in which they are offered.
    pub(crate) const ALL: [SeatPlayer; 4] = [
        SeatPlayer::Human,
        SeatPlayer::Bot(BotKind::SEARCH),
        SeatPlayer::Bot(BotKind::Greedy),
        SeatPlayer::Bot(BotKind::Random),
    ];

    /// The id of the message that describes the player.
    pub(crate) fn message(self) -> String {
        match self {
            SeatPlayer::Human => "sitter-human".into(),
            SeatPlayer::Bot(kind) => format!("sitter-{}", kind.name()),
        }
    }

    /// The default player of a seat: a person in the first, bots in the others.
    pub(crate) fn usual(seat: usize) -> SeatPlayer {
        if seat == 0 { SeatPlayer::Human } else { SeatPlayer::Bot(BotKind::Greedy) }
    }
}

impl fmt::Display for SeatPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeatPlayer::Human => f.write_str("human"),
            SeatPlayer::Bot(kind) => kind.fmt(f),
        }
    }
}

impl FromStr for SeatPlayer {
    type Err = Wrong;

    fn from_str(word: &str) -> Result<Self, Wrong> {
        if word == "human" {
            return Ok(SeatPlayer::Human);
        }
        word.parse().map(SeatPlayer::Bot).map_err(|_| {
            let known = SeatPlayer::ALL.map(|sitter| sitter.to_string());
            Wrong(Msg::unknown(word, known.iter().map(String::as_str)))
        })
    }
}

impl From<SeatPlayer> for String {
    fn from(sitter: SeatPlayer) -> String {
        sitter.to_string()
    }
}

impl TryFrom<String> for SeatPlayer {
    type Error = String;

    fn try_from(word: String) -> Result<Self, String> {
        // Worded like serde's errors, which are translated elsewhere.
        let known = SeatPlayer::ALL.map(|sitter| format!("`{sitter}`")).join(", ");
        word.parse().map_err(|_| format!("unknown variant `{word}`, expected one of {known}"))
    }
}
