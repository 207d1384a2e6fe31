//! What the server carries: many tables played through real sockets, against the real program.
//!
//! `load` plays and prints a table of figures, `--json` prints them for programs, `--save` keeps them to compare with.
//! `--tables`, `--seconds` and `--rounds` change how much is played. `load faults` kills the server and lets its disk fail,
//! again and again, and fails if anything acknowledged is lost; `load browser` measures the page instead. Linux only: it
//! reads `/proc`.

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
use measurements::How;

/// What is measured.
enum Measure {
    /// The server under load.
    Server(Plan),
    /// What is left after kills and disk faults under load.
    Faults(FaultPlan),
    /// The page in a browser.
    Browser,
}

/// How much is played.
struct Plan {
    /// Tables at once.
    tables: u32,
    /// For how long.
    time: Duration,
    /// How often the server is killed.
    rounds: u32,
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    // One thread: whoever measures must not take more of the machine than the server leaves.
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

fn read(args: &[String]) -> Result<(Measure, How), String> {
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
    Ok((what, How::read(rest).ok_or_else(usage)?))
}

/// Comes when somebody wants us to end; the server goes with us.
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
