//! Instruction counts by callgrind, in runs of this same program.

use std::process::Command;

use crate::games::Measured;
use crate::work::Work;

/// Instructions per unit of work: the difference between a large and a small run, so that set-up is not counted.
pub(crate) fn instructions(game: &dyn Measured, work: Work) -> Result<f64, String> {
    let (small, large) = work.sizes(game.setup().searched_games);
    let game = &game.setup().label;
    let (before, few) = counted(game, work, small)?;
    let (after, many) = counted(game, work, large)?;
    Ok((after - before) as f64 / (many - few) as f64)
}

/// The instructions of a whole run, and the units of work in it.
fn counted(game: &str, work: Work, times: u64) -> Result<(u64, u64), String> {
    let me = std::env::current_exe().map_err(|e| e.to_string())?;
    let run = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(me)
        .args(["work", game, work.name(), &times.to_string()])
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
