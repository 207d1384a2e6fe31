//! The engine's conformance suite, for every scenario with one to six players. It runs only as a long run
//! (`DREADBOARD_GAMES=1`), because not every decision is told yet whose result shows only later, and the suite notices.

use std::sync::Arc;

use arkham_horror::content::{Investigator, Scenario};
use arkham_horror::{ArkhamHorror, Content, Options, Setup};
use engine::suite::{Suite, soak};
use rulebook::Ledger;

/// Every scenario for one to six players, with varying investigators and leads.
fn setups(content: &Content) -> Vec<(String, Setup)> {
    let people: Vec<&str> = Investigator::all().map(|who| content.investigator(who).slug.as_str()).collect();
    let mut setups = Vec::new();
    for scenario in Scenario::all() {
        let scenario = content.scenario(scenario).sheet.slug.clone();
        for players in 1..=6 {
            let first = setups.len();
            let investigators: Vec<String> =
                (0..players).map(|n| people[(5 * first + n) % people.len()].to_string()).collect();
            let lead = (first % players) as u8 + 1;
            let name = format!("{scenario} for {players}");
            setups.push((
                name,
                Setup { scenario: scenario.clone(), investigators, lead, options: Options::default() },
            ));
        }
    }
    setups
}

#[test]
fn the_engines_promises_hold() {
    if soak().is_none() {
        return;
    }
    let content = Content::standard();
    let ledger = Ledger::parse(include_str!("../rules.toml")).expect("the ledger is sound");
    let setups = setups(&content);
    Suite::<ArkhamHorror>::of_rules(Arc::new(content), setups)
        .citing(&ledger)
        .playing(1, 12)
        .assert_conforms();
}
