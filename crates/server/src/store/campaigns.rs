//! Campaigns as they are kept: every state since the last game, and the tables they were played at.

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
    /// Which, counted from 0. No number comes twice.
    pub(crate) n: u32,
    /// The state that taking the last change back leads to; none where a game, or nothing, came before.
    pub(crate) back: Option<u32>,
    /// The campaign itself, as its game writes it.
    pub(crate) campaign: Value,
}

/// A table that a campaign was played at.
#[derive(Clone, Debug)]
pub(crate) struct ChapterRow {
    /// Its id. The table itself may be closed by now.
    pub(crate) table: String,
    /// What its game has to tell, once it is over.
    pub(crate) report: Option<Value>,
    /// Whether that is written into the campaign.
    pub(crate) told: bool,
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
    Ok(RecordRow { n: row.try_get("n")?, back: row.try_get("back")?, campaign: read(row, "campaign")? })
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
        let last = sqlx::query("SELECT n, back, campaign FROM records WHERE of = ? ORDER BY n DESC LIMIT 1");
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
            let record = RecordRow { n: row.try_get("n")?, back: None, campaign: read(row, "campaign")? };
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

    /// A state that a campaign was in since its last game.
    pub(crate) async fn record(&self, id: &str, n: u32) -> Result<Option<RecordRow>, sqlx::Error> {
        let row = sqlx::query("SELECT n, back, campaign FROM records WHERE of = ? AND n = ?");
        row.bind(id).bind(n).fetch_optional(&self.pool).await?.as_ref().map(record).transpose()
    }

    /// How many states of a campaign are kept.
    pub(crate) async fn records(&self, id: &str) -> Result<i64, sqlx::Error> {
        sqlx::query_scalar("SELECT COUNT(*) FROM records WHERE of = ?").bind(id).fetch_one(&self.pool).await
    }

    /// The tables of a campaign, in order.
    pub(crate) async fn chapters(&self, id: &str) -> Result<Vec<ChapterRow>, sqlx::Error> {
        let rows = sqlx::query("SELECT id, report, told FROM chapters WHERE of = ? ORDER BY n").bind(id);
        let chapter = |row: &SqliteRow| {
            let report: Option<String> = row.try_get("report")?;
            Ok(ChapterRow {
                table: row.try_get("id")?,
                report: report.and_then(|text| serde_json::from_str(&text).ok()),
                told: row.try_get("told")?,
            })
        };
        rows.fetch_all(&self.pool).await?.iter().map(chapter).collect()
    }
}
