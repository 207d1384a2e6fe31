//! The Ancient One phase: reckoning, gates, and passing the lead.

use final_hour::{Event, Figure};
use rulebook::covers;

use crate::common::*;

const HANDS: &str = "jenny-barnes.hand = [6, 11, 13, 14]; michael-mcglen.hand = [15, 16, 17, 18]";

#[test]
fn the_lead_decides_in_the_ancient_one_phase() {
    covers!("fh:ancient-one.1");
    play("at = 'reckoning 5'; lead = 'michael-mcglen'; monsters.6 = ['star-spawn']")
        .asks("michael-mcglen")
        .by_rule("fh:ancient-one.1")
        .offers(&["star-spawn at 6", "star-spawn at 8"]);
}

#[test]
fn first_the_reckoning_then_the_gates_then_the_lead() {
    covers!("fh:ancient-one.2", "fh:reckoning.4");
    play(&format!("at = 'reckoning'; monsters = {{}}; played = [1, 3, 5, 8]; {HANDS}"))
        .by_rule("fh:gate-step.2")
        .expect("jenny-barnes.health = 3; michael-mcglen.health = 3; lead = 'jenny-barnes'")
        .roll("heptagram")
        .roll("red 1")
        .expect("lead = 'jenny-barnes'")
        .roll("red 1")
        .expect("lead = 'michael-mcglen'");
}

#[test]
fn the_cards_of_the_round_are_discarded_and_without_omens_nothing_happens() {
    covers!("fh:reckoning.1");
    play("at = 'reckoning'; monsters.7 = ['deep-one']; played = [2, 6, 11, 13]; discard = [30]")
        .expect("played = []; discard = [2, 6, 11, 13, 30]; monsters = { 7 = ['deep-one'] }")
        .happened(|event| *event == Event::OmensCounted { omens: 0 })
        .by_rule("fh:gate-step.2");
}

#[test]
fn one_or_two_omens_stir_every_deep_one_once_and_bring_two_more() {
    for first in ["deep-one at 1", "deep-one at 15"] {
        play(
            "at = 'reckoning'; played = [1, 2, 6, 11]; monsters.1 = ['deep-one']; monsters.15 = ['deep-one']",
        )
        .asks("jenny-barnes")
        .choose(first)
        .expect("monsters = { 1 = ['2 deep-one'], 13 = ['deep-one'], 15 = ['deep-one'] }");
    }
}

#[test]
fn three_omens_cost_the_lead_a_health_and_blind_the_next_round() {
    covers!("fh:reckoning.2");
    play("at = 'reckoning'; lead = 'michael-mcglen'; monsters = {}; played = [1, 4, 2, 6]")
        .expect("michael-mcglen.health = 4; jenny-barnes.health = 5; blind = 'next'");
    play("at = 'reckoning'; monsters = {}; played = [1, 3, 2, 6]")
        .expect("jenny-barnes.health = 4; blind = 'next'");
}

#[test]
fn in_a_blind_round_priority_cards_are_shown_when_all_four_are_played() {
    covers!("fh:reckoning.2");
    let game = play(&format!("at = 'end-of-round'; blind = 'next'; monsters = {{}}; {HANDS}"))
        .choose("wait")
        .choose("wait")
        .roll("socialite")
        .choose("6")
        .roll("1");
    let seen_by = |who| game.seen_by(who).plays[0].priority;
    assert!(seen_by("jenny-barnes").is_some() && seen_by("michael-mcglen").is_none());
    assert!(game.seen().plays[0].priority.is_none());
    let turned_up = |who, number| {
        move |event: &Event| match event {
            Event::PriorityTurnedUp { figure, card } => figure.0 == who && card.number() == number,
            _ => false,
        }
    };
    game.never(turned_up(0, 6))
        .roll("dynamite")
        .choose("15")
        .roll("2")
        .roll("grand-gala")
        .choose("11")
        .roll("3")
        .roll("doorkeeper")
        .choose("16")
        .roll("4")
        .happened(turned_up(0, 6))
        .happened(turned_up(1, 15))
        .happened(turned_up(0, 11))
        .happened(turned_up(1, 16))
        .expect("blind = 'now'; jenny-barnes.hand = [1, 3, 13, 14]")
        .asks("jenny-barnes");
}

#[test]
fn five_omens_bring_a_star_spawn_to_the_tesseract_and_activate_one() {
    covers!("fh:reckoning.3");
    play("at = 'reckoning'; monsters = {}; played = [1, 3, 4, 2]")
        .happened(|event| *event == Event::OmensCounted { omens: 5 })
        .expect("monsters = { 8 = ['star-spawn'] }; destruction = { 8 = 2 }; jenny-barnes.health = 5");
}

#[test]
fn six_omens_bring_the_same_as_five() {
    play("at = 'reckoning'; monsters.6 = ['star-spawn']; played = [1, 3, 5, 2]")
        .choose("star-spawn at 8")
        .expect("monsters = { 6 = ['star-spawn'], 8 = ['star-spawn'] }; destruction = { 8 = 2 }");
}

#[test]
fn with_no_star_spawn_left_one_is_activated_all_the_same() {
    play(
        "at = 'reckoning 5'; monsters.6 = ['star-spawn']; monsters.7 = ['star-spawn'];
        monsters.9 = ['star-spawn']",
    )
    .choose("star-spawn at 9")
    .expect("monsters.8 = []; destruction = { 9 = 2 }");
}

#[test]
fn seven_omens_and_more_cost_everybody_two_health() {
    covers!("fh:reckoning.4");
    play("at = 'reckoning'; monsters = {}; played = [1, 3, 5, 7]; omens = 1")
        .happened(|event| *event == Event::OmensCounted { omens: 9 })
        .expect("jenny-barnes.health = 3; michael-mcglen.health = 3");
}

#[test]
fn cards_and_items_change_the_omens_but_never_below_none() {
    play("at = 'reckoning'; monsters = {}; played = [1, 3, 5, 8]; omens = -3")
        .happened(|event| *event == Event::OmensCounted { omens: 4 })
        .expect("jenny-barnes.health = 4; michael-mcglen.health = 5");
    play("at = 'reckoning'; monsters = {}; played = [1, 2, 6, 11]; omens = -5")
        .happened(|event| *event == Event::OmensCounted { omens: 0 });
}

#[test]
fn a_gate_brings_as_many_monsters_as_tokens_lie_there() {
    covers!("fh:gate-step.2");
    play("at = 'gates'; monsters = {}; gates.trinity.tokens = 2")
        .roll("trinity")
        .roll("red 1")
        .roll("blue 2 killer")
        .roll("red 3 wrecker")
        .expect(
            "gates.trinity = { at = 1, tokens = 3 };
            monsters = { 1 = ['red 1', 'blue 2 killer', 'red 3 wrecker'] }",
        )
        .expect("gates.tesseract.tokens = 1; gates.heptagram.tokens = 1");
}

#[test]
fn a_gate_symbol_used_up_is_not_drawn_again() {
    play("at = 'gates'; monsters = {}; gates.trinity.tokens = 4")
        .cannot_roll("trinity")
        .can_roll("tesseract");
}

#[test]
fn the_lead_passes_clockwise_before_the_ritual_is_talked_about() {
    covers!("fh:lead.1");
    play(&format!("at = 'gates'; lead = 'michael-mcglen'; monsters = {{}}; {HANDS}"))
        .roll("heptagram")
        .any_rolls()
        .expect("lead = 'jenny-barnes'")
        .asks("jenny-barnes, michael-mcglen")
        .by_rule("fh:ritual.5")
        .happened(|event| *event == Event::LeadIs { figure: Figure(0) });
}
