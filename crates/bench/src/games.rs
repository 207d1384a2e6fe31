//! The games that are measured.

use std::marker::PhantomData;
use std::time::Duration;

use arkham_lcg::Lcg;
use cthulhu_duel::Duel;
use final_hour::FinalHour;
use table::Playable;

use crate::undo;
use crate::work::{Bench, Run};

/// Every game on the shelf, with the most instructions that a decision of random play should take.
pub(crate) static GAMES: &[&dyn Measured] = &[
    &Subject::<FinalHour>::deciding_within(4000.0),
    &Subject::<Duel>::deciding_within(5000.0),
    &Subject::<Lcg>::deciding_within(15000.0),
];

/// A game that can be measured.
pub(crate) trait Measured: Sync {
    /// Its name on the command line.
    fn name(&self) -> &'static str;

    /// The most instructions that a decision of random play should take.
    fn decision(&self) -> f64;

    /// The game made ready to be played.
    fn bench(&self) -> Box<dyn Run>;

    /// How long the slowest way back takes in a finished game.
    fn slowest_undo(&self) -> Duration;
}

/// The game of that name.
pub(crate) fn find(name: &str) -> Result<&'static dyn Measured, String> {
    GAMES
        .iter()
        .copied()
        .find(|game| game.name() == name)
        .ok_or_else(|| format!("no game {name:?} is measured"))
}

struct Subject<G> {
    decision: f64,
    game: PhantomData<fn() -> G>,
}

impl<G: Playable> Subject<G> {
    const fn deciding_within(decision: f64) -> Self {
        Subject { decision, game: PhantomData }
    }
}

impl<G: Playable> Measured for Subject<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn decision(&self) -> f64 {
        self.decision
    }

    fn bench(&self) -> Box<dyn Run> {
        Box::new(Bench::<G>::new())
    }

    fn slowest_undo(&self) -> Duration {
        undo::slowest::<G>()
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_game_on_the_shelf_is_measured() {
        let measured: Vec<_> = super::GAMES.iter().map(|game| game.name()).collect();
        let shelved: Vec<_> = shelf::games().iter().map(|game| game.name()).collect();
        assert_eq!(measured, shelved);
    }
}
