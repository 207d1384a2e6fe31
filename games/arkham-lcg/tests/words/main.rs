//! Everything the game can say is there in three languages, and reads as it should.

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
