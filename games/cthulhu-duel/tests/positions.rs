//! Position files: their keys, their defaults and their errors.

mod common;

use common::*;
use cthulhu_duel::{Content, Duel, Event, Setup};
use engine::{Cx, Position, position_file};
use testkit::{BrokenFiles, assert_examples, started};

#[test]
fn the_guides_examples_come_out_as_it_says() {
    let guide = include_str!("../docs/positions.md");
    let (_, examples) = guide.split_once("\n## Examples").expect("the guide has examples");
    assert_examples(examples, play);
}

#[test]
fn an_empty_file_is_the_standard_game() {
    let content = Content::standard();
    let setup = Setup { factions: ["great-cthulhu", "black-goat"].map(String::from) };
    let start = Position::<Duel>::start(&setup, &mut Cx::silent(&content));
    assert_eq!(started(&content, ""), Ok(start.expect("the defaults can be played")));
}

#[test]
fn a_battle_can_be_laid_out_in_a_line() {
    play("at = 'battle arkham'; great-cthulhu.map.arkham = '2 deep-one'; black-goat.map.arkham = 'mi-go, ghoul'")
        .roll("6 4 1")
        .choose("ghoul")
        .choose("retreat mi-go dunwich")
        .choose("book dreams")
        .stands("black-goat", "dunwich = 'mi-go'")
        .expect("great-cthulhu.doom = 1; great-cthulhu.power = 8")
        .asks("black-goat");
}

#[test]
fn every_step_begins_where_it_says() {
    play("at = 'action-phase'; round = 3; first = 'black-goat'")
        .asks("black-goat")
        .by_rule("cwd:two-extra-actions.4")
        .expect("round = 3");
    play("at = 'turn black-goat'; withering = 2")
        .asks("black-goat")
        .expect("black-goat.power = 6; great-cthulhu.power = 8");
    play("at = 'gather'; great-cthulhu.power = 0; black-goat.power = 0")
        .asks("great-cthulhu")
        .by_rule("cwd:first-player.1")
        .expect("great-cthulhu.power = 8; black-goat.power = 8");
    play("at = 'first-player'; first = 'black-goat'").asks("black-goat").by_rule("cwd:first-player.1");
    play("at = 'doom-phase'; round = 2; first = 'black-goat'").asks("black-goat").can("ritual");
    play("at = 'doom great-cthulhu'; round = 2; first = 'black-goat'")
        .asks("great-cthulhu")
        .choose("stop")
        .expect("round = 3")
        .asks("black-goat");
    play("at = 'doom great-cthulhu'; round = 2").choose("stop").asks("black-goat").can("ritual");
    play("at = 'end-of-round'; round = 2").expect("round = 3").asks("great-cthulhu");
    play("at = 'end-of-round'; ritual = 11; black-goat.doom = 3").won("black-goat");
    play("at = 'battle black-goat salem'; [great-cthulhu.map]; salem = 'acolyte'; [black-goat.map]; salem = 'mi-go'")
        .happened(|event| matches!(event, Event::BattleBegins { seat, .. } if seat.0 == 1))
        .rolls().by_rule("cwd:battle-roll.1");
}

#[test]
fn a_faction_without_a_map_stands_at_home() {
    play("great-cthulhu.captured = 2")
        .stands("great-cthulhu", "charles = '4 acolyte, gate'")
        .stands("black-goat", "dunwich = '6 acolyte, gate'");
    play("great-cthulhu.map = {}").stands("great-cthulhu", "").expect("free-gates = []");
}

#[test]
fn a_zone_is_known_by_its_parts_too() {
    play("[great-cthulhu.map]; jersey-reef = 'acolyte'; mystic-river = 'deep-one'")
        .expect("great-cthulhu.map.charles = 'acolyte'; great-cthulhu.map.loblolly-cove = 'deep-one'")
        .can("build charles-river")
        .choose("move deep-one loblolly-cove jersey-reef")
        .expect("great-cthulhu.map.charles = 'acolyte, deep-one'");
}

#[test]
fn both_halves_of_a_portal_pair_can_be_written() {
    play("[great-cthulhu.map]; jersey-reef = '2 acolyte, deep-one'; charles-river = 'acolyte, gate'; boston = 'acolyte'")
        .stands("great-cthulhu", "charles = '3 acolyte, deep-one, gate'; boston = 'acolyte'");
    // A gate given for one half can be controlled by a figure given for the other, because they are one zone.
    play("[great-cthulhu.map]; jersey-reef = 'acolyte'; charles-river = 'deep-one, gate by acolyte'")
        .stands("great-cthulhu", "charles = 'acolyte, deep-one, gate'");
    for (text, said) in [
        (
            "[great-cthulhu.map]; jersey-reef = 'acolyte, gate'; charles-river = 'acolyte, gate'",
            "great-cthulhu.map.jersey-reef: charles has a gate already",
        ),
        (
            "[great-cthulhu.map]; jersey-reef = '4 acolyte'; charles-river = '3 acolyte'",
            "7 of “acolyte” are named; the faction has 6",
        ),
        ("[great-cthulhu.map]; charles = ''; charles-river = ''", "“charles” appears more than once"),
        ("[great-cthulhu.map]; jersey = ''; jersey-reef = ''", "“charles” appears more than once"),
    ] {
        assert!(wrong(text).contains(said), "{text}\nsays {}", wrong(text));
    }
}

#[test]
fn a_word_of_a_name_is_enough_if_no_other_zone_has_it() {
    play("[great-cthulhu.map]; gardner = '2 acolyte'; loblolly = 'deep-one'; bay = 'acolyte'; [black-goat]; map = {}")
        .stands("great-cthulhu", "gardner-reservoir = '2 acolyte'; mystic = 'deep-one'; martins-bay = 'acolyte'")
        .can("build reservoir")
        .can("move deep-one cove boston")
        .choose("build gardner")
        .expect("free-gates = ['gardner-reservoir']");
    assert!(wrong("great-cthulhu.map.river = 'acolyte'").contains("there is no “river”"));
}

#[test]
fn signs_of_unknown_value_are_drawn_first() {
    play("at = 'turn great-cthulhu'; revealed = [3]; great-cthulhu.signs = 2; black-goat.signs = [3]")
        .rolls()
        .by_rule("cwd:elder-signs.2")
        .roll("2 1")
        .asks("great-cthulhu")
        .expect("great-cthulhu.signs = [1, 2]; black-goat.signs = [3]; revealed = [3]")
        .step_in("black-goat", "reveal 3")
        .choose("reveal 2")
        .expect("great-cthulhu = {signs = [1], doom = 2}; black-goat = {signs = [], doom = 3}");
}

#[test]
fn signs_are_seen_by_their_holder_alone() {
    let game = play("great-cthulhu.signs = [1, 3]; black-goat.signs = [2]");
    assert_eq!(game.seen_by("great-cthulhu").sides[0].signs, [Some(1), Some(3)]);
    assert_eq!(game.seen_by("great-cthulhu").sides[1].signs, [None]);
    assert_eq!(game.seen_by("black-goat").sides[0].signs, [None, None]);
}

#[test]
fn books_fill_what_the_table_meets_first() {
    play("great-cthulhu.books = ['dreams']; great-cthulhu.map.boston = 'cthulhu'")
        .expect("great-cthulhu.filled = ['awaken']; great-cthulhu.awakened = 1");
    play("great-cthulhu.books = ['dreams', 'absorb']; round = 2")
        .expect("great-cthulhu.filled = ['first-doom-phase', 'one-kill']; great-cthulhu.awakened = 0");
}

#[test]
fn books_do_not_fill_what_has_not_happened_yet() {
    // Before the first Doom phase, its space is filled last, and its book is taken during that phase.
    let filled = "great-cthulhu.filled = ['one-kill', 'two-kills']";
    for at in ["action-phase", "turn great-cthulhu", "gather", "doom-phase", "doom great-cthulhu"] {
        let game = play(&format!("at = '{at}'; great-cthulhu.books = ['dreams', 'absorb']")).expect(filled);
        if at.starts_with("doom") {
            drop(game.can("slot first-doom-phase"));
        }
    }
    // After that phase, it is filled first.
    let filled = "great-cthulhu.filled = ['first-doom-phase', 'one-kill']";
    for at in ["at = 'doom black-goat'", "at = 'end-of-round'", "at = 'gather'; round = 2"] {
        play(&format!("{at}; great-cthulhu.books = ['dreams', 'absorb']")).expect(filled);
    }
    // The second player has not had their go yet when the first player's go starts.
    play("at = 'doom black-goat'; first = 'black-goat'; great-cthulhu.books = ['dreams', 'absorb']")
        .expect("great-cthulhu.filled = ['one-kill', 'two-kills']");
    // Without an awakening its space stays empty while another one can be filled.
    play("round = 2; great-cthulhu.books = ['dreams', 'absorb', 'devolve', 'submerge']; great-cthulhu.awakened = 0")
        .expect("great-cthulhu.filled = ['first-doom-phase', 'one-kill', 'two-kills', 'water-gates']");
}

#[test]
fn a_book_for_awakening_means_that_he_has_awakened() {
    let all = "['absorb', 'regenerate', 'devolve', 'dreams', 'submerge', 'yha-nthlei']";
    let five = "['absorb', 'regenerate', 'devolve', 'dreams', 'submerge']";
    for books in [all, five] {
        play(&format!(
            "at = 'turn great-cthulhu'; round = 5; great-cthulhu = {{ books = {books}, power = 5 }}"
        ))
        .expect("great-cthulhu.awakened = 1")
        .choose("awaken charles")
        .expect("great-cthulhu.power = 1; great-cthulhu.awakened = 2");
    }
    let never = wrong(&format!("great-cthulhu = {{ books = {all}, awakened = 0 }}"));
    assert!(never.contains("great-cthulhu.awakened: 0 is not possible; it can be 1 to 99"), "{never}");
}

#[test]
fn whoever_is_below_comes_back_together() {
    play(
        "at = 'turn great-cthulhu'; great-cthulhu.books = ['submerge']; great-cthulhu.below = 'cthulhu, 2 acolyte';
         great-cthulhu.map = {}",
    )
    .choose("surface arkham")
    .stands("great-cthulhu", "arkham = '2 acolyte, cthulhu'");
}

#[test]
fn errors_name_the_place_and_what_would_be_right() {
    for (text, said) in [
        ("at = 'dawn'", "line 1: at: there is no step “dawn”. There are: action-phase, turn FACTION"),
        ("at = 'gathr'", "Did you mean “gather”?"),
        ("at = 'turn cthulhu'", "at: there is no “cthulhu”. There are: great-cthulhu, black-goat."),
        ("at = 'battle bostn'", "Did you mean “boston”?"),
        ("at = 'battle boston'", "at: a battle needs figures of both factions in boston"),
        ("game = 'chess'", "line 1: game: this is a game of chess, not of cthulhu-duel"),
        ("moon = 3", "line 1: there is no key “moon”. There are: at, round"),
        ("great-cthulu.power = 3", "Did you mean “great-cthulhu”?"),
        ("great-cthulhu.powr = 3", "line 1: great-cthulhu: there is no key “powr”. There are: power, doom"),
        ("factions = ['black-goat']", "factions: a game has two factions, not 1"),
        ("factions = ['black-goat', 'black-goat']", "factions: “black-goat” appears more than once"),
        ("factions = ['black-goat', 'dagon']", "factions: there is no “dagon”"),
        ("first = 'dagon'", "first: there is no “dagon”"),
        ("round = 0", "round: 0 is not possible; it can be 1 to 99"),
        ("ritual = 12", "ritual: 12 is not possible; it can be 5 to 11"),
        ("at = 'gather'; withering = 1", "line 2: withering: the withering marker moves in the Action phase"),
        ("black-goat.power = 100", "black-goat.power: 100 is not possible; it can be 0 to 99"),
        ("black-goat.doom = -1", "black-goat.doom: “-1” does not fit; it takes a whole number"),
        ("black-goat.books = ['dreams']", "black-goat.books: there is no “dreams”. There are: frenzy"),
        ("black-goat.books = ['frenzy', 'frenzy']", "black-goat.books: “frenzy” appears more than once"),
        ("black-goat.filled = ['awaken']", "each book fills one space, but 1 spaces and 0 books are named"),
        ("black-goat.filled = ['devour']", "black-goat.filled: there is no “devour”. There are: four-zones"),
        (
            "black-goat.books = ['ghroth', 'frenzy']; black-goat.filled = ['awaken', 'awaken']",
            "line 2: black-goat.filled: “awaken” appears more than once",
        ),
        (
            "great-cthulhu.books = ['dreams']; great-cthulhu.filled = ['last-in-doom-phase']",
            "“last-in-doom-phase” can be filled only after the five others",
        ),
        (
            "great-cthulhu.map.boston = 'cthulhu'; great-cthulhu.awakened = 0",
            "great-cthulhu.awakened: 0 is not possible; it can be 1 to 99",
        ),
        ("great-cthulhu.map.atlantis = ''", "great-cthulhu.map.atlantis: there is no “atlantis”"),
        ("[great-cthulhu.map]; charles = ''; jersey-reef = ''", "“charles” appears more than once"),
        (
            "great-cthulhu.map.boston = 'ghoul'",
            "great-cthulhu.map.boston: there is no “ghoul”. There are: acolyte",
        ),
        ("great-cthulhu.map.boston = 'shogoth'", "Did you mean “shoggoth”?"),
        ("great-cthulhu.map.boston = 'few acolyte'", "“few acolyte” is no figure"),
        ("great-cthulhu.map.boston = '0 acolyte'", "“0 acolyte” is no figure"),
        ("great-cthulhu.map.boston = 'one big acolyte'", "“one big acolyte” is no figure"),
        ("great-cthulhu.map.boston = '7 acolyte'", "7 of “acolyte” are named; the faction has 6"),
        (
            "[great-cthulhu.map]; boston = 'cthulhu'; salem = 'cthulhu'",
            "2 of “cthulhu” are named; the faction has 1",
        ),
        ("great-cthulhu.captured = 7", "great-cthulhu.captured: 7 of “acolyte” are named"),
        ("great-cthulhu.captured = 3; great-cthulhu.map.boston = '4 acolyte'", "7 of “acolyte” are named"),
        ("great-cthulhu.map.boston = 'gate'", "nobody there can stand on the gate"),
        (
            "great-cthulhu.map.boston = 'acolyte, deep-one, gate by deep-one'",
            "nobody there can stand on the gate",
        ),
        ("black-goat.map.boston = 'dark-young, gate'", "nobody there can stand on the gate"),
        ("great-cthulhu.map.boston = 'acolyte, gate, gate'", "“gate” appears more than once"),
        (
            "great-cthulhu.map.boston = 'acolyte, gate'; black-goat.map.boston = 'acolyte, gate'",
            "line 2: black-goat.map.boston: boston has a gate already",
        ),
        ("free-gates = ['jersey-reef']", "free-gates: charles has a gate already"),
        ("free-gates = ['salem', 'salem']", "free-gates: salem has a gate already"),
        ("great-cthulhu.below = 'cthulhu'", "great-cthulhu.below: only “cthulhu”, with the book “submerge”"),
        (
            "great-cthulhu.books = ['submerge']; great-cthulhu.below = 'acolyte'",
            "only “cthulhu”, with the book",
        ),
        ("great-cthulhu.signs = 'two'", "great-cthulhu.signs: it takes the values of the Elder Signs"),
        ("great-cthulhu.signs = [4]", "great-cthulhu.signs: 4 is not possible; it can be 1 to 3"),
        (
            "great-cthulhu.signs = [3, 3]; revealed = [3]",
            "great-cthulhu.signs: there are no more Elder Signs worth 3",
        ),
        (
            "great-cthulhu.signs = 7; black-goat.signs = 6",
            "great-cthulhu.signs: 7 is not possible; it can be 0 to 6",
        ),
    ] {
        let error = wrong(text);
        assert!(error.contains(said), "{text}\n  says “{error}”\n  without “{said}”");
    }
}

/// A file with every key, for the round trip and for mutations.
const FULL: &str = "game = 'cthulhu-duel'
at = 'turn black-goat'
factions = ['black-goat', 'great-cthulhu']
round = 4
first = 'black-goat'
withering = 1
ritual = 7
free-gates = ['salem', 'devil-reef']
revealed = [1, 2]
[great-cthulhu]
power = 0
doom = 12
signs = [1, 3]
books = ['devolve', 'dreams', 'submerge']
filled = ['one-kill', 'awaken', 'water-gates']
awakened = 2
captured = 1
below = 'cthulhu, 2 acolyte'
[great-cthulhu.map]
charles = '2 acolyte, deep-one, gate'
boston = 'starspawn'
[black-goat]
power = 9
doom = 17
signs = [2]
books = ['red-sign', 'frenzy', 'necrophagy']
filled = ['four-zones', 'sacrifice', 'awaken']
[black-goat.map]
dunwich = '2 acolyte, ghoul'
arkham = '2 dark-young, acolyte, gate by dark-young'
innsmouth = '2 mi-go, shub-niggurath, acolyte, gate'
kingsport = 'mi-go'
";

#[test]
fn a_table_described_is_read_back_as_it_was() {
    let content = Content::standard();
    let first = started::<Duel>(&content, FULL).expect("a position");
    let mut table = position_file::write(&first, &content).expect("a file can describe it");
    assert_eq!(table["at"].as_str(), Some("turn black-goat"));
    // The turn has already paid for withering.
    assert_eq!(table["black-goat"]["power"].as_integer(), Some(8));
    table["black-goat"]["power"] = 9.into();
    let again = started(&content, &table.to_string()).expect("a position");
    assert_eq!(again, first);
}

/// Every kind of step, and some invalid ones.
const STEPS: [&str; 12] = [
    "action-phase",
    "turn great-cthulhu",
    "battle boston",
    "battle black-goat arkham",
    "gather",
    "first-player",
    "doom-phase",
    "doom black-goat",
    "doom great-cthulhu",
    "end-of-round",
    "battle",
    "",
];

#[test]
fn no_text_makes_the_reader_or_the_game_panic() {
    let files = BrokenFiles { files: &[FULL], steps: &STEPS, of_step: &["withering"] };
    files.assert_no_panic::<Duel>(&Content::standard(), 2000);
}
