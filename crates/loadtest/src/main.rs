//! Load tests: plays many tables through real sockets against the real server binary.
//!
//! `load` plays and prints a table of figures, `--json` prints them as JSON, `--save` stores them for later
//! comparison. `--tables`, `--seconds` and `--rounds` set the amount of play. `load faults` repeatedly kills the
//! server and makes its disk fail, and fails if any acknowledged move is lost; `load browser` measures the page in a
//! browser instead. Linux only: it reads `/proc`.

mod browser;
mod faults;
mod frames;
mod guest;
mod host;
mod party;
mod run;

use std::process::ExitCode;
use std::time::Duration;

use faults::FaultPlan;
use measurements::OutputMode;

/// What to measure.
enum Measure {
    /// The server under load.
    Server(Plan),
    /// Data integrity after kills and disk faults under load.
    Faults(FaultPlan),
    /// The page in a browser.
    Browser,
}

/// The amount of play.
struct Plan {
    /// The number of tables played at the same time.
    tables: u32,
    /// How long they are played.
    time: Duration,
    /// How often the server is killed.
    rounds: u32,
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    // Single-threaded, so that the measurement itself uses at most one core.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let done = read(&args).and_then(|(what, how)| {
        let runtime = runtime.map_err(|e| e.to_string())?;
        runtime.block_on(async {
            let measure = async {
                match what {
                    Measure::Server(plan) => run::all(&plan, how).await,
                    Measure::Faults(plan) => faults::all(&plan, how).await,
                    Measure::Browser => browser::all(how).await,
                }
            };
            tokio::select! {
                done = measure => done,
                () = interrupted() => Err("interrupted".into()),
            }
        })
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("load: {why}");
            ExitCode::FAILURE
        }
    }
}

fn read(args: &[String]) -> Result<(Measure, OutputMode), String> {
    let usage = || {
        "usage: load [faults | browser] [--tables N] [--seconds N] [--rounds N] [--json | --save]".to_owned()
    };
    let mut plan = Plan { tables: 1000, time: Duration::from_secs(60), rounds: 10 };
    let mut rest = Vec::new();
    let mut args = args.iter().map(String::as_str);
    while let Some(arg) = args.next() {
        let mut number = || args.next().and_then(|word| word.parse::<u32>().ok()).ok_or_else(usage);
        match arg {
            "--tables" => plan.tables = number()?.max(1),
            "--seconds" => plan.time = Duration::from_secs(number()?.max(1).into()),
            "--rounds" => plan.rounds = number()?,
            other => rest.push(other),
        }
    }
    let (what, rest) = match rest[..] {
        ["faults", ref rest @ ..] => {
            (Measure::Faults(FaultPlan { tables: plan.tables, rounds: plan.rounds }), rest)
        }
        ["browser", ref rest @ ..] => (Measure::Browser, rest),
        ref rest => (Measure::Server(plan), rest),
    };
    Ok((what, OutputMode::read(rest).ok_or_else(usage)?))
}

/// Completes on the first termination signal, so that the server is killed on drop.
async fn interrupted() {
    use tokio::signal::unix::{SignalKind, signal};
    let kinds = [SignalKind::interrupt(), SignalKind::terminate(), SignalKind::hangup()];
    let mut signals: Vec<_> = kinds.into_iter().filter_map(|kind| signal(kind).ok()).collect();
    std::future::poll_fn(|cx| {
        let came = signals.iter_mut().any(|signal| signal.poll_recv(cx).is_ready());
        if came { std::task::Poll::Ready(()) } else { std::task::Poll::Pending }
    })
    .await;
}
