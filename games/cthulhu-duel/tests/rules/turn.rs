//! The Action phase: turns, what they cost, and when they end.

use rulebook::covers;

use crate::common::*;

#[test]
fn the_first_player_begins_and_turns_alternate() {
    covers!("cwd:action-phase.2");
    play("first = 'black-goat'; great-cthulhu.map.salem = 'acolyte'; black-goat.map.arkham = 'acolyte'")
        .asks("black-goat")
        .choose("recruit arkham")
        .asks("great-cthulhu")
        .choose("recruit salem")
        .asks("black-goat")
        .choose("recruit arkham")
        .asks("great-cthulhu");
}

#[test]
fn an_action_is_paid_for() {
    covers!("cwd:action-phase.3");
    play("great-cthulhu.map.salem = 'acolyte, gate'")
        .choose("summon starspawn salem")
        .expect("great-cthulhu.power = 5; great-cthulhu.map.salem = 'acolyte, starspawn, gate'");
}

#[test]
fn a_turn_has_one_action_and_it_must_be_affordable() {
    covers!("cwd:action-phase.4");
    play("great-cthulhu.power = 2; great-cthulhu.map.salem = 'acolyte, gate'")
        .can("recruit salem")
        .can("summon shoggoth salem")
        .refuses("summon starspawn salem", "cwd:action-phase.4")
        .refuses("end-turn", "cwd:control-gate.3")
        .choose("summon deep-one salem")
        .refuses("recruit salem", "cwd:action-phase.4")
        .refuses("summon deep-one salem", "cwd:action-phase.4")
        .refuses("move keeper-acolyte salem arkham", "cwd:action-phase.4")
        .refuses("pass", "cwd:action-phase.4")
        .offers(&["leave-gate salem", "end-turn"]);
}

#[test]
fn with_the_last_power_spent_on_an_extra_battle_no_action_is_left() {
    covers!("cwd:withering.9");
    play(
        "at = 'turn great-cthulhu'; round = 5; great-cthulhu.power = 1
         great-cthulhu.map = { salem = 'deep-one', boston = 'acolyte, gate' }; black-goat.map.salem = 'acolyte'
         black-goat.books = ['frenzy', 'thousand-young', 'blood-sacrifice', 'ghroth', 'red-sign', 'necrophagy']",
    )
    .choose("battle salem")
    .roll_all("1")
    .refuses("pass", "cwd:withering.9")
    .refuses("move deep-one salem boston", "cwd:withering.9")
    .offers(&["leave-gate boston", "end-turn"]);
}

#[test]
fn passing_loses_all_power() {
    covers!("cwd:pass.1");
    play("at = 'turn great-cthulhu'; great-cthulhu.power = 7")
        .choose("pass")
        .asks("black-goat")
        .expect("great-cthulhu.power = 0; withering = 0");
}

#[test]
fn whoever_passed_acts_again_with_new_power() {
    covers!("cwd:pass.1");
    play(
        "at = 'turn great-cthulhu'; round = 2; great-cthulhu.power = 9; black-goat.power = 2
          black-goat.map.dunwich = 'acolyte'",
    )
    .choose("pass")
    .choose("pass")
    .asks("great-cthulhu")
    .expect("great-cthulhu.power = 8; black-goat.power = 4")
    .by_rule("cwd:doom-phase.2")
    .choose("stop")
    .asks("great-cthulhu")
    .can("move acolyte jersey-reef boston");
}

#[test]
fn gates_can_be_taken_before_and_after_the_action() {
    covers!("cwd:two-extra-actions.1");
    play("free-gates = ['salem', 'boston']; great-cthulhu.map = { boston = 'acolyte', salem = 'acolyte' }")
        .choose("take-gate salem")
        .choose("summon deep-one salem")
        .choose("take-gate boston")
        .choose("end-turn")
        .expect("great-cthulhu.map = { boston = 'acolyte, gate', salem = 'acolyte, deep-one, gate' }");
}

#[test]
fn a_turn_without_power_moves_the_withering_marker() {
    covers!("cwd:withering.1");
    play("at = 'turn black-goat'; withering = 2; black-goat.power = 0; great-cthulhu.power = 8")
        .asks("great-cthulhu")
        .expect("withering = 3; great-cthulhu.power = 5");
}

#[test]
fn withering_is_paid_before_anything_else() {
    covers!("cwd:withering.2");
    play("withering = 2; great-cthulhu.power = 5; great-cthulhu.map.salem = 'acolyte, gate'")
        .expect("great-cthulhu.power = 3")
        .can("summon starspawn salem");
    // With no power left after withering there is no turn, and the marker does not move.
    for power in [2, 3] {
        play(&format!(
            "withering = 3; great-cthulhu.power = {power}; great-cthulhu.map.salem = '2 acolyte, gate'
             black-goat.power = 9"
        ))
        .asks("black-goat")
        .expect("withering = 3; great-cthulhu.power = 0; black-goat.power = 6");
    }
}

#[test]
fn withering_makes_every_turn_of_roman_dearer() {
    covers!("cwd:withering.1", "cwd:withering.2");
    play(
        "at = 'turn great-cthulhu'; great-cthulhu.power = 8; black-goat.power = 0
         great-cthulhu.map = { arkham = '2 deep-one', kingsport = 'acolyte', boston = 'acolyte, gate' }
         black-goat.books = ['frenzy']; black-goat.map.arkham = '2 ghoul'",
    )
    .choose("move acolyte kingsport salem")
    .choose("stop")
    .expect("great-cthulhu.power = 7; withering = 0")
    .choose("end-turn")
    .asks("great-cthulhu")
    .expect("great-cthulhu.power = 6; withering = 1")
    .choose("battle arkham")
    .roll("1 1")
    .expect("great-cthulhu.power = 5; withering = 1")
    .choose("end-turn")
    .expect("great-cthulhu.power = 3; withering = 2")
    .choose("recruit salem")
    .expect("great-cthulhu.power = 2; withering = 2");
}

#[test]
fn without_power_not_even_a_free_action_is_possible() {
    covers!("cwd:withering.9");
    let below =
        "at = 'turn great-cthulhu'; great-cthulhu.books = ['submerge']; great-cthulhu.below = 'cthulhu'";
    play(&format!("{below}; great-cthulhu.power = 1"))
        .asks("great-cthulhu")
        .choose("surface arkham")
        .choose("end-turn")
        .asks("black-goat")
        .expect("great-cthulhu.power = 1; withering = 0");
    play(&format!("{below}; great-cthulhu.power = 0")).asks("black-goat").expect("withering = 1");
}

#[test]
fn the_last_power_spent_leaves_only_gates_to_take() {
    covers!("cwd:withering.9");
    // Free actions are refused as well after the extra battle has used up the power.
    play(
        "at = 'turn black-goat'; black-goat.power = 1
         black-goat.books = ['frenzy', 'thousand-young', 'blood-sacrifice', 'ghroth', 'red-sign', 'necrophagy']
         black-goat.map = { arkham = 'mi-go', dunwich = '2 acolyte, shub-niggurath, gate' }
         great-cthulhu.map.arkham = 'acolyte'",
    )
    .choose("battle arkham")
    .roll("1")
    .expect("black-goat.power = 0")
    .cannot("summon ghoul dunwich")
    .offers(&["leave-gate dunwich", "end-turn"]);
}

#[test]
fn the_phase_ends_when_nobody_has_power() {
    covers!("cwd:withering.10");
    play(
        "at = 'turn great-cthulhu'; round = 2; withering = 2; black-goat.power = 0
         black-goat.map.dunwich = 'acolyte'
         great-cthulhu.power = 5; great-cthulhu.map.boston = '2 acolyte'",
    )
    .choose("build boston")
    .expect("great-cthulhu.power = 0; withering = 2")
    // Extra actions of the turn are still possible.
    .choose("take-gate boston")
    .choose("end-turn")
    .expect("withering = 0; great-cthulhu.power = 4; black-goat.power = 2; round = 3");
}

#[test]
fn the_phase_goes_on_while_one_player_has_power() {
    covers!("cwd:withering.10");
    play(
        "at = 'turn great-cthulhu'; great-cthulhu.power = 3; black-goat.power = 1
         great-cthulhu.map.salem = '2 acolyte'; black-goat.map.arkham = '2 acolyte'",
    )
    .choose("recruit salem")
    .choose("recruit arkham")
    .expect("black-goat.power = 0; withering = 0")
    .asks("great-cthulhu")
    .choose("recruit salem")
    // The Black Goat's turn is skipped, and Great Cthulhu's last power is paid for withering.
    .by_rule("cwd:doom-phase.2")
    .expect("great-cthulhu.power = 4; black-goat.power = 3; withering = 0");
}

#[test]
fn withering_is_paid_once_however_often_one_fights() {
    covers!("cwd:withering.2");
    play(
        "at = 'turn great-cthulhu'; withering = 2; great-cthulhu.power = 9; black-goat.power = 0
         great-cthulhu.map = { arkham = 'deep-one', salem = 'deep-one', boston = 'acolyte' }
         black-goat.books = ['frenzy', 'thousand-young', 'blood-sacrifice', 'ghroth', 'red-sign', 'necrophagy']
         black-goat.map = { arkham = 'mi-go', salem = 'mi-go' }",
    )
    .expect("great-cthulhu.power = 7")
    .choose("battle arkham")
    .roll("1 1")
    .choose("recruit boston")
    .choose("battle salem")
    .roll("1 1")
    // The next turn costs more: three for withering.
    .expect("great-cthulhu.power = 1; withering = 3");
}
