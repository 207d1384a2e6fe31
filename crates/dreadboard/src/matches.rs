//! Runs many bot games on all cores, and computes statistics of the results.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};
use registry::{Arena, BotKind, Localizer, Msg, Outcome};
use serde_json::{Value, json};

use crate::failure::Failure;

/// Plays all games and returns them in order, regardless of the number of threads. The line-ups alternate.
pub(crate) fn play(
    arena: &dyn Arena,
    line_ups: &[Vec<BotKind>],
    seed: u64,
    games: u64,
    threads: Option<u16>,
) -> Vec<Outcome> {
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    let threads = threads.map_or_else(cores, usize::from);
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {per_sec} {eta}") {
        bar.set_style(style);
    }
    let next = AtomicU64::new(0);
    let (sender, receiver) = mpsc::channel();
    let mut outcomes: Vec<Option<Outcome>> = (0..games).map(|_| None).collect();
    thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                let mut players: Vec<_> = line_ups.iter().map(|bots| arena.player(bots)).collect();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let turn = (number % players.len() as u64) as usize;
                    if number >= games || sender.send((number, players[turn].play(seed, number))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        for (number, outcome) in receiver {
            outcomes[number as usize] = Some(outcome);
            bar.inc(1);
        }
    });
    bar.finish_and_clear();
    outcomes.into_iter().flatten().collect()
}

/// Returns an error for bots with a time budget, whose games cannot be reproduced.
pub(crate) fn repeatable(bots: &[BotKind]) -> Result<(), Failure> {
    match bots.iter().find(|bot| !bot.is_deterministic()) {
        None => Ok(()),
        Some(bot) => Err(Failure::Usage(Msg::new("error-bot-time").text("bot", bot.to_string()))),
    }
}

/// Returns an error if some games did not end, naming the first.
pub(crate) fn all_ended(outcomes: &[Outcome], seed: u64) -> Result<(), Failure> {
    let mut problems =
        outcomes.iter().zip(0..).filter_map(|(outcome, number)| Some((number, outcome.problem.as_ref()?)));
    let Some((number, why)) = problems.next() else { return Ok(()) };
    let msg = Msg::new("sim-unfinished").num("count", 1 + problems.count() as i64);
    let msg = msg.num("number", number).num("seed", seed as i64).say("why", vec![why.clone()]);
    Err(Failure::Trouble(msg))
}

/// A share of games, with its confidence interval.
pub(crate) struct Share {
    pub(crate) hits: f64,
    pub(crate) of: u64,
}

impl Share {
    pub(crate) fn of(worths: impl Iterator<Item = f64>) -> Share {
        worths.fold(Share { hits: 0.0, of: 0 }, |share, worth| Share {
            hits: share.hits + worth,
            of: share.of + 1,
        })
    }

    /// The 95 % confidence interval.
    pub(crate) fn interval(&self) -> (f64, f64) {
        wilson(self.hits, self.of)
    }

    pub(crate) fn json(&self) -> Value {
        let (low, high) = self.interval();
        json!({"games": self.of, "score": self.hits, "share": self.hits / self.of as f64, "low": low, "high": high})
    }

    pub(crate) fn text(&self, speech: &Localizer) -> String {
        let (low, high) = self.interval();
        let percent = [self.hits / self.of as f64, low, high].map(|share| speech.decimal(100.0 * share, 1));
        let [share, low, high] = percent;
        format!("{share:>5} % ({low}–{high})")
    }
}

/// A distribution of values, sorted.
pub(crate) struct Spread(Vec<i64>);

impl Spread {
    pub(crate) fn of(values: impl Iterator<Item = i64>) -> Spread {
        let mut all: Vec<i64> = values.collect();
        all.sort_unstable();
        Spread(all)
    }

    /// The minimum, the median and the maximum.
    fn marks(&self) -> [i64; 3] {
        let at = |at: usize| self.0.get(at).copied().unwrap_or(0);
        [at(0), at(self.0.len() / 2), at(self.0.len().saturating_sub(1))]
    }

    fn mean(&self) -> f64 {
        self.0.iter().sum::<i64>() as f64 / self.0.len().max(1) as f64
    }

    /// The share of each value.
    pub(crate) fn shares(&self) -> Vec<(i64, Share)> {
        let alike = self.0.chunk_by(|one, other| one == other);
        alike.map(|all| (all[0], Share { hits: all.len() as f64, of: self.0.len() as u64 })).collect()
    }

    pub(crate) fn json(&self) -> Value {
        let [least, median, most] = self.marks();
        json!({"least": least, "median": median, "most": most, "mean": self.mean()})
    }

    /// The localized summary, with the name of the value.
    pub(crate) fn text(&self, what: Msg, speech: &Localizer) -> String {
        let [least, median, most] = self.marks();
        let msg = Msg::new("sim-spread").say("what", vec![what]).num("least", least).num("median", median);
        speech.say(&msg.text("mean", speech.decimal(self.mean(), 1)).num("most", most))
    }
}

/// The 95 % confidence interval of a share by Wilson's method. A shared win counts as half.
fn wilson(hits: f64, of: u64) -> (f64, f64) {
    if of == 0 {
        return (0.0, 1.0);
    }
    const Z: f64 = 1.959_964;
    let (n, share) = (of as f64, hits / of as f64);
    let middle = share + Z * Z / (2.0 * n);
    let reach = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    (((middle - reach) / scale).max(0.0), ((middle + reach) / scale).min(1.0))
}

/// Elo ratings from the results of pairs: the two players, the score of the first, and the number of games. The first
/// player has rating 0; a difference of 400 corresponds to a score of ten to one. One drawn game is added to each pair,
/// so that ratings stay finite.
pub(crate) fn elo(players: usize, results: &[(usize, usize, f64, u64)]) -> Vec<f64> {
    let results: Vec<_> = results.iter().filter(|(one, two, ..)| one != two).collect();
    let mut strength = vec![1.0f64; players];
    for _ in 0..2000 {
        for player in 0..players {
            let (mut won, mut share) = (0.0, 0.0);
            for &&(one, two, score, games) in &results {
                let (games, score) = (games as f64 + 1.0, score + 0.5);
                let (won_here, other) = match player {
                    _ if player == one => (score, two),
                    _ if player == two => (games - score, one),
                    _ => continue,
                };
                won += won_here;
                share += games / (strength[player] + strength[other]);
            }
            if share > 0.0 {
                strength[player] = won / share;
            }
        }
    }
    let first = strength.first().copied().unwrap_or(1.0);
    strength.iter().map(|strength| 400.0 * (strength / first).log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let near =
            |(low, high): (f64, f64), (l, h): (f64, f64)| (low - l).abs() < 5e-4 && (high - h).abs() < 5e-4;
        assert!(near(wilson(8.0, 10), (0.4902, 0.9433)));
        assert!(near(wilson(0.0, 100), (0.0, 0.0370)));
        assert!(near(wilson(50.0, 100), (0.4038, 0.5962)));
        assert_eq!(wilson(0.0, 0), (0.0, 1.0));
    }

    #[test]
    fn ten_to_one_is_four_hundred() {
        // With the added drawn game, 100 of 110.
        let two = elo(2, &[(0, 1, 9.5, 109)]);
        assert_eq!(two[0], 0.0);
        assert!((two[1] - 400.0).abs() < 0.1, "{two:?}");
        let chain = elo(3, &[(0, 1, 9.5, 109), (1, 2, 9.5, 109)]);
        assert!((chain[2] - 800.0).abs() < 1.0, "{chain:?}");
        let all_won = elo(2, &[(0, 1, 20.0, 20)]);
        assert!(all_won[1].is_finite() && all_won[1] < -400.0, "{all_won:?}");
    }
}
