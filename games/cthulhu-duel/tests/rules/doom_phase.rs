//! The Doom phase: rituals of annihilation, and everything else in a player's go.

use rulebook::covers;

use crate::common::*;

#[test]
fn the_first_player_goes_first_in_the_doom_phase() {
    covers!("cwd:doom-phase.2");
    play("at = 'doom-phase'; round = 2; first = 'black-goat'")
        .asks("black-goat")
        .offers(&["ritual", "stop"])
        .choose("stop")
        .asks("great-cthulhu")
        .offers(&["ritual", "stop"])
        .choose("stop")
        .expect("round = 3");
}

#[test]
fn each_player_performs_one_ritual() {
    covers!("cwd:ritual.1");
    play("at = 'doom great-cthulhu'; great-cthulhu.power = 20; great-cthulhu.map.salem = 'acolyte, gate'")
        .choose("ritual")
        .asks("great-cthulhu")
        .refuses("ritual", "cwd:ritual.1")
        .choose("first-doom-phase")
        .choose("book dreams")
        .roll("1")
        .asks("black-goat")
        .can("ritual");
}

#[test]
fn a_ritual_costs_what_the_marker_shows_and_moves_it_on() {
    covers!("cwd:ritual.2", "cwd:ritual.3");
    play("at = 'doom-phase'; round = 2; ritual = 6; great-cthulhu.power = 8; black-goat.power = 7")
        .choose("ritual")
        .expect("ritual = 7; great-cthulhu.power = 2")
        .asks("black-goat")
        .choose("ritual")
        .expect("ritual = 8; black-goat.power = 0");
    // A seat that cannot pay for the ritual is not asked.
    play("at = 'doom-phase'; round = 2; ritual = 9; great-cthulhu.power = 8; black-goat.power = 9")
        .asks("black-goat")
        .can("ritual");
    play("at = 'doom great-cthulhu'; ritual = 9; great-cthulhu.power = 8").refuses("ritual", "cwd:ritual.2");
}

#[test]
fn a_ritual_brings_doom_for_controlled_gates() {
    covers!("cwd:ritual.4");
    let gates = "at = 'doom-phase'; round = 2; free-gates = ['dunwich']; black-goat.power = 0
                 black-goat.map = {}
                 great-cthulhu.map = { salem = 'acolyte, gate', boston = 'acolyte, gate', arkham = '2 acolyte, gate' }";
    play(gates).choose("ritual").expect("great-cthulhu.doom = 3; black-goat.doom = 0");
    // Gates give no doom without a ritual.
    play(gates).choose("stop").expect("great-cthulhu.doom = 0");
}

#[test]
fn a_ritual_without_a_gate_moves_the_marker_all_the_same() {
    covers!("cwd:ritual.3");
    play("at = 'doom-phase'; round = 2; great-cthulhu.map = {}; black-goat.power = 0")
        .choose("ritual")
        .expect("ritual = 6; great-cthulhu.doom = 0; great-cthulhu.power = 3");
}

#[test]
fn a_ritual_brings_an_elder_sign_for_a_great_old_one_in_play() {
    covers!("cwd:ritual.5");
    play(
        "at = 'doom-phase'; round = 2
          great-cthulhu.map = { salem = 'acolyte, gate', boston = 'cthulhu' }
          great-cthulhu.books = ['dreams']; black-goat.power = 0",
    )
    .choose("ritual")
    .rolls()
    .by_rule("cwd:elder-signs.2")
    .roll("3")
    .expect("great-cthulhu.doom = 1; great-cthulhu.signs = [3]");
    // A submerged Great Old One is in play too.
    play("at = 'doom-phase'; round = 2; great-cthulhu.books = ['submerge']; great-cthulhu.below = 'cthulhu'")
        .choose("ritual")
        .roll("1")
        .expect("great-cthulhu.signs = [1]");
    play("at = 'doom-phase'; round = 2; great-cthulhu.awakened = 1; great-cthulhu.books = ['dreams']")
        .choose("ritual")
        .asks("black-goat")
        .expect("great-cthulhu.signs = []");
}

#[test]
fn egors_ritual_and_blood_sacrifice() {
    covers!("cwd:ritual.2", "cwd:ritual.3", "cwd:ritual.4", "cwd:ritual.5", "cwd:doom-events.3");
    play(
        "at = 'doom-phase'; round = 2; first = 'black-goat'
         black-goat.power = 9; black-goat.books = ['blood-sacrifice']
         black-goat.map = { dunwich = '2 acolyte, shub-niggurath, gate', arkham = 'acolyte, gate', salem = 'acolyte, gate' }",
    )
    .choose("ritual")
    .roll("2")
    .expect("ritual = 6; black-goat.power = 4; black-goat.doom = 3; black-goat.signs = [2]")
    .choose("blood-sacrifice acolyte dunwich")
    .roll("1")
    .expect("black-goat.power = 4; black-goat.doom = 3; black-goat.signs = [1, 2]
             black-goat.map.dunwich = 'acolyte, shub-niggurath, gate'")
    .expect("great-cthulhu.doom = 0");
}

#[test]
fn the_order_of_a_go_is_free() {
    covers!("cwd:doom-events.3");
    play(
        "at = 'doom black-goat'; first = 'black-goat'
         black-goat.power = 9; black-goat.books = ['blood-sacrifice']
         black-goat.map.dunwich = '3 acolyte, shub-niggurath, gate'",
    )
    .choose("blood-sacrifice acolyte dunwich")
    .roll("1")
    .choose("ritual")
    .roll("1")
    .expect("black-goat.power = 4; black-goat.doom = 1; black-goat.signs = [1, 1]")
    .asks("great-cthulhu");
    // Great Cthulhu's book can be taken before the ritual or after it.
    play("at = 'doom great-cthulhu'; black-goat.power = 0")
        .choose("first-doom-phase")
        .choose("book dreams")
        .roll("1")
        .choose("ritual")
        .expect("great-cthulhu.doom = 1; great-cthulhu.signs = [1]; great-cthulhu.books = ['dreams']");
}

#[test]
fn a_go_without_a_ritual_has_the_other_things() {
    covers!("cwd:doom-events.1");
    // Without enough power for a ritual.
    play(
        "at = 'doom black-goat'; first = 'black-goat'; round = 2; great-cthulhu.power = 0
         black-goat.power = 2; black-goat.books = ['blood-sacrifice']
         black-goat.map.dunwich = '3 acolyte, shub-niggurath, gate'",
    )
    .refuses("ritual", "cwd:ritual.2")
    .choose("blood-sacrifice acolyte dunwich")
    .roll("3")
    .expect(
        "black-goat.power = 2; black-goat.signs = [3]
             black-goat.map.dunwich = '2 acolyte, shub-niggurath, gate'; ritual = 5",
    );
    play("at = 'doom great-cthulhu'; great-cthulhu.power = 0")
        .refuses("ritual", "cwd:ritual.2")
        .choose("first-doom-phase")
        .choose("book dreams")
        .roll("2")
        .expect("great-cthulhu.books = ['dreams']; great-cthulhu.signs = [2]");
}

#[test]
fn a_ritual_at_ten_ends_the_world_after_the_phase() {
    covers!("cwd:annihilation.1");
    play(
        "at = 'doom-phase'; round = 2; ritual = 10; great-cthulhu.power = 10; black-goat.doom = 3
          black-goat.power = 12",
    )
    .choose("ritual")
    .goes_on()
    .asks("black-goat")
    .choose("stop")
    .won("black-goat");
    play("at = 'doom-phase'; round = 2; ritual = 9; great-cthulhu.power = 10; black-goat.power = 0")
        .choose("ritual")
        .goes_on()
        .expect("ritual = 10; round = 3");
}

#[test]
fn the_second_ritual_at_the_end_of_the_world_costs_ten() {
    covers!("cwd:annihilation.2");
    play("at = 'doom-phase'; round = 2; ritual = 10; great-cthulhu.power = 10; black-goat.power = 10")
        .choose("ritual")
        .expect("ritual = 11")
        .asks("black-goat")
        .choose("ritual")
        .expect("ritual = 11; black-goat.power = 0; black-goat.doom = 1; great-cthulhu.doom = 1")
        .shared();
}
