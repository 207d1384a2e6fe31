//! Back-ups: made while a server runs, checked, and put back.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use super::copy::{beside, copy_into, part_of, remove_if_there, remove_part, rename, sync_folder_of};
use super::verify::{Progress, Report, open_to_read, verify};
use super::{DataError, FILE, Folder};
use crate::app::now;

/// How often the progress of a copy is told.
const PROGRESS_INTERVAL: Duration = Duration::from_millis(200);

/// Why a back-up was not made or not put back.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// There is a file of this name already.
    #[error("{name} is there already", name = .0.display())]
    Exists(PathBuf),
    /// The copy, or the file that was to be put back, has faults.
    #[error("{name} has faults", name = .0.display())]
    Faulty(PathBuf, Report),
    /// A file cannot be used.
    #[error("{name}: {1}", name = .0.display())]
    File(PathBuf, DataError),
}

/// A database that was put back.
#[derive(Clone, PartialEq, Debug)]
pub struct Restored {
    /// What was found in it.
    pub report: Report,
    /// Where the database is kept that it replaces, if there was one.
    pub replaced: Option<PathBuf>,
}

/// The database in a data folder.
pub fn database_in(data: &Path) -> PathBuf {
    data.join(FILE)
}

/// Copies the database of a data folder to a file, also while a server uses it, and checks the copy. A file that is there
/// already is replaced only if that is wanted, and only by a copy without faults.
pub async fn backup(
    data: &Path,
    to: &Path,
    replace: bool,
    progress: &mut (dyn FnMut(Progress) + Send),
) -> Result<Report, BackupError> {
    if !replace && to.exists() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    let part = part_of(to);
    let report = copy_checked(&database_in(data), &part, progress).await;
    let report = report.inspect_err(|_| {
        // What cannot be removed now is removed before the next attempt.
        _ = remove_part(&part);
    })?;
    rename(&part, to).map_err(|error| BackupError::File(to.to_owned(), error.into()))?;
    Ok(report)
}

/// Checks a back-up and puts it in the place of the database of a data folder, which no server may use meanwhile. The database
/// that was there is kept beside it.
pub async fn restore(
    data: &Path,
    from: &Path,
    progress: &mut (dyn FnMut(Progress) + Send),
) -> Result<Restored, BackupError> {
    let of_folder = |error: DataError| BackupError::File(data.to_owned(), error);
    // Held to the end: no server starts meanwhile.
    let mut folder = Folder::take(data).map_err(of_folder)?;
    folder.sign(&format!("restore, {}", std::process::id())).map_err(|error| of_folder(error.into()))?;
    let database = database_in(data);
    let part = part_of(&database);
    let report = copy_checked(from, &part, progress).await.inspect_err(|_| {
        // What cannot be removed now is removed before the next attempt.
        _ = remove_part(&part);
    })?;
    let replaced = set_aside(&database).await.map_err(|error| of_folder(error.into()))?;
    rename(&part, &database).map_err(|error| of_folder(error.into()))?;
    Ok(Restored { report, replaced })
}

/// Copies a database to a new file, and checks both it and the copy.
async fn copy_checked(
    from: &Path,
    to: &Path,
    progress: &mut (dyn FnMut(Progress) + Send),
) -> Result<Report, BackupError> {
    let of_source = |error: DataError| BackupError::File(from.to_owned(), error);
    let of_copy = |error: DataError| BackupError::File(to.to_owned(), error);
    remove_part(to).map_err(|error| of_copy(error.into()))?;
    let mut database = open_to_read(from).await.map_err(of_source)?;
    let bytes = fs::metadata(from).map_or(0, |file| file.len());
    let copied = {
        let copying = copy_into(&mut database, to);
        tokio::pin!(copying);
        loop {
            tokio::select! {
                copied = &mut copying => break copied,
                () = tokio::time::sleep(PROGRESS_INTERVAL) => {
                    let so_far = fs::metadata(to).map_or(0, |file| file.len());
                    progress(Progress::Copied(so_far.min(bytes), bytes));
                }
            }
        }
    };
    _ = database.close().await;
    if let Err(error) = copied {
        // A damaged source is named at its place, which says more than that it cannot be copied.
        let report = verify(from, false, progress).await.map_err(of_source)?;
        return Err(match report.faults.is_empty() {
            true => of_copy(error.into()),
            false => BackupError::Faulty(from.to_owned(), report),
        });
    }
    let report = verify(to, false, progress).await.map_err(of_source)?;
    match report.faults.is_empty() {
        true => Ok(report),
        false => Err(BackupError::Faulty(from.to_owned(), report)),
    }
}

/// Gives a database a second name, under which it stays when another takes its place.
async fn set_aside(database: &Path) -> io::Result<Option<PathBuf>> {
    if !database.exists() {
        // A log without its database must not be taken for that of another one.
        for suffix in ["-wal", "-shm", "-journal"] {
            remove_if_there(&beside(database, suffix))?;
        }
        return Ok(None);
    }
    // What stands in its write-ahead log is written into it. If it is too damaged for that, the log is kept beside it.
    let options = SqliteConnectOptions::new().filename(database).busy_timeout(Duration::from_secs(10));
    if let Ok(mut connection) = options.connect().await {
        _ = sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await;
        _ = connection.close().await;
    }
    let stem = FILE.trim_end_matches(".sqlite");
    let mut names = (0_u32..).map(|number| {
        let number = if number == 0 { String::new() } else { format!("-{number}") };
        database.with_file_name(format!("{stem}.replaced-{}{number}.sqlite", now()))
    });
    let kept = names.find(|name| !name.exists()).ok_or(io::ErrorKind::AlreadyExists)?;
    keep_also_as(database, &kept)?;
    for suffix in ["-wal", "-journal"] {
        let log = beside(database, suffix);
        if log.exists() {
            keep_also_as(&log, &beside(&kept, suffix))?;
        }
    }
    sync_folder_of(&kept)?;
    // Never is the new database beside the old log, nor is there a moment without a database.
    for suffix in ["-wal", "-shm", "-journal"] {
        remove_if_there(&beside(database, suffix))?;
    }
    Ok(Some(kept))
}

/// Gives a file a second name, or copies it where the file system has no such thing.
fn keep_also_as(file: &Path, name: &Path) -> io::Result<()> {
    if fs::hard_link(file, name).is_err() {
        fs::copy(file, name)?;
        fs::File::open(name)?.sync_all()?;
    }
    Ok(())
}
