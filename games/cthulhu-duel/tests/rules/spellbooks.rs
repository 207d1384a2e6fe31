//! Spellbooks: when they are taken, that they are kept, and what they allow.

use cthulhu_duel::Event;
use rulebook::covers;

use crate::common::*;

#[test]
fn a_book_must_be_taken_as_soon_as_its_requirement_is_met() {
    covers!("cwd:spellbooks.1");
    play(
        "at = 'turn black-goat'; black-goat.power = 8
         black-goat.map = { dunwich = '2 acolyte', arkham = 'acolyte', salem = 'acolyte' }",
    )
    .choose("move acolyte dunwich miskatonic-river")
    .choose("stop")
    .asks("black-goat")
    .by_rule("cwd:spellbooks.1")
    .offers(&["frenzy", "thousand-young", "blood-sacrifice", "ghroth", "red-sign", "necrophagy"])
    .choose("book ghroth")
    .expect("black-goat.books = ['ghroth']; black-goat.filled = ['four-zones']")
    .asks("great-cthulhu")
    .choose("pass")
    .asks("black-goat")
    .can("ghroth");
}

#[test]
fn a_book_of_the_doom_phase_cannot_be_left() {
    covers!("cwd:spellbooks.1");
    play("at = 'doom great-cthulhu'").refuses("stop", "cwd:spellbooks.1").can("slot first-doom-phase");
}

#[test]
fn several_requirements_at_once_bring_several_books() {
    covers!("cwd:spellbooks.2");
    play(
        "at = 'turn black-goat'
         [black-goat.map]; dunwich = '3 acolyte'; arkham = 'acolyte'; salem = 'acolyte'; rockport = 'ghoul'",
    )
    .choose("move acolyte dunwich miskatonic-river")
    .choose("move acolyte dunwich merrimack-river")
    .choose("stop")
    .choose("book ghroth")
    .asks("black-goat")
    .choose("book frenzy")
    .asks("great-cthulhu")
    .expect("black-goat.books = ['frenzy', 'ghroth']; black-goat.filled = ['four-zones', 'six-zones']");
}

#[test]
fn a_book_won_in_a_battle_comes_after_it() {
    covers!("cwd:spellbooks.3");
    play(
        "at = 'battle arkham'; great-cthulhu.map.arkham = 'starspawn'
         black-goat.books = ['frenzy']; black-goat.map.arkham = 'ghoul, mi-go'",
    )
    .roll("6 4 1 6")
    // The Starspawn is killed before its owner can take a book that would save it.
    .choose("ghoul")
    .choose("retreat mi-go salem")
    .never(|event| matches!(event, Event::BookTaken { .. }))
    .happened(|event| matches!(event, Event::BattleEnds { .. }))
    .asks("great-cthulhu")
    .by_rule("cwd:spellbooks.1")
    .choose("book regenerate")
    .expect(
        "great-cthulhu.books = ['regenerate']; great-cthulhu.filled = ['one-kill']
             great-cthulhu.map.arkham = ''",
    );
}

#[test]
fn the_black_goat_keeps_a_spellbook_after_being_driven_out() {
    covers!("cwd:spellbooks.1");
    play(
        "at = 'turn black-goat'
         great-cthulhu.books = ['dreams']; great-cthulhu.filled = ['one-kill']
         great-cthulhu.map.kingsport = 'starspawn'
         black-goat.books = ['frenzy']; black-goat.filled = ['shared-zone']
         black-goat.map = { dunwich = '2 acolyte', rockport = 'acolyte', arkham = 'ghoul' }",
    )
    .choose("move acolyte dunwich miskatonic-river")
    .choose("stop")
    .choose("book ghroth")
    .expect("black-goat.filled = ['four-zones', 'shared-zone']")
    .choose("move starspawn kingsport arkham")
    .choose("recruit dunwich")
    .choose("battle arkham")
    .roll("6 1 1")
    .stands("black-goat", "dunwich = '2 acolyte'; miskatonic = 'acolyte'; rockport = 'acolyte'")
    .expect("black-goat.books = ['frenzy', 'ghroth']")
    .can("ghroth")
    // Having figures in four zones again gives no second book.
    .choose("move acolyte dunwich merrimack-river")
    .choose("stop")
    .asks("great-cthulhu")
    .expect("black-goat.books = ['frenzy', 'ghroth']; black-goat.filled = ['four-zones', 'shared-zone']");
}

#[test]
fn a_spellbook_works_only_on_the_sheet() {
    covers!("cwd:ability-sources.3");
    let table = "at = 'turn great-cthulhu'; great-cthulhu.map.jersey-reef = '3 acolyte, gate'";
    play(table).cannot("dreams dunwich");
    play(&format!("{table}; great-cthulhu.books = ['dreams']")).can("dreams dunwich");
}

#[test]
fn an_ability_may_be_left_unused() {
    play(
        "at = 'battle arkham'; great-cthulhu.books = ['dreams']; great-cthulhu.map.arkham = 'cthulhu'
         black-goat.books = ['ghroth']; black-goat.map.arkham = 'ghoul, mi-go'",
    )
    .offers(&["devour", "stop"])
    .choose("stop")
    .rolls()
    .by_rule("cwd:battle-roll.1")
    .stands("black-goat", "arkham = 'ghoul, mi-go'")
    .expect("great-cthulhu.doom = 0");
    // Devolve, an ongoing ability.
    play(
        "at = 'turn great-cthulhu'; great-cthulhu.books = ['devolve']; great-cthulhu.map.salem = '2 acolyte'",
    )
    .choose("recruit salem")
    .can("exchange acolyte salem")
    .choose("stop")
    .asks("black-goat")
    .stands("great-cthulhu", "salem = '3 acolyte'");
}
