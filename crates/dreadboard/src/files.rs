//! File access: files are read whole, and written atomically.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use registry::Msg;

use crate::failure::{Failure, of_file};

/// The maximum size of a file that is read.
const MAX_FILE_BYTES: u64 = 256 << 20;

/// Reads a text file.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(MAX_FILE_BYTES).read_to_end(&mut bytes))
        .map_err(|e| Failure::file(path, of_file(&e)))?;
    String::from_utf8(bytes).map_err(|e| {
        let at = e.utf8_error().valid_up_to() as i64 + 1;
        Failure::file(path, Msg::new("error-file-text").num("byte", at))
    })
}

/// Reads a text file, if one is given.
pub(crate) fn read_some(path: Option<&Path>) -> Result<Option<String>, Failure> {
    path.map(read).transpose()
}

/// How durably a file is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Durability {
    /// It survives the end of the process.
    Usual,
    /// It is synced to disk and survives a power failure.
    Great,
}

/// Writes a file atomically: to a temporary file beside it, which is then renamed.
pub(crate) fn write(path: &Path, text: &str, care: Durability) -> io::Result<()> {
    // Symbolic links are followed, not replaced.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if fs::metadata(&path).is_ok_and(|there| !there.is_file()) {
        // Devices and pipes are written directly.
        return File::options().write(true).open(&path)?.write_all(text.as_bytes());
    }
    let name = path.file_name().ok_or(io::ErrorKind::InvalidFilename)?.to_string_lossy();
    let beside = path.with_file_name(format!(".{name}.{}.part", std::process::id()));
    let written = File::create(&beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        if care == Durability::Great { file.sync_all() } else { Ok(()) }
    });
    written.and_then(|()| fs::rename(&beside, &path)).inspect_err(|_| {
        // A leftover temporary file is harmless if it cannot be removed.
        _ = fs::remove_file(&beside);
    })
}

/// The data folder: `$DREADBOARD_HOME`, or the user's data directory.
pub(crate) fn home() -> Option<PathBuf> {
    let var = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    var("DREADBOARD_HOME")
        .or_else(|| var("XDG_DATA_HOME").map(|data| data.join("dreadboard")))
        .or_else(|| var("HOME").map(|home| home.join(".local/share/dreadboard")))
        .or_else(|| var("APPDATA").map(|data| data.join("dreadboard")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_whole_and_nothing_is_left_beside_it() {
        let folder = std::env::temp_dir().join(format!("dreadboard-files-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("game.json");
        write(&path, "first", Durability::Great).unwrap();
        write(&path, "second", Durability::Usual).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "second");
        assert!(write(&folder, "a folder", Durability::Usual).is_err());
        assert!(write(&folder.join("no/such/folder"), "x", Durability::Usual).is_err());
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        fs::remove_dir_all(&folder).unwrap();
    }
}
