//! What ends the program early, and what it says then.

use std::io;
use std::process::ExitCode;

use registry::{Localizer, Msg, RegistryError};

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
    /// What went wrong.
    pub(crate) fn said(&self, speech: &Localizer) -> String {
        match self {
            Failure::Usage(msg) | Failure::Trouble(msg) => speech.say(msg),
            Failure::Output(e) => speech.say(&Msg::new("error-output").say("problem", vec![of_file(e)])),
        }
    }

    /// Says what went wrong, and gives the code to exit with.
    pub(crate) fn report(&self, speech: &Localizer) -> ExitCode {
        let code = match self {
            Failure::Usage(_) => 2,
            // As if the signal had ended us, which is what a shell expects.
            Failure::Output(e) if e.kind() == io::ErrorKind::BrokenPipe => return ExitCode::from(141),
            Failure::Trouble(_) | Failure::Output(_) => 1,
        };
        let text = self.said(speech);
        // If not even this can be said, the code still tells.
        _ = io::Write::write_all(&mut io::stderr(), format!("{text}\n").as_bytes());
        ExitCode::from(code)
    }

    /// Something wrong with a file.
    pub(crate) fn file(path: &std::path::Path, problem: Msg) -> Failure {
        let msg = Msg::new("error-file").text("file", path.display().to_string());
        Failure::Trouble(msg.say("problem", vec![problem]))
    }
}

impl Failure {
    /// What is wrong with a file; if it is its pack, that is said instead.
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
            RegistryError::UnknownGame { .. }
            | RegistryError::UnknownOption { .. }
            | RegistryError::Setup(_) => Failure::Usage(error.msg()),
            RegistryError::Pack(_)
            | RegistryError::WhichGame { .. }
            | RegistryError::Position(_)
            | RegistryError::Save(_)
            | RegistryError::Campaign(_)
            | RegistryError::Deed(_)
            | RegistryError::Refused(_)
            | RegistryError::Roll(_) => Failure::Trouble(error.msg()),
        }
    }
}

/// What the system says of a file, as a message.
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
