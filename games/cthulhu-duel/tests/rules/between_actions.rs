//! Ongoing abilities and the windows between actions.

use cthulhu_duel::Content;
use cthulhu_duel::content::{Kind, Power};
use rulebook::covers;

use crate::common::*;

#[test]
fn there_is_a_window_after_every_action_of_either_player() {
    covers!("cwd:between-actions.1");
    let table = "great-cthulhu = { books = ['devolve'], map.salem = '3 acolyte, gate' }
        black-goat = { books = ['frenzy'], map = { arkham = '2 acolyte, mi-go', dunwich = 'acolyte, gate' } }";
    let turn = |faction: &str| play(&format!("at = 'turn {faction}'\n{table}"));
    let window = "exchange acolyte salem";
    // After the enemy's action and extra action, but not in the middle of a Move action.
    turn("black-goat")
        .choose("leave-gate dunwich")
        .asks("great-cthulhu")
        .can(window)
        .choose("stop")
        .asks("black-goat")
        .choose("move mi-go arkham kingsport")
        .asks("black-goat")
        .choose("stop")
        .asks("great-cthulhu")
        .choose(window)
        .choose("stop")
        .asks("black-goat");
    // After an own action.
    turn("great-cthulhu").choose("recruit salem").can(window).choose("stop").can("leave-gate salem");
    turn("great-cthulhu").choose("pass").can(window).choose("stop").asks("black-goat");
}

#[test]
fn a_battle_is_followed_by_a_window() {
    covers!("cwd:between-actions.1");
    play(
        "at = 'battle black-goat arkham'
        great-cthulhu = { books = ['devolve'], map.arkham = '2 acolyte' }
        black-goat = { books = ['blood-sacrifice'], map.arkham = 'mi-go' }",
    )
    .roll("6")
    .asks("great-cthulhu")
    .choose("exchange acolyte arkham")
    .stands("great-cthulhu", "arkham = 'deep-one'");
}

#[test]
fn a_turn_that_is_skipped_opens_no_window() {
    play(
        "at = 'turn great-cthulhu'
        great-cthulhu = { power = 0, books = ['devolve'] }",
    )
    .asks("black-goat")
    .by_rule("cwd:two-extra-actions.4")
    .expect("withering = 1");
}

#[test]
fn the_active_player_is_first_in_the_window() {
    covers!("cwd:between-actions.2");
    // In the built-in content only one faction has such an ability, so the other's acolytes can become Ghouls here.
    let mut content = Content::standard();
    for faction in &mut content.factions {
        faction.books[0].power = Power::Exchange { from: Kind::CULTIST, to: Kind(1) };
    }
    let turn = |faction: &str| {
        let table = "great-cthulhu = { books = ['yha-nthlei'], map.salem = '3 acolyte' }
            black-goat = { books = ['frenzy'], map.dunwich = '3 acolyte' }";
        play_with(content.clone(), &format!("at = 'turn {faction}'\n{table}"))
    };
    turn("black-goat")
        .choose("recruit dunwich")
        .asks("black-goat")
        .can("exchange acolyte dunwich")
        .choose("stop")
        .asks("great-cthulhu")
        .can("exchange acolyte salem");
    turn("great-cthulhu")
        .choose("recruit salem")
        .asks("great-cthulhu")
        .choose("stop")
        .asks("black-goat")
        .can("exchange acolyte dunwich");
}

#[test]
fn abilities_work_without_power() {
    play(
        "at = 'turn black-goat'
        great-cthulhu = { power = 0, books = ['devolve'], map.salem = '2 acolyte' }
        black-goat.map.dunwich = '3 acolyte, gate'",
    )
    .choose("recruit dunwich")
    .asks("great-cthulhu")
    .choose("exchange acolyte salem")
    .stands("great-cthulhu", "salem = 'acolyte, deep-one'")
    .expect("great-cthulhu.power = 0");
    // In a battle that the enemy pays for.
    play(
        "at = 'battle black-goat arkham'
        great-cthulhu = { power = 0, books = ['absorb', 'regenerate'], map.arkham = 'cthulhu, shoggoth, starspawn' }
        black-goat = { books = ['blood-sacrifice', 'frenzy'], map.arkham = '2 dark-young' }",
    )
    .asks("great-cthulhu")
    .offers(&["stop", "devour", "absorb starspawn"])
    .choose("devour")
    .choose("stop")
    .roll("6 1")
    .roll_all("1")
    .can("spare starspawn")
    .expect("great-cthulhu.power = 0");
}

#[test]
fn devolve_answers_a_move_before_the_extra_battle() {
    play(
        "at = 'turn black-goat'
        great-cthulhu = { power = 0, books = ['devolve'], map.salem = '2 acolyte' }
        black-goat.books = ['frenzy', 'thousand-young', 'blood-sacrifice', 'ghroth', 'red-sign', 'necrophagy']
        black-goat.map = { arkham = '2 mi-go', kingsport = 'dark-young' }",
    )
    .choose("move mi-go arkham salem")
    .choose("move mi-go arkham salem")
    .choose("move dark-young kingsport salem")
    .asks("great-cthulhu")
    .choose("exchange acolyte salem")
    .choose("stop")
    .asks("black-goat")
    .can("battle salem")
    .choose("end-turn")
    .expect("great-cthulhu.map.salem = 'acolyte, deep-one'");
}

#[test]
fn the_owner_of_the_target_chooses_it() {
    covers!("cwd:target-chooses.1");
    // Dreams.
    play(
        "at = 'turn great-cthulhu'
        great-cthulhu = { books = ['dreams'], map.salem = '5 acolyte' }
        black-goat.map.arkham = '2 acolyte, gate'",
    )
    .choose("dreams arkham")
    .asks("black-goat")
    .by_rule("cwd:target-chooses.1");
    // Devour.
    play(
        "at = 'battle arkham'
        great-cthulhu = { books = ['dreams'], map.arkham = 'cthulhu' }
        black-goat.map.arkham = 'acolyte, mi-go'",
    )
    .choose("devour")
    .asks("black-goat")
    .by_rule("cwd:target-chooses.1");
}
