//! `dreadboard backup`, `verify` and `restore`: maintenance of a server's database.

use std::path::Path;

use indicatif::{ProgressBar, ProgressStyle};
use registry::{Localizer, Msg};
use server::{BackupError, DataError, Progress, Report};

use crate::cli::{BackupArgs, RestoreArgs, VerifyArgs};
use crate::console::Console;
use crate::failure::{Failure, of_file};
use crate::serve;
use crate::text::wrap;

/// Makes a backup.
pub(crate) fn backup(args: BackupArgs, speech: &Localizer, console: &mut Console) -> Result<(), Failure> {
    let data = serve::data_folder(args.data)?;
    let bar = bar();
    let made = block_on(server::backup(&data, &args.file, args.force, &mut |progress| show(&bar, progress)))?;
    bar.finish_and_clear();
    let made = made.map_err(|error| failure(error, &data, speech, console))?;
    let about = |id: &str| Msg::new(id).text("file", made.file.display().to_string());
    if !made.report.faults.is_empty() {
        name_faults(&made.report, speech, console)?;
        let msg = about("backup-faulty").num("faults", made.report.faults.len() as i64);
        return Err(Failure::Trouble(msg));
    }
    console.say(wrap(&speech.say(&counted(about("backup-made"), &made.report)), 0))?;
    Ok(())
}

/// Checks a server's database or a backup file.
pub(crate) fn verify(args: VerifyArgs, speech: &Localizer, console: &mut Console) -> Result<(), Failure> {
    let file = match args.file {
        Some(file) => file,
        None => server::database_in(&serve::data_folder(args.data)?),
    };
    let bar = bar();
    let report = block_on(server::verify(&file, args.replay, &mut |progress| show(&bar, progress)))?;
    bar.finish_and_clear();
    let report = report.map_err(|error| unusable(&file, error))?;
    if !report.faults.is_empty() {
        name_faults(&report, speech, console)?;
        return Err(faulty(&file, &report));
    }
    let msg = Msg::new(if report.is_replayed { "verify-replayed" } else { "verify-good" });
    let msg = msg.text("file", file.display().to_string());
    console.say(wrap(&speech.say(&counted(msg, &report)), 0))?;
    if !report.is_chained {
        console.say(wrap(&speech.tell("verify-unchained"), 0))?;
    }
    Ok(())
}

/// Replaces a server's database with a backup.
pub(crate) fn restore(args: RestoreArgs, speech: &Localizer, console: &mut Console) -> Result<(), Failure> {
    let data = serve::data_folder(args.data)?;
    let bar = bar();
    let done =
        block_on(server::restore(&data, &args.file, args.faulty, &mut |progress| show(&bar, progress)))?;
    bar.finish_and_clear();
    let done = done.map_err(|error| match error {
        BackupError::Faulty(file, report) if report.is_sound => match name_faults(&report, speech, console) {
            Ok(()) => {
                let msg = Msg::new("restore-faulty").text("file", file.display().to_string());
                Failure::Trouble(msg.num("faults", report.faults.len() as i64))
            }
            Err(failure) => failure,
        },
        error => failure(error, &data, speech, console),
    })?;
    name_faults(&done.report, speech, console)?;
    let msg = Msg::new("restore-done").text("folder", data.display().to_string());
    console.say(wrap(&speech.say(&counted(msg, &done.report)), 0))?;
    if let Some(replaced) = done.replaced {
        let msg = Msg::new("restore-replaced").text("file", replaced.display().to_string());
        console.say(wrap(&speech.say(&msg), 0))?;
    }
    Ok(())
}

fn block_on<T>(task: impl Future<Output = T>) -> Result<T, Failure> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(task))
}

/// A progress bar, which is shown only on a terminal.
fn bar() -> ProgressBar {
    let bar = ProgressBar::new(0);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {percent}% {eta}") {
        bar.set_style(style);
    }
    bar
}

fn show(bar: &ProgressBar, progress: Progress) {
    let (done, of) = match progress {
        Progress::Copied(bytes, of) => (bytes, of),
        Progress::Checked(tables, of) => (tables as u64, of as u64),
    };
    bar.set_length(of);
    bar.set_position(done);
}

fn counted(msg: Msg, report: &Report) -> Msg {
    msg.num("tables", report.tables as i64).num("entries", report.entries as i64)
}

fn name_faults(report: &Report, speech: &Localizer, console: &mut Console) -> Result<(), Failure> {
    for fault in &report.faults {
        console.say(wrap(&speech.say(fault.msg()), 2))?;
    }
    Ok(())
}

fn faulty(file: &Path, report: &Report) -> Failure {
    let msg = Msg::new("verify-faults").text("file", file.display().to_string());
    Failure::Trouble(msg.num("faults", report.faults.len() as i64))
}

fn failure(error: BackupError, data: &Path, speech: &Localizer, console: &mut Console) -> Failure {
    match error {
        BackupError::Exists(file) => {
            Failure::Usage(Msg::new("backup-exists").text("file", file.display().to_string()))
        }
        BackupError::InDataFolder(file) => {
            Failure::Usage(Msg::new("backup-in-data").text("file", file.display().to_string()))
        }
        BackupError::Unfinished(file) => {
            Failure::Usage(Msg::new("restore-unfinished").text("file", file.display().to_string()))
        }
        BackupError::Faulty(file, report) => match name_faults(&report, speech, console) {
            Ok(()) => faulty(&file, &report),
            Err(failure) => failure,
        },
        BackupError::File(file, error) if file == data => serve::data_failure(&error, data),
        BackupError::File(file, error) => unusable(&file, error),
    }
}

/// Converts the error for a file.
fn unusable(file: &Path, error: DataError) -> Failure {
    match error {
        DataError::System(error) => Failure::file(file, of_file(&error)),
        DataError::NotRegular => Failure::file(file, Msg::new("error-file-not-regular")),
        DataError::Newer(_) => Failure::file(file, Msg::new("verify-newer")),
        DataError::Held(_) | DataError::NoSpace { .. } | DataError::Database(_) => {
            Failure::file(file, Msg::new("error-plain").text("problem", error.to_string()))
        }
    }
}
