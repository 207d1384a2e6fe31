//! Identifies the running program.

use std::fs::File;
use std::sync::OnceLock;

use blake3::{Hash, Hasher};

/// The hash of the running executable, which includes rules and content; `None` if its file cannot be read.
pub(crate) fn fingerprint() -> Option<Hash> {
    static PRINT: OnceLock<Option<Hash>> = OnceLock::new();
    *PRINT.get_or_init(|| {
        let file = std::env::current_exe().and_then(File::open);
        let print = file.and_then(|file| Ok(Hasher::new().update_reader(file)?.finalize()));
        print.inspect_err(|error| tracing::warn!("no snapshots: the program cannot be read: {error}")).ok()
    })
}

/// The hash as bytes, stored with data that only the same program may use.
pub(crate) fn bytes() -> Option<Vec<u8>> {
    fingerprint().map(|print| print.as_bytes().to_vec())
}
