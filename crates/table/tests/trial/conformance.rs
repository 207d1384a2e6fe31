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
    let report = check::<Seance>(&Suite { games: 25, ..Suite::new(Arc::new(Content::default()), setups) });
    let report = report.unwrap_or_else(|broken| panic!("{broken}"));
    println!("{report}");
    assert_eq!(report.games, 100);
}
