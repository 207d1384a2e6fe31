//! Player windows, and abilities at the beginning and end of phases.

use arkham_lcg::Phase;
use rulebook::covers;

use crate::common::*;

/// Agnes with a free triggered ability and an enemy that could be blanked when a phase begins.
fn agnes(at: &str, more: &str) -> Play {
    play(&format!("at = '{at}'; agnes-baker = {{ {more} }}; encounters = ['ancient-evils']; doom = 0"))
}

const FREE: &str = "play = ['forbidden-knowledge'], cards = [], discards = []";

#[test]
fn after_the_encounters_there_is_a_window() {
    covers!("lcg:timing.5");
    agnes("mythos", FREE)
        .draw("ancient-evils")
        .by_rule("lcg:timing.1")
        .can("use forbidden-knowledge")
        .expect("doom = 2");
    let left = agnes("mythos", FREE).draw("ancient-evils");
    assert_eq!(left.game().open.phase, Phase::Mythos);
}

#[test]
fn before_the_first_turn_there_is_a_window() {
    covers!("lcg:timing.7");
    let window = agnes("investigation", FREE).by_rule("lcg:timing.1").can("use forbidden-knowledge");
    assert_eq!(window.game().open.active, None);
}

#[test]
fn between_actions_there_is_a_window() {
    covers!("lcg:timing.10");
    agnes("turn", FREE).can("use forbidden-knowledge").choose("resource").can("use forbidden-knowledge");
}

#[test]
fn after_the_hunters_and_around_the_attacks_there_are_windows() {
    covers!("lcg:timing.13", "lcg:timing.14");
    let after = play(
        "at = 'enemy'; wendy-adams = { play = ['forbidden-knowledge'], at = 'hallway', threat = ['ghoul-minion'] }
        places = { hallway = {}, attic = { cards = ['swarm-of-rats'] } }",
    )
    .by_rule("lcg:timing.1")
        .expect("wendy-adams = { threat = ['ghoul-minion', 'swarm-of-rats'], damage = 0 }")
        .choose("pass")
        .choose("ghoul-minion")
        .expect("wendy-adams.damage = 2")
        .by_rule("lcg:timing.1")
        .can("use forbidden-knowledge");
    assert_eq!(after.game().open.phase, Phase::Enemy);
}

#[test]
fn before_each_further_investigator_is_attacked_there_is_a_window() {
    covers!("lcg:timing.14");
    play(
        "at = 'enemy'; roland-banks.threat = ['ghoul-minion']
        wendy-adams = { play = ['forbidden-knowledge'], threat = ['icy-ghoul'] }",
    )
    .by_rule("lcg:timing.1")
    .expect("roland-banks.damage = 0; wendy-adams.damage = 0")
    .choose("pass")
    .by_rule("lcg:timing.1")
    .expect("roland-banks.damage = 1; wendy-adams.damage = 0")
    .choose("pass")
    .by_rule("lcg:timing.1")
    .expect("wendy-adams.damage = 2");
}

#[test]
fn the_upkeep_begins_with_a_window() {
    covers!("lcg:timing.16");
    agnes("upkeep", "play = ['forbidden-knowledge', 'scrying exhausted']")
        .by_rule("lcg:timing.1")
        .expect("agnes-baker.play = ['forbidden-knowledge', 'scrying exhausted']");
}

#[test]
fn a_test_has_a_window_before_and_one_after_the_commitments() {
    covers!("lcg:skill-test.1", "lcg:skill-test.2");
    play("agnes-baker = { play = ['forbidden-knowledge'], hand = ['perception'] }")
        .choose("investigate")
        .offers(&["use forbidden-knowledge", "pass"])
        .choose("pass")
        .offers(&["commit perception"])
        .choose("commit perception")
        .offers(&["use forbidden-knowledge", "pass"])
        .choose("pass")
        .rolls();
}

#[test]
fn what_waits_for_a_phase_to_begin_comes_in_each() {
    covers!("lcg:framework.2", "lcg:framework.12", "lcg:framework.26", "lcg:framework.30");
    let wipe = |at: &str| agnes(at, "hand = ['mind-wipe'], threat = ['ghoul-minion'], cards = []");
    let phases = [
        ("mythos", Phase::Mythos),
        ("investigation", Phase::Investigation),
        ("enemy", Phase::Enemy),
        ("upkeep", Phase::Upkeep),
    ];
    for (at, phase) in phases {
        let asked = wipe(at).offers(&["play mind-wipe", "pass"]);
        assert_eq!(asked.game().open.phase, phase);
    }
}

#[test]
fn what_waits_for_the_mythos_phase_to_end_comes_then() {
    covers!("lcg:framework.11");
    play("at = 'mythos'; roland-banks.threat = ['wizard-of-the-order']; encounters = ['ancient-evils']; doom = 0")
        .draw("ancient-evils")
        .expect("doom = 2; roland-banks.threat = ['wizard-of-the-order doom 1']");
}

#[test]
fn what_waits_for_the_enemy_phase_to_end_comes_then() {
    covers!("lcg:framework.29");
    play(
        "at = 'enemy'; agenda = 3; doom = 0; roland-banks.at = 'cellar'
        places = { cellar = {}, hallway = {}, attic = { cards = ['ghoul-minion'] }, parlor = {} }",
    )
    .expect("places = { attic = { cards = [] }, hallway = { cards = ['ghoul-minion'] } }");
}

#[test]
fn what_lasts_for_the_investigation_phase_ends_with_it() {
    covers!("lcg:framework.25");
    // With a bonus of 2 to combat, Daisy would be the priest's prey.
    play(
        "at = 'turn daisy-walker'; daisy-walker = { at = 'cellar', play = ['encyclopedia'] }
        skids-otoole = { at = 'attic', done = true }
        places = { attic = {}, cellar = {}, hallway = { cards = ['ghoul-priest'] } }",
    )
    .choose("use encyclopedia")
    .choose("part 3")
    .choose("end-turn")
    .expect("skids-otoole.threat = ['ghoul-priest']; daisy-walker.threat = []");
}

#[test]
fn what_waits_for_the_round_to_end_comes_then() {
    covers!("lcg:framework.35");
    play("at = 'upkeep'; roland-banks = { threat = ['dissonant-voices'], deck = ['knife'] }; encounters = ['ghoul-minion']")
        .draw("knife")
        .expect("roland-banks.threat = []; encounter-discards = ['dissonant-voices']");
}

#[test]
fn a_turn_can_end_before_its_third_action() {
    covers!("lcg:framework.23");
    play("at = 'turn roland-banks'; roland-banks = {}; daisy-walker = {}")
        .choose("resource")
        .choose("end-turn")
        .asks("daisy-walker")
        .expect("daisy-walker.actions = 3");
}

#[test]
fn everybody_has_one_turn_a_round() {
    covers!("lcg:framework.13", "lcg:framework.24");
    play("at = 'investigation'; roland-banks = {}; daisy-walker = {}; skids-otoole = {}")
        .choose("daisy-walker")
        .choose("end-turn")
        .offers(&["roland-banks", "skids-otoole"]);
}

#[test]
fn player_order_begins_with_the_lead() {
    covers!("lcg:player-order.1");
    play("at = 'mythos'; roland-banks = {}; daisy-walker = {}; lead = 'daisy-walker'; encounters = ['ghoul-minion', 'swarm-of-rats']")
        .draw("ghoul-minion")
        .expect("daisy-walker.threat = ['ghoul-minion']; roland-banks.threat = []");
}

#[test]
fn those_who_are_hit_together_decide_in_player_order_and_suffer_at_once() {
    covers!("lcg:simultaneous.1");
    play(
        "at = 'turn roland-banks'; lead = 'daisy-walker'
        roland-banks = { hand = ['dynamite-blast'], play = ['beat-cop'] }; daisy-walker.play = ['beat-cop']",
    )
    .choose("play dynamite-blast")
    .asks("daisy-walker")
    .choose("damage beat-cop#2")
    .choose("damage daisy-walker")
    .choose("damage daisy-walker")
    .asks("roland-banks")
    .expect("daisy-walker.damage = 0")
    .choose("damage roland-banks")
    .choose("damage roland-banks")
    .choose("damage roland-banks")
    .expect("daisy-walker = { damage = 2, play = ['beat-cop damage 1'] }; roland-banks.damage = 3");
}
