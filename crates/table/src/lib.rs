//! The engine: procedures, questions, chance, hidden things, logs. It knows no game.

mod chance;
mod seat;

pub use chance::{Dice, Odds, shuffle};
pub use seat::{Eye, Seat, Seats};
