//! The games to measure.

use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::path::Path;
use std::time::Duration;

use engine::{Dice, Playable};
use measurements::Goal;
use registry::GameVisitor;
use serde::Deserialize;

use crate::undo;
use crate::work::{Bench, Run};

/// A game's `bench.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BenchFile {
    setup: Vec<MeasuredSetup>,
}

/// A set-up that is measured.
#[derive(Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct MeasuredSetup {
    /// The name of its figures: the game and the size of the set-up.
    pub(crate) label: String,
    /// Options of the set-up; others are drawn at random.
    #[serde(default)]
    pub(crate) options: BTreeMap<String, String>,
    /// Whole games that are searched under callgrind.
    #[serde(default = "searched_games")]
    pub(crate) searched_games: u64,
    /// What its figures should be.
    pub(crate) goals: Goals,
}

fn searched_games() -> u64 {
    4
}

/// The goals of a set-up.
#[derive(Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Goals {
    /// The most instructions for a decision of random play.
    pub(crate) instructions_per_decision: f64,
    /// The most instructions for a copy of a position.
    pub(crate) instructions_per_copy: f64,
    /// The most instructions for drawing a world for a seat.
    #[serde(default = "resampling")]
    pub(crate) instructions_per_resampling: f64,
    /// The most instructions for a walk of a search.
    #[serde(default = "walk")]
    pub(crate) instructions_per_walk: f64,
    /// The most allocations for a thousand decisions.
    #[serde(default = "allocations", rename = "allocations-per-1000-decisions")]
    pub(crate) allocations: f64,
    /// The fewest decisions of random play that a core makes in a second, if that is a goal.
    pub(crate) decisions_per_second: Option<f64>,
}

fn resampling() -> f64 {
    10_000.0
}

fn walk() -> f64 {
    150_000.0
}

fn allocations() -> f64 {
    1.0
}

impl Goals {
    /// How many decisions of random play a core should make in a second.
    pub(crate) fn pace(&self) -> Goal {
        self.decisions_per_second.map_or(Goal::Known, Goal::AtLeast)
    }
}

/// The chosen options of a set-up, by key and value.
pub(crate) type Chosen = [(String, String)];

/// A set-up with the chosen options, the others drawn at random.
pub(crate) fn any_setup<G: Playable>(content: &G::Content, chosen: &Chosen, dice: &mut dyn Dice) -> G::Setup {
    G::random_setup(content, chosen, dice).expect("options that go together make a set-up")
}

/// A set-up of a game that can be measured.
pub(crate) trait Measured {
    /// The game's name.
    fn name(&self) -> &'static str;

    /// The set-up and its goals.
    fn setup(&self) -> &MeasuredSetup;

    /// The chosen options.
    fn chosen(&self) -> Vec<(String, String)> {
        self.setup().options.clone().into_iter().collect()
    }

    /// The fewest and the most seats among some set-ups with these options.
    #[cfg(test)]
    fn seats(&self, chosen: &Chosen, tries: u64) -> (usize, usize);

    /// The game ready to be played.
    fn bench(&self) -> Box<dyn Run>;

    /// How long the slowest undo takes in a finished game.
    fn slowest_undo(&self) -> Duration;
}

/// All set-ups of all games, as their files list them.
pub(crate) fn all() -> Result<Vec<Box<dyn Measured>>, String> {
    let mut collected = Collect { setups: Vec::new(), failed: None };
    registry::visit_games(&mut collected);
    collected.failed.map_or(Ok(collected.setups), Err)
}

/// The set-up with this label.
pub(crate) fn find(label: &str) -> Result<Box<dyn Measured>, String> {
    let found = all()?.into_iter().find(|setup| setup.setup().label == label);
    found.ok_or_else(|| format!("no set-up {label:?} is measured"))
}

struct Collect {
    setups: Vec<Box<dyn Measured>>,
    failed: Option<String>,
}

impl GameVisitor for Collect {
    fn visit<G: Playable>(&mut self) {
        let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
        let path = games.join(G::NAME).join("bench.toml");
        let text = std::fs::read_to_string(&path).map_err(|error| error.to_string());
        let file =
            text.and_then(|text| toml::from_str::<BenchFile>(&text).map_err(|error| error.to_string()));
        match file {
            Ok(file) => {
                let subject =
                    |setup| Box::new(Subject::<G> { setup, game: PhantomData }) as Box<dyn Measured>;
                self.setups.extend(file.setup.into_iter().map(subject));
            }
            Err(error) => self.failed = Some(format!("{}: {error}", path.display())),
        }
    }
}

struct Subject<G> {
    setup: MeasuredSetup,
    game: PhantomData<fn() -> G>,
}

impl<G: Playable> Measured for Subject<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn setup(&self) -> &MeasuredSetup {
        &self.setup
    }

    #[cfg(test)]
    fn seats(&self, chosen: &Chosen, tries: u64) -> (usize, usize) {
        use engine::{Cx, Position};
        use rand_core::SeedableRng;
        let content = G::standard();
        let mut dice = rand_pcg::Pcg64::seed_from_u64(11);
        let seats = (0..tries).map(|_| {
            let setup = any_setup::<G>(&content, chosen, &mut dice);
            let start = Position::<G>::start(&setup, &mut Cx::silent(&content));
            start.expect("the set-up is playable").game().seats()
        });
        seats.fold((usize::MAX, 0), |(least, most), seats| (least.min(seats), most.max(seats)))
    }

    fn bench(&self) -> Box<dyn Run> {
        Box::new(Bench::<G>::new(&self.chosen()))
    }

    fn slowest_undo(&self) -> Duration {
        undo::slowest::<G>(&self.chosen())
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_game_is_measured_with_its_fewest_and_its_most_seats() {
        const TRIES: u64 = 300;
        let all = super::all().unwrap();
        for game in registry::games() {
            let setups: Vec<_> = all.iter().filter(|setup| setup.name() == game.name()).collect();
            let (fewest, most) = setups[0].seats(&[], TRIES);
            let measured: Vec<_> = setups.iter().map(|setup| setup.seats(&setup.chosen(), 20)).collect();
            let name = game.name();
            assert!(measured.contains(&(fewest, fewest)), "{name}: {fewest} seats, not {measured:?}");
            assert!(measured.contains(&(most, most)), "{name}: {most} seats, not {measured:?}");
        }
        for (at, setup) in all.iter().enumerate() {
            let label = &setup.setup().label;
            assert!(all[..at].iter().all(|other| other.setup().label != *label), "{label} is listed twice");
        }
    }
}
