//! Attacking and destroying monsters.

use final_hour::Event;
use final_hour::content::Kind;
use rulebook::covers;

use crate::common::*;

const ATTACK_3: &str = "[{ attack = { wounds = 3, at = 'here' } }]";

#[test]
fn three_wounds_destroy_one_of_health_three_or_both_of_health_one() {
    covers!("fh:attack.1");
    let michael =
        "at = 'upper chicago-typewriter'; michael-mcglen.at = 7; monsters.7 = ['blue 3 wrecker', '2 red 1']";
    play(michael)
        .choose("stop")
        .offers(&["blue 3 wrecker", "red 1", "stop"])
        .choose("blue 3 wrecker")
        .expect("monsters = { 7 = ['2 red 1'] }")
        .by_rule("fh:gate-step.2");
    play(michael)
        .choose("stop")
        .choose("red 1")
        .offers(&["red 1", "stop"])
        .refuses("blue 3 wrecker at 7", "fh:attack.2")
        .choose("red 1")
        .expect("monsters = { 7 = ['blue 3 wrecker'] }")
        .by_rule("fh:gate-step.2");
}

#[test]
fn an_attack_may_be_ended_early() {
    play_effect("upper", ATTACK_3, "monsters.12 = ['3 red 1']")
        .choose("red 1")
        .choose("stop")
        .expect("monsters.12 = ['2 red 1']");
}

#[test]
fn monsters_elsewhere_are_out_of_reach() {
    play_effect("upper", ATTACK_3, "monsters.11 = ['red 1']")
        .expect("monsters.11 = ['red 1']")
        .by_rule("fh:gate-step.2");
}

#[test]
fn wounds_that_do_not_destroy_leave_no_trace() {
    covers!("fh:attack.1", "fh:attack.2");
    let twice = "[{ attack = { wounds = 2, at = 'here' } }, { attack = { wounds = 2, at = 'here' } }]";
    play_effect("upper", twice, "monsters.12 = ['red 3 wrecker', 'blue 1']")
        .refuses("red 3 wrecker at 12", "fh:attack.2")
        .choose("blue 1")
        .expect("monsters = { 12 = ['red 3 wrecker'] }; beside = ['blue 1']")
        .by_rule("fh:gate-step.2");
}

#[test]
fn destroyed_monsters_go_beside_the_cup_or_back_to_the_sheet() {
    covers!("fh:attack.2");
    let game = play_effect("upper", ATTACK_3, "monsters.12 = ['red 2 killer', 'deep-one']")
        .choose("red 2 killer")
        .choose("deep-one")
        .expect("beside = ['red 2 killer']; monsters = {}");
    let deep_ones = game.content().mask_of(Kind::DeepOne);
    assert_eq!((game.game().open.supply & deep_ones).count_ones(), 6);
    let mut cup = Vec::new();
    for (monster, _) in
        play("at = 'gates'; monsters = {}; beside = ['2 red 2 killer']").roll("trinity").odds().faces()
    {
        cup.push(monster);
    }
    assert_eq!(cup.len(), 38, "what lies beside the cup is not in it");
}

#[test]
fn what_destroys_outright_asks_for_no_wounds() {
    covers!("fh:attack.3");
    play(
        "at = 'upper empty-hand'; investigators = ['lily-chen', 'michael-mcglen'];
          monsters.12 = ['red 3 wrecker', 'star-spawn', 'blue 1']",
    )
    .choose("stop")
    .by_rule("fh:attack.3")
    .choose("star-spawn")
    .choose("red 3 wrecker")
    .expect("monsters = { 12 = ['blue 1'] }")
    .happened(|event| matches!(event, Event::MonsterDestroyed { .. }));
}
