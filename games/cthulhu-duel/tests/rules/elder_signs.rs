//! Elder Signs: drawn in secret, revealed at any time.

use cthulhu_duel::sign_value;
use engine::Card;
use rulebook::covers;

use crate::common::*;

/// Great Cthulhu's go in the Doom phase, with Cthulhu in play.
const RITUAL: &str = "at = 'doom-phase'; round = 2; black-goat.power = 0
    great-cthulhu.books = ['dreams']; great-cthulhu.map.salem = 'acolyte, cthulhu, gate'";

#[test]
fn only_its_owner_sees_an_elder_sign() {
    covers!("cwd:elder-signs.2");
    let table = play(RITUAL).choose("ritual");
    let odds = table.odds();
    let share = |value| {
        let faces = odds.faces().into_iter().filter(|&(sign, _)| sign_value(Card(sign as u8)) == value);
        faces.map(|(_, weight)| weight).sum::<u64>() * 12
    };
    let all: u64 = odds.faces().iter().map(|&(_, weight)| weight).sum();
    assert_eq!([share(1), share(2), share(3)], [6 * all, 4 * all, 2 * all]);
    let table = table.roll("3");
    assert_eq!(table.seen_by("great-cthulhu").sides[0].signs, [Some(3)]);
    assert_eq!(table.seen_by("black-goat").sides[0].signs, [None]);
    assert_eq!(table.seen().sides[0].signs, [None]);
}

#[test]
fn a_sign_is_revealed_at_any_moment() {
    covers!("cwd:elder-signs.3");
    // In the enemy's turn.
    play("at = 'turn black-goat'; great-cthulhu.signs = [1, 3]")
        .step_in("great-cthulhu", "reveal 3")
        .expect("great-cthulhu.doom = 3; great-cthulhu.signs = [1]")
        .asks("black-goat")
        .step_in("great-cthulhu", "reveal 1")
        .expect("great-cthulhu.doom = 4; great-cthulhu.signs = []");
    // In the middle of a battle.
    play(
        "at = 'battle arkham'; great-cthulhu.signs = [2]; great-cthulhu.map.arkham = 'starspawn'
         black-goat.map.arkham = 'ghoul, mi-go'",
    )
    .roll("6 1 1 1")
    .asks("black-goat")
    .step_in("great-cthulhu", "reveal 2")
    .expect("great-cthulhu.doom = 2")
    .choose("ghoul")
    .expect("great-cthulhu.doom = 3");
    // In the Doom phase.
    play("at = 'doom-phase'; round = 2; black-goat.signs = [2]")
        .step_in("black-goat", "reveal 2")
        .expect("black-goat.doom = 2");
}

#[test]
fn a_revealed_sign_is_out_of_the_game() {
    covers!("cwd:elder-signs.4");
    let table = play("great-cthulhu.signs = [1, 3]");
    assert_eq!(table.seen().bag, 10);
    let table =
        table.step_in("great-cthulhu", "reveal 3").expect("revealed = [3]; great-cthulhu.signs = [1]");
    assert_eq!(table.seen().bag, 10);
}

#[test]
fn without_a_sign_to_draw_there_is_one_doom() {
    covers!("cwd:elder-signs.5");
    play(&format!("{RITUAL}; revealed = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3]"))
        .choose("ritual")
        .expect("great-cthulhu.doom = 2; great-cthulhu.signs = []");
    // The last sign is drawn as usual.
    play(&format!("{RITUAL}; revealed = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3]"))
        .choose("ritual")
        .roll("3")
        .expect("great-cthulhu.doom = 1; great-cthulhu.signs = [3]");
}
