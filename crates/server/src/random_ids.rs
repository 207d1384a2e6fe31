//! Tokens, codes and ids that cannot be guessed.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chacha20::ChaCha8Rng;
use rand_core::SeedableRng;

/// Bytes from the system. Without them nothing here would be safe, so there is no going on.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// What a guest keeps in a cookie: 256 bits.
pub(crate) fn token() -> String {
    URL_SAFE_NO_PAD.encode(random::<32>())
}

/// An invitation: 128 bits.
pub(crate) fn code() -> String {
    URL_SAFE_NO_PAD.encode(random::<16>())
}

/// The id of a table: 96 bits.
pub(crate) fn table_id() -> String {
    URL_SAFE_NO_PAD.encode(random::<12>())
}

/// The id of a guest: 128 bits.
pub(crate) fn guest_id() -> String {
    URL_SAFE_NO_PAD.encode(random::<16>())
}

/// What is kept of a token.
pub(crate) fn hashed(token: &str) -> String {
    blake3::hash(token.as_bytes()).to_hex().to_string()
}

/// Dice for live games.
pub(crate) fn dice() -> ChaCha8Rng {
    ChaCha8Rng::from_seed(random())
}
