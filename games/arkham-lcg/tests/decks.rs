//! Deck building, and the exchange format of other programs.

use arkham_lcg::campaign::Campaign;
use arkham_lcg::deck::{Listed, Purpose};
use arkham_lcg::{Content, Deck, Lcg};
use engine::{Msg, Playable};
use rulebook::covers;

const ROLAND: &str = "01001";
const SKIDS: &str = "01003";
const WENDY: &str = "01005";

/// The starter deck with some cards added and some removed.
fn deck(content: &Content, investigator: &str, adds: &[(&str, u8)], less: &[(&str, u8)]) -> Deck {
    let mut deck = Deck::starter(content, investigator).expect("everybody has a starter deck");
    for &(code, n) in adds {
        *deck.cards.entry(code.into()).or_default() += n;
    }
    for &(code, n) in less {
        *deck.cards.get_mut(code).expect("a card of the deck") -= n;
    }
    deck
}

/// The message ids of the deck's problems.
fn wrong(content: &Content, deck: &Deck, purpose: Purpose) -> Vec<String> {
    deck.problems(content, purpose).into_iter().map(|problem| problem.what.id).collect()
}

#[test]
fn every_starter_deck_is_right() {
    let content = Content::standard();
    for investigator in ["01001", "01002", "01003", "01004", "01005"] {
        let deck = Deck::starter(&content, investigator).expect("everybody has one");
        for purpose in [Purpose::Start, Purpose::Campaign, Purpose::Standalone] {
            assert_eq!(deck.problems(&content, purpose), [], "{investigator} for {purpose:?}");
        }
    }
}

#[test]
fn a_deck_holds_thirty_cards_besides_weaknesses_and_ones_own() {
    covers!("lcg:deckbuilding.3");
    let content = Content::standard();
    let deck = |less| deck(&content, ROLAND, &[], less);
    assert_eq!(deck(&[]).size(&content), 30);
    assert_eq!(wrong(&content, &deck(&[("01086", 1)]), Purpose::Start), ["lcg-error-deck-size"]);
}

#[test]
fn copies_count_by_title_whatever_their_level() {
    covers!("lcg:deckbuilding.4");
    let content = Content::standard();
    // Lucky! of level 0 and of level 2 share a title.
    let two = deck(&content, WENDY, &[("01084", 1)], &[("01086", 1)]);
    assert_eq!(wrong(&content, &two, Purpose::Campaign), [""; 0]);
    let three = deck(&content, WENDY, &[("01084", 2)], &[("01086", 1), ("01087", 1)]);
    assert_eq!(wrong(&content, &three, Purpose::Campaign), ["lcg-error-deck-copies"]);
}

#[test]
fn classes_and_levels_have_to_suit_the_investigator() {
    covers!("lcg:deckbuilding.5");
    let content = Content::standard();
    let with = |card| deck(&content, SKIDS, &[(card, 1)], &[("01093", 1)]);
    assert_eq!(wrong(&content, &with("01057"), Purpose::Campaign), [""; 0], "a rogue of level 4");
    assert_eq!(wrong(&content, &with("01028"), Purpose::Campaign), [""; 0], "a guardian of level 2");
    assert_eq!(
        wrong(&content, &with("01029"), Purpose::Campaign),
        ["lcg-error-deck-level"],
        "a guardian of level 4"
    );
    assert_eq!(wrong(&content, &with("01060"), Purpose::Campaign), ["lcg-error-deck-class"], "a mystic");
    assert_eq!(wrong(&content, &with("01094"), Purpose::Campaign), [""; 0], "neutral, of level 3");
}

#[test]
fn a_campaign_begins_without_cards_of_higher_levels() {
    covers!("lcg:deckbuilding.6");
    let content = Content::standard();
    let deck = deck(&content, SKIDS, &[("01054", 1)], &[("01093", 1)]);
    assert_eq!(wrong(&content, &deck, Purpose::Start), ["lcg-error-deck-start-level"]);
    assert_eq!(wrong(&content, &deck, Purpose::Campaign), [""; 0]);
}

#[test]
fn cards_that_belong_to_an_investigator_are_there_exactly_once() {
    covers!("lcg:deckbuilding.7");
    let content = Content::standard();
    let without = deck(&content, ROLAND, &[], &[("01007", 1)]);
    assert_eq!(wrong(&content, &without, Purpose::Start), ["lcg-error-deck-required"]);
    let twice = deck(&content, ROLAND, &[("01006", 1)], &[]);
    assert_eq!(wrong(&content, &twice, Purpose::Start), ["lcg-error-deck-required"]);
    let others = deck(&content, ROLAND, &[("01008", 1)], &[]);
    assert_eq!(wrong(&content, &others, Purpose::Start), ["lcg-error-deck-of-another"]);
}

#[test]
fn one_basic_weakness_comes_last() {
    covers!("lcg:deckbuilding.8");
    let content = Content::standard();
    let none = deck(&content, ROLAND, &[], &[("01000", 1)]);
    assert_eq!(wrong(&content, &none, Purpose::Start), ["lcg-error-deck-basic"]);
    let chosen = deck(&content, ROLAND, &[("01096", 1)], &[("01000", 1)]);
    assert_eq!(wrong(&content, &chosen, Purpose::Start), [""; 0]);
}

#[test]
fn lita_comes_only_by_the_story() {
    covers!("lcg:deckbuilding.9");
    let content = Content::standard();
    let deck = deck(&content, ROLAND, &[("01117", 1)], &[]);
    assert_eq!(wrong(&content, &deck, Purpose::Start), ["lcg-error-deck-story"]);
    assert_eq!(wrong(&content, &deck, Purpose::Standalone), ["lcg-error-deck-story"]);
    assert_eq!(wrong(&content, &deck, Purpose::Campaign), [""; 0]);
}

#[test]
fn what_is_no_players_card_is_named() {
    covers!("lcg:deckbuilding.2");
    let content = Content::standard();
    let deck = deck(&content, ROLAND, &[("01116", 1), ("02001", 1), ("01002", 1)], &[]);
    let problems = deck.problems(&content, Purpose::Start);
    let found: Vec<_> =
        problems.iter().map(|problem| (problem.place.as_str(), problem.what.id.as_str())).collect();
    assert_eq!(
        found,
        [
            ("cards", "lcg-error-deck-not-in-box"),
            ("cards.01002", "lcg-error-deck-not-for-players"),
            ("cards.01116", "lcg-error-deck-not-for-players"),
        ]
    );
}

#[test]
fn a_standalone_deck_pays_for_higher_levels_with_weaknesses() {
    covers!("lcg:standalone.2");
    let content = Content::standard();
    // Hot Streak twice, Sure Gamble twice, Bulletproof Vest twice: 8 + 6 + 6.
    let dear = [("01057", 2), ("01056", 2), ("01094", 2)];
    let less = [("01093", 2), ("01087", 2), ("01088", 2)];
    let twenty = deck(&content, SKIDS, &dear, &less);
    assert_eq!(twenty.experience(&content), 20);
    assert_eq!(wrong(&content, &twenty, Purpose::Standalone), ["lcg-error-deck-basic"]);
    let paid = twenty.standalone(&content);
    assert_eq!(paid.cards["01000"], 3);
    assert_eq!(wrong(&content, &paid, Purpose::Standalone), [""; 0]);
}

#[test]
fn every_full_ten_of_experience_is_one_more_weakness_by_lot() {
    covers!("lcg:standalone.2");
    let content = Content::standard();
    // Uses as many cards of a level as needed; the limit on copies does not matter here.
    let weaknesses = |worth: u8| {
        let deck = deck(&content, SKIDS, &[("01054", worth)], &[]).standalone(&content);
        let each = content.card(content.kind("01054").expect("a card")).price();
        (u16::from(each) * u16::from(worth), deck.cards["01000"])
    };
    for worth in 0..=49u8 {
        let (experience, found) = weaknesses(worth);
        assert_eq!(u16::from(found), 1 + (experience / 10).min(4), "{experience} experience");
    }
}

#[test]
fn a_standalone_deck_is_worth_less_than_fifty() {
    covers!("lcg:standalone.2");
    let content = Content::standard();
    let levels = |n| {
        let mut deck = deck(&content, SKIDS, &[("01057", n)], &[("01000", 1)]).standalone(&content);
        deck.cards.retain(|_, n| *n > 0);
        wrong(&content, &deck, Purpose::Standalone)
    };
    // There are also too many copies, which does not matter here.
    assert!(!levels(12).contains(&"lcg-error-deck-too-dear".to_string()), "48");
    assert!(levels(13).contains(&"lcg-error-deck-too-dear".to_string()), "52");
}

#[test]
fn decks_go_out_and_come_back_the_same() {
    let content = Content::standard();
    let deck = Deck::starter(&content, ROLAND).expect("everybody has one");
    let listed = Listed { name: "The hunter".into(), deck };
    assert_eq!(Listed::import(&listed.export()), Ok(listed));
}

#[test]
fn a_deck_from_elsewhere_is_read_and_what_else_it_says_left_alone() {
    let text = r#"{"id": 7, "name": "Fists", "investigator_code": "01501", "investigator_name": "Roland Banks",
        "slots": {"01516": 2, "01006": 1, "01000": 1}, "sideSlots": [], "taboo_id": null, "xp": null, "meta": "{}"}"#;
    let listed = Listed::import(text).expect("a deck of the box");
    assert_eq!((listed.name.as_str(), listed.deck.investigator.as_str()), ("Fists", "01001"));
    let cards: Vec<_> = listed.deck.cards.iter().map(|(code, n)| (code.as_str(), *n)).collect();
    assert_eq!(cards, [("01000", 1), ("01006", 1), ("01016", 2)]);
}

#[test]
fn every_card_that_is_not_in_the_box_is_named() {
    let content = Content::standard();
    let text = r#"{"investigator_code": "02001", "slots": {"02009": 1, "01016": 1, "60105": 2}}"#;
    let problems = Lcg::validate_text(&content, "start", text);
    let told: Vec<_> = problems.iter().map(|problem| problem.what.to_string()).collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(
        told[0].contains("lcg-error-deck-code n=1 code=“02009”; lcg-error-deck-code n=2 code=“60105”"),
        "{told:?}"
    );
    assert!(told[1].contains("lcg-error-deck-investigator code=“02001”"), "{told:?}");
}

#[test]
fn cards_of_other_boxes_hide_none_of_the_other_faults_and_each_is_told_once() {
    let content = Content::standard();
    // Cards that are not in the box, three copies of a title, no weakness, no signature cards.
    let text = r#"{"investigator_code": "01001", "slots": {"02009": 2, "01016": 3, "60105": 1}}"#;
    let told = |problems: &[engine::Problem]| -> Vec<String> {
        problems.iter().map(|problem| problem.what.id.clone()).collect()
    };
    let all = [
        "lcg-error-deck-not-in-box",
        "lcg-error-deck-copies",
        "lcg-error-deck-required",
        "lcg-error-deck-required",
        "lcg-error-deck-size",
        "lcg-error-deck-basic",
    ];
    assert_eq!(told(&Lcg::validate_text(&content, "start", text)), all);
    // Starting a game reports the same; with two decks, each problem names the investigator.
    let chosen = |team: &str| {
        let all = [("investigators", team), ("deck-1", text), ("deck-2", text)];
        all.map(|(key, value)| (key.to_owned(), value.to_owned()))
    };
    let refused = |team: &str| {
        <Campaign as engine::Campaign<Lcg>>::begin(&content, &chosen(team)).expect_err("the deck is wrong")
    };
    let alone = refused("roland-banks");
    assert_eq!(alone.place, "deck-1");
    let said = |problem: &Msg| problem.to_string();
    for id in all {
        assert!(said(&alone.problem).contains(id), "{id} in {}", alone.problem);
    }
    assert_eq!(said(&alone.problem).matches("lcg-error-deck-size").count(), 1);
    let two = &chosen("roland-banks,daisy-walker")[..2];
    let starter = <Campaign as engine::Campaign<Lcg>>::begin(&content, two).expect_err("one is wrong");
    assert_eq!(starter.place, "deck-1");
    assert!(said(&starter.problem).contains("lcg-error-deck-of investigator=“lcg-card-roland-banks”"));
    assert!(!said(&starter.problem).contains("daisy"), "{}", starter.problem);
}

#[test]
fn what_is_no_deck_is_refused() {
    for text in ["", "[]", "{}", r#"{"investigator_code": "01001", "slots": {"01016": 300}}"#] {
        let problem = Listed::import(text).expect_err("no deck");
        assert_eq!(problem.what.id, "lcg-error-deck-unreadable", "{text}");
    }
}

/// A permanent Rogue card.
const PURSE: &str = "[(
    code: \"m1\", title: \"old-purse\", type: asset, count: 3, class: rogue, level: 0, keywords: [permanent],
)]";

#[test]
fn a_permanent_is_not_counted_but_has_to_suit_the_deck() {
    covers!("lcg:permanent.2", "lcg:permanent.3");
    let content = Content::with_cards(PURSE).expect("a card");
    let with = |investigator, n| deck(&content, investigator, &[("m1", n)], &[]);
    assert_eq!(wrong(&content, &with(SKIDS, 1), Purpose::Start), [""; 0]);
    assert_eq!(wrong(&content, &with(SKIDS, 3), Purpose::Start), ["lcg-error-deck-copies"]);
    assert_eq!(wrong(&content, &with(ROLAND, 1), Purpose::Start), ["lcg-error-deck-class"]);
}

/// Versions of one title, some of them exceptional.
const VERSIONS: &str = r#"[
    (code: "90011", title: "heirloom", type: asset, class: neutral, level: 1),
    (code: "90013", title: "heirloom", type: asset, class: neutral, level: 3, keywords: [exceptional]),
    (code: "90014", title: "heirloom", type: asset, class: neutral, level: 4),
    (code: "90015", title: "heirloom", type: asset, class: neutral, level: 5, keywords: [exceptional]),
]"#;

#[test]
fn one_exceptional_version_of_a_card_leaves_room_for_no_other() {
    covers!("lcg:exceptional.3");
    let content = Content::with_cards(VERSIONS).expect("cards in the words of the data files");
    let with = |one, other| {
        let deck = deck(&content, ROLAND, &[(one, 1), (other, 1)], &[("01086", 1), ("01087", 1)]);
        wrong(&content, &deck, Purpose::Campaign)
    };
    assert_eq!(with("90011", "90014"), [""; 0]);
    for (one, other) in [("90011", "90013"), ("90013", "90014"), ("90013", "90015")] {
        assert_eq!(with(one, other), ["lcg-error-deck-copies"], "{one} and {other}");
    }
}
