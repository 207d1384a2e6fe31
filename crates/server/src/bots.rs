//! Where bots think: a few threads of their own, so that no table and no socket waits for them.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;

use shelf::Kind;

use crate::protocol::Bot;

/// Something to think about.
type Job = Box<dyn FnOnce() + Send>;

/// Walks of a bot that looks ahead for a short while.
const KEEN: &str = "search:400";

/// The threads. They end when this is dropped.
pub(crate) struct Pool {
    queue: Arc<Queue>,
}

#[derive(Default)]
struct Queue {
    jobs: Mutex<Jobs>,
    ready: Condvar,
}

/// First come, first served: a table has one thought in here and one hint for each seat, so none gets more than its share.
/// What takes no time never waits behind what does.
#[derive(Default)]
struct Jobs {
    quick: VecDeque<(Ticket, Job)>,
    slow: VecDeque<(Ticket, Job)>,
    closed: bool,
}

/// That somebody waits for a thought. Once this is dropped, a thought that has not begun never does.
#[derive(Default)]
pub(crate) struct Wanted(Arc<()>);

/// Which thought it is.
#[derive(Clone)]
pub(crate) struct Ticket(Weak<()>);

impl Wanted {
    /// The ticket of the thought.
    pub(crate) fn ticket(&self) -> Ticket {
        Ticket(Arc::downgrade(&self.0))
    }

    /// Whether the ticket is of this thought.
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
    /// So many threads for long thoughts, as many as there are cores if 0, and one more for short ones.
    pub(crate) fn new(threads: usize) -> Pool {
        let cores = || thread::available_parallelism().map_or(1, usize::from);
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

    /// Thinks about it when its turn comes, if somebody still wants it then.
    pub(crate) fn think(&self, kind: Kind, ticket: Ticket, job: impl FnOnce() + Send + 'static) {
        let mut jobs = self.queue.lock();
        let queue = match kind {
            Kind::Random | Kind::Greedy => &mut jobs.quick,
            Kind::Search(_) => &mut jobs.slow,
        };
        queue.retain(|(ticket, _)| ticket.is_wanted());
        queue.push_back((ticket, Box::new(job)));
        drop(jobs);
        self.queue.ready.notify_all();
    }

    /// How many thoughts wait.
    pub(crate) fn waiting(&self) -> usize {
        let jobs = self.queue.lock();
        jobs.quick.iter().chain(&jobs.slow).filter(|(ticket, _)| ticket.is_wanted()).count()
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
        while let Some(job) = self.next(slow) {
            // A thought that breaks must not take the thread with it; whoever waits for it is told by the job itself.
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
            match found.or_else(|| if slow { jobs.slow.pop_front() } else { None }) {
                Some((ticket, job)) if ticket.is_wanted() => return Some(job),
                Some(_) => continue,
                None => {}
            }
            jobs = self.ready.wait(jobs).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// What plays at this level; `ruthless` is configured.
pub(crate) fn kind(bot: Bot, ruthless: Kind) -> Kind {
    match bot {
        Bot::Novice => Kind::Random,
        Bot::Steady => Kind::Greedy,
        Bot::Keen => KEEN.parse().unwrap_or(Kind::SEARCH),
        Bot::Ruthless => ruthless,
    }
}
