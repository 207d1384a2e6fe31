//! The games that are measured.

use std::marker::PhantomData;
use std::time::Duration;

use arkham_lcg::Lcg;
use cthulhu_duel::Duel;
use figures::Goal;
use final_hour::FinalHour;
use table::{Dice, Playable};

use crate::undo;
use crate::work::{Bench, Run};

/// Every game on the shelf: the most instructions that a decision of random play and a copy of a position should take,
/// how many decisions a core should make in a second, and what the set-ups measured have in common.
pub(crate) static GAMES: &[&dyn Measured] = &[
    &Subject::<FinalHour>::within(4000.0, 1000.0),
    &Subject::<Duel>::within(5000.0, 1000.0),
    &Subject::<Lcg>::within(15000.0, 3000.0).making(183_000.0).playing(&[
        ("scenario", "the-gathering"),
        ("difficulty", "standard"),
        ("investigators", "roland-banks"),
    ]),
];

/// Options that every set-up measured has, by key and value; others are drawn at random.
pub(crate) type Given = &'static [(&'static str, &'static str)];

/// A set-up with what is given, anything else by chance.
pub(crate) fn any_setup<G: Playable>(content: &G::Content, given: Given, dice: &mut dyn Dice) -> G::Setup {
    let given: Vec<(String, String)> = given.iter().map(|&(key, value)| (key.into(), value.into())).collect();
    G::any_setup(content, &given, dice).expect("options that go together make a set-up")
}

/// A game that can be measured.
pub(crate) trait Measured: Sync {
    /// Its name on the command line.
    fn name(&self) -> &'static str;

    /// The most instructions that a decision of random play should take.
    fn decision(&self) -> f64;

    /// The most instructions that a copy of a position should take.
    fn copy(&self) -> f64;

    /// How many decisions of random play a core should make in a second.
    fn pace(&self) -> Goal;

    /// What the set-ups measured have in common.
    fn given(&self) -> Given;

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
    copy: f64,
    pace: Goal,
    given: Given,
    game: PhantomData<fn() -> G>,
}

impl<G: Playable> Subject<G> {
    const fn within(decision: f64, copy: f64) -> Self {
        Subject { decision, copy, pace: Goal::Known, given: &[], game: PhantomData }
    }

    const fn making(self, decisions: f64) -> Self {
        Subject { pace: Goal::AtLeast(decisions), ..self }
    }

    const fn playing(self, given: Given) -> Self {
        Subject { given, ..self }
    }
}

impl<G: Playable> Measured for Subject<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn decision(&self) -> f64 {
        self.decision
    }

    fn copy(&self) -> f64 {
        self.copy
    }

    fn pace(&self) -> Goal {
        self.pace
    }

    fn given(&self) -> Given {
        self.given
    }

    fn bench(&self) -> Box<dyn Run> {
        Box::new(Bench::<G>::new(self.given))
    }

    fn slowest_undo(&self) -> Duration {
        undo::slowest::<G>(self.given)
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
