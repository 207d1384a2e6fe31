//! The conformance suite on the unmodified game.

use std::sync::Arc;

use engine::suite::Suite;

use crate::game::{Content, Dusk, Seance};

#[test]
fn the_trial_game_keeps_every_promise() {
    let setups = vec![
        ("two guests".into(), Dusk::TWO),
        ("three guests".into(), Dusk::THREE),
        ("four guests".into(), Dusk::FOUR),
        ("a long night".into(), Dusk::LONG),
    ];
    let suite = Suite::<Seance>::new(Arc::new(Content::default()), setups).playing(25, 4);
    let report = suite.assert_conforms();
    assert_eq!(report.games, 4 * suite.games);
    assert_eq!(report.ends.values().sum::<usize>(), report.games, "every game ends");
}
