//! The survivor's cards.

use rulebook::covers;

use crate::common::play;

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
