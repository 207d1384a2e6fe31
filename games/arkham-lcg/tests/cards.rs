//! Every card, played: what it does, and when it cannot be used.

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

/// Cards that only name a scenario: what stands on them is in its file, and tests of tokens play it.
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
    // A title means the first card that bears it; the others have to be named by their codes.
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
