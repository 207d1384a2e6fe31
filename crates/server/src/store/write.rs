//! What can be kept, and the statements that do it.

use registry::PassRules;
use serde::Serialize;
use sqlx::SqliteConnection;

use super::campaigns::{CampaignRow, DEEDS, DeedRow, PlaceRow, RecordRow};
use super::chain::{Chain, pack_hash};
use super::names::RENAME_SEATS;
use super::rows::{LogRow, NoteRow, SeatRow, Sitter, SnapshotRow, Summary, TableRow};
use crate::program;
use crate::room::MAX_NOTES;

/// Something to keep.
#[derive(Debug)]
pub(crate) enum Write {
    /// A new guest, and the token that leads to them.
    Guest {
        /// The guest's id.
        id: String,
        /// The hash of the token.
        token_hash: String,
        /// When.
        at: i64,
    },
    /// The new name of a guest, shown at once at all their tables where they may talk.
    Name {
        /// Who.
        guest: String,
        /// What.
        name: String,
    },
    /// A new table.
    Table(Box<TableRow>),
    /// A seat as it is now.
    Seat {
        /// The table.
        of: String,
        /// Which.
        seat: u8,
        /// What.
        row: SeatRow,
    },
    /// More of a log.
    Log {
        /// The table.
        of: String,
        /// The new row.
        row: LogRow,
        /// Where the table stands after it.
        summary: Summary,
        /// When.
        at: i64,
    },
    /// What was made of a log so far, instead of what was before.
    Snapshot {
        /// The table.
        of: String,
        /// What.
        row: SnapshotRow,
    },
    /// Whether a table cannot go on in this version.
    Stopped {
        /// The table.
        of: String,
        /// Whether.
        stopped: bool,
    },
    /// What is left on the clocks of a table, between its moves.
    Clocks {
        /// The table.
        of: String,
        /// Milliseconds for each seat.
        left: Vec<u64>,
    },
    /// The pass rules of a seat, replacing its earlier ones.
    PassRules {
        /// The table.
        of: String,
        /// The seat.
        seat: u8,
        /// The rules.
        rules: PassRules,
    },
    /// A table is closed for good, with all that is kept of it.
    Close {
        /// The table.
        of: String,
    },
    /// A new campaign.
    Campaign(CampaignRow),
    /// The state that a campaign is in now.
    Record {
        /// The campaign.
        of: String,
        /// The state.
        row: RecordRow,
        /// The table of the game that led to it, if one did: what was before it is not needed any more.
        game: Option<String>,
        /// What lists show of it.
        summary: serde_json::Value,
        /// When.
        at: i64,
    },
    /// What lists show of a campaign.
    Summary {
        /// The campaign.
        of: String,
        /// What.
        summary: serde_json::Value,
    },
    /// All places of a campaign, instead of those there were.
    Places {
        /// The campaign.
        of: String,
        /// They.
        rows: Vec<PlaceRow>,
    },
    /// Somebody has come by an invitation, which leads them back there from now on.
    Arrival {
        /// The campaign or the table.
        of: String,
        /// The invitation.
        code: String,
        /// Who.
        guest: String,
    },
    /// Something that somebody did in a campaign; what has become too old goes.
    Deed {
        /// The campaign.
        of: String,
        /// What.
        row: DeedRow,
    },
    /// What a game that is over has to tell its campaign.
    Report {
        /// The table.
        of: String,
        /// What.
        report: serde_json::Value,
    },
    /// A table is no longer part of its campaign; it stays.
    Dropped {
        /// The table.
        of: String,
    },
    /// A campaign is closed for good; its tables stay.
    CloseCampaign {
        /// The campaign.
        of: String,
    },
    /// Proves that something can be written: one row, the same each time.
    Probe {
        /// When.
        at: i64,
    },
    /// A note; those that have become too old go.
    Note {
        /// The table.
        of: String,
        /// Which, counted from 0.
        n: usize,
        /// What.
        row: NoteRow,
    },
}

impl Write {
    /// Executes it within the transaction that is open.
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
            // All logs together, after the rest: a table is there before its log.
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
                    // A trigger deletes its pack if no other table has it.
                    "DELETE FROM tables WHERE id = ?",
                    "DELETE FROM seats WHERE of = ?",
                    "DELETE FROM log WHERE of = ?",
                    "DELETE FROM snapshots WHERE of = ?",
                    "DELETE FROM stopped WHERE of = ?",
                    "DELETE FROM clocks WHERE of = ?",
                    "DELETE FROM pass_rules WHERE of = ?",
                    "DELETE FROM notes WHERE of = ?",
                    "DELETE FROM arrivals WHERE of = ?",
                    // What its game has to tell stays.
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
                .bind(DEEDS)
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

/// Plain data as JSON.
pub(super) fn text(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("our rows are plain data")
}
