//! The work to measure: random games and searches from various set-ups.

use std::str::FromStr;

use bots::{Bot, Budget, Playout, Random, Search};
use engine::{Cx, Dice, Offer, Playable, Position, Seat, Viewer};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;

use crate::games::{Chosen, any_setup};

/// The number of starting positions, used in turn.
const STARTS: usize = 12;
/// The number of random games from a start; the longest is played to its middle.
const TRIES: u64 = 8;
/// The number of decisions played from a position in the middle of a game.
const STRETCH: u64 = 40;
/// The number of walks of a search per decision: few, because every instruction is counted.
pub(crate) const WALKS: u32 = 500;

/// A kind of work, to be repeated a chosen number of times.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Work {
    /// Plays whole random games.
    Games,
    /// Plays at random from the middle of a game.
    Middle,
    /// Copies a position into an existing one.
    Clone,
    /// Resamples worlds for each seat in turn.
    Resample,
    /// Plays whole games with search bots.
    Search,
}

impl Work {
    const ALL: [Work; 5] = [Work::Games, Work::Middle, Work::Clone, Work::Resample, Work::Search];

    /// The name on the command line.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Work::Games => "games",
            Work::Middle => "middle",
            Work::Clone => "clone",
            Work::Resample => "resample",
            Work::Search => "search",
        }
    }

    /// The number of repetitions in the smaller and in the larger of its two runs.
    pub(crate) fn sizes(self, searched_games: u64) -> (u64, u64) {
        match self {
            Work::Games | Work::Middle => (60, 300),
            Work::Clone | Work::Resample => (1000, 5000),
            Work::Search => (0, searched_games),
        }
    }
}

impl FromStr for Work {
    type Err = String;

    fn from_str(name: &str) -> Result<Work, String> {
        let found = Work::ALL.into_iter().find(|work| work.name() == name);
        found.ok_or_else(|| format!("there is no work {name:?}"))
    }
}

/// Runs work for any game.
pub(crate) trait Run {
    /// Does the work `times` times. Returns the number of units done: decisions, copies, worlds or walks.
    fn run(&mut self, work: Work, times: u64) -> u64;
}

/// The prepared game, so that a small and a large run differ only in the work itself.
pub(crate) struct Bench<G: Playable> {
    content: G::Content,
    starts: Vec<Playout<G>>,
    middles: Vec<Playout<G>>,
    spare: Position<G>,
    offer: Offer<G>,
}

impl<G: Playable> Bench<G> {
    pub(crate) fn new(chosen: &Chosen) -> Self {
        let content = G::standard();
        let mut dice = Pcg64::seed_from_u64(3);
        let mut fresh = || {
            let setup = any_setup::<G>(&content, chosen, &mut dice);
            Position::<G>::start(&setup, &mut Cx::silent(&content)).expect("the set-up is playable")
        };
        let starts: Vec<Position<G>> = (0..STARTS).map(|_| fresh()).collect();
        let later = |(at, start): (usize, &_)| Playout::new(middle(start, &content, at as u64 * TRIES));
        let middles = starts.iter().enumerate().map(later).collect();
        let spare = starts[0].clone();
        let starts = starts.into_iter().map(Playout::new).collect();
        Bench { content, starts, middles, spare, offer: Offer::new() }
    }
}

impl<G: Playable> Run for Bench<G> {
    fn run(&mut self, work: Work, times: u64) -> u64 {
        let Bench { content, starts, middles, spare, offer } = self;
        let mut dice = Pcg64::seed_from_u64(5);
        let mut units = 0;
        for n in 0..times as usize {
            let (start, middle) = (&mut starts[n % STARTS], &mut middles[n % STARTS]);
            match work {
                Work::Games => units += play_until(start, content, u64::MAX, &mut dice),
                Work::Middle => units += play_until(middle, content, STRETCH, &mut dice),
                Work::Clone => {
                    spare.clone_from(middle.now());
                    std::hint::black_box(&spare);
                    units += 1;
                }
                Work::Resample => {
                    spare.clone_from(middle.now());
                    let seat = Seat((n / STARTS % spare.game().seats()) as u8);
                    spare.resample(content, Viewer::only(seat), &mut dice, offer);
                    units += 1;
                }
                Work::Search => units += search(start, content, &mut dice),
            }
        }
        units
    }
}

/// Plays at random from the start until the end or `most` decisions; returns their number.
fn play_until<G: Playable>(
    playout: &mut Playout<G>,
    content: &G::Content,
    most: u64,
    dice: &mut dyn Dice,
) -> u64 {
    playout.reset();
    while playout.now().end().is_none() && playout.tally().decisions < most {
        let random = |p: &_, seat, q: &_, dice: &mut dyn Dice| Random.choose(p, content, seat, q, dice);
        playout.advance(content, dice, random).expect("no rule contradicts itself");
    }
    playout.tally().decisions
}

/// The position halfway through the longest of some random games, with seeds from `first` on.
fn middle<G: Playable>(start: &Position<G>, content: &G::Content, first: u64) -> Position<G> {
    let mut playout = Playout::new(start.clone());
    let mut play = |seed, most| play_until(&mut playout, content, most, &mut Pcg64::seed_from_u64(seed));
    let games = (first..first + TRIES).map(|seed| (play(seed, u64::MAX), seed));
    let (decisions, seed) = games.max().expect("some games are tried");
    play(seed, decisions / 2);
    playout.now().clone()
}

/// Plays a whole game with a search bot in every seat; returns the number of walks.
fn search<G: Playable>(playout: &mut Playout<G>, content: &G::Content, dice: &mut dyn Dice) -> u64 {
    let seats = playout.now().game().seats();
    let mut bots: Vec<Search<G>> = (0..seats).map(|_| Search::new(Budget::Walks(WALKS))).collect();
    let mut walks = 0;
    playout.reset();
    while playout.now().end().is_none() {
        let think = |position: &_, seat: Seat, offer: &_, dice: &mut dyn Dice| {
            let thought = bots[seat.index()].choose(position, content, seat, offer, dice);
            walks += u64::from(thought.worlds);
            thought
        };
        playout.advance(content, dice, think).expect("no rule contradicts itself");
    }
    walks
}
