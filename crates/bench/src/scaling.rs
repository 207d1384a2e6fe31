//! What two cores gain over one.

use std::sync::LazyLock;
use std::time::Instant;

use bench::on_threads;
use shelf::Kind;

/// Games in one measurement.
const GAMES: u64 = 4000;
/// Measurements with one thread and with two, in turn, so that what else the machine does falls on both.
const ROUNDS: u64 = 3;

/// How many times as fast two cores simulate random games as one. By the time games spend on a core, so that others
/// may use the machine too: what two threads cost each other shows in it.
pub(crate) fn of(game: &str) -> Result<f64, String> {
    let arena = shelf::find(game).and_then(|game| game.arena(&[], None)).map_err(|why| format!("{why:?}"))?;
    let bots = vec![Kind::Random; arena.seats()];
    let time = |threads, seed| -> f64 {
        let play = |player: &mut Box<dyn shelf::Player + '_>, number| {
            let began = time_on_core();
            player.play(seed, number);
            time_on_core() - began
        };
        on_threads(threads, GAMES, || arena.player(&bots), play).iter().sum()
    };
    let (mut one, mut two) = (0.0, 0.0);
    for seed in 0..ROUNDS {
        one += time(1, seed);
        two += time(2, seed);
    }
    Ok(2.0 * one / two)
}

/// How long this thread has run on a core; by the clock where the system does not say.
fn time_on_core() -> f64 {
    static CLOCK: LazyLock<Instant> = LazyLock::new(Instant::now);
    let said = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = said.and_then(|text| text.split_whitespace().next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| CLOCK.elapsed().as_secs_f64(), |time| time / 1e9)
}
