//! Tests of `dreadboard replay`.

use serde_json::Value;

use crate::driver::Desk;

#[test]
fn a_game_is_verified_shown_and_told() {
    let desk = Desk::new();
    let game = desk.finished_game();
    desk.run(&["replay", &game]).says(&["all played again", "Fingerprint", "You have"]);
    let log = desk.run(&["replay", &game, "--log"]);
    log.says(&["Round 1 begins.  [fh:round.1]"]);
    let ran = desk.run(&["replay", &game, "--json"]);
    let value: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(value["differs"], Value::Null);
    assert!(value["end"]["text"].as_str().unwrap().contains("You have"));
    assert_eq!(
        value["events"].as_array().unwrap().len(),
        log.out.lines().filter(|l| l.contains("[fh:")).count()
    );
}

#[test]
fn any_moment_can_be_looked_at() {
    let desk = Desk::new();
    let game = desk.finished_game();
    desk.run(&["replay", &game, "--to", "12"]).says(&["12 moves", "The game is not over"]);
    desk.type_in(&["replay", &game, "--step"], "\nn\nb\n10\nwhat\n99999\n\n").says(&[
        "0 of ",
        "1 of ",
        "10 of ",
        "Enter goes on",
        "You have",
    ]);
    let viewers = |seat: &str| desk.run(&["replay", &game, "--to", "12", "--seat", seat]).out;
    assert_ne!(viewers("1"), viewers("2"), "each seat sees its own hand");
}

#[test]
fn a_game_goes_on_from_any_moment_as_a_new_one() {
    let desk = Desk::new();
    let game = desk.finished_game();
    let before = std::fs::read_to_string(&game).unwrap();
    desk.run(&["replay", &game, "--to", "30", "--continue"]).says(&["You have"]);
    assert_eq!(desk.games().len(), 2);
    assert_eq!(std::fs::read_to_string(&game).unwrap(), before, "the old one stays as it was");
}
