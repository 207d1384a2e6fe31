//! All texts of the game exist in three languages and read correctly.

mod alike;
mod cards;
mod chance;
mod grammar;
mod log;
mod options;
mod play;
mod reasons;
mod results;
mod seat;
mod things;
mod warnings;

use arkham_lcg::Lcg;

#[test]
fn languages_have_the_same_messages() {
    testkit::languages_agree::<Lcg>();
}
