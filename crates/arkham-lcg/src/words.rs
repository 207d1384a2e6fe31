//! How the game speaks of itself: message ids and what they are about, no human text.

pub mod cards;
pub mod names;
