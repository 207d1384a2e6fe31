//! What ends the program early, and what it says then.

use std::io;
use std::process::ExitCode;

use shelf::{Msg, ShelfError, Speech};

/// Why the program ends without having done what it should.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was asked for makes no sense.
    Usage(Msg),
    /// It could not be done.
    Trouble(Msg),
    /// Nobody reads what we write, or it cannot be written.
    Output(io::Error),
}

impl Failure {
    /// Says what went wrong, and gives the code to exit with.
    pub(crate) fn report(&self, speech: &Speech) -> ExitCode {
        let (code, text) = match self {
            Failure::Usage(msg) => (2, speech.say(msg)),
            Failure::Trouble(msg) => (1, speech.say(msg)),
            // As if the signal had ended us, which is what a shell expects.
            Failure::Output(e) if e.kind() == io::ErrorKind::BrokenPipe => return ExitCode::from(141),
            Failure::Output(e) => (1, speech.say(&Msg::new("error-output").text("problem", e.to_string()))),
        };
        // If not even this can be said, the code still tells.
        _ = io::Write::write_all(&mut io::stderr(), format!("{text}\n").as_bytes());
        ExitCode::from(code)
    }

    /// Something wrong with a file.
    pub(crate) fn file(path: &std::path::Path, problem: impl ToString) -> Failure {
        let msg = Msg::new("error-file").text("file", path.display().to_string());
        Failure::Trouble(msg.text("problem", problem.to_string()))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure::Output(error)
    }
}

impl From<ShelfError> for Failure {
    fn from(error: ShelfError) -> Self {
        match error {
            ShelfError::UnknownGame { .. }
            | ShelfError::UnknownOption { .. }
            | ShelfError::UnknownValue { .. }
            | ShelfError::WrongCount { .. }
            | ShelfError::Setup(_) => Failure::Usage(told(&error)),
            ShelfError::Pack(_)
            | ShelfError::Position(_)
            | ShelfError::Save(_)
            | ShelfError::Refused(_)
            | ShelfError::Roll(_) => Failure::Trouble(told(&error)),
        }
    }
}

/// What is wrong, as a message.
pub(crate) fn told(error: &ShelfError) -> Msg {
    let near = |near: &Option<String>| match near {
        Some(near) => vec![Msg::new("error-near").text("near", near.clone())],
        None => Vec::new(),
    };
    match error {
        ShelfError::UnknownGame { name, known, near: word } => {
            Msg::new("error-unknown-game").text("name", name).text("known", known).say("near", near(word))
        }
        ShelfError::UnknownOption { key, known, near: word } => {
            Msg::new("error-unknown-option").text("key", key).text("known", known).say("near", near(word))
        }
        ShelfError::UnknownValue { key, value, known, near: word } => Msg::new("error-unknown-value")
            .text("key", key)
            .text("value", value)
            .text("known", known)
            .say("near", near(word)),
        ShelfError::WrongCount { key, found, least, most } => Msg::new("error-wrong-count")
            .text("key", key)
            .num("found", *found as i64)
            .num("least", *least as i64)
            .num("most", *most as i64),
        ShelfError::Setup(_)
        | ShelfError::Pack(_)
        | ShelfError::Position(_)
        | ShelfError::Save(_)
        | ShelfError::Refused(_)
        | ShelfError::Roll(_) => Msg::new("error-plain").text("problem", error.to_string()),
    }
}
