//! What outlives the process: an SQLite file. Everybody reads; one task writes.

mod campaigns;
mod read;
mod rows;
mod stats;
mod write;
mod writer;

use std::fs::{File, TryLockError};
use std::io::{self, Read, Seek, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, SqlitePool};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

pub(crate) use campaigns::{CampaignRow, ChapterRow, DeedRow, PlaceRow, RecordRow};
pub(crate) use read::List;
pub(crate) use rows::{Chunk, Kept, NoteRow, Reply, Said, SeatRow, Sitter, SnapshotRow, Summary, TableRow};
pub(crate) use stats::{FailureKind, WriterStats};
pub(crate) use write::Write;

/// The file's name in the data folder.
pub(crate) const FILE: &str = "dreadboard.sqlite";
/// The file that is locked while a server uses the folder.
const LOCK: &str = "dreadboard.lock";
/// Jobs that may wait for the writer.
const WAITING: usize = 4096;

const SCHEMA: &str = "
CREATE TABLE IF NOT EXISTS guests (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, made INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, base TEXT NOT NULL, pack TEXT, policy TEXT NOT NULL,
    open INTEGER NOT NULL, maker TEXT NOT NULL, at INTEGER NOT NULL,
    stage TEXT, ending TEXT, asked TEXT NOT NULL
) WITHOUT ROWID;
DROP INDEX IF EXISTS tables_open;
CREATE INDEX IF NOT EXISTS tables_going ON tables (at) WHERE open = 1 AND ending IS NULL;
CREATE INDEX IF NOT EXISTS tables_maker ON tables (maker);
CREATE TABLE IF NOT EXISTS seats (
    of TEXT NOT NULL, seat INTEGER NOT NULL, who TEXT NOT NULL, guest TEXT, name TEXT, here INTEGER NOT NULL,
    bot TEXT, stand_in TEXT, follow INTEGER NOT NULL, invitation TEXT UNIQUE,
    PRIMARY KEY (of, seat)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS seats_guest ON seats (guest);
CREATE TABLE IF NOT EXISTS log (
    of TEXT NOT NULL, n INTEGER NOT NULL, entries TEXT NOT NULL, checks TEXT NOT NULL, kept TEXT NOT NULL,
    PRIMARY KEY (of, n)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS snapshots (
    of TEXT PRIMARY KEY, entries INTEGER NOT NULL, program BLOB NOT NULL, seal BLOB NOT NULL, bytes BLOB NOT NULL
);
CREATE TABLE IF NOT EXISTS stopped (
    of TEXT PRIMARY KEY
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS clocks (
    of TEXT PRIMARY KEY, clocks TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS pass_rules (
    of TEXT NOT NULL, seat INTEGER NOT NULL, rules TEXT NOT NULL,
    PRIMARY KEY (of, seat)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS notes (
    of TEXT NOT NULL, n INTEGER NOT NULL, note TEXT NOT NULL,
    PRIMARY KEY (of, n)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS campaigns (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, maker TEXT NOT NULL, at INTEGER NOT NULL, summary TEXT,
    program BLOB
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS campaigns_maker ON campaigns (maker);
CREATE TABLE IF NOT EXISTS records (
    of TEXT NOT NULL, n INTEGER NOT NULL, back INTEGER, campaign TEXT NOT NULL,
    PRIMARY KEY (of, n)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS chapters (
    id TEXT PRIMARY KEY, of TEXT NOT NULL, n INTEGER NOT NULL, report TEXT, told INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS chapters_of ON chapters (of, n);
CREATE TABLE IF NOT EXISTS places (
    of TEXT NOT NULL, n INTEGER NOT NULL, who TEXT, guest TEXT, here TEXT, invitation TEXT UNIQUE,
    ready INTEGER NOT NULL,
    PRIMARY KEY (of, n)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS places_guest ON places (guest);
CREATE TABLE IF NOT EXISTS arrivals (
    code TEXT PRIMARY KEY, of TEXT NOT NULL, guest TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS arrivals_of ON arrivals (of);
CREATE TABLE IF NOT EXISTS deeds (
    of TEXT NOT NULL, n INTEGER NOT NULL, record INTEGER, guest TEXT NOT NULL, what TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (of, n)
) WITHOUT ROWID;
";

/// Columns that tables did not have from the beginning: nothing stands in them for what is older.
const ADDED: [(&str, &str, &str); 3] =
    [("campaigns", "summary", "TEXT"), ("campaigns", "program", "BLOB"), ("places", "here", "TEXT")];

/// The form of the file that we read and write.
const VERSION: i64 = 2;

/// Why the data cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum DataError {
    /// Another server uses it: who, in its own words.
    #[error("another server uses it ({0})")]
    Held(String),
    /// A newer version of us wrote it, in this form.
    #[error("a newer version wrote it (form {0}, this one reads up to {VERSION})")]
    Newer(i64),
    /// The system does not let us.
    #[error(transparent)]
    System(#[from] io::Error),
    /// The database does not let us.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
}

/// A data folder that is ours alone until this is dropped: two servers would each play the same tables.
pub(crate) struct Folder {
    path: PathBuf,
    lock: File,
}

impl Folder {
    /// Takes the folder, made if it is not there.
    pub(crate) fn take(path: &Path) -> Result<Folder, DataError> {
        std::fs::create_dir_all(path)?;
        let mut options = File::options();
        let mut lock = options.read(true).write(true).create(true).truncate(false).open(path.join(LOCK))?;
        match lock.try_lock() {
            Ok(()) => Ok(Folder { path: path.to_owned(), lock }),
            Err(TryLockError::WouldBlock) => {
                let mut who = String::new();
                // Some systems do not even let us read what another holds.
                _ = lock.read_to_string(&mut who);
                Err(DataError::Held(who))
            }
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }

    /// Says who has it, for others who want it.
    pub(crate) fn sign(&mut self, who: &str) -> io::Result<()> {
        self.lock.set_len(0)?;
        self.lock.rewind()?;
        self.lock.write_all(who.as_bytes())
    }
}

/// The database.
#[derive(Clone)]
pub(crate) struct Store {
    pool: SqlitePool,
    writer: mpsc::Sender<writer::Job>,
    stats: Arc<WriterStats>,
}

impl Store {
    /// Opens the database in a folder and starts the writer, which ends when the last store is dropped.
    pub(crate) async fn open(folder: &Folder) -> Result<(Store, JoinHandle<()>), DataError> {
        let options = SqliteConnectOptions::new()
            .filename(folder.path.join(FILE))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10));
        let mut connection = options.connect().await?;
        let version = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut connection).await?;
        if version > VERSION {
            return Err(DataError::Newer(version));
        }
        sqlx::raw_sql(SCHEMA).execute(&mut connection).await?;
        for (table, column, kind) in ADDED {
            let known = sqlx::query_scalar("SELECT COUNT(*) FROM pragma_table_info(?) WHERE name = ?");
            let known: i64 = known.bind(table).bind(column).fetch_one(&mut connection).await?;
            if known == 0 {
                let add = sqlx::AssertSqlSafe(format!("ALTER TABLE {table} ADD COLUMN {column} {kind}"));
                sqlx::raw_sql(add).execute(&mut connection).await?;
            }
        }
        let sign = sqlx::AssertSqlSafe(format!("PRAGMA user_version = {VERSION}"));
        sqlx::raw_sql(sign).execute(&mut connection).await?;
        // From here on the file is there, and an empty one in its place would not be ours.
        let options = options.create_if_missing(false);
        let pool = SqlitePoolOptions::new().max_connections(4).connect_with(options.clone()).await?;
        let (writer, jobs) = mpsc::channel(WAITING);
        let stats = Arc::<WriterStats>::default();
        let task = tokio::spawn(writer::Writer::new(connection, options, stats.clone()).run(jobs));
        Ok((Store { pool, writer, stats }, task))
    }

    /// Keeps these, all or none; comes back when they are safe.
    pub(crate) async fn keep(&self, writes: Vec<Write>) -> Result<(), sqlx::Error> {
        let (done, kept) = oneshot::channel();
        let job = writer::Job { writes, done };
        self.writer.send(job).await.map_err(|_| sqlx::Error::WorkerCrashed)?;
        kept.await.map_err(|_| sqlx::Error::WorkerCrashed)?
    }

    /// What the writer reports about itself.
    pub(crate) fn stats(&self) -> &WriterStats {
        &self.stats
    }
}
