//! Checks that all messages exist in all three languages and read as expected.

mod against;
mod board;
mod cards;
mod golden;
mod names;
mod play;
mod table_talk;
mod things;

use final_hour::FinalHour;

#[test]
fn languages_have_the_same_messages() {
    testkit::languages_agree::<FinalHour>();
}
