//! Tests each pair of the six kinds of abilities, 21 in all.
//!
//! | | constant | forced | revelation | free | reaction | action |
//! |---|---|---|---|---|---|---|
//! | constant | add up | ends with it | changes its test | adds to it | blanks it | raises its cost |
//! | forced | | ordered by the lead | is triggered by it | is triggered by its cost | comes before it | follows it |
//! | revelation | | | nested | in its window | triggers it | is drawn by it |
//! | free | | | | in one window | triggers it | interrupts it |
//! | reaction | | | | | once each | rewards it |
//! | action | | | | | | a free one first |
//!
//! An action and a revelation meet only where one draws the other's card, and two actions only one after the other,
//! since actions are not nested.

mod common;

use common::*;

#[test]
fn constant_and_constant_add_up() {
    play("roland-banks = { play = ['beat-cop'], threat = ['haunted', 'swarm-of-rats'] }")
        .choose("fight swarm-of-rats")
        .choose("pass")
        .tests(4, 1);
    play("roland-banks = { play = ['beat-cop'], threat = ['swarm-of-rats'] }")
        .choose("fight swarm-of-rats")
        .choose("pass")
        .tests(5, 1);
}

#[test]
fn a_constant_holds_until_a_forced_ability_takes_its_card_away() {
    play("places.study = { clues = 2, cards = ['obscuring-fog'] }")
        .choose("investigate")
        .tests(3, 4)
        .token("+1")
        .tested(4, 4)
        .expect("places.study.cards = []; encounter-discards = ['obscuring-fog']")
        .choose("investigate")
        .tests(3, 2);
}

#[test]
fn a_constant_counts_in_the_test_of_a_revelation() {
    let draws = |play_: &str| {
        play(&format!("at = 'mythos'; roland-banks.play = [{play_}]; encounters = ['rotting-remains']"))
            .draw("rotting-remains")
    };
    draws("'holy-rosary'").tests(4, 3).token("-1").expect("roland-banks.horror = 0");
    draws("").tests(3, 3).token("-1").expect("roland-banks.horror = 1");
}

#[test]
fn a_constant_and_a_free_ability_add_up() {
    play("roland-banks = { play = ['beat-cop', 'physical-training'], threat = ['swarm-of-rats'] }")
        .choose("fight swarm-of-rats")
        .choose("use physical-training 2")
        .tests(6, 1)
        .expect("roland-banks.resources = 4");
}

#[test]
fn a_constant_that_blanks_a_text_silences_its_reaction() {
    let kills = |more: &str| {
        play(&format!("roland-banks.threat = ['swarm-of-rats'{more}]; places.study.clues = 1"))
            .choose("fight swarm-of-rats")
            .token("0")
    };
    kills("").choose("use roland-banks").expect("roland-banks.clues = 1");
    kills(", 'stubborn-detective exhausted'").can("end-turn").cannot("use roland-banks");
}

#[test]
fn a_constant_makes_an_action_dearer_once() {
    play("roland-banks.threat = ['frozen-in-fear', 'swarm-of-rats']; bag = ['-8']")
        .choose("fight swarm-of-rats")
        .token("-8")
        .expect("roland-banks.actions = 1")
        .choose("fight swarm-of-rats")
        .token("-8")
        .expect("roland-banks.actions = 0");
}

#[test]
fn two_forced_abilities_come_in_the_leads_order_one_at_a_time() {
    play(
        "lead = 'daisy-walker'; at = 'turn roland-banks'; daisy-walker = { at = 'hallway', done = true }
        roland-banks = { at = 'hallway', threat = ['frozen-in-fear'] }
        places = { hallway = {}, attic = { cards = ['umordhoth exhausted'] } }",
    )
    .choose("end-turn")
    .asks("daisy-walker")
    .offers(&["use frozen-in-fear", "use umordhoth"])
    .choose("use frozen-in-fear")
    .rolls()
    .expect("places.attic.cards = ['umordhoth exhausted']")
    .token("0")
    // Readied by the second ability, it has moved to the hallway.
    .expect("roland-banks.threat = []; places = { attic.cards = [], hallway.cards = ['umordhoth'] }");
}

#[test]
fn a_forced_ability_answers_a_revelation() {
    play("at = 'mythos'; roland-banks.threat = ['psychosis']; encounters = ['rotting-remains']")
        .draw("rotting-remains")
        .token("-2")
        .expect("roland-banks = { horror = 2, damage = 1 }; encounter-discards = ['rotting-remains']");
}

#[test]
fn a_forced_ability_answers_the_cost_of_a_free_one() {
    play("agnes-baker = { play = ['forbidden-knowledge'], threat = ['psychosis', 'swarm-of-rats'] }")
        .choose("use forbidden-knowledge")
        .can("use agnes-baker")
        .expect("agnes-baker = { horror = 1, damage = 1, resources = 5 }")
        .choose("pass")
        .expect("agnes-baker = { horror = 1, damage = 1, resources = 6 }");
}

#[test]
fn a_forced_ability_comes_before_a_reaction() {
    play("agnes-baker = { threat = ['psychosis', 'ghoul-minion'] }; places.study.clues = 0")
        .choose("resource")
        .expect("agnes-baker = { horror = 1, damage = 2, resources = 5 }")
        .choose("use agnes-baker")
        .expect("agnes-baker = { resources = 6, threat = ['psychosis', 'ghoul-minion damage 1'] }");
}

#[test]
fn a_forced_ability_follows_an_action() {
    play("roland-banks.at = 'hallway'; places = { hallway = {}, attic = {} }")
        .choose("move attic")
        .expect("roland-banks = { at = 'attic', horror = 1, actions = 2 }");
}

#[test]
fn a_revelation_inside_a_revelation_is_finished_first() {
    play(
        "at = 'mythos'; doom = 0; agenda = 2; roland-banks = { deck = ['paranoia', 'knife'], resources = 3 }
        encounters = ['offer-of-power']",
    )
    .draw("offer-of-power")
    .choose("part 1")
    .draw("paranoia knife")
    .expect("roland-banks = { resources = 0, discards = ['paranoia'] }; doom = 3");
}

#[test]
fn free_abilities_are_used_in_the_windows_of_a_revelations_test() {
    play("at = 'mythos'; roland-banks.play = ['physical-training']; encounters = ['rotting-remains']")
        .draw("rotting-remains")
        .choose("use physical-training 1")
        .tests(4, 3)
        .token("-1")
        .expect("roland-banks = { horror = 0, resources = 4 }");
}

#[test]
fn a_reaction_answers_what_a_revelation_does() {
    play("at = 'mythos'; agnes-baker.threat = ['swarm-of-rats']; encounters = ['rotting-remains']")
        .draw("rotting-remains")
        .token("-4")
        .choose("use agnes-baker")
        .expect("agnes-baker = { horror = 2, threat = [] }");
}

#[test]
fn an_action_that_draws_a_weakness_sets_off_its_revelation() {
    play("roland-banks = { deck = ['paranoia'], resources = 4 }")
        .choose("draw")
        .draw("paranoia")
        .expect("roland-banks = { actions = 2, resources = 0, hand = [], discards = ['paranoia'] }");
}

#[test]
fn free_abilities_share_a_window() {
    play("roland-banks = { play = ['physical-training', 'beat-cop'], threat = ['ghoul-minion', 'swarm-of-rats'] }")
        .choose("fight ghoul-minion")
        .choose("use physical-training 2")
        .choose("use physical-training 2")
        .choose("use beat-cop")
        .choose("swarm-of-rats")
        .choose("pass")
        .tests(6, 2)
        .expect("roland-banks = { resources = 3, play = ['physical-training'], threat = ['ghoul-minion'] }");
}

#[test]
fn a_free_ability_sets_off_a_reaction() {
    play("roland-banks = { play = ['beat-cop'], threat = ['swarm-of-rats'] }; places.study.clues = 1")
        .choose("use beat-cop")
        .choose("use roland-banks")
        .expect("roland-banks = { clues = 1, actions = 3, play = [] }");
}

#[test]
fn a_free_ability_takes_the_target_of_an_action_away() {
    play("roland-banks = { play = ['beat-cop'], threat = ['swarm-of-rats'] }; places.study.clues = 0")
        .choose("fight swarm-of-rats")
        .choose("use beat-cop")
        .token("0")
        .tested(4, 1)
        .expect("roland-banks = { threat = [], actions = 2 }; encounter-discards = ['swarm-of-rats']");
}

#[test]
fn two_reactions_to_one_thing_come_in_any_order_each_once() {
    let finds = || {
        play(
            "wendy-adams = { play = ['dr-milan-christopher', 'scavenging'], discards = ['knife'] }
            places.study.clues = 1",
        )
        .choose("investigate")
        .token("0")
        .tested(4, 2)
    };
    finds()
        .choose("use scavenging")
        .cannot("use scavenging")
        .choose("use dr-milan-christopher")
        .expect("wendy-adams = { hand = ['knife'], resources = 6, clues = 1 }");
    finds()
        .choose("use dr-milan-christopher")
        .cannot("use dr-milan-christopher")
        .choose("pass")
        .expect("wendy-adams = { hand = [], resources = 6, clues = 1 }");
}

#[test]
fn a_reaction_rewards_an_action_each_time() {
    play("daisy-walker.play = ['dr-milan-christopher']; places.study.clues = 2")
        .choose("investigate")
        .token("0")
        .choose("use dr-milan-christopher")
        .choose("investigate")
        .token("0")
        .choose("use dr-milan-christopher")
        .expect("daisy-walker = { resources = 7, clues = 2, actions = 1 }");
}

#[test]
fn an_action_ability_takes_the_action_kept_for_it_before_the_others() {
    play("at = 'turn daisy-walker'; daisy-walker = { play = ['medical-texts'], damage = 2 }; roland-banks = { done = true }")
        .choose("use medical-texts")
        .choose("daisy-walker")
        .token("0")
        .expect("daisy-walker = { damage = 1, actions = 3 }")
        .choose("use medical-texts")
        .choose("daisy-walker")
        .token("0")
        .expect("daisy-walker = { damage = 0, actions = 2 }");
}
