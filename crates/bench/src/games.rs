//! The games to measure.

use std::marker::PhantomData;
use std::time::Duration;

use arkham_lcg::Lcg;
use cthulhu_duel::Duel;
use engine::{Dice, Playable};
use final_hour::FinalHour;
use measurements::Goal;

use crate::undo;
use crate::work::{Bench, Run};

/// Every registered game with its smallest and its largest set-up: the maximum instructions for a decision of random
/// play and for a copy of a position, the goal for decisions per second and core, and the fixed options. Duel is always
/// played by the same two factions, so it has only one entry.
pub(crate) static GAMES: &[&dyn Measured] = &[
    &Subject::<FinalHour>::within("final-hour, smallest", 4000.0, 1000.0)
        .playing(&[("investigators", "jenny-barnes,michael-mcglen"), ("solo", "yes")]),
    &Subject::<FinalHour>::within("final-hour, largest", 4000.0, 1000.0)
        .playing(&[("investigators", "jenny-barnes,michael-mcglen,lily-chen,ashcan-pete")]),
    &Subject::<Duel>::within("cthulhu-duel", 5000.0, 1000.0),
    &Subject::<Lcg>::within("arkham-lcg, smallest", 15000.0, 3000.0).making(183_000.0).playing(&[
        ("scenario", "the-gathering"),
        ("difficulty", "standard"),
        ("investigators", "roland-banks"),
    ]),
    &Subject::<Lcg>::within("arkham-lcg, largest", 15000.0, 3000.0).searching(1).playing(&[
        ("scenario", "the-devourer-below"),
        ("difficulty", "standard"),
        ("investigators", "roland-banks,daisy-walker,skids-otoole,agnes-baker"),
    ]),
];

/// Options that every measured set-up has, as keys and values; others are random.
pub(crate) type Given = &'static [(&'static str, &'static str)];

/// A random set-up with these options.
pub(crate) fn any_setup<G: Playable>(content: &G::Content, given: Given, dice: &mut dyn Dice) -> G::Setup {
    let given: Vec<(String, String)> = given.iter().map(|&(key, value)| (key.into(), value.into())).collect();
    G::random_setup(content, &given, dice).expect("options that go together make a set-up")
}

/// A game that can be measured.
pub(crate) trait Measured: Sync {
    /// The game's name.
    fn name(&self) -> &'static str;

    /// The key of its figures: the game and the size of the set-up.
    fn label(&self) -> &'static str;

    /// The number of whole games searched under callgrind.
    fn searched_games(&self) -> u64;

    /// The minimum and maximum number of seats among `tries` random set-ups.
    #[cfg(test)]
    fn seats(&self, given: Given, tries: u64) -> (usize, usize);

    /// The maximum instructions for a decision of random play.
    fn decision(&self) -> f64;

    /// The maximum instructions for a copy of a position.
    fn copy(&self) -> f64;

    /// The goal for decisions of random play per second on one core.
    fn pace(&self) -> Goal;

    /// The options that all measured set-ups have.
    fn given(&self) -> Given;

    /// Prepares the game for measurement.
    fn bench(&self) -> Box<dyn Run>;

    /// The duration of the slowest undo in a finished game.
    fn slowest_undo(&self) -> Duration;
}

/// The entry with this label.
pub(crate) fn find(name: &str) -> Result<&'static dyn Measured, String> {
    GAMES
        .iter()
        .copied()
        .find(|game| game.label() == name)
        .ok_or_else(|| format!("no game {name:?} is measured"))
}

struct Subject<G> {
    label: &'static str,
    searched_games: u64,
    decision: f64,
    copy: f64,
    pace: Goal,
    given: Given,
    game: PhantomData<fn() -> G>,
}

impl<G: Playable> Subject<G> {
    const fn within(label: &'static str, decision: f64, copy: f64) -> Self {
        let pace = Goal::Known;
        Subject { label, searched_games: 4, decision, copy, pace, given: &[], game: PhantomData }
    }

    const fn searching(self, searched_games: u64) -> Self {
        Subject { searched_games, ..self }
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

    fn label(&self) -> &'static str {
        self.label
    }

    fn searched_games(&self) -> u64 {
        self.searched_games
    }

    #[cfg(test)]
    fn seats(&self, given: Given, tries: u64) -> (usize, usize) {
        use engine::{Cx, Position};
        use rand_core::SeedableRng;
        let content = G::standard();
        let mut dice = rand_pcg::Pcg64::seed_from_u64(11);
        let seats = (0..tries).map(|_| {
            let setup = any_setup::<G>(&content, given, &mut dice);
            let start = Position::<G>::start(&setup, &mut Cx::silent(&content));
            start.expect("the set-up is playable").game().seats()
        });
        seats.fold((usize::MAX, 0), |(least, most), seats| (least.min(seats), most.max(seats)))
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
        let mut measured: Vec<_> = super::GAMES.iter().map(|game| game.name()).collect();
        measured.dedup();
        let shelved: Vec<_> = registry::games().iter().map(|game| game.name()).collect();
        assert_eq!(measured, shelved);
    }

    #[test]
    fn every_game_is_measured_with_its_fewest_and_its_most_seats() {
        const TRIES: u64 = 300;
        for (at, game) in super::GAMES.iter().enumerate() {
            let (fewest, most) = game.seats(&[], TRIES);
            let of_game = super::GAMES.iter().filter(|other| other.name() == game.name());
            let measured: Vec<_> = of_game.map(|other| other.seats(other.given(), 20)).collect();
            let name = game.name();
            assert!(measured.contains(&(fewest, fewest)), "{name}: {fewest} seats, not {measured:?}");
            assert!(measured.contains(&(most, most)), "{name}: {most} seats, not {measured:?}");
            let labels = super::GAMES.iter().take(at).map(|other| other.label());
            assert!(labels.into_iter().all(|label| label != game.label()), "{} stands twice", game.label());
        }
    }
}
