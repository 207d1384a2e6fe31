//! Destruction tokens, which take up cells.

use final_hour::{Defeat, Event};
use rulebook::covers;

use crate::common::*;

/// Jenny's lower effect places this many tokens in her location.
fn ruin(tokens: u8, text: &str) -> Play {
    play_effect("lower", &format!("[{{ destruction = {{ tokens = {tokens}, at = 'here' }} }}]"), text)
}

/// Jenny's lower effect activates the zone.
fn activate(zone: &str, text: &str) -> Play {
    play_effect("lower", &format!("[{{ activate-zone = '{zone}' }}]"), text)
}

#[test]
fn a_destroyed_cell_holds_no_monster() {
    covers!("fh:damage.1", "fh:damage.3");
    ruin(1, "jenny-barnes.at = 6; monsters.6 = ['red 1']")
        .expect("destruction.6 = 1; monsters = { 6 = ['red 1'] }");
    // One of its two cells is destroyed, so the second new monster walks on.
    play("at = 'gates'; gates.heptagram = 6; destruction.6 = 1; monsters = {}")
        .roll("heptagram")
        .roll("red 1")
        .roll("red 1 killer")
        .expect("monsters = { 6 = ['red 1'], 7 = ['red 1 killer'] }");
}

#[test]
fn a_wrecker_shifts_to_an_empty_cell_of_its_location() {
    covers!("fh:damage.2", "fh:monster-move.14");
    activate("purple", "monsters.7 = ['red 1 wrecker', 'red 1']")
        .expect("destruction = { 7 = 1 }; monsters = { 7 = ['red 1 wrecker', 'red 1'] }");
}

#[test]
fn a_wrecker_without_another_cell_moves_on() {
    covers!("fh:damage.2");
    activate("purple", "monsters.6 = ['red 1 wrecker', 'red 1']")
        .expect("destruction = { 6 = 1 }; monsters = { 6 = ['red 1'], 7 = ['red 1 wrecker'] }");
}

#[test]
fn a_wrecker_never_comes_back_to_the_cell_it_destroyed() {
    // The blue way from 6 leads in a circle through full locations, so only the ritual site is left.
    activate(
        "purple",
        "ritual = 10; monsters.6 = ['blue 1 wrecker'];
         destruction = { 1 = 4, 2 = 4, 3 = 4, 4 = 4, 6 = 1, 7 = 3, 11 = 3, 12 = 4, 13 = 2, 15 = 3 }",
    )
    .expect("destruction.6 = 2; monsters = { 10 = ['blue 1 wrecker'] }")
    .happened(|event| matches!(event, Event::Drawn { .. }));
}

#[test]
fn a_wrecker_takes_the_last_cell_of_the_ritual_site() {
    covers!("fh:damage.2");
    activate("orange", "ritual = 13; monsters.13 = ['red 1 wrecker']")
        .goes_on()
        .expect("destruction = { 13 = 1 }; monsters = { 13 = ['red 1 wrecker'] }");
}

#[test]
fn a_wrecker_in_the_only_cell_of_the_ritual_site_ends_the_game() {
    activate("orange", "ritual = 13; monsters.13 = ['red 1 wrecker', 'red 1']").lost(Defeat::RitualSite);
    activate("orange", "ritual = 13; monsters.13 = ['red 1 wrecker']; destruction.13 = 1")
        .lost(Defeat::RitualSite);
}

#[test]
fn a_cards_token_covers_an_empty_cell_first() {
    covers!("fh:damage.3");
    ruin(2, "jenny-barnes.at = 7; monsters.7 = ['red 1']")
        .expect("destruction = { 7 = 2 }; monsters = { 7 = ['red 1'] }");
}

#[test]
fn without_an_empty_cell_a_chosen_monster_makes_room_and_moves_on() {
    covers!("fh:damage.3");
    ruin(1, "jenny-barnes.at = 6; monsters.6 = ['red 1', 'blue 1']")
        .asks("jenny-barnes")
        .by_rule("fh:damage.3")
        .offers(&["red 1", "blue 1"])
        .choose("blue 1")
        .expect("destruction = { 6 = 1 }; monsters = { 6 = ['red 1'], 2 = ['blue 1'] }");
    ruin(1, "jenny-barnes.at = 6; monsters.6 = ['red 1', 'blue 1']")
        .choose("red 1")
        .expect("destruction = { 6 = 1 }; monsters = { 6 = ['blue 1'], 7 = ['red 1'] }");
}

#[test]
fn several_tokens_push_out_one_monster_after_another() {
    covers!("fh:damage.3");
    ruin(2, "jenny-barnes.at = 6; monsters.6 = ['red 1', 'blue 1']")
        .choose("red 1")
        .expect("destruction = { 6 = 2 }; monsters = { 7 = ['red 1'], 2 = ['blue 1'] }");
}

#[test]
fn the_lead_chooses_which_monster_a_reckonings_token_pushes_out() {
    play(
        "at = 'reckoning 5'; ancient-one = 'shudde-mell'; lead = 'michael-mcglen'; gates.tesseract = 6;
          monsters.6 = ['red 1', 'blue 1']",
    )
    .asks("michael-mcglen")
    .choose("at 6")
    .choose("red 1")
    .expect("destruction = { 1 = 1, 6 = 1, 11 = 1 }; monsters = { 6 = ['blue 1'], 7 = ['red 1'] }");
}

#[test]
fn a_location_with_every_cell_destroyed_takes_no_more_tokens() {
    ruin(1, "jenny-barnes.at = 6; monsters = {}; destruction.6 = 2")
        .expect("destruction = { 6 = 2 }")
        .goes_on();
}

#[test]
fn of_three_tokens_as_many_are_placed_as_fit() {
    covers!("fh:clar-movement.6");
    ruin(3, "jenny-barnes.at = 6; monsters = {}; destruction.6 = 1")
        .expect("destruction = { 6 = 2 }")
        .goes_on();
}

#[test]
fn two_tokens_end_the_game_if_the_ritual_site_has_one_empty_cell() {
    let reckoning = "at = 'reckoning 7'; ancient-one = 'shudde-mell'";
    play(&format!("{reckoning}; monsters.14 = ['red 1']")).goes_on().expect("destruction = { 14 = 2 }");
    play(&format!("{reckoning}; monsters.14 = ['2 red 1']"))
        .expect("destruction = { 14 = 1 }")
        .lost(Defeat::RitualSite);
}

#[test]
fn a_token_taken_away_frees_its_cell() {
    covers!("fh:damage.4");
    let repair = "[{ repair = { tokens = 1, at = 'here' } }, { spawn = { count = 1, at = 'here' } }]";
    play_effect("upper", repair, "jenny-barnes.at = 6; monsters = {}; destruction.6 = 2")
        .expect("destruction = { 6 = 1 }")
        .roll("red 1")
        .expect("monsters = { 6 = ['red 1'] }");
}

#[test]
fn without_a_token_nothing_is_taken_away() {
    play_effect(
        "upper",
        "[{ repair = { tokens = 2, at = 'here' } }]",
        "jenny-barnes.at = 6; monsters = {}; destruction = { 6 = 1, 7 = 1 }",
    )
    .expect("destruction = { 7 = 1 }")
    .by_rule("fh:gate-step.2");
}

#[test]
fn destruction_never_runs_out() {
    let eighteen = "destruction = { 1 = 4, 2 = 4, 3 = 4, 4 = 4, 7 = 2 }";
    ruin(2, &format!("jenny-barnes.at = 6; monsters = {{}}; {eighteen}"))
        .expect("destruction.6 = 2; destruction.1 = 4");
}
