//! Localized errors for invalid arguments.

use std::error::Error as _;
use std::num::ParseIntError;
use std::process::ExitCode;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use registry::{Localizer, Msg};

use crate::failure::Failure;
use crate::value::{Wrong, unfit};

/// Prints the requested help or version, or the error; returns the exit code.
pub(crate) fn answer(error: &Error, speech: &Localizer) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayVersion
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => match error.print() {
            Ok(()) => ExitCode::from(if error.use_stderr() { 2 } else { 0 }),
            Err(e) => Failure::Output(e).report(speech),
        },
        _ => Failure::Usage(Msg::new("error-arg").say("problem", vec![problem(error)])).report(speech),
    }
}

fn problem(error: &Error) -> Msg {
    let get = |kind| error.get(kind).map(ContextValue::to_string).unwrap_or_default();
    let about = |id: &str| Msg::new(id).text("arg", get(ContextKind::InvalidArg));
    let near = |kind| {
        let near = match error.get(kind) {
            // The best suggestion is last.
            Some(ContextValue::Strings(near)) => near.last().cloned(),
            near => near.map(ContextValue::to_string),
        };
        near.map(|near| Msg::new("error-near").text("near", near)).into_iter().collect()
    };
    let value = get(ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::UnknownArgument => about("error-arg-unknown").say("near", near(ContextKind::SuggestedArg)),
        ErrorKind::InvalidSubcommand => Msg::new("error-arg-command")
            .text("word", get(ContextKind::InvalidSubcommand))
            .say("near", near(ContextKind::SuggestedSubcommand)),
        ErrorKind::MissingSubcommand => {
            Msg::new("error-arg-no-command").text("known", get(ContextKind::ValidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => about("error-arg-missing"),
        ErrorKind::InvalidValue | ErrorKind::NoEquals if value.is_empty() => about("error-arg-no-value"),
        ErrorKind::InvalidValue => {
            let known = get(ContextKind::ValidValue);
            placed(error, Msg::unknown(&value, known.split(", ")))
        }
        ErrorKind::ValueValidation => placed(error, refusal(error, &value)),
        ErrorKind::TooManyValues => about("error-arg-excess").text("value", value),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => about("error-arg-count")
            .text("wanted", get(ContextKind::MinValues) + &get(ContextKind::ExpectedNumValues))
            .text("found", get(ContextKind::ActualNumValues)),
        ErrorKind::ArgumentConflict => {
            let prior = get(ContextKind::PriorArg);
            if prior == get(ContextKind::InvalidArg) {
                return about("error-arg-twice");
            }
            // A subcommand can be in conflict too.
            let arg = get(ContextKind::InvalidArg) + &get(ContextKind::InvalidSubcommand);
            Msg::new("error-arg-conflict").text("arg", arg).text("prior", prior)
        }
        ErrorKind::InvalidUtf8 => Msg::new("error-arg-text"),
        // Kinds that clap may add in the future, in clap's own words.
        _ => Msg::new("error-plain").text("problem", error.kind().to_string()),
    }
}

/// Why the argument's parser refused the value.
fn refusal(error: &Error, value: &str) -> Msg {
    match error.source() {
        Some(source) if source.is::<ParseIntError>() => unfit(value, Msg::new("error-want-number")),
        Some(source) => match source.downcast_ref() {
            Some(Wrong(msg)) => msg.clone(),
            None => unfit(value, Msg::new("error-want-other").text("detail", source.to_string())),
        },
        None => unfit(value, Msg::new("error-want-other").text("detail", error.kind().to_string())),
    }
}

fn placed(error: &Error, what: Msg) -> Msg {
    let place = error.get(ContextKind::InvalidArg).map(ContextValue::to_string).unwrap_or_default();
    Msg::new("error-place").text("place", place).say("what", vec![what])
}
