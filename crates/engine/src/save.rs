//! Saves and replays: the set-up and the log, as readable JSON.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{Entry, Game, MoveError, Msg, Offer, Position, Problem, SetupError, Table, Wait};

/// The engine version recorded in saves.
pub const ENGINE: &str = env!("CARGO_PKG_VERSION");

/// A saved game: the set-up and the log, enough to replay it anywhere.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Save<G: Game> {
    /// The game's name.
    pub game: String,
    /// The engine version that wrote it.
    pub engine: String,
    /// The id of the content it was played with.
    pub content: String,
    /// The options it was set up with.
    pub setup: G::Setup,
    /// The position file it started from, verbatim, so that it is validated again on loading.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// The log, oldest entry first.
    pub log: Vec<Entry<G>>,
    /// Fingerprints of the pending question after certain numbers of log entries, used to locate the first divergence
    /// from another version.
    pub checks: Vec<(usize, String)>,
}

/// Why a save cannot be loaded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LoadError {
    /// The save belongs to another game.
    OtherGame {
        /// The expected game.
        wanted: String,
        /// The game named in the file.
        found: String,
    },
    /// The options cannot be played.
    Setup(SetupError),
    /// The position file it started from is invalid.
    Start(Problem),
    /// An entry is not accepted, or the game diverges from the save.
    Differs {
        /// The number of the entry, from 1.
        entry: usize,
        /// The number of entries.
        of: usize,
        /// The reason.
        why: Msg,
        /// The engine version that wrote the file, if different.
        engine: Option<String>,
        /// The content the file was played with, if different.
        content: Option<String>,
    },
}

impl LoadError {
    /// The reason as a message.
    pub fn msg(&self) -> Msg {
        match self {
            LoadError::OtherGame { wanted, found } => {
                Msg::new("save-other-game").text("wanted", wanted).text("found", found)
            }
            LoadError::Setup(error) => {
                Msg::new("save-setup").say("what", vec![Problem::from(error.clone()).msg()])
            }
            LoadError::Start(problem) => Msg::new("save-start").say("what", vec![problem.msg()]),
            LoadError::Differs { entry, of, why, engine, content } => {
                let written = |old: &String| Msg::new("save-version").text("old", old).text("new", ENGINE);
                let played = |old: &String| Msg::new("save-content").text("content", old);
                let notes = engine.as_ref().map(written).into_iter().chain(content.as_ref().map(played));
                let msg = Msg::new("save-differs").num("entry", *entry as i64).num("of", *of as i64);
                msg.say("why", std::iter::once(why.clone()).chain(notes).collect())
            }
        }
    }
}

impl std::fmt::Display for LoadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.msg().fmt(f)
    }
}

impl std::error::Error for LoadError {}

/// The number of log entries between two question fingerprints.
const CHECK_EVERY: usize = 10;

impl<G: Game> Table<G> {
    /// Returns the saved form of the table.
    pub fn save(&self) -> Save<G> {
        Save {
            game: G::NAME.into(),
            engine: ENGINE.into(),
            content: G::content_id(self.content()),
            setup: self.setup().clone(),
            start: self.start().cloned(),
            log: self.log().to_vec(),
            checks: self.checks().to_vec(),
        }
    }

    /// Replays a saved game. On a divergence, returns the table up to that point with the error.
    pub fn load(content: Arc<G::Content>, save: &Save<G>) -> Result<Self, (Option<Box<Self>>, LoadError)> {
        let mut table = Self::begin(content, save).map_err(|error| (None, error))?;
        match table.replay_log(save) {
            Ok(()) => Ok(table),
            Err(differs) => Err((Some(Box::new(table)), differs)),
        }
    }

    /// Sets up the table of a saved game before its first log entry.
    pub(crate) fn begin(content: Arc<G::Content>, save: &Save<G>) -> Result<Self, LoadError> {
        if save.game != G::NAME {
            let found = save.game.clone();
            return Err(LoadError::OtherGame { wanted: G::NAME.into(), found });
        }
        match &save.start {
            Some(text) => Table::laid_out(content, text).map_err(LoadError::Start),
            None => Table::new(content, save.setup.clone()).map_err(LoadError::Setup),
        }
    }

    /// Replays the log of a saved game up to the first divergence.
    pub(crate) fn replay_log(&mut self, save: &Save<G>) -> Result<(), LoadError> {
        let mut checks = save.checks.iter().peekable();
        for (i, entry) in save.log.iter().enumerate() {
            let mut result = match entry {
                Entry::Move(mv) => self.play(mv.clone()).map_err(|refused: MoveError| refused.msg()),
                Entry::Undo { to } => self
                    .undo(*to)
                    .map(|_| ())
                    .ok_or_else(|| Msg::new("save-no-such-move").num("move", *to as i64)),
            };
            if let Some((_, check)) = checks.next_if(|(at, _)| *at == i + 1)
                && result.is_ok()
                && *check != question_id(self.now(), self.content())
            {
                result = Err(Msg::new("save-other-question"));
            }
            if let Err(why) = result {
                let content_id = G::content_id(self.content());
                return Err(LoadError::Differs {
                    entry: i + 1,
                    of: save.log.len(),
                    why,
                    engine: (save.engine != ENGINE).then(|| save.engine.clone()),
                    content: (save.content != content_id).then(|| save.content.clone()),
                });
            }
        }
        Ok(())
    }
}

/// Whether a question fingerprint is recorded after this many entries.
pub(crate) fn is_check(entries: usize) -> bool {
    entries.is_multiple_of(CHECK_EVERY)
}

/// A short fingerprint of the pending question, its seats and choices. It depends only on the rules, not on how the
/// state is stored.
pub(crate) fn question_id<G: Game>(position: &Position<G>, content: &G::Content) -> String {
    let mut hash = blake3::Hasher::new();
    let mut write = |text: String| {
        hash.update(text.as_bytes());
    };
    match position.wait() {
        Wait::Over(end) => write(serde_json::to_string(&end).unwrap_or_default()),
        Wait::Roll => {
            let mut odds = crate::Odds::new();
            position.odds(content, &mut odds);
            write(format!("{:?}", odds.faces()));
        }
        Wait::Ask { .. } => {
            let mut q = Offer::new();
            for seat in position.asked().iter() {
                position.offer(content, seat, &mut q);
                write(format!("{} {:?}", seat.0, q.pick()));
                for (choice, _) in q.choices() {
                    write(serde_json::to_string(choice).unwrap_or_default());
                }
            }
        }
    }
    hash.finalize().to_hex()[..12].to_string()
}
