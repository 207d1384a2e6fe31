//! Tests of parsing user-written files: the value, or an error with its place and reason.

use std::collections::BTreeMap;

use engine::{Msg, Problem, Toml, from_json, read_json};
use serde::Deserialize;

#[derive(Default, Deserialize, Debug)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[allow(dead_code, reason = "only whether it is read matters")]
struct Room {
    candles: u8,
    dark: bool,
    guests: Vec<String>,
    weather: Option<Weather>,
    rack: BTreeMap<String, Jar>,
}

#[derive(Deserialize, Debug)]
#[serde(rename_all = "kebab-case")]
enum Weather {
    Fog,
    Rain,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "only whether it is read matters")]
struct Jar {
    holds: String,
    lid: Option<Lid>,
}

#[derive(Deserialize, Debug)]
#[serde(untagged, expecting = "room-want-lid")]
#[allow(dead_code, reason = "only whether it is read matters")]
enum Lid {
    Size(u8),
}

fn room(text: &str) -> Result<Room, Problem> {
    Toml::parse(text)?.rest(&[], &["cellar"])
}

/// The error for a text: its line, place and message.
fn wrong(text: &str) -> (usize, String, String) {
    let problem = room(text).expect_err(text);
    (problem.line.expect("a line"), problem.place, problem.what.to_string())
}

#[test]
fn data_that_does_not_fit_is_named_with_its_place() {
    for (text, line, place, what) in [
        ("\ncandels = 3", 2, "", "error-unknown-key word=“candels”"),
        ("\nceller = 3", 2, "", "near=(error-near near=“cellar”)"),
        ("[rack.low]\nholds = 'salt'\nlit = 1", 3, "rack.low", "known=“holds, lid”"),
        ("rack.low.holds = 'salt'\nrack.low.lid = []", 2, "rack.low.lid", "room-want-lid"),
        ("[rack.low]", 1, "rack.low", "error-missing key=“holds”"),
        (
            "weather = 'fig'",
            1,
            "weather",
            "error-unknown word=“fig” known=“fog, rain” near=(error-near near=“fog”)",
        ),
        ("weather = 3", 1, "weather", "error-want want=(error-want-name)"),
        ("dark = 1", 1, "dark", "error-unfit found=“1” want=(error-want-bool)"),
        ("candles = 300", 1, "candles", "error-unfit found=“300” want=(error-want-range least=0 most=255)"),
        ("guests = 'Ada'", 1, "guests", "error-unfit found=“Ada” want=(error-want-list)"),
        ("guests = [[]]", 1, "guests", "error-unfit found=“[…]” want=(error-want-text)"),
        ("rack.low = 1", 1, "rack.low", "error-unfit found=“1” want=(error-want-table)"),
    ] {
        let (on, at, said) = wrong(text);
        assert_eq!((on, at.as_str()), (line, place), "{text}: {said}");
        assert!(said.contains(what), "{text}: {said}");
    }
}

#[test]
fn what_is_no_toml_is_named_with_its_line() {
    for (text, line, what) in [
        ("candles = ", 1, "error-toml-quotes text=“candles =”"),
        ("dark = true\ncandles = many", 2, "error-toml-quotes text=“candles = many”"),
        ("dark true", 1, "error-toml-value text=“dark true”"),
        ("guests = ['Ada'", 1, "error-toml-open"),
        ("dark = true\ndark = false", 2, "error-twice key=“dark”"),
        ("dark = 1__0", 1, "error-toml text=“dark = 1__0” column="),
    ] {
        let (on, _, said) = wrong(text);
        assert!(on == line && said.contains(what), "{text}: {on}: {said}");
    }
}

#[test]
fn a_place_named_later_is_found_on_its_line() {
    let text = "dark = true\n[rack.low]\nholds = 'salt'";
    let toml = Toml::parse(text).expect("it is TOML");
    let on = |place: &str| toml.problem(place, Msg::new("room-wrong")).line;
    assert_eq!((on("rack.low.holds"), on("rack.low.lid"), on("cellar")), (Some(3), Some(2), None));
}

#[test]
fn json_is_refused_in_the_same_words() {
    let wrong = |text: &str| read_json::<Room>(text).expect_err(text).to_string();
    assert_eq!(
        wrong("{\n\"dark\": 1}"),
        "error-line line=2 what=(error-place place=“dark” what=(error-unfit found=“1” want=(error-want-bool)))"
    );
    for (text, place, what) in [
        (
            r#"{"rack": {"low": {"holds": 1}}}"#,
            "rack.low.holds",
            "error-unfit found=“1” want=(error-want-text)",
        ),
        (r#"{"guests": ["Ada", 2]}"#, "guests.1", "error-unfit found=“2” want=(error-want-text)"),
        ("[\"3\"]", "", "error-unfit found=“3”"),
        (r#"{"rack": {"low": {}}}"#, "rack.low", "error-missing key=“holds”"),
        (r#"{"rack": {"low": {"holds": "salt", "lit": 1}}}"#, "rack.low", "error-unknown-key word=“lit”"),
        (r#"{"rack": {"low": {"holds": "salt", "lid": []}}}"#, "rack.low.lid", "room-want-lid"),
        (r#"{"dark": true, "dark": true}"#, "", "error-twice key=“dark”"),
        (r#"{"weather": "fig"}"#, "weather", "error-unknown word=“fig” known=“fog, rain”"),
        (
            r#"{"candles": null}"#,
            "candles",
            "error-unfit found=“null” want=(error-want-range least=0 most=255)",
        ),
    ] {
        let problem = read_json::<Room>(text).expect_err(text);
        assert_eq!((problem.line, problem.place.as_str()), (Some(1), place), "{text}: {problem}");
        assert!(problem.what.to_string().contains(what), "{text}: {problem}");
        let value: serde_json::Value = serde_json::from_str(text).expect(text);
        let from_value = from_json::<Room>(value);
        if text.matches("\"dark\"").count() < 2 {
            assert_eq!(from_value.expect_err(text).place, place, "{text}");
        }
    }
    assert!(wrong("{} {}").starts_with("error-line line=1 what=(error-json column=4"), "{}", wrong("{} {}"));
    assert_eq!(wrong("{\"dark\": tr"), "error-line line=1 what=(error-json-cut column=11)");
    assert!(wrong("{dark}").starts_with("error-line line=1 what=(error-json column=2"));
}
