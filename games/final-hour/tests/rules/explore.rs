//! Exploring locations for clues and items.

use final_hour::Event;
use rulebook::covers;

use crate::common::*;

const EXPLORE: &str = "[{ investigate = 'here' }]";

#[test]
fn lily_finds_a_moon() {
    covers!("fh:explore.1", "fh:explore.3");
    let game = play(
        "at = 'lower calculated-force 1'; investigators = ['lily-chen', 'jenny-barnes'];
        lily-chen.at = 3; monsters = {}",
    )
    .choose("stop")
    .by_rule("fh:explore.1")
    .roll("moon")
    .expect("explored = [3]; found = ['moon']");
    assert_eq!(game.seen_by("jenny-barnes").found, game.seen_by("lily-chen").found);
    assert_eq!(game.game().open.found, [0, 0, 1, 0, 0]);
}

#[test]
fn a_location_is_explored_once() {
    covers!("fh:explore.1");
    play_effect("lower", EXPLORE, "jenny-barnes.at = 3; monsters = {}; explored = [3]; found = ['moon']")
        .happened(|event| matches!(event, Event::NothingToExplore { at, .. } if at.number() == 3))
        .expect("found = ['moon']")
        .by_rule("fh:gate-step.2");
}

#[test]
fn gates_and_the_ritual_site_hide_no_clue() {
    for at in [12, 1, 8, 15] {
        play_effect("lower", EXPLORE, &format!("jenny-barnes.at = {at}; monsters = {{}}"))
            .by_rule("fh:gate-step.2");
    }
}

#[test]
fn an_item_clue_leaves_the_game_and_brings_the_top_item() {
    covers!("fh:explore.2");
    play_effect(
        "lower",
        EXPLORE,
        "jenny-barnes.at = 3; lead = 'michael-mcglen'; monsters = {}; michael-mcglen.items = ['shotgun']",
    )
    .roll("item")
    .by_rule("fh:explore.2")
    .cannot_roll("shotgun")
    .roll("lantern")
    .expect(
        "explored = [3]; found = ['item']; jenny-barnes.items = ['lantern'];
            michael-mcglen.items = ['shotgun']",
    )
    .by_rule("fh:gate-step.2");
}

#[test]
fn an_item_is_used_when_its_text_says_and_then_it_is_gone() {
    covers!("fh:explore.2");
    play(
        "at = 'resolve'; monsters = {}; jenny-barnes.items = ['bicycle', 'lantern'];
          played = ['8 grand-gala', '14 dynamite', '21 socialite', '28 doorkeeper']",
    )
    .offers(&["use bicycle", "stop"])
    .refuses("use lantern", "fh:clar-items.2")
    .choose("use bicycle")
    .expect("jenny-barnes.items = ['lantern']; used-items = ['bicycle']");
}

#[test]
fn each_clue_is_there_but_twice() {
    let found = "explored = [2, 4]; found = ['moon', 'moon']";
    play_effect("lower", EXPLORE, &format!("jenny-barnes.at = 3; monsters = {{}}; {found}"))
        .cannot_roll("moon")
        .can_roll("star")
        .can_roll("item");
}
