//! The engine's promises hold for this game, whoever sits where.

use std::collections::BTreeSet;
use std::sync::Arc;

use cthulhu_duel::{Content, Duel, Setup};
use rulebook::Ledger;
use table::suite::{self, Suite};

#[test]
fn the_engines_promises_hold() {
    let ledger = Ledger::parse(include_str!("../../../rules/cwd.toml")).expect("the ledger is sound");
    let rules: BTreeSet<String> = ledger.entries.iter().map(|entry| entry.id.clone()).collect();
    let seats = [["great-cthulhu", "black-goat"], ["black-goat", "great-cthulhu"], ["random", "random"]];
    let setups =
        seats.map(|factions| (factions.join(" against "), Setup { factions: factions.map(String::from) }));
    let mut suite = Suite::<Duel>::new(Arc::new(Content::standard()), setups.into());
    suite.rules = Some(rules);
    // The soak plays more of them, looked at less closely each.
    suite.games = std::env::var("DREADBOARD_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(10);
    suite.pace = if suite.games > 50 { 256 } else { 64 };
    match suite::check(&suite) {
        Ok(report) => println!("{report}"),
        Err(broken) => panic!("{broken}"),
    }
}
