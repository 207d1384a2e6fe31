//! The part of the server's frames that a random player needs.

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;

/// A frame from the server.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Frame {
    /// The complete state.
    Sync(Sync),
    /// What has changed.
    News(News),
    /// The people and the policy of the table.
    Table(IgnoredAny),
    /// A chat message or a message of the table.
    Note(IgnoredAny),
    /// A command was carried out.
    Done {
        /// The client's number of the command.
        id: u32,
    },
    /// A command was not carried out.
    Refused {
        /// Why it was refused.
        why: Value,
    },
    /// Never requested.
    Foreseen(IgnoredAny),
    /// Never requested.
    Hint(IgnoredAny),
}

/// The complete state of a seat.
#[derive(Deserialize)]
pub(crate) struct Sync {
    pub(crate) log: Vec<Line>,
    pub(crate) step: Step,
}

/// What has changed for a seat.
#[derive(Deserialize)]
pub(crate) struct News {
    pub(crate) events: Vec<Line>,
    pub(crate) step: Step,
}

/// A line of the log, without its `at`, which is sent only after the end of the game.
#[derive(Deserialize, Hash)]
pub(crate) struct Line {
    rule: String,
    text: Value,
    event: Value,
}

/// The current state of the table.
#[derive(Deserialize)]
pub(crate) struct Step {
    pub(crate) ask: Option<Ask>,
    pub(crate) end: Option<IgnoredAny>,
}

/// A question.
#[derive(Deserialize)]
pub(crate) struct Ask {
    pub(crate) number: u64,
    pub(crate) asked: bool,
    pub(crate) pick: Pick,
    pub(crate) choices: Vec<Choice>,
}

/// How many choices make an answer.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Pick {
    /// Exactly one.
    One,
    /// At least `min`.
    Some {
        /// The minimum number of choices.
        min: usize,
    },
}

/// A choice, as saves write it.
#[derive(Deserialize)]
pub(crate) struct Choice {
    pub(crate) value: Value,
}
