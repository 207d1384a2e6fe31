//! Resolution of effects: who decides, in which order, where and for whom.

use final_hour::Event;
use rulebook::covers;

use crate::common::*;

const THREE: &str = "investigators = ['jenny-barnes', 'michael-mcglen', 'lily-chen'];";

#[test]
fn whoever_played_a_card_decides() {
    covers!("fh:effects.1");
    play("at = 'lower finish-the-work'; monsters = {}; lead = 'jenny-barnes'").asks("michael-mcglen");
}

#[test]
fn whoever_uses_an_item_decides() {
    covers!("fh:clar-effects.1");
    play_effect("item", "[{ move = 1 }]", "monsters = {}; lead = 'michael-mcglen'").asks("jenny-barnes");
}

#[test]
fn in_turn_order_means_from_the_lead_clockwise() {
    covers!("fh:clar-movement.5");
    let each = "[{ each = { who = 'all', then = [{ move = 1 }] } }]";
    play_effect("upper", each, &format!("{THREE} monsters = {{}}; lead = 'michael-mcglen'"))
        .asks("michael-mcglen")
        .choose("stop")
        .asks("lily-chen")
        .choose("stop")
        .asks("jenny-barnes");
}

#[test]
fn a_solo_player_chooses_who_acts_first() {
    let each = "[{ each = { who = 'all', then = [{ move = 1 }] } }]";
    play_effect("upper", each, "solo = true; monsters = {}")
        .offers(&["jenny-barnes", "michael-mcglen"])
        .choose("michael-mcglen")
        .choose("at 3")
        .choose("at 11")
        .expect("michael-mcglen.at = 3; jenny-barnes.at = 11");
}

#[test]
fn in_a_reckoning_too_each_decides_their_own_part() {
    play_reckoning(
        "[{ each = { who = 'all', then = [{ destroy = { count = 1, at = 'here' } }] } }]",
        "monsters.3 = ['red 1', 'blue 1']; jenny-barnes.at = 4; michael-mcglen.at = 3; lead = 'jenny-barnes'",
    )
    .asks("michael-mcglen")
    .choose("blue 1")
    .expect("monsters.3 = ['red 1']");
}

#[test]
fn one_place_is_chosen_for_the_whole_effect() {
    play_effect(
        "upper",
        "[{ attack = { wounds = 4, at = { one = 'adjacent' } } }]",
        "jenny-barnes.at = 3; monsters.2 = ['red 1']; monsters.7 = ['red 1', 'blue 2 killer']; monsters.3 = ['blue 1']",
    )
    .offers(&["at 2", "at 7"])
    .refuses("at 4", "fh:clar-movement.6")
    .choose("at 7")
    .offers(&["red 1", "blue 2 killer", "stop"])
    .choose("blue 2 killer")
    .choose("red 1")
    .expect("monsters.2 = ['red 1']; monsters.3 = ['blue 1']; monsters.7 = []");
}

#[test]
fn among_places_each_monster_is_chosen_anew() {
    play_effect(
        "upper",
        "[{ destroy = { count = 2, at = { among = 'board' } } }]",
        "monsters.2 = ['red 1']; monsters.7 = ['red 1', 'red 3 wrecker']",
    )
    .offers(&["red 1 at 2", "red 1 at 7", "red 3 wrecker"])
    .choose("red 1 at 7")
    .choose("red 1 at 2")
    .expect("monsters.2 = []; monsters.7 = ['red 3 wrecker']");
}

#[test]
fn each_place_has_its_own_wounds() {
    play_effect(
        "upper",
        "[{ attack = { wounds = 1, at = { each = 'adjacent' } } }]",
        "jenny-barnes.at = 3; monsters.2 = ['2 red 1']; monsters.7 = ['red 1', 'blue 2 killer']",
    )
    .offers(&["red 1 at 2", "stop"])
    .choose("red 1")
    .offers(&["red 1 at 7", "stop"])
    .refuses("blue 2 killer", "fh:attack.2")
    .choose("red 1")
    .expect("monsters.2 = ['red 1']; monsters.7 = ['blue 2 killer']");
}

#[test]
fn the_order_of_several_places_is_asked_only_if_one_lacks_room() {
    let spawn = "[{ spawn = { count = 1, at = { each = 'gates' } } }]";
    play_effect("lower", spawn, "monsters = {}").by_rule("fh:monster-move.5");
    play_effect("lower", spawn, "monsters.15 = ['3 red 1']")
        .offers(&["at 1", "at 8", "at 15"])
        .choose("at 15")
        .roll("blue 1")
        .expect("monsters.13 = ['blue 1']")
        .roll("red 2 killer")
        .roll("red 2 killer")
        .expect("monsters.1 = ['red 2 killer']; monsters.8 = ['red 2 killer']");
}

#[test]
fn the_smallest_and_the_largest_gate_are_told_by_their_tokens() {
    let gates =
        "monsters = {}; gates.tesseract.tokens = 2; gates.heptagram.tokens = 2; gates.trinity.tokens = 3";
    play_reckoning("[{ spawn = { count = 1, at = { one = 'largest-gates' } } }]", gates)
        .roll("red 1")
        .expect("monsters.11 = ['red 1']");
    play_reckoning("[{ spawn = { count = 1, at = { one = 'smallest-gates' } } }]", gates)
        .asks("jenny-barnes")
        .offers(&["at 9", "at 1"]);
}

#[test]
fn one_of_two_effects_is_chosen() {
    let either = "[{ either = { this = [{ heal = { health = 1, who = 'you' } }], that = [{ omens = 2 }] } }]";
    let text = "monsters = {}; jenny-barnes.health = 3";
    play_effect("item", either, text)
        .offers(&["first", "second"])
        .choose("first")
        .expect("jenny-barnes.health = 4");
    play_effect("item", either, text)
        .choose("second")
        .happened(|event| *event == Event::OmensChanged { by: 2 })
        .expect("jenny-barnes.health = 3");
}

#[test]
fn roaming_resolves_its_script_in_every_location_entered() {
    let roam = "[{ roam = { up-to = 3, entering = [{ destroy = { count = 1, at = 'here' } }] } }]";
    play_effect("upper", roam, "jenny-barnes.at = 7; monsters.6 = ['2 red 1']; monsters.7 = ['red 1']")
        .choose("at 6")
        .choose("at 7")
        .choose("at 6")
        .expect("jenny-barnes.at = 6; monsters.6 = []; monsters.7 = []");
}

#[test]
fn others_in_your_zone_are_those_whose_location_has_its_colour() {
    let each = "[{ each = { who = 'others-in-your-zone', then = [{ move = 1 }] } }]";
    let text = "monsters = {}; jenny-barnes.at = 1; michael-mcglen.at = 5; lily-chen.at = 8";
    play_effect("upper", each, &format!("{THREE} {text}"))
        .asks("michael-mcglen")
        .choose("stop")
        .by_rule("fh:gate-step.2");
}

#[test]
fn one_other_investigator_is_never_yourself() {
    let heal = "[{ heal = { health = 1, who = 'one-other' } }]";
    play_effect("upper", heal, &format!("{THREE} monsters = {{}}; lily-chen.health = 2"))
        .offers(&["michael-mcglen", "lily-chen"])
        .choose("lily-chen")
        .expect("lily-chen.health = 3");
}

#[test]
fn fewer_omens_are_never_fewer_than_none() {
    play("at = 'reckoning'; monsters = {}; played = [8, 14]; omens = -3")
        .happened(|event| *event == Event::OmensCounted { omens: 0 })
        .expect("monsters = {}; jenny-barnes.health = 5")
        .by_rule("fh:gate-step.2");
}

#[test]
fn the_grand_gala_strikes_twice_for_each_card_of_ones_own() {
    // Jenny has played two cards, Michael one.
    play(
        "at = 'upper grand-gala'; played = [3, 4, 5]; jenny-barnes.at = 6; michael-mcglen.at = 14;
         monsters.7 = ['blue 3 wrecker', 'red 1']; monsters.14 = ['red 3 wrecker', 'blue 2 killer']",
    )
    .choose("at 7")
    .asks("jenny-barnes")
    .choose("blue 3 wrecker")
    .choose("red 1")
    .asks("michael-mcglen")
    .refuses("red 3 wrecker", "fh:attack.2")
    .choose("blue 2 killer")
    .expect("monsters.7 = []; monsters.14 = ['red 3 wrecker']");
}

#[test]
fn the_gala_counts_nobody_without_a_card() {
    play(
        "at = 'upper grand-gala'; played = [3]; jenny-barnes.at = 6; michael-mcglen.at = 14;
         monsters.14 = ['blue 1']",
    )
    .choose("stop")
    .by_rule("fh:gate-step.2")
    .expect("monsters.14 = ['blue 1']");
}
