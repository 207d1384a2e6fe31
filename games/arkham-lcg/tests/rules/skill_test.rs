//! Skill tests.

use engine::{Offer, Pick};
use rulebook::covers;

use crate::common::*;

#[test]
fn as_much_as_the_difficulty_is_enough() {
    covers!("lcg:skill-test.14", "lcg:skill-test.13", "lcg:skill-test.11", "lcg:test-difficulty.3");
    play("roland-banks = {}").choose("investigate").token("-1").tested(2, 2).expect("roland-banks.clues = 1");
    play("roland-banks = {}").choose("investigate").token("-2").tested(1, 2).expect("roland-banks.clues = 0");
}

#[test]
fn cards_need_a_fitting_icon_to_help() {
    covers!("lcg:skill-test.10", "lcg:skill-test.18");
    play("roland-banks.hand = ['perception', 'guts', 'unexpected-courage', 'evidence']")
        .choose("investigate")
        .offers(&["commit perception", "commit unexpected-courage", "commit evidence"])
        .choose("commit unexpected-courage, commit evidence")
        .tests(7, 2)
        .token("-4")
        .expect("roland-banks = { hand = ['perception', 'guts'], discards = ['unexpected-courage', 'evidence'], resources = 5 }");
}

#[test]
fn those_elsewhere_do_not_help() {
    covers!("lcg:skill-test.10");
    play(
        "at = 'turn roland-banks'; roland-banks.at = 'attic'; daisy-walker = { at = 'hallway', hand = ['perception'] }
        places = { hallway = {}, attic = {} }",
    )
    .choose("investigate")
    .rolls();
}

#[test]
fn the_auto_fail_token_makes_the_value_nothing() {
    covers!("lcg:auto-fail-succeed.1", "lcg:skill-test.16");
    play("roland-banks = {}; places.study.cards = []; bag = ['auto-fail']")
        .choose("investigate")
        .token("auto-fail")
        .tested(0, 2)
        .expect("roland-banks.clues = 0");
    play("roland-banks.play = ['flashlight']")
        .choose("use flashlight")
        .tests(3, 0)
        .token("auto-fail")
        .expect("roland-banks.clues = 0");
}

#[test]
fn no_value_falls_below_nothing() {
    play("agnes-baker = {}").choose("investigate").token("-4").tested(0, 2);
}

#[test]
fn skulls_count_the_ghouls_here() {
    covers!("lcg:traits.2");
    play("roland-banks.threat = ['ghoul-minion', 'ravenous-ghoul exhausted', 'swarm-of-rats']")
        .choose("fight swarm-of-rats")
        .token("skull")
        .tested(2, 1);
    play("roland-banks = {}").choose("investigate").token("skull").tested(3, 2);
}

#[test]
fn skulls_on_hard_bring_a_ghoul_after_a_failure() {
    covers!("lcg:difficulty-level.2");
    play("difficulty = 'hard'; roland-banks = {}; encounter-discards = ['ghoul-minion']")
        .choose("investigate")
        .token("skull")
        .tested(1, 2)
        .by_rule("lcg:effects.1");
}

#[test]
fn cultists_frighten_after_a_failure() {
    play("roland-banks = {}; places.study.cards = ['obscuring-fog']")
        .choose("investigate")
        .token("cultist")
        .tested(2, 4)
        .expect("roland-banks.horror = 1");
    play("roland-banks = {}")
        .choose("investigate")
        .token("cultist")
        .tested(2, 2)
        .expect("roland-banks.horror = 0");
}

#[test]
fn cultists_on_hard_reveal_another_token() {
    play("difficulty = 'hard'; roland-banks = {}; bag = ['cultist', '-2', '0']")
        .choose("investigate")
        .token("cultist -2")
        .tested(1, 2)
        .expect("roland-banks.horror = 2");
}

#[test]
fn tablets_hurt_at_once_if_a_ghoul_is_here() {
    covers!("lcg:skill-test.12");
    play("roland-banks = {}; places.study.cards = ['ghoul-minion exhausted']")
        .choose("investigate")
        .token("tablet")
        .tested(1, 2)
        .expect("roland-banks.damage = 1");
    play("roland-banks = {}").choose("investigate").token("tablet").expect("roland-banks.damage = 0");
}

#[test]
fn tablets_on_hard_hurt_and_frighten() {
    play("difficulty = 'hard'; roland-banks = {}; places.study.cards = ['ghoul-minion exhausted']")
        .choose("investigate")
        .token("tablet")
        .tested(0, 2)
        .expect("roland-banks = { damage = 1, horror = 1 }");
}

#[test]
fn enemies_are_attacked_and_evaded_against_their_own_values() {
    covers!("lcg:test-difficulty.2", "lcg:test-difficulty.4");
    let flesh_eater = || play("roland-banks.threat = ['flesh-eater']");
    flesh_eater().choose("fight flesh-eater").tests(4, 4);
    flesh_eater().choose("evade flesh-eater").tests(2, 1);
}

#[test]
fn a_card_says_how_hard_its_test_is() {
    covers!("lcg:test-difficulty.5");
    play("at = 'mythos'; roland-banks = {}; encounters = ['grasping-hands']")
        .draw("grasping-hands")
        .tests(2, 3);
}

#[test]
fn a_certain_success_makes_the_difficulty_nothing() {
    covers!("lcg:skill-test.15", "lcg:skill-test.12");
    play(
        "wendy-adams.play = ['wendys-amulet']; places.study.cards = ['obscuring-fog']; bag = ['elder-sign']",
    )
    .choose("investigate")
    .tests(3, 4)
    .token("elder-sign")
    .tested(3, 0)
    .expect("wendy-adams.clues = 1");
}

#[test]
fn a_test_that_begins_within_another_waits_for_its_end() {
    covers!("lcg:skill-test.9");
    // Survival Instinct moves into the Graveyard, which tests all who enter.
    play(
        "scenario = 'the-midnight-masks'; wendy-adams = { at = 'rivertown', threat = ['acolyte'], hand = ['survival-instinct'] }
        places = { rivertown = {}, graveyard = {} }",
    )
    .choose("evade acolyte")
    .choose("commit survival-instinct")
    .token("0")
    .choose("acolyte")
    .choose("part 1")
    .tested(5, 2)
    .expect("wendy-adams = { at = 'graveyard', discards = ['survival-instinct'] }; places.rivertown.cards = ['acolyte exhausted']")
    .tests(4, 3)
    .token("-4")
    .offers(&["part 1", "part 2"]);
}

#[test]
fn tokens_go_back_into_the_bag() {
    play("roland-banks = {}; bag = ['-1', '-2']")
        .choose("investigate")
        .token("-1")
        .choose("investigate")
        .token("-1")
        .expect("roland-banks.clues = 2");
}

#[test]
fn healing_takes_off_what_there_is() {
    covers!("lcg:heal.1");
    play("daisy-walker = { play = ['medical-texts'], damage = 1 }")
        .choose("use medical-texts")
        .token("0")
        .expect("daisy-walker.damage = 0");
}

#[test]
fn of_a_title_that_helps_once_only_one_is_committed_to_a_test() {
    covers!("lcg:limits.3");
    play("roland-banks = { hand = ['overpower', 'overpower', 'vicious-blow', 'vicious-blow'], threat = ['ghoul-minion'] }")
        .choose("fight ghoul-minion")
        .offers(&["commit overpower", "commit vicious-blow", "commit vicious-blow"])
        .refuses("commit overpower", "lcg:limits.3")
        .choose("commit overpower, commit vicious-blow, commit vicious-blow")
        .tests(8, 2);
}

#[test]
fn skulls_on_hard_bring_a_ghoul_only_when_the_test_is_over() {
    play(
        "difficulty = 'hard'; roland-banks = { hand = ['vicious-blow'], threat = ['ghoul-priest'] }
        encounter-discards = ['ghoul-minion']",
    )
    .choose("fight ghoul-priest")
    .choose("commit vicious-blow")
    .token("skull")
    .tested(3, 4)
    .by_rule("lcg:effects.1")
    .expect("roland-banks = { damage = 2, horror = 2, discards = ['vicious-blow'] }");
}

#[test]
fn nobody_is_asked_when_a_ghoul_is_to_come_after_the_test() {
    play(
        "difficulty = 'hard'; roland-banks = {}; daisy-walker.threat = ['ghoul-priest']
        encounter-discards = ['ghoul-minion']",
    )
    .choose("fight ghoul-priest")
    .token("skull")
    .expect("daisy-walker.damage = 1; roland-banks = { damage = 2, horror = 2 }")
    .by_rule("lcg:effects.1");
}

#[test]
fn a_place_says_how_it_is_investigated_whatever_is_used_for_it() {
    let rod = "(
        code: \"m1\", title: \"rod\", type: asset, class: neutral, cost: 1,
        abilities: [(when: Action(1, investigate), does: Investigate((with: combat, bonus: N(2))))],
    )";
    let woods = |place: &str| {
        let text = "scenario = 'the-devourer-below'; roland-banks = { at = 'main-path', play = ['rod'] }";
        play_with(rod, &format!("{text}; places = {{ main-path = {{}}, woods-1 = {{ card = '{place}' }} }}"))
            .choose("move woods-1")
            .choose("use rod")
    };
    // If the location is investigated with another skill, bonuses to combat do not apply.
    woods("01152").tests(3, 2);
    woods("01154").tests(6, 2);
}

#[test]
fn others_commit_one_card_each() {
    covers!("lcg:skill-test.10");
    let game = play("at = 'turn roland-banks'; roland-banks = {}; daisy-walker.hand = ['perception', 'hyperawareness', 'guts']")
        .choose("investigate")
        .asks("daisy-walker")
        .offers(&["commit perception", "commit hyperawareness"]);
    let mut offer = Offer::new();
    game.now().offer(game.content(), game.seat("daisy-walker"), &mut offer);
    assert_eq!(offer.pick(), Pick::Some { min: 0, max: 1 });
    game.choose("commit perception").tests(5, 2);
}
