//! The options of a set-up, with their explanations and errors.

use arkham_horror::ArkhamHorror;
use engine::{Msg, Playable};
use testkit::{StrictLocalizer, all_can_be_said, in_english};

#[test]
fn every_option_and_value_is_explained() {
    let content = ArkhamHorror::standard();
    let options = ArkhamHorror::options(&content, &[]);
    let all: Vec<Msg> = options
        .iter()
        .flat_map(|option| {
            std::iter::once(option.about.clone()).chain(option.values.iter().map(|(_, name)| name.clone()))
        })
        .collect();
    all_can_be_said(&StrictLocalizer::all::<ArkhamHorror>(), &all);
}

#[test]
fn the_lodge_is_asked_about_only_in_its_scenario() {
    let content = ArkhamHorror::standard();
    let asked = |scenario: &str| {
        let chosen = [("scenario".to_string(), scenario.to_string())];
        ArkhamHorror::options(&content, &chosen).iter().any(|option| option.key == "lodge")
    };
    assert!(asked("veil-of-twilight"));
    assert!(!asked("feast-for-umordhoth"));
}

#[test]
fn wrong_options_say_what_is_wrong() {
    let content = ArkhamHorror::standard();
    let error = |key: &str, value: &str| {
        let given = [(key.to_string(), value.to_string())];
        let error = ArkhamHorror::setup_with(&content, &given).expect_err("this is wrong");
        (error.place, in_english::<ArkhamHorror>(&error.problem))
    };
    assert_eq!(error("scenario", "feast").0, "scenario");
    assert_eq!(error("investigators", "jenny-barnes,jenny-barnes").0, "investigators");
    assert_eq!(error("lead", "3").0, "lead");
    let given = [("cup".to_string(), "harder".to_string())];
    ArkhamHorror::setup_with(&content, &given).expect("a set-up");
}
