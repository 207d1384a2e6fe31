//! Checks that all messages exist in all three languages and read as expected.

mod asking;
mod play;
mod printed;
mod table_talk;
mod things;

use cthulhu_duel::Duel;

#[test]
fn languages_have_the_same_messages() {
    testkit::languages_agree::<Duel>();
}
