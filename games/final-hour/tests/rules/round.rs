//! The round: action phase, Ancient One phase, and the limit of eight rounds.

use final_hour::{Defeat, Event};
use rulebook::covers;

use crate::common::*;

const HANDS: &str = "jenny-barnes.hand = [6, 11, 13, 14]; michael-mcglen.hand = [15, 16, 17, 18]";
const LAST: &str = "gates.tesseract.tokens = 4; gates.heptagram.tokens = 4; gates.trinity.tokens = 3";

#[test]
fn a_round_begins_with_the_action_phase() {
    covers!("fh:round.1");
    play(&format!("at = 'end-of-round'; monsters = {{}}; gates.trinity.tokens = 2; {HANDS}"))
        .choose("wait")
        .choose("wait")
        .happened(|event| *event == Event::RoundBegins { round: 2 })
        .by_rule("fh:priority.2")
        .roll("socialite")
        .asks("jenny-barnes");
}

#[test]
fn the_ancient_one_phase_follows_the_action_phase() {
    covers!("fh:round.2");
    play(
        "at = 'priority'; monsters = {}; played = ['8 socialite', '14 dynamite', '21 grand-gala'];
         jenny-barnes.hand = [6, 11, 13, 16]; michael-mcglen.hand = [15, 28, 17, 18]",
    )
    .roll("doorkeeper")
    .choose("28")
    .roll("1")
    .choose("stop")
    .choose("stop")
    .choose("stop")
    .choose("stop")
    .happened(|event| *event == Event::OmensCounted { omens: 4 })
    .by_rule("fh:gate-step.2");
}

#[test]
fn the_eighth_gate_token_makes_the_last_round() {
    covers!("fh:round.3");
    play(&format!(
        "at = 'gates'; monsters = {{}}; gates.tesseract.tokens = 4; gates.heptagram.tokens = 4;
         gates.trinity.tokens = 2; {HANDS}"
    ))
    .roll("trinity")
    .any_rolls()
    .happened(|event| *event == Event::RitualBegins { forced: true })
    .by_rule("fh:ritual.7");
}

#[test]
fn without_a_reversed_ritual_at_the_end_of_the_last_round_the_game_is_lost() {
    covers!("fh:round.3", "fh:end.4");
    play(&format!("at = 'end-of-round'; monsters = {{}}; {LAST}; {HANDS}"))
        .choose("6, 11, 13")
        .choose("15, 16, 17")
        .roll("moon")
        .roll("star")
        .lost(Defeat::RitualFailed);
}

#[test]
fn before_the_last_token_nobody_is_forced() {
    covers!("fh:round.3");
    play(&format!(
        "at = 'end-of-round'; monsters = {{}}; gates.tesseract.tokens = 4; gates.heptagram.tokens = 4;
         gates.trinity.tokens = 2; {HANDS}"
    ))
    .by_rule("fh:ritual.5")
    .choose("wait")
    .choose("wait")
    .happened(|event| *event == Event::RoundBegins { round: 8 });
}

#[test]
fn what_concerns_one_round_ends_with_it() {
    play(&format!("at = 'end-of-round'; monsters = {{}}; omens = 2; blind = 'now'; {HANDS}"))
        .choose("wait")
        .choose("wait")
        .expect("omens = 0; blind = 'no'; played = []");
}
