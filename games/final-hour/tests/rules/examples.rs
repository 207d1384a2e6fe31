//! Worked examples and captions of the rulebook that no other chapter covers.

use crate::common::*;

#[test]
fn the_activation_walk_through() {
    let game = play(
        "at = 'lower soiree 2'; jenny-barnes.at = 4; explored = [4]; found = ['moon'];
         monsters.6 = ['red 2 stalker']; monsters.7 = ['blue 2 stalker', 'red 1 wrecker'];
         monsters.10 = ['red 3 stalker']",
    )
    .choose("stop")
    .expect(
        "monsters.6 = ['blue 2 stalker']; monsters.7 = ['red 2 stalker', 'red 1 wrecker'];
        destruction = { 7 = 1 }",
    )
    .expect("monsters.8 = []; monsters.9 = ['red 3 stalker']; monsters.10 = []");
    // The record of activated monsters is cleared as soon as another effect activates monsters.
    assert_eq!(game.game().open.activated, 0);
}

#[test]
fn a_monster_in_the_humanities_goes_to_the_seminary_if_it_is_blue() {
    play_effect(
        "lower",
        "[{ activate-zone = 'orange' }]",
        "ritual = 14; monsters.humanities = ['blue 2 stalker']; monsters.seminary = []",
    )
    .expect("monsters = { seminary = ['blue 2 stalker'] }");
}

#[test]
fn a_monster_overflows_from_the_athletic_building_to_the_sorority() {
    play(
        "at = 'gates'; gates.heptagram = 'athletics'; monsters.athletics = ['2 blue 1'];
        monsters.fraternity = ['3 red 1']",
    )
    .roll("heptagram")
    .roll("red 2 killer")
    .expect(
        "monsters.athletics = ['2 blue 1']; monsters.fraternity = ['3 red 1'];
            monsters.sorority = ['red 2 killer']",
    );
}

#[test]
fn a_red_monster_goes_from_the_observatory_to_the_administration() {
    play_effect("lower", "[{ activate-zone = 'purple' }]", "monsters.observatory = ['red 2 stalker']")
        .expect("monsters = { administration = ['red 2 stalker'] }");
}

#[test]
fn a_gate_with_two_tokens_brings_two_monsters() {
    play("at = 'gates'; monsters = {}")
        .roll("heptagram")
        .roll("red 1")
        .roll("blue 1 killer")
        .expect("gates.heptagram = { at = 15, tokens = 2 }; monsters = { 15 = ['red 1', 'blue 1 killer'] }");
}

#[test]
fn five_omens_are_looked_up_as_five_or_six() {
    play("at = 'reckoning'; monsters = {}; played = [5, 7, 8, 11]")
        .expect("monsters = { 8 = ['star-spawn'] }");
}
