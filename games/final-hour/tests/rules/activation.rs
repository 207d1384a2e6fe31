//! Activation of monsters: which ones, in which order, and what their symbols do.

use final_hour::content::Monster;
use final_hour::{Event, position};
use rulebook::covers;

use crate::common::*;

fn activate(zone: &str, text: &str) -> Play {
    play_effect("lower", &format!("[{{ activate-zone = '{zone}' }}]"), text)
}

/// The faces of the monsters activated so far, in order.
fn activated(game: &Play) -> Vec<String> {
    let face = |monster: Monster| position::face(game.content(), monster);
    let told = game.events();
    told.iter()
        .filter_map(|e| if let Event::Activated { monster, .. } = e { Some(face(*monster)) } else { None })
        .collect()
}

#[test]
fn locations_take_their_turns_in_ascending_number() {
    covers!("fh:monster-move.9");
    // When the stalker at 6 moves, 7 is still full, because the monsters at 7 are activated later.
    activate("purple", "monsters.6 = ['red 2 stalker']; monsters.7 = ['red 3 stalker', '2 red 1']")
        .expect("monsters = { 7 = ['2 red 1'], 2 = ['red 2 stalker', 'red 3 stalker'] }");
}

#[test]
fn only_the_monsters_of_the_zone_are_activated() {
    activate(
        "purple",
        "monsters.5 = ['red 2 stalker']; monsters.11 = ['red 1 wrecker'];
        monsters.8 = ['blue 2 stalker']",
    )
    .expect(
        "monsters = { 5 = ['red 2 stalker'], 11 = ['red 1 wrecker'], 7 = ['blue 2 stalker'] };
            destruction = {}",
    );
}

#[test]
fn a_monster_without_a_symbol_does_nothing() {
    covers!("fh:monster-move.11");
    let game = activate("orange", "monsters.12 = ['red 1', 'blue 1 killer']");
    assert_eq!(activated(&game), ["blue 1 killer"]);
    game.expect("monsters = { 12 = ['red 1', 'blue 1 killer'] }; jenny-barnes.health = 4");
}

#[test]
fn a_killer_hurts_every_investigator_in_its_location() {
    covers!("fh:monster-move.12");
    activate(
        "orange",
        "investigators = ['jenny-barnes', 'michael-mcglen', 'lily-chen']; lily-chen.at = 11;
        monsters.12 = ['red 1 killer']",
    )
    .expect("jenny-barnes.health = 3; michael-mcglen.health = 3; lily-chen.health = 4");
}

#[test]
fn two_killers_hurt_twice() {
    activate("orange", "michael-mcglen.at = 11; monsters.12 = ['red 1 killer', 'red 2 killer']")
        .choose("red 1 killer")
        .expect("jenny-barnes.health = 3; michael-mcglen.health = 5");
}

#[test]
fn a_stalker_makes_one_move() {
    covers!("fh:monster-move.13");
    activate("green", "monsters.5 = ['red 2 stalker']").expect("monsters = { 4 = ['red 2 stalker'] }");
}

#[test]
fn a_wrecker_destroys_its_own_cell() {
    covers!("fh:monster-move.14");
    activate("green", "monsters.5 = ['red 3 wrecker']")
        .expect("monsters = { 5 = ['red 3 wrecker'] }; destruction = { 5 = 1 }");
}

#[test]
fn stalkers_go_before_wreckers() {
    covers!("fh:monster-move.15");
    // The stalker leaves an empty cell for the wrecker, which therefore does not walk on.
    activate("purple", "monsters.6 = ['blue 2 stalker', 'red 1 wrecker']")
        .expect("monsters = { 2 = ['blue 2 stalker'], 6 = ['red 1 wrecker'] }; destruction = { 6 = 1 }");
}

#[test]
fn killers_go_before_stalkers() {
    covers!("fh:monster-move.15");
    let game = activate("orange", "monsters.11 = ['blue 2 stalker', 'red 1 wrecker', 'blue 1 killer']");
    assert_eq!(activated(&game), ["blue 1 killer", "blue 2 stalker", "red 1 wrecker"]);
}

#[test]
fn inside_a_group_the_resolver_chooses_one_after_another() {
    let text = "monsters.6 = ['red 2 stalker', 'red 3 stalker']; monsters.7 = ['2 blue 1']";
    activate("purple", text)
        .asks("jenny-barnes")
        .by_rule("fh:monster-move.15")
        .offers(&["red 2 stalker", "red 3 stalker"])
        .choose("red 3 stalker")
        // There was one cell left at 7, so the other monster walks on to 2.
        .expect("monsters = { 7 = ['2 blue 1', 'red 3 stalker'], 2 = ['red 2 stalker'] }");
    activate("purple", text)
        .choose("red 2 stalker")
        .expect("monsters = { 7 = ['2 blue 1', 'red 2 stalker'], 2 = ['red 3 stalker'] }");
}

#[test]
fn a_group_that_is_not_due_is_refused() {
    activate("purple", "monsters.9 = ['red 1 killer', 'red 2 killer', 'blue 1 wrecker']")
        .offers(&["red 1 killer", "red 2 killer"])
        .refuses("blue 1 wrecker at 9", "fh:monster-move.15");
    activate("purple", "monsters.9 = ['red 1 killer', 'red 2 killer', 'blue 1']")
        .refuses("blue 1 at 9", "fh:monster-move.11");
}

#[test]
fn equal_monsters_need_no_order() {
    activate("purple", "monsters.6 = ['2 red 2 stalker']").expect("monsters = { 7 = ['2 red 2 stalker'] }");
}

#[test]
fn symbols_act_from_left_to_right() {
    covers!("fh:monster-move.16");
    // A Chthonian first moves, then wrecks its new location.
    play("at = 'reckoning 3'; ancient-one = 'shudde-mell'; monsters.7 = ['chthonian']")
        .expect("monsters = { 6 = ['chthonian'] }; destruction = { 6 = 1 }");
}

#[test]
fn the_leftmost_symbol_decides_the_group() {
    covers!("fh:monster-move.16");
    // As a stalker the Chthonian acts first and leaves an empty cell for the wrecker.
    activate("purple", "ancient-one = 'shudde-mell'; monsters.6 = ['chthonian', 'red 1 wrecker']")
        .expect("monsters = { 2 = ['chthonian'], 6 = ['red 1 wrecker'] }; destruction = { 2 = 1, 6 = 1 }");
}

#[test]
fn a_star_spawn_pushed_out_by_its_first_token_wrecks_where_it_has_come_to() {
    covers!("fh:clar-monsters.1");
    activate("purple", "monsters.6 = ['star-spawn', 'red 1']")
        .expect("monsters = { 6 = ['red 1'], 2 = ['star-spawn'] }; destruction = { 6 = 1, 2 = 1 }");
}

#[test]
fn a_star_spawn_with_room_wrecks_its_location_twice() {
    activate("purple", "monsters.7 = ['star-spawn']")
        .expect("monsters = { 7 = ['star-spawn'] }; destruction = { 7 = 2 }");
    // There is no other cell after the second token.
    activate("purple", "monsters.7 = ['star-spawn', 'red 1']")
        .expect("monsters = { 7 = ['red 1'], 6 = ['star-spawn'] }; destruction = { 7 = 2 }");
}

#[test]
fn a_monster_destroyed_by_a_seal_loses_its_other_symbols() {
    play("at = 'reckoning 3'; ancient-one = 'shudde-mell'; monsters.7 = ['chthonian']; seals = ['6-7']")
        .expect("monsters = {}; destruction = {}; seals = ['6-7 used']");
}

#[test]
fn a_card_activates_a_monster_once() {
    covers!("fh:monster-move.17");
    activate("purple", "monsters.6 = ['red 2 stalker']").expect("monsters = { 7 = ['red 2 stalker'] }");
    activate("purple", "monsters.6 = ['red 2 stalker']; monsters.7 = ['red 3 stalker', 'blue 2 stalker']")
        .refuses("red 2 stalker at 7", "fh:monster-move.17");
}

#[test]
fn the_next_card_activates_it_again() {
    covers!("fh:monster-move.17");
    play(
        "at = 'resolve'; resolved = 2;
            played = ['8 socialite', '14 finish-the-work', '21 soiree 2', '28 dynamite 2'];
         monsters.6 = ['red 2 stalker']",
    )
    .choose("stop")
    .expect("monsters = { 7 = ['red 2 stalker'] }")
    .choose("stop")
    .expect("monsters = { 2 = ['red 2 stalker'] }");
}
