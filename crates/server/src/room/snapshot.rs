//! Snapshots: a cache of the state that a log produces. The log is authoritative; a snapshot is used only by the
//! program version that made it and only with the exact log that it was made from.

use registry::DynGame;

use super::Room;
use super::load::SaveBuilder;
use crate::program;
use crate::repeated_errors::log_error;
use crate::store::{Chain, Chunk, SnapshotRow, TableRow, Write};

/// The number of log entries after which a new snapshot is made.
const SNAPSHOT_INTERVAL_ENTRIES: usize = 100;

/// The hash of the program, the log and the snapshot's bytes, stored with the snapshot to validate it.
fn seal(log: Chain, program: &[u8], bytes: &[u8]) -> blake3::Hash {
    blake3::Hasher::new().update(program).update(log.as_bytes()).update(bytes).finalize()
}

impl Room {
    /// Returns the write for a snapshot if one is due.
    pub(super) fn due_snapshot(&self, chain: Chain) -> Option<Write> {
        (self.play.written() >= self.snapped + SNAPSHOT_INTERVAL_ENTRIES).then(|| self.snapshot(chain))?
    }

    fn snapshot(&self, chain: Chain) -> Option<Write> {
        let program = program::fingerprint().filter(|_| self.stuck.is_none())?;
        let bytes = self.play.snapshot();
        let seal = seal(chain, program.as_bytes(), &bytes);
        let row = SnapshotRow {
            entries: self.play.written(),
            program: program.as_bytes().to_vec(),
            seal: seal.as_bytes().to_vec(),
            bytes,
        };
        Some(Write::Snapshot { of: self.id.clone(), row })
    }

    /// Stores a last snapshot before the table is unloaded.
    pub(super) async fn last_snapshot(self) {
        let later = self.entries > self.snapped && self.play.written() == self.entries;
        let Some(write) = later.then(|| self.snapshot(self.chain)).flatten() else { return };
        if let Err(error) = self.app.store.commit(vec![write]).await {
            // The table can be replayed from the log without it.
            log_error(Some(&self.id), format!("no snapshot could be kept: {error}"));
        }
    }
}

/// Restores a table from a snapshot and the log entries after it. Returns `None` if the snapshot was made by another
/// program or does not match the log.
pub(super) fn resume(
    game: &dyn DynGame,
    row: &TableRow,
    chunks: &[Chunk],
    snapshot: &SnapshotRow,
) -> Option<Box<dyn registry::DynTable>> {
    if program::fingerprint()?.as_bytes()[..] != snapshot.program {
        return None;
    }
    let (before, after) = chunks.split_at(chunks.partition_point(|chunk| chunk.from < snapshot.entries));
    let chain = before.last().map_or_else(|| Chain::of_table(row), |chunk| chunk.chain);
    let resumed = || {
        if seal(chain, &snapshot.program, &snapshot.bytes).as_bytes()[..] != snapshot.seal {
            return None;
        }
        let save = SaveBuilder::of(row, after, snapshot.entries).upto(usize::MAX);
        game.resume(&save, row.pack.as_deref(), &snapshot.bytes)
    };
    let resumed = resumed();
    if resumed.is_none() {
        tracing::warn!(table = row.id, "the snapshot does not belong to the log, which is played again");
    }
    resumed
}
