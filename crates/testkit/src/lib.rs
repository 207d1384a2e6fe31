//! What the tests of every game share that needs words: golden games told as stories, and everything a game can say,
//! said in every language. It knows no game; whatever is wrong is a panic that says so.

mod golden;
mod speech;
mod spoken;
mod story;

pub use golden::{Golden, by_bots, reads_as_before};
pub use speech::{Speech, all_can_be_said, in_english, languages_agree};
pub use spoken::{Spoken, listed};
pub use story::{Sight, Story};
