//! Acts and agendas.

use arkham_lcg::Event;
use arkham_lcg::{Lcg, Verdict};
use engine::Describe;
use rulebook::covers;

use crate::common::*;

#[test]
fn the_group_spends_clues_to_advance_the_act() {
    covers!("lcg:act-agenda.2");
    play("at = 'turn daisy-walker'; roland-banks.clues = 3; daisy-walker.clues = 0").cannot("advance");
    play("at = 'turn daisy-walker'; roland-banks.clues = 3; daisy-walker.clues = 2")
        .choose("advance")
        .offers(&["roland-banks", "daisy-walker"])
        .choose("daisy-walker")
        .choose("daisy-walker")
        .expect("act = 2; roland-banks.clues = 1; daisy-walker.clues = 0");
}

#[test]
fn somebody_else_can_advance_the_act_in_your_turn() {
    play("at = 'turn daisy-walker'; roland-banks.clues = 4; daisy-walker = {}")
        .step_in("roland-banks", "advance")
        .expect("act = 2; roland-banks.clues = 0; daisy-walker.actions = 3");
}

#[test]
fn locations_without_clues_count_for_victory_at_the_end() {
    covers!("lcg:victory.3", "lcg:winning-losing.1");
    let ends = |clues: u8| {
        play(&format!(
            "act = 3; roland-banks = {{ at = 'attic', threat = ['ghoul-priest damage 4'] }}
            places = {{ attic = {{ clues = {clues} }}, cellar = {{}}, hallway = {{}} }}"
        ))
        .choose("fight ghoul-priest")
        .token("0")
        .pass_all()
        .choose("part 1")
        .ended(1)
    };
    ends(0).expect("victory = ['attic', 'ghoul-priest']");
    ends(2).expect("victory = ['ghoul-priest']");
}

#[test]
fn when_the_last_agenda_runs_out_before_the_barrier_falls_the_third_resolution_comes() {
    play("at = 'mythos'; agenda = 3; doom = 9; act = 2; roland-banks = {}").ended(3);
}

#[test]
fn when_the_last_agenda_runs_out_later_everybody_is_lost() {
    play("at = 'mythos'; agenda = 3; doom = 9; act = 3; roland-banks = {}")
        .ended(0)
        .expect("roland-banks = { fate = 'lost', physical-trauma = 1 }")
        .happened_times(1, |event| matches!(event, Event::Trauma { physical: 1, .. }));
}

#[test]
fn a_scenario_by_itself_is_won_by_its_acts_alone() {
    covers!("lcg:winning-losing.3");
    let told = |play: Play| {
        let end = play.now().end().expect("the scenario is over");
        (end.verdict, Lcg::end(&end).id)
    };
    let won = (Verdict::Won, "lcg-end-won".to_string());
    let lost = (Verdict::Lost, "lcg-end-lost".to_string());
    let priest = |story: &str| {
        play(&format!("{story} act = 3; roland-banks.threat = ['ghoul-priest damage 4']"))
            .choose("fight ghoul-priest")
            .token("0")
            .choose("part 2")
            .ended(2)
    };
    assert_eq!(told(priest("story.standalone = true;")), won);
    let agenda = "story.standalone = true; at = 'mythos'; agenda = 3; doom = 9; act = 2; roland-banks = {}";
    assert_eq!(told(play(agenda).ended(3)), lost);
    let flight = "story.standalone = true; roland-banks.at = 'parlor'; places.parlor = {}";
    assert_eq!(told(play(flight).choose("use parlor 1").ended(0)), lost);
    // A scenario of a campaign is neither won nor lost.
    assert_eq!(told(priest("")), (Verdict::Open, "lcg-end-open".to_string()));
}

#[test]
fn the_act_can_be_advanced_in_the_windows_of_a_test() {
    covers!("lcg:act-agenda.2");
    // The Study leaves play while it is being investigated, so no clue is discovered.
    play("roland-banks.clues = 2; places.study.clues = 1")
        .choose("investigate")
        .choose("advance")
        .expect("act = 2; roland-banks = { at = 'hallway', clues = 0 }")
        .token("0")
        .tested(3, 2)
        .expect("roland-banks = { at = 'hallway', clues = 0, actions = 2 }");
}

#[test]
fn outside_a_turn_no_clues_are_spent_on_the_act() {
    covers!("lcg:clues.4");
    play(
        "at = 'mythos'; doom = 0; roland-banks = { clues = 2, play = ['forbidden-knowledge'] }
        encounters = ['swarm-of-rats']",
    )
    .draw("swarm-of-rats")
    .by_rule("lcg:timing.1")
    .offers(&["use forbidden-knowledge", "pass"])
    .choose("pass")
    .offers(&["use forbidden-knowledge", "pass"])
    .choose("pass")
    .can("advance");
}

/// The last clue ends the scenario before the effect of a committed card.
#[test]
fn an_objective_does_not_wait_for_the_other_results() {
    covers!("lcg:act-agenda.9");
    play(
        "scenario = 'the-devourer-below'; act = 3; bag = ['+1']; places = { main-path = {}, ritual-site = {} }
        wendy-adams = { at = 'ritual-site', clues = 2, horror = 5, hand = ['guts'], deck = ['abandoned-and-alone'] }",
    )
    .choose("use disrupting-the-ritual")
    .choose("willpower")
    .skip()
    .token("+1")
    .choose("pass")
    .choose("use disrupting-the-ritual")
    .choose("willpower")
    .choose("commit guts")
    .token("+1")
    .choose("disrupting-the-ritual")
    .ended(1);
}
