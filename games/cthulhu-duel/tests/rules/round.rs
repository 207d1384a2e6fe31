//! The four phases of a round.

use cthulhu_duel::{Event, Phase};
use rulebook::covers;

use crate::common::*;

#[test]
fn the_four_phases_follow_each_other() {
    covers!("cwd:phases.5");
    let table = play("at = 'turn great-cthulhu'; great-cthulhu.power = 1; black-goat.power = 0")
        .choose("pass")
        .by_rule("cwd:first-player.1")
        .choose("first great-cthulhu")
        .by_rule("cwd:doom-phase.2")
        .choose("first-doom-phase")
        .choose("book dreams")
        .roll("1")
        .choose("stop")
        .asks("black-goat")
        .choose("stop")
        .expect("round = 2")
        .asks("great-cthulhu")
        .can("pass");
    let phases: Vec<Phase> = table
        .events()
        .into_iter()
        .filter_map(|event| match event {
            Event::PhaseBegins { phase } => Some(phase),
            _ => None,
        })
        .collect();
    assert_eq!(phases, [Phase::Gather, Phase::FirstPlayer, Phase::Doom, Phase::Action]);
}
