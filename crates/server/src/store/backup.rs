//! Creates, verifies and restores back-ups; a back-up can be made while a server is running.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::copy::{
    Part, beside, copy_into, folder_of, numbered_names, part_of, remove_if_there, resolved, sync_file,
    sync_folder_of,
};
use super::verify::{Progress, Report, open_to_read, verify};
use super::{DataError, FILE, Folder, private};
use crate::app::now;

/// How often the progress of a copy is reported.
const PROGRESS_INTERVAL: Duration = Duration::from_millis(200);

/// Why a back-up could not be made or restored.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// A file of this name already exists.
    #[error("{name} is there already", name = .0.display())]
    Exists(PathBuf),
    /// The target is in the database's folder, where it could replace one of the database's own files.
    #[error("{name} is in the folder of the database", name = .0.display())]
    InDataFolder(PathBuf),
    /// The file to restore has the name that restoring uses for its own temporary copy.
    #[error("{name} is what an interrupted restore has left", name = .0.display())]
    Unfinished(PathBuf),
    /// The source file is damaged, or the back-up to restore has faults.
    #[error("{name} has faults", name = .0.display())]
    Faulty(PathBuf, Report),
    /// A file could not be read or written.
    #[error("{name}: {1}", name = .0.display())]
    File(PathBuf, DataError),
}

/// A back-up that was made.
#[derive(Clone, PartialEq, Debug)]
pub struct BackedUp {
    /// The result of its verification. Faults in single rows do not prevent a back-up.
    pub report: Report,
    /// The back-up file.
    pub file: PathBuf,
}

/// A database that was restored.
#[derive(Clone, PartialEq, Debug)]
pub struct Restored {
    /// The result of its verification.
    pub report: Report,
    /// The file that the replaced database was moved to, if there was one.
    pub replaced: Option<PathBuf>,
}

/// The database file in a data folder.
pub fn database_in(data: &Path) -> PathBuf {
    data.join(FILE)
}

/// Copies the database of a data folder to a file and verifies the copy; a server may be running. An existing file is
/// replaced only if `replace` is set, and only by a copy without faults: one with faults is stored beside it, with
/// `.faulty` appended to its name.
pub async fn backup(
    data: &Path,
    to: &Path,
    replace: bool,
    progress: &mut (dyn FnMut(Progress) + Send),
) -> Result<BackedUp, BackupError> {
    let of_copy = |error: io::Error| BackupError::File(to.to_owned(), error.into());
    let database = database_in(data);
    refuse_own_files(&database, to)?;
    if to.exists() {
        private::check_regular(to).map_err(|error| BackupError::File(to.to_owned(), error))?;
    }
    if !replace && to.exists() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    let source = open_to_read(&database).await.map_err(|error| BackupError::File(database.clone(), error))?;
    let part = Part::new_beside(to).map_err(of_copy)?;
    let report = copy_checked(source, &database, part.path(), progress).await?;
    let file = if report.faults.is_empty() || !to.exists() { to.to_owned() } else { beside(to, ".faulty") };
    let kept = if replace { part.keep_as(&file) } else { part.keep_as_new(&file) };
    kept.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => BackupError::Exists(file.clone()),
        _ => of_copy(error),
    })?;
    Ok(BackedUp { report, file })
}

/// Refuses a target in the folder of the database, directly or through a link: it could be the database, its logs,
/// its lock, or a copy made before a migration.
fn refuse_own_files(database: &Path, to: &Path) -> Result<(), BackupError> {
    let of = |file: &Path| {
        let file = file.to_owned();
        move |error: io::Error| BackupError::File(file, error.into())
    };
    // The folder of the database's name, and that of the actual file if the name is a link.
    let own = [
        folder_of(database).map_err(of(database))?,
        folder_of(&resolved(database).map_err(of(database))?).map_err(of(database))?,
    ];
    let target = [folder_of(to).map_err(of(to))?, folder_of(&resolved(to).map_err(of(to))?).map_err(of(to))?];
    match target.iter().any(|folder| own.contains(folder)) {
        true => Err(BackupError::InDataFolder(to.to_owned())),
        false => Ok(()),
    }
}

/// Verifies a back-up and replaces the database of a data folder with it; no server may be using the folder. The
/// replaced database is kept beside it. A back-up with faults in single rows is restored only if `allow_faults` is
/// set, a damaged file never.
pub async fn restore(
    data: &Path,
    from: &Path,
    allow_faults: bool,
    progress: &mut (dyn FnMut(Progress) + Send),
) -> Result<Restored, BackupError> {
    let of_folder = |error: DataError| BackupError::File(data.to_owned(), error);
    // Held until the end, so that no server can start.
    let mut folder = Folder::take(data).map_err(of_folder)?;
    folder.sign(&format!("restore, {}", std::process::id())).map_err(|error| of_folder(error.into()))?;
    let database = database_in(data);
    let source = open_to_read(from).await.map_err(|error| BackupError::File(from.to_owned(), error))?;
    refuse_part(&database, from)?;
    let part = Part::only_of(&database).map_err(|error| of_folder(error.into()))?;
    let report = copy_checked(source, from, part.path(), progress).await?;
    if !report.faults.is_empty() && !allow_faults {
        return Err(BackupError::Faulty(from.to_owned(), report));
    }
    let replaced = set_aside(&database).await.map_err(|error| of_folder(error.into()))?;
    part.keep_as(&database).map_err(|error| of_folder(error.into()))?;
    Ok(Restored { report, replaced })
}

/// Refuses to restore the temporary file of an interrupted attempt, which is removed before a new copy is written.
fn refuse_part(database: &Path, from: &Path) -> Result<(), BackupError> {
    let of_source = |error: io::Error| BackupError::File(from.to_owned(), error.into());
    let source = resolved(from).map_err(of_source)?;
    let part = resolved(&part_of(database)).map_err(of_source)?;
    let removed = ["", "-journal", "-wal", "-shm"].map(|suffix| beside(&part, suffix));
    match removed.contains(&source) {
        true => Err(BackupError::Unfinished(from.to_owned())),
        false => Ok(()),
    }
}

/// Copies a database, whose file is `from`, to a new or empty file and verifies the copy. Fails if the file is
/// damaged; faults in single rows are reported.
async fn copy_checked(
    mut database: SqliteConnection,
    from: &Path,
    to: &Path,
    progress: &mut (dyn FnMut(Progress) + Send),
) -> Result<Report, BackupError> {
    let of_source = |error: DataError| BackupError::File(from.to_owned(), error);
    let of_copy = |error: DataError| BackupError::File(to.to_owned(), error);
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
        // If the source is damaged, its report says more than the failed copy.
        let report = verify(from, false, progress).await.map_err(of_source)?;
        return Err(match report.is_sound {
            true => of_copy(error.into()),
            false => BackupError::Faulty(from.to_owned(), report),
        });
    }
    let report = verify(to, false, progress).await.map_err(of_source)?;
    match report.is_sound {
        true => Ok(report),
        false => Err(BackupError::Faulty(from.to_owned(), report)),
    }
}

/// Gives the current database a second name, under which it remains when it is replaced.
async fn set_aside(database: &Path) -> io::Result<Option<PathBuf>> {
    if !database.exists() {
        // A leftover log must not be applied to another database.
        for suffix in ["-wal", "-shm", "-journal"] {
            remove_if_there(&beside(database, suffix))?;
        }
        return Ok(None);
    }
    // Writes the write-ahead log into the database. If the database is too damaged for that, the log is kept beside
    // it.
    let options = SqliteConnectOptions::new().filename(database).busy_timeout(Duration::from_secs(10));
    if let Ok(mut connection) = options.connect().await {
        _ = sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await;
        _ = connection.close().await;
    }
    let stem = FILE.trim_end_matches(".sqlite");
    let first = database.with_file_name(format!("{stem}.replaced-{}.sqlite", now()));
    let kept = numbered_names(&first).find(|name| !name.exists()).ok_or(io::ErrorKind::AlreadyExists)?;
    keep_also_as(database, &kept)?;
    for suffix in ["-wal", "-journal"] {
        let log = beside(database, suffix);
        if log.exists() {
            keep_also_as(&log, &beside(&kept, suffix))?;
        }
    }
    sync_folder_of(&kept)?;
    // The logs are removed before the new database takes its place, and there is always a database under its name.
    for suffix in ["-wal", "-shm", "-journal"] {
        remove_if_there(&beside(database, suffix))?;
    }
    Ok(Some(kept))
}

/// Creates a hard link, or a copy if the file system has no hard links.
fn keep_also_as(file: &Path, name: &Path) -> io::Result<()> {
    if fs::hard_link(file, name).is_err() {
        fs::copy(file, name)?;
        sync_file(name)?;
    }
    Ok(())
}
