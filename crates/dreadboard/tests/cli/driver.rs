//! Runs the binary with its own data folder.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

/// A temporary folder for one test, removed on drop.
pub(crate) struct Desk {
    folder: PathBuf,
}

/// The result of a run.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) code: Option<i32>,
}

impl Desk {
    pub(crate) fn new() -> Desk {
        static DESKS: AtomicUsize = AtomicUsize::new(0);
        let number = DESKS.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("dreadboard-cli-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Desk { folder }
    }

    /// A path in the folder.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Writes a file in the folder and returns its path as an argument.
    pub(crate) fn file(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        fs::write(&path, text).unwrap();
        path.display().to_string()
    }

    /// A command with these arguments, in English and with data in this folder.
    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_dreadboard"));
        command.args(args).env("DREADBOARD_HOME", self.path("home"));
        command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C.UTF-8").env_remove("COLUMNS");
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Runs it to its end.
    pub(crate) fn run(&self, args: &[&str]) -> Ran {
        finish(&mut self.command(args))
    }

    /// Runs it to its end with these lines as input.
    pub(crate) fn type_in(&self, args: &[&str], lines: &str) -> Ran {
        // A file, because writing to a pipe that is not read to its end would block.
        let input = self.path("input");
        fs::File::create(&input).unwrap().write_all(lines.as_bytes()).unwrap();
        finish(self.command(args).stdin(fs::File::open(&input).unwrap()))
    }

    /// The saved games.
    pub(crate) fn games(&self) -> Vec<PathBuf> {
        let games = fs::read_dir(self.path("home/games")).into_iter().flatten();
        let mut games: Vec<PathBuf> = games.map(|entry| entry.unwrap().path()).collect();
        games.sort();
        games
    }

    /// Plays a whole game with bots and returns its file.
    pub(crate) fn finished_game(&self) -> String {
        let ran = self.run(&["play", "final-hour", "-y", "--seed", "5", "-s", "1=random", "-s", "2=random"]);
        assert_eq!(ran.code, Some(0), "{ran:?}");
        self.games()[0].display().to_string()
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        // A folder that cannot be removed stays in the temporary directory, which does no harm.
        _ = fs::remove_dir_all(&self.folder);
    }
}

fn finish(command: &mut Command) -> Ran {
    let output = command.output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the binary writes text");
    Ran { out: text(output.stdout), err: text(output.stderr), code: output.status.code() }
}

impl Ran {
    /// Asserts that it failed with this code, without a panic, and printed all of these texts.
    #[track_caller]
    pub(crate) fn fails(&self, code: i32, said: &[&str]) {
        assert_eq!(self.code, Some(code), "{self:?}");
        assert!(!self.err.contains("panicked"), "{self:?}");
        for words in said {
            assert!(self.err.contains(words), "nothing of “{words}” in {self:?}");
        }
    }

    /// Asserts that it succeeded and printed all of these texts.
    #[track_caller]
    pub(crate) fn says(&self, said: &[&str]) {
        assert_eq!(self.code, Some(0), "{self:?}");
        for words in said {
            assert!(self.out.contains(words), "nothing of “{words}” in {self:?}");
        }
    }
}

/// The line without the prompts at its start, which have no line break because input is not echoed.
pub(crate) fn unprompted(line: &str) -> &str {
    let said = line.trim_start_matches("> ");
    match said.strip_prefix("(Enter: ").and_then(|rest| rest.split_once(") > ")) {
        Some((_, rest)) => unprompted(rest),
        None => said,
    }
}

/// Whether a file contains complete JSON.
pub(crate) fn is_whole(path: &Path) -> bool {
    serde_json::from_str::<serde_json::Value>(&fs::read_to_string(path).unwrap()).is_ok()
}
