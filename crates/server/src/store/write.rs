//! The writes that the store can make, with their SQL.

use registry::PassRules;
use serde::Serialize;
use sqlx::SqliteConnection;

use super::campaigns::{CampaignRow, DeedRow, MAX_STORED_ACTIONS, PlaceRow, RecordRow};
use super::chain::{Chain, pack_hash};
use super::names::RENAME_SEATS;
use super::rows::{LogRow, NoteRow, SeatRow, Sitter, SnapshotRow, Summary, TableRow};
use crate::program;
use crate::room::MAX_NOTES;

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
    Deed {
        /// The id of the campaign.
        of: String,
        /// The action.
        row: DeedRow,
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
            Write::Guest { id, token_hash, at } => {
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
            }
            Write::Name { guest, name } => {
                sqlx::query("UPDATE guests SET name = ? WHERE id = ?")
                    .bind(name)
                    .bind(guest)
                    .execute(&mut *to)
                    .await?;
                sqlx::query(RENAME_SEATS).bind(name).bind(guest).execute(to).await?;
            }
            Write::Table(row) => {
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
            }
            Write::Seat { of, seat, row } => {
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
            }
            // Logs are written together after everything else; see `write_logs`.
            Write::Log { .. } => {}
            Write::Snapshot { of, row } => {
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
            }
            Write::Stopped { of, stopped } => {
                let statement = match stopped {
                    true => "INSERT OR REPLACE INTO stopped (of) VALUES (?)",
                    false => "DELETE FROM stopped WHERE of = ?",
                };
                sqlx::query(statement).bind(of).execute(to).await?;
            }
            Write::Clocks { of, left } => {
                sqlx::query("INSERT OR REPLACE INTO clocks (of, clocks) VALUES (?, ?)")
                    .bind(of)
                    .bind(text(left))
                    .execute(to)
                    .await?;
            }
            Write::PassRules { of, seat, rules } if rules.is_empty() => {
                sqlx::query("DELETE FROM pass_rules WHERE of = ? AND seat = ?")
                    .bind(of)
                    .bind(seat)
                    .execute(to)
                    .await?;
            }
            Write::PassRules { of, seat, rules } => {
                sqlx::query("INSERT OR REPLACE INTO pass_rules (of, seat, rules) VALUES (?, ?, ?)")
                    .bind(of)
                    .bind(seat)
                    .bind(text(rules))
                    .execute(to)
                    .await?;
            }
            Write::Close { of } => {
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
            }
            Write::Campaign(row) => {
                sqlx::query("INSERT INTO campaigns (id, game, maker, at) VALUES (?, ?, ?, ?)")
                    .bind(&row.id)
                    .bind(&row.game)
                    .bind(&row.maker)
                    .bind(row.at)
                    .execute(to)
                    .await?;
            }
            Write::Record { of, row, game, summary, at } => {
                sqlx::query("INSERT INTO records (of, n, back, campaign) VALUES (?, ?, ?, ?)")
                    .bind(of)
                    .bind(row.n)
                    .bind(row.back)
                    .bind(text(&row.campaign))
                    .execute(&mut *to)
                    .await?;
                if let Some(game) = game {
                    sqlx::query("UPDATE chapters SET told = 1 WHERE id = ?")
                        .bind(game)
                        .execute(&mut *to)
                        .await?;
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
            }
            Write::Summary { of, summary } => {
                sqlx::query("UPDATE campaigns SET summary = ?, program = ? WHERE id = ?")
                    .bind(text(summary))
                    .bind(program::bytes())
                    .bind(of)
                    .execute(to)
                    .await?;
            }
            Write::Places { of, rows } => {
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
            }
            Write::Arrival { of, code, guest } => {
                sqlx::query("INSERT OR REPLACE INTO arrivals (code, of, guest) VALUES (?, ?, ?)")
                    .bind(code)
                    .bind(of)
                    .bind(guest)
                    .execute(to)
                    .await?;
            }
            Write::Deed { of, row } => {
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
                sqlx::query(
                    "DELETE FROM deeds WHERE of = ?1 AND n <= (SELECT MAX(n) FROM deeds WHERE of = ?1) - ?2",
                )
                .bind(of)
                .bind(MAX_STORED_ACTIONS)
                .execute(to)
                .await?;
            }
            Write::Report { of, report } => {
                sqlx::query("UPDATE chapters SET report = ? WHERE id = ?")
                    .bind(text(report))
                    .bind(of)
                    .execute(to)
                    .await?;
            }
            Write::Dropped { of } => {
                sqlx::query("DELETE FROM chapters WHERE id = ?").bind(of).execute(to).await?;
            }
            Write::CloseCampaign { of } => {
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
            }
            Write::Probe { at } => {
                sqlx::query("INSERT OR REPLACE INTO probe (id, at) VALUES (1, ?)")
                    .bind(at)
                    .execute(to)
                    .await?;
            }
            Write::Note { of, n, row } => {
                sqlx::query("INSERT INTO notes (of, n, note) VALUES (?, ?, ?)")
                    .bind(of)
                    .bind(*n as i64)
                    .bind(text(row))
                    .execute(&mut *to)
                    .await?;
                sqlx::query("DELETE FROM notes WHERE of = ? AND n <= ?")
                    .bind(of)
                    .bind(*n as i64 - MAX_NOTES as i64)
                    .execute(to)
                    .await?;
            }
        }
        Ok(())
    }
}

/// Serializes plain data as JSON.
pub(super) fn text(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("our rows are plain data")
}
