//! Decisions per second, and the speed-up from a second core.

use std::sync::LazyLock;
use std::time::Instant;

use bots::on_threads;
use registry::BotKind;

use crate::games::Chosen;

/// The number of games in one measurement.
const GAMES: u64 = 4000;
/// The number of measurements, alternating one thread and two, so that other load affects both.
const ROUNDS: u64 = 3;

/// The speed of simulating random games.
pub(crate) struct Pace {
    /// Decisions per second on one core.
    pub(crate) decisions: f64,
    /// The speed-up of two cores over one.
    pub(crate) gain: f64,
}

/// By the time games spend on a core, so that others may use the machine too: what two threads cost each other shows
/// in it.
pub(crate) fn of(game: &str, chosen: &Chosen) -> Result<Pace, String> {
    let arena = registry::find(game).and_then(|game| game.arena(chosen, None));
    let arena = arena.map_err(|why| format!("{why:?}"))?;
    let bots = vec![BotKind::Random; arena.seats()];
    let play = |threads, seed| {
        let play = |player: &mut Box<dyn registry::Player + '_>, number| {
            let began = time_on_core();
            let decisions = player.play(seed, number).decisions;
            (decisions as f64, time_on_core() - began)
        };
        let games = on_threads(threads, GAMES, || arena.player(&bots), play);
        games.iter().fold((0.0, 0.0), |all, game| (all.0 + game.0, all.1 + game.1))
    };
    let (mut decisions, mut one, mut two) = (0.0, 0.0, 0.0);
    for seed in 0..ROUNDS {
        let (made, time) = play(1, seed);
        (decisions, one) = (decisions + made, one + time);
        two += play(2, seed).1;
    }
    Ok(Pace { decisions: decisions / one, gain: 2.0 * one / two })
}

/// The CPU time of this thread in seconds; wall-clock time where the system does not report it.
fn time_on_core() -> f64 {
    static CLOCK: LazyLock<Instant> = LazyLock::new(Instant::now);
    let said = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = said.and_then(|text| text.split_whitespace().next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| CLOCK.elapsed().as_secs_f64(), |time| time / 1e9)
}
