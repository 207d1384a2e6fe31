//! Which program this is.

use std::fs::File;
use std::sync::OnceLock;

use blake3::{Hash, Hasher};

/// A fingerprint of the program that runs, if its file can be read. Rules and content are part of it.
pub(crate) fn fingerprint() -> Option<Hash> {
    static PRINT: OnceLock<Option<Hash>> = OnceLock::new();
    *PRINT.get_or_init(|| {
        let file = std::env::current_exe().and_then(File::open);
        let print = file.and_then(|file| Ok(Hasher::new().update_reader(file)?.finalize()));
        print.inspect_err(|error| tracing::warn!("no snapshots: the program cannot be read: {error}")).ok()
    })
}

/// The same as bytes, to be kept beside what the program made.
pub(crate) fn bytes() -> Option<Vec<u8>> {
    fingerprint().map(|print| print.as_bytes().to_vec())
}
