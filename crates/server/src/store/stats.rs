//! Statistics of the writer, for health checks and metrics.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use crate::app::now_millis;

/// Called with the duration of each successful commit, `BEGIN` included.
type CommitHook = Box<dyn Fn(Duration) + Send + Sync>;

/// Why a transaction failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FailureKind {
    /// No space left (`SQLITE_FULL`).
    Full,
    /// The system could not read, write or sync (`SQLITE_IOERR`), or the file could not be opened.
    Io,
    /// Another process held the database for too long (`SQLITE_BUSY`, `SQLITE_LOCKED`).
    Busy,
    /// Anything else, such as a violated constraint.
    Other,
}

impl FailureKind {
    /// All kinds, in the order of the counters.
    pub(crate) const ALL: [FailureKind; 4] =
        [FailureKind::Full, FailureKind::Io, FailureKind::Busy, FailureKind::Other];

    /// The name that metrics show.
    pub(crate) fn name(self) -> &'static str {
        match self {
            FailureKind::Full => "full",
            FailureKind::Io => "io",
            FailureKind::Busy => "busy",
            FailureKind::Other => "other",
        }
    }

    /// The kind of a database error, by SQLite's primary result code.
    pub(crate) fn of(error: &sqlx::Error) -> FailureKind {
        let code = match error {
            sqlx::Error::Database(error) => error.code().and_then(|code| code.parse::<i32>().ok()),
            sqlx::Error::Io(_) => return FailureKind::Io,
            _ => None,
        };
        match code.map(|code| code & 0xff) {
            Some(13) => FailureKind::Full,
            // SQLITE_IOERR, SQLITE_CANTOPEN
            Some(10 | 14) => FailureKind::Io,
            // SQLITE_BUSY, SQLITE_LOCKED
            Some(5 | 6) => FailureKind::Busy,
            _ => FailureKind::Other,
        }
    }
}

/// Counters of the writer. All of them start at zero with the process.
#[derive(Default)]
pub(crate) struct WriterStats {
    last_commit: AtomicI64,
    commits: AtomicU64,
    failed: [AtomicU64; FailureKind::ALL.len()],
    reopened: AtomicU64,
    on_commit: OnceLock<CommitHook>,
}

impl WriterStats {
    /// When the last transaction was committed, in milliseconds since 1970; `None` if there was none yet.
    pub(crate) fn last_commit(&self) -> Option<i64> {
        Some(self.last_commit.load(Ordering::Relaxed)).filter(|at| *at != 0)
    }

    /// The number of committed transactions.
    pub(crate) fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    /// The number of transactions that failed for this reason. Second attempts count too: the writer retries jobs one
    /// by one after [`FailureKind::Other`], and the whole batch once after a disk failure.
    pub(crate) fn failed(&self, kind: FailureKind) -> u64 {
        self.failed[kind as usize].load(Ordering::Relaxed)
    }

    /// How often the connection was closed and reopened.
    pub(crate) fn reopened(&self) -> u64 {
        self.reopened.load(Ordering::Relaxed)
    }

    /// Sets a hook called after each successful commit on the writer's task; it must not block. Only the first hook
    /// is used.
    pub(crate) fn on_commit(&self, hook: impl Fn(Duration) + Send + Sync + 'static) {
        _ = self.on_commit.set(Box::new(hook));
    }

    pub(super) fn count_commit(&self, took: Duration) {
        self.last_commit.store(now_millis(), Ordering::Relaxed);
        self.commits.fetch_add(1, Ordering::Relaxed);
        if let Some(hook) = self.on_commit.get() {
            hook(took);
        }
    }

    pub(super) fn count_failure(&self, error: &sqlx::Error) {
        self.failed[FailureKind::of(error) as usize].fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn count_reopening(&self) {
        self.reopened.fetch_add(1, Ordering::Relaxed);
    }
}
