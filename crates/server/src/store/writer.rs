//! The writer task: batches the writes of all tables into common transactions.
//!
//! Transactions are begun and ended by plain SQL instead of [`sqlx::Transaction`]. That type counts its nesting depth
//! and decrements it only when `COMMIT` or `ROLLBACK` succeeds. After a failure it would end only an inner savepoint
//! while the real transaction stays open: everything would be acknowledged and nothing stored.

use std::io;
use std::sync::Arc;
use std::time::Instant;

use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::chain::Chain;
use super::stats::{FailureKind, WriterStats};
use super::write::{Write, text};
use crate::repeated_errors::log_error;

/// The maximum number of jobs per transaction.
const MAX_BATCH_JOBS: usize = 512;

/// Begins a transaction; fails if one is already open.
const BEGIN: &str = "BEGIN IMMEDIATE";
/// Commits and verifies that no transaction remains open: SQLite refuses to change this setting within a transaction.
/// It checks that when compiling the statement, so this must never be a cached one.
const COMMIT: &str = "COMMIT; PRAGMA synchronous = FULL";
/// Rolls back, with the same verification.
const ROLLBACK: &str = "ROLLBACK; PRAGMA synchronous = FULL";

/// Writes to commit together, and the channel for the result.
pub(super) struct Job {
    pub(super) writes: Vec<Write>,
    pub(super) done: oneshot::Sender<Result<(), sqlx::Error>>,
}

impl Job {
    fn answer(self, result: Result<(), sqlx::Error>) {
        // The receiver may have gone away.
        _ = self.done.send(result);
    }
}

/// The only writer of the database.
pub(super) struct Writer {
    options: SqliteConnectOptions,
    /// A connection known to have no open transaction; `None` after a failure that left this in doubt.
    connection: Option<SqliteConnection>,
    stats: Arc<WriterStats>,
}

/// Why a transaction failed, and whether it is certain that it is no longer open.
struct Failed {
    error: sqlx::Error,
    is_settled: bool,
}

impl Writer {
    /// A writer on this connection, which is reopened with `options` after a failure. They must not create the file:
    /// if it has disappeared, continuing with an empty one would lose everything.
    pub(super) fn new(
        connection: SqliteConnection,
        options: SqliteConnectOptions,
        stats: Arc<WriterStats>,
    ) -> Writer {
        Writer { options, connection: Some(connection), stats }
    }

    /// Writes until all senders are dropped.
    pub(super) async fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        let mut batch = Vec::new();
        while jobs.recv_many(&mut batch, MAX_BATCH_JOBS).await > 0 {
            let Err(error) = self.commit_all(&batch).await else {
                batch.drain(..).for_each(|job| job.answer(Ok(())));
                continue;
            };
            // Retrying makes sense only on a new connection.
            let is_reopened = self.connection.is_none();
            match FailureKind::of(&error) {
                FailureKind::Other if batch.len() > 1 || is_reopened => {
                    // One bad job must not fail the others.
                    for job in batch.drain(..) {
                        let result = self.commit(job.writes.iter()).await;
                        job.answer(result);
                    }
                }
                // No single job is at fault. After a disk failure, a new connection may work.
                FailureKind::Full | FailureKind::Io if is_reopened => {
                    let result = self.commit_all(&batch).await;
                    batch.drain(..).for_each(|job| job.answer(copy_of(&result)));
                }
                // SQLite has already waited for the lock; each further attempt would wait as long again.
                FailureKind::Full | FailureKind::Io | FailureKind::Busy | FailureKind::Other => {
                    let result = Err(error);
                    batch.drain(..).for_each(|job| job.answer(copy_of(&result)));
                }
            }
        }
        if let Some(connection) = self.connection {
            // Committed data is safe without this.
            _ = connection.close().await;
        }
    }

    async fn commit_all(&mut self, batch: &[Job]) -> Result<(), sqlx::Error> {
        self.commit(batch.iter().flat_map(|job| &job.writes)).await
    }

    /// Commits all of these or none. On success no transaction is open.
    async fn commit<'a>(&mut self, writes: impl Iterator<Item = &'a Write>) -> Result<(), sqlx::Error> {
        let began = Instant::now();
        let mut connection = self.connect().await.inspect_err(|error| self.stats.count_failure(error))?;
        match transact(&mut connection, writes).await {
            Ok(()) => {
                self.stats.count_commit(began.elapsed());
                self.connection = Some(connection);
                Ok(())
            }
            Err(Failed { error, is_settled }) => {
                self.stats.count_failure(&error);
                if is_settled {
                    self.connection = Some(connection);
                } else {
                    log_error(None, format!("a transaction failed, the connection is opened anew: {error}"));
                    // Waits until the file is closed and unlocked, which rolls back any open transaction.
                    _ = connection.close().await;
                }
                Err(error)
            }
        }
    }

    /// Returns the connection, reopening it if necessary. If that fails, the job is refused and the next one tries
    /// again.
    async fn connect(&mut self) -> Result<SqliteConnection, sqlx::Error> {
        match self.connection.take() {
            Some(connection) => Ok(connection),
            None => {
                let connection = self.options.connect().await.inspect_err(|error| {
                    log_error(None, format!("the database cannot be opened: {error}"));
                })?;
                self.stats.count_reopening();
                Ok(connection)
            }
        }
    }
}

/// The same result for another job. Errors cannot be cloned, so the copy is an I/O error with the same kind and text.
fn copy_of(result: &Result<(), sqlx::Error>) -> Result<(), sqlx::Error> {
    let Err(error) = result else { return Ok(()) };
    let kind = match FailureKind::of(error) {
        FailureKind::Full => io::ErrorKind::StorageFull,
        FailureKind::Busy => io::ErrorKind::ResourceBusy,
        FailureKind::Io | FailureKind::Other => io::ErrorKind::Other,
    };
    Err(sqlx::Error::Io(io::Error::new(kind, error.to_string())))
}

async fn transact<'a>(
    to: &mut SqliteConnection,
    writes: impl Iterator<Item = &'a Write>,
) -> Result<(), Failed> {
    let in_doubt = |error| Failed { error, is_settled: false };
    sqlx::raw_sql(BEGIN).execute(&mut *to).await.map_err(in_doubt)?;
    if let Err(error) = write_all(to, writes).await {
        // Some failures have already rolled back; then this fails too.
        let is_settled = sqlx::raw_sql(ROLLBACK).execute(to).await.is_ok();
        return Err(Failed { error, is_settled });
    }
    sqlx::raw_sql(COMMIT).execute(to).await.map_err(in_doubt)?;
    Ok(())
}

async fn write_all<'a>(
    to: &mut SqliteConnection,
    writes: impl Iterator<Item = &'a Write>,
) -> Result<(), sqlx::Error> {
    let mut logs = Vec::new();
    for write in writes {
        match write {
            Write::Log { of, row, summary, at } => logs.push(json!({
                "of": of,
                "n": row.from,
                "entries": row.entries,
                "checks": row.checks,
                "kept": row.kept,
                "chain": row.chain.map(Chain::to_hex),
                "stage": summary.stage.as_ref().map(text),
                "ending": summary.end.as_ref().map(text),
                "asked": text(&summary.asked),
                "at": at,
            })),
            other => other.execute(to).await?,
        }
    }
    if !logs.is_empty() {
        write_logs(to, &text(&logs)).await?;
    }
    Ok(())
}

/// Writes the rows of many logs with two statements in all, because each statement is a round trip to the database's
/// thread.
async fn write_logs(to: &mut SqliteConnection, logs: &str) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO log (of, n, entries, checks, kept, chain)
         SELECT value ->> 'of', value ->> 'n', value ->> 'entries', value ->> 'checks', value ->> 'kept',
         unhex(value ->> 'chain')
         FROM json_each(?)",
    )
    .bind(logs)
    .execute(&mut *to)
    .await?;
    sqlx::query(
        "UPDATE tables SET stage = new.value ->> 'stage', ending = new.value ->> 'ending',
         asked = new.value ->> 'asked', at = new.value ->> 'at', log_head = unhex(new.value ->> 'chain')
         FROM json_each(?) AS new WHERE tables.id = new.value ->> 'of'",
    )
    .bind(logs)
    .execute(to)
    .await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::store::{FILE, Folder, Store};

    /// Runs these jobs in one batch, after executing `before` on the database; returns the result of each job and the
    /// writer's statistics.
    async fn write_together(
        jobs: Vec<Vec<Write>>,
        before: &'static str,
    ) -> (Vec<Result<(), sqlx::Error>>, Arc<WriterStats>) {
        let folder = tempfile::tempdir().unwrap();
        let (store, task) = Store::open(&mut Folder::take(folder.path()).unwrap()).await.unwrap();
        drop(store);
        task.await.unwrap();
        let options = SqliteConnectOptions::new()
            .filename(folder.path().join(FILE))
            .busy_timeout(Duration::from_millis(10));
        let mut other = options.connect().await.unwrap();
        sqlx::raw_sql(before).execute(&mut other).await.unwrap();
        let (sender, waiting) = mpsc::channel(jobs.len());
        let mut answers = Vec::new();
        for writes in jobs {
            let (done, answer) = oneshot::channel();
            sender.send(Job { writes, done }).await.map_err(|_| ()).unwrap();
            answers.push(answer);
        }
        drop(sender);
        let stats = Arc::<WriterStats>::default();
        Writer::new(options.connect().await.unwrap(), options, stats.clone()).run(waiting).await;
        let mut results = Vec::new();
        for answer in answers {
            results.push(answer.await.unwrap());
        }
        (results, stats)
    }

    #[tokio::test]
    async fn a_locked_database_is_waited_for_once_however_many_jobs_there_are() {
        let jobs = (0..5).map(|at| vec![Write::Probe { at }]).collect();
        let (results, stats) = write_together(jobs, "BEGIN IMMEDIATE").await;
        assert_eq!(results.len(), 5);
        assert!(results.iter().all(Result::is_err), "{results:?}");
        assert_eq!((stats.failed(FailureKind::Busy), stats.commits()), (1, 0));
    }

    #[tokio::test]
    async fn a_bad_job_does_not_take_others_with_it() {
        let jobs = (0..5).map(|at| vec![Write::Probe { at }]).collect();
        let forbid =
            "CREATE TRIGGER no BEFORE INSERT ON probe WHEN NEW.at = 2 BEGIN SELECT RAISE(ABORT, 'no'); END";
        let (results, stats) = write_together(jobs, forbid).await;
        let kept: Vec<bool> = results.iter().map(Result::is_ok).collect();
        assert_eq!(kept, [true, true, false, true, true]);
        assert_eq!((stats.failed(FailureKind::Other), stats.commits()), (2, 4));
    }
}
