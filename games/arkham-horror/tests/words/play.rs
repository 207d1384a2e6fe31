//! Random games: every message that leaves for a player exists in three languages and reads cleanly.

use arkham_horror::{ArkhamHorror, Choice, Content, Setup};
use testkit::Spoken;

/// How many games each test plays.
const GAMES: usize = 4;

/// The set-up of a game by number: every scenario, one to six investigators.
fn setup(game: usize, content: &Content) -> Setup {
    let scenario = &content.scenarios[game % content.scenarios.len()].sheet.slug;
    let count = 1 + game * 2 % 6;
    let all = content.investigators.iter().cycle().skip(game * 5).take(count);
    let people: Vec<&str> = all.map(|sheet| sheet.slug.as_str()).collect();
    Setup::new(scenario, &people)
}

fn spoken() -> Spoken<ArkhamHorror> {
    Spoken::new(setup)
}

/// Whether the choice is one of a thing on the table.
fn points(choice: &Choice) -> bool {
    matches!(
        choice,
        Choice::Space(_)
            | Choice::Seat(_)
            | Choice::Monster(_)
            | Choice::Asset(_)
            | Choice::Act(_)
            | Choice::OwnAct
            | Choice::Ability
            | Choice::Skill(_)
            | Choice::CodexAct(_)
            | Choice::Die(_)
    )
}

#[test]
fn whatever_happens_can_be_told_in_every_language() {
    spoken().can_be_told(GAMES);
}

#[test]
fn no_line_of_the_table_is_wider_than_a_hundred_columns() {
    spoken().fits_a_terminal(GAMES, 101);
}

#[test]
fn the_table_can_be_read_as_lists() {
    spoken().can_be_read_as_lists(1);
}

#[test]
fn choices_point_at_things_on_the_table() {
    let words_only = |choice: &Choice| !points(choice);
    let spoken = spoken();
    assert!(spoken.assert_refs_exist(GAMES, words_only) > 1000);
}

#[test]
fn no_question_offers_the_same_words_twice() {
    spoken().offers_nothing_twice(GAMES, |_| false);
}
