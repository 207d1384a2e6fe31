//! Seals: how they are placed, and what they do to monsters.

use final_hour::content::Kind;
use rulebook::covers;

use crate::common::*;

const ORANGE: &str = "[{ activate-zone = 'orange' }]";
const PURPLE: &str = "[{ activate-zone = 'purple' }]";

#[test]
fn a_pathway_holds_one_seal() {
    covers!("fh:seals.1");
    play_effect(
        "upper",
        "[{ seal = { count = 1, on = 'yours' } }]",
        "monsters = {}; seals = ['3-12', '12-13 used']",
    )
    .by_rule("fh:seals.1")
    .offers(&["11-12", "12-14"])
    .refuses("3-12", "fh:clar-seals.1")
    .refuses("12-13", "fh:clar-seals.1")
    .choose("12-14")
    .expect("seals = ['3-12', '12-13 used', '12-14']");
}

#[test]
fn a_second_seal_finds_the_first_in_its_place() {
    covers!("fh:seals.1");
    play_effect("upper", "[{ seal = { count = 2, on = 'yours' } }]", "jenny-barnes.at = 6; monsters = {}")
        .choose("2-6")
        // Only one pathway is left, so there is nothing to choose.
        .expect("seals = ['2-6', '6-7']");
}

#[test]
fn a_seal_without_a_free_pathway_is_lost() {
    play_effect(
        "upper",
        "[{ seal = { count = 1, on = 'yours' } }]",
        "jenny-barnes.at = 10; monsters = {}; seals = ['8-10 used']",
    )
    .expect("seals = ['8-10 used']")
    .by_rule("fh:gate-step.2");
}

#[test]
fn a_seal_destroys_two_monsters_and_is_gone() {
    covers!("fh:seals.2");
    play_effect("lower", ORANGE, "monsters.14 = ['red 2 stalker', 'red 3 stalker']; seals = ['14-15']")
        .choose("red 2 stalker")
        .expect("monsters = {}; beside = ['red 2 stalker', 'red 3 stalker']; seals = []");
    play_effect("lower", ORANGE, "monsters.14 = ['red 2 stalker']; seals = ['14-15']")
        .expect("monsters = {}; seals = ['14-15 used']");
}

#[test]
fn seals_elsewhere_do_nothing() {
    covers!("fh:seals.2");
    play_effect("lower", ORANGE, "monsters.14 = ['red 2 stalker']; seals = ['13-14', '12-14']")
        .expect("monsters = { 15 = ['red 2 stalker'] }; seals = ['12-14', '13-14']");
}

#[test]
fn a_special_monster_destroyed_by_a_seal_can_come_back() {
    let game = play("at = 'reckoning 1'; monsters.15 = ['deep-one']; seals = ['13-15']")
        .expect("monsters = { 1 = ['2 deep-one'] }; seals = ['13-15 used']; beside = []");
    let deep_ones = game.content().mask_of(Kind::DeepOne);
    assert_eq!((game.game().open.supply & deep_ones).count_ones(), 4);
}

#[test]
fn a_seal_is_met_on_any_step_of_a_longer_way() {
    covers!("fh:seals.2");
    // The monster goes from 13 to the full 14, and on towards 15.
    play_effect(
        "lower",
        ORANGE,
        "monsters.13 = ['red 2 stalker']; monsters.14 = ['3 red 1']; seals = ['14-15']",
    )
    .expect("monsters = { 14 = ['3 red 1'] }; beside = ['red 2 stalker']; seals = ['14-15 used']");
}

#[test]
fn a_seal_is_met_by_a_monster_that_found_no_room_to_spawn() {
    covers!("fh:seals.2");
    play("at = 'gates'; gates.heptagram = 13; monsters.13 = ['2 red 1']; seals = ['12-13']; ritual = 2")
        .roll("heptagram")
        .roll("blue 1")
        .roll("red 2 killer")
        .expect(
            "monsters = { 13 = ['2 red 1'], 14 = ['red 2 killer'] }; beside = ['blue 1'];
            seals = ['12-13 used']",
        );
}

#[test]
fn a_seal_is_met_by_a_monster_pushed_out_by_destruction() {
    covers!("fh:seals.2");
    let token = "[{ destruction = { tokens = 1, at = 'here' } }]";
    play_effect("lower", token, "jenny-barnes.at = 6; monsters.6 = ['2 blue 1']; seals = ['2-6']").expect(
        "monsters = { 6 = ['blue 1'] }; destruction = { 6 = 1 }; seals = ['2-6 used']; beside = ['blue 1']",
    );
    // A wrecker that loses its cell runs into the seal as well.
    play_effect("lower", PURPLE, "monsters.6 = ['blue 1', 'blue 1 wrecker']; seals = ['2-6']")
        .expect("monsters = { 6 = ['blue 1'] }; destruction = { 6 = 1 }; beside = ['blue 1 wrecker']");
}

/// Every cell of the red way is destroyed except that of a wrecker in location 13, which is about to lose it.
const NO_ROOM: &str = "ritual = 12; monsters.13 = ['red 1 wrecker'];
    destruction = { 1 = 4, 2 = 4, 3 = 4, 4 = 4, 5 = 4, 8 = 4, 9 = 3, 10 = 2, 13 = 1, 14 = 3, 15 = 3 }";

#[test]
fn a_seal_is_met_before_a_way_without_room_proves_endless() {
    play_effect("lower", ORANGE, &format!("{NO_ROOM}; seals = ['1-2']"))
        .goes_on()
        .expect("monsters = {}; beside = ['red 1 wrecker']; destruction.13 = 2; seals = ['1-2 used']");
}

#[test]
fn a_monster_drawn_straight_to_the_ritual_site_meets_no_seal() {
    play_effect("lower", ORANGE, &format!("{NO_ROOM}; seals = ['3-12', '11-12', '12-13', '12-14']"))
        .expect("monsters = { 12 = ['red 1 wrecker'] }; seals = ['3-12', '11-12', '12-13', '12-14']");
}

#[test]
fn investigators_walk_over_seals() {
    play_effect("upper", "[{ move = 2 }]", "monsters = {}; seals = ['3-12', '2-3 used']")
        .choose("3")
        .choose("2")
        .expect("jenny-barnes.at = 2; seals = ['2-3 used', '3-12']");
}

#[test]
fn seals_never_run_out() {
    let eight = "seals = ['1-2', '1-8', '1-15', '2-3', '2-6', '2-13', '3-4', '3-7']";
    play_effect("upper", "[{ seal = { count = 1, on = 'any' } }]", &format!("monsters = {{}}; {eight}"))
        .choose("8-10")
        .expect("seals = ['1-2', '1-8', '1-15', '2-3', '2-6', '2-13', '3-4', '3-7', '8-10']");
}
