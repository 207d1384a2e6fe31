//! What can be wrong with what is asked of the shelf.

use table::{Refused, SetupError};

/// What was wrong, and what would be right.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ShelfError {
    /// There is no game of that name.
    #[error("there is no game “{name}”; there are: {known}{}", did_you_mean(.near))]
    UnknownGame {
        /// The name.
        name: String,
        /// The names there are.
        known: String,
        /// The one that is spelt most like it.
        near: Option<String>,
    },
    /// There is no option of that name.
    #[error("there is no option “{key}”; there are: {known}{}", did_you_mean(.near))]
    UnknownOption {
        /// The name.
        key: String,
        /// The names there are.
        known: String,
        /// The one that is spelt most like it.
        near: Option<String>,
    },
    /// An option cannot take that value.
    #[error("{key}: there is no “{value}”; there are: {known}{}", did_you_mean(.near))]
    UnknownValue {
        /// The option.
        key: String,
        /// The value.
        value: String,
        /// The values there are.
        known: String,
        /// The one that is spelt most like it.
        near: Option<String>,
    },
    /// An option takes another number of values.
    #[error("{key}: {found} given; it takes {}", range(*.least, *.most))]
    WrongCount {
        /// The option.
        key: String,
        /// How many were given.
        found: usize,
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
    },
    /// The options do not go together.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The pack cannot be used.
    #[error("pack: {0}")]
    Pack(String),
    /// The position cannot be read.
    #[error("{0}")]
    Position(String),
    /// The save cannot be read or played.
    #[error("{0}")]
    Save(String),
    /// The move was not accepted.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The roll cannot be read.
    #[error("{0}")]
    Roll(String),
}

fn did_you_mean(near: &Option<String>) -> String {
    near.as_ref().map(|near| format!(" (did you mean “{near}”?)")).unwrap_or_default()
}

fn range(least: usize, most: usize) -> String {
    if least == most { format!("exactly {least}") } else { format!("{least} to {most}") }
}
