//! Loading a table from the database, and reloading it after a failed write.

use std::sync::Arc;
use std::time::Duration;

use registry::{DynGame, Loaded, Msg, RegistryError};
use serde_json::Value;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::accepted::Accepted;
use super::clock::Clocks;
use super::pass_rules::SeatRules;
use super::sent::ViewerState;
use super::snapshot::resume;
use super::{Message, Room};
use crate::app::App;
use crate::metrics::count;
use crate::protocol::Failure;
use crate::random_ids;
use crate::repeated_errors::log_error;
use crate::store::{CheckedLog, Chunk, SeatProgress, SeatRow, TableRow, Write};

/// How long a table waits before it retries after a failed write.
const RETRY_DELAY: Duration = Duration::from_secs(1);

impl Room {
    /// Loads the table from the database.
    pub(super) async fn load(
        app: Arc<App>,
        id: &str,
        inbox: mpsc::WeakSender<Message>,
    ) -> Result<Room, Failure> {
        let (row, seats) = app.store.table(id).await?.ok_or_else(Failure::no_table)?;
        let CheckedLog { chunks, chain, fault } = app.store.log(&row).await?;
        let snapshot = app.store.snapshot(id).await?;
        let notes = app.store.notes(id).await?;
        let noted = notes.last().map_or(0, |(n, _)| n + 1);
        let clocks = app.store.clocks(id).await?;
        let held_names = app.store.held_names(id).await?;
        let mut pass_rules = app.store.pass_rules(id).await?;
        let game = registry::find(&row.game)?;
        let minutes = row.policy.clock;
        let mut progress = chunks.last().map(|chunk| chunk.kept.clone()).unwrap_or_default();
        let made = blocking(move || {
            let resumed = snapshot
                .and_then(|snapshot| Some((resume(game, &row, &chunks, &snapshot)?, snapshot.entries)));
            let (loaded, snapped) = match resumed {
                Some((table, entries)) => (Loaded { table, differs: None }, entries),
                None => (replay(game, &row, &chunks)?, 0),
            };
            let accepted = Accepted::of(&chunks, loaded.table.seats());
            Ok::<_, RegistryError>((row, loaded, snapped, accepted))
        });
        let (row, loaded, snapped, accepted) = made.await??;
        count(&app.metrics.loads);
        let damage = fault.map(|fault| {
            tracing::error!(table = id, "the log is damaged at entry {}: {:?}", fault.entry, fault.kind);
            count(&app.metrics.damaged_logs);
            fault.msg()
        });
        if snapped > 0 {
            count(&app.metrics.resumed);
        }
        let play = loaded.table;
        fill(&mut progress, play.seats(), minutes);
        // Clocks only decrease, so the smaller value is the newer one.
        for (left, later) in progress.clocks.iter_mut().zip(clocks.unwrap_or_default()) {
            *left = later.min(*left);
        }
        let pass_rules = (0..play.seats() as u8)
            .map(|seat| SeatRules::stored(pass_rules.remove(&seat).unwrap_or_default()))
            .collect();
        Ok(Room {
            app,
            id: row.id,
            entries: play.written(),
            snapped,
            chain,
            viewers: (0..=play.seats()).map(|_| ViewerState::default()).collect(),
            play,
            policy: row.policy,
            maker: row.maker,
            campaign: row.campaign,
            seats,
            held_names,
            watcher_labels: Default::default(),
            notes: notes.into_iter().map(|(_, note)| note).collect(),
            noted,
            progress,
            accepted,
            dice: random_ids::dice(),
            // A rules difference is reported first: it precedes the damage.
            stuck: loaded.differs.or(damage),
            inbox,
            sockets: Default::default(),
            seen: Default::default(),
            loaded: Instant::now(),
            undo: None,
            clock: Clocks::default(),
            passes: Default::default(),
            pass_rules,
            announced: Default::default(),
            retry: None,
            missed: false,
            lost: None,
            considered: None,
            thinking: None,
            hints: Default::default(),
        })
    }

    /// Records whether the table can be played in this version. One that cannot does not count against its maker's
    /// quota.
    pub(super) async fn note_stopped(app: &App, id: &str, stopped: bool) {
        let noted = async {
            if app.store.stopped(id).await? != stopped {
                app.store.commit(vec![Write::Stopped { of: id.to_owned(), stopped }]).await?;
            }
            Ok::<_, sqlx::Error>(())
        };
        if let Err(error) = noted.await {
            log_error(Some(id), format!("not noted whether a table can go on: {error}"));
        }
    }

    /// Reloads the table from the database after a failed write and resynchronizes everyone. If that fails too, the
    /// task ends: the unsaved state must not be shown to anybody.
    pub(super) async fn restore(&mut self) {
        self.charge_clocks();
        let loaded = Room::load(self.app.clone(), &self.id, self.inbox.clone()).await;
        match loaded {
            Ok(mut table) => {
                table.sockets = std::mem::take(&mut self.sockets);
                table.hints = std::mem::take(&mut self.hints);
                (table.seen, table.loaded) = (std::mem::take(&mut self.seen), self.loaded);
                // Sequence numbers continue, so clients see no gap.
                std::mem::swap(&mut table.viewers, &mut self.viewers);
                table.undo = self.undo.take();
                // Elapsed time is not given back.
                std::mem::swap(&mut table.progress.clocks, &mut self.progress.clocks);
                *self = table;
                self.start_clocks();
                self.retry = Some(Instant::now() + RETRY_DELAY);
                self.revoke_views();
                self.sync_all();
                self.broadcast_state();
            }
            Err(failure) => self.lost = Some(failure),
        }
    }
}

/// Gives every seat an entry; a new table has none stored.
fn fill(progress: &mut SeatProgress, seats: usize, minutes: Option<u32>) {
    progress.said.resize(seats, 0);
    progress.last = vec![None; seats];
    if let Some(minutes) = minutes {
        progress.clocks.resize(seats, u64::from(minutes) * 60_000);
    }
}

/// A saved game assembled from its database rows.
pub(super) struct SaveBuilder {
    base: Value,
    entries: Vec<Value>,
    checks: Vec<(usize, String)>,
}

impl SaveBuilder {
    /// Builds the save from these log rows; `before` is the number of entries that precede them.
    pub(super) fn of(row: &TableRow, chunks: &[Chunk], before: usize) -> SaveBuilder {
        // A row that is not a JSON list counts as one unreadable entry.
        let entries = |chunk: &Chunk| serde_json::from_str(&chunk.entries).unwrap_or(vec![Value::Null]);
        let checks = chunks.iter().flat_map(|chunk| &chunk.checks);
        SaveBuilder {
            base: serde_json::from_str(&row.base).unwrap_or_default(),
            entries: chunks.iter().flat_map(entries).collect(),
            checks: checks.filter_map(|(at, check)| Some((at.checked_sub(before)?, check.clone()))).collect(),
        }
    }

    /// Returns the save as JSON with its first `count` log entries, or all if there are fewer.
    pub(super) fn upto(&self, count: usize) -> String {
        let mut save = self.base.clone();
        if let Some(save) = save.as_object_mut() {
            let checks: Vec<_> = self.checks.iter().filter(|(at, _)| *at <= count).collect();
            save.insert("log".into(), serde_json::json!(self.entries[..count.min(self.entries.len())]));
            save.insert("checks".into(), serde_json::json!(checks));
        }
        save.to_string()
    }
}

/// Replays the log. If an entry cannot be parsed, only those before it are replayed, and the result is marked as
/// differing.
pub(crate) fn replay(game: &dyn DynGame, row: &TableRow, chunks: &[Chunk]) -> Result<Loaded, RegistryError> {
    let paper = SaveBuilder::of(row, chunks, 0);
    let load = |count: usize| game.load(&paper.upto(count), row.pack.as_deref());
    let all = paper.entries.len();
    if let Ok(loaded) = load(all) {
        return Ok(loaded);
    }
    let mut loaded = load(0)?;
    let (mut read, mut unread) = (0, all);
    while unread - read > 1 {
        let middle = read.midpoint(unread);
        match load(middle) {
            Ok(part) => (loaded, read) = (part, middle),
            Err(_) => unread = middle,
        }
    }
    // The entry's content may be secret and must not appear in the server's log.
    tracing::error!(table = row.id, "entry {unread} of {all} cannot be read");
    let msg = Msg::new("server-entry-unread").num("entry", unread as i64).num("of", all as i64);
    loaded.differs.get_or_insert(msg);
    Ok(loaded)
}

/// Runs blocking work on a thread of the blocking pool.
pub(crate) async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Failure> {
    tokio::task::spawn_blocking(work).await.map_err(|e| Failure::broken("work", &e))
}

/// Splits a saved game into its JSON without the log, the log entries, and the checks.
pub(crate) fn split_save(mut save: Value) -> (String, Vec<Value>, Vec<(usize, String)>) {
    let mut take = |key: &str| save.get_mut(key).map(Value::take);
    let log = match take("log") {
        Some(Value::Array(log)) => log,
        _ => Vec::new(),
    };
    let checks = take("checks").and_then(|checks| serde_json::from_value(checks).ok()).unwrap_or_default();
    (save.to_string(), log, checks)
}

/// The game's name for the seat, as a stored message.
pub(crate) fn who(table: &dyn registry::DynTable, seat: usize) -> Value {
    serde_json::to_value(table.who(registry::Seat(seat as u8))).unwrap_or_default()
}

/// A new seat row with no stand-in, follower permission or invitation.
pub(crate) fn new_seat(who: Value, sitter: crate::store::Sitter) -> SeatRow {
    SeatRow { who, sitter, stand_in: None, follow: false, invitation: None }
}
