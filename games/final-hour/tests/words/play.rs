//! Plays random games and renders every message in every language.

use final_hour::content::Difficulty;
use final_hour::{FinalHour, Setup};
use testkit::Spoken;

const INVESTIGATORS: [&str; 6] =
    ["jenny-barnes", "ashcan-pete", "lily-chen", "tommy-muldoon", "michael-mcglen", "rita-young"];

/// The investigators, Ancient One and difficulty vary from game to game.
pub(crate) fn setup(game: usize) -> Setup {
    let solo = game.is_multiple_of(4);
    let count = if solo { 2 } else { 2 + game % 3 };
    Setup {
        investigators: (game..game + count).map(|n| INVESTIGATORS[n % 6].to_string()).collect(),
        ancient_one: ["cthulhu", "shudde-mell", "umordhoth"][game / 3 % 3].into(),
        difficulty: Difficulty::ALL[game / 9 % 3],
        lead: 1,
        solo,
    }
}

pub(crate) fn spoken() -> Spoken<FinalHour> {
    Spoken::new(|game, _| setup(game))
}

#[test]
fn whole_games_can_be_told() {
    spoken().can_be_told(200);
}

#[test]
fn what_is_told_reads_the_same_when_the_game_is_over() {
    spoken().reads_the_same_afterwards(8);
}
