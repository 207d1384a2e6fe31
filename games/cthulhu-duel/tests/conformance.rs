//! The engine's conformance suite, for either seating and for random factions.

use std::sync::Arc;

use cthulhu_duel::{Content, Duel, Setup};
use engine::suite::Suite;
use rulebook::Ledger;

#[test]
fn the_engines_promises_hold() {
    let ledger = Ledger::parse(include_str!("../rules.toml")).expect("the ledger is sound");
    let seats = [["great-cthulhu", "black-goat"], ["black-goat", "great-cthulhu"], ["random", "random"]];
    let setups =
        seats.map(|factions| (factions.join(" against "), Setup { factions: factions.map(String::from) }));
    let content = Arc::new(Content::standard());
    Suite::<Duel>::new(content, setups.into()).citing(&ledger).playing(10, 64).assert_conforms();
}
