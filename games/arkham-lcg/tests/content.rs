//! Compares the record of proved content alterations with the current content.

use arkham_lcg::Content;
use arkham_lcg::content::{Effect, EffectId};
use rulebook::{ContentProof, Proofs, Record};

/// All possible alterations of the content, as the probe lists them when the content is first read.
fn alterations() -> Vec<String> {
    let file = std::env::temp_dir().join(format!("dreadboard-alterations-{}", std::process::id()));
    let mut reads = std::process::Command::new(std::env::current_exe().expect("this program"));
    reads.args(["--exact", "the_content_can_be_read"]).env("DREADBOARD_ALTERATIONS", &file);
    assert!(reads.output().expect("this program runs").status.success());
    let list = std::fs::read_to_string(&file).expect("the list");
    std::fs::remove_file(&file).expect("the list was there");
    list.lines().map(String::from).collect()
}

#[test]
fn the_content_can_be_read() {
    assert!(!arkham_lcg::Content::standard().cards().is_empty());
}

/// The record says that a test fails for each alteration; `rules prove --content` establishes that.
#[test]
fn every_alteration_of_a_card_is_known_to_be_noticed() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..").as_ref();
    let record = Record::read(root, "arkham-lcg", Proofs::Content).expect("the record");
    let proof =
        ContentProof::read(root, "arkham-lcg").expect("a file of its form").expect("the game has one");
    let all = alterations();
    let known = |name: &&String| record.proved.contains(*name) || proof.alike.contains_key(*name);
    let unknown: Vec<&String> = all.iter().filter(|name| !known(name)).collect();
    assert_eq!(unknown, [""; 0], "try these: dreadboard rules prove --content arkham-lcg CARD");
    let stale: Vec<&String> =
        record.proved.iter().chain(proof.alike.keys()).filter(|name| !all.contains(name)).collect();
    assert_eq!(stale, [""; 0], "these can no longer be made: dreadboard rules prove --content arkham-lcg");
    let both: Vec<&String> = proof.alike.keys().filter(|name| record.proved.contains(*name)).collect();
    assert_eq!(both, [""; 0], "these are noticed, and so not alike");
}

/// Saved positions refer to effects by number.
#[test]
fn effects_are_numbered_in_the_order_of_the_files() {
    let content = Content::standard();
    let of_cards = content.cards().iter().flat_map(|card| {
        let sign = card.elder_sign.iter().filter_map(|sign| sign.pass);
        sign.chain(card.abilities.iter().map(|ability| ability.does))
    });
    let symbols = content.scenarios().iter().flat_map(|scenario| &scenario.symbols);
    let of_symbols = symbols
        .flat_map(|symbol| [symbol.easy.now, symbol.easy.fail, symbol.hard.now, symbol.hard.fail])
        .flatten();
    let all: Vec<EffectId> = of_cards.chain(of_symbols).collect();
    assert!(all.is_sorted_by(|one, next| one < next), "{all:?}");
    for &whole in &all {
        let parts = match content.effect(whole) {
            Effect::All(parts) => parts.clone(),
            Effect::Then(first, second) => vec![*first, *second],
            Effect::Test { pass, fail, .. } => [*pass, *fail].into_iter().flatten().collect(),
            _ => continue,
        };
        assert!(parts.is_sorted_by(|one, next| one < next), "{parts:?}");
        assert!(parts.iter().all(|part| *part < whole), "{parts:?} of {whole:?}");
    }
}

fn error_of(cards: &str, scenarios: &[&str]) -> String {
    Content::with(cards, scenarios).map(|content| content.id().to_owned()).expect_err("the content is wrong")
}

#[test]
fn an_error_names_the_file_the_card_and_the_place() {
    let typo = "[\n(code: \"1\", title: \"a\", type: skill),\n(code: \"2\", title: \"b\", type: skil)]";
    let why = error_of(typo, &[]);
    assert!(why.starts_with("cards:3:31-3:35: 2: Unexpected variant named `skil`"), "{why}");

    let many: String = (0..256).map(|n| format!("(code: \"m{n}\", title: \"m\", type: skill),")).collect();
    let room = 255 - Content::standard().cards().len();
    let why = error_of(&format!("[{many}]"), &[]);
    assert_eq!(why, format!("cards: m{room}: too many cards; there can be 255"));

    let parts = "Surge,".repeat(1 << 16);
    let long = format!("abilities: [(when: Revelation, does: All([{parts}]))]");
    let why = error_of(&format!("[(code: \"1\", title: \"a\", type: treachery, {long})]"), &[]);
    assert_eq!(why, "cards: 1: too many effects; there can be 65536");
}

#[test]
fn an_error_names_the_place_in_the_scenario() {
    let masks = include_str!("../content/the-midnight-masks.ron");
    let devourer = include_str!("../content/the-devourer-below.ron");
    for (scenario, now, wrong, why) in [
        (masks, "slug: \"the-midnight-masks\"", "slug: \"masks\"", "slug: there is no masks to replace"),
        (masks, "cultists: [\"01137\"", "cultists: [\"x\"", "cultists: no card x"),
        (masks, "at: \"downtown\"", "at: \"x\"", "present[1].at: no place x"),
        (masks, "StartAt(\"rivertown\")", "StartAt(\"x\")", "past[1].does: no place x"),
        (devourer, "cards: [\"01149\"]", "cards: [\"x\"]", "places[0].cards: no card x"),
        (devourer, "one_of: [", "one_of: [\"rats\", ", "one_of: the sets differ in size"),
    ] {
        let changed = scenario.replacen(now, wrong, 1);
        assert_ne!(changed, scenario, "{now}");
        assert_eq!(error_of("[]", &[&changed]), format!("scenario: {why}"));
    }
}
