//! The engine's promises hold for this game, whoever plays what.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use arkham_lcg::content::Difficulty;
use arkham_lcg::{Content, Lcg, Setup, Story};
use rulebook::{Ledger, Sources, Status, Way};
use table::suite::{self, Suite};

fn ledger() -> Ledger {
    Ledger::parse(include_str!("../../../rules/lcg.toml")).unwrap_or_else(|why| panic!("{why}"))
}

/// Whoever asks why something happened or is refused reads a rule that says so.
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

#[test]
fn the_engines_promises_hold() {
    let ledger = ledger();
    let rules: BTreeSet<String> = ledger.entries.iter().map(|entry| entry.id.clone()).collect();
    let content = Arc::new(Content::standard());
    let teams: [&[&str]; 3] = [&["01001"], &["01002", "01003"], &["01004", "01005", "01001", "01002"]];
    let worst = Story {
        standalone: false,
        house_burned: true,
        priest_alive: true,
        lita: true,
        past_midnight: true,
        escaped: 0b11_1111,
    };
    let mut setups = Vec::new();
    for (scenario, shift) in content.scenarios().iter().zip(0..) {
        for (team, difficulty) in teams.iter().zip(Difficulty::ALL.into_iter().cycle().skip(shift)) {
            let mut setup = Setup::starters(&content, &scenario.slug, difficulty, team);
            if team.len() > 1 {
                setup.story = worst;
            }
            setups.push((format!("{} of {}", scenario.slug, team.join(", ")), setup));
        }
    }
    let mut suite = Suite::<Lcg>::new(content, setups);
    suite.rules = Some(rules);
    suite.games = std::env::var("DREADBOARD_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(4);
    suite.pace = if suite.games > 50 { 256 } else { 64 };
    match suite::check(&suite) {
        Ok(report) => println!("{report}"),
        Err(broken) => panic!("{broken}"),
    }
}
