//! The schema versions of the database, and the migrations between them.
//!
//! All pending migrations are applied in one transaction after a copy of the database was made: the database is
//! either unchanged or fully migrated. The version of the last migration is also stored in `user_version`, by which
//! programs from before migrations recognise that the database is too new for them.

use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use sqlx::sqlite::{SqliteConnectOptions, SqliteRow};
use sqlx::{ConnectOptions, Connection, Row, SqlSafeStr, SqliteConnection};
use sqlx_core::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};

use super::chain::{Chain, pack_hash};
use super::copy::{Part, copy_into, numbered_names};
use super::read::{LOG, log_row};
use super::stats::FailureKind;
use super::{DataError, FILE, private};
use crate::health::free_space;

/// Lists migrations: version, description, and the file with their SQL.
macro_rules! migrations {
    ($($version:literal $description:literal $file:literal;)+) => {
        vec![$(Migration::new(
            $version,
            Cow::Borrowed($description),
            MigrationType::Simple,
            include_str!(concat!("../../migrations/", $file)).into_sql_str(),
            false,
        )),+]
    };
}

/// All migrations, in order. A released migration is never changed: databases store a checksum of each.
static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    Migrator::with_migrations(migrations! {
        2 "schema" "0002_schema.sql";
        3 "sessions" "0003_sessions.sql";
        4 "packs" "0004_packs.sql";
        5 "log chain" "0005_log_chain.sql";
        6 "pass rules" "0006_pass_rules.sql";
    })
});

/// The number of tables after which progress is logged.
const PROGRESS_TABLES: usize = 1000;

/// The schema version that this program reads and writes.
pub fn newest_schema_version() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or_default()
}

/// The schema version of a database; 0 for a new one.
pub(super) async fn version(database: &mut SqliteConnection) -> Result<i64, DataError> {
    let marked: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *database).await?;
    let applied = applied(database).await?;
    let version = applied.iter().map(|(version, _)| *version).fold(marked, i64::max);
    if version > newest_schema_version() { Err(DataError::Newer(version)) } else { Ok(version) }
}

/// The applied migrations, each with its checksum.
async fn applied(database: &mut SqliteConnection) -> Result<Vec<(i64, Vec<u8>)>, DataError> {
    let there = "SELECT COUNT(*) FROM sqlite_schema WHERE type = 'table' AND name = ?";
    let there: i64 =
        sqlx::query_scalar(there).bind(&*MIGRATIONS.table_name).fetch_one(&mut *database).await?;
    if there == 0 {
        return Ok(Vec::new());
    }
    let applied =
        database.list_applied_migrations(&MIGRATIONS.table_name).await.map_err(sqlx::Error::from)?;
    Ok(applied.into_iter().map(|migration| (migration.version, migration.checksum.into_owned())).collect())
}

/// Migrates the database in the folder, or creates a new one.
pub(super) async fn run(folder: &Path, options: &SqliteConnectOptions) -> Result<(), DataError> {
    let mut database = options.connect().await?;
    let before = version(&mut database).await?;
    let applied = applied(&mut database).await?;
    for (version, checksum) in &applied {
        let ours = MIGRATIONS.iter().find(|migration| migration.version == *version);
        if ours.is_none_or(|migration| *migration.checksum != checksum[..]) {
            return Err(sqlx::Error::from(MigrateError::VersionMismatch(*version)).into());
        }
    }
    let is_pending =
        |migration: &&Migration| applied.iter().all(|(version, _)| *version != migration.version);
    let pending: Vec<&Migration> = MIGRATIONS.iter().filter(is_pending).collect();
    if pending.is_empty() {
        return Ok(database.close().await?);
    }
    let tables: i64 =
        sqlx::query_scalar("SELECT COUNT(*) FROM sqlite_schema").fetch_one(&mut database).await?;
    if tables > 0 {
        let copy = copy_before(folder, &mut database).await?;
        tracing::info!(
            "the database is brought from form {before} to {}; a copy is in {}",
            newest_schema_version(),
            copy.display()
        );
    }
    let mut transaction = database.begin_with("BEGIN IMMEDIATE").await?;
    transaction.ensure_migrations_table(&MIGRATIONS.table_name).await.map_err(sqlx::Error::from)?;
    for migration in pending {
        transaction.apply(&MIGRATIONS.table_name, migration).await.map_err(sqlx::Error::from)?;
        finish(migration.version, &mut transaction).await?;
    }
    let mark = sqlx::AssertSqlSafe(format!("PRAGMA user_version = {}", newest_schema_version()));
    sqlx::raw_sql(mark).execute(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(database.close().await?)
}

/// Runs the part of a migration that SQL cannot do.
async fn finish(version: i64, database: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    match version {
        2 => add_columns(database).await,
        4 => move_packs(database).await,
        5 => chain_logs(database).await,
        _ => Ok(()),
    }
}

/// Copies a database before a migration. An identical copy is not made twice, and none is overwritten.
async fn copy_before(folder: &Path, database: &mut SqliteConnection) -> Result<PathBuf, DataError> {
    let pages = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size";
    let bytes: i64 = sqlx::query_scalar(pages).fetch_one(&mut *database).await?;
    // Twice the size: the copy, and what the migration writes before it is committed.
    let needed = bytes.unsigned_abs().saturating_mul(2);
    let no_space = |free| DataError::NoSpace { needed, free };
    if let Some(free) = free_space(folder).filter(|free| *free < needed) {
        return Err(no_space(free));
    }
    let stem = FILE.trim_end_matches(".sqlite");
    let first = folder.join(format!("{stem}.before-{}.sqlite", newest_schema_version()));
    let part = Part::only_of(&first)?;
    copy_into(database, part.path()).await.map_err(|error| match FailureKind::of(&error) {
        FailureKind::Full => no_space(free_space(folder).unwrap_or_default()),
        FailureKind::Io | FailureKind::Busy | FailureKind::Other => error.into(),
    })?;
    let content = hash_of(part.path())?;
    for file in numbered_names(&first) {
        if !file.exists() {
            part.keep_as(&file)?;
            return Ok(file);
        }
        // The same copy, left by an attempt that was interrupted later.
        if hash_of(&file)? == content {
            private::restrict(&file);
            return Ok(file);
        }
    }
    unreachable!("there is a number for every file")
}

fn hash_of(file: &Path) -> Result<blake3::Hash, DataError> {
    Ok(blake3::Hasher::new().update_reader(std::fs::File::open(file)?)?.finalize())
}

/// Columns added after the first release: table, column and type. They are empty in older rows.
const ADDED: [(&str, &str, &str); 3] =
    [("campaigns", "summary", "TEXT"), ("campaigns", "program", "BLOB"), ("places", "here", "TEXT")];

async fn add_columns(database: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    for (table, column, kind) in ADDED {
        let known = sqlx::query_scalar("SELECT COUNT(*) FROM pragma_table_info(?) WHERE name = ?");
        let known: i64 = known.bind(table).bind(column).fetch_one(&mut *database).await?;
        if known == 0 {
            let add = sqlx::AssertSqlSafe(format!("ALTER TABLE {table} ADD COLUMN {column} {kind}"));
            sqlx::raw_sql(add).execute(&mut *database).await?;
        }
    }
    Ok(())
}

/// The ids selected by a query; unreadable ones are logged and skipped.
async fn table_ids(database: &mut SqliteConnection, query: &'static str) -> Result<Vec<String>, sqlx::Error> {
    let rows = sqlx::query(query).fetch_all(database).await?;
    let id = |row: &SqliteRow| {
        row.try_get(0)
            .inspect_err(|error| tracing::error!("a table has an id that cannot be read: {error}"))
            .ok()
    };
    Ok(rows.iter().filter_map(id).collect())
}

/// Moves the text of each pack to the table of packs and leaves its hash. An unreadable text is left in place: its
/// table cannot be loaded, and `verify` reports it.
async fn move_packs(database: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    for id in table_ids(database, "SELECT id FROM tables WHERE pack_hash IS NOT NULL").await? {
        let row = sqlx::query("SELECT pack_hash FROM tables WHERE id = ?").bind(&id);
        let row = row.fetch_one(&mut *database).await?;
        let text: &str = match row.try_get(0) {
            Ok(text) => text,
            Err(error) => {
                tracing::error!(table = id, "the pack cannot be read: {error}");
                continue;
            }
        };
        let hash = pack_hash(text);
        sqlx::query("INSERT OR IGNORE INTO packs (hash, text) VALUES (?, ?)")
            .bind(&hash)
            .bind(text)
            .execute(&mut *database)
            .await?;
        sqlx::query("UPDATE tables SET pack_hash = ? WHERE id = ?")
            .bind(&hash)
            .bind(&id)
            .execute(&mut *database)
            .await?;
    }
    Ok(())
}

/// Sets the chain of one row. Rows are updated one by one: joined with a list of new values, SQLite would scan that
/// list for every row.
const SET_ROW_CHAIN: &str = "UPDATE log SET chain = ? WHERE of = ? AND n = ?";

/// Computes the chains of all logs. At an unreadable row the chain ends, so that loading and `verify` report the
/// damage there.
async fn chain_logs(database: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let tables = table_ids(database, "SELECT id FROM tables").await?;
    for (done, id) in tables.iter().enumerate() {
        if done > 0 && done.is_multiple_of(PROGRESS_TABLES) {
            tracing::info!("{done} of {} tables are brought up to date", tables.len());
        }
        // Only the columns that the chain begins with: the rest of the row may be damaged.
        let row = sqlx::query(
            "SELECT t.id, game, base, text AS pack, pack_hash IS NOT NULL AND text IS NULL AS lacks_pack \
             FROM tables t LEFT JOIN packs ON hash = pack_hash WHERE t.id = ?",
        );
        let row = row.bind(id).fetch_one(&mut *database).await?;
        let mut chain = match beginning(&row) {
            Ok(chain) => chain,
            Err(error) => {
                tracing::error!(table = id, "the beginning cannot be read: {error}");
                continue;
            }
        };
        let rows = sqlx::query(LOG).bind(id).fetch_all(&mut *database).await?;
        let mut is_whole = true;
        for row in &rows {
            let row = match log_row(row) {
                Ok(row) => row,
                Err(error) => {
                    tracing::error!(table = id, "a row of the log cannot be read: {error}");
                    is_whole = false;
                    break;
                }
            };
            chain = chain.then(row.from, &row.entries, &row.checks, &row.kept);
            sqlx::query(SET_ROW_CHAIN)
                .bind(&chain.as_bytes()[..])
                .bind(id)
                .bind(row.from as i64)
                .execute(&mut *database)
                .await?;
        }
        if is_whole {
            sqlx::query("UPDATE tables SET log_head = ? WHERE id = ?")
                .bind(&chain.as_bytes()[..])
                .bind(id)
                .execute(&mut *database)
                .await?;
        }
    }
    Ok(())
}

/// The chain of a table before the first row of its log.
fn beginning(row: &SqliteRow) -> Result<Chain, sqlx::Error> {
    if row.try_get("lacks_pack")? {
        let problem = "the pack is not stored".into();
        return Err(sqlx::Error::ColumnDecode { index: "pack_hash".into(), source: problem });
    }
    Ok(Chain::new(row.try_get("id")?, row.try_get("game")?, row.try_get("base")?, row.try_get("pack")?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn chaining_a_row_reads_that_row_alone() {
        let folder = tempfile::tempdir().unwrap();
        let options = SqliteConnectOptions::new().filename(folder.path().join(FILE)).create_if_missing(true);
        run(folder.path(), &options).await.unwrap();
        let mut database = options.connect().await.unwrap();
        let plan = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {SET_ROW_CHAIN}"));
        let rows = sqlx::query(plan).bind(&[0_u8][..]).bind("table").bind(1).fetch_all(&mut database).await;
        let steps: Vec<String> = rows.unwrap().iter().map(|row| row.get("detail")).collect();
        assert_eq!(steps, ["SEARCH log USING PRIMARY KEY (of=? AND n=?)"]);
    }

    #[test]
    fn every_file_is_listed_once_under_its_version() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
        let mut files: Vec<String> = files.map(|name| name.into_string().unwrap()).collect();
        files.sort();
        let name = |migration: &Migration| {
            format!("{:04}_{}.sql", migration.version, migration.description.replace(' ', "_"))
        };
        assert_eq!(MIGRATIONS.iter().map(name).collect::<Vec<_>>(), files);
    }
}
