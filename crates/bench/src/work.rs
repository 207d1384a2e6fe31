//! What is measured: a game in set-ups of all kinds, played at random and by searching bots.

use std::str::FromStr;

use bots::{Bot, Budget, Playout, Random, Search};
use engine::{Cx, Dice, Offer, Playable, Position, Seat, Viewer};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;

use crate::games::{Chosen, any_setup};

/// Positions to start from, in turn.
const STARTS: usize = 12;
/// Random games from a start, the longest of which is played to its middle.
const TRIES: u64 = 8;
/// Decisions played on from a position in the middle of the game.
const STRETCH: u64 = 40;
/// Walks of a search for each decision: few, because every instruction is counted.
pub(crate) const WALKS: u32 = 500;

/// A piece of work whose size can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Work {
    /// Whole games at random.
    Games,
    /// From the middle of the game on, at random.
    Middle,
    /// Copies of a position into a used one.
    Clone,
    /// Worlds drawn from the eyes of the seats in turn.
    Resample,
    /// Whole games by searching bots.
    Search,
}

impl Work {
    const ALL: [Work; 5] = [Work::Games, Work::Middle, Work::Clone, Work::Resample, Work::Search];

    /// Its name on the command line.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Work::Games => "games",
            Work::Middle => "middle",
            Work::Clone => "clone",
            Work::Resample => "resample",
            Work::Search => "search",
        }
    }

    /// How often it is done in the smaller and in the larger of its two runs.
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

/// Does work, whatever the game.
pub(crate) trait Run {
    /// Does the work so many times. How many units of it were done: decisions, copies, worlds, walks.
    fn run(&mut self, work: Work, times: u64) -> u64;
}

/// Everything prepared, so that the work itself is all that differs between a small and a large run.
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

/// Plays at random from the start, to the end or until so many decisions were made; how many there were.
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

/// Half way through the longest of some random games, other ones for each first seed.
fn middle<G: Playable>(start: &Position<G>, content: &G::Content, first: u64) -> Position<G> {
    let mut playout = Playout::new(start.clone());
    let mut play = |seed, most| play_until(&mut playout, content, most, &mut Pcg64::seed_from_u64(seed));
    let games = (first..first + TRIES).map(|seed| (play(seed, u64::MAX), seed));
    let (decisions, seed) = games.max().expect("some games are tried");
    play(seed, decisions / 2);
    playout.now().clone()
}

/// A whole game with a searching bot in every seat; how many walks they made.
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
