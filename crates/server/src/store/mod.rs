//! The database: one SQLite file with many readers and a single writer task.

mod backup;
mod campaigns;
mod chain;
mod copy;
mod migrations;
mod names;
mod private;
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
pub(crate) use campaigns::{CampaignActionRow, CampaignRow, ChapterRow, PlaceRow, RecordRow};
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
/// Bytes read at most of what the holder of a folder says about itself.
const MAX_HOLDER_BYTES: u64 = 200;
/// The capacity of the writer's queue, in jobs.
const WRITER_QUEUE_JOBS: usize = 4096;

/// Why the data folder cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum DataError {
    /// Another server uses it; the text is what that server wrote about itself, empty if unknown.
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
    /// A pipe, a device or something else stands where a file should be.
    #[error("not a regular file")]
    NotRegular,
    /// A file system error.
    #[error(transparent)]
    System(#[from] io::Error),
    /// A database error.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
}

/// A data folder locked for this process until dropped. Two servers must never run the same tables.
///
/// Two locks say so. The one on the file [`LOCK`] exists on every system and names its holder, but another process can
/// remove that file, or reach the database from another folder by a link. So the database itself is locked too, with
/// `flock`, which holds for the file whatever its name. SQLite's own locks (`fcntl`) are independent of that one, so whoever
/// reads the database, as a back-up does, notices nothing.
pub(crate) struct Folder {
    path: PathBuf,
    lock: File,
    /// The locked database, once there is one.
    database: Option<File>,
}

impl Folder {
    /// Locks the folder, creating it if necessary, and the database in it if there is one.
    pub(crate) fn take(path: &Path) -> Result<Folder, DataError> {
        private::create_folder(path)?;
        let name = path.join(LOCK);
        let lock = private::options().create(true).truncate(false).open(&name)?;
        private::restrict(&name);
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut who = String::new();
                // Some systems do not allow reading a file that is locked by another process.
                _ = lock.take(MAX_HOLDER_BYTES).read_to_string(&mut who);
                return Err(DataError::Held(who));
            }
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
        let mut folder = Folder { path: path.to_owned(), lock, database: None };
        if database_in(path).exists() {
            folder.take_database()?;
        }
        Ok(folder)
    }

    /// Takes the database, made as an empty file if it is not there; only its owner can read it from then on. No connection
    /// to it may be open in this process: closing a file ends all locks that SQLite has on it.
    fn take_database(&mut self) -> Result<(), DataError> {
        if self.database.is_some() {
            return Ok(());
        }
        let name = database_in(&self.path);
        if name.exists() {
            private::check_regular(&name)?;
        }
        let database = private::options().create(true).truncate(false).open(&name)?;
        // SQLite keeps its logs beside the file itself, whatever links lead there.
        let file = copy::resolved(&name)?;
        for suffix in ["", "-wal", "-shm"] {
            private::restrict(&copy::beside(&file, suffix));
        }
        match lock_beside_sqlite(&database) {
            Ok(is_locked) => self.database = is_locked.then_some(database),
            // The lock file of another folder may name them, but which folder that is nobody knows.
            Err(TryLockError::WouldBlock) => return Err(DataError::Held(String::new())),
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
        Ok(())
    }

    /// Writes a description of this process into the lock file, for [`DataError::Held`].
    pub(crate) fn sign(&mut self, who: &str) -> io::Result<()> {
        self.lock.set_len(0)?;
        self.lock.rewind()?;
        self.lock.write_all(who.as_bytes())
    }
}

/// Locks a database with `flock`. Returns `false` where that would keep SQLite from taking its own locks: BSD systems, and
/// network file systems on Linux, have one kind of lock only. There the lock file has to do, and this lock ends when the
/// file is closed.
#[cfg(unix)]
fn lock_beside_sqlite(database: &File) -> Result<bool, TryLockError> {
    use rustix::fs::{FlockOperation, fcntl_lock};
    database.try_lock()?;
    let is_lockable = fcntl_lock(database, FlockOperation::NonBlockingLockShared)
        .and_then(|()| fcntl_lock(database, FlockOperation::Unlock))
        .is_ok();
    if !is_lockable {
        tracing::info!("the database cannot be locked on this file system, only the lock file beside it");
    }
    Ok(is_lockable)
}

/// Locks of files keep everybody else out here, SQLite included.
#[cfg(not(unix))]
fn lock_beside_sqlite(_: &File) -> Result<bool, TryLockError> {
    Ok(false)
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
    pub(crate) async fn open(folder: &mut Folder) -> Result<(Store, JoinHandle<()>), DataError> {
        folder.take_database()?;
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
    pub(crate) async fn commit(&self, writes: Vec<Write>) -> Result<(), sqlx::Error> {
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
