//! The initial state before the first round.

use cthulhu_duel::{Content, Duel, Setup, pile, sign_value};
use engine::{Card, Game, Odds, Seat};
use rulebook::covers;

use crate::common::*;

#[test]
fn all_markers_stand_at_their_beginning() {
    covers!("cwd:setup.2", "cwd:setup.3", "cwd:setup.4");
    start(["great-cthulhu", "black-goat"])
        .expect("ritual = 5; withering = 0; great-cthulhu.doom = 0; black-goat.doom = 0");
}

#[test]
fn both_start_at_home_with_eight_power() {
    covers!("cwd:setup.10", "cwd:setup.11");
    start(["great-cthulhu", "black-goat"])
        .expect("great-cthulhu.power = 8; black-goat.power = 8; free-gates = []")
        .stands("great-cthulhu", "jersey-reef = '6 acolyte, gate'")
        .stands("black-goat", "dunwich = '6 acolyte, gate'");
}

#[test]
fn great_cthulhu_begins_wherever_he_sits() {
    covers!("cwd:setup.12");
    start(["great-cthulhu", "black-goat"]).expect("first = 'great-cthulhu'").asks("great-cthulhu");
    start(["black-goat", "great-cthulhu"]).expect("first = 'great-cthulhu'").asks("great-cthulhu");
}

#[test]
fn the_players_take_different_factions() {
    covers!("cwd:setup.8");
    let content = Content::standard();
    let taken =
        |factions: [&str; 2]| Duel::setup(&Setup { factions: factions.map(String::from) }, &content).is_ok();
    assert!(taken(["great-cthulhu", "black-goat"]));
    assert!(taken(["black-goat", "great-cthulhu"]));
    assert!(!taken(["black-goat", "black-goat"]));
    assert!(!taken(["great-cthulhu", "great-cthulhu"]));
}

#[test]
fn chance_may_decide_who_gets_which_faction() {
    let drawn = |lot: &str| start(["random", "random"]).rolls().by_rule("cwd:setup.8").roll(lot);
    for (lot, seat) in [("0", Seat(0)), ("1", Seat(1))] {
        let play = drawn(lot).asks("great-cthulhu").stands("great-cthulhu", "charles = '6 acolyte, gate'");
        assert_eq!(play.seat("great-cthulhu"), seat);
        play.expect("first = 'great-cthulhu'; black-goat.map = { dunwich = '6 acolyte, gate' }");
    }
}

#[test]
fn everything_else_waits_in_the_pools() {
    covers!("cwd:setup.9");
    let table = start(["great-cthulhu", "black-goat"]).can("summon deep-one jersey-reef");
    let pools: Vec<Vec<u8>> = table.seen().sides.into_iter().map(|side| side.pool).collect();
    assert_eq!(pools, [[0, 4, 2, 2, 1], [0, 2, 4, 3, 1]]);
    table.expect("great-cthulhu.books = []; black-goat.books = []");
    // All six books can be chosen for the first requirement.
    play("at = 'doom great-cthulhu'").choose("first-doom-phase").offers(&[
        "yha-nthlei",
        "absorb",
        "regenerate",
        "devolve",
        "dreams",
        "submerge",
    ]);
}

#[test]
fn the_elder_signs_are_mixed() {
    covers!("cwd:setup.6");
    let table = start(["great-cthulhu", "black-goat"]);
    assert_eq!(table.seen().bag, 12);
    let mut odds = Odds::new();
    table.game().signs.odds_or_card(pile::BAG, 0, &mut odds);
    let values =
        |value| odds.faces().iter().filter(|&&(sign, _)| sign_value(Card(sign as u8)) == value).count();
    assert_eq!([values(1), values(2), values(3)], [6, 4, 2]);
}
