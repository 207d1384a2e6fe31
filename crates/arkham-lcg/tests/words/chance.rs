//! The chance of a test that players are told is the one by the tokens in the bag.

use std::sync::Arc;

use arkham_lcg::{Choice, Content, Frame, Lcg, position};
use table::{Arg, Eye, Move, Msg, Offer, Seat, Table, Words};

const ROLAND: Seat = Seat(0);

fn table(text: &str) -> Table<Lcg> {
    Table::laid_out(Arc::new(Content::standard()), text).expect("a position")
}

fn chance(msg: &Msg) -> Option<i64> {
    msg.args.iter().find_map(|(name, arg)| match arg {
        Arg::Num(n) if *name == "chance" => Some(*n),
        _ => None,
    })
}

/// The chance that the choice names.
fn of_choice(table: &Table<Lcg>, wanted: Choice) -> Option<i64> {
    let now = table.now();
    chance(&now.game().choice(table.content(), now.stack(), &wanted))
}

fn say(table: &mut Table<Lcg>, words: &str) {
    let q: Offer<Lcg> = table.offer(ROLAND).expect("Roland is asked");
    let what = position::read_choice(table.now(), table.content(), &q, words).expect(words);
    table.play(Move::Say { seat: ROLAND, what: [what].into_iter().collect() }).expect(words);
}

/// Roland, intellect 3, in the study, shroud 2, with this bag.
fn study(bag: &str) -> Table<Lcg> {
    table(&format!("at = 'turn roland-banks'\nbag = {bag}\n[roland-banks]\nhand = ['perception']"))
}

#[test]
fn an_action_names_its_chance_by_the_numbers_in_the_bag() {
    let chance = |bag: &str| of_choice(&study(bag), Choice::Investigate);
    assert_eq!(chance("['0', '-1', '-2', '-3']"), Some(50), "a value of 2 is enough");
    assert_eq!(chance("['0', '-1', '+1']"), Some(100));
    assert_eq!(chance("['0', 'auto-fail', '-1', '-1', '-8']"), Some(60));
}

#[test]
fn committed_cards_count_in_the_test_and_in_the_view() {
    let mut table = study("['-1', '-2', '-3', 'auto-fail']");
    say(&mut table, "investigate");
    while matches!(table.now().stack().last(), Some(Frame::Window(_))) {
        say(&mut table, "pass");
    }
    let now = table.now();
    let asked = chance(&now.game().question(table.content(), now.stack(), ROLAND));
    assert_eq!(asked, Some(25));
    let of_view = |table: &Table<Lcg>| {
        let view = table.now().view(table.content(), Eye::only(ROLAND));
        view.test.map(|test| i64::from(test.chance))
    };
    assert_eq!(of_view(&table), asked);
    say(&mut table, "commit perception");
    assert_eq!(of_view(&table), Some(75), "two icons more");
}

#[test]
fn symbols_count_as_the_scenario_says() {
    // A skull of The Gathering counts the ghouls at the location.
    let skulls = "['skull', '-8', '-8', '-8']";
    assert_eq!(of_choice(&study(skulls), Choice::Investigate), Some(25));
}
