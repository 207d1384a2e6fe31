//! The investigators: their abilities and elder sign effects.

use rulebook::covers;

use crate::common::*;

#[test]
fn roland_finds_a_clue_after_a_kill_once_a_round() {
    play("roland-banks.threat = ['swarm-of-rats', 'ghoul-minion damage 1']")
        .choose("fight swarm-of-rats")
        .token("0")
        .choose("use roland-banks")
        .expect("roland-banks.clues = 1; places.study.clues = 1")
        .choose("fight ghoul-minion")
        .token("0")
        .can("end-turn")
        .expect("roland-banks = { clues = 1, threat = [] }");
    play("roland-banks.threat = ['swarm-of-rats']; places.study.clues = 0")
        .choose("fight swarm-of-rats")
        .token("0")
        .can("end-turn");
}

#[test]
fn rolands_sign_counts_the_clues_here() {
    play("roland-banks.threat = ['ghoul-priest']")
        .choose("fight ghoul-priest")
        .token("elder-sign")
        .tested(6, 4);
}

#[test]
fn daisy_has_an_action_more_for_tomes() {
    play("daisy-walker = { play = ['medical-texts'], damage = 3, actions = 1 }")
        .choose("use medical-texts")
        .token("0")
        .expect("daisy-walker = { actions = 1, damage = 2 }")
        .choose("use medical-texts")
        .token("0")
        .expect("daisy-walker = { actions = 0, damage = 1 }")
        .refuses("use medical-texts", "lcg:framework.14");
}

#[test]
fn daisys_sign_draws_a_card_for_each_tome() {
    play("daisy-walker = { play = ['medical-texts', 'old-book-of-lore'], deck = ['knife', 'guts'] }")
        .choose("investigate")
        .token("elder-sign")
        .tested(5, 2)
        .choose("study")
        .draw("knife guts")
        .expect("daisy-walker = { hand = ['knife', 'guts'], clues = 1 }");
}

#[test]
fn skids_buys_an_action_once_a_turn() {
    play("skids-otoole.resources = 4")
        .choose("use skids-otoole")
        .expect("skids-otoole = { actions = 4, resources = 2 }")
        .cannot("use skids-otoole");
    play("skids-otoole.resources = 1").cannot("use skids-otoole");
}

#[test]
fn skids_sign_adds_two_and_pays_two() {
    play("skids-otoole = {}")
        .choose("investigate")
        .token("elder-sign")
        .tested(5, 2)
        .choose("skids-otoole")
        .expect("skids-otoole = { resources = 7, clues = 1 }");
}

#[test]
fn agnes_strikes_when_horror_is_put_on_her_once_a_phase() {
    play("agnes-baker = { threat = ['ghoul-minion', 'ravenous-ghoul'], play = ['forbidden-knowledge'] }")
        .choose("use forbidden-knowledge")
        .choose("use agnes-baker")
        .choose("ravenous-ghoul")
        .expect("agnes-baker = { horror = 1, threat = ['ghoul-minion', 'ravenous-ghoul damage 1'] }")
        .choose("resource")
        .choose("ghoul-minion")
        .expect("agnes-baker.threat = ['ghoul-minion', 'ravenous-ghoul damage 1']");
    play("agnes-baker = { threat = ['ghoul-minion'], play = ['arcane-initiate'] }")
        .choose("resource")
        .choose("damage agnes-baker")
        .choose("horror arcane-initiate")
        .expect("agnes-baker = { horror = 0, threat = ['ghoul-minion'] }");
}

#[test]
fn agnes_sign_counts_her_horror() {
    play("agnes-baker.horror = 3").choose("investigate").token("elder-sign").tested(5, 2);
}

#[test]
fn wendy_throws_a_token_back_for_a_card_once_a_test() {
    play("wendy-adams.hand = ['knife', 'leather-coat', 'guts']")
        .choose("investigate")
        .token("auto-fail")
        .choose("use wendy-adams")
        .choose("knife")
        .roll("-4")
        .tested(0, 2)
        .expect("wendy-adams = { hand = ['leather-coat', 'guts'], discards = ['knife'] }");
    play("wendy-adams = {}").choose("investigate").token("-4").expect("wendy-adams.clues = 0");
}

#[test]
fn wendys_sign_adds_nothing_but_wins_with_the_amulet() {
    covers!("lcg:auto-fail-succeed.1");
    play("wendy-adams = {}").choose("investigate").token("elder-sign").tested(3, 2);
    play("wendy-adams = { play = ['wendys-amulet'], threat = ['ghoul-priest'] }")
        .choose("fight ghoul-priest")
        .token("elder-sign")
        .tested(1, 0)
        .expect("wendy-adams.threat = ['ghoul-priest damage 1']");
}

#[test]
fn a_detective_who_blanks_wendy_takes_her_elder_sign_too() {
    let fights = |threat: &str| {
        play(&format!("wendy-adams = {{ play = ['wendys-amulet'], threat = ['{threat}'] }}"))
            .choose(&format!("fight {threat}"))
            .token("elder-sign")
    };
    fights("stubborn-detective").tested(1, 3).expect("wendy-adams.threat = ['stubborn-detective']");
    fights("ghoul-minion").tested(1, 0).expect("wendy-adams.threat = ['ghoul-minion damage 1']");
}

#[test]
fn what_an_investigator_can_do_is_not_for_the_deeds_of_others() {
    play("at = 'turn daisy-walker'; roland-banks = {}; daisy-walker.threat = ['swarm-of-rats']")
        .choose("fight swarm-of-rats")
        .token("0")
        .asks("daisy-walker")
        .can("end-turn")
        .expect("encounter-discards = ['swarm-of-rats']");
    play("at = 'turn daisy-walker'; agnes-baker.threat = ['ghoul-minion']; daisy-walker.threat = ['ghoul-minion']")
        .choose("resource")
        .asks("daisy-walker")
        .can("end-turn")
        .expect("daisy-walker.horror = 1; agnes-baker.threat = ['ghoul-minion']");
    play("at = 'turn roland-banks'; roland-banks = {}; wendy-adams.hand = ['knife']")
        .choose("investigate")
        .token("-4")
        .asks("roland-banks")
        .can("end-turn");
}

#[test]
fn daisys_sign_counts_her_own_tomes_and_nothing_else() {
    play(
        "at = 'turn daisy-walker'; daisy-walker = { play = ['medical-texts', 'magnifying-glass'], deck = ['knife', 'guts'] }
        roland-banks.play = ['old-book-of-lore']",
    )
    .choose("investigate")
    .token("elder-sign")
    .choose("study")
    .draw("knife")
    .can("end-turn")
    .expect("daisy-walker.hand = ['knife']");
}
