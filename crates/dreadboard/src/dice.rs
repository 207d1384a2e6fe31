//! Dice for interactive games.

use chacha20::ChaCha8Rng;
use rand_core::SeedableRng;
use registry::Msg;

use crate::failure::Failure;

/// Dice from a seed, or from the system's random source if there is none. `moves` makes the dice of a resumed game
/// differ from those of a new one.
pub(crate) fn dice(seed: Option<u64>, moves: usize) -> Result<ChaCha8Rng, Failure> {
    let mut key = [0; 32];
    match seed {
        Some(seed) => {
            let mut hash = blake3::Hasher::new();
            hash.update(&seed.to_le_bytes()).update(&(moves as u64).to_le_bytes());
            key = *hash.finalize().as_bytes();
        }
        None => getrandom::fill(&mut key)
            .map_err(|e| Failure::Trouble(Msg::new("error-random").text("problem", e.to_string())))?,
    }
    Ok(ChaCha8Rng::from_seed(key))
}

/// Dice determined by a text, for bot hints, which must not advance the game's own dice.
pub(crate) fn dice_of(text: &str) -> ChaCha8Rng {
    ChaCha8Rng::from_seed(*blake3::hash(text.as_bytes()).as_bytes())
}
