//! The engine's conformance suite for this game.

#[path = "setups/mod.rs"]
mod setups;

use std::path::Path;
use std::sync::Arc;

use arkham_lcg::{Content, Lcg};
use engine::suite::{self, Suite};
use rand_pcg::Pcg64;
use rulebook::{Ledger, Sources, Status, Way};
use setups::{Kind, gives_up};

fn ledger() -> Ledger {
    Ledger::parse(include_str!("../rules.toml")).unwrap_or_else(|why| panic!("{why}"))
}

/// Answers to "why?" must cite ids that state a rule of play.
#[test]
fn no_answer_cites_what_states_no_rule_of_play() {
    let ledger = ledger();
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let sources = Sources::scan(root, &ledger.game).expect("the sources can be read");
    let carried = |mention: &&rulebook::Mention| {
        mention.way == Way::Carries && mention.place.file.contains("arkham-lcg/src/")
    };
    let all: Vec<_> = sources.mentions.iter().filter(carried).collect();
    assert!(all.len() > 100, "only {} were found", all.len());
    let states = |id: &str| match ledger.get(id).map(|entry| &entry.status) {
        None | Some(Status::Physical | Status::Flavour | Status::Gap { .. }) => false,
        Some(
            Status::Rule
            | Status::Definition { .. }
            | Status::Example { .. }
            | Status::Permission { .. }
            | Status::Duplicate { .. },
        ) => true,
    };
    let empty = all.iter().filter(|mention| !states(&mention.id));
    let empty: Vec<String> = empty.map(|mention| format!("{}: {}", mention.place, mention.id)).collect();
    assert!(empty.is_empty(), "{}", empty.join("\n"));
}

/// A long run plays this many games of every kind, each with random decks and a random story, by players who rarely
/// give up. A short run plays one game of three kinds in four, so that each scenario and each number of investigators
/// is played at three difficulties.
#[test]
fn the_engines_promises_hold() {
    let content = Arc::new(Content::standard());
    let kinds = Kind::all(&content).into_iter();
    let kinds: Vec<Kind> = match suite::soak() {
        Some(games) => (0..games).flat_map(|_| kinds.clone()).collect(),
        None => {
            kinds.filter(|of| !(of.scenario + of.difficulty as usize + of.count).is_multiple_of(4)).collect()
        }
    };
    let mut dice = Pcg64::new(1, 1);
    let setups = kinds.iter().map(|kind| (kind.name(&content), kind.any(&content, &mut dice))).collect();
    let suite = Suite::<Lcg>::new(content, setups).citing(&ledger()).playing(1, 64);
    Suite { games: 1, ends_early: suite::soak().map(|_| gives_up as _), ..suite }.assert_conforms();
}
