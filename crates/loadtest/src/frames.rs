//! As much of the server's frames as a player by chance has to read.

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;

/// From the server.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Frame {
    /// Everything.
    Sync(Sync),
    /// What a move brought.
    News(News),
    /// People and policy.
    Table(IgnoredAny),
    /// Something was said.
    Note(IgnoredAny),
    /// A command was carried out.
    Done {
        /// Our number for it.
        id: u32,
    },
    /// A command was not carried out.
    Refused {
        /// Why.
        why: Value,
    },
    /// Never asked for.
    Foreseen(IgnoredAny),
    /// Never asked for.
    Hint(IgnoredAny),
}

/// Everything that a seat knows.
#[derive(Deserialize)]
pub(crate) struct Sync {
    pub(crate) log: Vec<Line>,
    pub(crate) step: Step,
}

/// What a move brought to a seat.
#[derive(Deserialize)]
pub(crate) struct News {
    pub(crate) told: Vec<Line>,
    pub(crate) step: Step,
}

/// A line of the log; when it happened is only told after the end, and does not count here.
#[derive(Deserialize, Hash)]
pub(crate) struct Line {
    rule: String,
    text: Value,
    event: Value,
}

/// The table now.
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
    /// One.
    One,
    /// At least so many.
    Some {
        /// How many.
        min: usize,
    },
}

/// A choice, as saves write it.
#[derive(Deserialize)]
pub(crate) struct Choice {
    pub(crate) value: Value,
}
