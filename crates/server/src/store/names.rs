//! The names of guests, and the names shown at their tables.

use std::collections::BTreeMap;

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::Store;

/// Changes the name of a guest (?2) at their tables to a new one (?1), except where they are currently forbidden to
/// talk: there the table shows it once they may talk again. This is decided by the last row of the log. Where that
/// row lacks the information, the table decides when it is next loaded.
pub(super) const RENAME_SEATS: &str = "
UPDATE seats SET name = ?1 WHERE guest = ?2 AND here = 0 AND (
    EXISTS (SELECT 1 FROM tables t WHERE t.id = seats.of AND t.ending IS NOT NULL)
    OR NOT EXISTS (
        SELECT 1 FROM seats own, json_each(COALESCE(
            (SELECT l.kept -> '$.silent' FROM log l WHERE l.of = seats.of ORDER BY l.n DESC LIMIT 1), '[null]'
        )) AS silent
        WHERE own.of = seats.of AND own.guest = ?2 AND (silent.value IS NULL OR silent.value = own.seat)
    )
)";

impl Store {
    /// The current name of a guest.
    pub(crate) async fn name_of(&self, guest: &str) -> Result<Option<String>, sqlx::Error> {
        sqlx::query_scalar("SELECT name FROM guests WHERE id = ?")
            .bind(guest)
            .fetch_optional(&self.pool)
            .await
    }

    /// The tables where a guest sits under their own name.
    pub(crate) async fn tables_of(&self, guest: &str) -> Result<Vec<String>, sqlx::Error> {
        sqlx::query_scalar("SELECT DISTINCT of FROM seats WHERE guest = ? AND here = 0")
            .bind(guest)
            .fetch_all(&self.pool)
            .await
    }

    /// The current names of guests who are shown under another name at the table, by guest id.
    pub(crate) async fn held_names(&self, table: &str) -> Result<BTreeMap<String, String>, sqlx::Error> {
        let rows = sqlx::query(
            "SELECT s.guest, g.name FROM seats s JOIN guests g ON g.id = s.guest \
             WHERE s.of = ? AND s.here = 0 AND s.name IS NOT g.name",
        );
        let pair = |row: &SqliteRow| Ok((row.try_get(0)?, row.try_get(1)?));
        rows.bind(table).fetch_all(&self.pool).await?.iter().map(pair).collect()
    }
}
