//! What the measurements share: set-ups, and games on several cores.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use final_hour::content::{Ancient, Difficulty, Investigator};
use final_hour::{Content, FinalHour, Setup};
use table::{Cx, Dice, Position, shuffle};

/// Who plays: one player with two investigators, or so many players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Party {
    /// One player.
    Solo,
    /// Two to four.
    Players(usize),
}

impl Party {
    /// All of them.
    pub const ALL: [Party; 4] = [Party::Solo, Party::Players(2), Party::Players(3), Party::Players(4)];

    /// Investigators in play.
    pub fn investigators(self) -> usize {
        match self {
            Party::Solo => 2,
            Party::Players(count) => count,
        }
    }
}

/// A game with investigators drawn at random.
pub fn start(
    content: &Content,
    ancient: Ancient,
    difficulty: Difficulty,
    party: Party,
    dice: &mut dyn Dice,
) -> Position<FinalHour> {
    let mut people: Vec<Investigator> = Investigator::all().collect();
    shuffle(&mut people, dice);
    let names = people.iter().take(party.investigators()).map(|who| content.investigator(*who).slug.clone());
    let setup = Setup {
        investigators: names.collect(),
        ancient_one: content.ancient(ancient).slug.clone(),
        difficulty,
        lead: 1,
        solo: party == Party::Solo,
    };
    Position::start(&setup, &mut Cx::deaf(content)).expect("the set-ups of this crate are playable")
}

/// Does all jobs on so many threads, each with its own workplace. Results are in the order of the jobs.
pub fn on_threads<W, T: Send>(
    threads: usize,
    jobs: u64,
    workplace: impl Fn() -> W + Sync,
    job: impl Fn(&mut W, u64) -> T + Sync,
) -> Vec<T> {
    let next = AtomicU64::new(0);
    let done = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                let mut place = workplace();
                let mut mine = Vec::new();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= jobs {
                        break;
                    }
                    mine.push((number, job(&mut place, number)));
                }
                done.lock().expect("no worker panics while it holds the results").append(&mut mine);
            });
        }
    });
    let mut all = done.into_inner().expect("no worker panics while it holds the results");
    all.sort_by_key(|(number, _)| *number);
    all.into_iter().map(|(_, result)| result).collect()
}
