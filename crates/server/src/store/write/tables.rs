//! Writes about tables, except their logs.

use registry::PassRules;
use sqlx::SqliteConnection;

use super::text;
use crate::room::MAX_NOTES;
use crate::store::chain::{Chain, pack_hash};
use crate::store::rows::{NoteRow, SeatRow, Sitter, SnapshotRow, TableRow};

/// Creates a table, and stores its pack unless it is there already.
pub(super) async fn create(to: &mut SqliteConnection, row: &TableRow) -> Result<(), sqlx::Error> {
    let pack_hash = row.pack.as_deref().map(pack_hash);
    if let (Some(pack), Some(hash)) = (&row.pack, &pack_hash) {
        sqlx::query("INSERT OR IGNORE INTO packs (hash, text) VALUES (?, ?)")
            .bind(hash)
            .bind(pack)
            .execute(&mut *to)
            .await?;
    }
    sqlx::query(
        "INSERT INTO tables
         (id, game, base, pack_hash, policy, open, maker, at, stage, ending, asked, log_head)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&row.id)
    .bind(&row.game)
    .bind(&row.base)
    .bind(pack_hash)
    .bind(text(&row.policy))
    .bind(row.policy.open)
    .bind(&row.maker)
    .bind(row.at)
    .bind(row.summary.stage.as_ref().map(text))
    .bind(row.summary.end.as_ref().map(text))
    .bind(text(&row.summary.asked))
    .bind(&Chain::of_table(row).as_bytes()[..])
    .execute(&mut *to)
    .await?;
    if let Some(of) = &row.campaign {
        sqlx::query(
            "INSERT INTO chapters (id, of, n)
             VALUES (?1, ?2, (SELECT COALESCE(MAX(n), -1) + 1 FROM chapters WHERE of = ?2))",
        )
        .bind(&row.id)
        .bind(of)
        .execute(to)
        .await?;
    }
    Ok(())
}

/// Replaces a seat.
pub(super) async fn seat(
    to: &mut SqliteConnection,
    of: &str,
    seat: u8,
    row: &SeatRow,
) -> Result<(), sqlx::Error> {
    let (guest, name, here, bot) = match &row.sitter {
        Sitter::Free => (None, None, false, None),
        Sitter::Bot(bot) => (None, None, false, Some(text(bot))),
        Sitter::Person { guest, name, here } => (Some(guest), Some(name), *here, None),
    };
    sqlx::query(
        "INSERT OR REPLACE INTO seats
         (of, seat, who, guest, name, here, bot, stand_in, follow, invitation)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(of)
    .bind(seat)
    .bind(text(&row.who))
    .bind(guest)
    .bind(name)
    .bind(here)
    .bind(bot)
    .bind(row.stand_in.as_ref().map(text))
    .bind(row.follow)
    .bind(&row.invitation)
    .execute(to)
    .await?;
    Ok(())
}

/// Replaces the snapshot.
pub(super) async fn snapshot(
    to: &mut SqliteConnection,
    of: &str,
    row: &SnapshotRow,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT OR REPLACE INTO snapshots (of, entries, program, seal, bytes) VALUES (?, ?, ?, ?, ?)",
    )
    .bind(of)
    .bind(row.entries as i64)
    .bind(&row.program)
    .bind(&row.seal)
    .bind(&row.bytes)
    .execute(to)
    .await?;
    Ok(())
}

/// Records whether the table has stopped.
pub(super) async fn stopped(to: &mut SqliteConnection, of: &str, stopped: bool) -> Result<(), sqlx::Error> {
    let statement = match stopped {
        true => "INSERT OR REPLACE INTO stopped (of) VALUES (?)",
        false => "DELETE FROM stopped WHERE of = ?",
    };
    sqlx::query(statement).bind(of).execute(to).await?;
    Ok(())
}

/// Replaces the clocks.
pub(super) async fn clocks(to: &mut SqliteConnection, of: &str, left: &[u64]) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT OR REPLACE INTO clocks (of, clocks) VALUES (?, ?)")
        .bind(of)
        .bind(text(left))
        .execute(to)
        .await?;
    Ok(())
}

/// Adds a note and deletes the oldest beyond the limit.
pub(super) async fn note(
    to: &mut SqliteConnection,
    of: &str,
    n: usize,
    row: &NoteRow,
) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO notes (of, n, note) VALUES (?, ?, ?)")
        .bind(of)
        .bind(n as i64)
        .bind(text(row))
        .execute(&mut *to)
        .await?;
    sqlx::query("DELETE FROM notes WHERE of = ? AND n <= ?")
        .bind(of)
        .bind(n as i64 - MAX_NOTES as i64)
        .execute(to)
        .await?;
    Ok(())
}

/// Deletes the table and everything that belongs to it.
pub(super) async fn close(to: &mut SqliteConnection, of: &str) -> Result<(), sqlx::Error> {
    for statement in [
        // A trigger deletes the pack if no other table uses it.
        "DELETE FROM tables WHERE id = ?",
        "DELETE FROM seats WHERE of = ?",
        "DELETE FROM log WHERE of = ?",
        "DELETE FROM snapshots WHERE of = ?",
        "DELETE FROM stopped WHERE of = ?",
        "DELETE FROM clocks WHERE of = ?",
        "DELETE FROM pass_rules WHERE of = ?",
        "DELETE FROM notes WHERE of = ?",
        "DELETE FROM arrivals WHERE of = ?",
        // The report of a finished game remains.
        "DELETE FROM chapters WHERE id = ? AND report IS NULL",
    ] {
        sqlx::query(statement).bind(of).execute(&mut *to).await?;
    }
    Ok(())
}

/// Replaces the pass rules of a seat.
pub(super) async fn pass_rules(
    to: &mut SqliteConnection,
    of: &str,
    seat: u8,
    rules: &PassRules,
) -> Result<(), sqlx::Error> {
    if rules.is_empty() {
        sqlx::query("DELETE FROM pass_rules WHERE of = ? AND seat = ?")
            .bind(of)
            .bind(seat)
            .execute(to)
            .await?;
    } else {
        sqlx::query("INSERT OR REPLACE INTO pass_rules (of, seat, rules) VALUES (?, ?, ?)")
            .bind(of)
            .bind(seat)
            .bind(text(rules))
            .execute(to)
            .await?;
    }
    Ok(())
}
