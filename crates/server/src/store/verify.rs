//! Checks a database: that the file is sound, that its rows refer to what is there, that every log is what was written,
//! and, if wanted, that every log can be played again.

use std::path::Path;
use std::time::Duration;

use shelf::Msg;
use sqlx::sqlite::{SqliteConnectOptions, SqliteRow};
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};

use super::DataError;
use super::chain::{Chain, LogFault, check, pack_hash};
use super::migrations::{newest_schema_version, version};
use super::read::{LOG, log_row, table};
use super::rows::TableRow;
use crate::table::replay;

/// The version since which packs have a table of their own.
const PACKS_VERSION: i64 = 4;
/// The version since which logs are chained.
const CHAIN_VERSION: i64 = 5;

/// Faults of one kind that are named at most.
const NAMED_FAULTS: i64 = 100;

/// References between tables: a column, and the table and column where its values are found.
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

/// Something that is wrong in a database.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault(Msg);

impl Fault {
    /// What is wrong and where, to be said.
    pub fn msg(&self) -> &Msg {
        &self.0
    }

    /// SQLite's own words about a damaged file.
    fn of_file(problem: &str) -> Fault {
        Fault(Msg::new("verify-file").text("problem", problem))
    }

    fn of_table(table: &str, problem: Msg) -> Fault {
        Fault(Msg::new("verify-table").text("table", table).say("problem", vec![problem]))
    }

    fn of_log(table: &str, fault: LogFault) -> Fault {
        Fault::of_table(table, fault.brief())
    }
}

/// What was found in a database.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    /// The version of its schema.
    pub version: i64,
    /// Tables that games are played at.
    pub tables: usize,
    /// Entries of their logs that are what was written.
    pub entries: usize,
    /// Whether its logs are chained; those of older versions are not.
    pub is_chained: bool,
    /// Whether its logs were played again.
    pub is_replayed: bool,
    /// All that is wrong.
    pub faults: Vec<Fault>,
}

/// How far a long task has come: so much of the whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Bytes were copied.
    Copied(u64, u64),
    /// Tables were checked.
    Checked(usize, usize),
}

/// Checks the database in this file, also while a server uses it; `replay` plays every log again too.
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

/// A connection that cannot change anything.
pub(super) async fn open_to_read(file: &Path) -> Result<SqliteConnection, DataError> {
    // SQLite only says that it cannot open it.
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
    // Everything is read as it is at one moment.
    let mut database = database.begin().await?;
    let version = match version(&mut database).await {
        // Not a database, or one whose first page is damaged.
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
        // What is read from a damaged file says nothing more.
        return Ok(report);
    }
    if version == 0 {
        report.faults.push(Fault(Msg::new("verify-no-tables")));
        return Ok(report);
    }
    check_references(&mut database, &mut report).await?;
    if version >= PACKS_VERSION {
        check_packs(&mut database, &mut report).await?;
    }
    let ids: Vec<String> =
        sqlx::query_scalar("SELECT id FROM tables ORDER BY id").fetch_all(&mut *database).await?;
    report.tables = ids.len();
    for (done, id) in ids.iter().enumerate() {
        progress(Progress::Checked(done, ids.len()));
        check_table(&mut database, id, &mut report).await?;
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
            // A table that an older version does not have yet; one of ours always has all of them.
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
        let lost: Vec<String> = sqlx::query_scalar(lost).fetch_all(&mut *database).await?;
        report.faults.extend(lost.into_iter().map(|id| {
            let msg = Msg::new("verify-reference").text("table", table).text("column", column);
            Fault(msg.text("other", other).text("id", id))
        }));
    }
    Ok(())
}

async fn check_packs(database: &mut SqliteConnection, report: &mut Report) -> Result<(), DataError> {
    let hashes: Vec<String> = sqlx::query_scalar("SELECT hash FROM packs").fetch_all(&mut *database).await?;
    for hash in hashes {
        let text: String = sqlx::query_scalar("SELECT text FROM packs WHERE hash = ?")
            .bind(&hash)
            .fetch_one(&mut *database)
            .await?;
        if pack_hash(&text) != hash {
            report.faults.push(Fault(Msg::new("verify-pack").text("hash", hash)));
        }
    }
    Ok(())
}

/// Follows the chain of a table's log, and plays it again.
async fn check_table(
    database: &mut SqliteConnection,
    id: &str,
    report: &mut Report,
) -> Result<(), DataError> {
    let unread = |error: &sqlx::Error| {
        Fault::of_table(id, Msg::new("verify-unread").text("problem", error.to_string()))
    };
    let select = if report.version >= PACKS_VERSION {
        "SELECT t.*, p.text AS pack, NULL AS campaign FROM tables t \
         LEFT JOIN packs p ON p.hash = t.pack_hash WHERE t.id = ?"
    } else {
        "SELECT *, NULL AS campaign FROM tables WHERE id = ?"
    };
    let row = sqlx::query(select).bind(id).fetch_one(&mut *database).await?;
    let read = table(&row).and_then(|table| Ok((table, head(&row, report)?)));
    let (table, head) = match read {
        Ok(read) => read,
        Err(error) => {
            report.faults.push(unread(&error));
            return Ok(());
        }
    };
    let rows = if report.is_chained {
        sqlx::query(LOG).bind(id).fetch_all(&mut *database).await?
    } else {
        let log = "SELECT n, entries, checks, kept, NULL AS chain FROM log WHERE of = ? ORDER BY n";
        sqlx::query(log).bind(id).fetch_all(&mut *database).await?
    };
    let rows = rows.iter().map(log_row).collect::<Result<Vec<_>, _>>();
    let checked = rows.and_then(|mut rows| {
        let mut head = head;
        if !report.is_chained {
            // There is nothing to compare with.
            let mut chain = Chain::of_table(&table);
            for row in &mut rows {
                chain = chain.then(row.from, &row.entries, &row.checks, &row.kept);
                row.chain = Some(chain);
            }
            head = Some(chain);
        }
        let entries = rows.iter().map(super::rows::LogRow::count).sum::<usize>();
        Ok((check(&table, rows, head)?, entries))
    });
    let (log, entries) = match checked {
        Ok(checked) => checked,
        Err(error) => {
            report.faults.push(unread(&error));
            return Ok(());
        }
    };
    if let Some(fault) = log.fault {
        report.faults.push(Fault::of_log(id, fault));
        return Ok(());
    }
    report.entries += entries;
    if report.is_replayed {
        let problem = tokio::task::spawn_blocking(move || replayed(&table, &log.chunks)).await;
        let problem = problem.unwrap_or_else(|_| Some(Msg::new("verify-broke-down")));
        report.faults.extend(problem.map(|problem| Fault::of_table(id, problem)));
    }
    Ok(())
}

/// The hash of the last row of the log that stands in a table's row.
fn head(row: &SqliteRow, report: &Report) -> Result<Option<Chain>, sqlx::Error> {
    if !report.is_chained {
        return Ok(None);
    }
    Ok(row.try_get::<Option<Vec<u8>>, _>("log_head")?.and_then(|bytes| Chain::read(&bytes)))
}

/// What keeps a log from being played again.
fn replayed(table: &TableRow, chunks: &[super::Chunk]) -> Option<Msg> {
    let loaded = shelf::find(&table.game).and_then(|game| replay(game, table, chunks));
    match loaded {
        Ok(loaded) => loaded.differs,
        Err(error) => Some(error.msg()),
    }
}
