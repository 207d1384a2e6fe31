//! Movement of investigators.

use rulebook::covers;

use crate::common::*;

const RITA: &str =
    "at = 'upper cross-country'; investigators = ['rita-young', 'michael-mcglen']; monsters = {}";

#[test]
fn rita_may_make_two_of_her_three_moves() {
    covers!("fh:move.1");
    play(&format!("{RITA}; rita-young.at = 'upman-hall'"))
        .by_rule("fh:move.1")
        .choose("at student-union")
        .choose("at derby-hall")
        .choose("stop")
        .expect("rita-young.at = 'derby-hall'")
        .by_rule("fh:gate-step.2");
}

#[test]
fn nobody_moves_further_than_the_card_allows() {
    covers!("fh:move.1");
    play(&format!("{RITA}; rita-young.at = 1"))
        .choose("2")
        .choose("6")
        .choose("7")
        .expect("rita-young.at = 7")
        .by_rule("fh:gate-step.2");
}

#[test]
fn a_move_may_be_left_out_or_taken_back() {
    play(&format!("{RITA}; rita-young.at = 1")).choose("stop").expect("rita-young.at = 1");
    play(&format!("{RITA}; rita-young.at = 1"))
        .choose("2")
        .choose("1")
        .choose("2")
        .expect("rita-young.at = 2");
}

#[test]
fn only_pathways_make_neighbours_and_no_location_is_its_own() {
    covers!("fh:clar-locations.1");
    play(&format!("{RITA}; rita-young.at = 10"))
        .offers(&["at 8", "stop"])
        .refuses("at 10", "fh:clar-locations.1")
        // A red arrow leads there, but no pathway.
        .refuses("at 9", "fh:clar-locations.1")
        .choose("8")
        .offers(&["at 1", "at 7", "at 10", "stop"]);
}

#[test]
fn any_number_of_investigators_share_a_location() {
    play(
        "at = 'upper cross-country';
            investigators = ['rita-young', 'michael-mcglen', 'lily-chen', 'jenny-barnes'];
         rita-young.at = 7; michael-mcglen.at = 6; lily-chen.at = 6; jenny-barnes.at = 6;
         monsters.6 = ['2 red 1']",
    )
    .choose("6")
    .choose("stop")
    .expect(
        "rita-young.at = 6; jenny-barnes.at = 6; lily-chen.at = 6; michael-mcglen.at = 6;
        monsters.6 = ['2 red 1']",
    );
}

#[test]
fn investigators_take_no_cells_from_monsters() {
    let text = "jenny-barnes.at = 6; michael-mcglen.at = 6; monsters = {}";
    play_effect("lower", "[{ spawn = { count = 2, at = 'here' } }]", text)
        .roll("red 1")
        .roll("blue 1")
        .expect("monsters = { 6 = ['red 1', 'blue 1'] }");
}
