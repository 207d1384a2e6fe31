//! The built-in cards, items and reckonings: whom they affect, where they happen and what they do.

use final_hour::Event;

use crate::common::*;

const THREE: &str = "investigators = ['jenny-barnes', 'michael-mcglen', 'lily-chen']";

#[test]
fn everyone_or_the_lead_or_you() {
    let lose = |who| {
        let script = format!("[{{ lose = {{ health = 1, who = '{who}' }} }}]");
        play_effect("lower", &script, &format!("{THREE}; lead = 'lily-chen'; monsters = {{}}"))
    };
    lose("you").expect("jenny-barnes.health = 3; michael-mcglen.health = 4; lily-chen.health = 4");
    lose("lead").expect("jenny-barnes.health = 4; michael-mcglen.health = 4; lily-chen.health = 3");
    lose("all").expect("jenny-barnes.health = 3; michael-mcglen.health = 3; lily-chen.health = 3");
    lose("others").expect("jenny-barnes.health = 4; michael-mcglen.health = 3; lily-chen.health = 3");
    lose("one")
        .asks("jenny-barnes")
        .offers(&["jenny-barnes", "michael-mcglen", "lily-chen"])
        .choose("jenny-barnes")
        .expect("jenny-barnes.health = 3; michael-mcglen.health = 4; lily-chen.health = 4");
}

#[test]
fn the_only_other_investigator_needs_no_choice() {
    let heal = "[{ heal = { health = 1, who = 'one-other' } }]";
    play_effect("upper", heal, "monsters = {}; michael-mcglen.health = 2")
        .expect("michael-mcglen.health = 3");
}

#[test]
fn a_soiree_calls_the_others_of_the_zone_to_arms() {
    play(&format!(
        "at = 'upper soiree'; {THREE}; jenny-barnes.at = 12; michael-mcglen.at = 13; lily-chen.at = 3;
         monsters.12 = ['red 1']; monsters.13 = ['blue 2 killer']; monsters.3 = ['red 1']"
    ))
    .choose("stop")
    .asks("jenny-barnes")
    .choose("red 1")
    .asks("michael-mcglen")
    .choose("blue 2 killer")
    // Lily is in another zone.
    .expect("monsters = { 3 = ['red 1'] }")
    .by_rule("fh:gate-step.2");
}

#[test]
fn whoever_takes_the_baton_runs_and_attacks_by_their_own_choice() {
    play(
        "at = 'upper relays'; investigators = ['rita-young', 'jenny-barnes']; monsters.13 = ['red 2 killer']",
    )
    .choose("stop")
    .asks("jenny-barnes")
    .choose("at 13")
    .choose("stop")
    .choose("red 2 killer")
    .expect("monsters = {}; rita-young.at = 12; jenny-barnes.at = 13");
}

#[test]
fn where_nothing_can_be_done_nothing_is_chosen() {
    let attack = "[{ attack = { wounds = 2, at = { one = 'adjacent' } } }]";
    play_effect("upper", attack, "monsters.12 = ['red 1']")
        .expect("monsters = { 12 = ['red 1'] }")
        .by_rule("fh:gate-step.2");
}

#[test]
fn two_pistols_aim_here_and_at_every_neighbour() {
    play(
        "at = 'upper jennys-twin-45s'; monsters.12 = ['red 2 killer']; monsters.3 = ['red 1', 'blue 1'];
         monsters.13 = ['red 3 wrecker']; monsters.2 = ['blue 1']",
    )
    .choose("red 2 killer")
    .choose("red 1")
    .choose("blue 1 at 3")
    .expect("monsters = { 13 = ['red 3 wrecker'], 2 = ['blue 1'] }");
}

#[test]
fn your_zone_and_no_other() {
    play(
        "at = 'upper high-ground'; investigators = ['tommy-muldoon', 'jenny-barnes']; tommy-muldoon.at = 6;
         monsters.10 = ['red 3 stalker']; monsters.6 = ['blue 1']; monsters.2 = ['red 1']",
    )
    .offers(&["at 6", "at 10"])
    .choose("at 10")
    .choose("red 3 stalker")
    // Only one location is left for the second attack.
    .choose("blue 1")
    .expect("monsters = { 2 = ['red 1'] }");
}

#[test]
fn where_the_others_are_even_if_it_is_here() {
    play(&format!(
        "at = 'upper socialite'; {THREE}; lily-chen.at = 9;
         monsters.12 = ['red 3 wrecker', 'blue 3 wrecker']; monsters.9 = ['red 3 stalker']"
    ))
    .choose("stop")
    .choose("red 3 wrecker")
    .offers(&["at 9", "at 12"])
    .choose("at 12")
    .choose("blue 3 wrecker")
    .expect("monsters = { 9 = ['red 3 stalker'] }");
}

#[test]
fn where_you_are_alone_nobody_else_is() {
    play("at = 'upper socialite'; jenny-barnes.at = 7; monsters.7 = ['blue 3 wrecker', 'red 3 wrecker']")
        .choose("stop")
        .choose("red 3 wrecker")
        .expect("monsters = { 7 = ['blue 3 wrecker'] }")
        .by_rule("fh:gate-step.2");
}

#[test]
fn the_ritual_site_wherever_you_are() {
    play(
        "at = 'upper daughter-of-prophecy'; investigators = ['lily-chen', 'jenny-barnes']; lily-chen.at = 5;
         monsters.12 = ['red 3 stalker']",
    )
    .choose("stop")
    .choose("red 3 stalker")
    .expect("monsters = {}");
}

#[test]
fn each_gate_loses_a_monster() {
    play(
        "at = 'upper pierce-the-eye'; investigators = ['lily-chen', 'jenny-barnes']; monsters.1 = ['2 red 1'];
         monsters.8 = ['star-spawn']; monsters.7 = ['blue 1']",
    )
    .expect("monsters = { 1 = ['red 1'], 7 = ['blue 1'] }");
}

#[test]
fn repairs_are_spread_among_an_area() {
    let repair = "[{ repair = { tokens = 2, at = { among = 'your-zone' } } }]";
    play_effect("upper", repair, "monsters = {}; destruction = { 11 = 1, 12 = 2, 3 = 1 }")
        .by_rule("fh:damage.4")
        .offers(&["at 11", "at 12"])
        .refuses("at 13", "fh:clar-movement.6")
        .choose("at 11")
        .expect("destruction = { 12 = 1, 3 = 1 }");
}

#[test]
fn a_vision_shows_any_clue_on_the_board() {
    play(
        "at = 'lower end-of-the-world-vision'; investigators = ['ashcan-pete', 'jenny-barnes']; monsters = {};
         explored = [2]; found = ['moon']",
    )
    .refuses("at 2", "fh:clar-movement.6")
    .refuses("at 12", "fh:clar-movement.6")
    .choose("at 10")
    .roll("star")
    // The card adds two omens, which bring two Deep Ones.
    .expect("explored = [2, 10]; found = ['moon', 'star']; monsters = { 1 = ['2 deep-one'] };
        ashcan-pete.at = 12");
}

#[test]
fn a_new_gown_is_noticed_at_every_step() {
    play("at = 'lower a-color-for-all-seasons'; monsters = {}")
        .choose("at 13")
        .roll("red 1")
        .choose("at 12")
        .roll("blue 1")
        .choose("at 13")
        .roll("blue 2 killer")
        .choose("stop")
        .expect("jenny-barnes.at = 13; monsters = { 12 = ['blue 1'], 13 = ['red 1', 'blue 2 killer'] }");
}

#[test]
fn tools_bar_a_door_or_mend_a_house() {
    let tools = "at = 'item carpenters-tools'; jenny-barnes.items = ['carpenters-tools']; monsters = {};
        destruction.12 = 4";
    play(tools).offers(&["first", "second"]).choose("second").expect("destruction.12 = 1; seals = []");
    play(tools).choose("first").choose("12-13").expect("destruction.12 = 4; seals = ['12-13']");
}

#[test]
fn a_star_chart_takes_omens_away() {
    play("at = 'item star-chart'; jenny-barnes.items = ['star-chart']; monsters = {}; played = [1, 3, 5, 8]")
        .happened(|event| *event == Event::OmensCounted { omens: 4 })
        .expect("jenny-barnes.health = 4; michael-mcglen.health = 5");
}

#[test]
fn a_gala_counts_cards_that_are_still_face_down() {
    play(&format!(
        "at = 'resolve'; {THREE}; played = ['1 grand-gala', '14 dynamite', '20 meditate', '28 socialite'];
         michael-mcglen.at = 11; monsters.12 = ['red 3 stalker', 'blue 1'];
         monsters.11 = ['red 3 wrecker', 'red 2 killer']"
    ))
    .choose("stop")
    // Jenny has played two cards, which gives four wounds; the others have two.
    .asks("jenny-barnes")
    .choose("red 3 stalker")
    .choose("blue 1")
    .asks("michael-mcglen")
    .offers(&["red 2 killer", "stop"])
    .choose("red 2 killer")
    .expect("monsters = { 11 = ['red 3 wrecker'] }");
}

#[test]
fn a_seal_of_the_leads_choice_is_broken() {
    let umordhoth = "at = 'reckoning 3'; ancient-one = 'umordhoth'; monsters = {}; lead = 'michael-mcglen'";
    play(&format!("{umordhoth}; seals = ['1-2', '3-12 used']"))
        .asks("michael-mcglen")
        .offers(&["1-2", "3-12"])
        .choose("1-2")
        .expect("seals = ['3-12 used']");
    play(&format!("{umordhoth}; seals = ['3-12']")).expect("seals = []");
    play(umordhoth).expect("seals = []").by_rule("fh:gate-step.2");
}

#[test]
fn a_chthonian_comes_to_one_of_the_smallest_gates() {
    let omen = "at = 'reckoning 1'; ancient-one = 'shudde-mell'; gates.tesseract.tokens = 2";
    play(&format!("{omen}; monsters = {{}}"))
        .asks("jenny-barnes")
        .offers(&["at 1", "at 11"])
        .choose("at 11")
        .expect("monsters = { 11 = ['chthonian'] }");
    // With all three on the board, one of them is activated instead.
    play(&format!("{omen}; monsters.7 = ['2 chthonian']; monsters.3 = ['chthonian']"))
        .offers(&["chthonian at 3", "chthonian at 7"])
        .choose("chthonian at 7")
        .expect(
            "monsters = { 7 = ['chthonian'], 3 = ['chthonian'], 6 = ['chthonian'] }; destruction = { 6 = 1 }",
        );
}

#[test]
fn a_ghoul_horde_comes_to_the_largest_gate() {
    play("at = 'reckoning 1'; ancient-one = 'umordhoth'; gates.heptagram.tokens = 2; monsters = {}")
        .expect("monsters = { 10 = ['ghoul-horde'] }");
}

#[test]
fn ghouls_call_two_more_monsters_to_one_of_their_lairs() {
    let six = "at = 'reckoning 6'; ancient-one = 'umordhoth'";
    play(&format!("{six}; monsters.4 = ['ghoul-horde']; monsters.9 = ['ghoul-horde']"))
        .offers(&["at 4", "at 9"])
        .choose("at 9")
        .roll("red 1")
        .roll("blue 1")
        .expect("monsters = { 4 = ['ghoul-horde'], 9 = ['ghoul-horde', 'red 1', 'blue 1'] }");
    play(&format!("{six}; monsters = {{}}")).by_rule("fh:gate-step.2");
}

#[test]
fn a_named_gate_is_the_place() {
    play_reckoning("[{ spawn = { count = 1, at = { gate = 'heptagram' } } }]", "monsters = {}")
        .roll("red 1")
        .expect("monsters = { 1 = ['red 1'] }");
}
