//! The Gather Power phase and the first player afterwards.

use rulebook::covers;

use crate::common::*;

#[test]
fn cultists_bring_one_power_each() {
    covers!("cwd:gain-power.1");
    // Monsters and Great Old Ones give no power; a submerged cultist is in play and does.
    play(
        "at = 'gather'; round = 2
         great-cthulhu.power = 0; great-cthulhu.books = ['submerge']; great-cthulhu.below = 'acolyte, cthulhu'
         great-cthulhu.map.salem = '2 acolyte, 2 deep-one'
         black-goat.power = 1; black-goat.map.dunwich = 'acolyte'",
    )
    .expect("great-cthulhu.power = 3; black-goat.power = 2");
}

#[test]
fn controlled_gates_bring_two_power_each() {
    covers!("cwd:gain-power.2");
    play(
        "at = 'gather'; round = 2; great-cthulhu.power = 0; great-cthulhu.map.salem = '4 acolyte'
         black-goat.power = 0; black-goat.map = { dunwich = 'acolyte, gate', arkham = 'acolyte, gate' }",
    )
    .expect("great-cthulhu.power = 4; black-goat.power = 6");
}

#[test]
fn free_gates_bring_one_power_to_both() {
    covers!("cwd:gain-power.3");
    play(
        "at = 'gather'; round = 2; free-gates = ['arkham', 'boston']
         great-cthulhu.power = 0; great-cthulhu.map.salem = '2 acolyte'; black-goat.power = 0
         black-goat.map.dunwich = 'acolyte'",
    )
    .expect("great-cthulhu.power = 4; black-goat.power = 3");
}

#[test]
fn captives_go_home_and_bring_one_power_each() {
    covers!("cwd:gain-power.4");
    let table = play(
        "at = 'gather'; round = 2
         great-cthulhu.power = 0; great-cthulhu.map.salem = '2 acolyte'
         black-goat.power = 0; black-goat.captured = 2; black-goat.map.dunwich = '3 acolyte'",
    )
    .expect("great-cthulhu.power = 4; black-goat.power = 3; black-goat.captured = 0");
    assert_eq!(table.seen().sides[1].pool[0], 3);
}

#[test]
fn egor_gathers_ten_power() {
    covers!("cwd:gain-power.1", "cwd:gain-power.2", "cwd:gain-power.3", "cwd:gain-power.4");
    let table = play(
        "at = 'gather'; round = 2; free-gates = ['rockport']
         great-cthulhu.power = 0; great-cthulhu.books = ['yha-nthlei']
         great-cthulhu.map = { salem = 'acolyte, gate', boston = 'acolyte, gate', kingsport = 'acolyte, cthulhu' }
         black-goat.power = 0; black-goat.captured = 1; black-goat.map.merrimack-river = '3 acolyte, gate'",
    )
    .expect("great-cthulhu.power = 10; black-goat.power = 6; black-goat.captured = 0");
    assert_eq!(table.seen().sides[1].pool[0], 3);
}

#[test]
fn power_may_exceed_twenty() {
    covers!("cwd:gain-power.1", "cwd:gain-power.2");
    play(
        "at = 'gather'; round = 2; free-gates = ['dunwich', 'merrimack-river', 'martins-bay']
         great-cthulhu.power = 0; black-goat.power = 0; black-goat.map.gardner-reservoir = 'acolyte'
         [great-cthulhu.map]; arkham = 'acolyte, gate'; kingsport = 'acolyte, gate'; salem = 'acolyte, gate'
         boston = 'acolyte, gate'; rockport = 'acolyte, gate'; innsmouth = 'acolyte, gate'",
    )
    .expect("great-cthulhu.power = 21; black-goat.power = 11")
    .choose("ritual")
    .expect("great-cthulhu.power = 16");
}

#[test]
fn roman_is_raised_from_four_power_to_six() {
    covers!("cwd:minimum-power.2");
    play(
        "at = 'gather'; round = 2; black-goat.power = 0; black-goat.map.dunwich = '4 acolyte'
         great-cthulhu.power = 0
         great-cthulhu.map = { salem = '3 acolyte, gate', boston = 'acolyte, gate', arkham = 'acolyte, gate' }",
    )
    .expect("great-cthulhu.power = 11; black-goat.power = 6");
}

#[test]
fn half_of_the_other_s_power_is_enough() {
    play(
        "at = 'gather'; round = 2; black-goat.power = 0; black-goat.map.dunwich = '4 acolyte'
         great-cthulhu.power = 0
         great-cthulhu.map = { salem = '3 acolyte, gate', boston = 'acolyte, gate' }",
    )
    .expect("great-cthulhu.power = 8; black-goat.power = 4");
}

#[test]
fn more_power_makes_the_first_player() {
    covers!("cwd:first-player.1");
    play(
        "at = 'first-player'; round = 2; first = 'great-cthulhu'; great-cthulhu.power = 5
          black-goat.power = 6",
    )
    .expect("first = 'black-goat'")
    .asks("black-goat");
    play(
        "at = 'first-player'; round = 2; first = 'great-cthulhu'; great-cthulhu.power = 6
          black-goat.power = 5",
    )
    .expect("first = 'great-cthulhu'")
    .asks("great-cthulhu");
}

#[test]
fn on_a_tie_the_former_first_player_chooses() {
    covers!("cwd:first-player.1");
    let tie = "at = 'first-player'; round = 2; great-cthulhu.power = 6; black-goat.power = 6";
    play(&format!("{tie}; first = 'black-goat'"))
        .asks("black-goat")
        .offers(&["first great-cthulhu", "first black-goat"])
        .choose("first great-cthulhu")
        .expect("first = 'great-cthulhu'");
    play(&format!("{tie}; first = 'great-cthulhu'"))
        .asks("great-cthulhu")
        .choose("first great-cthulhu")
        .expect("first = 'great-cthulhu'");
}
