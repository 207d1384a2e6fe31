//! The thread pool on which bots think, so that no table or socket waits for them.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;

use registry::BotKind;

use crate::protocol::Bot;

/// The number of available cores, at least 1.
pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// A thought to compute.
type Job = Box<dyn FnOnce() + Send>;

/// The search budget of the keen bot.
const KEEN: &str = "search:400";

/// The increment to the `nice` value of bot threads.
#[cfg(target_os = "linux")]
const BOT_NICENESS: i32 = 10;

/// Lowers the priority of this thread below the rest of the server. Does nothing outside Linux, where the priority
/// would apply to the whole process.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(BOT_NICENESS) {
        tracing::warn!("bots think at the priority of the server: {error}");
    }
}

/// The thread pool. Its threads end when it is dropped.
pub(crate) struct Pool {
    queue: Arc<Queue>,
}

#[derive(Default)]
struct Queue {
    jobs: Mutex<Jobs>,
    ready: Condvar,
}

/// Queued jobs. Quick jobs never wait behind slow ones.
#[derive(Default)]
struct Jobs {
    quick: VecDeque<(Ticket, Job)>,
    slow: Turns,
    closed: bool,
}

/// Slow jobs, queued per requester and served round-robin, so that a requester of many jobs delays only their own.
#[derive(Default)]
struct Turns(VecDeque<(String, VecDeque<(Ticket, Job)>)>);

impl Turns {
    fn push(&mut self, whose: &str, job: (Ticket, Job)) {
        self.tidy();
        match self.0.iter_mut().find(|(other, _)| other == whose) {
            Some((_, jobs)) => jobs.push_back(job),
            None => self.0.push_back((whose.to_owned(), [job].into())),
        }
    }

    fn pop(&mut self) -> Option<(Ticket, Job)> {
        self.tidy();
        let (whose, mut jobs) = self.0.pop_front()?;
        let job = jobs.pop_front();
        if !jobs.is_empty() {
            self.0.push_back((whose, jobs));
        }
        job
    }

    /// Removes jobs that are no longer wanted, so that they use up no turn.
    fn tidy(&mut self) {
        self.0.iter_mut().for_each(|(_, jobs)| jobs.retain(|(ticket, _)| ticket.is_wanted()));
        self.0.retain(|(_, jobs)| !jobs.is_empty());
    }
}

/// A handle that keeps a thought wanted. If it is dropped before the thought has begun, the thought is skipped.
#[derive(Default)]
pub(crate) struct Wanted(Arc<()>);

/// Identifies a thought.
#[derive(Clone)]
pub(crate) struct Ticket(Weak<()>);

impl Wanted {
    /// Returns the ticket of this thought.
    pub(crate) fn ticket(&self) -> Ticket {
        Ticket(Arc::downgrade(&self.0))
    }

    /// Whether the ticket belongs to this thought.
    pub(crate) fn is(&self, ticket: &Ticket) -> bool {
        self.ticket().0.ptr_eq(&ticket.0)
    }
}

impl Ticket {
    fn is_wanted(&self) -> bool {
        self.0.strong_count() > 0
    }
}

impl Pool {
    /// Starts `threads` threads for slow jobs (one per core if 0) and one more for quick jobs only.
    pub(crate) fn new(threads: usize) -> Pool {
        let slow = if threads == 0 { cores() } else { threads };
        let queue = Arc::new(Queue::default());
        for number in 0..=slow {
            let queue = queue.clone();
            let name = format!("bot {number}");
            let spawned = thread::Builder::new().name(name).spawn(move || queue.work(number > 0));
            if let Err(e) = spawned {
                tracing::error!("a thread for bots: {e}");
            }
        }
        Pool { queue }
    }

    /// Queues a job on behalf of `whose`; it is skipped if no longer wanted when its turn comes.
    pub(crate) fn think(
        &self,
        kind: BotKind,
        whose: &str,
        ticket: Ticket,
        job: impl FnOnce() + Send + 'static,
    ) {
        let mut jobs = self.queue.lock();
        match kind {
            BotKind::Random | BotKind::Greedy => {
                jobs.quick.retain(|(ticket, _)| ticket.is_wanted());
                jobs.quick.push_back((ticket, Box::new(job)));
            }
            BotKind::Search(_) => jobs.slow.push(whose, (ticket, Box::new(job))),
        }
        drop(jobs);
        self.queue.ready.notify_all();
    }

    /// The number of queued jobs that are still wanted.
    pub(crate) fn waiting(&self) -> usize {
        let jobs = self.queue.lock();
        let slow = jobs.slow.0.iter().flat_map(|(_, jobs)| jobs);
        jobs.quick.iter().chain(slow).filter(|(ticket, _)| ticket.is_wanted()).count()
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.queue.lock().closed = true;
        self.queue.ready.notify_all();
    }
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, Jobs> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self, slow: bool) {
        lower_priority();
        while let Some(job) = self.next(slow) {
            // A panicking job must not end the thread; the job itself reports the failure to its requester.
            if catch_unwind(AssertUnwindSafe(job)).is_err() {
                tracing::error!("a bot broke down");
            }
        }
    }

    fn next(&self, slow: bool) -> Option<Job> {
        let mut jobs = self.lock();
        loop {
            if jobs.closed {
                return None;
            }
            let found = jobs.quick.pop_front();
            match found.or_else(|| if slow { jobs.slow.pop() } else { None }) {
                Some((ticket, job)) if ticket.is_wanted() => return Some(job),
                Some(_) => continue,
                None => {}
            }
            jobs = self.ready.wait(jobs).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// The kind of bot that plays at this level; `ruthless` is configured.
pub(crate) fn kind(bot: Bot, ruthless: BotKind) -> BotKind {
    match bot {
        Bot::Novice => BotKind::Random,
        Bot::Steady => BotKind::Greedy,
        Bot::Keen => KEEN.parse().unwrap_or(BotKind::SEARCH),
        Bot::Ruthless => ruthless,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[cfg(target_os = "linux")]
    #[test]
    fn bots_think_at_a_lower_priority_than_the_server() {
        use rustix::process::getpriority_process;
        let own = getpriority_process(None).unwrap();
        let pool = Pool::new(2);
        let (priorities, all) = mpsc::channel();
        let wanted = Wanted::default();
        for kind in [BotKind::Random, BotKind::SEARCH] {
            let priorities = priorities.clone();
            pool.think(kind, "me", wanted.ticket(), move || _ = priorities.send(getpriority_process(None)));
        }
        drop(priorities);
        let of_bots: Vec<i32> = all.iter().map(|priority| priority.unwrap()).collect();
        let lower = (own + BOT_NICENESS).min(19);
        assert_eq!(of_bots, [lower, lower]);
        assert_eq!(getpriority_process(None).unwrap(), own, "only they");
    }

    #[test]
    fn whoever_has_many_bots_think_does_not_keep_others_waiting() {
        let pool = Pool::new(1);
        let (done, all) = mpsc::channel();
        let (begin, begun) = mpsc::channel::<()>();
        let wanted = Wanted::default();
        // The only slow thread is busy until all jobs are queued.
        let (busy, is_busy) = mpsc::channel();
        pool.think(BotKind::SEARCH, "somebody", wanted.ticket(), move || {
            _ = busy.send(());
            _ = begun.recv();
        });
        is_busy.recv().unwrap();
        let gone = Wanted::default();
        for (whose, n) in
            (0..50).map(|n| ("many", n)).chain([("gone", 0), ("one", 0), ("two", 0), ("one", 1)])
        {
            let done = done.clone();
            let ticket = if whose == "gone" { gone.ticket() } else { wanted.ticket() };
            pool.think(BotKind::SEARCH, whose, ticket, move || _ = done.send((whose, n)));
        }
        drop((gone, done));
        begin.send(()).unwrap();
        let order: Vec<_> = all.iter().collect();
        let first = [("many", 0), ("one", 0), ("two", 0), ("many", 1), ("one", 1), ("many", 2)];
        assert_eq!(order[..6], first);
        assert_eq!(order.len(), 53, "everything wanted is thought");
    }
}
