//! Writes about campaigns.

use sqlx::SqliteConnection;

use super::text;
use crate::program;
use crate::store::campaigns::{CampaignActionRow, CampaignRow, MAX_STORED_ACTIONS, PlaceRow, RecordRow};

/// Creates a campaign.
pub(super) async fn create(to: &mut SqliteConnection, row: &CampaignRow) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO campaigns (id, game, maker, at) VALUES (?, ?, ?, ?)")
        .bind(&row.id)
        .bind(&row.game)
        .bind(&row.maker)
        .bind(row.at)
        .execute(to)
        .await?;
    Ok(())
}

/// Adds a state of the campaign, and marks the game that led to it as recorded.
pub(super) async fn record(
    to: &mut SqliteConnection,
    of: &str,
    row: &RecordRow,
    game: Option<&str>,
    summary: &serde_json::Value,
    at: i64,
) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO records (of, n, back, campaign) VALUES (?, ?, ?, ?)")
        .bind(of)
        .bind(row.n)
        .bind(row.back)
        .bind(text(&row.campaign))
        .execute(&mut *to)
        .await?;
    if let Some(game) = game {
        sqlx::query("UPDATE chapters SET told = 1 WHERE id = ?").bind(game).execute(&mut *to).await?;
        sqlx::query("DELETE FROM records WHERE of = ? AND n < ?")
            .bind(of)
            .bind(row.n)
            .execute(&mut *to)
            .await?;
    }
    sqlx::query("UPDATE campaigns SET at = ?, summary = ?, program = ? WHERE id = ?")
        .bind(at)
        .bind(text(summary))
        .bind(program::bytes())
        .bind(of)
        .execute(to)
        .await?;
    Ok(())
}

/// Replaces the summary for lists.
pub(super) async fn summary(
    to: &mut SqliteConnection,
    of: &str,
    summary: &serde_json::Value,
) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE campaigns SET summary = ?, program = ? WHERE id = ?")
        .bind(text(summary))
        .bind(program::bytes())
        .bind(of)
        .execute(to)
        .await?;
    Ok(())
}

/// Replaces all places.
pub(super) async fn places(
    to: &mut SqliteConnection,
    of: &str,
    rows: &[PlaceRow],
) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM places WHERE of = ?").bind(of).execute(&mut *to).await?;
    for row in rows {
        sqlx::query(
            "INSERT INTO places (of, n, who, guest, here, invitation, ready) VALUES (?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(of)
        .bind(row.n)
        .bind(row.who.as_ref().map(text))
        .bind(&row.guest)
        .bind(row.here.then_some(&row.name))
        .bind(&row.invitation)
        .bind(row.ready)
        .execute(&mut *to)
        .await?;
    }
    Ok(())
}

/// Adds an action and deletes the oldest beyond the limit.
pub(super) async fn action(
    to: &mut SqliteConnection,
    of: &str,
    row: &CampaignActionRow,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO deeds (of, n, record, guest, what, at)
         VALUES (?1, (SELECT COALESCE(MAX(n), -1) + 1 FROM deeds WHERE of = ?1), ?2, ?3, ?4, ?5)",
    )
    .bind(of)
    .bind(row.record)
    .bind(&row.guest)
    .bind(text(&row.what))
    .bind(row.at)
    .execute(&mut *to)
    .await?;
    sqlx::query("DELETE FROM deeds WHERE of = ?1 AND n <= (SELECT MAX(n) FROM deeds WHERE of = ?1) - ?2")
        .bind(of)
        .bind(MAX_STORED_ACTIONS)
        .execute(to)
        .await?;
    Ok(())
}

/// Stores the report of a finished game.
pub(super) async fn report(
    to: &mut SqliteConnection,
    of: &str,
    report: &serde_json::Value,
) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE chapters SET report = ? WHERE id = ?")
        .bind(text(report))
        .bind(of)
        .execute(to)
        .await?;
    Ok(())
}

/// Removes a table from its campaign.
pub(super) async fn drop_table(to: &mut SqliteConnection, of: &str) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM chapters WHERE id = ?").bind(of).execute(to).await?;
    Ok(())
}

/// Deletes the campaign; its tables remain.
pub(super) async fn close(to: &mut SqliteConnection, of: &str) -> Result<(), sqlx::Error> {
    for statement in [
        "DELETE FROM campaigns WHERE id = ?",
        "DELETE FROM records WHERE of = ?",
        "DELETE FROM chapters WHERE of = ?",
        "DELETE FROM places WHERE of = ?",
        "DELETE FROM deeds WHERE of = ?",
        "DELETE FROM arrivals WHERE of = ?",
    ] {
        sqlx::query(statement).bind(of).execute(&mut *to).await?;
    }
    Ok(())
}
