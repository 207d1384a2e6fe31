//! The errors of the registry.

use std::fmt;
use std::sync::LazyLock;

use engine::{MoveError, Msg, Problem, SetupError};

use crate::{Lang, Localizer};

/// An error that says what is wrong and what would be valid. Displayed in English; [`RegistryError::msg`] can be
/// localized.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RegistryError {
    /// There is no game of that name.
    UnknownGame {
        /// The given name.
        name: String,
        /// The names of all games.
        known: Vec<String>,
    },
    /// A position file could belong to several games, or to none.
    WhichGame {
        /// The candidate games, each with the reason why it is not this one, if any.
        tried: Vec<(&'static str, Option<Msg>)>,
    },
    /// An option does not exist or cannot take its value, or the options are incompatible.
    Setup(SetupError),
    /// The pack cannot be used.
    Pack(Problem),
    /// The position cannot be read.
    Position(Problem),
    /// The save cannot be read or played.
    Save(Msg),
    /// The campaign cannot be read.
    Campaign(Msg),
    /// The campaign does not allow this action.
    RefusedAction(Problem),
    /// The move was not accepted.
    Refused(MoveError),
    /// The roll cannot be read.
    Roll(Msg),
}

impl RegistryError {
    /// The option concerned, if there is one.
    pub fn option(&self) -> Option<&'static str> {
        match self {
            RegistryError::Setup(error) => Some(error.place).filter(|place| !place.is_empty()),
            _ => None,
        }
    }

    /// The error as a message, with quoted input shortened.
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
            RegistryError::Setup(error) => Problem::from(error.clone()).msg(),
            RegistryError::Pack(problem) => Msg::new("error-pack").say("what", vec![problem.msg()]),
            RegistryError::Position(problem) => problem.msg(),
            RegistryError::RefusedAction(problem) => problem.what.clone(),
            RegistryError::Campaign(msg) | RegistryError::Save(msg) | RegistryError::Roll(msg) => msg.clone(),
            RegistryError::Refused(refused) => refused.msg(),
        };
        msg.shortened()
    }
}

impl fmt::Display for RegistryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        static ENGLISH: LazyLock<Localizer> = LazyLock::new(|| crate::localizer(Lang::En));
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
