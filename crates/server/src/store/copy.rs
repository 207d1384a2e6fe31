//! Consistent copies of a database, also of one that is in use.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::SqliteConnection;

use super::private;

/// Writes a consistent copy of the connection's database to a new or empty file and waits until it is safely on the disk.
/// Nothing is left of a copy that fails.
pub(super) async fn copy_into(from: &mut SqliteConnection, to: &Path) -> Result<(), sqlx::Error> {
    let copied = async {
        let name = to.to_str().ok_or(io::ErrorKind::InvalidFilename).map_err(io::Error::from)?;
        sqlx::query("VACUUM INTO ?").bind(name).execute(from).await?;
        sync_file(to)?;
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

/// A file that is removed, with the files that SQLite keeps beside it, unless it gets its final name.
pub(super) struct Part(Option<PathBuf>);

impl Part {
    /// A new, empty file beside this one, under a name that nobody else uses.
    pub(super) fn new_beside(file: &Path) -> io::Result<Part> {
        let mut name = file.file_name().unwrap_or_default().to_owned();
        name.push(format!(".{}.part", crate::random_ids::code()));
        let part = file.with_file_name(name);
        private::create_new(&part)?;
        Ok(Part(Some(part)))
    }

    /// A new, empty file as the part of one that only one process writes at a time. What an interrupted attempt has left
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

    /// Gives the file its final name, replacing what has it, and waits until that is safely on the disk.
    pub(super) fn keep_as(mut self, name: &Path) -> io::Result<()> {
        rename(self.path(), name)?;
        self.0 = None;
        Ok(())
    }

    /// Gives the file its final name and waits until that is safely on the disk. Fails with `AlreadyExists`, and changes
    /// nothing, if there is a file of that name, also one that was made a moment ago.
    pub(super) fn keep_as_new(self, name: &Path) -> io::Result<()> {
        match fs::hard_link(self.path(), name) {
            // The other name is removed with the part.
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
            // Nothing depends on it, and there is nobody to tell.
            _ = remove_part(part);
        }
    }
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

/// File names to try in turn: this one, then the same with `-2`, `-3` and so on before the extension.
pub(super) fn numbered_names(first: &Path) -> impl Iterator<Item = PathBuf> {
    let stem = first.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let extension = first.extension().unwrap_or_default().to_string_lossy().into_owned();
    let later = first.to_owned();
    std::iter::once(first.to_owned())
        .chain((2_u64..).map(move |number| later.with_file_name(format!("{stem}-{number}.{extension}"))))
}

/// The file that this name leads to, with all links followed. The file itself need not be there, but its folder must.
pub(super) fn resolved(file: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Ok(folder_of(file)?.join(file.file_name().unwrap_or_default()))
        }
        found => found,
    }
}

/// The folder in which this name stands, with all links followed.
pub(super) fn folder_of(file: &Path) -> io::Result<PathBuf> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    fs::canonicalize(folder.unwrap_or(Path::new(".")))
}

/// Waits until the content of a file is safely on the disk.
pub(super) fn sync_file(file: &Path) -> io::Result<()> {
    // Windows syncs only what is open for writing.
    File::options().write(true).open(file)?.sync_all()
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
