//! Gates: who controls them, how they change hands, how they are built.

use rulebook::covers;

use crate::common::*;

#[test]
fn one_figure_stands_on_a_gate() {
    covers!("cwd:gates.1");
    play(
        "free-gates = ['salem']
         great-cthulhu.map = { boston = '2 acolyte, gate', arkham = 'acolyte', salem = 'acolyte' }
         black-goat.map.arkham = '2 acolyte, gate'",
    )
    .refuses("take-gate boston", "cwd:gates.1")
    .refuses("take-gate arkham", "cwd:gates.1")
    .can("take-gate salem");
}

#[test]
fn monsters_and_great_old_ones_hold_no_gates() {
    covers!("cwd:gates.2");
    play(
        "free-gates = ['salem', 'boston']
         great-cthulhu.books = ['dreams']
         great-cthulhu.map = { boston = 'starspawn, cthulhu', salem = 'acolyte, deep-one' }",
    )
    .can("take-gate acolyte salem")
    .refuses("take-gate deep-one salem", "cwd:gates.2")
    .refuses("take-gate boston", "cwd:gates.2")
    .refuses("build arkham", "cwd:build-gate.1");
    // Dark Young cannot control gates without the Red Sign.
    play("at = 'turn black-goat'; free-gates = ['salem']; black-goat.map.salem = 'dark-young'")
        .refuses("take-gate salem", "cwd:gates.2");
    play(
        "at = 'turn black-goat'; free-gates = ['salem']
         black-goat.books = ['red-sign']; black-goat.map.salem = 'dark-young'",
    )
    .choose("take-gate salem")
    .stands("black-goat", "salem = 'dark-young, gate by dark-young'");
}

#[test]
fn a_cultist_steps_onto_a_free_gate_at_no_cost() {
    covers!("cwd:control-gate.1");
    play("free-gates = ['boston']; great-cthulhu.map.boston = '2 acolyte'")
        .choose("take-gate boston")
        .stands("great-cthulhu", "boston = '2 acolyte, gate'")
        .expect("free-gates = []; great-cthulhu.power = 8");
}

#[test]
fn a_cultist_steps_off_its_gate_at_no_cost() {
    covers!("cwd:control-gate.2");
    play("great-cthulhu.map.boston = '2 acolyte, gate'")
        .choose("leave-gate boston")
        .stands("great-cthulhu", "boston = '2 acolyte'")
        .expect("free-gates = ['boston']; great-cthulhu.power = 8");
}

#[test]
fn a_cultist_that_walks_away_leaves_its_gate_free() {
    covers!("cwd:control-gate.2");
    play("great-cthulhu.map.boston = '2 acolyte, gate'")
        .can("leave-gate boston")
        .choose("move keeper-acolyte boston salem")
        .expect("free-gates = ['boston']; great-cthulhu.map = { boston = 'acolyte', salem = 'acolyte' }");
    play("great-cthulhu.map.boston = '2 acolyte, gate'")
        .choose("move acolyte boston salem")
        .expect("free-gates = []; great-cthulhu.map = { boston = 'acolyte, gate', salem = 'acolyte' }");
}

#[test]
fn gates_change_hands_any_number_of_times_but_are_no_action() {
    covers!("cwd:control-gate.3");
    play("free-gates = ['salem']; great-cthulhu.map = { boston = 'acolyte, gate', salem = 'acolyte' }")
        .refuses("end-turn", "cwd:control-gate.3")
        .choose("take-gate salem")
        .choose("leave-gate boston")
        .choose("leave-gate salem")
        .choose("take-gate boston")
        .choose("take-gate salem")
        .refuses("end-turn", "cwd:control-gate.3")
        .can("recruit salem")
        .choose("recruit salem")
        .choose("leave-gate salem")
        .choose("end-turn")
        .asks("black-goat");
}

#[test]
fn whoever_s_turn_comes_first_takes_the_gate() {
    covers!("cwd:control-gate.4");
    play("free-gates = ['arkham']; black-goat.map.arkham = 'acolyte'")
        .asks("great-cthulhu")
        .cannot("take-gate arkham");
    let free = "free-gates = ['arkham']; great-cthulhu.map.arkham = '2 acolyte'
                black-goat.books = ['ghroth']; black-goat.map.arkham = '2 acolyte'";
    play(&format!("{free}; at = 'turn great-cthulhu'"))
        .choose("take-gate arkham")
        .choose("recruit arkham")
        .choose("end-turn")
        .asks("black-goat")
        .cannot("take-gate arkham");
    play(&format!("{free}; at = 'turn black-goat'"))
        .choose("take-gate arkham")
        .choose("recruit arkham")
        .choose("end-turn")
        .asks("great-cthulhu")
        .cannot("take-gate arkham");
}

#[test]
fn every_zone_of_the_map_can_have_a_gate() {
    // The rulebook limits figures to those in the box, but gates only to one per zone.
    let twelve = "free-gates = ['merrimack-river', 'dunwich', 'miskatonic', 'innsmouth', 'gardner-reservoir', 'rockport',
        'arkham', 'kingsport', 'mystic', 'salem', 'martins-bay', 'charles']
        great-cthulhu.books = ['dreams']; great-cthulhu.filled = ['water-gates']; black-goat.map = {}";
    play(&format!("{twelve}; great-cthulhu.map.boston = 'acolyte'"))
        .choose("build boston")
        .choose("take-gate boston")
        .stands("great-cthulhu", "boston = 'acolyte, gate'");
    let zones = play(&format!("{twelve}; great-cthulhu.map.boston = 'acolyte, gate'"));
    assert_eq!(zones.game().open.gates, zones.content().map.all());
}

#[test]
fn retreating_onto_a_free_gate_controls_nothing() {
    covers!("cwd:control-gate.4");
    // A cultist retreats to Kingsport in the enemy's turn and can take the gate only in its own turn, which is next.
    play(
        "at = 'battle arkham'; free-gates = ['kingsport']
         great-cthulhu.map.arkham = 'deep-one'
         black-goat.books = ['ghroth']; black-goat.map.arkham = 'acolyte'",
    )
    .roll("4")
    .choose("retreat acolyte kingsport")
    .asks("black-goat")
    .expect("free-gates = ['kingsport']")
    .choose("take-gate kingsport")
    .expect("free-gates = []");
}

#[test]
fn a_gate_costs_three_power_and_needs_a_cultist() {
    covers!("cwd:build-gate.1");
    play(
        "free-gates = ['salem']
          great-cthulhu.map = { boston = '2 acolyte', salem = 'acolyte', arkham = 'deep-one' }",
    )
    .refuses("build salem", "cwd:gates.3")
    .refuses("build arkham", "cwd:build-gate.1")
    .refuses("build dunwich", "cwd:gates.3")
    .choose("build boston")
    .expect("great-cthulhu.power = 5; free-gates = ['boston', 'salem']")
    // The builder can take it immediately.
    .choose("take-gate boston")
    .expect("great-cthulhu.map.boston = '2 acolyte, gate'");
    play("great-cthulhu.power = 2; great-cthulhu.map.boston = 'acolyte'")
        .refuses("build boston", "cwd:action-phase.4");
}

#[test]
fn one_action_builds_one_gate() {
    covers!("cwd:build-gate.2");
    play("great-cthulhu.map = { boston = 'acolyte', salem = 'acolyte' }")
        .choose("build boston")
        .expect("great-cthulhu.power = 5")
        .cannot("build salem")
        .choose("end-turn")
        .asks("black-goat");
}
