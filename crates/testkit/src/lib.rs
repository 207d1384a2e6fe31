//! What the tests of every game share that needs words: golden games told as stories, and everything a game can say,
//! said in every language. It knows no game; whatever is wrong is a panic that says so.

mod golden;
mod spoken;
mod story;
mod strict_localizer;

pub use golden::{Golden, by_bots, reads_as_before};
pub use spoken::{Spoken, listed};
pub use story::{Sight, Story};
pub use strict_localizer::{StrictLocalizer, all_can_be_said, in_english, languages_agree};
