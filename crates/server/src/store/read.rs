//! Queries.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use registry::PassRules;
use serde::de::DeserializeOwned;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::chain::{Chain, CheckedLog, check, pack_hash};
use super::rows::{LogRow, NoteRow, SeatRow, Sitter, SnapshotRow, Summary, TableRow};
use super::{Counts, Store};
use crate::names::cleaned;
use crate::room::MAX_NOTES;

/// The maximum number of tables in a list.
const MAX_LISTED_TABLES: i64 = 100;

/// The columns of a table's row without its base and pack, which can be long.
macro_rules! listed {
    ($rest:literal) => {
        concat!(
            "SELECT t.id, t.game, '' AS base, NULL AS pack, t.policy, t.maker, t.at, t.stage, t.ending, t.asked, \
             (SELECT of FROM chapters WHERE id = t.id) AS campaign FROM tables t ",
            $rest
        )
    };
}

/// Which tables to list.
#[derive(Clone, Copy, Debug)]
pub(crate) enum List {
    /// Unfinished tables at which the guest sits or which they made.
    Mine,
    /// Finished tables at which the guest sat or which they made.
    Finished,
    /// Open tables with a free seat where the guest does not sit.
    Joinable,
    /// Open tables where the guest does not sit.
    Watchable,
}

impl List {
    /// The query for a guest (?1), limited to ?2 rows.
    fn query(self) -> &'static str {
        match self {
            List::Mine => listed!(
                "WHERE t.ending IS NULL AND (t.id IN (SELECT of FROM seats WHERE guest = ?1) OR t.maker = ?1) \
                 ORDER BY t.at DESC LIMIT ?2"
            ),
            List::Finished => listed!(
                "WHERE t.ending IS NOT NULL AND (t.id IN (SELECT of FROM seats WHERE guest = ?1) OR t.maker = ?1) \
                 ORDER BY t.at DESC LIMIT ?2"
            ),
            List::Joinable => listed!(
                "WHERE t.open = 1 AND t.ending IS NULL \
                 AND EXISTS (SELECT 1 FROM seats WHERE of = t.id AND guest IS NULL AND bot IS NULL) \
                 AND NOT EXISTS (SELECT 1 FROM seats WHERE of = t.id AND guest = ?1) ORDER BY t.at DESC LIMIT ?2"
            ),
            List::Watchable => listed!(
                "WHERE t.open = 1 AND t.ending IS NULL \
                 AND NOT EXISTS (SELECT 1 FROM seats WHERE of = t.id AND guest = ?1) ORDER BY t.at DESC LIMIT ?2"
            ),
        }
    }
}

impl Store {
    /// The id and name of the guest whose token has this hash, if there is one.
    pub(crate) async fn guest_of_token(
        &self,
        token_hash: &str,
    ) -> Result<Option<(String, String)>, sqlx::Error> {
        let row = sqlx::query(
            "SELECT g.id, g.name FROM sessions s JOIN guests g ON g.id = s.guest WHERE s.token_hash = ?",
        );
        let row = row.bind(token_hash).fetch_optional(&self.pool).await?;
        row.map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).transpose()
    }

    /// Whether this pack is stored already.
    pub(crate) async fn has_pack(&self, text: &str) -> Result<bool, sqlx::Error> {
        let row = sqlx::query("SELECT 1 FROM packs WHERE hash = ?").bind(pack_hash(text));
        Ok(row.fetch_optional(&self.pool).await?.is_some())
    }

    /// Whether there is such a table.
    pub(crate) async fn is_table(&self, id: &str) -> Result<bool, sqlx::Error> {
        let row = sqlx::query("SELECT 1 FROM tables WHERE id = ?").bind(id).fetch_optional(&self.pool);
        Ok(row.await?.is_some())
    }

    /// A table and its seats.
    pub(crate) async fn table(&self, id: &str) -> Result<Option<(TableRow, Vec<SeatRow>)>, sqlx::Error> {
        let row = sqlx::query(TABLE).bind(id).fetch_optional(&self.pool).await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some((whole_table(&row)?, self.seats(id).await?)))
    }

    /// The seats of a table.
    pub(crate) async fn seats(&self, id: &str) -> Result<Vec<SeatRow>, sqlx::Error> {
        let rows = sqlx::query("SELECT * FROM seats WHERE of = ? ORDER BY seat").bind(id);
        rows.fetch_all(&self.pool).await?.iter().map(seat).collect()
    }

    /// The log of a table, in order, up to the first damaged row.
    pub(crate) async fn log(&self, table: &TableRow) -> Result<CheckedLog, sqlx::Error> {
        let head: Option<Vec<u8>> = sqlx::query_scalar("SELECT log_head FROM tables WHERE id = ?")
            .bind(&table.id)
            .fetch_one(&self.pool)
            .await?;
        let rows = sqlx::query(LOG).bind(&table.id).fetch_all(&self.pool).await?;
        let rows = rows.iter().map(log_row_or_damaged).collect();
        check(table, rows, head.and_then(|bytes| Chain::read(&bytes)))
    }

    /// The stored snapshot of a table, if there is one.
    pub(crate) async fn snapshot(&self, id: &str) -> Result<Option<SnapshotRow>, sqlx::Error> {
        let row = sqlx::query("SELECT entries, program, seal, bytes FROM snapshots WHERE of = ?").bind(id);
        let snapshot = |row: SqliteRow| {
            Ok(SnapshotRow {
                entries: row.try_get::<i64, _>("entries")? as usize,
                program: row.try_get("program")?,
                seal: row.try_get("seal")?,
                bytes: row.try_get("bytes")?,
            })
        };
        row.fetch_optional(&self.pool).await?.map(snapshot).transpose()
    }

    /// The clocks of a table as last stored between moves.
    pub(crate) async fn clocks(&self, id: &str) -> Result<Option<Vec<u64>>, sqlx::Error> {
        let row =
            sqlx::query("SELECT clocks FROM clocks WHERE of = ?").bind(id).fetch_optional(&self.pool).await?;
        row.map(|row| read(&row, "clocks")).transpose()
    }

    /// The pass rules of a table's seats. Unreadable rules are left out, so their questions are asked.
    pub(crate) async fn pass_rules(&self, id: &str) -> Result<BTreeMap<u8, PassRules>, sqlx::Error> {
        let rows = sqlx::query("SELECT seat, rules FROM pass_rules WHERE of = ?").bind(id);
        let mut all = BTreeMap::new();
        for row in rows.fetch_all(&self.pool).await? {
            match read(&row, "rules") {
                Ok(rules) => _ = all.insert(row.try_get("seat")?, rules),
                Err(error) => {
                    tracing::warn!(table = id, "pass rules that cannot be read are left out: {error}")
                }
            }
        }
        Ok(all)
    }

    /// The last notes of a table, in order, each with its number.
    pub(crate) async fn notes(&self, id: &str) -> Result<Vec<(usize, NoteRow)>, sqlx::Error> {
        let rows = sqlx::query("SELECT n, note FROM notes WHERE of = ? ORDER BY n DESC LIMIT ?");
        let rows = rows.bind(id).bind(MAX_NOTES as i64).fetch_all(&self.pool).await?;
        let note = |row: &SqliteRow| Ok((row.try_get::<i64, _>("n")? as usize, read(row, "note")?));
        rows.iter().rev().map(note).collect()
    }

    /// The table that an invitation is for.
    pub(crate) async fn invited(&self, code: &str) -> Result<Option<String>, sqlx::Error> {
        sqlx::query_scalar("SELECT of FROM seats WHERE invitation = ?")
            .bind(code)
            .fetch_optional(&self.pool)
            .await
    }

    /// The campaign or table that the guest has come to by this invitation.
    pub(crate) async fn arrival(&self, code: &str, guest: &str) -> Result<Option<String>, sqlx::Error> {
        sqlx::query_scalar("SELECT of FROM arrivals WHERE code = ? AND guest = ?")
            .bind(code)
            .bind(guest)
            .fetch_optional(&self.pool)
            .await
    }

    /// Whether the table could not continue when it was last loaded.
    pub(crate) async fn stopped(&self, id: &str) -> Result<bool, sqlx::Error> {
        let row = sqlx::query("SELECT 1 FROM stopped WHERE of = ?").bind(id).fetch_optional(&self.pool);
        Ok(row.await?.is_some())
    }

    /// The number of unfinished games that the guest has begun, without those they have left to others and those that
    /// cannot continue.
    pub(crate) async fn unfinished_games(&self, guest: &str) -> Result<i64, sqlx::Error> {
        let row = sqlx::query(
            "SELECT COUNT(*) FROM tables t WHERE maker = ?1 AND ending IS NULL \
             AND NOT EXISTS (SELECT 1 FROM stopped WHERE of = t.id) \
             AND (EXISTS (SELECT 1 FROM seats WHERE of = t.id AND guest = ?1) \
             OR NOT EXISTS (SELECT 1 FROM seats WHERE of = t.id AND guest IS NOT NULL))",
        );
        row.bind(guest).fetch_one(&self.pool).await?.try_get(0)
    }

    /// The size in bytes of the unfinished games and campaigns that the guest has begun: initial states, each pack
    /// once, and the states of campaigns. Moves do not count.
    pub(crate) async fn stored(&self, guest: &str) -> Result<u64, sqlx::Error> {
        let bytes: i64 = sqlx::query_scalar(
            "SELECT (SELECT COALESCE(SUM(octet_length(base) \
             + COALESCE((SELECT octet_length(entries) FROM log WHERE of = t.id AND n = 0), 0)), 0) \
             FROM tables t WHERE maker = ?1 AND ending IS NULL) \
             + (SELECT COALESCE(SUM(octet_length(text)), 0) FROM packs \
             WHERE hash IN (SELECT pack_hash FROM tables WHERE maker = ?1 AND ending IS NULL)) \
             + (SELECT COALESCE(SUM(octet_length(r.campaign)), 0) FROM campaigns c JOIN records r ON r.of = c.id \
             WHERE c.maker = ?1 AND c.summary ->> 'end' IS NULL)",
        )
        .bind(guest)
        .fetch_one(&self.pool)
        .await?;
        Ok(bytes.unsigned_abs())
    }

    /// Tables for a guest, most recently played first, each with its seats.
    pub(crate) async fn list(
        &self,
        which: List,
        guest: &str,
    ) -> Result<Vec<(TableRow, Vec<SeatRow>)>, sqlx::Error> {
        let query = which.query();
        let rows = sqlx::query(query).bind(guest).bind(MAX_LISTED_TABLES).fetch_all(&self.pool).await?;
        let tables: Vec<TableRow> = rows.iter().map(table).collect::<Result<_, _>>()?;
        // One query for the seats of all tables.
        let ids: Vec<&str> = tables.iter().map(|table| table.id.as_str()).collect();
        let ids = serde_json::json!(ids).to_string();
        let rows =
            sqlx::query("SELECT * FROM seats WHERE of IN (SELECT value FROM json_each(?)) ORDER BY seat");
        let mut seats: BTreeMap<String, Vec<SeatRow>> = BTreeMap::new();
        for row in &rows.bind(ids).fetch_all(&self.pool).await? {
            seats.entry(row.try_get("of")?).or_default().push(seat(row)?);
        }
        let seated = |table: TableRow| {
            let seats = seats.remove(&table.id).unwrap_or_default();
            (table, seats)
        };
        Ok(tables.into_iter().map(seated).collect())
    }

    /// The numbers of tables and guests, at most `max_age` old: counting scans all rows.
    pub(crate) async fn counts(&self, max_age: Duration) -> Result<Counts, sqlx::Error> {
        // Locked while counting, so that only one task counts at a time.
        let mut counted = self.counted.lock().await;
        if let Some((_, counts)) = counted.as_ref().filter(|(at, _)| at.elapsed() < max_age) {
            return Ok(counts.clone());
        }
        let row = sqlx::query(
            "SELECT (SELECT COUNT(*) FROM tables), (SELECT COUNT(*) FROM tables WHERE ending IS NULL), \
             (SELECT COUNT(*) FROM guests)",
        );
        let row = row.fetch_one(&self.pool).await?;
        let counts = Counts::from([
            ("tables", row.try_get(0)?),
            ("tables_going_on", row.try_get(1)?),
            ("guests", row.try_get(2)?),
        ]);
        *counted = Some((Instant::now(), counts.clone()));
        Ok(counts)
    }

    /// The time written by the last health check, in seconds since 1970.
    pub(crate) async fn probe(&self) -> Result<Option<i64>, sqlx::Error> {
        sqlx::query_scalar("SELECT at FROM probe WHERE id = 1").fetch_optional(&self.pool).await
    }
}

/// A table with its pack, by its id.
const TABLE: &str = "SELECT t.*, p.text AS pack, (SELECT of FROM chapters c WHERE c.id = t.id) AS campaign \
    FROM tables t LEFT JOIN packs p ON p.hash = t.pack_hash WHERE t.id = ?";

/// The log of a table, by its id.
pub(super) const LOG: &str = "SELECT n, entries, checks, kept, chain FROM log WHERE of = ? ORDER BY n";

pub(super) fn log_row(row: &SqliteRow) -> Result<LogRow, sqlx::Error> {
    Ok(LogRow {
        from: row.try_get::<i64, _>("n")? as usize,
        entries: row.try_get("entries")?,
        checks: row.try_get("checks")?,
        kept: row.try_get("kept")?,
        chain: row.try_get::<Option<Vec<u8>>, _>("chain")?.and_then(|bytes| Chain::read(&bytes)),
    })
}

/// As [`log_row`]; an unreadable row becomes one without a hash, which belongs to no chain.
pub(super) fn log_row_or_damaged(row: &SqliteRow) -> LogRow {
    log_row(row).unwrap_or_else(|_| LogRow {
        from: row.try_get::<i64, _>("n").unwrap_or_default() as usize,
        entries: String::new(),
        checks: String::new(),
        kept: String::new(),
        chain: None,
    })
}

/// A table with its pack. Fails if its pack is missing, because it would be another game without it.
fn whole_table(row: &SqliteRow) -> Result<TableRow, sqlx::Error> {
    let table = table(row)?;
    if table.pack.is_none() && row.try_get::<Option<String>, _>("pack_hash")?.is_some() {
        let problem = "the pack is not stored any more";
        return Err(sqlx::Error::ColumnDecode { index: "pack_hash".into(), source: problem.into() });
    }
    Ok(table)
}

pub(super) fn table(row: &SqliteRow) -> Result<TableRow, sqlx::Error> {
    Ok(TableRow {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        base: row.try_get("base")?,
        pack: row.try_get("pack")?,
        policy: read(row, "policy")?,
        maker: row.try_get("maker")?,
        campaign: row.try_get("campaign")?,
        at: row.try_get("at")?,
        summary: Summary {
            stage: read_some(row, "stage")?,
            end: read_some(row, "ending")?,
            asked: read(row, "asked")?,
        },
    })
}

fn seat(row: &SqliteRow) -> Result<SeatRow, sqlx::Error> {
    let guest: Option<String> = row.try_get("guest")?;
    let name: Option<String> = row.try_get("name")?;
    let sitter = match (guest, read_some(row, "bot")?) {
        (Some(guest), _) => {
            Sitter::Person { guest, name: cleaned(&name.unwrap_or_default()), here: row.try_get("here")? }
        }
        (None, Some(bot)) => Sitter::Bot(bot),
        (None, None) => Sitter::Free,
    };
    Ok(SeatRow {
        who: read(row, "who")?,
        sitter,
        stand_in: read_some(row, "stand_in")?,
        follow: row.try_get("follow")?,
        invitation: row.try_get("invitation")?,
    })
}

/// Parses a column that holds JSON.
pub(super) fn read<T: DeserializeOwned>(row: &SqliteRow, column: &'static str) -> Result<T, sqlx::Error> {
    parse(column, &row.try_get::<String, _>(column)?)
}

pub(super) fn read_some<T: DeserializeOwned>(
    row: &SqliteRow,
    column: &'static str,
) -> Result<Option<T>, sqlx::Error> {
    row.try_get::<Option<String>, _>(column)?.map(|text| parse(column, &text)).transpose()
}

pub(super) fn parse<T: DeserializeOwned>(column: &str, text: &str) -> Result<T, sqlx::Error> {
    serde_json::from_str(text).map_err(|e| {
        // The content may be secret, and this message appears in the server's log.
        let place = format!("cannot be read at line {}, column {}", e.line(), e.column());
        sqlx::Error::ColumnDecode { index: column.to_owned(), source: place.into() }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Folder;

    #[tokio::test]
    async fn no_list_reads_through_all_tables() {
        let folder = tempfile::tempdir().unwrap();
        let (store, _) = Store::open(&mut Folder::take(folder.path()).unwrap()).await.unwrap();
        for which in [List::Mine, List::Finished, List::Joinable, List::Watchable] {
            let plan = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {}", which.query()));
            let rows =
                sqlx::query(plan).bind("me").bind(MAX_LISTED_TABLES).fetch_all(&store.pool).await.unwrap();
            let steps: Vec<String> = rows.iter().map(|row| row.get("detail")).collect();
            let good = match which {
                List::Mine | List::Finished => steps.iter().all(|step| !step.starts_with("SCAN t")),
                // An index of unfinished tables is used, however many have ended.
                List::Joinable | List::Watchable => {
                    steps.iter().any(|step| step.starts_with("SCAN t USING INDEX tables_going"))
                }
            };
            assert!(good, "{which:?}: {steps:?}");
        }
    }
}
