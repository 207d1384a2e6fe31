//! Shared code of the measurements: running jobs on several threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Runs all jobs on this many threads, each with its own `workplace`. Returns the results in the order of the jobs.
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
