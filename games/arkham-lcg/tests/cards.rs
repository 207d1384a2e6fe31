//! Plays every card: its effects, and when it cannot be used.

mod common;

mod cards {
    mod encounters;
    mod figures;
    mod guardian;
    mod investigators;
    mod masks;
    mod mystic;
    mod neutral;
    mod rogue;
    mod seeker;
    mod survivor;
    mod symbols;
    mod together;
    mod weaknesses;
    mod woods;
}

/// Scenario reference cards, whose contents are in the scenario files and are covered by the tests of tokens.
const REFERENCES: [&str; 3] = ["01104", "01120", "01142"];

#[test]
fn every_card_of_the_box_is_played_by_a_test() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cards");
    let files = std::fs::read_dir(folder).expect("the tests are there");
    let texts = files.map(|file| std::fs::read_to_string(file.expect("a file").path()).expect("text"));
    let text: String = texts.collect();
    let named: std::collections::BTreeSet<&str> =
        text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').collect();
    let content = arkham_lcg::Content::standard();
    let first = |title: &str| content.cards().iter().find(|card| card.title == title).map(|card| &card.code);
    // A title refers to the first card that has it; the others have to be named by code.
    let played = |card: &&arkham_lcg::content::CardDef| {
        named.contains(card.code.as_str())
            || (named.contains(card.title.as_str()) && first(&card.title) == Some(&card.code))
    };
    let missing: Vec<&str> = content
        .cards()
        .iter()
        .filter(|card| !REFERENCES.contains(&card.code.as_str()) && !played(card))
        .map(|card| card.code.as_str())
        .collect();
    assert_eq!(missing, [""; 0], "no test plays these cards");
}
