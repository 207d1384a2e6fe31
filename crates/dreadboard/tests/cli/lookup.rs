//! Tests of looking up positions, rules and games.

use serde_json::Value;

use crate::driver::Desk;

const ATTACK: &str = "at = 'upper socialite'
jenny-barnes.at = 6
michael-mcglen.at = 'student-union'
[monsters]
lecture-hall = ['blue 3 wrecker', '2 red 1']
student-union = ['red 2 killer']
";

#[test]
fn a_position_shows_what_is_legal_and_why_the_rest_is_not() {
    let desk = Desk::new();
    let file = desk.file("p.toml", ATTACK);
    desk.run(&["position", &file]).says(&[
        "Step to the Lecture Hall (7)",
        "Not possible:",
        "✗ ",
        "[fh:move.1]",
    ]);
    desk.run(&["position", &file, "--choose", "2", "--choose", "blue 3 wrecker"])
        .says(&["The blue wrecker (health 3) in the Lecture Hall (7) is destroyed."]);
    desk.run(&["position", &file, "--choose", "stop", "--choose", "stop", "--seed", "1"]).says(&["Round"]);
}

#[test]
fn a_position_can_be_read_by_programs() {
    let desk = Desk::new();
    let file = desk.file("p.toml", ATTACK);
    let json = |more: &[&str]| -> Value {
        let ran = desk.run(&[&["position", &file, "--json"], more].concat());
        assert_eq!(ran.code, Some(0), "{ran:?}");
        serde_json::from_str(&ran.out).unwrap()
    };
    let asked = &json(&[])["asked"][0];
    assert_eq!((asked["seat"].as_u64(), asked["who"].as_str()), (Some(1), Some("Jenny Barnes")));
    let choice = asked["choices"].as_array().unwrap().iter().find(|c| c["names"][0] == "at 7").unwrap();
    assert_eq!(choice["rule"], "fh:move.1");
    assert!(!asked["refused"].as_array().unwrap().is_empty());

    let after = json(&["--choose", &choice["value"].to_string()]);
    assert_eq!(after["events"][0]["event"]["moved"]["to"], 7);
    assert!(after["view"]["locations"].is_array());
    assert_eq!(json(&["--seat", "2"])["asked"], Value::Array(Vec::new()), "Michael is not asked");
    let rolling = json(&["--choose", "at 7", "--choose", "stop", "--choose", "stop"]);
    assert!(rolling["roll"]["faces"].is_array());
}

#[test]
fn rules_are_found_by_word_and_by_id() {
    let desk = Desk::new();
    desk.run(&["rules", "sealed", "pathway"]).says(&["[fh:seals.2]"]);
    desk.run(&["rules", "fh:seals.2", "--lang", "ru"]).says(&["Печати"]);
    desk.run(&["rules", "quidditch"]).fails(1, &["quidditch"]);
    let found: Value = serde_json::from_str(&desk.run(&["rules", "--json", "seal"]).out).unwrap();
    assert!(found[0]["id"].as_str().unwrap().starts_with("fh:"));
}

#[test]
fn coverage_needs_the_sources() {
    let desk = Desk::new();
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let ran = desk.run(&["rules", "coverage", "final-hour", "--json", "--root", root]);
    let coverage: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(coverage[0]["total"], 159);
    let nowhere = desk.path("").display().to_string();
    desk.run(&["rules", "coverage", "--root", &nowhere]).fails(2, &["--root"]);
    desk.run(&["rules", "prove", "final-hour", "--root", &nowhere]).fails(2, &["--root"]);
    desk.run(&["rules", "prove", "final-hour", "fh:nowhere.1", "--root", root]).fails(2, &["fh:nowhere.1"]);
    desk.run(&["rules", "prove", "final-hour", "--content", "--root", root])
        .fails(2, &["games/final-hour/content-proof.toml"]);
}

#[test]
fn the_shelf_is_listed_in_every_language() {
    let desk = Desk::new();
    for lang in ["en", "ru", "uk"] {
        desk.run(&["games", "--lang", lang]).says(&["final-hour"]);
    }
}
