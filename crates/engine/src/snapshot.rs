//! A table as it stands, quick to read again. It says nothing that the log does not: whoever keeps it keeps the log too,
//! and uses it only in the very program that wrote it, beside the very log that led to it.

use std::sync::Arc;

use crate::{Entry, EventRecord, Game, Move, Odds, Position, Save, Table};

/// What of a table takes time to make from its log.
type Parts<G> = (
    Position<G>,
    Vec<Entry<G>>,
    Vec<(usize, EventRecord<<G as Game>::Event>)>,
    Vec<(usize, String)>,
    Vec<(usize, Odds, u32)>,
);

impl<G: Game> Table<G> {
    /// The table as it stands, without its content and its beginning.
    pub fn snapshot(&self) -> Vec<u8> {
        let parts = (&self.now, &self.log, &self.told, &self.checks, &self.rolled);
        postcard::to_stdvec(&parts).expect("plain data is always written")
    }

    /// The table of a snapshot, gone on with from there: the log of the save is what was done after it. `None` if the
    /// snapshot cannot be read or something of that cannot be done; the whole log says why.
    pub fn resume(content: Arc<G::Content>, save: &Save<G>, snapshot: &[u8]) -> Option<Self> {
        let mut table = Self::begin(content, save).ok()?;
        let (now, log, told, checks, rolled): Parts<G> = postcard::from_bytes(snapshot).ok()?;
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
        (table.told, table.checks, table.rolled) = (told, checks, rolled);
        table.go_on(save).ok()?;
        Some(table)
    }
}
