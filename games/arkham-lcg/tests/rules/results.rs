//! The results of a test, their order, and their costs.

use arkham_lcg::Event;
use rulebook::covers;

use crate::common::*;

#[test]
fn results_come_in_the_order_the_tested_investigator_chooses() {
    covers!("lcg:skill-test.17");
    let succeeds = || {
        play("daisy-walker = { hand = ['perception'], deck = ['guts'] }; places.study.clues = 1")
            .choose("investigate")
            .choose("commit perception")
            .token("0")
            .asks("daisy-walker")
            .by_rule("lcg:skill-test.17")
            .offers(&["study", "perception"])
    };
    succeeds()
        .choose("study")
        .expect("daisy-walker = { clues = 1, hand = [] }")
        .draw("guts")
        .expect("daisy-walker = { clues = 1, hand = ['guts'], discards = ['perception'] }");
    succeeds().choose("perception").draw("guts").expect("daisy-walker = { clues = 1, hand = ['guts'] }");
}

/// The next question depends on it, so the chosen result is logged.
#[test]
fn everybody_knows_which_result_comes_first() {
    let fails = |first: &str| {
        play(
            "at = 'turn daisy-walker'; bag = ['cultist']; daisy-walker.play = ['dr-milan-christopher']
            roland-banks = { threat = ['ravenous-ghoul'], play = ['beat-cop'] }",
        )
        .choose("fight ravenous-ghoul")
        .token("cultist")
        .choose(first)
    };
    let first = |by_token: bool| move |event: &Event| matches!(event, Event::Result { token, .. } if token.is_some() == by_token);
    fails("ravenous-ghoul").asks("roland-banks").happened_times(1, first(false)).never(first(true));
    fails("daisy-walker").asks("daisy-walker").happened_times(1, first(true)).never(first(false));
}

/// The meaning of an elder sign is fixed in step ST.4, whatever is drawn afterwards.
#[test]
fn an_elder_sign_keeps_what_it_was_when_it_was_resolved() {
    // The Stubborn Detective is too late to blank Agnes's sign: 2, plus 1 for the sign, plus 2 for Lucky!.
    play(
        "agnes-baker = { horror = 1, hand = ['01084'], deck = ['stubborn-detective'] }
        places.study.cards = ['obscuring-fog']; bag = ['elder-sign']",
    )
    .choose("investigate")
    .token("elder-sign")
    .choose("play 01084")
    .draw("stubborn-detective")
    .tested(5, 4);
    // The same with The Necronomicon: the sign that has counted lets Daisy draw.
    play(
        "daisy-walker = { play = ['old-book-of-lore'], hand = ['perception'], deck = ['the-necronomicon', 'guts'] }
        places.study.clues = 1; bag = ['elder-sign']",
    )
    .choose("investigate")
    .choose("commit perception")
    .token("elder-sign")
    .choose("study")
    .choose("perception")
    .draw("the-necronomicon guts")
    .expect("daisy-walker = { clues = 1, hand = ['guts'], threat = ['the-necronomicon horror 3'] }");
}

#[test]
fn a_result_that_is_gone_takes_no_other_with_it() {
    covers!("lcg:skill-test.17");
    // Her elder sign draws The Necronomicon; Blinding Light still resolves.
    play(
        "daisy-walker = { play = ['old-book-of-lore'], hand = ['blinding-light'], deck = ['the-necronomicon'], threat = ['swarm-of-rats'] }
        bag = ['elder-sign']",
    )
    .choose("play blinding-light")
    .token("elder-sign")
    .choose("swarm-of-rats")
    .choose("daisy-walker")
    .draw("the-necronomicon")
    .expect("daisy-walker.threat = ['the-necronomicon horror 3']; encounter-discards = ['swarm-of-rats']");
}

#[test]
fn nobody_is_asked_for_the_order_of_a_single_result() {
    play("roland-banks = { hand = ['vicious-blow'], threat = ['ghoul-minion'] }")
        .choose("fight ghoul-minion")
        .choose("commit vicious-blow")
        .token("0")
        .expect("encounter-discards = ['ghoul-minion']; roland-banks.actions = 2");
}

#[test]
fn what_a_deduction_finds_is_part_of_the_one_discovery() {
    play("roland-banks = { hand = ['deduction'], threat = ['cover-up clues 3'] }; places.study.clues = 2")
        .choose("investigate")
        .choose("commit deduction")
        .token("0")
        .choose("use cover-up")
        .expect("roland-banks = { clues = 0, threat = ['cover-up clues 1'], actions = 2 }; places.study.clues = 2")
        .can("investigate");
    // The investigator who takes the test gets the clue of another's committed card.
    play(
        "lead = 'daisy-walker'; daisy-walker = {}; roland-banks.hand = ['deduction']; places.study.clues = 2",
    )
    .choose("investigate")
    .choose("commit deduction")
    .token("0")
    .expect("daisy-walker.clues = 2; roland-banks.clues = 0");
}

#[test]
fn assets_without_a_slot_go_when_what_held_them_goes() {
    let chilled = |tomes: &str| {
        let text = format!("at = 'mythos'; daisy-walker.play = ['daisys-tote-bag', {tomes}]");
        play(&format!("{text}; encounters = ['crypt-chill']"))
            .draw("crypt-chill")
            .token("0")
            .choose("daisys-tote-bag")
    };
    chilled("'old-book-of-lore', 'medical-texts', 'encyclopedia'")
        .asks("daisy-walker")
        .by_rule("lcg:slots.1")
        .offers(&["old-book-of-lore", "medical-texts", "encyclopedia"])
        .choose("medical-texts")
        .expect("daisy-walker.play = ['old-book-of-lore', 'encyclopedia']");
    chilled("'old-book-of-lore', 'medical-texts'")
        .expect("daisy-walker.play = ['old-book-of-lore', 'medical-texts']");
}

#[test]
fn a_weakness_in_hand_pays_for_nothing() {
    let reveals = |hand: &str| {
        play(&format!("wendy-adams.hand = [{hand}]; bag = ['-1', '-2']")).choose("investigate").token("-1")
    };
    reveals("'knife', 'dark-memory'")
        .choose("use wendy-adams")
        .offers(&["knife"])
        .choose("knife")
        .rolls()
        .expect("wendy-adams.hand = ['dark-memory']");
    reveals("'dark-memory'").expect("wendy-adams = { hand = ['dark-memory'], actions = 2 }");
}
