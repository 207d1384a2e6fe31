//! Drawing cards, empty decks, and unlimited tokens.

use crate::common::*;

#[test]
fn an_empty_deck_is_made_of_the_discards_for_a_horror() {
    play("roland-banks = { cards = [], discards = ['knife', 'guts'] }")
        .choose("draw")
        .draw("knife")
        .expect("roland-banks = { hand = ['knife'], discards = [], horror = 1 }");
}

#[test]
fn the_whole_draw_is_finished_before_the_one_horror() {
    play("daisy-walker = { cards = ['guts'], discards = ['knife', 'flashlight'], hand = ['cryptic-research'] }")
        .choose("play cryptic-research")
        .draw("guts knife flashlight")
        .expect("daisy-walker = { hand = ['guts', 'knife', 'flashlight'], horror = 1 }");
}

#[test]
fn where_nothing_is_left_nothing_is_drawn() {
    play("roland-banks = { cards = [] }")
        .choose("draw")
        .expect("roland-banks = { hand = [], horror = 0, actions = 2 }");
}

#[test]
fn weaknesses_drawn_with_other_cards_wait_until_all_are_drawn() {
    play("daisy-walker = { hand = ['cryptic-research', 'knife'], deck = ['amnesia', 'guts', 'perception'] }")
        .choose("play cryptic-research")
        .draw("amnesia guts perception")
        .choose("knife, guts")
        .expect("daisy-walker = { hand = ['perception'], discards = ['cryptic-research', 'amnesia', 'knife', 'guts'] }");
}

#[test]
fn nothing_limits_the_cards_you_draw_in_a_round() {
    play("daisy-walker.deck = ['guts', 'knife', 'perception', 'flashlight']")
        .choose("draw")
        .draw("guts")
        .choose("draw")
        .draw("knife")
        .choose("draw")
        .draw("perception")
        .choose("end-turn")
        .draw("flashlight")
        .expect("daisy-walker.hand = ['guts', 'knife', 'perception', 'flashlight']");
}

#[test]
fn tokens_never_run_out() {
    play("skids-otoole = { resources = 40, hand = ['emergency-cache'] }")
        .choose("play emergency-cache")
        .expect("skids-otoole.resources = 43");
}

#[test]
fn extra_ammunition_loads_a_spent_firearm() {
    play("roland-banks = { play = ['45-automatic uses 0'], hand = ['extra-ammunition'], threat = ['ghoul-minion'] }")
        .refuses("use 45-automatic", "lcg:initiation.3")
        .choose("play extra-ammunition")
        .can("use 45-automatic")
        .expect("roland-banks.play = ['45-automatic uses 3']");
    play("roland-banks = { play = ['45-automatic uses 3'], hand = ['extra-ammunition'] }")
        .choose("play extra-ammunition")
        .expect("roland-banks.play = ['45-automatic uses 6']");
}
