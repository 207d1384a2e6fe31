//! The spellbooks of the Black Goat.

use rulebook::covers;

use super::battle::dice_of;
use crate::common::*;

#[test]
fn frenzied_cultists_fight() {
    covers!("cwd:black-goat.1");
    let turn = |book: &str| {
        play(&format!(
            "at = 'turn black-goat'
            great-cthulhu.map.arkham = '2 acolyte, deep-one'
            black-goat = {{ books = ['{book}'], map.arkham = '3 acolyte, gate' }}"
        ))
    };
    let battle = turn("frenzy").choose("battle arkham");
    dice_of(dice_of(battle, "black-goat", 3), "great-cthulhu", 1);
    turn("ghroth").refuses("battle arkham", "cwd:battle-action.1");
}

#[test]
fn a_thousand_young_come_cheaper_while_shub_niggurath_is_in_play() {
    covers!("cwd:black-goat.3");
    let turn = |power: u8, also: &str| {
        play(&format!(
            "at = 'turn black-goat'
            black-goat.books = ['thousand-young']; black-goat.power = {power}
            black-goat.map.dunwich = 'acolyte, gate{also}'"
        ))
    };
    turn(3, ", shub-niggurath")
        .choose("summon dark-young dunwich")
        .expect("black-goat.power = 1")
        .choose("summon mi-go dunwich")
        .expect("black-goat.power = 0")
        // There is no power left, but the Ghouls are free.
        .choose("summon ghoul dunwich")
        .choose("summon ghoul dunwich")
        .expect("black-goat.power = 0; black-goat.map.dunwich = 'acolyte, 2 ghoul, mi-go, dark-young, shub-niggurath, gate'");
    turn(2, "").refuses("summon dark-young dunwich", "cwd:action-phase.4").can("summon mi-go dunwich");
    turn(1, "").choose("summon ghoul dunwich").expect("black-goat.power = 0");
    // Cultists are not cheaper.
    turn(2, ", shub-niggurath").choose("recruit dunwich").expect("black-goat.power = 1");
}

#[test]
fn blood_is_sacrificed_for_an_elder_sign_once_in_a_doom_phase() {
    covers!("cwd:black-goat.4");
    let doom = |god: &str| {
        play(&format!(
            "at = 'doom black-goat'; round = 2
            black-goat = {{ books = ['blood-sacrifice'], awakened = 1, map = {{ dunwich = '2 acolyte, gate', arkham = 'acolyte, dark-young{god}' }} }}"
        ))
    };
    doom(", shub-niggurath")
        .can("blood-sacrifice keeper-acolyte dunwich")
        .can("blood-sacrifice acolyte arkham")
        .cannot("blood-sacrifice dark-young arkham")
        .choose("blood-sacrifice acolyte dunwich")
        .roll("3")
        .refuses("blood-sacrifice acolyte arkham", "cwd:black-goat.4")
        .stands("black-goat", "dunwich = 'acolyte, gate'; arkham = 'acolyte, dark-young, shub-niggurath'")
        .expect("black-goat = { signs = [3], power = 8 }; great-cthulhu.doom = 0");
    doom("").refuses("blood-sacrifice acolyte arkham", "cwd:black-goat.4");
}

/// The Black Goat's turn with the Red Sign and these figures.
fn red_sign(map: &str) -> Play {
    play(&format!(
        "at = 'turn black-goat'; free-gates = ['rockport']
        great-cthulhu.map.salem = 'deep-one'
        black-goat = {{ books = ['red-sign', 'frenzy'], map = {{ {map} }} }}"
    ))
}

#[test]
fn dark_young_build_and_keep_gates_with_the_red_sign() {
    covers!("cwd:black-goat.6");
    red_sign("arkham = 'dark-young', rockport = 'dark-young, mi-go'")
        .choose("take-gate dark-young rockport")
        .choose("build arkham")
        .choose("take-gate dark-young arkham")
        .choose("end-turn")
        .stands(
            "black-goat",
            "arkham = 'dark-young, gate by dark-young'; rockport = 'dark-young, mi-go, gate by dark-young'",
        )
        .expect("black-goat.power = 5");
    play("at = 'turn black-goat'; free-gates = ['rockport']; black-goat.map = { arkham = 'dark-young', rockport = 'dark-young' }")
        .refuses("build arkham", "cwd:build-gate.1")
        .cannot("take-gate dark-young rockport");
}

#[test]
fn a_new_dark_young_takes_over_the_gate_in_the_same_turn() {
    covers!("cwd:black-goat.6");
    red_sign("dunwich = 'acolyte, gate'")
        .choose("summon dark-young dunwich")
        .choose("stop")
        .choose("leave-gate dunwich")
        .choose("take-gate dark-young dunwich")
        .choose("end-turn")
        .stands("black-goat", "dunwich = 'acolyte, dark-young, gate by dark-young'");
}

#[test]
fn a_dark_young_driven_off_its_gate_leaves_it_free() {
    let battle = "at = 'battle arkham'
        great-cthulhu.map.arkham = 'deep-one'
        black-goat = { books = ['red-sign'], map.arkham = 'acolyte, 2 dark-young, gate by dark-young' }";
    let hit = |die: &str| {
        play(battle)
            .roll(die)
            .roll("1 1 1 1")
            .offers(&["acolyte", "dark-young", "keeper-dark-young"])
            .choose("keeper-dark-young")
    };
    hit("6")
        .stands("black-goat", "arkham = 'acolyte, dark-young'")
        .expect("free-gates = ['arkham']; great-cthulhu.doom = 3");
    hit("4")
        .choose("retreat keeper-dark-young salem")
        .stands("black-goat", "arkham = 'acolyte, dark-young'; salem = 'dark-young'")
        .expect("free-gates = ['arkham']; great-cthulhu.doom = 0");
}

#[test]
fn dark_young_with_the_red_sign_bring_power_and_strengthen_shub_niggurath() {
    covers!("cwd:black-goat.6");
    let gather = |book: &str| {
        play(&format!(
            "at = 'gather'; great-cthulhu = {{ power = 0, map.charles = '4 acolyte' }}
            black-goat = {{ power = 0, books = ['{book}'], map = {{ dunwich = 'acolyte, gate', arkham = '2 dark-young', salem = 'dark-young' }} }}"
        ))
    };
    gather("red-sign").expect("black-goat.power = 6");
    gather("frenzy").expect("black-goat.power = 3");
    let battle = |book: &str| {
        play(&format!(
            "at = 'battle black-goat arkham'
            great-cthulhu.map.arkham = 'acolyte'
            black-goat = {{ books = ['{book}', 'ghroth'], map = {{ dunwich = 'acolyte', arkham = 'shub-niggurath', salem = '2 dark-young' }} }}"
        ))
    };
    dice_of(battle("red-sign"), "black-goat", 1 + 2);
    dice_of(battle("blood-sacrifice"), "black-goat", 1);
}

#[test]
fn dark_young_with_the_red_sign_are_still_no_cultists() {
    // Not for a sacrifice or Shub-Niggurath's awakening; but with one on the gate both cultists may be eliminated.
    red_sign("dunwich = 'acolyte, 3 dark-young, gate by dark-young'")
        .refuses("sacrifice", "cwd:black-goat.26")
        .refuses("awaken dunwich", "cwd:black-goat.18");
    red_sign("dunwich = '2 acolyte, dark-young, gate by dark-young'")
        .choose("awaken dunwich")
        .expect("black-goat.map.dunwich = 'dark-young, shub-niggurath, gate by dark-young'");
    // They cannot be captured.
    play(
        "at = 'turn great-cthulhu'
        great-cthulhu.map.arkham = 'cthulhu'
        black-goat = { books = ['red-sign', 'frenzy'], map.arkham = 'dark-young, gate by dark-young' }",
    )
    .cannot("capture arkham");
}

/// A battle in Arkham with Ghouls in Salem and Kingsport.
fn necrophagy(dice: &str) -> Play {
    play(
        "at = 'battle arkham'
        great-cthulhu.map.arkham = '3 deep-one'
        black-goat = { books = ['necrophagy'], map = { arkham = '2 mi-go', salem = 'ghoul', kingsport = 'ghoul' } }",
    )
    .roll(dice)
    .roll("1 1")
}

#[test]
fn ghouls_come_to_the_battle_and_pain_both_sides() {
    covers!("cwd:black-goat.8");
    necrophagy("6 1 1")
        .asks("black-goat")
        .offers(&["stop", "bring salem", "bring kingsport"])
        .choose("bring salem")
        .offers(&["stop", "bring kingsport"])
        .choose("stop")
        .asks("great-cthulhu")
        // Salem is empty now and can be retreated to.
        .refuses("retreat deep-one kingsport", "cwd:apply.5")
        .choose("retreat deep-one salem")
        .choose("retreat mi-go dunwich")
        .stands("great-cthulhu", "arkham = '2 deep-one'; salem = 'deep-one'")
        .stands("black-goat", "arkham = 'ghoul'; kingsport = 'ghoul'; dunwich = 'mi-go'");
    // Two Ghouls, each causing a pain on both sides; the Ghouls themselves never retreat.
    necrophagy("1 1 1")
        .choose("bring salem")
        .choose("bring kingsport")
        .choose("retreat deep-one salem")
        .choose("retreat deep-one kingsport")
        .choose("retreat mi-go dunwich")
        .choose("retreat mi-go dunwich")
        .stands("great-cthulhu", "arkham = 'deep-one'; salem = 'deep-one'; kingsport = 'deep-one'")
        .stands("black-goat", "arkham = '2 ghoul'; dunwich = '2 mi-go'");
    necrophagy("1 1 1").choose("stop").stands("great-cthulhu", "arkham = '3 deep-one'");
}

#[test]
fn ghouls_in_the_battle_are_there_already() {
    play(
        "at = 'battle arkham'
        great-cthulhu.map.arkham = 'deep-one'
        black-goat = { books = ['necrophagy'], map.arkham = '2 ghoul' }",
    )
    .roll("1")
    .by_rule("cwd:two-extra-actions.4");
}

/// The Black Goat uses Ghroth with Mi-Go in these zones.
fn ghroth(mi_go: &str, cultists: &str) -> Play {
    play(&format!(
        "at = 'turn black-goat'
        great-cthulhu.map = {{ {cultists} }}
        black-goat = {{ power = 3, books = ['ghroth'], map = {{ {mi_go} }} }}"
    ))
    .choose("ghroth")
    .rolls()
    .by_rule("cwd:black-goat.15")
}

#[test]
fn the_star_takes_as_many_cultists_as_the_die_shows() {
    covers!("cwd:black-goat.15", "cwd:target-chooses.1");
    let mi_go = "arkham = '2 mi-go', dunwich = 'mi-go', miskatonic = 'mi-go'";
    ghroth(mi_go, "charles = '3 acolyte, deep-one, gate', salem = 'acolyte'")
        .expect("black-goat.power = 1")
        .roll("2")
        .asks("great-cthulhu")
        .offers(&["acolyte charles", "keeper-acolyte charles", "acolyte salem"])
        .choose("acolyte charles")
        .choose("acolyte salem")
        .stands("great-cthulhu", "charles = '2 acolyte, deep-one, gate'")
        .expect("black-goat.doom = 2");
    // No more cultists are lost than there are.
    ghroth(mi_go, "charles = '2 acolyte, deep-one'")
        .roll("3")
        .stands("great-cthulhu", "charles = 'deep-one'")
        .expect("black-goat.doom = 2");
}

#[test]
fn a_star_that_misses_leaves_a_cultist_of_any_faction() {
    covers!("cwd:black-goat.15");
    ghroth("arkham = '2 mi-go', dunwich = 'mi-go'", "charles = '5 acolyte'")
        .roll("3")
        .asks("black-goat")
        .can("place black-goat martins-bay")
        .can("place great-cthulhu salem")
        .choose("place black-goat salem")
        .stands("black-goat", "arkham = '2 mi-go'; dunwich = 'mi-go'; salem = 'acolyte'")
        .expect("black-goat.doom = 0; great-cthulhu.doom = 0");
    // The same without any Mi-Go; a faction without cultists in its pool is not offered.
    ghroth("dunwich = 'acolyte'", "charles = '6 acolyte'")
        .roll("1")
        .cannot("place great-cthulhu salem")
        .choose("place black-goat dunwich")
        .stands("black-goat", "dunwich = '2 acolyte'");
    ghroth("dunwich = '6 acolyte'", "charles = '6 acolyte'").roll("1").asks("great-cthulhu");
}

#[test]
fn the_star_costs_two_power() {
    play("at = 'turn black-goat'; black-goat.power = 1; black-goat.books = ['ghroth']")
        .refuses("ghroth", "cwd:action-phase.4");
}
