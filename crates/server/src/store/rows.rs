//! The rows of the database, as structs.

use registry::Seats;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::chain::Chain;
use super::read::parse;
use super::write::text;
use crate::protocol::{Bot, Policy};
use crate::system_message::SystemMessage;

/// A table: how it was made, and its current summary.
#[derive(Clone, Debug)]
pub(crate) struct TableRow {
    pub(crate) id: String,
    pub(crate) game: String,
    /// The saved game with an empty log.
    pub(crate) base: String,
    pub(crate) pack: Option<String>,
    pub(crate) policy: Policy,
    /// The guest who made it.
    pub(crate) maker: String,
    /// The id of the campaign that it belongs to.
    pub(crate) campaign: Option<String>,
    /// When it last changed.
    pub(crate) at: i64,
    pub(crate) summary: Summary,
}

/// The state of a table as shown in lists.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Summary {
    /// The stage that the game has reached, as a message.
    pub(crate) stage: Option<Value>,
    /// The result, as a message.
    pub(crate) end: Option<Value>,
    /// The seats that have to answer.
    pub(crate) asked: Vec<u8>,
}

/// A seat and its occupant.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct SeatRow {
    /// The game's name for the seat, as a message.
    pub(crate) who: Value,
    pub(crate) sitter: Sitter,
    /// The bot that stands in for the person.
    pub(crate) stand_in: Option<Bot>,
    /// Whether spectators may see the seat's view.
    pub(crate) follow: bool,
    /// An open invitation to the seat.
    pub(crate) invitation: Option<String>,
}

/// The occupant of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sitter {
    /// Nobody yet.
    Free,
    /// A bot.
    Bot(Bot),
    /// A person.
    Person {
        /// The guest's id.
        guest: String,
        /// The person's display name.
        name: String,
        /// Whether it is another person at the guest's screen.
        here: bool,
    },
}

impl SeatRow {
    /// The guest who owns the seat.
    pub(crate) fn guest(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Person { guest, .. } => Some(guest),
            Sitter::Free | Sitter::Bot(_) => None,
        }
    }

    /// The bot that plays the seat, as its occupant or as a stand-in.
    pub(crate) fn bot(&self) -> Option<Bot> {
        match self.sitter {
            Sitter::Bot(bot) => Some(bot),
            Sitter::Person { .. } => self.stand_in,
            Sitter::Free => None,
        }
    }
}

/// A row of a log as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LogRow {
    /// The number of log entries before this row.
    pub(crate) from: usize,
    /// The entries, as a JSON list.
    pub(crate) entries: String,
    /// Fingerprints of questions, in JSON.
    pub(crate) checks: String,
    /// A [`SeatProgress`], in JSON.
    pub(crate) kept: String,
    /// The hash of this row and all before it; `None` if the stored value is not a hash.
    pub(crate) chain: Option<Chain>,
}

impl LogRow {
    /// A new row after those that `chain` covers, and the chain that includes it.
    pub(crate) fn after(
        chain: Chain,
        from: usize,
        entries: String,
        checks: &[(usize, String)],
        kept: &SeatProgress,
    ) -> (LogRow, Chain) {
        let (checks, kept) = (text(&checks), text(kept));
        let chain = chain.then(from, &entries, &checks, &kept);
        (LogRow { from, entries, checks, kept, chain: Some(chain) }, chain)
    }

    /// The number of entries in the row.
    pub(crate) fn count(&self) -> usize {
        // A row that is not a JSON list counts as one unreadable entry.
        serde_json::from_str::<Vec<serde::de::IgnoredAny>>(&self.entries).map_or(1, |entries| entries.len())
    }

    /// Parses the row. `chain` is the chain up to and including it.
    pub(super) fn read(self, chain: Chain) -> Result<Chunk, sqlx::Error> {
        Ok(Chunk {
            from: self.from,
            chain,
            checks: parse("checks", &self.checks)?,
            kept: parse("kept", &self.kept)?,
            entries: self.entries,
        })
    }
}

/// A parsed row of a log: entries that were written together.
#[derive(Clone, Debug)]
pub(crate) struct Chunk {
    /// The number of log entries before these.
    pub(crate) from: usize,
    /// The entries, as a JSON list.
    pub(crate) entries: String,
    pub(crate) checks: Vec<(usize, String)>,
    pub(crate) kept: SeatProgress,
    /// The chain of the log up to and including these entries.
    pub(crate) chain: Chain,
}

/// A snapshot: a cache of the state that a log produces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SnapshotRow {
    /// The number of log entries that it covers.
    pub(crate) entries: usize,
    /// The hash of the program that made it.
    pub(crate) program: Vec<u8>,
    /// The hash of the program, the log up to there, and the bytes.
    pub(crate) seal: Vec<u8>,
    pub(crate) bytes: Vec<u8>,
}

/// Data stored with each row of a log, beside its entries.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct SeatProgress {
    /// The number of replies of each seat, undone or not; every undo adds one for every seat.
    pub(crate) said: Vec<u64>,
    /// The reply accepted from each seat with this row. Earlier versions repeated it with every later row.
    pub(crate) last: Vec<Option<Reply>>,
    /// The milliseconds left on each clock; empty without clocks.
    pub(crate) clocks: Vec<u64>,
    /// The seats that were forbidden to talk after these entries; unknown in rows of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) silent: Option<Vec<u8>>,
}

/// An accepted reply, stored to recognise repetitions.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Reply {
    pub(crate) question: u64,
    pub(crate) reply: registry::Reply,
}

/// A note: a chat message or a message of the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct NoteRow {
    /// The number of moves when it was written.
    pub(crate) moves: usize,
    pub(crate) at: i64,
    pub(crate) said: Said,
}

/// The content and author of a note.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Said {
    /// A message of the table.
    Remark(SystemMessage),
    /// A chat message from a seat.
    Seat(u8, String),
    /// A chat message from a spectator, with their name.
    Watcher(String, String),
    /// A chat message from a seat to these seats only: its allies when it was sent.
    Side(u8, Seats, String),
}
