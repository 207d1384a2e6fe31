//! The actions of a turn and attacks of opportunity.

use arkham_lcg::Event;
use rulebook::covers;

use crate::common::*;

#[test]
fn investigating_finds_a_clue() {
    covers!("lcg:investigate-action.1");
    play("roland-banks = {}")
        .choose("investigate")
        .tests(3, 2)
        .token("-1")
        .expect("roland-banks = { clues = 1, actions = 2 }; places.study.clues = 1")
        .choose("investigate")
        .token("-2")
        .expect("roland-banks.clues = 1; places.study.clues = 1");
}

#[test]
fn moving_leads_to_places_next_to_this_and_reveals_them() {
    covers!("lcg:move.1", "lcg:clues.2", "lcg:move.2", "lcg:move-action.1");
    let house = "roland-banks.at = 'hallway'; places = { hallway = {}, attic = {}, cellar = {} }";
    play(house)
        .choose("move cellar")
        .expect("roland-banks.at = 'cellar'; places.cellar = { revealed = true, clues = 2 }")
        .cannot("move attic")
        .can("move hallway");
}

#[test]
fn drawing_takes_a_card_and_resource_a_resource() {
    covers!("lcg:resource-action.1");
    play("roland-banks.deck = ['knife']")
        .choose("draw")
        .draw("knife")
        .choose("resource")
        .expect("roland-banks = { hand = ['knife'], resources = 6, actions = 1 }");
}

#[test]
fn a_hit_deals_one_damage_and_a_miss_none() {
    covers!("lcg:fight-action.1");
    play("roland-banks.threat = ['ravenous-ghoul']")
        .choose("fight ravenous-ghoul")
        .token("-1")
        .expect("roland-banks.threat = ['ravenous-ghoul damage 1']")
        .choose("fight ravenous-ghoul")
        .token("-2")
        .expect("roland-banks.threat = ['ravenous-ghoul damage 1']");
}

#[test]
fn a_miss_at_somebody_elses_foe_hits_that_somebody() {
    play("at = 'turn roland-banks'; roland-banks.play = ['45-automatic']; daisy-walker.threat = ['ravenous-ghoul']")
        .choose("use 45-automatic")
        .token("-4")
        .expect("daisy-walker = { damage = 2, threat = ['ravenous-ghoul'] }");
}

#[test]
fn an_evaded_enemy_is_exhausted_and_left_where_it_is() {
    covers!("lcg:evade-action.3", "lcg:evade-action.4");
    play("roland-banks.threat = ['ghoul-minion']; places.study.cards = ['ravenous-ghoul exhausted']")
        .cannot("evade ravenous-ghoul")
        .choose("evade ghoul-minion")
        .token("0")
        .expect("roland-banks.threat = []; places.study.cards = ['ghoul-minion exhausted', 'ravenous-ghoul exhausted']");
    play("roland-banks.threat = ['ghoul-minion']")
        .choose("evade ghoul-minion")
        .token("-1")
        .expect("roland-banks.threat = ['ghoul-minion']");
}

#[test]
fn engaging_takes_an_enemy_from_somebody_else() {
    covers!("lcg:engage-action.3", "lcg:enemy-engagement.1");
    play("at = 'turn roland-banks'; roland-banks.threat = ['swarm-of-rats']; daisy-walker.threat = ['ghoul-minion']")
        .cannot("engage swarm-of-rats")
        .choose("engage ghoul-minion")
        .expect("roland-banks = { threat = ['swarm-of-rats', 'ghoul-minion'], damage = 1 }; daisy-walker.threat = []");
}

#[test]
fn every_ready_enemy_strikes_at_those_who_turn_away_from_it() {
    covers!("lcg:attack-of-opportunity.2", "lcg:enemy-cards.3");
    play("roland-banks = { threat = ['ghoul-minion', 'swarm-of-rats', 'ravenous-ghoul exhausted'] }")
        .choose("resource")
        .offers(&["ghoul-minion", "swarm-of-rats"])
        .choose("ghoul-minion")
        .never(|event| matches!(event, Event::Exhausted(_)))
        .expect(
            "roland-banks = { damage = 2, horror = 1, resources = 6, threat = ['ghoul-minion', 'swarm-of-rats', 'ravenous-ghoul exhausted'] }",
        );
}

#[test]
fn fighting_and_evading_provoke_nobody() {
    play("roland-banks.threat = ['ghoul-minion', 'swarm-of-rats']")
        .choose("fight swarm-of-rats")
        .token("-4")
        .choose("evade swarm-of-rats")
        .token("-4")
        .expect("roland-banks = { damage = 0, actions = 1 }");
}

#[test]
fn fast_cards_provoke_nobody() {
    play("roland-banks = { threat = ['ghoul-minion'], hand = ['magnifying-glass'] }")
        .choose("play magnifying-glass")
        .expect("roland-banks = { damage = 0, actions = 3 }");
}

#[test]
fn an_ability_for_two_actions_provokes_once() {
    play("roland-banks.threat = ['haunted', 'swarm-of-rats']")
        .choose("use haunted")
        .expect("roland-banks = { damage = 1, actions = 1, threat = ['swarm-of-rats'] }");
}

#[test]
fn costs_stay_paid_if_the_attack_ends_it_all() {
    play("roland-banks = { threat = ['swarm-of-rats'], damage = 8, hand = ['emergency-cache'] }")
        .choose("play emergency-cache")
        .ended(0)
        .expect("roland-banks = { fate = 'wounded', physical-trauma = 1 }");
}

#[test]
fn enemies_that_fight_somebody_go_along_with_them() {
    play(
        "roland-banks = { at = 'hallway', threat = ['swarm-of-rats'] }; places = { hallway = {}, attic = {} }",
    )
    .choose("move attic")
    .expect("roland-banks = { at = 'attic', threat = ['swarm-of-rats'], damage = 1, horror = 1 }");
}

#[test]
fn abilities_of_what_lies_here_are_everybodys() {
    covers!("lcg:activate-action.3");
    play("at = 'turn daisy-walker'; roland-banks.threat = ['haunted']; daisy-walker = {}").can("use haunted");
    play(
        "at = 'turn daisy-walker'; roland-banks = { threat = ['haunted'], at = 'hallway' }
        daisy-walker.at = 'attic'; places = { hallway = {}, attic = {} }",
    )
    .cannot("use haunted");
    play("at = 'turn daisy-walker'; roland-banks.play = ['machete']; daisy-walker.threat = ['ghoul-minion']")
        .cannot("use machete");
}
