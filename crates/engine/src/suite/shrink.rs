//! Shortens the log of a fault by leaving out moves while the fault persists.

use rand_pcg::Pcg64;

use crate::{Game, Move};

use super::record::Record;
use super::{Broken, Fault, Suite, Thoroughness, examine};

/// The budget, in moves replayed, for trying shorter logs.
const MAX_REPLAYED_MOVES: usize = 1_500;

/// Returns the shortest log found that violates the same invariant.
pub(super) fn shrink<G: Game>(
    suite: &Suite<G>,
    setup: usize,
    record: &Record<G>,
    fault: &Fault,
) -> Broken<G> {
    let mut log = record.line[..fault.at.min(record.line.len())].to_vec();
    let mut why = fault.why.clone();
    let mut moves = MAX_REPLAYED_MOVES;
    let mut cut = log.len().div_ceil(2);
    while cut > 0 && moves > 0 {
        let mut from = 0;
        while from < log.len() && moves > 0 {
            let mut fewer = log.clone();
            fewer.drain(from..(from + cut).min(log.len()));
            moves = moves.saturating_sub(fewer.len().max(1));
            match still_broken(suite, setup, &fewer, fault) {
                Some((shorter, still)) if shorter.len() < log.len() => {
                    (log, why) = (shorter, still);
                }
                Some(_) | None => from += cut,
            }
        }
        cut /= 2;
    }
    Broken { invariant: fault.invariant, setup: suite.setups[setup].0.clone(), why, log }
}

fn still_broken<G: Game>(
    suite: &Suite<G>,
    setup: usize,
    moves: &[Move<G>],
    fault: &Fault,
) -> Option<(Vec<Move<G>>, String)> {
    let mut dice = Pcg64::new(suite.seed.into(), u128::MAX);
    let record = Record::replay_lenient(suite, setup, moves);
    let found = examine(suite, &record, Thoroughness::Full(fault.invariant), &mut dice)?;
    let log = record.line[..found.at.min(record.line.len())].to_vec();
    (found.invariant == fault.invariant).then_some((log, found.why))
}
