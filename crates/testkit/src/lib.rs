//! Shared tests for every game that need its messages: golden games as transcripts, and checks that all messages of a
//! game can be formatted in every language. The crate depends on no game; failures panic with a description.

mod golden;
mod speech;
mod spoken;
mod story;

pub use golden::{Golden, by_bots, reads_as_before};
pub use speech::{Speech, all_can_be_said, in_english, languages_agree};
pub use spoken::{Spoken, listed};
pub use story::{Sight, Story};
