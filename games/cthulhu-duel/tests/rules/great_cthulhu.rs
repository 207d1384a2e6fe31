//! The sheet of Great Cthulhu: awakening, Devour and the spellbook requirements.

use cthulhu_duel::Event;
use rulebook::covers;

use crate::common::*;

#[test]
fn cthulhu_awakens_where_any_gate_lies_at_home() {
    covers!("cwd:great-cthulhu.24");
    let home = |table: &str| play(&format!("at = 'turn great-cthulhu'\ngreat-cthulhu.power = 10\n{table}"));
    home("great-cthulhu.map.jersey-reef = 'acolyte, gate'").can("awaken jersey-reef");
    // The gate may be free or the enemy's, and no own figure has to be there.
    home("great-cthulhu.map.salem = 'acolyte'; free-gates = ['charles-river']").can("awaken jersey-reef");
    home("great-cthulhu.map.salem = 'acolyte'; black-goat.map.charles = '2 acolyte, gate'")
        .can("awaken jersey-reef")
        .cannot("awaken salem");
    home("great-cthulhu.map = { jersey-reef = '2 acolyte', salem = 'acolyte, gate' }")
        .refuses("awaken jersey-reef", "cwd:great-cthulhu.24");
}

#[test]
fn the_first_awakening_costs_ten_power() {
    covers!("cwd:great-cthulhu.25", "cwd:great-cthulhu.26", "cwd:great-cthulhu.14", "cwd:great-cthulhu.31");
    let woken = |power| {
        play(&format!(
            "at = 'turn great-cthulhu'
            great-cthulhu = {{ power = {power}, map = {{ jersey-reef = 'acolyte, gate', salem = 'acolyte' }} }}"
        ))
    };
    woken(9).refuses("awaken jersey-reef", "cwd:action-phase.4");
    woken(12)
        .choose("awaken jersey-reef")
        // The Elder Sign of the awakening.
        .rolls()
        .by_rule("cwd:elder-signs.2")
        .roll("2")
        .by_rule("cwd:spellbooks.1")
        .choose("book submerge")
        .stands("great-cthulhu", "jersey-reef = 'cthulhu, acolyte, gate'; salem = 'acolyte'")
        .expect("great-cthulhu = { power = 2, signs = [2], awakened = 1, filled = ['awaken'] }");
}

#[test]
fn cthulhu_comes_back_for_four_power() {
    covers!("cwd:great-cthulhu.14", "cwd:great-cthulhu.25");
    let again = |power| {
        play(&format!(
            "at = 'turn great-cthulhu'
            great-cthulhu = {{ power = {power}, awakened = 1, books = ['dreams'], map.charles = 'acolyte, gate' }}"
        ))
    };
    again(3).refuses("awaken jersey-reef", "cwd:action-phase.4");
    again(5)
        .choose("awaken jersey-reef")
        .roll("3")
        .stands("great-cthulhu", "charles = 'cthulhu, acolyte, gate'")
        .expect("great-cthulhu = { power = 1, signs = [3], awakened = 2, filled = ['awaken'] }");
}

#[test]
fn there_is_only_one_cthulhu() {
    covers!("cwd:figures.3");
    let table = "at = 'turn great-cthulhu'; great-cthulhu.power = 20; great-cthulhu.books = ['submerge']";
    play(&format!("{table}; great-cthulhu.map.charles = 'cthulhu, acolyte, gate'"))
        .refuses("awaken charles", "cwd:figures.3");
    play(&format!("{table}; great-cthulhu.below = 'cthulhu'; great-cthulhu.map.charles = 'acolyte, gate'"))
        .refuses("awaken charles", "cwd:figures.3");
}

#[test]
fn cthulhu_devours_a_monster_or_cultist_that_its_owner_picks() {
    covers!("cwd:great-cthulhu.27");
    let battle = |attacker: &str, god: &str, prey: &str| {
        play(&format!(
            "at = 'battle {attacker} arkham'
            great-cthulhu.books = ['dreams']; {god}
            black-goat = {{ books = ['blood-sacrifice', 'frenzy'], map.arkham = '{prey}' }}"
        ))
    };
    let here = "great-cthulhu.map.arkham = 'cthulhu'";
    for attacker in ["great-cthulhu", "black-goat"] {
        battle(attacker, here, "shub-niggurath, mi-go, 2 acolyte, gate")
            .asks("great-cthulhu")
            .offers(&["stop", "devour"])
            .choose("devour")
            .asks("black-goat")
            .offers(&["mi-go", "acolyte", "keeper-acolyte"])
            .choose("keeper-acolyte")
            .stands("black-goat", "arkham = 'shub-niggurath, mi-go, acolyte'")
            .expect("great-cthulhu.doom = 1; free-gates = ['arkham']")
            // It can be used once in a battle.
            .rolls()
            .by_rule("cwd:battle-roll.1");
    }
    // A Great Old One cannot be devoured.
    battle("great-cthulhu", here, "shub-niggurath").rolls().by_rule("cwd:battle-roll.1");
    // Cthulhu must be in the battle.
    battle("great-cthulhu", "great-cthulhu.map = { arkham = 'deep-one', salem = 'cthulhu' }", "mi-go")
        .rolls()
        .by_rule("cwd:battle-roll.1");
}

#[test]
fn the_first_doom_phase_brings_a_book_and_an_elder_sign() {
    covers!("cwd:great-cthulhu.28");
    let doom = |round| play(&format!("at = 'doom great-cthulhu'; round = {round}"));
    doom(1)
        .asks("great-cthulhu")
        .can("slot first-doom-phase")
        .cannot("slot last-in-doom-phase")
        // The book must be taken.
        .refuses("stop", "cwd:spellbooks.1")
        .choose("ritual")
        .refuses("stop", "cwd:spellbooks.1")
        .choose("slot first-doom-phase")
        .choose("book devolve")
        .roll("1")
        .asks("black-goat")
        .expect("great-cthulhu = { signs = [1], filled = ['first-doom-phase'], books = ['devolve'] }");
    doom(2).cannot("slot first-doom-phase").can("stop");
}

#[test]
fn the_last_book_is_taken_in_a_doom_phase_with_an_elder_sign() {
    covers!("cwd:great-cthulhu.28");
    let doom = |filled: &str, books: &str| {
        play(&format!(
            "at = 'doom great-cthulhu'; round = 4; great-cthulhu.power = 9
            great-cthulhu.books = [{books}]; great-cthulhu.filled = [{filled}]"
        ))
    };
    let four = "'absorb', 'regenerate', 'devolve', 'dreams'";
    doom("'one-kill', 'two-kills', 'water-gates', 'awaken'", four)
        .cannot("slot last-in-doom-phase")
        .can("stop");
    doom(
        "'first-doom-phase', 'one-kill', 'two-kills', 'water-gates', 'awaken'",
        &format!("{four}, 'submerge'"),
    )
    .refuses("stop", "cwd:spellbooks.1")
    // Only one book is left.
    .choose("slot last-in-doom-phase")
    .roll("3")
    .can("ritual")
    .choose("stop")
    .expect("great-cthulhu.signs = [3]")
    .happened(|event| matches!(event, Event::BookTaken { .. }));
    // The fifth and the sixth book in the same phase.
    play(
        "at = 'doom great-cthulhu'; round = 1
        great-cthulhu.books = ['absorb', 'regenerate', 'devolve', 'dreams']
        great-cthulhu.filled = ['one-kill', 'two-kills', 'water-gates', 'awaken']",
    )
    .choose("slot first-doom-phase")
    .choose("book submerge")
    .roll("1")
    .choose("slot last-in-doom-phase")
    .roll("2")
    .expect("great-cthulhu.signs = [1, 2]");
}

/// Great Cthulhu attacks with four Deep Ones and kills this many figures.
fn after_kills(kills: usize, filled: &str) -> Play {
    let book = if filled.is_empty() { "" } else { "'dreams'" };
    let dice = ["6"; 4].iter().take(kills).chain(["1"; 4].iter().take(4 - kills)).copied();
    play(&format!(
        "at = 'battle arkham'
        great-cthulhu = {{ books = [{book}], filled = [{filled}], map.arkham = '4 deep-one' }}
        black-goat = {{ books = ['blood-sacrifice'], map.arkham = '5 acolyte' }}"
    ))
    .roll(&dice.collect::<Vec<_>>().join(" "))
}

#[test]
fn killing_one_or_two_in_a_battle_brings_a_book() {
    covers!("cwd:great-cthulhu.29");
    after_kills(0, "").asks("black-goat").expect("great-cthulhu.filled = []");
    after_kills(1, "")
        .asks("great-cthulhu")
        .choose("book dreams")
        .asks("black-goat")
        .expect("great-cthulhu.filled = ['one-kill']");
    // Two kills are enough for either space.
    after_kills(2, "")
        .asks("great-cthulhu")
        .offers(&["slot one-kill", "slot two-kills"])
        .choose("slot one-kill")
        .choose("book dreams")
        .asks("black-goat")
        .expect("great-cthulhu.filled = ['one-kill']");
    // With one space filled, the other needs two kills.
    after_kills(1, "'one-kill'").asks("black-goat");
    after_kills(2, "'one-kill'")
        .choose("book absorb")
        .asks("black-goat")
        .expect("great-cthulhu.filled = ['one-kill', 'two-kills']");
}

#[test]
fn killing_three_in_a_battle_brings_two_books() {
    covers!("cwd:great-cthulhu.30");
    after_kills(3, "")
        .choose("book dreams")
        .asks("great-cthulhu")
        .choose("book absorb")
        .asks("black-goat")
        .expect("great-cthulhu = { filled = ['one-kill', 'two-kills'], books = ['absorb', 'dreams'] }");
}

#[test]
fn a_capture_is_no_kill() {
    play(
        "at = 'turn great-cthulhu'; great-cthulhu.map.arkham = 'deep-one'; black-goat.map.arkham = 'acolyte'",
    )
    .choose("capture arkham")
    .asks("black-goat")
    .expect("great-cthulhu = { doom = 1, filled = [] }");
}

#[test]
fn three_own_water_gates_bring_a_book() {
    covers!("cwd:great-cthulhu.31");
    let turn = |third: &str| {
        play(&format!(
            "at = 'turn great-cthulhu'; free-gates = ['{third}']
            great-cthulhu.map = {{ charles = 'acolyte, gate', mystic = 'acolyte, gate', {third} = 'acolyte' }}
            black-goat.map.dunwich = 'acolyte, gate'"
        ))
        .choose(&format!("take-gate {third}"))
    };
    turn("martins-bay")
        .by_rule("cwd:spellbooks.1")
        .choose("book devolve")
        .expect("great-cthulhu.filled = ['water-gates']");
    // A gate on land does not count.
    turn("salem").by_rule("cwd:two-extra-actions.4").expect("great-cthulhu.filled = []");
}

#[test]
fn a_fourth_water_gate_of_anybody_brings_a_book_even_in_the_enemys_turn() {
    covers!("cwd:great-cthulhu.31");
    play(
        "at = 'turn black-goat'; free-gates = ['mystic']
        great-cthulhu.map.charles = 'acolyte, gate'
        black-goat.map = { merrimack-river = 'acolyte, gate', gardner-reservoir = 'acolyte' }",
    )
    .choose("build gardner-reservoir")
    .asks("great-cthulhu")
    .by_rule("cwd:spellbooks.1")
    .choose("book absorb")
    .asks("black-goat")
    .expect("great-cthulhu.filled = ['water-gates']");
}
