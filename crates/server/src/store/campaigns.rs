//! Campaigns in the database: every state since the last game, the tables played at, the places and the actions.

use serde_json::Value;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::Store;
use super::read::{read, read_some};
use crate::campaign_action::CampaignAction;
use crate::names::cleaned;
use crate::program;

/// The maximum number of campaigns in a list.
const MAX_LISTED_CAMPAIGNS: i64 = 100;
/// The maximum number of actions stored per campaign.
pub(super) const MAX_STORED_ACTIONS: i64 = 200;

/// A campaign.
#[derive(Clone, Debug)]
pub(crate) struct CampaignRow {
    pub(crate) id: String,
    pub(crate) game: String,
    /// The guest who created it.
    pub(crate) maker: String,
    /// When it last changed.
    pub(crate) at: i64,
    /// The summary shown in lists; `None` if another program version stored it, whose messages may differ.
    pub(crate) summary: Option<Value>,
}

/// A place in a campaign that was assigned since the last game began.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct PlaceRow {
    /// The place's number within the campaign.
    pub(crate) n: u32,
    /// The member, as the message that names them; `None` if none was chosen yet.
    pub(crate) who: Option<Value>,
    /// The guest who owns it.
    pub(crate) guest: Option<String>,
    /// The name of the person who plays there.
    pub(crate) name: String,
    /// Whether that is another person at the guest's screen.
    pub(crate) here: bool,
    /// An open invitation to the place.
    pub(crate) invitation: Option<String>,
    /// Whether the player is ready for the next game.
    pub(crate) ready: bool,
}

/// An action in a campaign.
#[derive(Clone, Debug)]
pub(crate) struct CampaignActionRow {
    /// The state that it led to, if it changed the state.
    pub(crate) record: Option<u32>,
    /// The guest who did it.
    pub(crate) guest: String,
    /// The guest's name.
    pub(crate) name: String,
    /// The action.
    pub(crate) what: CampaignAction,
    /// When it was done.
    pub(crate) at: i64,
}

/// A state of a campaign.
#[derive(Clone, Debug)]
pub(crate) struct RecordRow {
    /// The state's number, counted from 0 and never reused.
    pub(crate) n: u32,
    /// The state that an undo leads to; `None` at the beginning and after a game.
    pub(crate) back: Option<u32>,
    /// The campaign itself, in its game's own form.
    pub(crate) campaign: Value,
}

/// A table that a campaign was played at.
#[derive(Clone, Debug)]
pub(crate) struct ChapterRow {
    /// The table's id. The table itself may have been closed.
    pub(crate) table: String,
    /// The report of the finished game.
    pub(crate) report: Option<Value>,
    /// Whether the report has been recorded in the campaign.
    pub(crate) recorded: bool,
}

fn campaign(row: &SqliteRow) -> Result<CampaignRow, sqlx::Error> {
    let program: Option<Vec<u8>> = row.try_get("program")?;
    let is_ours = program.is_some() && program == program::bytes();
    Ok(CampaignRow {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        maker: row.try_get("maker")?,
        at: row.try_get("at")?,
        summary: if is_ours { read_some(row, "summary")? } else { None },
    })
}

fn record(row: &SqliteRow) -> Result<RecordRow, sqlx::Error> {
    Ok(RecordRow { n: row.try_get("n")?, back: row.try_get("back")?, campaign: read(row, "campaign")? })
}

/// The campaigns of a guest (?1), at most ?2 of them.
const MINE: &str = "SELECT a.*, EXISTS (SELECT 1 FROM chapters WHERE of = a.id AND report IS NOT NULL AND told = 0) AS untold \
    FROM campaigns a WHERE a.id IN (SELECT id FROM campaigns WHERE maker = ?1 \
    UNION SELECT of FROM places WHERE guest = ?1 \
    UNION SELECT c.of FROM seats s JOIN chapters c ON c.id = s.of WHERE s.guest = ?1) ORDER BY a.summary ->> 'end' IS NOT NULL, a.at DESC LIMIT ?2";

impl Store {
    /// The campaign and its current state, if the guest created it, has a place in it or has played in it.
    pub(crate) async fn campaign(
        &self,
        id: &str,
        guest: &str,
    ) -> Result<Option<(CampaignRow, RecordRow)>, sqlx::Error> {
        let found = sqlx::query(
            "SELECT * FROM campaigns WHERE id = ?1 AND (maker = ?2 \
             OR EXISTS (SELECT 1 FROM places WHERE of = ?1 AND guest = ?2) \
             OR EXISTS (SELECT 1 FROM chapters c JOIN seats s ON s.of = c.id WHERE c.of = ?1 AND s.guest = ?2))",
        );
        let Some(row) = found.bind(id).bind(guest).fetch_optional(&self.pool).await? else { return Ok(None) };
        Ok(Some((campaign(&row)?, self.newest(id).await?)))
    }

    /// A campaign, regardless of who may see it.
    pub(crate) async fn any_campaign(&self, id: &str) -> Result<Option<CampaignRow>, sqlx::Error> {
        let row = sqlx::query("SELECT * FROM campaigns WHERE id = ?").bind(id).fetch_optional(&self.pool);
        row.await?.as_ref().map(campaign).transpose()
    }

    /// The current state of a campaign.
    pub(crate) async fn newest(&self, id: &str) -> Result<RecordRow, sqlx::Error> {
        let last = sqlx::query("SELECT n, back, campaign FROM records WHERE of = ? ORDER BY n DESC LIMIT 1");
        record(&last.bind(id).fetch_one(&self.pool).await?)
    }

    /// The guest's campaigns, unfinished ones first, then most recently played. For each, whether a finished game is
    /// not yet recorded in it.
    pub(crate) async fn campaigns(&self, guest: &str) -> Result<Vec<(CampaignRow, bool)>, sqlx::Error> {
        let rows = sqlx::query(MINE).bind(guest).bind(MAX_LISTED_CAMPAIGNS).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((campaign(row)?, row.try_get("untold")?))).collect()
    }

    /// The places of a campaign, in the order of their numbers.
    pub(crate) async fn places(&self, id: &str) -> Result<Vec<PlaceRow>, sqlx::Error> {
        let rows = sqlx::query(
            "SELECT p.*, COALESCE(p.here, g.name, '') AS name FROM places p LEFT JOIN guests g ON g.id = p.guest \
             WHERE p.of = ? ORDER BY p.n",
        );
        let place = |row: &SqliteRow| {
            Ok(PlaceRow {
                n: row.try_get("n")?,
                who: read_some(row, "who")?,
                guest: row.try_get("guest")?,
                name: cleaned(row.try_get("name")?),
                here: row.try_get::<Option<String>, _>("here")?.is_some(),
                invitation: row.try_get("invitation")?,
                ready: row.try_get("ready")?,
            })
        };
        rows.bind(id).fetch_all(&self.pool).await?.iter().map(place).collect()
    }

    /// The campaign that an invitation is for.
    pub(crate) async fn invited_to_campaign(&self, code: &str) -> Result<Option<String>, sqlx::Error> {
        sqlx::query_scalar("SELECT of FROM places WHERE invitation = ?")
            .bind(code)
            .fetch_optional(&self.pool)
            .await
    }

    /// Whether the table's campaign has an open invitation.
    pub(crate) async fn awaits_somebody(&self, table: &str) -> Result<bool, sqlx::Error> {
        let asked = "SELECT EXISTS (SELECT 1 FROM chapters c JOIN places p ON p.of = c.of \
                     WHERE c.id = ? AND p.invitation IS NOT NULL)";
        sqlx::query_scalar(asked).bind(table).fetch_one(&self.pool).await
    }

    /// The stored actions of a campaign, in order.
    pub(crate) async fn campaign_actions(&self, id: &str) -> Result<Vec<CampaignActionRow>, sqlx::Error> {
        let rows = sqlx::query(
            "SELECT d.*, COALESCE(g.name, '') AS name FROM deeds d LEFT JOIN guests g ON g.id = d.guest \
             WHERE d.of = ? ORDER BY d.n",
        );
        let action = |row: &SqliteRow| {
            Ok(CampaignActionRow {
                record: row.try_get("record")?,
                guest: row.try_get("guest")?,
                name: cleaned(row.try_get("name")?),
                what: read(row, "what")?,
                at: row.try_get("at")?,
            })
        };
        rows.bind(id).fetch_all(&self.pool).await?.iter().map(action).collect()
    }

    /// The number of unfinished campaigns that the guest created, according to their summaries.
    pub(crate) async fn campaigns_of(&self, guest: &str) -> Result<i64, sqlx::Error> {
        sqlx::query_scalar("SELECT COUNT(*) FROM campaigns WHERE maker = ? AND summary ->> 'end' IS NULL")
            .bind(guest)
            .fetch_one(&self.pool)
            .await
    }

    /// A stored state of a campaign since its last game.
    pub(crate) async fn record(&self, id: &str, n: u32) -> Result<Option<RecordRow>, sqlx::Error> {
        let row = sqlx::query("SELECT n, back, campaign FROM records WHERE of = ? AND n = ?");
        row.bind(id).bind(n).fetch_optional(&self.pool).await?.as_ref().map(record).transpose()
    }

    /// The number of stored states of a campaign.
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
                recorded: row.try_get("told")?,
            })
        };
        rows.fetch_all(&self.pool).await?.iter().map(chapter).collect()
    }
}
