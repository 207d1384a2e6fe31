//! Plays random games and renders every message in every language.

use cthulhu_duel::{Duel, Setup};
use testkit::Spoken;

/// The factions change seats from game to game, or are assigned at random.
pub(crate) fn spoken() -> Spoken<Duel> {
    Spoken::new(|game, _| {
        let (cthulhu, goat) = ("great-cthulhu", "black-goat");
        let factions = [[cthulhu, goat], [goat, cthulhu], ["random", "random"]][game % 3];
        Setup { factions: factions.map(String::from) }
    })
}

#[test]
fn whole_games_can_be_told() {
    spoken().can_be_told(60);
}

#[test]
fn what_is_told_reads_the_same_when_the_game_is_over() {
    spoken().reads_the_same_afterwards(8);
}

#[test]
fn no_choice_is_offered_twice_in_the_same_words() {
    spoken().offers_nothing_twice(8, |_| false);
}

#[test]
fn no_line_of_the_table_is_wider_than_a_hundred_columns() {
    spoken().fits_a_terminal(16, 9);
}
