//! Snapshots: a binary cache of a table beside its log. A snapshot holds nothing that the log does not; it is valid
//! only in the program build that wrote it, together with the log that led to it.

use std::sync::Arc;

use crate::{Entry, EventRecord, Game, Move, Odds, Position, Save, Table};

/// The parts of a table that are costly to rebuild from its log.
type Parts<G> = (
    Position<G>,
    Vec<Entry<G>>,
    Vec<(usize, EventRecord<<G as Game>::Event>)>,
    Vec<(usize, String)>,
    Vec<(usize, Odds, u32)>,
);

impl<G: Game> Table<G> {
    /// Serializes the table without its content and set-up.
    pub fn snapshot(&self) -> Vec<u8> {
        let parts = (&self.now, &self.log, &self.events, &self.checks, &self.rolled);
        postcard::to_stdvec(&parts).expect("plain data is always written")
    }

    /// Restores a table from a snapshot and replays the log of `save`, which holds the entries made after the snapshot.
    /// `None` if the snapshot cannot be read or an entry is refused; replaying the whole log then gives the reason.
    pub fn resume(content: Arc<G::Content>, save: &Save<G>, snapshot: &[u8]) -> Option<Self> {
        let mut table = Self::begin(content, save).ok()?;
        let (now, log, events, checks, rolled): Parts<G> = postcard::from_bytes(snapshot).ok()?;
        let mut line: Vec<Move<G>> = Vec::new();
        for entry in &log {
            match entry {
                Entry::Move(mv) => line.push(mv.clone()),
                Entry::Undo { to } => line.truncate(*to),
            }
        }
        table.rolls = line.iter().filter(|mv| matches!(mv, Move::Roll(_))).count();
        if !line.is_empty() {
            table.kept.push((line.len(), now.clone()));
        }
        (table.now, table.log, table.line) = (now, log, line);
        (table.events, table.checks, table.rolled) = (events, checks, rolled);
        table.replay_log(save).ok()?;
        Some(table)
    }
}
