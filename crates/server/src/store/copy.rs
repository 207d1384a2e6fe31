//! Consistent copies of a database, also of one that is in use.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::SqliteConnection;

/// Writes a consistent copy of the connection's database to a new file and waits until it is safely on the disk.
/// Nothing is left of a copy that fails.
pub(super) async fn copy_into(from: &mut SqliteConnection, to: &Path) -> Result<(), sqlx::Error> {
    let copied = async {
        let name = to.to_str().ok_or(io::ErrorKind::InvalidFilename).map_err(io::Error::from)?;
        sqlx::query("VACUUM INTO ?").bind(name).execute(from).await?;
        File::open(to)?.sync_all()?;
        Ok::<_, sqlx::Error>(())
    };
    copied.await.inspect_err(|_| {
        // What cannot be removed now is removed before the next attempt.
        _ = remove_part(to);
    })
}

/// The name under which a file is written before it is complete.
pub(super) fn part_of(file: &Path) -> PathBuf {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(".part");
    file.with_file_name(name)
}

/// Removes what an attempt that was interrupted has left under this name, with the files that SQLite keeps beside it.
pub(super) fn remove_part(part: &Path) -> io::Result<()> {
    for suffix in ["-journal", "-wal", "-shm"] {
        remove_if_there(&beside(part, suffix))?;
    }
    remove_if_there(part)
}

/// Removes a file that may not be there.
pub(super) fn remove_if_there(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// The file that SQLite keeps beside a database under its name and this suffix.
pub(super) fn beside(database: &Path, suffix: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

/// Gives a file its final name, replacing what has it, and waits until that is safely on the disk.
pub(super) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    fs::rename(from, to)?;
    sync_folder_of(to)
}

/// Waits until the names of the files beside this one are safely on the disk.
pub(super) fn sync_folder_of(file: &Path) -> io::Result<()> {
    // Other systems do not open folders as files.
    if cfg!(unix) {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    Ok(())
}
