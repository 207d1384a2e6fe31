//! The writes that the store can make. Their SQL is in one module for each subject.

mod campaigns;
mod guests;
mod tables;

use registry::PassRules;
use serde::Serialize;
use sqlx::SqliteConnection;

use super::campaigns::{CampaignActionRow, CampaignRow, PlaceRow, RecordRow};
use super::rows::{LogRow, NoteRow, SeatRow, SnapshotRow, Summary, TableRow};

/// A change to the database.
#[derive(Debug)]
pub(crate) enum Write {
    /// A new guest with their token.
    Guest {
        /// The guest's id.
        id: String,
        /// The hash of the token.
        token_hash: String,
        /// When the guest was created.
        at: i64,
    },
    /// A guest's new name, also shown at all their tables where they may talk.
    Name {
        /// The guest's id.
        guest: String,
        /// The new name.
        name: String,
    },
    /// A new table.
    Table(Box<TableRow>),
    /// The current state of a seat, replacing its row.
    Seat {
        /// The id of the table.
        of: String,
        /// The seat's number.
        seat: u8,
        /// The seat's new row.
        row: SeatRow,
    },
    /// A new row of a table's log.
    Log {
        /// The id of the table.
        of: String,
        /// The new row.
        row: LogRow,
        /// The table's summary after it.
        summary: Summary,
        /// When it was written.
        at: i64,
    },
    /// A snapshot of a table, replacing the previous one.
    Snapshot {
        /// The id of the table.
        of: String,
        /// The snapshot.
        row: SnapshotRow,
    },
    /// Whether a table cannot continue in this version.
    Stopped {
        /// The id of the table.
        of: String,
        /// True if it cannot continue.
        stopped: bool,
    },
    /// The clocks of a table, stored between moves.
    Clocks {
        /// The id of the table.
        of: String,
        /// The milliseconds left for each seat.
        left: Vec<u64>,
    },
    /// The pass rules of a seat, replacing its earlier ones.
    PassRules {
        /// The id of the table.
        of: String,
        /// The seat's number.
        seat: u8,
        /// The new rules; empty to delete the row.
        rules: PassRules,
    },
    /// Deletes a table and everything that belongs to it.
    Close {
        /// The id of the table.
        of: String,
    },
    /// A new campaign.
    Campaign(CampaignRow),
    /// A new state of a campaign.
    Record {
        /// The id of the campaign.
        of: String,
        /// The new state.
        row: RecordRow,
        /// The table of the game that led to it, if one did; earlier states are then deleted.
        game: Option<String>,
        /// The campaign's summary for lists.
        summary: serde_json::Value,
        /// When it was written.
        at: i64,
    },
    /// The summary of a campaign for lists.
    Summary {
        /// The id of the campaign.
        of: String,
        /// The new summary.
        summary: serde_json::Value,
    },
    /// All places of a campaign, replacing the existing ones.
    Places {
        /// The id of the campaign.
        of: String,
        /// The new places, replacing all existing ones.
        rows: Vec<PlaceRow>,
    },
    /// Records which guest has used an invitation, so that the link keeps working for them.
    Arrival {
        /// The id of the campaign or table.
        of: String,
        /// The invitation code.
        code: String,
        /// The guest's id.
        guest: String,
    },
    /// An action in a campaign; the oldest beyond the limit are deleted.
    CampaignAction {
        /// The id of the campaign.
        of: String,
        /// The action.
        row: CampaignActionRow,
    },
    /// The report of a finished game to its campaign.
    Report {
        /// The id of the table.
        of: String,
        /// The report.
        report: serde_json::Value,
    },
    /// Removes a table from its campaign; the table remains.
    Dropped {
        /// The id of the table.
        of: String,
    },
    /// Deletes a campaign; its tables remain.
    CloseCampaign {
        /// The id of the campaign.
        of: String,
    },
    /// A write for health checks: a single row, overwritten each time.
    Probe {
        /// When the check was made.
        at: i64,
    },
    /// A note; the oldest beyond the limit are deleted.
    Note {
        /// The id of the table.
        of: String,
        /// The note's number, counted from 0.
        n: usize,
        /// The note.
        row: NoteRow,
    },
}

impl Write {
    /// Executes the write within the open transaction.
    pub(super) async fn execute(&self, to: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        match self {
            Write::Guest { id, token_hash, at } => guests::create_guest(to, id, token_hash, *at).await,
            Write::Name { guest, name } => guests::rename_guest(to, guest, name).await,
            Write::Table(row) => tables::create(to, row).await,
            Write::Seat { of, seat, row } => tables::seat(to, of, *seat, row).await,
            // Logs are written together after everything else; see `write_logs`.
            Write::Log { .. } => Ok(()),
            Write::Snapshot { of, row } => tables::snapshot(to, of, row).await,
            Write::Stopped { of, stopped } => tables::stopped(to, of, *stopped).await,
            Write::Clocks { of, left } => tables::clocks(to, of, left).await,
            Write::PassRules { of, seat, rules } => tables::pass_rules(to, of, *seat, rules).await,
            Write::Note { of, n, row } => tables::note(to, of, *n, row).await,
            Write::Close { of } => tables::close(to, of).await,
            Write::Campaign(row) => campaigns::create(to, row).await,
            Write::Record { of, row, game, summary, at } => {
                campaigns::record(to, of, row, game.as_deref(), summary, *at).await
            }
            Write::Summary { of, summary } => campaigns::summary(to, of, summary).await,
            Write::Places { of, rows } => campaigns::places(to, of, rows).await,
            Write::CampaignAction { of, row } => campaigns::action(to, of, row).await,
            Write::Report { of, report } => campaigns::report(to, of, report).await,
            Write::Dropped { of } => campaigns::drop_table(to, of).await,
            Write::CloseCampaign { of } => campaigns::close(to, of).await,
            Write::Arrival { of, code, guest } => arrival(to, of, code, guest).await,
            Write::Probe { at } => probe(to, *at).await,
        }
    }
}

/// Records which guest has used an invitation.
async fn arrival(to: &mut SqliteConnection, of: &str, code: &str, guest: &str) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT OR REPLACE INTO arrivals (code, of, guest) VALUES (?, ?, ?)")
        .bind(code)
        .bind(of)
        .bind(guest)
        .execute(to)
        .await?;
    Ok(())
}

/// Overwrites the row of health checks.
async fn probe(to: &mut SqliteConnection, at: i64) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT OR REPLACE INTO probe (id, at) VALUES (1, ?)").bind(at).execute(to).await?;
    Ok(())
}

/// Serializes plain data as JSON.
pub(super) fn text(data: &(impl Serialize + ?Sized)) -> String {
    serde_json::to_string(data).expect("our rows are plain data")
}
