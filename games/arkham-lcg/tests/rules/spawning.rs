//! Where enemies spawn, and drawing from the encounter deck.

use rulebook::covers;

use crate::common::*;

#[test]
fn the_top_card_is_drawn() {
    covers!("lcg:framework.6");
    play("at = 'mythos'; roland-banks = {}; encounters = ['ravenous-ghoul']")
        .draw("ravenous-ghoul")
        .expect("roland-banks.threat = ['ravenous-ghoul']");
}

#[test]
fn a_revelation_comes_when_the_card_is_drawn() {
    covers!("lcg:revelation.2");
    play("at = 'mythos'; roland-banks = {}; encounters = ['grasping-hands']")
        .draw("grasping-hands")
        .token("-1")
        .expect("roland-banks.damage = 2; encounter-discards = ['grasping-hands']");
}

#[test]
fn an_enemy_without_a_place_of_its_own_fights_the_one_who_drew_it() {
    covers!("lcg:spawn.3", "lcg:framework.9");
    play("at = 'mythos'; roland-banks = {}; daisy-walker = {}; encounters = ['ghoul-minion']")
        .draw("ghoul-minion")
        .expect("roland-banks.threat = ['ghoul-minion']; daisy-walker.threat = []; encounter-discards = []");
}

#[test]
fn an_enemy_with_a_place_of_its_own_appears_there() {
    covers!("lcg:spawn.1");
    play("at = 'mythos'; roland-banks.at = 'hallway'; encounters = ['icy-ghoul']; places = { hallway = {}, cellar = {} }")
        .draw("icy-ghoul")
        .expect("roland-banks.threat = []; places.cellar.cards = ['icy-ghoul']");
}

#[test]
fn an_enemy_put_into_play_by_the_story_appears_as_its_text_says() {
    covers!("lcg:spawn.2");
    // The Masked Hunter spawns engaged with the investigator with the most clues, wherever the lead is.
    play(
        "at = 'mythos'; scenario = 'the-midnight-masks'; doom = 5; roland-banks.at = 'rivertown'
        daisy-walker = { at = 'your-house', clues = 1 }; encounters = ['false-lead']
        places = { rivertown = {}, your-house = {} }",
    )
    .expect("agenda = 2; daisy-walker.threat = ['the-masked-hunter']; roland-banks.threat = []");
}

#[test]
fn an_enemy_whose_place_is_not_there_is_discarded() {
    covers!("lcg:spawn.4");
    play("at = 'mythos'; roland-banks = {}; encounters = ['flesh-eater']")
        .draw("flesh-eater")
        .expect("roland-banks.threat = []; encounter-discards = ['flesh-eater']");
}

#[test]
fn of_several_places_the_one_who_drew_the_enemy_chooses() {
    covers!("lcg:spawn.5");
    play(
        "at = 'mythos'; scenario = 'the-midnight-masks'; roland-banks.at = 'rivertown'; daisy-walker.at = 'rivertown'
        encounters = ['false-lead', 'acolyte']; places = { rivertown = {}, your-house = {}, graveyard = {} }
        roland-banks.clues = 0",
    )
    .draw("false-lead")
    .draw("acolyte")
    .asks("roland-banks");
    play(
        "at = 'mythos'; scenario = 'the-midnight-masks'; roland-banks.at = 'rivertown'; daisy-walker.at = 'rivertown'
        encounters = ['hunting-nightgaunt', 'acolyte']; places = { rivertown = {}, your-house = {}, graveyard = {} }",
    )
    .draw("hunting-nightgaunt")
    .draw("acolyte")
    .asks("daisy-walker")
    .offers(&["your-house", "graveyard"])
    .choose("graveyard")
    .expect("places.graveyard.cards = ['acolyte doom 1']");
}

#[test]
fn where_an_effect_says_the_place_the_enemys_own_text_is_silent() {
    covers!("lcg:spawn.6");
    // The second act of The Devourer Below spawns an enemy at the ritual site, even Acolytes.
    play(
        "scenario = 'the-devourer-below'; act = 2; roland-banks.at = 'main-path'; encounters = ['acolyte']
        places = { main-path = {}, ritual-site = {}, woods-1 = {} }",
    )
    .choose("move ritual-site")
    .draw("acolyte")
    .expect("act = 3; roland-banks.threat = ['acolyte doom 1']");
}

#[test]
fn only_what_says_so_advances_the_agenda_out_of_turn() {
    covers!("lcg:doom.3");
    play("roland-banks = { threat = ['silver-twilight-acolyte'] }; doom = 2")
        .choose("resource")
        .expect("agenda = 1; doom = 3");
    play("agnes-baker.hand = ['dark-memory']; doom = 2")
        .choose("play dark-memory")
        .choose("part 2")
        .expect("agenda = 2; doom = 0");
}

#[test]
fn the_lead_decides_what_the_scenario_asks() {
    covers!("lcg:lead-investigator.1");
    play("at = 'mythos'; roland-banks = {}; daisy-walker = {}; lead = 'daisy-walker'; doom = 2")
        .asks("daisy-walker")
        .choose("part 2")
        .expect("daisy-walker.horror = 2");
}

#[test]
fn the_lead_decides_between_equals() {
    covers!("lcg:lead-investigator.2");
    play(
        "at = 'enemy'; roland-banks.at = 'attic'; daisy-walker.at = 'cellar'
        places = { attic = {}, cellar = {}, hallway = { cards = ['swarm-of-rats'] } }",
    )
    .asks("roland-banks")
    .offers(&["attic", "cellar"]);
}
