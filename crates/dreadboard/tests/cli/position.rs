//! Tests of `dreadboard position` with moves on the command line.

use crate::driver::{Desk, Ran};

/// Roland before a skill test, with a card to commit.
const CARDS: &str = "game = 'arkham-lcg'\n[roland-banks]\nhand = ['perception']";

fn position(text: &str, more: &[&str]) -> Ran {
    let desk = Desk::new();
    desk.run(&[&["position", &desk.file("p.toml", text)], more].concat())
}

#[test]
fn a_token_below_zero_is_a_value_like_any_other() {
    let roll =
        |token: &[&str]| position(CARDS, &[&["--choose", "investigate", "--choose", "0"], token].concat());
    for token in [&["--roll", "-1"][..], &["--roll=-1"], &["--roll", "−1"], &["--roll=−1"]] {
        roll(token).says(&["−1"]);
        assert!(roll(token).out.contains("Clues: 1"), "{token:?}");
    }
    roll(&["--roll", "-9"]).fails(1, &["--roll “-9”", "cannot come to “-9”"]);
    // Something that looks like another option is not taken as a value.
    roll(&["--roll", "--seed", "1"]).fails(2, &["--roll"]);
    position("game = 'arkham-lcg'\nbag = ['−2', '-3']", &[]).says(&["Chaos bag: −2 and −3"]);
}

#[test]
fn nothing_is_said_by_a_word_where_nothing_is_an_answer() {
    for nothing in ["0", "-", "pass", "nothing", "Pass"] {
        let ran = position(
            CARDS,
            &["--choose", "investigate", "--choose", "1", "--choose", nothing, "--roll", "0"],
        );
        ran.says(&["Clues: 1", "In hand: Perception"]);
    }
    let russian =
        ["--lang", "ru", "--choose", "investigate", "--choose", "1", "--choose", "ничего", "--roll", "0"];
    position(CARDS, &russian).says(&["Улики: 1"]);
    // Where an empty answer is allowed, the error says how to give it; elsewhere it does not.
    let ran = position(CARDS, &["--choose", "investigate", "--choose", "1", "--choose", "guts"]);
    ran.fails(1, &["“guts” is not among the choices", "0 or “pass” for none"]);
    let ran = position(CARDS, &["--choose", "investigate", "--choose", "1", "--choose", "7"]);
    ran.fails(1, &["There is no choice 7", "0 or “pass” for none"]);
    let ran = position(CARDS, &["--choose", "dance"]);
    ran.fails(1, &["“dance” is not among the choices"]);
    assert!(!ran.err.contains("for none"), "{ran:?}");
}

#[test]
fn nothing_is_said_by_a_word_in_a_game_too() {
    let args = ["play", "arkham-lcg", "-y", "--seed", "3", "-s", "1=human"];
    Desk::new().type_in(&args, "pass\nquit\n").says(&["Your turn. 3 actions left."]);
    Desk::new()
        .type_in(&args, "fly\nquit\n")
        .says(&["“fly” is not among the choices", "0 or “pass” for none"]);
}

#[test]
fn an_answer_that_cannot_be_another_is_not_needed() {
    // Before the commit, “Nothing” is the only answer.
    position(CARDS, &["--choose", "investigate"]).says(&["Do you use anything before play goes on?"]);
    let passed = ["Roland passes the test: 2 against 2"];
    let commit = ["--choose", "commit perception", "--roll", "-3"];
    position(CARDS, &[&["--choose", "investigate"], &commit[..]].concat()).says(&passed);
    let by_hand = ["--choose", "investigate", "--choose", "pass"];
    position(CARDS, &[&by_hand, &commit[..]].concat()).says(&passed);
}

#[test]
fn a_complaint_about_an_answer_says_whose_question_it_is_and_what_is_asked() {
    position(CARDS, &["--choose", "investigate", "--roll", "-4"]).fails(
        1,
        &["“-4”", "Roland: You test intellect: 3 against 2", "Which cards do you commit?", "--choose"],
    );
    position(CARDS, &["--choose", "dance"]).fails(1, &["Roland: Your turn. 3 actions left."]);
}

#[test]
fn a_card_that_is_not_there_is_answered_with_the_nearest_names_alone() {
    let text = "[roland-banks]\nhand = ['machette']";
    for text in [text.to_owned(), format!("game = 'arkham-lcg'\n{text}")] {
        let ran = position(&text, &[]);
        ran.fails(
            1,
            &["roland-banks.hand: there is no card “machette”.", "Did you mean “machete”?", "01020"],
        );
        for other in ["final-hour", "cthulhu-duel", "beat-cop"] {
            assert!(!ran.err.contains(other), "{ran:?}");
        }
    }
    let ran = position("[roland-banks]\nhand = ['ghoul-minion']", &[]);
    ran.fails(1, &["“ghoul-minion” is not a card that can lie here."]);
    // A key that no game has is reported for all games; one below a key that only one game has, by that game.
    position("[roland-bank]\nhand = []", &[]).fails(1, &["As a position of final-hour:"]);
    let ran = position("[roland-banks]\nhands = []", &[]);
    ran.fails(1, &["there is no key “hands”", "mean “hand”"]);
    assert!(!ran.err.contains("final-hour"), "{ran:?}");
}

#[test]
fn a_place_that_is_not_laid_out_is_said_to_be_missing_there() {
    let at = |place: &str| position(&format!("game = 'arkham-lcg'\n[roland-banks]\nat = '{place}'"), &[]);
    at("hallway").fails(1, &["roland-banks.at: ", "“hallway” is not in play", "[places]", "study"]);
    at("halway").fails(1, &["there is no “halway”", "mean “hallway”"]);
}
