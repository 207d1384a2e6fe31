//! Whether the server can still keep what it is told: a durable write, which is read back, free disk space, the age of the last commit.

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

/// Checks the server's health. Whoever asks, a write is tried at most once in the configured interval, and never a second
/// one while the first is under way.
#[derive(Default)]
pub(crate) struct Health(Mutex<Probe>);

#[derive(Default)]
struct Probe {
    /// When a write was last tried, and what became of it.
    last: Option<(Instant, Option<Problem>)>,
    /// A write that has not come back yet, and what it writes.
    pending: Option<(Instant, JoinHandle<Result<i64, sqlx::Error>>)>,
}

/// What keeps the server from being healthy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Problem {
    /// A row could not be written and committed.
    WriteFailed,
    /// The row that was written could not be read back by those who read.
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
    /// Bytes free on the disk of the database, if the system tells.
    pub(crate) free: Option<u64>,
    pub(crate) min_free: u64,
    /// Milliseconds since the last commit; none since the server started if it is missing.
    pub(crate) last_commit: Option<i64>,
    /// Milliseconds since a write was last tried for a check.
    pub(crate) checked: u64,
}

impl App {
    /// Checks the server's health, with a write if the last one was tried too long ago.
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
            // It stays here should whoever asks go away meanwhile: nobody starts a second one beside it.
            let (begun, pending) = probe.pending.get_or_insert_with(|| {
                let write = async move {
                    let at = now();
                    store.keep(vec![Write::Probe { at }]).await.map(|()| at)
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
            // A write that an abandoned check has left behind proves nothing of now.
            if !begun_before || problem.is_some() || begun.elapsed() < interval {
                return last;
            }
        }
    }

    /// Reads what a check has written as everybody else reads.
    async fn read_back(&self, written: i64) -> Option<Problem> {
        match timeout(READ_TIMEOUT, self.store.probe()).await {
            Ok(Ok(Some(at))) if at == written => return None,
            Ok(Ok(_)) => tracing::error!("a health check did not find what it wrote"),
            Ok(Err(error)) => tracing::error!("a health check could not read: {error}"),
            Err(_) => tracing::error!("a health check could not read in time"),
        }
        Some(Problem::ReadFailed)
    }

    /// Whether less space is free than the server keeps for games that go on.
    pub(crate) fn is_low_on_space(&self) -> bool {
        self.is_low(free_space(&self.config.data))
    }

    /// Whether this is less than the server keeps free; no if it is not known.
    fn is_low(&self, free: Option<u64>) -> bool {
        free.is_some_and(|free| free < self.config.min_free)
    }
}

/// Bytes that may still be written to the disk of the folder, if the system tells.
#[cfg(unix)]
pub(crate) fn free_space(folder: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

/// Bytes that may still be written to the disk of the folder: not known on this system.
#[cfg(not(unix))]
pub(crate) fn free_space(_: &Path) -> Option<u64> {
    None
}

/// Bytes of the write-ahead log beside the database.
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
