//! The engine's conformance suite, for every setup.

use std::sync::Arc;

use engine::suite::Suite;
use final_hour::content::{Difficulty, Investigator};
use final_hour::{Content, FinalHour, Setup};
use rulebook::Ledger;

/// Every Ancient One at every difficulty for one to four players, with varying investigators and leads.
fn setups(content: &Content) -> Vec<(String, Setup)> {
    let people: Vec<&str> = Investigator::all().map(|who| content.investigator(who).slug.as_str()).collect();
    let mut setups = Vec::new();
    for ancient_one in ["cthulhu", "shudde-mell", "umordhoth"] {
        for &difficulty in Difficulty::ALL {
            for players in 1..=4 {
                let solo = players == 1;
                let count = if solo { 2 } else { players };
                let first = setups.len();
                let investigators: Vec<String> =
                    (0..count).map(|n| people[(first + n) % people.len()].to_string()).collect();
                let lead = (first % count) as u8 + 1;
                let name = format!("{ancient_one} {} for {players}", difficulty.slug());
                let ancient_one = ancient_one.to_string();
                setups.push((name, Setup { investigators, ancient_one, difficulty, lead, solo }));
            }
        }
    }
    setups
}

#[test]
fn the_engines_promises_hold() {
    let content = Content::load();
    let ledger = Ledger::parse(include_str!("../rules.toml")).expect("the ledger is sound");
    let setups = setups(&content);
    Suite::<FinalHour>::new(Arc::new(content), setups).citing(&ledger).playing(2, 12).assert_conforms();
}
