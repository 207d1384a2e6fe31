//! Tests of campaigns typed in: begun, changed, played by bots, left and resumed.

use std::fs;

use serde_json::Value;

use crate::driver::Desk;

const BEGIN: [&str; 9] =
    ["campaign", "arkham-lcg", "-y", "--lang", "en", "--seed", "3", "--seat", "1=random"];

fn kept(desk: &Desk) -> Value {
    let text = fs::read_to_string(desk.path("home/campaigns/arkham-lcg-1.json")).expect("it is kept");
    serde_json::from_str(&text).expect("JSON")
}

#[test]
fn bots_play_a_campaign_to_its_end_scenario_by_scenario() {
    let desk = Desk::new();
    // Enter accepts every default between the scenarios, which plays on and replaces lost investigators.
    let ran = desk.type_in(&BEGIN, &"\n".repeat(40));
    ran.says(&["Play: The Gathering", "The Gathering: ", "Everything is in"]);
    let kept = kept(&desk);
    assert_eq!(kept["playing"], Value::Null);
    assert_eq!(kept["played"].as_array().expect("games").len(), desk.games().len());
    desk.run(&["campaign", "--list"]).says(&["arkham-lcg-1", "Night of the Zealot", "campaign is"]);
    // The same seed gives the same campaign.
    let other = Desk::new();
    assert_eq!(other.type_in(&BEGIN, &"\n".repeat(40)).code, Some(0));
    assert_eq!(self::kept(&other)["campaign"], kept["campaign"]);
}

#[test]
fn a_scenario_by_itself_is_told_as_one_and_over_after_it() {
    let desk = Desk::new();
    let args = [&BEGIN[..], &["scenario=the-devourer-below", "the-gathering=2"]].concat();
    let ran = desk.type_in(&args, &"\n".repeat(20));
    ran.says(&["The Devourer Below by itself", "was not played", "the house stands", "Everything is in"]);
    assert_eq!(desk.games().len(), 1);
    desk.run(&["campaign", "--list"]).says(&["The Devourer Below by itself", "The scenario is"]);
}

#[test]
fn a_deck_is_changed_taken_back_written_and_read_again() {
    let desk = Desk::new();
    let file = desk.path("roland.json").display().to_string();
    // Adds a second Machete for a Flashlight, undoes it, does it again, exports the deck, and leaves.
    let lines = format!("2\nmachete\nflashlight\n5\n2\nmachete\nflashlight\n6\n{file}\n7\n");
    let ran = desk.type_in(&BEGIN, &lines);
    ran.says(&["2 × Machete", "Written to", "Saved in"]);
    let deck: Value = serde_json::from_str(&fs::read_to_string(&file).expect("written")).expect("JSON");
    assert_eq!((&deck["slots"]["01020"], &deck["slots"]["01087"]), (&Value::from(2), &Value::from(1)));
    let option = format!("deck-1=@{file}");
    let other = Desk::new();
    let args = ["campaign", "arkham-lcg", "-y", "--lang", "en", "--seat", "1=random", &option];
    other.type_in(&args, "6\n").says(&["2 × Machete", "Saved in"]);
    // A single game accepts the deck too.
    let args = ["sim", "arkham-lcg", &option, "--games", "2", "--csv"];
    let ran = other.run(&args);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let columns = |line: &str| line.split(',').count();
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(columns(lines[0]), columns(lines[1]), "a deck is no columns: {}", ran.out);
    // A refused change is reported, and nothing is lost when the input ends.
    let third = other.type_in(&["campaign", "--resume", "--lang", "en"], "2\nmachete\nflashlight\n");
    third.fails(1, &["Saved in"]);
    assert!(third.out.contains("3 copies of Machete"), "{third:?}");
}

#[test]
fn what_cannot_be_a_campaign_is_said() {
    let desk = Desk::new();
    desk.run(&["campaign", "--resume"]).fails(2, &["no campaign"]);
    desk.run(&["campaign", "--list"]).says(&["There are no saved campaigns"]);
    desk.run(&["campaign", "final-hour", "-y"]).fails(2, &["no campaigns"]);
    let deck = desk.file("deck.json", r#"{"investigator_code": "01001", "slots": {"02002": 1}}"#);
    desk.run(&["campaign", "arkham-lcg", "-y", &format!("deck-1=@{deck}")])
        .fails(2, &["Not in the core set, by code: 1 × 02002", "a deck has 30"]);
    desk.run(&["campaign", "arkham-lcg", "-y", "deck-1=@nothing.json"]).fails(1, &["nothing.json"]);
    let broken = desk.file("broken.json", "{\"game\": \"arkham-lcg\"}");
    desk.run(&["campaign", "--resume", &broken]).fails(1, &["broken.json"]);
}

#[test]
fn whoever_asks_for_help_between_games_is_told_what_can_be_done() {
    let desk = Desk::new();
    let ran = desk.type_in(&BEGIN, "help\nnonsense\nquit\n");
    ran.says(&["begins the next game", "takes back what was changed since the last game", "Saved in"]);
    assert_eq!(ran.out.matches("Type one number").count(), 1, "{}", ran.out);
    assert_eq!(ran.out.matches("Play: The Gathering").count(), 2, "the menu stands there again: {}", ran.out);
    let ran = desk.type_in(&["campaign", "--resume", "--lang", "ru"], "помощь\nвыход\n");
    ran.says(&["следующую игру"]);
}
