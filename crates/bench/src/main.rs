//! Measures what random play costs: instructions under callgrind, allocations, undo, scaling.
//!
//! `bench` prints a table, `--json` the same for programs, `--save` keeps the figures to compare with. Instructions
//! of a piece of work are those of a large run less those of a small one, so that set-up does not count. Nothing
//! here fails because of time.

mod count;
mod figures;
mod work;

use std::process::{Command, ExitCode};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use bench::{Party, on_threads, start};
use figures::{Figure, Goal};
use final_hour::content::{Ancient, Difficulty};
use final_hour::{Choice, Content, FinalHour, Setup};
use players::{Bot, Playout, Random};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;
use table::{Answer, Move, Offer, Table, Wait};
use work::{Bench, Work};

/// How much larger the large run is.
const LARGER: u64 = 5;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args[..] {
        ["work", name, times] => run_work(name, times),
        [] | ["--json"] | ["--save"] => measure(args.first().copied()),
        _ => Err("usage: bench [--json | --save]".into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("bench: {why}");
            ExitCode::FAILURE
        }
    }
}

/// The run inside callgrind: prints how many units of work it did.
fn run_work(name: &str, times: &str) -> Result<(), String> {
    let work: Work = name.parse()?;
    let times = times.parse().map_err(|_| format!("{times:?} is no number of times"))?;
    println!("{}", Bench::new().run(work, times));
    Ok(())
}

fn measure(how: Option<&str>) -> Result<(), String> {
    let last = figures::committed();
    let mut all = Vec::new();
    let mut add = |name, value, goal| {
        all.push(Figure { name, value, goal, committed: last.get(name).copied() });
    };
    let instructions = |work| instructions(work);
    let clone = instructions(Work::Clone)?;
    add("instructions per decision, whole games", instructions(Work::Games)?, Goal::AtMost(4000.0));
    add("instructions per decision, mid-game", instructions(Work::Middle)?, Goal::AtMost(4000.0));
    add("instructions per copy of a position", clone, Goal::AtMost(1000.0));
    add(
        "instructions per resampling of a seat",
        instructions(Work::Resample)? - clone,
        Goal::AtMost(10000.0),
    );
    add("allocations per 1000 decisions, whole games", allocations(Work::Games), Goal::AtMost(1.0));
    add("allocations per 1000 decisions, mid-game", allocations(Work::Middle), Goal::AtMost(1.0));
    add("slowest undo of a finished game, ms", slowest_undo().as_secs_f64() * 1000.0, Goal::AtMost(5.0));
    add("games on two cores against one", scaling(), Goal::AtLeast(1.8));
    match how {
        Some("--json") => println!("{}", serde_json::to_string_pretty(&all).map_err(|e| e.to_string())?),
        _ => figures::print(&all),
    }
    if how == Some("--save") {
        figures::save(&all).map_err(|e| format!("the figures cannot be written: {e}"))?;
    }
    Ok(())
}

/// Instructions per unit of the work.
fn instructions(work: Work) -> Result<f64, String> {
    let times = Work::ALL.iter().find(|(each, _)| *each == work).map_or(1, |(_, times)| *times);
    let (small, few) = under_callgrind(work, times)?;
    let (large, many) = under_callgrind(work, times * LARGER)?;
    Ok((large - small) as f64 / (many - few) as f64)
}

/// Instructions of a run as a whole, and the units of work in it.
fn under_callgrind(work: Work, times: u64) -> Result<(u64, u64), String> {
    let me = std::env::current_exe().map_err(|e| e.to_string())?;
    let run = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(me)
        .args(["work", work.name(), &times.to_string()])
        .output()
        .map_err(|e| format!("valgrind does not start ({e}); install it to count instructions"))?;
    let (said, reported) = (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    let collected = reported.lines().find_map(|line| line.split("Collected :").nth(1));
    let collected = collected.and_then(|count| count.trim().parse().ok());
    match (collected, said.trim().parse()) {
        (Some(collected), Ok(units)) => Ok((collected, units)),
        _ => Err(format!("callgrind did not report as expected:\n{reported}")),
    }
}

/// Allocations per thousand units, once the buffers have grown.
fn allocations(work: Work) -> f64 {
    let mut bench = Bench::new();
    bench.run(work, 200);
    let mut units = 0;
    let made = count::allocations(|| units = bench.run(work, 1000));
    made as f64 * 1000.0 / units as f64
}

/// How long the slowest way back takes in a finished game.
fn slowest_undo() -> Duration {
    let content = Arc::new(Content::load());
    let setup = Setup {
        investigators: ["jenny-barnes", "lily-chen", "rita-young"].map(String::from).to_vec(),
        ancient_one: content.ancient(Ancient(0)).slug.clone(),
        difficulty: Difficulty::Normal,
        lead: 1,
        solo: false,
    };
    let mut dice = Pcg64::seed_from_u64(6);
    let mut table = Table::<FinalHour>::new(content, setup).expect("the set-up is playable");
    let mut offer = Offer::new();
    while let Wait::Roll | Wait::Ask { .. } = table.now().wait() {
        match table.now().asked().iter().next() {
            None => {
                table.roll(&mut dice).expect("a roll is pending");
            }
            Some(seat) => {
                table.now().offer(table.content(), seat, &mut offer);
                // Nobody votes for the ritual: a long game has the most to undo.
                let waits = offer.choices().iter().any(|(choice, _)| *choice == Choice::Wait);
                let wait = Answer::<FinalHour>::from_slice(&[Choice::Wait]);
                let what = if waits { wait } else { offer.random(&mut dice) };
                table.play(Move::Say { seat, what }).expect("the answer is offered");
            }
        }
    }
    let back_to = |to| {
        let mut copy = table.clone();
        let began = Instant::now();
        std::hint::black_box(copy.undo(to));
        began.elapsed()
    };
    (0..table.line().len()).map(back_to).max().unwrap_or_default()
}

/// How many times as fast two cores play random games as one. By the time games spend on a core, so that others may
/// use the machine too: what two threads cost each other shows in it.
fn scaling() -> f64 {
    let content = Content::load();
    let time = |threads| -> f64 {
        let game = |(): &mut (), game| {
            let began = time_on_core();
            let mut dice = Pcg64::seed_from_u64(game);
            let start =
                start(&content, Ancient((game % 3) as u8), Difficulty::Normal, Party::Players(3), &mut dice);
            let mut bots: Vec<Box<dyn Bot<FinalHour>>> = (0..3).map(|_| Box::new(Random) as _).collect();
            Playout::new(start).play(&content, &mut bots, &mut dice).expect("no rule contradicts itself");
            time_on_core() - began
        };
        on_threads(threads, 20_000, || (), game).iter().sum()
    };
    2.0 * time(1) / time(2)
}

/// How long this thread has run on a core; by the clock where the system does not say.
fn time_on_core() -> f64 {
    static CLOCK: LazyLock<Instant> = LazyLock::new(Instant::now);
    let said = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = said.and_then(|text| text.split_whitespace().next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| CLOCK.elapsed().as_secs_f64(), |time| time / 1e9)
}
