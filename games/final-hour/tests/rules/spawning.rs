//! Spawning of monsters from the cup or the supply, one by one, as far as there are any.

use final_hour::{Defeat, Event};
use rulebook::covers;

use crate::common::*;

/// Jenny's lower effect spawns this many monsters in her location.
fn spawn(count: u8, text: &str) -> Play {
    play_effect("lower", &format!("[{{ spawn = {{ count = {count}, at = 'here' }} }}]"), text)
}

#[test]
fn a_spawning_monster_is_drawn_from_the_cup_into_an_empty_cell() {
    covers!("fh:monster-move.5");
    spawn(1, "jenny-barnes.at = 6; monsters.6 = ['red 3 stalker']")
        .by_rule("fh:monster-move.5")
        .cannot_roll("red 3 stalker")
        .cannot_roll("deep-one")
        .roll("blue 2 killer")
        .expect("monsters = { 6 = ['red 3 stalker', 'blue 2 killer'] }");
}

#[test]
fn a_monster_without_room_to_spawn_moves_on_along_its_arrow() {
    covers!("fh:monster-move.5");
    spawn(1, "jenny-barnes.at = 6; monsters.6 = ['2 red 1']")
        .roll("blue 1")
        .expect("monsters.2 = ['blue 1']");
    spawn(1, "jenny-barnes.at = 6; monsters.6 = ['2 red 1']").roll("red 1").expect("monsters.7 = ['red 1']");
}

#[test]
fn monsters_spawn_at_the_ritual_site_until_it_is_too_much() {
    spawn(1, "monsters.12 = ['3 red 1']")
        .roll("blue 1")
        .goes_on()
        .expect("monsters.12 = ['3 red 1', 'blue 1']");
    spawn(1, "monsters.12 = ['4 red 1']").roll("blue 1").lost(Defeat::RitualSite);
}

#[test]
fn each_monster_is_placed_before_the_next_is_drawn() {
    covers!("fh:monster-move.6");
    spawn(3, "jenny-barnes.at = 6; monsters.6 = ['red 3 stalker']")
        .roll("blue 1")
        .expect("monsters = { 6 = ['red 3 stalker', 'blue 1'] }")
        .roll("blue 1")
        .expect("monsters.2 = ['blue 1']")
        .roll("red 1")
        .expect("monsters = { 6 = ['red 3 stalker', 'blue 1'], 2 = ['blue 1'], 7 = ['red 1'] }");
}

#[test]
fn the_order_of_several_places_is_asked_only_if_room_is_short() {
    let gates = "[{ spawn = { count = 1, at = { each = 'gates' } } }]";
    play_effect("lower", gates, "monsters = {}")
        .roll("red 1")
        .roll("blue 1")
        .roll("red 2 killer")
        .expect("monsters = { 1 = ['red 1'], 8 = ['blue 1'], 15 = ['red 2 killer'] }");
    play_effect("lower", gates, "monsters.1 = ['4 red 1']")
        .asks("jenny-barnes")
        .offers(&["at 1", "at 8", "at 15"])
        .choose("at 8")
        .roll("red 2 killer")
        .choose("at 1")
        .roll("blue 1")
        .roll("blue 2 killer")
        .expect("monsters = { 1 = ['4 red 1'], 8 = ['red 2 killer'], 15 = ['blue 1', 'blue 2 killer'] }");
}

#[test]
fn an_empty_cup_is_refilled_when_a_monster_must_be_drawn_and_not_before() {
    covers!("fh:monster-move.7");
    let refilled = |event: &Event| matches!(event, Event::CupRefilled { count: 39 });
    spawn(1, "jenny-barnes.at = 3; monsters = {}; cup = ['red 1']").roll("red 1").never(refilled);
    spawn(2, "jenny-barnes.at = 3; monsters = {}; cup = ['red 1']")
        .cannot_roll("blue 1")
        .roll("red 1")
        .happened(refilled)
        .roll("blue 3 wrecker")
        .expect("monsters = { 3 = ['red 1', 'blue 3 wrecker'] }; beside = []");
}

#[test]
fn with_every_common_monster_on_the_board_none_can_spawn() {
    covers!("fh:clar-limits.1");
    let red = "monsters.1 = ['4 red 1']; monsters.2 = ['2 red 1', '2 red 1 killer'];
        monsters.3 = ['red 1 killer', '3 red 1 wrecker'];
        monsters.4 = ['2 red 2 killer', '2 red 2 wrecker'];
        monsters.5 = ['red 3 wrecker', '2 red 2 stalker', 'red 3 stalker']";
    let blue = "monsters.7 = ['3 blue 1']; monsters.8 = ['3 blue 1', 'blue 1 killer'];
        monsters.9 = ['2 blue 1 killer', 'blue 1 wrecker'];
        monsters.11 = ['2 blue 1 wrecker', 'blue 2 killer'];
        monsters.14 = ['blue 2 killer', '2 blue 2 wrecker'];
        monsters.15 = ['blue 3 wrecker', '2 blue 2 stalker']; monsters.13 = ['blue 3 stalker']";
    spawn(2, &format!("jenny-barnes.at = 6; {red}; {blue}"))
        .happened(|event| *event == Event::CupEmpty)
        .expect("monsters.6 = []")
        .goes_on()
        .by_rule("fh:gate-step.2");
}

#[test]
fn special_monsters_come_from_the_sheet_and_move_on_like_others() {
    covers!("fh:monster-move.8");
    play("at = 'reckoning 1'; monsters.1 = ['3 red 1']")
        .expect("monsters = { 1 = ['3 red 1', 'deep-one'], 15 = ['deep-one'] }")
        .by_rule("fh:gate-step.2");
}

#[test]
fn a_special_monster_of_which_none_is_left_is_not_replaced() {
    covers!("fh:monster-move.8", "fh:clar-monsters.3");
    play("at = 'reckoning 5'; monsters.6 = ['2 star-spawn']; monsters.9 = ['star-spawn']")
        .happened(|event| matches!(event, Event::NoneLeft { .. }))
        .never(|event| matches!(event, Event::Spawned { .. }))
        .choose("star-spawn at 9")
        .expect("monsters = { 6 = ['2 star-spawn'], 9 = ['star-spawn'] }; destruction = { 9 = 2 }");
    // Two should be spawned, but only one is left.
    play(
        "at = 'reckoning 1'; ritual = 14; monsters.14 = ['3 deep-one']; monsters.12 = ['2 deep-one'];
        gates.trinity = 13",
    )
    .choose("deep-one at 14")
    .choose("deep-one at 14")
    .choose("deep-one at 14")
    .expect("monsters = { 14 = ['3 deep-one'], 11 = ['2 deep-one'], 13 = ['deep-one'] }");
}

#[test]
fn walking_on_after_spawning_is_no_activation() {
    let both = "[{ spawn = { count = 1, at = 'here' } }, { activate-zone = 'purple' }]";
    play_effect("lower", both, "jenny-barnes.at = 6; monsters.6 = ['2 blue 1']")
        .roll("red 2 stalker")
        // It goes to 7 for lack of room, and from there to 2 when the zone is activated.
        .expect("monsters = { 6 = ['2 blue 1'], 2 = ['red 2 stalker'] }");
}

#[test]
fn monsters_at_each_gate_are_not_asked_for_as_if_there_were_one() {
    let each = |effect: &str| format!("[{{ {effect} }}]");
    let full =
        "ritual = 3; gates = { tesseract = 8, heptagram = 15, trinity = 1 }; monsters.15 = ['3 red 1']";
    let spawn = each("spawn = { count = 1, at = { each = 'gates' } }");
    let game = play_effect("lower", &spawn, full).offers(&["at 1", "at 8", "at 15"]);
    assert_eq!(game.question(), "1 monster spawns in each of these locations. Which is next?");
    let game = game.choose("at 1").roll("red 1").offers(&["at 8", "at 15"]);
    assert_eq!(game.question(), "1 monster spawns in each of these locations. Which is next?");
    let destruction = each("destruction = { tokens = 1, at = { each = 'gates' } }");
    let game = play_effect("lower", &destruction, full);
    assert_eq!(game.question(), "1 destruction token is placed in each of these locations. Which is next?");
    let one = each("spawn = { count = 1, at = { one = 'gates' } }");
    assert_eq!(play_effect("lower", &one, full).question(), "1 monster spawns. Where?");
}
