//! Doom: placing, spreading, gate bursts, removing.
//!
//! Doom is placed strictly one token at a time, and what a token sets off is carried out before the next one is placed.

mod placing;
mod removing;
mod spreading;

pub use placing::{CluesToSheet, PlaceDoom, PlaceDoomEach};
pub use removing::{DoomSource, RemoveDoom};
pub use spreading::{GateBurst, SpreadDoom};
