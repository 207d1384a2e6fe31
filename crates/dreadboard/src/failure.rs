//! Errors that end the program.

use std::io;
use std::process::ExitCode;

use registry::{Localizer, Msg, RegistryError};

/// Why the program ends early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Invalid arguments or input.
    Usage(Msg),
    /// The operation failed.
    Trouble(Msg),
    /// The output cannot be written.
    Output(io::Error),
}

impl Failure {
    /// The localized error text.
    pub(crate) fn said(&self, speech: &Localizer) -> String {
        match self {
            Failure::Usage(msg) | Failure::Trouble(msg) => speech.say(msg),
            Failure::Output(e) => speech.say(&Msg::new("error-output").say("problem", vec![of_file(e)])),
        }
    }

    /// Prints the error and returns the exit code.
    pub(crate) fn report(&self, speech: &Localizer) -> ExitCode {
        let code = match self {
            Failure::Usage(_) => 2,
            // The exit code of a process ended by SIGPIPE, as shells expect.
            Failure::Output(e) if e.kind() == io::ErrorKind::BrokenPipe => return ExitCode::from(141),
            Failure::Trouble(_) | Failure::Output(_) => 1,
        };
        let text = self.said(speech);
        // If the message cannot be written, the exit code still reports the failure.
        _ = io::Write::write_all(&mut io::stderr(), format!("{text}\n").as_bytes());
        ExitCode::from(code)
    }

    /// An error about a file.
    pub(crate) fn file(path: &std::path::Path, problem: Msg) -> Failure {
        let msg = Msg::new("error-file").text("file", path.display().to_string());
        Failure::Trouble(msg.say("problem", vec![problem]))
    }
}

impl Failure {
    /// An error about a file, or about its pack if that is the cause.
    pub(crate) fn of(path: &std::path::Path, error: &RegistryError) -> Failure {
        match error {
            RegistryError::Pack(_) => Failure::Trouble(error.msg()),
            _ => Failure::file(path, error.msg()),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure::Output(error)
    }
}

impl From<RegistryError> for Failure {
    fn from(error: RegistryError) -> Self {
        match error {
            RegistryError::UnknownGame { .. } | RegistryError::Setup(_) => Failure::Usage(error.msg()),
            RegistryError::Pack(_)
            | RegistryError::WhichGame { .. }
            | RegistryError::Position(_)
            | RegistryError::Save(_)
            | RegistryError::Campaign(_)
            | RegistryError::RefusedAction(_)
            | RegistryError::Refused(_)
            | RegistryError::Roll(_) => Failure::Trouble(error.msg()),
        }
    }
}

/// A system error for a file, as a message.
pub(crate) fn of_file(error: &io::Error) -> Msg {
    match error.kind() {
        io::ErrorKind::NotFound => Msg::new("error-file-missing"),
        io::ErrorKind::PermissionDenied => Msg::new("error-file-denied"),
        io::ErrorKind::IsADirectory => Msg::new("error-file-folder"),
        io::ErrorKind::NotADirectory => Msg::new("error-file-no-folder"),
        io::ErrorKind::StorageFull => Msg::new("error-file-full"),
        _ => Msg::new("error-file-system").text("detail", error.to_string()),
    }
}
