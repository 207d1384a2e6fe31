//! Writes about guests.

use sqlx::SqliteConnection;

use crate::store::names::RENAME_SEATS;

/// Creates a guest with a first session.
pub(super) async fn create_guest(
    to: &mut SqliteConnection,
    id: &str,
    token_hash: &str,
    at: i64,
) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO guests (id, name, made) VALUES (?, '', ?)")
        .bind(id)
        .bind(at)
        .execute(&mut *to)
        .await?;
    sqlx::query("INSERT INTO sessions (token_hash, guest, made) VALUES (?, ?, ?)")
        .bind(token_hash)
        .bind(id)
        .bind(at)
        .execute(to)
        .await?;
    Ok(())
}

/// Changes a guest's name, also at their tables.
pub(super) async fn rename_guest(
    to: &mut SqliteConnection,
    guest: &str,
    name: &str,
) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE guests SET name = ? WHERE id = ?").bind(name).bind(guest).execute(&mut *to).await?;
    sqlx::query(RENAME_SEATS).bind(name).bind(guest).execute(to).await?;
    Ok(())
}
