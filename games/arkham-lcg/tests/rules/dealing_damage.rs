//! Dealing damage and horror.

use rulebook::covers;

use crate::common::*;

#[test]
fn assets_take_what_they_can_bear_and_no_more() {
    covers!("lcg:dealing-damage.4", "lcg:dealing-damage.6", "lcg:defeat.5");
    play("roland-banks = { play = ['beat-cop damage 1'], threat = ['ghoul-priest'] }")
        .choose("resource")
        .offers(&["damage roland-banks", "damage beat-cop"])
        .choose("damage beat-cop")
        .choose("horror roland-banks")
        .choose("horror beat-cop")
        .expect("roland-banks = { damage = 1, horror = 1, play = [], discards = ['beat-cop'] }");
}

#[test]
fn direct_harm_goes_past_assets() {
    covers!("lcg:direct.1");
    play("roland-banks = { threat = ['psychosis', 'ghoul-minion'], play = ['beat-cop'] }")
        .choose("resource")
        .choose("damage roland-banks")
        .choose("horror roland-banks")
        .expect("roland-banks = { damage = 2, horror = 1, play = ['beat-cop'] }");
}

#[test]
fn a_defeated_enemy_goes_to_its_discards_or_the_victory_display() {
    covers!("lcg:defeat.4", "lcg:victory.2", "lcg:discard-pile.1");
    play("roland-banks.threat = ['ghoul-minion damage 1', 'icy-ghoul damage 3']; places.study.clues = 0")
        .choose("fight ghoul-minion")
        .token("0")
        .expect("encounter-discards = ['ghoul-minion']")
        .choose("fight icy-ghoul")
        .token("0")
        .expect("encounter-discards = ['ghoul-minion']; victory = ['icy-ghoul']; roland-banks.threat = []");
}

#[test]
fn an_asset_without_sanity_takes_no_horror() {
    covers!("lcg:sanity-horror.7");
    play("roland-banks = { play = ['leather-coat'], threat = ['ghoul-minion'] }")
        .choose("resource")
        .choose("damage leather-coat")
        .expect("roland-banks = { damage = 0, horror = 1, play = ['leather-coat damage 1'] }");
}

#[test]
fn what_is_left_of_sanity_is_what_horror_has_not_taken() {
    covers!("lcg:sanity-horror.6");
    // The Byakhee's prey has the least sanity remaining: Daisy, who has taken more horror than Roland's sanity.
    play(
        "at = 'mythos'; scenario = 'the-devourer-below'; roland-banks = {}; daisy-walker.horror = 6
        encounters = ['ancient-evils', 'ancient-evils']; places.main-path.cards = ['screeching-byakhee exhausted']; doom = 0",
    )
    .draw("ancient-evils ancient-evils")
    .choose("roland-banks")
    .choose("end-turn")
    .choose("end-turn")
    .pass_all()
    .expect("daisy-walker.threat = ['screeching-byakhee']");
}

#[test]
fn as_much_damage_as_health_is_the_end_of_an_investigator() {
    covers!("lcg:defeat.2");
    play("roland-banks = { damage = 8, threat = ['swarm-of-rats'] }").choose("draw").ended(0);
}

#[test]
fn health_for_each_investigator_counts_those_who_began() {
    covers!("lcg:per-investigator.1");
    play(
        "act = 2; roland-banks.threat = ['ghoul-priest damage 4']; daisy-walker = {}; places.study.clues = 0",
    )
    .choose("fight ghoul-priest")
    .token("0")
    .expect("roland-banks.threat = ['ghoul-priest damage 5']");
}

/// The Guard Dog defeats a Goat Spawn, whose horror then defeats the dog before the damage of the attack is placed.
#[test]
fn what_is_not_placed_was_not_dealt() {
    covers!("lcg:dealing-damage.6");
    play("at = 'enemy'; roland-banks = { play = ['guard-dog'], threat = ['goat-spawn damage 2', 'hypochondria'] }")
        .choose("damage guard-dog")
        .choose("use guard-dog")
        .choose("horror guard-dog")
        .expect("roland-banks = { damage = 0, horror = 0, play = [], discards = ['guard-dog'] }");
}
