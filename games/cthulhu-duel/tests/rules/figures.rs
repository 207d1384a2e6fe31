//! Figures and their pool.

use rulebook::covers;

use crate::common::*;

#[test]
fn only_what_is_in_the_pool_can_come() {
    covers!("cwd:figures.3");
    play("great-cthulhu.map.jersey-reef = '6 acolyte, 4 deep-one, shoggoth, gate'")
        .refuses("recruit jersey-reef", "cwd:figures.3")
        .refuses("summon deep-one jersey-reef", "cwd:figures.3")
        .can("summon shoggoth jersey-reef");
    // A captured cultist is not in the pool.
    play("great-cthulhu.captured = 1; great-cthulhu.map.jersey-reef = '5 acolyte, gate'")
        .refuses("recruit jersey-reef", "cwd:figures.3");
    play("great-cthulhu.map.jersey-reef = '5 acolyte, gate'").can("recruit jersey-reef");
}

#[test]
fn what_is_eliminated_goes_back_to_the_pool() {
    covers!("cwd:figures.4");
    play("at = 'turn black-goat'; great-cthulhu.power = 0")
        .refuses("recruit dunwich", "cwd:figures.3")
        .choose("sacrifice")
        .choose("acolyte")
        .choose("acolyte")
        .choose("book frenzy")
        .stands("black-goat", "dunwich = '4 acolyte, gate'")
        .choose("end-turn")
        .choose("recruit dunwich")
        .stands("black-goat", "dunwich = '5 acolyte, gate'");
}

#[test]
fn a_killed_monster_can_be_summoned_again() {
    covers!("cwd:figures.4");
    play(
        "at = 'battle arkham'; great-cthulhu.books = ['dreams']; great-cthulhu.filled = ['one-kill']
         great-cthulhu.map.arkham = 'deep-one'
         black-goat.map = { arkham = '2 ghoul', dunwich = 'acolyte, gate' }",
    )
    .roll("6")
    .asks("black-goat")
    .choose("book frenzy")
    .expect("great-cthulhu.doom = 1; black-goat.map.arkham = 'ghoul'")
    .can("summon ghoul dunwich");
}
