//! The probability of success shown to players agrees with the tokens in the bag.

use std::sync::Arc;

use arkham_lcg::{Choice, Content, Lcg};
use engine::{Arg, Describe, Msg, Seat, Table, Viewer};
use testkit::StrictLocalizer;

use crate::seat::{choices, offered, pass, say, table};

const ROLAND: Seat = Seat(0);

fn chance(msg: &Msg) -> Option<i64> {
    msg.args.iter().find_map(|(name, arg)| match arg {
        Arg::Num(n) if *name == "chance" => Some(*n),
        _ => None,
    })
}

/// The probability in the text of the choice.
fn of_choice(table: &Table<Lcg>, wanted: Choice) -> Option<i64> {
    let now = table.now();
    chance(&now.game().choice(table.content(), now.stack(), ROLAND, &wanted))
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
    pass(&mut table);
    let now = table.now();
    let asked = chance(&now.game().question(table.content(), now.stack(), ROLAND));
    assert_eq!(asked, Some(25));
    let of_view = |table: &Table<Lcg>| {
        let view = table.now().view(table.content(), Viewer::only(ROLAND));
        view.test.map(|test| i64::from(test.chance))
    };
    assert_eq!(of_view(&table), asked);
    say(&mut table, "commit perception");
    assert_eq!(of_view(&table), Some(75), "two icons more");
}

#[test]
fn symbols_count_as_the_scenario_says() {
    // A skull in The Gathering counts the Ghouls at the location.
    let skulls = "['skull', '-8', '-8', '-8']";
    assert_eq!(of_choice(&study(skulls), Choice::Investigate), Some(25));
}

/// The probabilities in the offered choices whose text begins with these words.
fn of_words(table: &Table<Lcg>, words: &str) -> Vec<i64> {
    let [english, ..] = StrictLocalizer::all::<Lcg>();
    choices(table).iter().filter(|msg| english.say(msg).starts_with(words)).filter_map(chance).collect()
}

#[test]
fn an_ability_that_begins_a_test_names_the_chance_too() {
    let bag = "['0', '-1', '-2', '-3']";
    let lamp = table(&format!("at = 'turn roland-banks'\nbag = {bag}\nroland-banks.play = ['flashlight']"));
    assert_eq!(of_words(&lamp, "Flashlight"), [100], "the shroud is 0");
    // Combat 4 plus 1, or plus 3 with clues here, against 2.
    let gun = "roland-banks = { play = ['rolands-38-special'], threat = ['ghoul-minion'] }";
    let gun = |clues: u8| {
        let bag = "['-2', '-4', '-6', 'auto-fail']";
        let text = format!("at = 'turn roland-banks'\nbag = {bag}\nplaces.study.clues = {clues}\n{gun}");
        of_words(&table(&text), "Roland’s .38 Special")
    };
    assert_eq!((gun(0), gun(1)), (vec![25], vec![50]));
    // The same with an event.
    let stab = "skids-otoole = { resources = 9, hand = ['backstab'], threat = ['ghoul-minion'] }";
    let stab = table(&format!("at = 'turn skids-otoole'\nbag = ['-2', '-3']\n{stab}"));
    assert_eq!(of_words(&stab, "Play Backstab"), [50], "agility 4 against 2");
}

#[test]
fn where_there_are_several_enemies_each_names_its_chance() {
    let [english, ..] = StrictLocalizer::all::<Lcg>();
    let knife = "roland-banks = { play = ['machete'], threat = ['ghoul-minion', 'swarm-of-rats'] }";
    let mut table = table(&format!("at = 'turn roland-banks'\nbag = ['-3', '-4']\n{knife}"));
    assert_eq!(of_words(&table, "Machete"), Vec::<i64>::new());
    say(&mut table, "use machete");
    let mut all = offered(&table, &english);
    all.sort();
    assert_eq!(all, ["Ghoul Minion (chance\u{a0}50\u{a0}%)", "Swarm of Rats (chance\u{a0}100\u{a0}%)"]);
}

#[test]
fn the_chance_of_what_one_may_do_in_anothers_turn_is_ones_own() {
    let omen = "[(
        code: \"m1\", title: \"omen\", type: asset, class: neutral, cost: 0,
        abilities: [(when: Free, does: Test(of: [intellect], against: N(5), pass: Resources(N(1))))],
    )]";
    let content = Arc::new(Content::with_cards(omen).expect("a card"));
    let chances = |seat, who: &str| {
        let bag = "['0', '-1', '-2', '-3']";
        let text = format!(
            "at = 'turn roland-banks'\nbag = {bag}\nroland-banks.damage = 0\ndaisy-walker.damage = 0\n{who}.play = ['omen']"
        );
        let table = Table::<Lcg>::laid_out(content.clone(), &text).expect("a position");
        let (now, content) = (table.now(), table.content());
        let q = table.offer(seat).expect("the seat may do something");
        let mut offered = q.choices().iter().chain(q.anytime()).map(|(choice, _)| choice);
        let used = offered.find(|choice| matches!(choice, Choice::Use(..))).expect("it can be used");
        let group = now.game().group(content, now.stack(), seat, used).expect("it has a heading");
        [now.game().choice(content, now.stack(), seat, used), group.item].map(|msg| chance(&msg))
    };
    assert_eq!(chances(ROLAND, "roland-banks"), [Some(0); 2], "intellect 3");
    assert_eq!(chances(Seat(1), "daisy-walker"), [Some(25); 2], "intellect 5");
}

#[test]
fn an_elder_sign_without_a_text_adds_nothing() {
    // Wendy's succeeds while her amulet is in play, unless the Stubborn Detective blanks her text.
    let wendy = |threat: &str| {
        let text = format!(
            "at = 'turn wendy-adams'\nbag = ['elder-sign']\nplaces.study.cards = ['obscuring-fog', 'obscuring-fog']
            wendy-adams = {{ play = ['wendys-amulet'], threat = [{threat}] }}"
        );
        of_choice(&table(&text), Choice::Investigate)
    };
    assert_eq!(wendy(""), Some(100));
    assert_eq!(wendy("'stubborn-detective'"), Some(0));
}
