//! Reasons why a choice is not available.

use std::sync::Arc;

use engine::{Describe, Move, Seat, Table, position_file};
use final_hour::{Content, FinalHour, position};

const JENNY: Seat = Seat(0);

fn laid_out(text: &str) -> Table<FinalHour> {
    Table::laid_out(Arc::new(Content::load()), &text.replace(';', "\n")).expect("a position")
}

/// As `laid_out`, with the upper or lower effect of Jenny's card replaced.
fn effect(half: &str, script: &str, text: &str) -> Table<FinalHour> {
    let key = if half == "upper" { "upper" } else { "lower.both" };
    let content = Content::with_pack(&format!("cards.jennys-twin-45s.{key} = {script}")).expect("a pack");
    let text = format!("at = '{half} jennys-twin-45s'; {text}").replace(';', "\n");
    Table::laid_out(Arc::new(content), &text).expect("a position")
}

fn say(table: &mut Table<FinalHour>, words: &str) {
    let q = table.offer(JENNY).expect("Jenny is asked");
    let what = position_file::read_answer(table.now(), table.content(), &q, words).expect(words);
    table.play(Move::Say { seat: JENNY, what }).expect(words);
}

/// The reason a player reads when asking why the choice is not possible.
#[track_caller]
fn why(table: &Table<FinalHour>, words: &str) -> String {
    let (now, q) = (table.now(), table.offer(JENNY).expect("Jenny is asked"));
    let named = |choice| position::choice(now.game(), table.content(), choice);
    let refused = q.refused().iter().find(|(choice, _)| named(*choice).iter().any(|name| name == words));
    let (choice, rule) = refused.unwrap_or_else(|| panic!("“{words}” is not refused"));
    let why = now.game().refusal_reason(table.content(), now.stack(), choice, *rule);
    testkit::in_english::<FinalHour>(&why.unwrap_or_else(|| panic!("“{words}” has no reason of its own")))
}

#[test]
fn a_monster_that_is_too_healthy_says_how_much_is_lacking() {
    let attack = "[{ attack = { wounds = 2, at = 'here' } }]";
    let mut game = effect("upper", attack, "monsters.12 = ['2 red 1', 'red 3 stalker', 'red 2 killer']");
    assert_eq!(why(&game, "red 3 stalker"), "It takes 3 wounds to destroy it, and 2 are left.");
    say(&mut game, "red 1");
    assert_eq!(why(&game, "red 2 killer"), "It takes 2 wounds to destroy it, and 1 is left.");
}

#[test]
fn a_location_says_what_it_lacks_or_that_it_is_done() {
    let one = |effect: &str| format!("[{{ {effect} }}]");
    let somewhere =
        "jenny-barnes.at = 3; destruction = { 1 = 1, 4 = 1 }; monsters = { 1 = ['red 1'], 4 = ['red 1'] }";
    for (script, said) in [
        (one("destroy = { count = 1, at = { one = 'board' } }"), "There is no monster there."),
        (one("repair = { tokens = 1, at = { one = 'board' } }"), "There is no destruction token there."),
        (one("repair = { tokens = 1, at = { among = 'board' } }"), "There is no destruction token there."),
    ] {
        assert_eq!(why(&effect("upper", &script, somewhere), "at 2"), said);
    }
    let explore = effect("upper", &one("investigate = { one = 'board' }"), somewhere);
    assert_eq!(why(&explore, "at 12"), "There is no clue there any more.");
    let ruined = effect(
        "lower",
        &one("destruction = { tokens = 1, at = { one = 'board' } }"),
        "ritual = 3; monsters = {}; destruction.6 = 2",
    );
    assert_eq!(why(&ruined, "at 6"), "Every cell there is destroyed already.");
    let gates =
        "ritual = 3; gates = { tesseract = 8, heptagram = 15, trinity = 1 }; monsters.15 = ['3 red 1']";
    let mut each = effect("lower", &one("spawn = { count = 1, at = { each = 'gates' } }"), gates);
    say(&mut each, "at 1");
    let drawn = position_file::read_roll(each.now(), each.content(), "blue 1").expect("a monster");
    each.play(Move::Roll(drawn)).expect("a roll");
    assert_eq!(why(&each, "at 1"), "This effect has been carried out there already.");
}

#[test]
fn a_monster_that_stays_says_why() {
    let lure = "[{ push = { count = 2, from = { among = 'your-zone' }, to = 'you' } }]";
    let zone = "jenny-barnes.at = 3; monsters = { 4 = ['red 1', 'blue 1'], 5 = ['red 2 killer'] }";
    let mut game = effect("upper", lure, zone);
    assert_eq!(why(&game, "red 2 killer"), "No pathway leads from there to Jenny.");
    say(&mut game, "red 1");
    assert_eq!(why(&game, "red 1 at 3"), "This effect has moved it already.");
    let from = "[{ push = { count = 1, from = { one = 'board' }, to = 'you' } }]";
    let zone = "ritual = 4; jenny-barnes.at = 3; monsters = { 4 = ['red 1'], 9 = ['red 1'], 12 = ['red 1'], 5 = ['blue 1'] }";
    let game = effect("lower", from, zone);
    for (words, said) in [
        ("at 4", "This effect cannot make monsters leave the ritual site."),
        ("at 5", "No pathway leads from there to Jenny."),
        ("at 3", "There is no monster there."),
    ] {
        assert_eq!(why(&game, words), said, "{words}");
    }
}

#[test]
fn rows_and_items_say_why_they_wait() {
    let solo = "at = 'resolve'; solo = true; monsters = {}; played = ['4 soiree', 11, 20, 27]";
    let mut game = laid_out(solo);
    say(&mut game, "jenny-barnes");
    let card = position_file::read_roll(game.now(), game.content(), "socialite 1").expect("a card");
    game.play(Move::Roll(card)).expect("a roll");
    assert_eq!(why(&game, "row 1"), "An action card lies there already.");
    let items = "at = 'resolve'; monsters = {}; jenny-barnes.items = ['bicycle', 'lantern']; \
                 played = ['8 socialite', '14 dynamite', '21 grand-gala', '28 dynamite']";
    assert_eq!(
        why(&laid_out(items), "use lantern"),
        "This item is used after your action card has been resolved."
    );
}
