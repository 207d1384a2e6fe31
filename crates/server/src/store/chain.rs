//! The hash chain of a log: each row stores a hash of itself and all rows before it, so that a changed, moved or
//! removed row is detected where it is.
//!
//! The chain begins with the table's id, game, initial state and pack. The hash of the last row is also stored in the
//! table's row, so that missing rows at the end are detected too.

use registry::Msg;

use super::rows::{Chunk, LogRow, TableRow};

/// The key derivation context, which separates these hashes from all others and versions their scheme.
const CONTEXT: &str = "dreadboard 2026 log chain 1";

/// The hash of a log up to some row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Chain(blake3::Hash);

impl Chain {
    /// The chain of a table before the first row of its log.
    pub(crate) fn of_table(table: &TableRow) -> Chain {
        Chain::new(&table.id, &table.game, &table.base, table.pack.as_deref())
    }

    /// The chain of a table with this id, game, initial state and pack before the first row of its log.
    pub(crate) fn new(id: &str, game: &str, base: &str, pack: Option<&str>) -> Chain {
        let mut hasher = blake3::Hasher::new_derive_key(CONTEXT);
        let pack_hash = pack.map(pack_hash).unwrap_or_default();
        for part in [id, game, base, &pack_hash] {
            add(&mut hasher, part);
        }
        Chain(hasher.finalize())
    }

    /// The chain extended by one row, computed from the stored texts.
    pub(crate) fn then(self, from: usize, entries: &str, checks: &str, kept: &str) -> Chain {
        let mut hasher = blake3::Hasher::new_derive_key(CONTEXT);
        hasher.update(self.0.as_bytes());
        hasher.update(&(from as u64).to_le_bytes());
        for part in [entries, checks, kept] {
            add(&mut hasher, part);
        }
        Chain(hasher.finalize())
    }

    /// The bytes stored in the database.
    pub(crate) fn as_bytes(&self) -> &[u8; 32] {
        self.0.as_bytes()
    }

    /// Parses stored bytes; `None` if they are not a hash.
    pub(super) fn read(bytes: &[u8]) -> Option<Chain> {
        blake3::Hash::from_slice(bytes).ok().map(Chain)
    }

    /// The hash in hexadecimal.
    pub(super) fn to_hex(self) -> String {
        self.0.to_hex().to_string()
    }
}

/// Hashes a text preceded by its length, so that different lists of texts never hash alike.
fn add(hasher: &mut blake3::Hasher, text: &str) {
    hasher.update(&(text.len() as u64).to_le_bytes());
    hasher.update(text.as_bytes());
}

/// The key under which a pack is stored.
pub(crate) fn pack_hash(text: &str) -> String {
    blake3::hash(text.as_bytes()).to_hex().to_string()
}

/// Where the damage of a log begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LogFault {
    /// The first damaged entry, counted from 1.
    pub(crate) entry: usize,
    pub(crate) kind: LogFaultKind,
}

impl LogFault {
    /// The message for players.
    pub(crate) fn msg(self) -> Msg {
        self.with_id(self.ids().0)
    }

    /// The message for operators.
    pub(crate) fn brief(self) -> Msg {
        self.with_id(self.ids().1)
    }

    /// The message ids for players and for operators.
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
    /// The table's initial state or its first entry was changed.
    Beginning,
    /// The entry is missing.
    Missing,
    /// The entry or the data stored with it was changed or moved.
    Changed,
}

/// The intact part of a log.
#[derive(Debug)]
pub(crate) struct CheckedLog {
    /// The rows before the fault, or all of them.
    pub(crate) chunks: Vec<Chunk>,
    /// The chain after the last of them.
    pub(crate) chain: Chain,
    pub(crate) fault: Option<LogFault>,
}

/// Verifies the chain of a whole log up to the first row that does not belong to it. `head` is the hash stored in the
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
    // The number of entries before the first damaged row.
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
