//! Errors that can come many times a second, such as those of a disk that fails: the log gets the first one, and then a
//! count of the others from time to time.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::runtime::Handle;
use tokio::time::sleep;

/// How often the log counts an error that goes on.
const COUNT_INTERVAL: Duration = Duration::from_secs(30);
/// Different errors that are counted at a time. Further ones are logged each time.
const MAX_TRACKED_ERRORS: usize = 1000;

/// How often each error came since the log last told.
static COUNTS: Mutex<BTreeMap<String, u64>> = Mutex::new(BTreeMap::new());

fn counts() -> MutexGuard<'static, BTreeMap<String, u64>> {
    COUNTS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Logs an error, unless the same text was logged a moment ago: then it is counted. The table is named with the first one only.
pub(crate) fn log_error(table: Option<&str>, text: String) {
    if let Ok(runtime) = Handle::try_current() {
        match track(&text) {
            Tracking::Counted => return,
            // A runtime that ends drops the task at once, and that takes the lock.
            Tracking::Begun => _ = runtime.spawn(Tracked(text.clone()).log_counts()),
            Tracking::Full => {}
        }
    }
    match table {
        Some(table) => tracing::error!(table, "{text}"),
        None => tracing::error!("{text}"),
    }
}

/// What became of an error that is to be tracked.
enum Tracking {
    /// It was tracked before, and is counted.
    Counted,
    /// It is tracked from now on.
    Begun,
    /// Too many others are tracked.
    Full,
}

/// Counts an error, or begins to. The lock is free again when this returns.
fn track(text: &str) -> Tracking {
    let mut counts = counts();
    if let Some(count) = counts.get_mut(text) {
        *count += 1;
        return Tracking::Counted;
    }
    if counts.len() >= MAX_TRACKED_ERRORS {
        return Tracking::Full;
    }
    counts.insert(text.to_owned(), 0);
    Tracking::Begun
}

/// An error that is counted until this is dropped, by its text.
struct Tracked(String);

impl Tracked {
    /// Logs how often the error comes, until it comes no more.
    async fn log_counts(self) {
        loop {
            sleep(COUNT_INTERVAL).await;
            let count = counts().get_mut(&self.0).map(std::mem::take);
            match count {
                None | Some(0) => return,
                Some(count) => self.log(count),
            }
        }
    }

    fn log(&self, count: u64) {
        tracing::error!("{} ({count} more times within {} seconds)", self.0, COUNT_INTERVAL.as_secs());
    }
}

impl Drop for Tracked {
    fn drop(&mut self) {
        // Also when the server ends before the interval does.
        let count = counts().remove(&self.0);
        if let Some(count) = count.filter(|count| *count > 0) {
            self.log(count);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::sync::Arc;

    use super::*;

    /// A log in memory.
    #[derive(Clone, Default)]
    struct Log(Arc<Mutex<Vec<u8>>>);

    impl io::Write for Log {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().extend(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    impl Log {
        /// What was logged since this was last called, by line.
        fn lines(&self) -> Vec<String> {
            let bytes = std::mem::take(&mut *self.0.lock().unwrap());
            String::from_utf8(bytes).unwrap().lines().map(str::to_owned).collect()
        }
    }

    #[tokio::test(start_paused = true)]
    async fn an_error_that_repeats_is_logged_once_and_then_counted() {
        let log = Log::default();
        let writer = log.clone();
        let subscriber = tracing_subscriber::fmt().with_writer(move || writer.clone()).finish();
        let _guard = tracing::subscriber::set_default(subscriber);
        // With a single dispatcher alive, tracing asks only the thread that first reaches an event whether anybody listens:
        // another test that logs at that moment would switch the event off for this one too.
        let _second = tracing::Dispatch::new(tracing_subscriber::registry());
        let fail = |times: usize| {
            (0..times).for_each(|n| log_error(Some(&n.to_string()), "the disk of this test is full".into()));
        };
        fail(1000);
        log_error(None, "something else".into());
        let lines = log.lines();
        assert_eq!(lines.len(), 2, "{lines:?}");
        assert!(lines[0].contains("the disk of this test is full") && lines[0].contains("table=\"0\""));
        sleep(COUNT_INTERVAL + Duration::from_secs(1)).await;
        let lines = log.lines();
        assert_eq!(lines.len(), 1, "{lines:?}");
        assert!(lines[0].contains("is full (999 more times within 30 seconds)"), "{lines:?}");
        fail(5);
        sleep(COUNT_INTERVAL).await;
        assert!(log.lines().concat().contains("(5 more times"));
        // When it has been quiet, the next one is logged at once.
        sleep(COUNT_INTERVAL * 2).await;
        assert_eq!(log.lines(), Vec::<String>::new());
        fail(1);
        assert_eq!(log.lines().len(), 1);
        assert!(!counts().contains_key("something else"), "what is over is forgotten");
    }

    /// Fails when it is dropped, as what is under way when the server ends.
    struct Fails;

    impl Drop for Fails {
        fn drop(&mut self) {
            log_error(None, "something failed at the very end".into());
        }
    }

    #[test]
    fn an_error_while_the_runtime_ends_holds_nobody_up() {
        let (done, ended) = std::sync::mpsc::channel();
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).build().unwrap();
            runtime.spawn(async {
                let _fails = Fails;
                std::future::pending::<()>().await;
            });
            drop(runtime);
            _ = done.send(());
        });
        ended.recv_timeout(crate::app::tests::LONG).expect("it ends");
        assert!(!counts().contains_key("something failed at the very end"));
    }
}
