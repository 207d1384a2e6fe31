//! Movement of monsters: arrows, full locations, the ritual site, pushes.

use final_hour::content::{Content, Pathway};
use final_hour::{Defeat, Event, position};
use rulebook::covers;

use crate::common::*;

/// Jenny's lower effect activates the zone.
fn activate(zone: &str, text: &str) -> Play {
    play_effect("lower", &format!("[{{ activate-zone = '{zone}' }}]"), text)
}

/// Jenny may push a monster out of her location by an upper effect, a lower effect or an item.
fn push(by: &str, text: &str) -> Play {
    play_effect(by, "[{ push = { count = 1, from = 'here', to = 'anywhere' } }]", text)
}

/// Every cell of the red circle is destroyed except those of location 13, which is part of it.
const RED_CYCLE: &str =
    "ritual = 12; destruction.1 = 4; destruction.2 = 4; destruction.3 = 4; destruction.4 = 4;
        destruction.5 = 4;
     destruction.8 = 4; destruction.9 = 3; destruction.10 = 2; destruction.14 = 3; destruction.15 = 3";

#[test]
fn monsters_follow_the_arrow_of_their_colour() {
    covers!("fh:monster-move.1", "fh:monster-move.2", "fh:monster-move.13");
    activate("green", "monsters.3 = ['red 2 stalker', 'blue 2 stalker']")
        .choose("red 2 stalker")
        .expect("monsters = { 13 = ['red 2 stalker'], 7 = ['blue 2 stalker'] }");
}

#[test]
fn some_red_arrows_leave_the_pathways_and_cannot_be_sealed() {
    covers!("fh:clar-movement.2");
    for (zone, from, to) in [
        ("green", 3, 13),
        ("green", 5, 4),
        ("purple", 7, 2),
        ("purple", 9, 5),
        ("purple", 10, 9),
        ("orange", 15, 2),
    ] {
        activate(zone, &format!("monsters.{from} = ['red 2 stalker']"))
            .expect(&format!("monsters = {{ {to} = ['red 2 stalker'] }}"));
        let (low, high) = (from.min(to), from.max(to));
        assert!(wrong(&format!("at = 'gates'; seals = ['{low}-{high}']")).contains("no pathway"));
    }
    let content = Content::load();
    let paths: Vec<String> = Pathway::all().map(|path| position::pathway(&content, path)).collect();
    let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
    play_effect("upper", "[{ seal = { count = 1, on = 'any' } }]", "monsters = {}").offers(&paths);
}

#[test]
fn a_monster_without_room_walks_on() {
    covers!("fh:monster-move.3");
    activate("orange", "monsters.13 = ['red 2 stalker']; monsters.14 = ['3 red 1']; destruction.15 = 3")
        .expect("monsters = { 14 = ['3 red 1'], 2 = ['red 2 stalker'] }")
        .happened(|event| matches!(event, Event::Walked { steps: 3, .. }));
}

#[test]
fn a_monster_may_come_back_to_the_cell_it_left() {
    covers!("fh:monster-move.3");
    activate("orange", &format!("{RED_CYCLE}; monsters.13 = ['red 2 stalker', 'red 1']"))
        .expect("monsters = { 13 = ['red 2 stalker', 'red 1'] }")
        .happened(|event| matches!(event, Event::Walked { steps: 11, .. }));
}

#[test]
fn a_monster_whose_way_has_no_empty_cell_goes_straight_to_the_ritual_site() {
    covers!("fh:monster-move.3");
    let spawn = "[{ spawn = { count = 1, at = 'here' } }]";
    play_effect("lower", spawn, &format!("{RED_CYCLE}; jenny-barnes.at = 13; monsters.13 = ['2 blue 1']"))
        .roll("red 1")
        .expect("monsters = { 13 = ['2 blue 1'], 12 = ['red 1'] }")
        .happened(|event| matches!(event, Event::Drawn { .. }));
}

#[test]
fn a_way_is_endless_as_soon_as_one_of_its_locations_is_met_again() {
    // From 6 a red monster enters the circle at 7 and 2 and never returns to 6, although its cell there is empty.
    activate(
        "purple",
        &format!("{RED_CYCLE}; destruction.7 = 3; destruction.13 = 2; monsters.6 = ['red 2 stalker']"),
    )
    .expect("monsters = { 12 = ['red 2 stalker'] }")
    .happened(|event| matches!(event, Event::Drawn { .. }));
}

#[test]
fn a_monster_drawn_to_a_full_ritual_site_ends_the_game() {
    let full = format!("{RED_CYCLE}; destruction.7 = 3; destruction.13 = 2; destruction.12 = 4");
    activate("purple", &format!("{full}; monsters.6 = ['red 2 stalker']")).lost(Defeat::RitualSite);
}

#[test]
fn a_monster_that_comes_by_the_ritual_site_stays_there() {
    activate("orange", "ritual = 14; monsters.13 = ['red 2 stalker']")
        .expect("monsters = { 14 = ['red 2 stalker'] }");
    activate("orange", "ritual = 14; monsters.13 = ['red 2 stalker']; monsters.14 = ['3 red 1']")
        .lost(Defeat::RitualSite);
}

#[test]
fn a_stalker_stays_at_the_ritual_site() {
    covers!("fh:monster-move.13");
    activate("orange", "ritual = 14; monsters.14 = ['red 2 stalker']")
        .expect("monsters = { 14 = ['red 2 stalker'] }");
}

#[test]
fn a_stalker_that_stays_at_the_ritual_site_still_wrecks() {
    play("at = 'reckoning 3'; ancient-one = 'shudde-mell'; monsters.14 = ['chthonian']")
        .expect("monsters = { 14 = ['chthonian'] }; destruction = { 14 = 1 }");
}

#[test]
fn items_and_upper_effects_drive_monsters_out_of_the_ritual_site() {
    covers!("fh:monster-move.4");
    for by in ["upper", "item"] {
        push(by, "monsters.12 = ['red 1']")
            .choose("red 1")
            .choose("at 13")
            .expect("monsters = { 13 = ['red 1'] }");
    }
}

#[test]
fn lower_effects_and_reckonings_do_not() {
    covers!("fh:monster-move.4");
    push("lower", "monsters.12 = ['red 1']")
        .expect("monsters = { 12 = ['red 1'] }")
        .by_rule("fh:gate-step.2");
    let zone = "[{ push = { count = 2, from = { among = 'your-zone' }, to = 'anywhere' } }]";
    play_effect("lower", zone, "monsters.12 = ['red 1']; monsters.13 = ['blue 1']")
        .offers(&["blue 1", "stop"])
        .refuses("red 1 at 12", "fh:monster-move.4");
    let site = "[{ push = { count = 1, from = 'ritual-site', to = 'anywhere' } }]";
    play_reckoning(site, "monsters.14 = ['red 1']")
        .expect("monsters = { 14 = ['red 1'] }")
        .by_rule("fh:gate-step.2");
}

#[test]
fn a_forced_monster_takes_any_pathway_whatever_its_colour() {
    covers!("fh:clar-movement.3");
    // Its blue arrow leads to 7.
    push("lower", "jenny-barnes.at = 3; monsters.3 = ['blue 1']")
        .asks("jenny-barnes")
        .choose("blue 1")
        .offers(&["at 2", "at 4", "at 7", "at 9", "at 12"])
        .choose("at 9")
        .expect("monsters = { 9 = ['blue 1'] }");
}

#[test]
fn drawing_attention_brings_monsters_here_even_onto_a_seal() {
    covers!("fh:clar-movement.3");
    play(
        "at = 'upper make-a-fuss'; michael-mcglen.at = 7; monsters.3 = ['blue 2 killer'];
        monsters.8 = ['red 2 killer'];
          monsters.2 = ['red 1']; seals = ['3-7']",
    )
    .offers(&["blue 2 killer", "red 2 killer", "stop"])
    .choose("blue 2 killer")
    .expect("seals = ['3-7 used']; beside = ['blue 2 killer']; monsters.3 = []")
    .choose("red 2 killer")
    .expect("monsters.7 = ['red 2 killer']; monsters.8 = []")
    .by_rule("fh:attack.1");
}

#[test]
fn a_forced_monster_without_room_walks_on_by_its_own_colour() {
    covers!("fh:clar-movement.3");
    // Pushed from 3 into the full 7, a blue monster walks on to 6, and a red one to 2.
    let text = |colour| format!("jenny-barnes.at = 3; monsters.3 = ['{colour} 1']; destruction.7 = 3");
    push("lower", &text("blue")).choose("blue 1").choose("at 7").expect("monsters = { 6 = ['blue 1'] }");
    push("lower", &text("red")).choose("red 1").choose("at 7").expect("monsters = { 2 = ['red 1'] }");
}

#[test]
fn a_monster_forced_into_a_full_ritual_site_ends_the_game() {
    push("lower", "jenny-barnes.at = 3; monsters.3 = ['blue 1']; destruction.12 = 4")
        .choose("blue 1")
        .choose("at 12")
        .lost(Defeat::RitualSite);
}

#[test]
fn nobody_has_to_push_and_no_monster_is_pushed_twice() {
    let two = "[{ push = { count = 2, from = { among = 'board' }, to = 'anywhere' } }]";
    let table = "monsters.6 = ['red 1']; monsters.9 = ['blue 1']";
    play_effect("upper", two, table).choose("stop").expect("monsters = { 6 = ['red 1'], 9 = ['blue 1'] }");
    play_effect("upper", two, table)
        .choose("red 1")
        .choose("at 2")
        .offers(&["blue 1", "stop"])
        .refuses("red 1 at 2", "fh:clar-movement.3")
        .choose("blue 1")
        .expect("monsters = { 2 = ['red 1'], 3 = ['blue 1'] }")
        .by_rule("fh:gate-step.2");
}
