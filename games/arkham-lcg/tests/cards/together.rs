//! Interactions between cards.

use arkham_lcg::Event;

use crate::common::*;

#[test]
fn whoever_falls_with_the_priest_still_ends_the_scenario() {
    play("act = 3; roland-banks = { hand = ['dynamite-blast'], damage = 6 }; places.study.cards = ['ghoul-priest damage 2 exhausted']")
        .choose("play dynamite-blast")
        .pass_all()
        .choose("part 1")
        .ended(1)
        .expect("victory = ['ghoul-priest']; roland-banks = { fate = 'wounded', physical-trauma = 1 }");
}

#[test]
fn a_blow_gains_by_all_that_adds_to_it() {
    play("roland-banks = { threat = ['icy-ghoul'], play = ['lita-chantler', 'machete'], hand = ['vicious-blow'] }; places.study.clues = 0")
        .choose("use machete")
        .choose("commit vicious-blow")
        .tests(7, 3)
        .token("0")
        .choose("use lita-chantler")
        .expect("victory = ['icy-ghoul']");
}

#[test]
fn one_kill_can_bring_roland_two_clues() {
    play("roland-banks = { threat = ['swarm-of-rats'], hand = ['evidence'] }")
        .choose("fight swarm-of-rats")
        .token("0")
        .offers(&["use roland-banks", "play evidence", "pass"])
        .choose("play evidence")
        .choose("use roland-banks")
        .expect("roland-banks.clues = 2; places.study.clues = 0");
}

#[test]
fn one_attack_of_opportunity_can_be_dodged_like_any_attack() {
    play("roland-banks = { threat = ['ghoul-minion'], hand = ['dodge'] }")
        .choose("investigate")
        .choose("play dodge")
        .token("0")
        .expect("roland-banks = { damage = 0, horror = 0, clues = 1 }");
}

#[test]
fn training_is_of_no_use_to_those_who_fight_with_the_mind() {
    play("daisy-walker = { play = ['physical-training'], hand = ['mind-over-matter'], threat = ['swarm-of-rats'] }")
        .choose("play mind-over-matter")
        .choose("fight swarm-of-rats")
        .choose("intellect")
        .rolls();
}

#[test]
fn a_wards_horror_lets_agnes_strike() {
    play("at = 'mythos'; agnes-baker = { hand = ['ward-of-protection'], threat = ['ghoul-minion'] }; encounters = ['ancient-evils']")
        .draw("ancient-evils")
        .choose("play ward-of-protection")
        .choose("use agnes-baker")
        .expect("agnes-baker = { horror = 1, threat = ['ghoul-minion damage 1'] }; doom = 1");
}

#[test]
fn others_pay_debts_from_their_own_pockets() {
    play("at = 'turn roland-banks'; roland-banks = {}; skids-otoole = { threat = ['hospital-debts'], resources = 0 }")
        .choose("use hospital-debts 1")
        .expect("roland-banks.resources = 4; skids-otoole.threat = ['hospital-debts resources 1']");
}

#[test]
fn fog_and_flashlight_work_against_each_other() {
    play("roland-banks.play = ['flashlight', 'magnifying-glass']; places.study.cards = ['obscuring-fog']")
        .choose("use flashlight")
        .tests(4, 2);
}

#[test]
fn a_statue_helps_against_one_bad_token_and_wendy_against_another() {
    play("wendy-adams = { play = ['grotesque-statue'], hand = ['knife'] }; bag = ['auto-fail', '-4', '0']")
        .choose("investigate")
        .choose("use grotesque-statue")
        .token("auto-fail -4")
        .choose("token 2")
        .choose("use wendy-adams")
        .choose("knife")
        .token("0")
        .tested(3, 2)
        .happened_times(3, |event| matches!(event, Event::Token(_)));
}

#[test]
fn an_ally_that_falls_takes_its_strength_along() {
    play("roland-banks = { play = ['beat-cop damage 1'], threat = ['swarm-of-rats'] }")
        .choose("resource")
        .choose("damage beat-cop")
        .choose("fight swarm-of-rats")
        .tests(4, 1);
}

#[test]
fn whoever_falls_with_an_enemy_no_longer_answers_its_fall() {
    play(
        "at = 'turn roland-banks'; roland-banks = { hand = ['dynamite-blast'], damage = 6 }; daisy-walker.at = 'attic'
        places = { attic = {}, study = { clues = 2, cards = ['ghoul-minion exhausted'] } }",
    )
    .choose("play dynamite-blast")
    .asks("daisy-walker")
    .expect("roland-banks.fate = 'wounded'; encounter-discards = ['ghoul-minion']; places.study.clues = 2");
}

#[test]
fn lost_actions_are_taken_from_those_for_tomes_last() {
    let casts = |actions: u8| {
        play(&format!(
            "daisy-walker = {{ play = ['medical-texts'], hand = ['blinding-light'], threat = ['swarm-of-rats'], damage = 1, actions = {actions} }}
            bag = ['skull']"
        ))
        .choose("play blinding-light")
        .token("skull")
    };
    casts(2).expect("daisy-walker.actions = 0").can("use medical-texts");
    casts(1).expect("daisy-walker.actions = 0").cannot("use medical-texts");
}

#[test]
fn daisy_reads_on_as_soon_as_the_detective_is_gone() {
    play("daisy-walker = { play = ['medical-texts'], threat = ['stubborn-detective damage 1'], damage = 2 }; bag = ['+1', '0']")
        .choose("fight stubborn-detective")
        .token("+1")
        .choose("use medical-texts")
        .token("0")
        .expect("daisy-walker = { damage = 1, actions = 2 }")
        .choose("use medical-texts")
        .token("0")
        .expect("daisy-walker = { damage = 0, actions = 1 }");
}
