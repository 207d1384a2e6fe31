//! The suite on the game as it is.

use std::sync::Arc;

use table::suite::{Suite, check};

use crate::game::{Content, Dusk, Seance};

#[test]
fn the_trial_game_keeps_every_promise() {
    let setups = vec![
        ("two guests".into(), Dusk::TWO),
        ("three guests".into(), Dusk::THREE),
        ("four guests".into(), Dusk::FOUR),
        ("a long night".into(), Dusk::LONG),
    ];
    // The soak plays more of them.
    let games = std::env::var("DREADBOARD_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(25);
    let suite = Suite { games, ..Suite::<Seance>::new(Arc::new(Content::default()), setups) };
    let report = check(&suite).unwrap_or_else(|broken| panic!("{broken}"));
    println!("{report}");
    assert_eq!(report.games, 4 * games);
    assert_eq!(report.ends.values().sum::<usize>(), report.games, "every game ends");
}
