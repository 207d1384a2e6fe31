//! Effects without any result are reported in the log.

use final_hour::{Event, Figure, Vain};

use crate::common::*;

/// An upper effect of Jenny's that has no result.
fn in_vain(script: &str, text: &str) -> Play {
    play_effect("upper", script, text)
}

/// Asserts that this is the only effect reported as being in vain.
fn only(what: Vain, game: &Play) {
    let vain = |event: &Event| match event {
        Event::InVain { what } => Some(*what),
        _ => None,
    };
    assert_eq!(game.events().iter().filter_map(vain).collect::<Vec<_>>(), [what]);
}

#[test]
fn every_effect_that_finds_nothing_to_do_says_so() {
    let empty = "monsters = {}";
    let full = "monsters = {}; jenny-barnes.at = 10; seals = ['8-10']";
    let cases = [
        (Vain::Attack, "[{ attack = { wounds = 3, at = 'here' } }]", empty),
        (Vain::Attack, "[{ attack = { wounds = 1, at = 'here' } }]", "monsters.12 = ['red 2 killer']"),
        (Vain::Attack, "[{ attack = { wounds = 3, at = { one = 'adjacent' } } }]", empty),
        (Vain::NoWounds, "[{ native = 'gala-volley' }]", "monsters.12 = ['red 1']"),
        (Vain::Destroy, "[{ destroy = { count = 1, at = 'here' } }]", empty),
        (Vain::Push, "[{ push = { count = 1, from = 'here', to = 'anywhere' } }]", empty),
        (Vain::Repair, "[{ repair = { tokens = 1, at = 'here' } }]", empty),
        (Vain::Seal, "[{ seal = { count = 1, on = 'yours' } }]", full),
        (Vain::Activate, "[{ activate-zone = 'green' }]", empty),
    ];
    for (what, script, text) in cases {
        only(what, &in_vain(script, text));
    }
    let sheet = [
        (Vain::Activate, "[{ activate-kind = { kind = 'chthonian', reach = 'all' } }]"),
        (Vain::BreakSeal, "[{ native = 'break-seal' }]"),
    ];
    for (what, script) in sheet {
        only(what, &play_reckoning(script, empty));
    }
}

#[test]
fn what_does_something_is_not_called_vain() {
    in_vain("[{ attack = { wounds = 3, at = 'here' } }]", "monsters.12 = ['red 2 killer']")
        .choose("red 2 killer")
        .never(|event| matches!(event, Event::InVain { .. }));
    in_vain("[{ activate-zone = 'orange' }]", "monsters.12 = ['red 2 killer']")
        .never(|event| matches!(event, Event::InVain { .. } | Event::FindsNobody { .. }));
}

#[test]
fn a_killer_alone_finds_nobody_and_a_stalker_stays_at_the_ritual_site() {
    in_vain("[{ activate-zone = 'orange' }]", "monsters = { 13 = ['red 1 killer'], 12 = ['red 2 stalker'] }")
        .happened(|event| matches!(event, Event::FindsNobody { at, .. } if at.number() == 13))
        .happened(|event| matches!(event, Event::Stays { .. }));
}

#[test]
fn whoever_lacks_nothing_is_not_healed() {
    in_vain("[{ heal = { health = 1, who = 'you' } }]", "monsters = {}")
        .happened(|event| *event == Event::FullHealth { figure: Figure(0) });
}

#[test]
fn a_walk_that_ends_at_a_seal_is_told() {
    // Location 7 is full: a blue monster from 8 walks through it and runs into the seal behind it.
    let full = "monsters = { 7 = ['3 blue 1'], 8 = ['blue 2 stalker'] }; seals = ['6-7']";
    in_vain("[{ activate-zone = 'purple' }]", full)
        .happened(|event| matches!(event, Event::Walked { to, steps: 1, .. } if to.number() == 7))
        .happened(|event| matches!(event, Event::SealDestroyed { .. }));
}

#[test]
fn no_round_is_announced_that_will_not_be_played() {
    let blind = |gates: &str| {
        play(&format!("at = 'reckoning'; monsters = {{}}; played = [1, 3, 2, 6]; gates = {{ {gates} }}"))
    };
    let announced = |event: &Event| *event == Event::BlindRoundAhead;
    blind("tesseract = { tokens = 4 }, heptagram = { tokens = 3 }, trinity = { tokens = 2 }")
        .happened(announced);
    let last = blind("tesseract = { tokens = 4 }, heptagram = { tokens = 3 }, trinity = { tokens = 3 }");
    only(Vain::Blind, &last.never(announced));
}

#[test]
fn what_set_up_lays_out_is_told_by_its_rules() {
    let game = play("").roll_to("fh:priority.2");
    let rules: Vec<&str> =
        game.rules_of(|event| matches!(event, Event::Spawned { .. } | Event::PriorityDrawn { .. }));
    assert!(rules.contains(&"fh:setup.9") && rules.contains(&"fh:setup.18"));
    assert!(rules.iter().all(|rule| rule.starts_with("fh:setup.")), "{rules:?}");
}
