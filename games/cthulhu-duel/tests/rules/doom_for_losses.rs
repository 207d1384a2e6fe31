//! Doom for figures killed and eliminated.

use rulebook::covers;

use crate::common::*;

#[test]
fn a_figure_lost_to_the_enemy_gives_him_doom() {
    covers!("cwd:doom-events.6");
    // In battle.
    play("at = 'battle arkham'; great-cthulhu.map.arkham = 'shoggoth'; black-goat.map.arkham = 'mi-go'")
        .roll("1 1")
        .roll("6")
        .stands("great-cthulhu", "")
        .expect("black-goat.doom = 2; great-cthulhu.doom = 0");
    // By capture.
    play(
        "at = 'turn great-cthulhu'; great-cthulhu.map.arkham = 'deep-one'; black-goat.map.arkham = 'acolyte'",
    )
    .choose("capture arkham")
    .expect("great-cthulhu.doom = 1; black-goat.doom = 0");
    // By Dreams.
    play(
        "at = 'turn great-cthulhu'
        great-cthulhu = { books = ['dreams'], map.salem = '5 acolyte' }
        black-goat.map.arkham = 'acolyte'",
    )
    .choose("dreams arkham")
    .expect("great-cthulhu.doom = 1; black-goat.doom = 0");
    // By Ghroth.
    play(
        "at = 'turn black-goat'
        great-cthulhu.map.salem = '3 acolyte'
        black-goat = { books = ['ghroth'], map = { arkham = 'mi-go', dunwich = 'mi-go' } }",
    )
    .choose("ghroth")
    .roll("2")
    .stands("great-cthulhu", "salem = 'acolyte'")
    .expect("black-goat.doom = 2; great-cthulhu.doom = 0");
}

#[test]
fn the_black_goats_own_sacrifice_gives_no_doom() {
    covers!("cwd:doom-events.6");
    play("at = 'turn black-goat'; black-goat.map = { arkham = '3 acolyte' }")
        .choose("sacrifice")
        .stands("black-goat", "arkham = 'acolyte'")
        .choose("book frenzy")
        .expect("great-cthulhu.doom = 0; black-goat.doom = 0; black-goat.books = ['frenzy']");
}

#[test]
fn absorbing_a_cultist_gives_no_doom() {
    covers!("cwd:doom-events.6");
    play(
        "at = 'battle arkham'
        great-cthulhu = { books = ['absorb'], map.arkham = 'shoggoth, acolyte' }
        black-goat.map.arkham = 'ghoul'",
    )
    .choose("absorb acolyte")
    .stands("great-cthulhu", "arkham = 'shoggoth'")
    .roll("1 1 1 1 1")
    .expect("great-cthulhu.doom = 0; black-goat.doom = 0");
}

#[test]
fn devolving_an_acolyte_gives_no_doom() {
    play(
        "at = 'turn great-cthulhu'
        great-cthulhu = { books = ['devolve'], map.salem = '2 acolyte' }
        black-goat.map.dunwich = 'acolyte'",
    )
    .choose("recruit salem")
    .choose("exchange acolyte salem")
    .choose("stop")
    .stands("great-cthulhu", "salem = '2 acolyte, deep-one'")
    .expect("great-cthulhu.doom = 0; black-goat.doom = 0");
}

#[test]
fn killing_cthulhu_is_worth_seven_doom() {
    covers!("cwd:doom-events.12");
    for awakened in [1, 2] {
        play(&format!(
            "at = 'battle black-goat arkham'
            great-cthulhu = {{ awakened = {awakened}, books = ['dreams'], map.arkham = 'cthulhu' }}
            black-goat = {{ books = ['blood-sacrifice'], map.arkham = 'dark-young' }}",
        ))
        .choose("stop")
        .roll("6 1")
        .roll("1 1 1 1 1 1")
        .stands("great-cthulhu", "")
        .expect("black-goat.doom = 7; great-cthulhu.doom = 0");
    }
}

#[test]
fn killing_a_ghoul_is_worth_one_doom() {
    covers!("cwd:doom-events.12");
    let battle = |elsewhere: &str, victim: &str| {
        let mut play = play(&format!(
            "at = 'battle arkham'
            great-cthulhu.map.arkham = 'deep-one'
            black-goat.books = ['thousand-young', 'frenzy']
            black-goat.map = {{ arkham = '{victim}', dunwich = '{elsewhere}' }}",
        ))
        .roll("6");
        if victim != "ghoul" {
            play = play.roll_all("1");
        }
        play.stands("black-goat", &format!("dunwich = '{elsewhere}'"))
    };
    // No matter whether they cost less at the moment.
    for elsewhere in ["acolyte", "acolyte, shub-niggurath"] {
        battle(elsewhere, "ghoul").expect("great-cthulhu.doom = 1");
        battle(elsewhere, "mi-go").expect("great-cthulhu.doom = 2");
        battle(elsewhere, "dark-young").expect("great-cthulhu.doom = 3");
    }
    // Shub-Niggurath is worth eight doom.
    battle("acolyte", "shub-niggurath").expect("great-cthulhu.doom = 8");
}

#[test]
fn a_starspawn_that_regenerates_gives_two_doom() {
    covers!("cwd:doom-events.16");
    play(
        "at = 'battle black-goat arkham'
        great-cthulhu = { books = ['regenerate'], map.arkham = 'starspawn' }
        black-goat = { books = ['blood-sacrifice'], map.arkham = 'mi-go' }",
    )
    .roll("6")
    .roll("1 1 1")
    .choose("spare starspawn")
    .expect("black-goat.doom = 0")
    .choose("retreat starspawn salem")
    .stands("great-cthulhu", "salem = 'starspawn'")
    .expect("black-goat.doom = 2; great-cthulhu.doom = 0");
}

#[test]
fn a_figure_scores_once_in_a_battle() {
    covers!("cwd:doom-events.19");
    let surrounded = |here: &str| {
        play(&format!(
            "at = 'battle black-goat merrimack-river'
            great-cthulhu = {{ books = ['regenerate'], map.merrimack-river = '{here}' }}
            black-goat.books = ['blood-sacrifice', 'frenzy']
            black-goat.map = {{ merrimack-river = '2 mi-go', dunwich = 'acolyte', innsmouth = 'acolyte', miskatonic = 'acolyte' }}",
        ))
        .roll("6 5")
        .roll_all("1")
        .choose("spare starspawn")
    };
    // It survives the kill but cannot retreat: three doom for the loss, none for the kill.
    surrounded("starspawn").stands("great-cthulhu", "").expect("black-goat.doom = 3; great-cthulhu.doom = 0");
    // Another figure is eliminated instead: one doom for it, and two for the survived kill.
    surrounded("starspawn, deep-one")
        .choose("deep-one")
        .choose("deep-one")
        .stands("great-cthulhu", "merrimack-river = 'starspawn'")
        .expect("black-goat.doom = 3; great-cthulhu.doom = 0");
    // One of two Starspawn survives the kill, the other is pained: the survivor is lost, so three doom and not five.
    surrounded("2 starspawn")
        .choose("starspawn")
        .stands("great-cthulhu", "merrimack-river = 'starspawn'")
        .expect("black-goat.doom = 3; great-cthulhu.doom = 0");
}
