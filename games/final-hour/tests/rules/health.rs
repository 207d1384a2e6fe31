//! Losing and recovering health.

use final_hour::{Defeat, Event};
use rulebook::covers;

use crate::common::*;

#[test]
fn lost_health_stays_lost_until_it_is_recovered() {
    covers!("fh:health.1");
    play_effect("lower", "[{ lose = { health = 2, who = 'you' } }]", "monsters = {}")
        .expect("jenny-barnes.health = 3; michael-mcglen.health = 5");
}

#[test]
fn losing_the_last_health_is_defeat_for_all() {
    covers!("fh:health.1");
    play_effect(
        "lower",
        "[{ lose = { health = 1, who = 'you' } }]",
        "monsters = {}; jenny-barnes.health = 1",
    )
    .expect("jenny-barnes.health = 0")
    .lost(Defeat::Death);
    play_effect(
        "lower",
        "[{ lose = { health = 3, who = 'you' } }]",
        "monsters = {}; jenny-barnes.health = 1",
    )
    .expect("jenny-barnes.health = 0")
    .lost(Defeat::Death);
}

#[test]
fn recovered_health_comes_back() {
    covers!("fh:health.2");
    play_effect(
        "upper",
        "[{ heal = { health = 2, who = 'you' } }]",
        "monsters = {}; jenny-barnes.health = 1",
    )
    .expect("jenny-barnes.health = 3");
}

#[test]
fn nobody_recovers_more_than_they_began_with() {
    covers!("fh:health.2");
    play(
        "at = 'item first-aid-kit'; jenny-barnes.items = ['first-aid-kit']; monsters = {};
        michael-mcglen.health = 4",
    )
    .asks("jenny-barnes")
    .choose("michael-mcglen")
    .expect("michael-mcglen.health = 5")
    .happened(|event| matches!(event, Event::HealthRecovered { amount: 1, left: 5, .. }));
}
