//! All texts of the game exist in three languages and read correctly.

mod cards;
mod options;
mod play;

use arkham_horror::ArkhamHorror;

#[test]
fn languages_have_the_same_messages() {
    testkit::languages_agree::<ArkhamHorror>();
}
