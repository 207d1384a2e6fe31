//! Unguessable tokens, codes and ids.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chacha20::ChaCha8Rng;
use rand_core::SeedableRng;

/// Returns random bytes from the system. Panics if there are none, because nothing would be secure without them.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A new guest token for a cookie: 256 bits.
pub(crate) fn token() -> String {
    URL_SAFE_NO_PAD.encode(random::<32>())
}

/// A new invitation code: 128 bits.
pub(crate) fn code() -> String {
    URL_SAFE_NO_PAD.encode(random::<16>())
}

/// A new table id: 96 bits.
pub(crate) fn table_id() -> String {
    URL_SAFE_NO_PAD.encode(random::<12>())
}

/// A new guest id: 128 bits.
pub(crate) fn guest_id() -> String {
    URL_SAFE_NO_PAD.encode(random::<16>())
}

/// The hash of a token, which is stored instead of the token.
pub(crate) fn hashed(token: &str) -> String {
    blake3::hash(token.as_bytes()).to_hex().to_string()
}

/// A new generator for the dice of a live game.
pub(crate) fn dice() -> ChaCha8Rng {
    ChaCha8Rng::from_seed(random())
}
