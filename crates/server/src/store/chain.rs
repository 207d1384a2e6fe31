//! The chain of a log: each row carries a hash of itself and of all that came before, so that a row that was changed,
//! moved or removed is found at its place.
//!
//! The chain begins with what the table is played from: its id, game, beginning and pack. The hash of the last row also
//! stands in the table's own row, so that missing rows at the end are found too.

use registry::Msg;

use super::rows::{Chunk, LogRow, TableRow};

/// Distinguishes these hashes from all others, and names the way in which they are made.
const CONTEXT: &str = "dreadboard 2026 log chain 1";

/// The hash up to some row of a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Chain(blake3::Hash);

impl Chain {
    /// The chain of a table before the first row of its log.
    pub(crate) fn of_table(table: &TableRow) -> Chain {
        Chain::new(&table.id, &table.game, &table.base, table.pack.as_deref())
    }

    /// The chain of a table with this id, game, beginning and pack before the first row of its log.
    pub(crate) fn new(id: &str, game: &str, base: &str, pack: Option<&str>) -> Chain {
        let mut hasher = blake3::Hasher::new_derive_key(CONTEXT);
        let pack_hash = pack.map(pack_hash).unwrap_or_default();
        for part in [id, game, base, &pack_hash] {
            add(&mut hasher, part);
        }
        Chain(hasher.finalize())
    }

    /// The chain with one more row, made of the texts that are stored.
    pub(crate) fn then(self, from: usize, entries: &str, checks: &str, kept: &str) -> Chain {
        let mut hasher = blake3::Hasher::new_derive_key(CONTEXT);
        hasher.update(self.0.as_bytes());
        hasher.update(&(from as u64).to_le_bytes());
        for part in [entries, checks, kept] {
            add(&mut hasher, part);
        }
        Chain(hasher.finalize())
    }

    /// The bytes that are stored.
    pub(crate) fn as_bytes(&self) -> &[u8; 32] {
        self.0.as_bytes()
    }

    /// What stored bytes stand for, if they are a hash.
    pub(super) fn read(bytes: &[u8]) -> Option<Chain> {
        blake3::Hash::from_slice(bytes).ok().map(Chain)
    }

    /// The same as hexadecimal digits.
    pub(super) fn to_hex(self) -> String {
        self.0.to_hex().to_string()
    }
}

/// Adds a text and its length, so that no two lists of texts are hashed alike.
fn add(hasher: &mut blake3::Hasher, text: &str) {
    hasher.update(&(text.len() as u64).to_le_bytes());
    hasher.update(text.as_bytes());
}

/// The hash under which a pack is stored.
pub(crate) fn pack_hash(text: &str) -> String {
    blake3::hash(text.as_bytes()).to_hex().to_string()
}

/// Where a log stops being what was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LogFault {
    /// The first entry that is damaged, counted from 1.
    pub(crate) entry: usize,
    pub(crate) kind: LogFaultKind,
}

impl LogFault {
    /// What is wrong, for whoever plays there.
    pub(crate) fn msg(self) -> Msg {
        self.with_id(self.ids().0)
    }

    /// The same for whoever keeps the server.
    pub(crate) fn brief(self) -> Msg {
        self.with_id(self.ids().1)
    }

    /// The messages for players and for operators.
    fn ids(self) -> (&'static str, &'static str) {
        match self.kind {
            LogFaultKind::Beginning => ("server-log-beginning", "verify-log-beginning"),
            LogFaultKind::Missing => ("server-log-missing", "verify-log-missing"),
            LogFaultKind::Changed => ("server-log-changed", "verify-log-changed"),
        }
    }

    fn with_id(self, id: &str) -> Msg {
        Msg::new(id).num("entry", self.entry as i64)
    }
}

/// How a log is damaged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LogFaultKind {
    /// What the table began with is not what was written, or its first entry is not.
    Beginning,
    /// The entry is missing.
    Missing,
    /// The entry, or what is stored with it, is not what was written, or not where it was written.
    Changed,
}

/// A log as far as it is what was written.
#[derive(Debug)]
pub(crate) struct CheckedLog {
    /// What was written before the fault, or all of it.
    pub(crate) chunks: Vec<Chunk>,
    /// The chain after the last of them.
    pub(crate) chain: Chain,
    pub(crate) fault: Option<LogFault>,
}

/// Follows the chain of a whole log, up to the first row that does not belong to it. `head` is the hash that stands in the
/// table's row.
pub(super) fn check(
    table: &TableRow,
    mut rows: Vec<LogRow>,
    head: Option<Chain>,
) -> Result<CheckedLog, sqlx::Error> {
    let mut chain = Chain::of_table(table);
    let mut chains = Vec::new();
    for row in &rows {
        let next = chain.then(row.from, &row.entries, &row.checks, &row.kept);
        if row.chain != Some(next) {
            break;
        }
        chain = next;
        chains.push(chain);
    }
    let intact = chains.len();
    // How many entries stand before the first row that is not intact.
    let before = || rows[..intact].last().map_or(0, |row| row.from + row.count());
    let is_whole = head == Some(chain);
    let fault = match rows.get(intact) {
        None if is_whole => None,
        _ if intact == 0 => Some((1, LogFaultKind::Beginning)),
        None => Some((before() + 1, LogFaultKind::Missing)),
        Some(row) if row.from > before() => Some((before() + 1, LogFaultKind::Missing)),
        Some(_) => Some((before() + 1, LogFaultKind::Changed)),
    };
    rows.truncate(intact);
    let chunks =
        rows.into_iter().zip(chains).map(|(row, chain)| row.read(chain)).collect::<Result<_, _>>()?;
    Ok(CheckedLog { chunks, chain, fault: fault.map(|(entry, kind)| LogFault { entry, kind }) })
}
