//! Health checks: a durable write that is read back, free disk space, and the age of the last commit.

use std::path::Path;
use std::time::Duration;

use serde::Serialize;
use tokio::sync::Mutex;
use tokio::task::JoinHandle;
use tokio::time::{Instant, timeout};

use crate::app::{App, now, now_millis};
use crate::store::{FILE, Write};

/// A write that takes longer than this counts as stuck.
const WRITE_TIMEOUT: Duration = Duration::from_secs(5);

/// A read that takes longer than this counts as failed.
const READ_TIMEOUT: Duration = Duration::from_secs(5);

/// The state of health checks. However often checks are requested, at most one write is made per configured interval,
/// and never two at the same time.
#[derive(Default)]
pub(crate) struct Health(Mutex<Probe>);

#[derive(Default)]
struct Probe {
    /// When a write was last tried, and its problem if it failed.
    last: Option<(Instant, Option<Problem>)>,
    /// A write still in progress, with the time it began.
    pending: Option<(Instant, JoinHandle<Result<i64, sqlx::Error>>)>,
}

/// Why the server is not healthy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Problem {
    /// A row could not be written and committed.
    WriteFailed,
    /// The row that was written could not be read back.
    ReadFailed,
    /// The writer did not answer in time.
    WriterStuck,
    /// Less disk space is free than `min-free`.
    LowSpace,
}

/// The answer to a health check.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Report {
    pub(crate) well: bool,
    pub(crate) problem: Option<Problem>,
    /// Free bytes on the database's disk, if known.
    pub(crate) free: Option<u64>,
    pub(crate) min_free: u64,
    /// Milliseconds since the last commit; `None` if there was none since the server started.
    pub(crate) last_commit: Option<i64>,
    /// Milliseconds since the last write made for a check.
    pub(crate) checked: u64,
}

impl App {
    /// Checks the server's health, with a new write if the last one is older than the configured interval.
    pub(crate) async fn check_health(&self) -> Report {
        let (at, written) = self.probe().await;
        let free = free_space(&self.config.data);
        let problem = written.or_else(|| self.is_low(free).then_some(Problem::LowSpace));
        Report {
            well: problem.is_none(),
            problem,
            free,
            min_free: self.config.min_free,
            last_commit: self.store.stats().last_commit().map(|at| (now_millis() - at).max(0)),
            checked: at.elapsed().as_millis() as u64,
        }
    }

    async fn probe(&self) -> (Instant, Option<Problem>) {
        let mut probe = self.health.0.lock().await;
        let interval = Duration::from_secs(self.config.health_every);
        if let Some(last) = probe.last.filter(|(at, _)| at.elapsed() < interval) {
            return last;
        }
        loop {
            let begun_before = probe.pending.is_some();
            let store = self.store.clone();
            // The write stays in `pending` even if this check is cancelled, so that no second one is started beside
            // it.
            let (begun, pending) = probe.pending.get_or_insert_with(|| {
                let write = async move {
                    let at = now();
                    store.commit(vec![Write::Probe { at }]).await.map(|()| at)
                };
                (Instant::now(), tokio::spawn(write))
            });
            let begun = *begun;
            let Ok(written) = timeout(WRITE_TIMEOUT, pending).await else {
                let last = (Instant::now(), Some(Problem::WriterStuck));
                probe.last = Some(last);
                return last;
            };
            probe.pending = None;
            let problem = match written {
                Ok(Ok(at)) => self.read_back(at).await,
                Ok(Err(error)) => {
                    tracing::error!("a health check could not write: {error}");
                    Some(Problem::WriteFailed)
                }
                Err(_) => Some(Problem::WriteFailed),
            };
            let last = (begun, problem);
            probe.last = Some(last);
            // The result of a write left behind by a cancelled check may be too old.
            if !begun_before || problem.is_some() || begun.elapsed() < interval {
                return last;
            }
        }
    }

    /// Reads back the value that a check has written, through the readers' connections.
    async fn read_back(&self, written: i64) -> Option<Problem> {
        match timeout(READ_TIMEOUT, self.store.probe()).await {
            Ok(Ok(Some(at))) if at == written => return None,
            Ok(Ok(_)) => tracing::error!("a health check did not find what it wrote"),
            Ok(Err(error)) => tracing::error!("a health check could not read: {error}"),
            Err(_) => tracing::error!("a health check could not read in time"),
        }
        Some(Problem::ReadFailed)
    }

    /// Whether less disk space is free than is reserved for games in progress.
    pub(crate) fn is_low_on_space(&self) -> bool {
        self.is_low(free_space(&self.config.data))
    }

    /// Whether `free` is below the configured minimum; false if it is unknown.
    fn is_low(&self, free: Option<u64>) -> bool {
        free.is_some_and(|free| free < self.config.min_free)
    }
}

/// Free bytes on the disk that holds the folder, if known.
#[cfg(unix)]
pub(crate) fn free_space(folder: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

/// Free bytes on the disk that holds the folder: unknown on this system.
#[cfg(not(unix))]
pub(crate) fn free_space(_: &Path) -> Option<u64> {
    None
}

/// The size of the database's write-ahead log in bytes.
pub(crate) fn wal_size(folder: &Path) -> u64 {
    std::fs::metadata(folder.join(format!("{FILE}-wal"))).map_or(0, |file| file.len())
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;
    use sqlx::Connection;

    use super::*;
    use crate::app::tests::app;

    #[tokio::test]
    async fn what_an_abandoned_check_has_written_proves_nothing_later() {
        let (folder, app) = app().await;
        let before = app.store.stats().commits();
        assert!(
            app.check_health().now_or_never().is_none(),
            "it waits for its write, and nobody waits for it"
        );
        while app.store.stats().commits() == before {
            tokio::task::yield_now().await;
        }
        let file = folder.path().join(FILE);
        let mut database = sqlx::SqliteConnection::connect(file.to_str().unwrap()).await.unwrap();
        let refuse = "CREATE TRIGGER refuse BEFORE INSERT ON probe BEGIN SELECT RAISE(FAIL, 'refused'); END";
        sqlx::raw_sql(refuse).execute(&mut database).await.unwrap();
        tokio::time::pause();
        tokio::time::advance(Duration::from_secs(app.config.health_every + 1)).await;
        tokio::time::resume();
        assert_eq!(app.check_health().await.problem, Some(Problem::WriteFailed));
    }
}
