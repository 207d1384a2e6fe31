//! Capturing cultists and protecting them.

use rulebook::covers;

use crate::common::*;

#[test]
fn a_captive_lies_on_the_captors_sheet() {
    covers!("cwd:capture.1");
    let table = play(
        "at = 'turn great-cthulhu'; great-cthulhu.map.arkham = 'deep-one'
         black-goat.books = ['frenzy']; black-goat.map.arkham = 'acolyte, gate'",
    )
    .choose("capture arkham")
    // It was eliminated by the enemy, which gives one doom.
    .expect(
        "great-cthulhu.power = 7; great-cthulhu.doom = 1; free-gates = ['arkham']; black-goat.captured = 1",
    )
    .stands("black-goat", "");
    // It is neither on the map nor in the pool.
    assert_eq!(table.seen().sides[1].pool[0], 5);
}

#[test]
fn monsters_guard_from_monsters_and_great_old_ones_from_all() {
    covers!("cwd:capture.2");
    let capture = |own: &str, enemy: &str| {
        play(&format!(
            "at = 'turn great-cthulhu'; great-cthulhu.books = ['dreams']; great-cthulhu.map.arkham = '{own}'
             black-goat.books = ['frenzy']; black-goat.map.arkham = '{enemy}'"
        ))
    };
    const GUARDED: &str = "cwd:capture.2";
    capture("3 acolyte", "acolyte").refuses("capture arkham", GUARDED);
    capture("deep-one", "acolyte").can("capture arkham");
    capture("cthulhu", "acolyte").can("capture arkham");
    capture("2 starspawn, 2 shoggoth", "acolyte, ghoul").refuses("capture arkham", GUARDED);
    capture("cthulhu", "acolyte, 2 ghoul, mi-go").can("capture arkham");
    capture("starspawn", "acolyte, shub-niggurath").refuses("capture arkham", GUARDED);
    capture("cthulhu, starspawn", "acolyte, shub-niggurath").refuses("capture arkham", GUARDED);
}

#[test]
fn only_cultists_can_be_captured() {
    covers!("cwd:capture.1");
    play(
        "at = 'turn great-cthulhu'; great-cthulhu.map = { arkham = 'deep-one', salem = 'shoggoth' }
         black-goat.books = ['red-sign']
         black-goat.map = { arkham = 'dark-young, gate by dark-young', dunwich = 'acolyte' }",
    )
    .refuses("capture arkham", "cwd:capture.1")
    .refuses("capture salem", "cwd:capture.1")
    // There must be a figure in the zone to capture it.
    .refuses("capture dunwich", "cwd:capture.2");
}

#[test]
fn one_action_captures_one_cultist() {
    covers!("cwd:capture.3");
    play(
        "at = 'turn great-cthulhu'; great-cthulhu.map = { arkham = 'deep-one', boston = 'acolyte, gate' }
         black-goat.books = ['frenzy']; black-goat.map.arkham = '3 acolyte'",
    )
    .choose("capture arkham")
    .cannot("capture arkham")
    .offers(&["leave-gate boston", "end-turn"])
    .expect("black-goat.captured = 1; black-goat.map.arkham = '2 acolyte'");
}

#[test]
fn the_owner_chooses_who_is_captured() {
    covers!("cwd:capture.4");
    play(
        "at = 'turn great-cthulhu'; great-cthulhu.map.arkham = 'deep-one'
         black-goat.books = ['frenzy']; black-goat.map.arkham = '2 acolyte, gate'",
    )
    .choose("capture arkham")
    .asks("black-goat")
    .offers(&["acolyte", "keeper-acolyte"])
    .choose("acolyte")
    .expect("black-goat.captured = 1; black-goat.map.arkham = 'acolyte, gate'");
}

#[test]
fn combat_does_not_matter_for_a_capture() {
    play(
        "at = 'turn black-goat'; great-cthulhu.map.arkham = 'acolyte'
         black-goat.books = ['ghroth']; black-goat.map.arkham = 'ghoul'",
    )
    .refuses("battle arkham", "cwd:battle-action.1")
    .choose("capture arkham")
    .expect("great-cthulhu.captured = 1; black-goat.doom = 1");
    // Combat dice do not matter: three frenzied cultists cannot prevent a capture.
    play(
        "at = 'turn great-cthulhu'; great-cthulhu.map.arkham = 'deep-one'
         black-goat.books = ['frenzy']; black-goat.map.arkham = '3 acolyte'",
    )
    .choose("capture arkham")
    .expect("black-goat.captured = 1; black-goat.map.arkham = '2 acolyte'");
}

#[test]
fn a_summoned_ghoul_guards_the_cultist_on_the_gate() {
    covers!("cwd:capture.2");
    play(
        "at = 'turn great-cthulhu'; great-cthulhu.map.kingsport = '2 deep-one'
         black-goat.books = ['frenzy']; black-goat.filled = ['shared-zone']
         black-goat.map.arkham = 'acolyte, gate'",
    )
    .choose("move deep-one kingsport arkham")
    .choose("move deep-one kingsport arkham")
    .expect("great-cthulhu.power = 6")
    .asks("black-goat")
    .choose("summon ghoul arkham")
    .choose("stop")
    .choose("end-turn")
    .expect("black-goat.power = 7")
    .asks("great-cthulhu")
    .refuses("capture arkham", "cwd:capture.2");
}
