//! The database: one SQLite file with many readers and a single writer task.

mod backup;
mod campaigns;
mod chain;
mod copy;
mod migrations;
mod names;
mod read;
mod rows;
mod stats;
mod verify;
mod write;
mod writer;

use std::collections::BTreeMap;
use std::fs::{File, TryLockError};
use std::io::{self, Read, Seek, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, SqlitePool};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

pub use backup::{BackedUp, BackupError, Restored, backup, database_in, restore};
pub(crate) use campaigns::{CampaignRow, ChapterRow, DeedRow, PlaceRow, RecordRow};
pub(crate) use chain::{Chain, CheckedLog};
pub use migrations::newest_schema_version;
pub(crate) use read::List;
pub(crate) use rows::{
    Chunk, LogRow, NoteRow, Reply, Said, SeatProgress, SeatRow, Sitter, SnapshotRow, Summary, TableRow,
};
pub(crate) use stats::{FailureKind, WriterStats};
pub use verify::{Fault, Progress, Report, verify};
pub(crate) use write::Write;

/// The name of the database file in the data folder.
pub(crate) const FILE: &str = "dreadboard.sqlite";
/// The name of the file that is locked while a process uses the folder.
const LOCK: &str = "dreadboard.lock";
/// The capacity of the writer's queue, in jobs.
const WRITER_QUEUE_JOBS: usize = 4096;

/// Why the data folder cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum DataError {
    /// Another server uses it; the text is what that server wrote about itself.
    #[error("another server uses it ({0})")]
    Held(String),
    /// A newer version wrote it, with this schema version.
    #[error("a newer version wrote it (form {0}, this one reads up to {newest})", newest = newest_schema_version())]
    Newer(i64),
    /// There is not enough space for the copy made before a migration.
    #[error(
        "there is not enough space for a copy before it is changed: {needed} bytes are needed, {free} are free"
    )]
    NoSpace {
        /// The number of free bytes needed.
        needed: u64,
        /// The number of free bytes.
        free: u64,
    },
    /// A file system error.
    #[error(transparent)]
    System(#[from] io::Error),
    /// A database error.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
}

/// A data folder locked for this process until dropped. Two servers must never run the same tables.
pub(crate) struct Folder {
    path: PathBuf,
    lock: File,
}

impl Folder {
    /// Locks the folder, creating it if necessary.
    pub(crate) fn take(path: &Path) -> Result<Folder, DataError> {
        std::fs::create_dir_all(path)?;
        let mut options = File::options();
        let mut lock = options.read(true).write(true).create(true).truncate(false).open(path.join(LOCK))?;
        match lock.try_lock() {
            Ok(()) => Ok(Folder { path: path.to_owned(), lock }),
            Err(TryLockError::WouldBlock) => {
                let mut who = String::new();
                // Some systems do not allow reading a file that is locked by another process.
                _ = lock.read_to_string(&mut who);
                Err(DataError::Held(who))
            }
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }

    /// Writes a description of this process into the lock file, for [`DataError::Held`].
    pub(crate) fn sign(&mut self, who: &str) -> io::Result<()> {
        self.lock.set_len(0)?;
        self.lock.rewind()?;
        self.lock.write_all(who.as_bytes())
    }
}

/// Numbers of tables and guests, by metric name.
pub(crate) type Counts = BTreeMap<&'static str, i64>;

/// A handle to the database.
#[derive(Clone)]
pub(crate) struct Store {
    pool: SqlitePool,
    writer: mpsc::Sender<writer::Job>,
    stats: Arc<WriterStats>,
    /// The last counts, with the time they were taken.
    counted: Arc<tokio::sync::Mutex<Option<(Instant, Counts)>>>,
}

impl Store {
    /// Opens the database in a folder and starts the writer, which ends when the last `Store` is dropped.
    pub(crate) async fn open(folder: &Folder) -> Result<(Store, JoinHandle<()>), DataError> {
        let options = SqliteConnectOptions::new()
            .filename(folder.path.join(FILE))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10));
        migrations::run(&folder.path, &options).await?;
        // The file exists now. If it disappears, it must not be recreated empty.
        let options = options.create_if_missing(false);
        let connection = options.connect().await?;
        let pool = SqlitePoolOptions::new().max_connections(4).connect_with(options.clone()).await?;
        let (writer, jobs) = mpsc::channel(WRITER_QUEUE_JOBS);
        let stats = Arc::<WriterStats>::default();
        let task = tokio::spawn(writer::Writer::new(connection, options, stats.clone()).run(jobs));
        Ok((Store { pool, writer, stats, counted: Arc::default() }, task))
    }

    /// Stores all of these in one transaction, or none; returns after the commit.
    pub(crate) async fn keep(&self, writes: Vec<Write>) -> Result<(), sqlx::Error> {
        let (done, kept) = oneshot::channel();
        let job = writer::Job { writes, done };
        self.writer.send(job).await.map_err(|_| sqlx::Error::WorkerCrashed)?;
        kept.await.map_err(|_| sqlx::Error::WorkerCrashed)?
    }

    /// The writer's statistics.
    pub(crate) fn stats(&self) -> &WriterStats {
        &self.stats
    }
}
