//! Metrics for operators.

use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use crate::store::{FailureKind, WriterStats};

/// All counters and histograms.
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
    /// Tables loaded with a damaged log.
    pub(crate) damaged_logs: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) slow: AtomicU64,
    pub(crate) turned_away: AtomicU64,
    pub(crate) thoughts: AtomicU64,
    pub(crate) failed_writes: AtomicU64,
    /// Time from a request's head to its response's head.
    pub(crate) request_time: Histogram,
    /// Time from receiving a move to its acknowledgement or refusal.
    pub(crate) move_time: Histogram,
    /// Time from the beginning of a transaction to the end of its commit.
    pub(crate) commit_time: Arc<Histogram>,
}

/// Increments a counter.
pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

/// Upper bounds of a histogram's buckets, as text and in microseconds.
const BOUNDS: [(&str, u64); 13] = [
    ("0.001", 1_000),
    ("0.0025", 2_500),
    ("0.005", 5_000),
    ("0.01", 10_000),
    ("0.025", 25_000),
    ("0.05", 50_000),
    ("0.1", 100_000),
    ("0.25", 250_000),
    ("0.5", 500_000),
    ("1", 1_000_000),
    ("2.5", 2_500_000),
    ("5", 5_000_000),
    ("10", 10_000_000),
];

/// A histogram of durations.
#[derive(Default)]
pub(crate) struct Histogram {
    /// Observations per bucket: at most this bound, and above the previous one.
    buckets: [AtomicU64; BOUNDS.len()],
    /// Observations above the last bound.
    above: AtomicU64,
    /// The sum of all observations in microseconds.
    sum: AtomicU64,
}

impl Histogram {
    /// Adds an observation.
    pub(crate) fn observe(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let at = BOUNDS.partition_point(|(_, bound)| *bound < micros);
        count(self.buckets.get(at).unwrap_or(&self.above));
        self.sum.fetch_add(micros, Ordering::Relaxed);
    }

    fn write(&self, name: &str, text: &mut String) {
        _ = writeln!(text, "# TYPE dreadboard_{name} histogram");
        let mut total = 0;
        for (bucket, (bound, _)) in self.buckets.iter().zip(BOUNDS) {
            total += bucket.load(Ordering::Relaxed);
            _ = writeln!(text, "dreadboard_{name}_bucket{{le=\"{bound}\"}} {total}");
        }
        total += self.above.load(Ordering::Relaxed);
        let sum = self.sum.load(Ordering::Relaxed) as f64 / 1e6;
        _ = writeln!(text, "dreadboard_{name}_bucket{{le=\"+Inf\"}} {total}");
        _ = writeln!(text, "dreadboard_{name}_sum {sum}\ndreadboard_{name}_count {total}");
    }
}

impl Metrics {
    /// All metrics in Prometheus text format, with the writer's statistics and gauges measured now.
    pub(crate) fn text(&self, writer: &WriterStats, now: &[(&str, i64)]) -> String {
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let counters = [
            ("requests_total", count(&self.requests)),
            ("frames_in_total", count(&self.frames_in)),
            ("frames_out_total", count(&self.frames_out)),
            ("bytes_out_total", count(&self.bytes_out)),
            ("moves_total", count(&self.moves)),
            ("loads_total", count(&self.loads)),
            ("loads_from_snapshot_total", count(&self.resumed)),
            ("damaged_logs_total", count(&self.damaged_logs)),
            ("refused_total", count(&self.refused)),
            ("slow_readers_total", count(&self.slow)),
            ("turned_away_total", count(&self.turned_away)),
            ("thoughts_total", count(&self.thoughts)),
            ("failed_writes_total", count(&self.failed_writes)),
            ("commits_total", writer.commits()),
            ("writer_reopened_total", writer.reopened()),
        ];
        let mut text = String::new();
        for (name, value) in counters {
            _ = writeln!(text, "# TYPE dreadboard_{name} counter\ndreadboard_{name} {value}");
        }
        _ = writeln!(text, "# TYPE dreadboard_failed_commits_total counter");
        for kind in FailureKind::ALL {
            let (name, value) = (kind.name(), writer.failed(kind));
            _ = writeln!(text, "dreadboard_failed_commits_total{{kind=\"{name}\"}} {value}");
        }
        for (name, value) in now {
            _ = writeln!(text, "# TYPE dreadboard_{name} gauge\ndreadboard_{name} {value}");
        }
        self.request_time.write("request_seconds", &mut text);
        self.move_time.write("move_seconds", &mut text);
        self.commit_time.write("commit_seconds", &mut text);
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_counts_up_to_each_bound() {
        let histogram = Histogram::default();
        for millis in [0, 1, 2, 60, 20_000] {
            histogram.observe(Duration::from_millis(millis));
        }
        let mut text = String::new();
        histogram.write("x_seconds", &mut text);
        for line in [
            "dreadboard_x_seconds_bucket{le=\"0.001\"} 2\n",
            "dreadboard_x_seconds_bucket{le=\"0.0025\"} 3\n",
            "dreadboard_x_seconds_bucket{le=\"0.1\"} 4\n",
            "dreadboard_x_seconds_bucket{le=\"10\"} 4\n",
            "dreadboard_x_seconds_bucket{le=\"+Inf\"} 5\n",
            "dreadboard_x_seconds_sum 20.063\n",
            "dreadboard_x_seconds_count 5\n",
        ] {
            assert!(text.contains(line), "{line}{text}");
        }
    }
}
