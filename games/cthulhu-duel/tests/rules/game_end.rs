//! The end of the game and the winner.

use rulebook::covers;

use crate::common::*;

/// Great Cthulhu can capture a cultist, and controls a gate.
const CAPTURE: &str = "at = 'turn great-cthulhu'
    great-cthulhu.map = { arkham = 'deep-one', boston = 'acolyte, gate' }
    black-goat.books = ['frenzy']; black-goat.map.arkham = 'acolyte'";

#[test]
fn thirty_doom_end_the_game_after_the_turn() {
    covers!("cwd:game-end.2", "cwd:game-end.5");
    play(&format!("{CAPTURE}; great-cthulhu.doom = 29"))
        .choose("capture arkham")
        .expect("great-cthulhu.doom = 30")
        .goes_on()
        .choose("leave-gate boston")
        .choose("end-turn")
        .won("great-cthulhu");
    play(&format!("{CAPTURE}; great-cthulhu.doom = 28"))
        .choose("capture arkham")
        .choose("end-turn")
        .goes_on()
        .asks("black-goat");
}

#[test]
fn thirty_doom_before_the_doom_phase_leave_no_ritual() {
    covers!("cwd:game-end.2");
    play(
        "at = 'first-player'; great-cthulhu.power = 9; great-cthulhu.doom = 29; great-cthulhu.signs = [1]
          black-goat.power = 9",
    )
    .step_in("great-cthulhu", "reveal 1")
    .choose("first black-goat")
    .won("great-cthulhu");
}

#[test]
fn you_can_win_without_six_spellbooks() {
    covers!("cwd:game-end.2");
    play(&format!("{CAPTURE}; great-cthulhu.doom = 29; black-goat.doom = 12"))
        .choose("capture arkham")
        .choose("end-turn")
        .expect("great-cthulhu.books = []; great-cthulhu.doom = 30; black-goat.doom = 12")
        .won("great-cthulhu");
}

#[test]
fn doom_counts_beyond_thirty() {
    covers!("cwd:game-end.2");
    play(
        "at = 'battle black-goat arkham'
         great-cthulhu.doom = 31; great-cthulhu.books = ['dreams']; great-cthulhu.map.arkham = 'cthulhu'
         black-goat.doom = 29; black-goat.map.arkham = 'dark-young'",
    )
    .choose("stop")
    .roll("6 1 1 1 1 1 1 1")
    .expect("black-goat.doom = 36; great-cthulhu.doom = 31")
    .won("black-goat");
}

#[test]
fn the_doom_phase_is_played_out() {
    covers!("cwd:game-end.4");
    play(
        "at = 'doom-phase'; round = 2; great-cthulhu.doom = 29; great-cthulhu.power = 9
         great-cthulhu.map.salem = 'acolyte, gate'
         black-goat.doom = 29; black-goat.power = 8
         black-goat.map = { dunwich = 'acolyte, gate', arkham = 'acolyte, gate' }",
    )
    .choose("ritual")
    .expect("great-cthulhu.doom = 30")
    .goes_on()
    .asks("black-goat")
    .choose("ritual")
    .expect("black-goat.doom = 31")
    .won("black-goat");
}

#[test]
fn pavel_reaches_31_doom_in_yuras_turn() {
    covers!("cwd:game-end.5");
    play(
        "at = 'turn great-cthulhu'
         great-cthulhu.doom = 25
         great-cthulhu.map = { arkham = '2 acolyte, deep-one', boston = 'acolyte, gate' }
         black-goat.doom = 25; black-goat.signs = [1, 3]; black-goat.books = ['frenzy']
         black-goat.map.arkham = 'dark-young'",
    )
    .choose("battle arkham")
    .roll("4 6 6")
    .asks("great-cthulhu")
    .choose("acolyte")
    .choose("acolyte")
    .choose("retreat dark-young innsmouth")
    .expect("black-goat.doom = 27")
    .step_in("black-goat", "reveal 1")
    .step_in("black-goat", "reveal 3")
    .expect("black-goat.doom = 31")
    .goes_on()
    .asks("great-cthulhu")
    .choose("leave-gate boston")
    .choose("take-gate boston")
    .choose("end-turn")
    .won("black-goat");
}

#[test]
fn hidden_signs_count_at_the_end() {
    covers!("cwd:game-end.7");
    play(&format!("{CAPTURE}; great-cthulhu.doom = 29; black-goat.doom = 26; black-goat.signs = [2, 3]"))
        .choose("capture arkham")
        .choose("end-turn")
        .expect("great-cthulhu.doom = 30; black-goat.doom = 31; black-goat.signs = []")
        .won("black-goat");
}

#[test]
fn equal_doom_is_a_shared_victory() {
    covers!("cwd:game-end.8");
    play(&format!("{CAPTURE}; great-cthulhu.doom = 29; black-goat.doom = 27; black-goat.signs = [3]"))
        .choose("capture arkham")
        .choose("end-turn")
        .shared();
    play(&format!("{CAPTURE}; great-cthulhu.doom = 29; black-goat.doom = 27; black-goat.signs = [2]"))
        .choose("capture arkham")
        .choose("end-turn")
        .won("great-cthulhu");
}
