//! Survivor cards.

use rulebook::covers;

use crate::common::*;

#[test]
fn a_leather_coat_takes_damage() {
    play("wendy-adams = { play = ['leather-coat'], threat = ['ghoul-priest'] }")
        .choose("resource")
        .choose("damage leather-coat")
        .choose("damage leather-coat")
        .expect("wendy-adams = { damage = 0, horror = 2, play = [], discards = ['leather-coat'] }");
}

#[test]
fn scavenging_brings_an_item_back_after_a_good_search() {
    play("wendy-adams = { play = ['scavenging'], discards = ['knife', 'lucky'] }; bag = ['+1', '0']")
        .choose("investigate")
        .token("+1")
        .choose("use scavenging")
        .expect("wendy-adams = { hand = ['knife'], discards = ['lucky'], play = ['scavenging exhausted'] }");
    play("wendy-adams = { play = ['scavenging'], discards = ['knife'] }; bag = ['+1', '0']")
        .choose("investigate")
        .token("0")
        .expect("wendy-adams = { hand = [], clues = 1 }");
}

#[test]
fn a_baseball_bat_takes_two_hands_and_can_break() {
    let swing = |token: &str| {
        play("wendy-adams = { play = ['baseball-bat'], threat = ['ghoul-minion'] }; bag = ['0', 'skull', 'auto-fail', '+1']")
            .choose("use baseball-bat")
            .tests(3, 2)
            .token(token)
    };
    swing("0").expect("wendy-adams = { threat = [], play = ['baseball-bat'] }");
    swing("skull").expect("wendy-adams = { threat = [], play = [], discards = ['baseball-bat'] }");
    swing("auto-fail").expect("wendy-adams = { threat = ['ghoul-minion'], discards = ['baseball-bat'] }");
    play("wendy-adams = { play = ['knife', 'flashlight'], hand = ['baseball-bat'] }")
        .choose("play baseball-bat")
        .choose("knife")
        .choose("flashlight")
        .expect("wendy-adams = { play = ['baseball-bat'], discards = ['knife', 'flashlight'] }");
}

#[test]
fn a_rabbits_foot_consoles_after_a_failure() {
    play("roland-banks = { play = ['rabbits-foot'], deck = ['knife'] }")
        .choose("investigate")
        .token("-4")
        .choose("use rabbits-foot")
        .draw("knife")
        .expect("roland-banks = { hand = ['knife'], play = ['rabbits-foot exhausted'] }")
        .choose("investigate")
        .token("0")
        .expect("roland-banks.clues = 1");
}

#[test]
fn a_stray_cat_distracts_any_enemy_but_the_elite() {
    play("wendy-adams = { play = ['stray-cat'], threat = ['flesh-eater'], actions = 0 }")
        .choose("use stray-cat")
        .expect(
            "wendy-adams = { threat = [], play = [], discards = ['stray-cat'] }
            places.study.cards = ['flesh-eater exhausted']",
        );
    play("wendy-adams = { play = ['stray-cat'], threat = ['ghoul-priest'] }").cannot("use stray-cat");
}

#[test]
fn dig_deep_turns_resources_into_will_and_swiftness() {
    play("wendy-adams = { play = ['dig-deep'], threat = ['swarm-of-rats'], resources = 1 }")
        .choose("evade swarm-of-rats")
        .choose("use dig-deep 2")
        .tests(5, 3);
}

#[test]
fn a_cunning_distraction_evades_all_enemies_here() {
    play("wendy-adams = { hand = ['cunning-distraction'], threat = ['flesh-eater', 'ghoul-priest'] }; roland-banks.threat = ['ghoul-minion']; at = 'turn wendy-adams'")
        .choose("play cunning-distraction")
        .expect(
            "wendy-adams = { threat = [], damage = 0, resources = 0 }; roland-banks.threat = []
            places.study.cards = ['flesh-eater exhausted', 'ghoul-priest exhausted', 'ghoul-minion exhausted']",
        );
}

#[test]
fn look_what_i_found_finds_two_clues_in_a_near_miss() {
    play("roland-banks.hand = ['look-what-i-found']")
        .choose("investigate")
        .token("-3")
        .choose("play look-what-i-found")
        .expect("roland-banks = { clues = 2, resources = 3 }");
    play("roland-banks.hand = ['look-what-i-found']; places.study.cards = ['obscuring-fog']")
        .choose("investigate")
        .token("-2")
        .can("end-turn")
        .expect("roland-banks = { clues = 0, hand = ['look-what-i-found'] }");
}

#[test]
fn luck_turns_a_failure_if_two_are_enough() {
    play("roland-banks.hand = ['lucky']")
        .choose("investigate")
        .token("-3")
        .choose("play lucky")
        .tested(2, 2)
        .expect("roland-banks = { clues = 1, resources = 4 }");
    play("roland-banks.hand = ['lucky']")
        .choose("investigate")
        .token("auto-fail")
        .expect("roland-banks = { clues = 0, hand = ['lucky'] }");
}

#[test]
fn luck_is_not_asked_for_twice_when_once_was_enough() {
    covers!("lcg:instead.4");
    play("roland-banks.hand = ['lucky', 'lucky']")
        .choose("investigate")
        .token("-2")
        .choose("play lucky")
        .tested(3, 2)
        .expect("roland-banks = { clues = 1, resources = 4, hand = ['lucky'] }");
}

#[test]
fn greater_luck_draws_a_card_too() {
    play("roland-banks = { hand = ['01084'], deck = ['knife'] }")
        .choose("investigate")
        .token("-3")
        .choose("play 01084")
        .tests(2, 2)
        .draw("knife")
        .expect("roland-banks = { clues = 1, hand = ['knife'] }");
}

#[test]
fn survival_instinct_leaves_everybody_behind() {
    let flee = |text: &str| {
        play(&format!(
            "wendy-adams = {{ hand = ['survival-instinct'], at = 'hallway', threat = ['swarm-of-rats', 'ghoul-minion'] }}
            places = {{ hallway = {{}}, attic = {{}}, cellar = {{}}, parlor = {{}} }}; {text}"
        ))
        .choose("evade swarm-of-rats")
        .choose("commit survival-instinct")
        .tests(5, 3)
        .token("0")
        .choose("swarm-of-rats")
    };
    flee("").choose("part 1").choose("part 1").offers(&["attic", "cellar"]).choose("cellar").expect(
        "wendy-adams = { at = 'cellar', damage = 1, threat = [] }
            places.hallway.cards = ['swarm-of-rats exhausted', 'ghoul-minion']",
    );
    flee("")
        .choose("pass")
        .choose("pass")
        .expect("wendy-adams = { at = 'hallway', threat = ['ghoul-minion'] }");
}

#[test]
fn aquinnah_turns_an_attack_on_another_enemy() {
    play("wendy-adams = { play = ['aquinnah'], threat = ['ravenous-ghoul', 'ghoul-priest'] }")
        .choose("resource")
        .choose("ghoul-priest")
        .choose("use aquinnah")
        .choose("ravenous-ghoul")
        .choose("horror wendy-adams")
        .choose("horror wendy-adams")
        .choose("damage wendy-adams")
        .choose("horror wendy-adams")
        .expect(
            "wendy-adams = { damage = 1, horror = 3, play = ['aquinnah exhausted horror 1'], threat = ['ravenous-ghoul damage 2', 'ghoul-priest'] }",
        );
}

#[test]
fn a_close_call_sends_an_evaded_enemy_back_to_the_deck() {
    play("roland-banks = { hand = ['close-call'], threat = ['flesh-eater'] }")
        .choose("evade flesh-eater")
        .token("0")
        .choose("play close-call")
        .expect(
            "roland-banks = { threat = [], resources = 3 }; places.study.cards = []; encounter-discards = []",
        );
    play("roland-banks = { hand = ['close-call'], threat = ['ghoul-priest'] }")
        .choose("evade ghoul-priest")
        .token("elder-sign")
        .can("end-turn");
}

#[test]
fn those_with_the_will_to_survive_draw_no_tokens() {
    play("wendy-adams = { hand = ['will-to-survive'], actions = 1 }")
        .choose("play will-to-survive")
        .choose("investigate")
        .tested(3, 2)
        .expect("wendy-adams = { clues = 1, resources = 1 }");
}

#[test]
fn what_consoles_or_rewards_is_for_the_own_tests() {
    let roland = |survivor: &str, token: &str| {
        play(&format!("at = 'turn roland-banks'; roland-banks = {{}}; wendy-adams = {{ {survivor} }}; bag = ['+1', '-4', '-2']"))
            .choose("investigate")
            .token(token)
            .asks("roland-banks")
            .can("end-turn")
    };
    roland("play = ['scavenging'], discards = ['knife']", "+1").expect("roland-banks.clues = 1");
    roland("play = ['rabbits-foot']", "-4").expect("wendy-adams.play = ['rabbits-foot']");
    roland("hand = ['lucky']", "-2").expect("roland-banks.clues = 0; wendy-adams.hand = ['lucky']");
    roland("hand = ['01084']", "-2").expect("roland-banks.clues = 0; wendy-adams.hand = ['01084']");
    roland("hand = ['look-what-i-found']", "-2")
        .expect("wendy-adams = { clues = 0, hand = ['look-what-i-found'] }");
}

#[test]
fn a_stray_cat_and_a_cunning_distraction_do_nothing_elsewhere() {
    let attic = "places = { hallway = {}, attic = { cards = ['ghoul-minion'] } }";
    play(&format!("wendy-adams = {{ play = ['stray-cat'], at = 'hallway' }}; {attic}"))
        .cannot("use stray-cat");
    play(&format!(
        "wendy-adams = {{ hand = ['cunning-distraction'], at = 'hallway', threat = ['flesh-eater'] }}; {attic}"
    ))
    .choose("play cunning-distraction")
    .expect("places.attic.cards = ['ghoul-minion']; places.hallway.cards = ['flesh-eater exhausted']");
}

#[test]
fn dig_deep_turns_resources_into_will_too() {
    play("at = 'mythos'; roland-banks = { play = ['dig-deep'], resources = 1 }; encounters = ['rotting-remains']")
        .draw("rotting-remains")
        .cannot("use dig-deep 2")
        .choose("use dig-deep 1")
        .tests(4, 3)
        .expect("roland-banks.resources = 0");
    play("roland-banks = { play = ['dig-deep'], threat = ['swarm-of-rats'], resources = 1 }")
        .choose("evade swarm-of-rats")
        .choose("use dig-deep 2")
        .tests(3, 3)
        .expect("roland-banks.resources = 0")
        .rolls();
}

#[test]
fn look_what_i_found_needs_a_failed_investigation_and_finds_two() {
    play("roland-banks.hand = ['look-what-i-found']; places.study.clues = 4")
        .choose("investigate")
        .token("-3")
        .choose("play look-what-i-found")
        .expect("roland-banks.clues = 2; places.study.clues = 2");
    play("roland-banks = { hand = ['look-what-i-found'], threat = ['ravenous-ghoul'] }")
        .choose("fight ravenous-ghoul")
        .token("-2")
        .can("end-turn");
}

#[test]
fn survival_instinct_helps_only_to_evade() {
    play(
        "at = 'mythos'; wendy-adams = { hand = ['survival-instinct'], at = 'hallway', threat = ['ghoul-minion'] }
        places = { hallway = {}, attic = {} }; encounters = ['grasping-hands']",
    )
    .draw("grasping-hands")
    .choose("commit survival-instinct")
    .token("0")
    .can("end-turn")
    .expect("wendy-adams = { at = 'hallway', threat = ['ghoul-minion'] }");
}

#[test]
fn aquinnah_needs_another_enemy_here_and_an_own_attack() {
    play("wendy-adams = { play = ['aquinnah'], threat = ['ravenous-ghoul'] }")
        .choose("resource")
        .choose("damage wendy-adams")
        .choose("horror wendy-adams")
        .can("end-turn")
        .expect("wendy-adams.play = ['aquinnah']");
    play("at = 'enemy'; roland-banks.threat = ['ravenous-ghoul']; wendy-adams = { play = ['aquinnah'], threat = ['ghoul-minion exhausted'] }")
        .rolls()
        .expect("roland-banks = { damage = 1, horror = 1 }; wendy-adams.play = ['aquinnah']");
}

#[test]
fn a_close_call_is_for_evasions_here_and_not_for_weaknesses() {
    play("roland-banks = { hand = ['close-call'], threat = ['mob-enforcer'] }")
        .choose("evade mob-enforcer")
        .token("elder-sign")
        .can("end-turn");
    play(
        "at = 'turn skids-otoole'; roland-banks = { hand = ['close-call'], at = 'attic' }
        skids-otoole = { at = 'hallway', threat = ['flesh-eater'] }; places = { hallway = {}, attic = {} }",
    )
    .choose("evade flesh-eater")
    .token("0")
    .asks("skids-otoole")
    .can("end-turn");
}

#[test]
fn the_will_to_survive_comes_in_the_own_turn() {
    play("at = 'turn roland-banks'; roland-banks = {}; wendy-adams.hand = ['will-to-survive']")
        .cannot_step_in("wendy-adams", "play will-to-survive");
}

#[test]
fn a_baseball_bat_hits_for_one_more() {
    play("wendy-adams = { play = ['baseball-bat'], threat = ['ravenous-ghoul'] }")
        .choose("use baseball-bat")
        .token("0")
        .expect("wendy-adams.threat = ['ravenous-ghoul damage 2']");
}

#[test]
fn survival_instinct_is_used_by_the_one_who_evades() {
    play(
        "at = 'turn roland-banks'
        roland-banks = { at = 'attic', threat = ['swarm-of-rats', 'ghoul-minion'] }
        wendy-adams = { hand = ['survival-instinct'], at = 'attic', threat = ['acolyte exhausted'] }
        places = { hallway = {}, attic = {}, cellar = {} }",
    )
    .choose("evade swarm-of-rats")
    .choose("commit survival-instinct")
    .token("0")
    .choose("swarm-of-rats")
    .asks("roland-banks")
    .choose("part 1")
    .choose("part 1")
    .expect(
        "roland-banks = { at = 'hallway', threat = [] }
        wendy-adams = { at = 'attic', threat = ['acolyte exhausted', 'ghoul-minion'] }
        places.attic.cards = ['swarm-of-rats exhausted']",
    );
}

#[test]
fn a_baseball_bat_breaks_after_the_attack() {
    play("roland-banks = { play = ['baseball-bat'], hand = ['overpower'], deck = ['knife'], threat = ['ghoul-minion'] }; bag = ['skull']")
        .choose("use baseball-bat")
        .choose("commit overpower")
        .token("skull")
        .by_rule("lcg:skill-test.17")
        .expect("roland-banks = { play = ['baseball-bat'], threat = ['ghoul-minion'] }")
        .choose("ghoul-minion")
        .expect("roland-banks.play = ['baseball-bat']")
        .draw("knife")
        .expect("roland-banks = { threat = [], play = [] }");
}

#[test]
fn greater_luck_draws_its_card_even_where_failure_is_certain() {
    play("roland-banks = { hand = ['01084', 'lucky'], deck = ['knife'] }")
        .choose("investigate")
        .token("auto-fail")
        .offers(&["play 01084", "pass"])
        .choose("play 01084")
        .draw("knife")
        .tested(0, 2)
        .expect("roland-banks = { clues = 0, hand = ['lucky', 'knife'] }");
}

#[test]
fn survival_instinct_does_not_help_to_force_a_door() {
    play(
        "scenario = 'the-midnight-masks'; wendy-adams = { hand = ['survival-instinct'], at = 'rivertown' }
        places = { rivertown = { cards = ['locked-door', 'ghoul-minion exhausted'] }, easttown = {} }",
    )
    .choose("use locked-door")
    .choose("agility")
    .choose("commit survival-instinct")
    .token("0")
    .can("end-turn")
    .expect("wendy-adams.at = 'rivertown'; encounter-discards = ['locked-door']");
}

#[test]
fn the_will_to_survive_is_gone_when_the_turn_is_over() {
    play("wendy-adams = { hand = ['will-to-survive'], threat = ['frozen-in-fear'] }")
        .choose("play will-to-survive")
        .choose("end-turn")
        .rolls()
        .by_rule("lcg:skill-test.11");
}
