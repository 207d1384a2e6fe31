//! Consistent copies of a database, even while it is in use.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::SqliteConnection;

use super::private;

/// Writes a consistent copy of the connection's database to a new or empty file and syncs it to disk. A failed copy is
/// removed.
pub(super) async fn copy_into(from: &mut SqliteConnection, to: &Path) -> Result<(), sqlx::Error> {
    let copied = async {
        let name = to.to_str().ok_or(io::ErrorKind::InvalidFilename).map_err(io::Error::from)?;
        sqlx::query("VACUUM INTO ?").bind(name).execute(from).await?;
        sync_file(to)?;
        Ok::<_, sqlx::Error>(())
    };
    copied.await.inspect_err(|_| {
        // If it cannot be removed now, the next attempt removes it.
        _ = remove_part(to);
    })
}

/// The temporary name of a file until it is complete.
pub(super) fn part_of(file: &Path) -> PathBuf {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(".part");
    file.with_file_name(name)
}

/// A temporary file that is removed on drop, with its SQLite side files, unless it gets its final name.
pub(super) struct Part(Option<PathBuf>);

impl Part {
    /// Creates an empty file beside this one, under a unique name.
    pub(super) fn new_beside(file: &Path) -> io::Result<Part> {
        let mut name = file.file_name().unwrap_or_default().to_owned();
        name.push(format!(".{}.part", crate::random_ids::code()));
        let part = file.with_file_name(name);
        private::create_new(&part)?;
        Ok(Part(Some(part)))
    }

    /// Creates the temporary file of a file that only one process writes at a time. A leftover of an interrupted attempt
    /// is removed.
    pub(super) fn only_of(file: &Path) -> io::Result<Part> {
        let part = part_of(file);
        remove_part(&part)?;
        private::create_new(&part)?;
        Ok(Part(Some(part)))
    }

    pub(super) fn path(&self) -> &Path {
        self.0.as_deref().expect("it is there until it is kept")
    }

    /// Renames the file to its final name, replacing any existing file, and syncs the folder.
    pub(super) fn keep_as(mut self, name: &Path) -> io::Result<()> {
        rename(self.path(), name)?;
        self.0 = None;
        Ok(())
    }

    /// Gives the file its final name and syncs the folder. Fails with `AlreadyExists` and changes nothing if there is
    /// a file of that name, even one created a moment ago.
    pub(super) fn keep_as_new(self, name: &Path) -> io::Result<()> {
        match fs::hard_link(self.path(), name) {
            // The temporary name is removed on drop.
            Ok(()) => sync_folder_of(name),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
            // A file system without hard links: an empty file reserves the name.
            Err(_) => {
                private::create_new(name)?;
                self.keep_as(name).inspect_err(|_| _ = remove_if_there(name))
            }
        }
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        if let Some(part) = &self.0 {
            // A leftover does no harm, and the error cannot be returned here.
            _ = remove_part(part);
        }
    }
}

/// Removes a temporary file with its SQLite side files.
pub(super) fn remove_part(part: &Path) -> io::Result<()> {
    for suffix in ["-journal", "-wal", "-shm"] {
        remove_if_there(&beside(part, suffix))?;
    }
    remove_if_there(part)
}

/// Removes a file if it exists.
pub(super) fn remove_if_there(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// The path with this suffix appended, as SQLite names its side files.
pub(super) fn beside(database: &Path, suffix: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

/// File names to try in turn: this one, then the same with `-2`, `-3` and so on before the extension.
pub(super) fn numbered_names(first: &Path) -> impl Iterator<Item = PathBuf> {
    let stem = first.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let extension = first.extension().unwrap_or_default().to_string_lossy().into_owned();
    let later = first.to_owned();
    std::iter::once(first.to_owned())
        .chain((2_u64..).map(move |number| later.with_file_name(format!("{stem}-{number}.{extension}"))))
}

/// The path with all links followed. The file itself need not exist, but its folder must.
pub(super) fn resolved(file: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Ok(folder_of(file)?.join(file.file_name().unwrap_or_default()))
        }
        found => found,
    }
}

/// The folder that contains this name, with all links followed.
pub(super) fn folder_of(file: &Path) -> io::Result<PathBuf> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    fs::canonicalize(folder.unwrap_or(Path::new(".")))
}

/// Syncs the content of a file to disk.
pub(super) fn sync_file(file: &Path) -> io::Result<()> {
    // Windows can sync only files opened for writing.
    File::options().write(true).open(file)?.sync_all()
}

/// Renames a file, replacing any existing one, and syncs the folder.
pub(super) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    fs::rename(from, to)?;
    sync_folder_of(to)
}

/// Syncs the folder of a file, so that new names in it are durable.
pub(super) fn sync_folder_of(file: &Path) -> io::Result<()> {
    // Other systems cannot open folders as files.
    if cfg!(unix) {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_made_meanwhile_is_not_replaced_and_no_part_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let name = folder.path().join("copy.sqlite");
        let part = Part::new_beside(&name).unwrap();
        fs::write(part.path(), "ours").unwrap();
        fs::write(&name, "made meanwhile").unwrap();
        let kept = part.keep_as_new(&name);
        assert_eq!(kept.map_err(|error| error.kind()), Err(io::ErrorKind::AlreadyExists));
        assert_eq!(fs::read_to_string(&name).unwrap(), "made meanwhile");
        fs::remove_file(&name).unwrap();
        let part = Part::new_beside(&name).unwrap();
        fs::write(part.path(), "ours").unwrap();
        part.keep_as_new(&name).unwrap();
        assert_eq!(fs::read_to_string(&name).unwrap(), "ours");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "no part is left");
    }
}
