//! Files: read whole, written whole or not at all.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use registry::Msg;

use crate::failure::{Failure, of_file};

/// The largest file that is read.
const LARGEST: u64 = 256 << 20;

/// The text of a file.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(LARGEST).read_to_end(&mut bytes))
        .map_err(|e| Failure::file(path, of_file(&e)))?;
    String::from_utf8(bytes).map_err(|e| {
        let at = e.utf8_error().valid_up_to() as i64 + 1;
        Failure::file(path, Msg::new("error-file-text").num("byte", at))
    })
}

/// The text of a file, if one is named.
pub(crate) fn read_some(path: Option<&Path>) -> Result<Option<String>, Failure> {
    path.map(read).transpose()
}

/// How safely a file is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Care {
    /// It survives the end of the program.
    Usual,
    /// It survives the end of the machine's power.
    Great,
}

/// Writes a file whole: beside it first, then in its place. What stood there stays until then.
pub(crate) fn write(path: &Path, text: &str, care: Care) -> io::Result<()> {
    // What a link points to is written, not the link.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if fs::metadata(&path).is_ok_and(|there| !there.is_file()) {
        // A device or a pipe has no place to be taken.
        return File::options().write(true).open(&path)?.write_all(text.as_bytes());
    }
    let name = path.file_name().ok_or(io::ErrorKind::InvalidFilename)?.to_string_lossy();
    let beside = path.with_file_name(format!(".{name}.{}.part", std::process::id()));
    let written = File::create(&beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        if care == Care::Great { file.sync_all() } else { Ok(()) }
    });
    written.and_then(|()| fs::rename(&beside, &path)).inspect_err(|_| {
        // Nothing more can be done if not even this works.
        _ = fs::remove_file(&beside);
    })
}

/// Where games are kept: `$DREADBOARD_HOME`, or the user's place for data.
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
        write(&path, "first", Care::Great).unwrap();
        write(&path, "second", Care::Usual).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "second");
        assert!(write(&folder, "a folder", Care::Usual).is_err());
        assert!(write(&folder.join("no/such/folder"), "x", Care::Usual).is_err());
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        fs::remove_dir_all(&folder).unwrap();
    }
}
