//! Choices between cards with the same name say which one is meant, and nothing more.

use arkham_lcg::{Choice, Lcg};
use engine::{Describe, Seat, Table};
use testkit::StrictLocalizer;

use crate::seat::{offered, refused, table};

/// The texts of the headings and the items under them.
fn grouped(table: &Table<Lcg>, speech: &StrictLocalizer) -> Vec<(String, String)> {
    let (now, content) = (table.now(), table.content());
    let q = table.offer(Seat(0)).expect("the seat is asked");
    let group = |choice: &Choice| now.game().group(content, now.stack(), Seat(0), choice);
    let all = q.choices().iter().filter_map(|(choice, _)| group(choice));
    all.map(|group| (speech.say(&group.heading), speech.say(&group.item))).collect()
}

#[track_caller]
fn has(all: &[String], words: &str) {
    assert!(all.iter().any(|said| said == words), "“{words}” is not among {all:?}");
}

#[test]
fn an_event_in_the_discard_pile_says_where_it_lies() {
    let wendy = table(
        "at = 'turn wendy-adams'
        wendy-adams = { hand = ['emergency-cache'], play = ['wendys-amulet'], discards = ['emergency-cache', 'knife'] }",
    );
    let [english, russian, ukrainian] = StrictLocalizer::all::<Lcg>();
    let said = offered(&wendy, &english);
    has(&said, "Play Emergency Cache for 0");
    has(&said, "Play Emergency Cache from the discard pile for 0");
    has(&offered(&wendy, &russian), "Сыграть из сброса карту «Тайник на чёрный день» за 0");
    has(&offered(&wendy, &ukrainian), "Зіграти з відбою карту «Схованка на чорний день» за 0");
    let items: Vec<String> = grouped(&wendy, &english).into_iter().map(|(_, item)| item).collect();
    has(&items, "Emergency Cache for 0");
    has(&items, "Emergency Cache from the discard pile for 0");
}

#[test]
fn a_card_without_a_price_is_said_without_one() {
    let roland = table("at = 'turn roland-banks'\n[roland-banks]\nhand = ['perception', 'knife']");
    let [english, ..] = StrictLocalizer::all::<Lcg>();
    assert_eq!(refused(&roland, "Play Perception for", &english), []);
    assert_eq!(refused(&roland, "Play Perception", &english).len(), 1);
    has(&offered(&roland, &english), "Play Knife for 1");
}

#[test]
fn only_cards_that_could_be_confused_are_numbered() {
    let [english, ..] = StrictLocalizer::all::<Lcg>();
    let headings = |text: &str| {
        let table = table(&format!("at = 'turn roland-banks'\n{text}"));
        grouped(&table, &english).into_iter().map(|(heading, _)| heading).collect::<Vec<_>>()
    };
    let torch = |text: &str| {
        headings(text).into_iter().filter(|said| said.contains("Flashlight")).collect::<Vec<_>>()
    };
    let one = "roland-banks = { play = ['flashlight'], hand = ['flashlight'] }";
    assert_eq!(torch(one), ["Use Flashlight"]);
    let others = "roland-banks.play = ['flashlight']\ndaisy-walker.play = ['flashlight']";
    assert_eq!(torch(others), ["Use Flashlight"]);
    let two = "roland-banks.play = ['flashlight', 'flashlight']";
    assert_eq!(torch(two), ["Use Flashlight (no. 1)", "Use Flashlight (no. 2)"]);
    let far = "places = { hallway = { cards = ['ghoul-minion'] }, study = {} }\nroland-banks = { at = 'study', threat = ['ghoul-minion'] }";
    assert!(!headings(far).iter().any(|said| said.contains("no.")), "{:?}", headings(far));
    let near = "roland-banks.threat = ['ghoul-minion', 'ghoul-minion']";
    assert!(headings(near).iter().any(|said| said == "The Ghoul Minion (no. 2)"), "{:?}", headings(near));
}

#[test]
fn a_card_of_somebody_else_says_whose_it_is() {
    let [english, russian, ukrainian] = StrictLocalizer::all::<Lcg>();
    let table = table(
        "at = 'turn roland-banks'
        lead = 'roland-banks'
        roland-banks = {}
        daisy-walker = { threat = ['haunted'] }",
    );
    let use_of = |table: &Table<Lcg>, speech: &StrictLocalizer, words: &str| {
        let all = offered(table, speech);
        assert!(all.iter().any(|said| said.starts_with(words)), "“{words}” is not among {all:?}");
    };
    use_of(&table, &english, "Haunted (Daisy’s). ");
    use_of(&table, &russian, "«Призраки» (у Дейзи). ");
    use_of(&table, &ukrainian, "«Привиди» (у Дейзі). ");
    let headings: Vec<String> = grouped(&table, &english).into_iter().map(|(heading, _)| heading).collect();
    has(&headings, "Use Haunted (Daisy’s)");
}
