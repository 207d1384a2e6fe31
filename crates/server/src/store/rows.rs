//! What is kept, row by row.

use registry::Seats;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::chain::Chain;
use super::read::parse;
use super::write::text;
use crate::protocol::{Bot, Policy};
use crate::system_message::SystemMessage;

/// A table as it was made, and where it stands.
#[derive(Clone, Debug)]
pub(crate) struct TableRow {
    pub(crate) id: String,
    pub(crate) game: String,
    /// The game on paper with an empty log.
    pub(crate) base: String,
    pub(crate) pack: Option<String>,
    pub(crate) policy: Policy,
    /// Who made it.
    pub(crate) maker: String,
    /// The campaign that it belongs to.
    pub(crate) campaign: Option<String>,
    /// When something last happened.
    pub(crate) at: i64,
    pub(crate) summary: Summary,
}

/// Where a table stands, for lists.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Summary {
    /// How far it has come: a message.
    pub(crate) stage: Option<Value>,
    /// How it ended: a message.
    pub(crate) end: Option<Value>,
    /// The seats that are asked.
    pub(crate) asked: Vec<u8>,
}

/// A seat and who sits in it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct SeatRow {
    /// What the game calls it: a message.
    pub(crate) who: Value,
    pub(crate) sitter: Sitter,
    /// Who plays for the person meanwhile.
    pub(crate) stand_in: Option<Bot>,
    /// Whether spectators may look through it.
    pub(crate) follow: bool,
    /// An open invitation to it.
    pub(crate) invitation: Option<String>,
}

/// Whose a seat is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sitter {
    /// Nobody's yet.
    Free,
    /// A bot's.
    Bot(Bot),
    /// A person's.
    Person {
        /// Which guest.
        guest: String,
        /// What they are called.
        name: String,
        /// Whether it is somebody else at the guest's screen.
        here: bool,
    },
}

impl SeatRow {
    /// The guest whose seat it is.
    pub(crate) fn guest(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Person { guest, .. } => Some(guest),
            Sitter::Free | Sitter::Bot(_) => None,
        }
    }

    /// Who plays: the bot, if one does.
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
    /// How many entries stand before it.
    pub(crate) from: usize,
    /// The entries, a list in JSON.
    pub(crate) entries: String,
    /// Fingerprints of questions, in JSON.
    pub(crate) checks: String,
    /// A [`Kept`], in JSON.
    pub(crate) kept: String,
    /// The hash of this row and all before it; none if what stands there is no hash.
    pub(crate) chain: Option<Chain>,
}

impl LogRow {
    /// A row that follows the rows that the chain stands for, and the chain with it.
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

    /// How many entries it holds.
    pub(crate) fn count(&self) -> usize {
        // A row that is not even a list is an entry that cannot be read.
        serde_json::from_str::<Vec<serde::de::IgnoredAny>>(&self.entries).map_or(1, |entries| entries.len())
    }

    /// What it holds, to be worked with. The chain is the one up to and with this row.
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

/// Some entries of a log, written together.
#[derive(Clone, Debug)]
pub(crate) struct Chunk {
    /// How many entries stood before.
    pub(crate) from: usize,
    /// They, as they are written.
    pub(crate) entries: String,
    pub(crate) checks: Vec<(usize, String)>,
    pub(crate) kept: SeatProgress,
    /// The chain of the log up to and with them.
    pub(crate) chain: Chain,
}

/// What was made of a log, so that it need not be made again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SnapshotRow {
    /// How many entries it stands for.
    pub(crate) entries: usize,
    /// A fingerprint of the program that made it.
    pub(crate) program: Vec<u8>,
    /// A fingerprint of the program, the log up to there, and the bytes.
    pub(crate) seal: Vec<u8>,
    pub(crate) bytes: Vec<u8>,
}

/// What is kept besides the log after each of its chunks.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct SeatProgress {
    /// How often each seat has said something, undone or not; every undo counts once for everybody.
    pub(crate) said: Vec<u64>,
    /// What was accepted from each seat with this chunk. Earlier versions repeated it with every later chunk.
    pub(crate) last: Vec<Option<Reply>>,
    /// Milliseconds left on each clock, if there are clocks.
    pub(crate) clocks: Vec<u64>,
    /// The seats to which the rules forbade talk after it; unknown in rows of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) silent: Option<Vec<u8>>,
}

/// A reply that was accepted, to recognise its repetition.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Reply {
    pub(crate) question: u64,
    pub(crate) reply: registry::Reply,
}

/// A note as it is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct NoteRow {
    /// How many moves stood.
    pub(crate) moves: usize,
    pub(crate) at: i64,
    pub(crate) said: Said,
}

/// What a note says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Said {
    /// The table remarks something.
    Remark(SystemMessage),
    /// Somebody in a seat.
    Seat(u8, String),
    /// Somebody who watches, by name.
    Watcher(String, String),
    /// Somebody in a seat, only to these seats: those that were their allies when they said it.
    Side(u8, Seats, String),
}
