//! Position files of every game: what random play reaches is described, read, and described again.

use engine::{Playable, PositionFile};
use rand_pcg::Pcg64;
use registry::GameVisitor;
use testkit::RoundTrips;

/// The number of random games of each game.
const GAMES: u64 = 30;

struct RoundTripsOfAll;

impl GameVisitor for RoundTripsOfAll {
    fn visit<G: Playable>(&mut self) {
        // A game that is still being built can be without position files.
        if G::PositionFile::STEPS.is_empty() {
            return;
        }
        let content = G::standard();
        let mut found = RoundTrips::default();
        for seed in 0..GAMES {
            let dice = &mut Pcg64::new(seed.into(), 1);
            let setup = G::random_setup(&content, &[], dice).expect("a random set-up can be played");
            found.play::<G>(&content, &setup, dice);
        }
        assert!(found.states > 50, "{}: {} states", G::NAME, found.states);
        assert!(found.resumed > 20, "{}: play resumed from {} states", G::NAME, found.resumed);
    }
}

#[test]
fn a_state_described_is_read_as_it_was() {
    registry::visit_games(&mut RoundTripsOfAll);
}
