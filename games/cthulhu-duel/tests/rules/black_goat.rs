//! The sheet of the Black Goat: Fertility Cult, Shub-Niggurath and the spellbook requirements.

use rulebook::covers;

use super::battle::dice_of;
use crate::common::*;

#[test]
fn one_action_summons_many_monsters() {
    covers!("cwd:black-goat.10");
    play(
        "at = 'turn black-goat'
        black-goat = { power = 8, map = { dunwich = 'acolyte, gate', arkham = '2 acolyte, gate', salem = 'acolyte' } }",
    )
    .choose("summon ghoul dunwich")
    .can("summon dark-young arkham")
    .refuses("summon mi-go salem", "cwd:recruit-summon-awaken.5")
    // Only monsters can be summoned on.
    .cannot("recruit dunwich")
    .choose("summon mi-go arkham")
    .choose("summon mi-go arkham")
    // Three power are left, and one Ghoul is in the pool.
    .choose("summon ghoul dunwich")
    .refuses("summon dark-young dunwich", "cwd:action-phase.4")
    .refuses("summon ghoul dunwich", "cwd:figures.3")
    .choose("stop")
    .stands("black-goat", "dunwich = 'acolyte, 2 ghoul, gate'; arkham = '2 acolyte, 2 mi-go, gate'; salem = 'acolyte'")
    .expect("black-goat.power = 2");
}

#[test]
fn shub_niggurath_needs_a_gate_two_cultists_and_eight_power() {
    covers!("cwd:black-goat.18");
    let turn = |power: u8, map: &str| {
        play(&format!("at = 'turn black-goat'; black-goat = {{ power = {power}, map = {{ {map} }} }}"))
    };
    turn(8, "dunwich = '3 acolyte, gate'").can("awaken dunwich");
    turn(7, "dunwich = '3 acolyte, gate'").refuses("awaken dunwich", "cwd:action-phase.4");
    turn(8, "dunwich = 'acolyte, gate', arkham = 'acolyte, gate', salem = 'acolyte'")
        .can("awaken dunwich")
        .can("awaken arkham")
        .cannot("awaken salem");
    // No gate; only one cultist; two cultists, of which the one on the gate may not be eliminated.
    turn(8, "dunwich = '6 acolyte'").cannot("awaken dunwich");
    turn(8, "dunwich = 'acolyte, gate'").refuses("awaken dunwich", "cwd:black-goat.18");
    turn(8, "dunwich = '2 acolyte, gate'").refuses("awaken dunwich", "cwd:black-goat.18");
}

#[test]
fn two_cultists_are_given_for_shub_niggurath() {
    covers!("cwd:black-goat.19", "cwd:black-goat.18", "cwd:black-goat.27");
    play(
        "at = 'turn black-goat'
        black-goat = { power = 9, map = { dunwich = '2 acolyte, gate', arkham = '2 acolyte, gate' } }",
    )
    .choose("awaken dunwich")
    .asks("black-goat")
    // The cultist on the gate where she appears cannot be chosen.
    .offers(&["acolyte dunwich", "acolyte arkham", "keeper-acolyte arkham"])
    .choose("acolyte dunwich")
    .choose("keeper-acolyte arkham")
    .choose("book frenzy")
    .stands("black-goat", "dunwich = 'acolyte, shub-niggurath, gate'; arkham = 'acolyte'")
    .expect(
        "free-gates = ['arkham']; great-cthulhu.doom = 0
        black-goat = { power = 1, doom = 0, awakened = 1, signs = [], filled = ['awaken'] }",
    );
}

#[test]
fn shub_niggurath_is_as_strong_as_her_cult() {
    covers!("cwd:black-goat.20");
    let battle = |cult: &str, captured: u8| {
        play(&format!(
            "at = 'battle black-goat arkham'
            great-cthulhu.map.arkham = 'deep-one'
            black-goat.books = ['blood-sacrifice', 'ghroth']; black-goat.captured = {captured}
            black-goat.map = {{ arkham = 'shub-niggurath', {cult} }}"
        ))
    };
    dice_of(battle("dunwich = '3 acolyte, gate', salem = 'acolyte, dark-young'", 0), "black-goat", 4 + 1);
    dice_of(battle("dunwich = '2 acolyte, gate', salem = 'acolyte, gate'", 2), "black-goat", 3 + 2);
}

#[test]
fn shub_niggurath_alone_starts_no_battle() {
    covers!("cwd:battle-action.1");
    play(
        "at = 'turn black-goat'
        great-cthulhu.map.arkham = 'acolyte'
        black-goat.map.arkham = 'shub-niggurath'",
    )
    .refuses("battle arkham", "cwd:battle-action.1");
}

#[test]
fn shub_niggurath_changes_places_with_a_figure_its_owner_picks() {
    covers!("cwd:black-goat.22", "cwd:target-chooses.1");
    let table = "at = 'turn black-goat'
        great-cthulhu = { books = ['dreams'], map = { arkham = 'cthulhu', salem = 'acolyte, deep-one, gate' } }
        black-goat.books = ['frenzy']
        black-goat.map = { dunwich = 'shub-niggurath, acolyte', boston = 'acolyte, mi-go, gate' }";
    play(table)
        // A Great Old One cannot be swapped, nor a figure in her own zone.
        .refuses("avatar great-cthulhu arkham", "cwd:black-goat.22")
        .refuses("avatar black-goat dunwich", "cwd:black-goat.22")
        // A zone without any figures, and one without figures of that owner.
        .refuses("avatar great-cthulhu innsmouth", "cwd:black-goat.22")
        .refuses("avatar black-goat salem", "cwd:black-goat.22")
        .choose("avatar great-cthulhu salem")
        .asks("great-cthulhu")
        .offers(&["keeper-acolyte", "deep-one"])
        .choose("keeper-acolyte")
        .stands("great-cthulhu", "arkham = 'cthulhu'; salem = 'deep-one'; dunwich = 'acolyte'")
        .expect(
            "free-gates = ['salem']
            black-goat = { power = 7, doom = 0, map = { salem = 'shub-niggurath', dunwich = 'acolyte' } }",
        );
    // She can also change places with an own figure.
    play(table)
        .choose("avatar black-goat boston")
        .asks("black-goat")
        .offers(&["keeper-acolyte", "mi-go"])
        .choose("mi-go")
        .stands("black-goat", "dunwich = 'acolyte, mi-go'; boston = 'acolyte, shub-niggurath, gate'");
}

/// The Black Goat with figures in this many zones, after a Dark Young has moved into one more.
fn spreading(zones: usize, books: usize) -> Play {
    let map = ["dunwich", "innsmouth", "merrimack", "miskatonic", "gardner-reservoir", "rockport", "salem"];
    let figures = ["acolyte", "acolyte", "acolyte", "acolyte", "mi-go", "mi-go", "ghoul"];
    let places: Vec<String> = map
        .iter()
        .zip(figures)
        .take(zones - 1)
        .map(|(zone, figure)| format!("{zone} = '{figure}'"))
        .collect();
    let books = ["'frenzy'", "'ghroth'", "'red-sign'"][..books].join(", ");
    play(&format!(
        "at = 'turn black-goat'; great-cthulhu.map.charles = 'acolyte'
        black-goat.books = [{books}]
        black-goat.map = {{ arkham = '2 dark-young', {} }}",
        places.join(", ").replace("merrimack ", "merrimack-river ")
    ))
    .choose("move dark-young arkham kingsport")
    .choose("stop")
}

#[test]
fn figures_in_four_six_and_eight_zones_bring_books() {
    covers!("cwd:black-goat.23", "cwd:black-goat.24", "cwd:black-goat.25");
    // The move adds one zone.
    spreading(2, 0).asks("great-cthulhu").expect("black-goat.filled = []");
    spreading(3, 0).choose("book frenzy").expect("black-goat.filled = ['four-zones']");
    spreading(4, 1).asks("great-cthulhu").expect("black-goat.filled = ['four-zones']");
    spreading(5, 1).choose("book ghroth").expect("black-goat.filled = ['four-zones', 'six-zones']");
    spreading(6, 2).asks("great-cthulhu").expect("black-goat.filled = ['four-zones', 'six-zones']");
    spreading(7, 2)
        .choose("book red-sign")
        .expect("black-goat.filled = ['four-zones', 'six-zones', 'eight-zones']");
}

#[test]
fn two_own_cultists_are_sacrificed_for_a_book() {
    covers!("cwd:black-goat.26");
    let turn = |map: &str| play(&format!("at = 'turn black-goat'; black-goat.map = {{ {map} }}"));
    turn("dunwich = '2 acolyte, mi-go, gate', arkham = 'acolyte'")
        .choose("sacrifice")
        .asks("black-goat")
        .offers(&["acolyte dunwich", "keeper-acolyte dunwich", "acolyte arkham"])
        .choose("keeper-acolyte dunwich")
        .choose("acolyte arkham")
        .choose("book thousand-young")
        .stands("black-goat", "dunwich = 'acolyte, mi-go'")
        .expect("black-goat = { power = 8, filled = ['sacrifice'] }; great-cthulhu.doom = 0; free-gates = ['dunwich']");
    // Monsters cannot be sacrificed.
    turn("dunwich = 'acolyte, 3 dark-young'").refuses("sacrifice", "cwd:black-goat.26");
}

#[test]
fn sharing_a_zone_brings_a_book_in_the_enemys_turn_too() {
    covers!("cwd:black-goat.27");
    play(
        "at = 'turn great-cthulhu'
        great-cthulhu.map.salem = '2 deep-one'
        black-goat.map.arkham = 'acolyte'",
    )
    .choose("move deep-one salem arkham")
    // The book is taken only after the action.
    .asks("great-cthulhu")
    .choose("stop")
    .asks("black-goat")
    .by_rule("cwd:spellbooks.1")
    .choose("book necrophagy")
    .expect("black-goat.filled = ['shared-zone']");
    play(
        "at = 'turn great-cthulhu'; great-cthulhu.map.salem = 'deep-one'; black-goat.map.arkham = 'acolyte'",
    )
    .choose("move deep-one salem boston")
    .expect("black-goat.filled = []")
    .by_rule("cwd:two-extra-actions.4");
}
