//! Measures the cost of playing each game: instructions under callgrind, allocations, undo, scaling.
//!
//! `bench` prints a table, `--json` prints JSON, `--save` saves the figures for later comparison. A slow result is
//! never an error.

mod callgrind;
mod count;
mod games;
mod scaling;
mod undo;
mod work;

use std::process::ExitCode;

use bots::{MAX_ROLLOUT_DECISIONS, MAX_TREE_DECISIONS};
use callgrind::instructions;
use games::Measured;
use measurements::{Figure, Goal, OutputMode, Record};
use work::{WALKS, Work};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args[..] {
        ["work", game, work, times] => run_work(game, work, times),
        _ => OutputMode::read(&args).ok_or("usage: bench [--json | --save]".into()).and_then(measure),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("bench: {why}");
            ExitCode::FAILURE
        }
    }
}

/// The run inside callgrind: prints the number of units of work done.
fn run_work(game: &str, work: &str, times: &str) -> Result<(), String> {
    let (game, work) = (games::find(game)?, work.parse()?);
    let times = times.parse().map_err(|_| format!("{times:?} is no number of times"))?;
    println!("{}", game.bench().run(work, times));
    Ok(())
}

fn measure(how: OutputMode) -> Result<(), String> {
    let last = measurements::committed();
    let mut all = Vec::new();
    for game in games::all()? {
        let figures = measured(&*game, &last)?;
        how.show(&game.setup().label, &figures);
        if how != OutputMode::Json && !game.chosen().is_empty() {
            let chosen: Vec<_> = game.chosen().iter().map(|(key, value)| format!("{key}={value}")).collect();
            println!("Measured with {}.\n", chosen.join(" "));
        }
        all.extend(figures);
    }
    if how != OutputMode::Json {
        println!(
            "A decision is a question with at least two answers. Searches make {WALKS} walks for each: at most"
        );
        println!(
            "{MAX_TREE_DECISIONS} decisions within the tree, then at most {MAX_ROLLOUT_DECISIONS} until the position is judged."
        );
    }
    how.finish(&all)
}

/// All figures of a game.
fn measured(game: &dyn Measured, last: &Record) -> Result<Vec<Figure>, String> {
    let games::MeasuredSetup { label, goals, .. } = game.setup();
    let mut all = Vec::new();
    let mut add = |figure, value, goal| all.push(Figure::new(label, figure, value, goal, last));
    let decision = Goal::AtMost(goals.instructions_per_decision);
    let instructions = |work| instructions(game, work);
    let clone = instructions(Work::Clone)?;
    let resample = instructions(Work::Resample)? - clone;
    add("instructions per decision, whole games", instructions(Work::Games)?, decision);
    add("instructions per decision, mid-game", instructions(Work::Middle)?, decision);
    add("instructions per copy of a position", clone, Goal::AtMost(goals.instructions_per_copy));
    add("instructions per resampling of a seat", resample, Goal::AtMost(goals.instructions_per_resampling));
    add(
        "instructions per walk of a search",
        instructions(Work::Search)?,
        Goal::AtMost(goals.instructions_per_walk),
    );
    add(
        "allocations per 1000 decisions, whole games",
        allocations(game, Work::Games),
        Goal::AtMost(goals.allocations),
    );
    add(
        "allocations per 1000 decisions, mid-game",
        allocations(game, Work::Middle),
        Goal::AtMost(goals.allocations),
    );
    add("slowest undo of a finished game, ms", game.slowest_undo().as_secs_f64() * 1000.0, Goal::AtMost(5.0));
    let pace = scaling::of(game.name(), &game.chosen())?;
    add("decisions a second on one core", pace.decisions, goals.pace());
    add("simulation on two cores against one", pace.gain, Goal::AtLeast(1.8));
    Ok(all)
}

/// Allocations per thousand units, once the buffers have grown.
fn allocations(game: &dyn Measured, work: Work) -> f64 {
    let mut bench = game.bench();
    bench.run(work, 200);
    let mut units = 0;
    let made = count::allocations(|| units = bench.run(work, 1000));
    made as f64 * 1000.0 / units as f64
}
