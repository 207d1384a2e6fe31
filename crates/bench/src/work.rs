//! What is measured: Final Hour with three seats, played at random.

use std::str::FromStr;

use bench::{Party, start};
use final_hour::content::{Ancient, Difficulty};
use final_hour::{Choice, Content, FinalHour, Frame};
use players::{Bot, Playout, Random, Thought};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;
use table::{Answer, Dice, Eye, Move, Offer, Position, Seat};

/// The round in which the middle of the game begins.
const MIDDLE: u8 = 3;
/// Decisions played on from a position in the middle of the game.
const STRETCH: u64 = 40;
/// Positions to start from, in turn.
const STARTS: usize = 12;

/// A piece of work whose size can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Work {
    /// Whole games; a vote for the ritual may end them early.
    Games,
    /// From the middle of the game on, nobody voting for the ritual.
    Middle,
    /// Copies of a position into a used one.
    Clone,
    /// Worlds drawn from the eyes of the seats in turn.
    Resample,
}

impl Work {
    /// All of them, with how often each is done in the smaller of its two runs.
    pub(crate) const ALL: [(Work, u64); 4] =
        [(Work::Games, 60), (Work::Middle, 60), (Work::Clone, 1000), (Work::Resample, 1000)];

    /// Its name on the command line.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Work::Games => "games",
            Work::Middle => "middle",
            Work::Clone => "clone",
            Work::Resample => "resample",
        }
    }
}

impl FromStr for Work {
    type Err = String;

    fn from_str(name: &str) -> Result<Work, String> {
        let found = Work::ALL.iter().find(|(work, _)| work.name() == name);
        found.map(|(work, _)| *work).ok_or_else(|| format!("there is no work {name:?}"))
    }
}

/// Everything prepared, so that the work itself is all that differs between a small and a large run.
pub(crate) struct Bench {
    content: Content,
    starts: Vec<Playout<FinalHour>>,
    middles: Vec<Playout<FinalHour>>,
    spare: Position<FinalHour>,
    offer: Offer<FinalHour>,
}

impl Bench {
    pub(crate) fn new() -> Bench {
        let content = Content::load();
        let mut dice = Pcg64::seed_from_u64(3);
        let mut fresh = |n: usize| {
            let ancient = Ancient((n % Ancient::COUNT) as u8);
            let difficulty = Difficulty::ALL[n / Ancient::COUNT % Difficulty::ALL.len()];
            start(&content, ancient, difficulty, Party::Players(3), &mut dice)
        };
        let starts: Vec<Position<FinalHour>> = (0..STARTS).map(&mut fresh).collect();
        let mut middles = Vec::new();
        let mut dice = Pcg64::seed_from_u64(4);
        while middles.len() < STARTS {
            let mut playout = Playout::new(starts[middles.len()].clone());
            while playout.now().end().is_none() && playout.now().game().open.round < MIDDLE {
                advance(&mut playout, &content, &mut dice);
            }
            if playout.now().end().is_none() {
                middles.push(Playout::new(playout.now().clone()));
            }
        }
        let spare = starts[0].clone();
        let starts = starts.into_iter().map(Playout::new).collect();
        Bench { content, starts, middles, spare, offer: Offer::new() }
    }

    /// Does the work so many times. How many units of it were done: decisions, copies, worlds.
    pub(crate) fn run(&mut self, work: Work, times: u64) -> u64 {
        let mut dice = Pcg64::seed_from_u64(5);
        let mut units = 0;
        for n in 0..times as usize {
            match work {
                Work::Games => {
                    let playout = &mut self.starts[n % STARTS];
                    playout.reset();
                    while playout.now().end().is_none() {
                        let content = &self.content;
                        let random = |p: &_, seat, q: &_, dice: &mut dyn Dice| {
                            Random.choose(p, content, seat, q, dice)
                        };
                        playout.advance(content, &mut dice, random).expect("no rule contradicts itself");
                    }
                    units += playout.tally().decisions;
                }
                Work::Middle => {
                    let playout = &mut self.middles[n % STARTS];
                    playout.reset();
                    while playout.now().end().is_none() && playout.tally().decisions < STRETCH {
                        advance(playout, &self.content, &mut dice);
                    }
                    units += playout.tally().decisions;
                }
                Work::Clone => {
                    self.spare.clone_from(self.middles[n % STARTS].now());
                    std::hint::black_box(&self.spare);
                    units += 1;
                }
                Work::Resample => {
                    self.spare.clone_from(self.middles[n % STARTS].now());
                    let eye = Eye::only(Seat((n / STARTS % 3) as u8));
                    self.spare.resample(&self.content, eye, &mut dice, &mut self.offer);
                    units += 1;
                }
            }
        }
        units
    }
}

/// One move at random, except that nobody votes for the ritual.
fn advance(playout: &mut Playout<FinalHour>, content: &Content, dice: &mut dyn Dice) {
    let wait = |position: &Position<FinalHour>, seat, offer: &_, dice: &mut dyn Dice| match position
        .stack()
        .last()
    {
        Some(Frame::EndOfRound(_)) => {
            let what = Answer::<FinalHour>::from_slice(&[Choice::Wait]);
            Thought::unconsidered(Some(Move::Say { seat, what }))
        }
        _ => Random.choose(position, content, seat, offer, dice),
    };
    playout.advance(content, dice, wait).expect("no rule contradicts itself");
}
