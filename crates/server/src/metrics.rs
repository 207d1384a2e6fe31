//! Counts for those who keep the server running.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

/// What is counted.
#[derive(Default)]
pub(crate) struct Metrics {
    pub(crate) requests: AtomicU64,
    pub(crate) sockets: AtomicI64,
    pub(crate) frames_in: AtomicU64,
    pub(crate) frames_out: AtomicU64,
    pub(crate) bytes_out: AtomicU64,
    pub(crate) moves: AtomicU64,
    pub(crate) loads: AtomicU64,
    pub(crate) resumed: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) slow: AtomicU64,
    pub(crate) turned_away: AtomicU64,
    pub(crate) thoughts: AtomicU64,
    pub(crate) failed_writes: AtomicU64,
}

/// One more of it.
pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

impl Metrics {
    /// In the text form that Prometheus reads, with some values measured now.
    pub(crate) fn text(&self, now: &[(&str, i64)]) -> String {
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let counters = [
            ("requests_total", count(&self.requests)),
            ("frames_in_total", count(&self.frames_in)),
            ("frames_out_total", count(&self.frames_out)),
            ("bytes_out_total", count(&self.bytes_out)),
            ("moves_total", count(&self.moves)),
            ("loads_total", count(&self.loads)),
            ("loads_from_snapshot_total", count(&self.resumed)),
            ("refused_total", count(&self.refused)),
            ("slow_readers_total", count(&self.slow)),
            ("turned_away_total", count(&self.turned_away)),
            ("thoughts_total", count(&self.thoughts)),
            ("failed_writes_total", count(&self.failed_writes)),
        ];
        let mut text = String::new();
        for (name, value) in counters {
            _ = writeln!(text, "# TYPE dreadboard_{name} counter\ndreadboard_{name} {value}");
        }
        for (name, value) in now {
            _ = writeln!(text, "# TYPE dreadboard_{name} gauge\ndreadboard_{name} {value}");
        }
        text
    }
}
