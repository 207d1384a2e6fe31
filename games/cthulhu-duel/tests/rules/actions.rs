//! Recruiting, summoning, awakening.

use rulebook::covers;

use crate::common::*;

#[test]
fn a_recruit_costs_one_power() {
    covers!("cwd:recruit-summon-awaken.1");
    play("great-cthulhu.map.salem = 'acolyte, gate'")
        .choose("recruit salem")
        .expect("great-cthulhu.power = 7; great-cthulhu.map.salem = '2 acolyte, gate'");
}

#[test]
fn a_cultist_is_recruited_where_an_own_figure_stands() {
    covers!("cwd:recruit-summon-awaken.2");
    play("great-cthulhu.map = { salem = 'acolyte', arkham = 'deep-one' }")
        .can("recruit salem")
        .can("recruit arkham")
        .refuses("recruit boston", "cwd:recruit-summon-awaken.2")
        .refuses("recruit dunwich", "cwd:recruit-summon-awaken.2");
}

#[test]
fn with_nobody_on_the_map_a_cultist_comes_anywhere() {
    covers!("cwd:recruit-summon-awaken.2");
    play("great-cthulhu.map = {}")
        .can("recruit boston")
        .choose("recruit dunwich")
        .stands("great-cthulhu", "dunwich = 'acolyte'");
    // Figures that are submerged are not on the map.
    play(
        "great-cthulhu.books = ['submerge']; great-cthulhu.below = 'acolyte, cthulhu'
          great-cthulhu.map = {}",
    )
    .can("recruit rockport");
}

#[test]
fn one_action_recruits_one_cultist() {
    covers!("cwd:recruit-summon-awaken.3");
    play("great-cthulhu.map.salem = 'acolyte, gate'").choose("recruit salem").cannot("recruit salem");
    // Fertility Cult applies to monsters only.
    play("at = 'turn black-goat'; black-goat.map.salem = 'acolyte, gate'")
        .choose("recruit salem")
        .offers(&["leave-gate salem", "end-turn"]);
}

#[test]
fn a_monster_is_summoned_to_a_controlled_gate() {
    covers!("cwd:recruit-summon-awaken.5");
    play("free-gates = ['salem']; great-cthulhu.map = { boston = 'acolyte, gate', salem = 'acolyte' }")
        .refuses("summon deep-one salem", "cwd:recruit-summon-awaken.5")
        .refuses("summon shoggoth dunwich", "cwd:recruit-summon-awaken.5")
        .choose("summon shoggoth boston")
        .expect("great-cthulhu.power = 6; great-cthulhu.map.boston = 'acolyte, shoggoth, gate'");
}

#[test]
fn one_action_summons_one_monster() {
    covers!("cwd:recruit-summon-awaken.6");
    play("great-cthulhu.map.boston = 'acolyte, gate'")
        .choose("summon deep-one boston")
        .offers(&["leave-gate boston", "end-turn"]);
    // The Black Goat can summon more.
    play("at = 'turn black-goat'; black-goat.map.boston = 'acolyte, gate'")
        .choose("summon ghoul boston")
        .choose("summon mi-go boston")
        .choose("stop")
        .expect("black-goat.power = 5; black-goat.map.boston = 'acolyte, ghoul, mi-go, gate'");
}

#[test]
fn devolve_places_deep_ones_where_there_is_no_gate() {
    covers!("cwd:great-cthulhu.8");
    play(
        "at = 'turn great-cthulhu'
         great-cthulhu.books = ['devolve']
         great-cthulhu.map = { rockport = '2 acolyte', kingsport = 'acolyte' }",
    )
    .refuses("summon deep-one rockport", "cwd:recruit-summon-awaken.5")
    .choose("recruit kingsport")
    .choose("exchange acolyte rockport")
    .choose("stop")
    .stands("great-cthulhu", "rockport = 'acolyte, deep-one'; kingsport = '2 acolyte'")
    .expect("great-cthulhu.power = 7");
}

#[test]
fn a_great_old_one_awakens_once_all_its_steps_can_be_done() {
    covers!("cwd:recruit-summon-awaken.9");
    play("great-cthulhu.power = 10").choose("awaken jersey-reef").roll("2").choose("book dreams").expect(
        "great-cthulhu.power = 0; great-cthulhu.awakened = 1
                 great-cthulhu.map.jersey-reef = '6 acolyte, cthulhu, gate'",
    );
    play("great-cthulhu.power = 9").refuses("awaken jersey-reef", "cwd:action-phase.4");
    // A Great Old One in play, on the map or submerged, cannot be awakened.
    play(
        "great-cthulhu.power = 10; great-cthulhu.map = { jersey-reef = 'acolyte, gate', salem = 'cthulhu' }",
    )
    .refuses("awaken jersey-reef", "cwd:figures.3");
    play("great-cthulhu.power = 10; great-cthulhu.books = ['submerge']; great-cthulhu.below = 'cthulhu'")
        .refuses("awaken jersey-reef", "cwd:figures.3");
}

#[test]
fn one_action_awakens_one_great_old_one() {
    covers!("cwd:recruit-summon-awaken.10");
    play("great-cthulhu.power = 20")
        .choose("awaken jersey-reef")
        .roll("1")
        .choose("book dreams")
        .expect("great-cthulhu.power = 10")
        .offers(&["leave-gate jersey-reef", "end-turn"]);
}

#[test]
fn a_great_old_one_s_ability_is_there_while_it_is_in_play() {
    covers!("cwd:recruit-summon-awaken.11");
    let table = "at = 'turn black-goat'; great-cthulhu.map.salem = 'acolyte'";
    play(&format!("{table}; black-goat.map.dunwich = 'acolyte, shub-niggurath'"))
        .can("avatar great-cthulhu salem");
    play(&format!("{table}; black-goat.awakened = 1; black-goat.map.dunwich = 'acolyte'"))
        .cannot("avatar great-cthulhu salem");
}

#[test]
fn a_great_old_one_that_dies_takes_its_ability_along() {
    covers!("cwd:recruit-summon-awaken.11");
    play(
        "at = 'battle great-cthulhu arkham'
         great-cthulhu.books = ['dreams', 'devolve']; great-cthulhu.filled = ['awaken', 'one-kill']
         great-cthulhu.map = { arkham = '2 deep-one' }
         black-goat.books = ['frenzy', 'ghroth']; black-goat.filled = ['awaken', 'shared-zone']
         black-goat.map = { arkham = 'shub-niggurath', dunwich = 'acolyte' }",
    )
    .roll("6 1 1")
    .expect("black-goat.map = { arkham = '', dunwich = 'acolyte' }; great-cthulhu.doom = 8")
    .asks("black-goat")
    .cannot("avatar great-cthulhu arkham");
}
