//! Shared tests for every game that need its messages: golden games as transcripts, and checks that all messages of a
//! game can be formatted in every language. The crate depends on no game; failures panic with a description.

mod golden;
mod spoken;
mod story;
mod strict_localizer;

pub use golden::{Golden, assert_golden, by_bots};
pub use spoken::{Spoken, listed};
pub use story::{Sight, Story};
pub use strict_localizer::{StrictLocalizer, all_can_be_said, in_english, languages_agree};
