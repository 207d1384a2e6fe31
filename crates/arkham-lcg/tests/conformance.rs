//! The engine's promises hold for this game, whoever plays what.

use std::collections::BTreeSet;
use std::sync::Arc;

use arkham_lcg::content::Difficulty;
use arkham_lcg::{Content, Lcg, Setup, Story};
use rulebook::Ledger;
use table::suite::{self, Suite};

#[test]
fn the_engines_promises_hold() {
    let ledger = Ledger::parse(include_str!("../../../rules/lcg.toml")).unwrap_or_else(|why| panic!("{why}"));
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
