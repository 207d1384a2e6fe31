//! Extra battles, available to both players once either has six spellbooks.

use rulebook::covers;

use crate::common::*;

/// Great Cthulhu's turn; the Black Goat has all its spellbooks.
fn against_six_books(text: &str) -> Play {
    play(&format!(
        "at = 'turn great-cthulhu'; {text}
         black-goat.books = ['frenzy', 'thousand-young', 'blood-sacrifice', 'ghroth', 'red-sign', 'necrophagy']"
    ))
}

#[test]
fn six_books_open_extra_battles_to_both() {
    covers!("cwd:control-gate.6");
    let table = "great-cthulhu.map = { arkham = 'deep-one', salem = 'deep-one', boston = 'acolyte' }
                 black-goat.map = { arkham = 'mi-go', salem = 'mi-go' }";
    against_six_books(&format!("{table}; great-cthulhu.power = 4"))
        .choose("battle arkham")
        .roll("1 1")
        .choose("recruit boston")
        .choose("battle salem")
        .roll("1 1")
        .expect("great-cthulhu.power = 1")
        .asks("black-goat");
    // Each costs one power.
    against_six_books(&format!("{table}; great-cthulhu.power = 2"))
        .choose("recruit boston")
        .choose("battle arkham")
        .roll("1 1")
        .asks("black-goat")
        .expect("great-cthulhu.power = 0");
    play(&format!("at = 'turn great-cthulhu'; {table}; black-goat.books = ['frenzy']"))
        .choose("move acolyte boston mystic-river")
        .choose("stop")
        .asks("black-goat");
    play(&format!(
        "at = 'turn great-cthulhu'; {table}; black-goat.books = ['frenzy']; free-gates = ['boston']"
    ))
    .choose("move deep-one arkham dunwich")
    .choose("stop")
    .refuses("battle salem", "cwd:control-gate.5")
    .can("take-gate boston");
}

#[test]
fn after_an_extra_battle_the_action_is_still_open() {
    covers!("cwd:control-gate.8");
    against_six_books(
        "great-cthulhu.map = { arkham = 'deep-one', boston = 'acolyte' }; black-goat.map.arkham = 'ghoul'",
    )
    .refuses("end-turn", "cwd:control-gate.3")
    .choose("battle arkham")
    .roll("1")
    .can("end-turn")
    .can("recruit boston")
    .choose("move acolyte boston salem")
    .choose("stop")
    .asks("black-goat");
}

#[test]
fn a_battle_may_still_be_the_whole_action() {
    covers!("cwd:control-gate.8");
    against_six_books("great-cthulhu.map.arkham = 'deep-one'; black-goat.map.arkham = 'ghoul'")
        .choose("battle arkham")
        .roll("1")
        .choose("end-turn")
        .asks("black-goat")
        .expect("great-cthulhu.power = 7");
}

#[test]
fn figures_that_retreat_may_fight_on_elsewhere() {
    covers!("cwd:control-gate.9");
    against_six_books(
        "great-cthulhu.map.arkham = '2 deep-one'; black-goat.map = { arkham = 'dark-young', salem = 'mi-go' }",
    )
    .choose("battle arkham")
    .roll("1 1 4 1")
    .choose("retreat deep-one kingsport")
    .refuses("battle arkham", "cwd:control-gate.9")
    .choose("move deep-one kingsport salem")
    .choose("stop")
    .refuses("battle arkham", "cwd:control-gate.9")
    .choose("battle salem")
    .roll("1 1")
    .asks("black-goat")
    .expect("great-cthulhu.power = 5");
}

#[test]
fn a_sixth_book_won_in_a_battle_opens_others_at_once() {
    covers!("cwd:control-gate.6", "cwd:control-gate.9");
    // A retreat into its eighth zone gives the Black Goat its last book in the enemy's turn.
    play(
        "at = 'turn great-cthulhu'; great-cthulhu.map = { arkham = 'deep-one', salem = 'deep-one' }
         black-goat.books = ['frenzy', 'thousand-young', 'blood-sacrifice', 'ghroth', 'red-sign']
         black-goat.filled = ['four-zones', 'six-zones', 'sacrifice', 'shared-zone', 'awaken']
         [black-goat.map]; arkham = '2 mi-go'; salem = 'acolyte'; dunwich = 'acolyte'; boston = 'acolyte'
         rockport = 'acolyte'; kingsport = 'acolyte'; merrimack-river = 'acolyte'",
    )
    .choose("battle arkham")
    .roll("4 1 1")
    .choose("retreat mi-go innsmouth")
    .asks("great-cthulhu")
    .cannot("recruit salem")
    .refuses("battle arkham", "cwd:control-gate.9")
    .can("battle salem")
    .can("end-turn");
}
