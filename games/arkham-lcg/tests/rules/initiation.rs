//! Appendix I: playing cards, using abilities, and their costs.

use rulebook::covers;

use crate::common::*;

#[test]
fn a_card_costs_resources() {
    covers!("lcg:initiation.3", "lcg:initiation.5", "lcg:resources.2", "lcg:initiation.8", "lcg:ready.2");
    play("roland-banks = { hand = ['machete'], resources = 2 }").refuses("play machete", "lcg:initiation.3");
    play("roland-banks = { hand = ['machete'], resources = 3 }")
        .choose("play machete")
        .expect("roland-banks = { play = ['machete'], resources = 0, actions = 2 }");
}

#[test]
fn what_cannot_be_paid_cannot_be_used() {
    covers!("lcg:initiation.3");
    play("roland-banks = { play = ['first-aid uses 0'], damage = 1 }")
        .refuses("use first-aid", "lcg:initiation.3");
}

#[test]
fn what_changes_nothing_cannot_be_used() {
    covers!("lcg:triggered.6", "lcg:initiation.2");
    play("roland-banks.play = ['first-aid']").refuses("use first-aid", "lcg:triggered.6");
    play("roland-banks = { hand = ['extra-ammunition'] }")
        .refuses("play extra-ammunition", "lcg:initiation.2");
}

#[test]
fn events_go_to_the_discards_when_they_are_done() {
    covers!("lcg:event-cards.4");
    play("roland-banks.hand = ['emergency-cache']")
        .choose("play emergency-cache")
        .expect("roland-banks.discards = ['emergency-cache']");
}

#[test]
fn skill_cards_are_not_played() {
    covers!("lcg:skill-cards.1");
    play("roland-banks.hand = ['guts']").cannot("play guts");
}

#[test]
fn fast_assets_are_played_in_the_own_turn_only() {
    covers!("lcg:fast.3");
    play("at = 'turn roland-banks'; roland-banks.threat = ['ghoul-minion']; daisy-walker.hand = ['magnifying-glass']")
        .choose("fight ghoul-minion")
        .rolls();
    play("roland-banks = { threat = ['ghoul-minion'], hand = ['magnifying-glass'] }")
        .choose("fight ghoul-minion")
        .can("play magnifying-glass");
}

#[test]
fn a_unique_card_is_in_play_once() {
    covers!("lcg:unique.2");
    play("at = 'turn roland-banks'; roland-banks.hand = ['dr-milan-christopher']; daisy-walker.play = ['dr-milan-christopher']")
        .refuses("play dr-milan-christopher", "lcg:unique.2");
}

#[test]
fn a_second_ally_takes_the_place_of_the_first() {
    covers!("lcg:slots.6");
    play("roland-banks = { play = ['beat-cop'], hand = ['guard-dog'] }")
        .choose("play guard-dog")
        .choose("beat-cop")
        .expect("roland-banks = { play = ['guard-dog'], discards = ['beat-cop'] }");
}

#[test]
fn what_cannot_make_room_cannot_be_played() {
    covers!("lcg:slots.1");
    play("daisy-walker = { threat = ['the-necronomicon horror 3'], hand = ['baseball-bat'] }")
        .refuses("play baseball-bat", "lcg:slots.1");
}

#[test]
fn limits_count_for_their_time() {
    covers!("lcg:limits.1");
    play("skids-otoole.resources = 9").choose("use skids-otoole").cannot("use skids-otoole");
}

#[test]
fn a_reaction_answers_each_occasion_once() {
    covers!("lcg:triggered.4");
    play("daisy-walker.play = ['dr-milan-christopher']; places.study.cards = ['obscuring-fog']")
        .choose("investigate")
        .token("0")
        .choose("use dr-milan-christopher")
        .expect("daisy-walker = { resources = 6, clues = 1 }");
}

#[test]
fn an_event_may_stay_in_hand_when_its_moment_comes() {
    play("at = 'enemy'; roland-banks = { threat = ['ghoul-minion'], hand = ['dodge'], resources = 1 }")
        .offers(&["play dodge", "pass"])
        .choose("pass")
        .expect("roland-banks = { damage = 1, horror = 1, hand = ['dodge'], resources = 1 }");
}

#[test]
fn a_cost_in_horror_is_paid_even_if_an_ally_takes_it() {
    play("agnes-baker.play = ['forbidden-knowledge', 'arcane-initiate']")
        .choose("use forbidden-knowledge")
        .choose("horror arcane-initiate")
        .expect(
            "agnes-baker = { horror = 0, resources = 6, play = ['forbidden-knowledge exhausted uses 3', 'arcane-initiate horror 1'] }",
        );
}

#[test]
fn what_cannot_be_done_is_not_done_whatever_allows_it() {
    covers!("lcg:cannot.1");
    play("roland-banks.at = 'hallway'; places = { hallway = {}, parlor = {} }")
        .refuses("move parlor", "lcg:cannot.1");
    play("roland-banks = { threat = ['dissonant-voices'], hand = ['knife'] }")
        .refuses("play knife", "lcg:cannot.1");
}

#[test]
fn a_treachery_is_discarded_when_it_is_done() {
    covers!("lcg:treachery-cards.1");
    play("at = 'mythos'; roland-banks = {}; encounters = ['ancient-evils']")
        .draw("ancient-evils")
        .expect("encounter-discards = ['ancient-evils']");
}
