//! Generation and checking of the client's TypeScript types.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs, process};

use ts_rs::{Config, ExportError};

/// Exports types and compares them with those in `folder`, or overwrites these if `TYPES=write` is set in the
/// environment.
///
/// # Panics
/// If they differ, naming the files and the command that regenerates them.
pub fn types(folder: &Path, export: impl FnOnce(&Config) -> Result<(), ExportError>) {
    let fresh = env::temp_dir().join(format!("dreadboard-types-{}-{}", process::id(), name(folder)));
    let config = Config::new().with_out_dir(&fresh).with_large_int("number");
    export(&config).expect("types can be written to the temporary folder");
    let (new, old) = (read(&fresh), read(folder));
    fs::remove_dir_all(&fresh).expect("a folder of our own can be removed");
    if env::var("TYPES").is_ok_and(|value| value == "write") {
        for path in old.keys().filter(|path| !new.contains_key(*path)) {
            fs::remove_file(folder.join(path)).expect("an old type can be removed");
        }
        for (path, text) in &new {
            let path = folder.join(path);
            fs::create_dir_all(path.parent().unwrap_or(folder)).expect("the folder can be made");
            fs::write(path, text).expect("a type can be written");
        }
        return;
    }
    let all: std::collections::BTreeSet<_> = new.keys().chain(old.keys()).collect();
    let stale: Vec<_> = all.into_iter().filter(|path| new.get(*path) != old.get(*path)).collect();
    assert!(stale.is_empty(), "{} is out of date: {stale:?}. Run `make types`.", folder.display());
}

fn name(folder: &Path) -> String {
    folder.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned())
}

/// Reads all files in a folder, by relative path.
fn read(folder: &Path) -> BTreeMap<PathBuf, String> {
    let mut files = BTreeMap::new();
    let mut todo = vec![folder.to_path_buf()];
    while let Some(at) = todo.pop() {
        for entry in fs::read_dir(&at).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                todo.push(path);
            } else if let (Ok(text), Ok(inside)) = (fs::read_to_string(&path), path.strip_prefix(folder)) {
                files.insert(inside.to_path_buf(), text);
            }
        }
    }
    files
}
