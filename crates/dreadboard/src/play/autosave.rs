//! Automatic saving of every game, each in its own file.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use registry::Msg;

use crate::failure::of_file;
use crate::{files, saved};

/// The save file of a game in progress.
pub(crate) struct Autosave {
    game: String,
    path: Option<PathBuf>,
}

impl Autosave {
    /// A new file for a game of this name, created on the first write.
    pub(crate) fn new(game: &str) -> Autosave {
        Autosave { game: game.into(), path: None }
    }

    /// The file that a game was resumed from, if it is an automatic save; otherwise a new file, so that a save made by
    /// hand is not changed.
    pub(crate) fn of(game: &str, path: &Path) -> Autosave {
        let is_ours = path.parent().zip(folder()).is_some_and(|(its, ours)| {
            its.canonicalize().ok().is_some_and(|its| ours.canonicalize().is_ok_and(|ours| its == ours))
        });
        Autosave { game: game.into(), path: is_ours.then(|| path.to_owned()) }
    }

    /// This file, wherever it is.
    pub(crate) fn at(path: &Path) -> Autosave {
        Autosave { game: String::new(), path: Some(path.to_owned()) }
    }

    /// The path, once it was written.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Writes the saved game.
    pub(crate) fn write(&mut self, text: &str) -> Result<(), Msg> {
        if self.path.is_none() {
            let folder = folder().ok_or_else(|| Msg::new("error-no-home"))?;
            self.path = Some(claim(&folder, &self.game)?);
        }
        self.path.as_deref().map_or(Ok(()), |path| {
            files::write(path, text, files::Durability::Usual).map_err(|e| of_file(&e))
        })
    }
}

/// Creates a file with the next free name for a game, so that two games never share one.
pub(crate) fn claim(folder: &Path, game: &str) -> Result<PathBuf, Msg> {
    fs::create_dir_all(folder).map_err(|e| of_file(&e))?;
    let mut number = 1;
    loop {
        let path = folder.join(format!("{game}-{number}.json"));
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(_) => return Ok(path),
            Err(e) if e.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(e) => return Err(of_file(&e)),
        }
    }
}

/// The most recent game that is not over.
pub(crate) fn latest() -> Option<PathBuf> {
    let mut games = all().into_iter().map(|(_, path)| path);
    games.find(|path| saved::company(path).is_some_and(|c| !c.over))
}

/// All saved games with the time of the last move, the last played first.
pub(crate) fn all() -> Vec<(SystemTime, PathBuf)> {
    folder().map(|folder| kept_in(&folder)).unwrap_or_default()
}

/// The JSON files in a folder with their modification times, the last written first.
pub(crate) fn kept_in(folder: &Path) -> Vec<(SystemTime, PathBuf)> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let mut games: Vec<(SystemTime, PathBuf)> = entries
        .filter_map(|entry| {
            let entry = entry.ok()?;
            let path = entry.path();
            let is_game = path.extension().is_some_and(|e| e == "json");
            is_game.then_some((entry.metadata().ok()?.modified().ok()?, path))
        })
        .collect();
    games.sort_by(|a, b| b.cmp(a));
    games
}

/// Resolves a file argument, which may be a name from the list of games.
pub(crate) fn named(file: PathBuf) -> PathBuf {
    let listed = |folder: PathBuf| folder.join(&file).with_added_extension("json");
    match folder().map(listed) {
        Some(kept) if !file.exists() && kept.is_file() => kept,
        _ => file,
    }
}

fn folder() -> Option<PathBuf> {
    files::home().map(|home| home.join("games"))
}
