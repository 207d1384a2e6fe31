//! What can be wrong with what is asked of the shelf.

use std::fmt;
use std::sync::LazyLock;

use engine::{MoveError, Msg, Problem, SetupError};

use crate::{Lang, Localizer};

/// What was wrong, and what would be right. Displayed in English; [`RegistryError::msg`] can be said in any language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RegistryError {
    /// There is no game of that name.
    UnknownGame {
        /// The name.
        name: String,
        /// The names there are.
        known: Vec<String>,
    },
    /// A position could be of several games, or of none.
    WhichGame {
        /// The games, and what speaks against each.
        tried: Vec<(&'static str, Option<Msg>)>,
    },
    /// There is no option of that name.
    UnknownOption {
        /// The name.
        key: String,
        /// The names there are.
        known: Vec<&'static str>,
    },
    /// An option cannot take its value, or the options do not go together.
    Setup(SetupError),
    /// The pack cannot be used.
    Pack(Problem),
    /// The position cannot be read.
    Position(Problem),
    /// The save cannot be read or played.
    Save(Msg),
    /// The campaign cannot be read.
    Campaign(Msg),
    /// What was to be done in a campaign cannot be.
    Deed(Problem),
    /// The move was not accepted.
    Refused(MoveError),
    /// The roll cannot be read.
    Roll(Msg),
}

impl RegistryError {
    /// The option that it is about, if it is about one.
    pub fn option(&self) -> Option<&'static str> {
        match self {
            RegistryError::Setup(error) => Some(error.place),
            _ => None,
        }
    }

    /// What is wrong, to be said. What somebody wrote is repeated only in part if it is long.
    pub fn msg(&self) -> Msg {
        let msg = match self {
            RegistryError::UnknownGame { name, known } => {
                Msg::new("error-unknown-game").among(name, known.iter().map(String::as_str))
            }
            RegistryError::WhichGame { tried } => {
                let known: Vec<&str> = tried.iter().map(|(game, _)| *game).collect();
                let why = tried.iter().filter_map(|(game, why)| {
                    let msg = Msg::new("error-which-game-not").text("game", *game);
                    Some(msg.say("why", vec![why.clone()?]))
                });
                let why: Vec<Msg> = why.collect();
                let msg = Msg::new("error-which-game").text("known", known.join(", "));
                msg.text("game", *known.last().unwrap_or(&"")).num("count", why.len() as i64).say("why", why)
            }
            RegistryError::UnknownOption { key, known } => {
                Msg::new("error-unknown-option").among(key, known.iter().copied())
            }
            RegistryError::Setup(error) => Problem::from(error.clone()).msg(),
            RegistryError::Pack(problem) => Msg::new("error-pack").say("what", vec![problem.msg()]),
            RegistryError::Position(problem) => problem.msg(),
            RegistryError::Deed(problem) => problem.what.clone(),
            RegistryError::Campaign(msg) | RegistryError::Save(msg) | RegistryError::Roll(msg) => msg.clone(),
            RegistryError::Refused(refused) => refused.msg(),
        };
        msg.shortened()
    }
}

impl fmt::Display for RegistryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        static ENGLISH: LazyLock<Localizer> = LazyLock::new(|| Localizer::new(Lang::En));
        f.write_str(&ENGLISH.say(&self.msg()))
    }
}

impl std::error::Error for RegistryError {}

impl From<SetupError> for RegistryError {
    fn from(error: SetupError) -> Self {
        RegistryError::Setup(error)
    }
}

impl From<MoveError> for RegistryError {
    fn from(refused: MoveError) -> Self {
        RegistryError::Refused(refused)
    }
}
