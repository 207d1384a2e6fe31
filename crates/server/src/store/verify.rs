//! Verifies a database: the integrity of the file, the references between rows, the hash chains of the logs and, if
//! requested, that every log can be replayed.

use std::path::Path;
use std::time::Duration;

use registry::{Msg, shorten};
use sqlx::sqlite::{SqliteConnectOptions, SqliteRow};
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};

use super::chain::{Chain, LogFault, check, pack_hash};
use super::migrations::{newest_schema_version, version};
use super::read::{LOG, log_row, log_row_or_damaged, table};
use super::rows::TableRow;
use super::{DataError, private};
use crate::room::replay;

/// The first schema version with a table for packs.
const PACKS_VERSION: i64 = 4;
/// The first schema version with chained logs.
const CHAIN_VERSION: i64 = 5;

/// The maximum number of faults reported per kind.
const NAMED_FAULTS: i64 = 100;

/// References between tables: table and column, and the table and column referred to.
const REFERENCES: [(&str, &str, &str, &str); 15] = [
    ("tables", "maker", "guests", "id"),
    ("tables", "pack_hash", "packs", "hash"),
    ("seats", "of", "tables", "id"),
    ("seats", "guest", "guests", "id"),
    ("log", "of", "tables", "id"),
    ("snapshots", "of", "tables", "id"),
    ("stopped", "of", "tables", "id"),
    ("clocks", "of", "tables", "id"),
    ("pass_rules", "of", "tables", "id"),
    ("notes", "of", "tables", "id"),
    ("sessions", "guest", "guests", "id"),
    ("records", "of", "campaigns", "id"),
    ("chapters", "of", "campaigns", "id"),
    ("places", "of", "campaigns", "id"),
    ("deeds", "of", "campaigns", "id"),
];

/// A fault found in a database.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault(Msg);

impl Fault {
    /// What is wrong and where, as a message.
    pub fn msg(&self) -> &Msg {
        &self.0
    }

    /// A damaged file, with SQLite's message.
    fn of_file(problem: &str) -> Fault {
        Fault(Msg::new("verify-file").text("problem", problem))
    }

    fn of_table(table: &str, problem: Msg) -> Fault {
        Fault(Msg::new("verify-table").text("table", table).say("problem", vec![problem]))
    }

    fn unread(table: &str, error: &sqlx::Error) -> Fault {
        Fault::of_table(table, Msg::new("verify-unread").text("problem", error.to_string()))
    }

    fn of_log(table: &str, fault: LogFault) -> Fault {
        Fault::of_table(table, fault.brief())
    }
}

/// The result of a verification.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    /// The schema version.
    pub version: i64,
    /// The number of game tables.
    pub tables: usize,
    /// The number of intact log entries.
    pub entries: usize,
    /// Whether the logs are chained; those of older versions are not.
    pub is_chained: bool,
    /// Whether the logs were replayed.
    pub is_replayed: bool,
    /// Whether the file is an intact database of ours, so that all faults are in single rows.
    pub is_sound: bool,
    /// All faults found.
    pub faults: Vec<Fault>,
}

/// The progress of a long task: the part done, and the whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// The number of bytes copied.
    Copied(u64, u64),
    /// The number of tables checked.
    Checked(usize, usize),
}

/// Verifies the database in this file, which may be in use by a server; `replay` also replays every log.
pub async fn verify(
    file: &Path,
    replay: bool,
    progress: &mut (dyn FnMut(Progress) + Send),
) -> Result<Report, DataError> {
    let mut database = open_to_read(file).await?;
    let report = check_all(&mut database, replay, progress).await;
    _ = database.close().await;
    report
}

/// Opens a read-only connection.
pub(super) async fn open_to_read(file: &Path) -> Result<SqliteConnection, DataError> {
    private::check_regular(file)?;
    // This error is more precise than SQLite's.
    std::fs::File::open(file)?;
    let options =
        SqliteConnectOptions::new().filename(file).read_only(true).busy_timeout(Duration::from_secs(10));
    Ok(options.connect().await?)
}

async fn check_all(
    database: &mut SqliteConnection,
    replay: bool,
    progress: &mut (dyn FnMut(Progress) + Send),
) -> Result<Report, DataError> {
    // All reads see the same moment.
    sqlx::raw_sql("BEGIN").execute(&mut *database).await?;
    let version = match version(&mut *database).await {
        // Not a database, or its first page is damaged.
        Err(DataError::Database(error)) => {
            let faults = vec![Fault::of_file(&error.to_string())];
            return Ok(Report { faults, ..Report::default() });
        }
        version => version?,
    };
    let mut report =
        Report { version, is_chained: version >= CHAIN_VERSION, is_replayed: replay, ..Report::default() };
    let found: Result<Vec<String>, _> =
        sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&mut *database).await;
    match found {
        Ok(lines) => {
            let faults = lines.iter().filter(|line| *line != "ok");
            report.faults.extend(faults.map(|line| Fault::of_file(line)));
        }
        Err(error) => report.faults.push(Fault::of_file(&error.to_string())),
    }
    if !report.faults.is_empty() {
        // Nothing read from a damaged file is reliable.
        return Ok(report);
    }
    if version == 0 {
        report.faults.push(Fault(Msg::new("verify-no-tables")));
        return Ok(report);
    }
    report.is_sound = true;
    check_references(&mut *database, &mut report).await?;
    if version >= PACKS_VERSION {
        check_packs(&mut *database, &mut report).await?;
    }
    let rows = sqlx::query("SELECT id FROM tables ORDER BY id").fetch_all(&mut *database).await?;
    report.tables = rows.len();
    let mut ids: Vec<String> = Vec::new();
    for row in &rows {
        match row.try_get(0) {
            Ok(id) => ids.push(id),
            Err(error) => report.faults.push(Fault::unread("?", &error)),
        }
    }
    let steps = if replay { ids.len() * 2 } else { ids.len() };
    let mut sound = Vec::new();
    for (done, id) in ids.iter().enumerate() {
        progress(Progress::Checked(done, steps));
        match read_table(&mut *database, id, &report).await? {
            Ok(None) => {}
            Ok(Some(read)) => {
                report.entries += read.entries;
                sound.push(id);
            }
            Err(fault) => report.faults.push(fault),
        }
    }
    // The transaction ends before replaying, which takes long: a running server's write-ahead log grows as long as a
    // reader's transaction is open.
    sqlx::raw_sql("COMMIT").execute(&mut *database).await?;
    if replay {
        for (done, id) in sound.into_iter().enumerate() {
            progress(Progress::Checked(ids.len() + done, steps));
            // The table and its log as of the same moment.
            let mut reading = database.begin().await?;
            let read = read_table(&mut reading, id, &report).await?;
            reading.commit().await?;
            let fault = match read {
                // The table was deleted meanwhile.
                Ok(None) => None,
                Ok(Some(read)) => {
                    let problem =
                        tokio::task::spawn_blocking(move || replayed(&read.table, &read.chunks)).await;
                    let problem = problem.unwrap_or_else(|_| Some(Msg::new("verify-broke-down")));
                    problem.map(|problem| Fault::of_table(id, problem))
                }
                Err(fault) => Some(fault),
            };
            report.faults.extend(fault);
        }
    }
    Ok(report)
}

async fn check_references(database: &mut SqliteConnection, report: &mut Report) -> Result<(), DataError> {
    for (table, column, other, key) in REFERENCES {
        let is_there = "SELECT (SELECT COUNT(*) FROM pragma_table_info(?) WHERE name = ?) \
             AND (SELECT COUNT(*) FROM pragma_table_info(?))";
        let is_there: bool = sqlx::query_scalar(is_there)
            .bind(table)
            .bind(column)
            .bind(other)
            .fetch_one(&mut *database)
            .await?;
        if !is_there {
            // Older schema versions lack some tables; the current one has all of them.
            if report.version == newest_schema_version() {
                let missing = Msg::new("verify-schema").text("table", table);
                report.faults.push(Fault(missing.text("column", column)));
            }
            continue;
        }
        let lost = sqlx::AssertSqlSafe(format!(
            "SELECT DISTINCT {column} FROM {table} WHERE {column} IS NOT NULL \
             AND {column} NOT IN (SELECT {key} FROM {other}) LIMIT {NAMED_FAULTS}"
        ));
        let lost = sqlx::query(lost).fetch_all(&mut *database).await?;
        report.faults.extend(lost.iter().map(|row| {
            // A damaged row may hold a value that is not text.
            let id = row.try_get_unchecked::<Vec<u8>, _>(0).unwrap_or_default();
            let id = shorten(&String::from_utf8_lossy(&id));
            let msg = Msg::new("verify-reference").text("table", table).text("column", column);
            Fault(msg.text("other", other).text("id", id))
        }));
    }
    Ok(())
}

async fn check_packs(database: &mut SqliteConnection, report: &mut Report) -> Result<(), DataError> {
    let hashes: Vec<String> = sqlx::query_scalar("SELECT hash FROM packs").fetch_all(&mut *database).await?;
    for hash in hashes {
        let row = sqlx::query("SELECT text FROM packs WHERE hash = ?").bind(&hash);
        let row = row.fetch_one(&mut *database).await?;
        let is_whole = row.try_get(0).is_ok_and(|text| pack_hash(text) == hash);
        if !is_whole {
            report.faults.push(Fault(Msg::new("verify-pack").text("hash", hash)));
        }
    }
    Ok(())
}

/// A table with an intact log.
struct ReadTable {
    table: TableRow,
    chunks: Vec<super::Chunk>,
    entries: usize,
}

/// Reads a table and verifies the chain of its log; `None` if there is no such table.
async fn read_table(
    database: &mut SqliteConnection,
    id: &str,
    report: &Report,
) -> Result<Result<Option<ReadTable>, Fault>, DataError> {
    let select = if report.version >= PACKS_VERSION {
        "SELECT t.*, p.text AS pack, NULL AS campaign FROM tables t \
         LEFT JOIN packs p ON p.hash = t.pack_hash WHERE t.id = ?"
    } else {
        "SELECT *, NULL AS campaign FROM tables WHERE id = ?"
    };
    let Some(row) = sqlx::query(select).bind(id).fetch_optional(&mut *database).await? else {
        return Ok(Ok(None));
    };
    let log = if report.is_chained {
        LOG
    } else {
        "SELECT n, entries, checks, kept, NULL AS chain FROM log WHERE of = ? ORDER BY n"
    };
    let rows = sqlx::query(log).bind(id).fetch_all(&mut *database).await?;
    Ok(checked(&row, &rows, report).map(Some).map_err(|problem| match problem {
        Problem::Unread(error) => Fault::unread(id, &error),
        Problem::Log(fault) => Fault::of_log(id, fault),
    }))
}

/// Why a table is faulty.
enum Problem {
    Unread(sqlx::Error),
    Log(LogFault),
}

impl From<sqlx::Error> for Problem {
    fn from(error: sqlx::Error) -> Problem {
        Problem::Unread(error)
    }
}

fn checked(row: &SqliteRow, rows: &[SqliteRow], report: &Report) -> Result<ReadTable, Problem> {
    let table = table(row)?;
    let mut head = head(row, report)?;
    let mut log: Vec<_> = rows.iter().map(log_row_or_damaged).collect();
    if !report.is_chained {
        // Unchained rows have no hashes to compare with, so the computed ones are used.
        let mut chain = Chain::of_table(&table);
        for (row, stored) in log.iter_mut().zip(rows) {
            if log_row(stored).is_err() {
                break;
            }
            chain = chain.then(row.from, &row.entries, &row.checks, &row.kept);
            row.chain = Some(chain);
        }
        head = Some(chain);
    }
    let entries = log.iter().map(super::rows::LogRow::count).sum();
    let log = check(&table, log, head)?;
    match log.fault {
        Some(fault) => Err(Problem::Log(fault)),
        None => Ok(ReadTable { table, chunks: log.chunks, entries }),
    }
}

/// The hash of the last log row, as stored in the table's row.
fn head(row: &SqliteRow, report: &Report) -> Result<Option<Chain>, sqlx::Error> {
    if !report.is_chained {
        return Ok(None);
    }
    Ok(row.try_get::<Option<Vec<u8>>, _>("log_head")?.and_then(|bytes| Chain::read(&bytes)))
}

/// Replays a log; returns why that failed, if it did.
fn replayed(table: &TableRow, chunks: &[super::Chunk]) -> Option<Msg> {
    let loaded = registry::find(&table.game).and_then(|game| replay(game, table, chunks));
    match loaded {
        Ok(loaded) => loaded.differs,
        Err(error) => Some(error.msg()),
    }
}
