//! Files and folders that only their owner can read: they hold names, chat and the hands of games that are going on. On
//! systems without Unix modes they are created as usual.

use std::fs::{self, DirBuilder, OpenOptions};
use std::io;
use std::path::Path;

use super::DataError;

/// The mode of every file that is created: read and written by its owner alone.
#[cfg(unix)]
const FILE_MODE: u32 = 0o600;
/// The mode of every folder that is created.
#[cfg(unix)]
const FOLDER_MODE: u32 = 0o700;

/// Creates a folder and its parents where they are missing. Existing folders keep their modes.
pub(super) fn create_folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, FOLDER_MODE);
    builder.recursive(true).create(path)
}

/// Options that open a file for reading and writing, private if it is created.
pub(super) fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, FILE_MODE);
    options.read(true).write(true);
    options
}

/// Creates an empty file. Fails if there is one of that name.
pub(super) fn create_new(path: &Path) -> io::Result<()> {
    options().create_new(true).open(path).map(drop)
}

/// Takes an existing file from everybody but its owner. A file that is somebody else's stays as it is, with a warning.
pub(super) fn restrict(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let restricted = fs::metadata(path).and_then(|file| {
            let mode = file.permissions().mode();
            match mode & 0o077 {
                0 => Ok(()),
                _ => fs::set_permissions(path, fs::Permissions::from_mode(mode & 0o700)),
            }
        });
        match restricted {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                tracing::warn!("{} stays readable by others: {error}", path.display());
            }
            _ => {}
        }
    }
    #[cfg(not(unix))]
    let _ = path;
}

/// Fails unless this is a regular file: opening a pipe would wait for somebody to write into it.
pub(super) fn check_regular(path: &Path) -> Result<(), DataError> {
    let file = fs::metadata(path)?;
    if file.is_dir() {
        return Err(io::Error::from(io::ErrorKind::IsADirectory).into());
    }
    if file.is_file() { Ok(()) } else { Err(DataError::NotRegular) }
}
