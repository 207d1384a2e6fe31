//! What the tests of every game share: rule tests that read like play, golden games as transcripts, and checks that all
//! messages of a game can be formatted in every language. The crate depends on no game; failures panic with a description.

mod broken_files;
mod difference;
mod golden;
mod guide;
mod play;
mod random_play;
mod round_trips;
mod spoken;
mod story;
mod strict_localizer;

pub use broken_files::BrokenFiles;
pub use difference::sorted;
pub use golden::{Golden, assert_golden, by_bots};
pub use guide::assert_examples;
pub use play::{Play, PlayHooks, lines, position_error, started};
pub use random_play::random_move;
pub use round_trips::RoundTrips;
pub use spoken::{Spoken, listed};
pub use story::{Sight, Story};
pub use strict_localizer::{StrictLocalizer, all_can_be_said, in_english, languages_agree};
