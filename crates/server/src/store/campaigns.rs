//! Campaigns as they are kept: every state they were in, and the tables they were played at.

use serde_json::Value;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::Store;
use super::read::read;

/// Campaigns in a list at most.
const LISTED: i64 = 100;

/// A campaign.
#[derive(Clone, Debug)]
pub(crate) struct CampaignRow {
    pub(crate) id: String,
    pub(crate) game: String,
    /// Who began it.
    pub(crate) maker: String,
    /// When something last happened.
    pub(crate) at: i64,
}

/// A state that a campaign was in.
#[derive(Clone, Debug)]
pub(crate) struct RecordRow {
    /// Which, counted from 0.
    pub(crate) n: u32,
    /// The table of the game that led to it, if one did.
    pub(crate) game: Option<String>,
    /// The campaign itself, as its game writes it.
    pub(crate) campaign: Value,
}

fn campaign(row: &SqliteRow) -> Result<CampaignRow, sqlx::Error> {
    Ok(CampaignRow {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        maker: row.try_get("maker")?,
        at: row.try_get("at")?,
    })
}

fn record(row: &SqliteRow) -> Result<RecordRow, sqlx::Error> {
    Ok(RecordRow { n: row.try_get("n")?, game: row.try_get("game")?, campaign: read(row, "campaign")? })
}

impl Store {
    /// The campaign and the state it is in, if the guest began it or has played in it.
    pub(crate) async fn campaign(
        &self,
        id: &str,
        guest: &str,
    ) -> Result<Option<(CampaignRow, RecordRow)>, sqlx::Error> {
        let found = sqlx::query(
            "SELECT * FROM campaigns WHERE id = ?1 AND (maker = ?2 OR EXISTS \
             (SELECT 1 FROM chapters c JOIN seats s ON s.of = c.id WHERE c.of = ?1 AND s.guest = ?2))",
        );
        let Some(row) = found.bind(id).bind(guest).fetch_optional(&self.pool).await? else { return Ok(None) };
        let last = sqlx::query("SELECT n, game, campaign FROM records WHERE of = ? ORDER BY n DESC LIMIT 1");
        let last = last.bind(id).fetch_one(&self.pool).await?;
        Ok(Some((campaign(&row)?, record(&last)?)))
    }

    /// The guest's campaigns, the last played first, each in the state it is in.
    pub(crate) async fn campaigns(&self, guest: &str) -> Result<Vec<(CampaignRow, RecordRow)>, sqlx::Error> {
        let rows = sqlx::query(
            "SELECT a.*, r.n, r.campaign FROM campaigns a JOIN records r ON r.of = a.id \
             WHERE r.n = (SELECT MAX(n) FROM records WHERE of = a.id) AND (a.maker = ?1 OR a.id IN \
             (SELECT c.of FROM chapters c JOIN seats s ON s.of = c.id WHERE s.guest = ?1)) \
             ORDER BY a.at DESC LIMIT ?2",
        );
        let rows = rows.bind(guest).bind(LISTED).fetch_all(&self.pool).await?;
        let both = |row: &SqliteRow| {
            let record = RecordRow { n: row.try_get("n")?, game: None, campaign: read(row, "campaign")? };
            Ok((campaign(row)?, record))
        };
        rows.iter().map(both).collect()
    }

    /// How many campaigns the guest has begun.
    pub(crate) async fn campaigns_of(&self, guest: &str) -> Result<i64, sqlx::Error> {
        sqlx::query_scalar("SELECT COUNT(*) FROM campaigns WHERE maker = ?")
            .bind(guest)
            .fetch_one(&self.pool)
            .await
    }

    /// The tables of a campaign, in order, each with whether its game is written into it.
    pub(crate) async fn chapters(&self, id: &str) -> Result<Vec<(String, bool)>, sqlx::Error> {
        let rows = sqlx::query(
            "SELECT id, EXISTS (SELECT 1 FROM records r WHERE r.of = c.of AND r.game = c.id) AS told \
             FROM chapters c WHERE of = ? ORDER BY n",
        );
        let rows = rows.bind(id).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((row.try_get("id")?, row.try_get("told")?))).collect()
    }
}
