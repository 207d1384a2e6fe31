//! The conformance suite: plays any game at random and checks what the engine promises.
//!
//! Every game runs it in its tests. The promises are the [`Invariant`]s; a violation is reported as [`Broken`], with
//! the shortest log that shows it.

mod hidden_information;
mod legality;
mod mix;
mod record;
mod replay;
mod shown;
mod shrink;
mod types;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use rand_pcg::Pcg64;
use rulebook::Ledger;

use crate::{Dice, Game, Move, Offer, Playable, Wait};
use record::Record;

pub use shown::{Foresee, Shows};
pub use types::types;

/// The games to play and the checks to make.
pub struct Suite<G: Game> {
    /// The content to play with.
    pub content: Arc<G::Content>,
    /// The set-ups to play, each with a name for reports.
    pub setups: Vec<(String, G::Setup)>,
    /// The random seed; the same seed plays the same games.
    pub seed: u64,
    /// The number of games per set-up.
    pub games: usize,
    /// The maximum number of moves; a longer game is reported as one that does not end.
    pub moves: usize,
    /// Costly checks are made at one in `pace` positions, on average.
    pub pace: u64,
    /// The existing rule ids; if given, every citation must be one of them.
    pub rules: Option<BTreeSet<String>>,
    /// Whether progress is printed.
    pub progress: bool,
    /// Recognizes choices that end games early, such as giving up; they are chosen less often, so that late positions
    /// are reached.
    pub ends_early: Option<EndsEarly<G>>,
    /// The foresight function; if given, its results are compared between indistinguishable worlds.
    pub foresee: Option<Foresee<G>>,
    /// The messages, lists and drawings shown to viewers; if given, they are compared between indistinguishable worlds.
    pub shows: Option<Shows<G>>,
}

/// Returns whether a choice ends a game early.
pub type EndsEarly<G> = fn(&G, &<G as Game>::Content, &<G as Game>::Choice) -> bool;

/// The number of games per set-up of a soak run, from the environment variable `DREADBOARD_GAMES`.
pub fn soak() -> Option<usize> {
    std::env::var("DREADBOARD_GAMES").ok()?.parse().ok()
}

/// The number of progress messages per run.
const PROGRESS_MESSAGES: usize = 20;

impl<G: Playable> Suite<G> {
    /// A suite with a moderate number of games of these set-ups, comparing everything shown to viewers.
    pub fn new(content: Arc<G::Content>, setups: Vec<(String, G::Setup)>) -> Self {
        let (shows, foresee) = (Some(Shows::ALL), Some(shown::engine_foresight()));
        Suite { shows, foresee, ..Suite::of_rules(content, setups) }
    }
}

impl<G: Game> Suite<G> {
    /// A suite for a game that is not yet [`Playable`]: only views, offers and events are compared.
    pub fn of_rules(content: Arc<G::Content>, setups: Vec<(String, G::Setup)>) -> Self {
        Suite {
            content,
            setups,
            seed: 1,
            games: 20,
            moves: 10_000,
            pace: 4,
            rules: None,
            progress: false,
            ends_early: None,
            foresee: None,
            shows: None,
        }
    }

    /// Sets the number of games per set-up and the pace; a soak run overrides the number and checks each game less
    /// often.
    #[must_use]
    pub fn playing(self, games: usize, pace: u64) -> Self {
        match soak() {
            Some(games) => Suite { games, pace: 4 * pace, progress: true, ..self },
            None => Suite { games, pace, ..self },
        }
    }

    /// Requires every citation to be in this ledger.
    #[must_use]
    pub fn citing(self, ledger: &Ledger) -> Self {
        Suite { rules: Some(ledger.entries.iter().map(|entry| entry.id.clone()).collect()), ..self }
    }

    /// Plays all games and prints a summary. Panics if an invariant is violated, with the shortest log that shows it.
    #[track_caller]
    pub fn assert_conforms(&self) -> Report {
        let report = check(self).unwrap_or_else(|broken| panic!("{broken}"));
        println!("{}: {report}", G::NAME);
        report
    }

    /// Prints progress at intervals.
    fn print_progress(&self, report: &Report, all: usize) {
        if self.progress && report.games.is_multiple_of(all.div_ceil(PROGRESS_MESSAGES).max(1)) {
            println!("{}: {} of {all} games, {} decisions", G::NAME, report.games, report.decisions);
        }
    }
}

/// What the engine promises of every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Invariant {
    /// Exactly the offered moves are accepted, and moves are the only way to change a position.
    OneDoor,
    /// The log replays without a seed; an undone roll has the same value again.
    DiceAreMoves,
    /// A game saved and loaded at any decision continues identically.
    SaveAndResume,
    /// Nothing a viewer sees depends on what it does not know, and resampling preserves exactly what it knows.
    NothingHidden,
    /// Every asked seat can answer, and games end.
    NoDeadEnds,
    /// Every question, choice, event and roll cites a rule.
    RulesCited,
    /// Nothing depends on an iteration order that changes between runs.
    StableOrder,
}

impl fmt::Display for Invariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Invariant::OneDoor => "one door",
            Invariant::DiceAreMoves => "dice are moves",
            Invariant::SaveAndResume => "save and resume",
            Invariant::NothingHidden => "nothing hidden gets out",
            Invariant::NoDeadEnds => "no dead ends",
            Invariant::RulesCited => "every rule is cited",
            Invariant::StableOrder => "stable order",
        })
    }
}

/// Statistics of a successful run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The number of games played.
    pub games: usize,
    /// The number of answers given where there was more than one.
    pub decisions: usize,
    /// The number of rolls made.
    pub rolls: usize,
    /// The number of anytime choices used.
    pub anytime_moves: usize,
    /// The number of times each ending occurred.
    pub ends: BTreeMap<String, usize>,
    /// The number of moves of the longest game.
    pub longest: usize,
}

impl Report {
    fn add(&mut self, Report { games, decisions, rolls, anytime_moves, ends, longest }: Report) {
        self.games += games;
        self.decisions += decisions;
        self.rolls += rolls;
        self.anytime_moves += anytime_moves;
        self.longest = self.longest.max(longest);
        for (end, times) in ends {
            *self.ends.entry(end).or_default() += times;
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { games, decisions, rolls, anytime_moves, ends, longest } = self;
        write!(f, "{games} games, {decisions} decisions, {rolls} rolls, {anytime_moves} anytime choices")?;
        write!(f, ", longest {longest} moves; ends:")?;
        ends.iter().try_for_each(|(end, times)| write!(f, " {end} × {times}"))
    }
}

/// A violated invariant with the log that shows it.
pub struct Broken<G: Game> {
    /// The violated invariant.
    pub invariant: Invariant,
    /// The name of the set-up that was played.
    pub setup: String,
    /// What is wrong after the last move of the log.
    pub why: String,
    /// The shortest log found that shows it.
    pub log: Vec<Move<G>>,
}

impl<G: Game> fmt::Display for Broken<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "broken: {}, in the set-up “{}” after {} moves",
            self.invariant,
            self.setup,
            self.log.len()
        )?;
        writeln!(f, "  {}", self.why.replace('\n', "\n  "))?;
        for (i, mv) in self.log.iter().enumerate() {
            match mv {
                Move::Say { seat, what } => writeln!(f, "{:4}. seat {} says {what:?}", i + 1, seat.0)?,
                Move::Anytime { seat, what } => {
                    writeln!(f, "{:4}. seat {} uses {what:?}", i + 1, seat.0)?;
                }
                Move::Roll(value) => writeln!(f, "{:4}. the roll is {value}", i + 1)?,
            }
        }
        Ok(())
    }
}

impl<G: Game> fmt::Debug for Broken<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl<G: Game> std::error::Error for Broken<G> {}

/// A violation within one record, visible after `at` moves.
#[derive(Clone, Debug, PartialEq)]
struct Fault {
    invariant: Invariant,
    at: usize,
    why: String,
}

impl Fault {
    fn new(invariant: Invariant, at: usize, why: impl Into<String>) -> Fault {
        Fault { invariant, at, why: why.into() }
    }
}

/// How thoroughly a record is checked.
#[derive(Clone, Copy, PartialEq)]
enum Thoroughness {
    /// Checks all invariants, making costly checks at random positions.
    Sampled,
    /// Checks one invariant, making costly checks everywhere; used while a log is being shortened.
    Full(Invariant),
}

impl Thoroughness {
    fn about(self, invariants: &[Invariant]) -> bool {
        match self {
            Thoroughness::Sampled => true,
            Thoroughness::Full(only) => invariants.contains(&only),
        }
    }
}

/// The number of games tried after the first fault, in search of a shorter log.
const MORE_GAMES: usize = 8;

/// Plays all games, in parallel, and checks every invariant. The result does not depend on the number of threads.
pub fn check<G: Game>(suite: &Suite<G>) -> Result<Report, Box<Broken<G>>> {
    let all = suite.games * suite.setups.len();
    let (next, until) = (AtomicUsize::new(0), AtomicUsize::new(all));
    let done = Mutex::new((Report::default(), BTreeMap::new()));
    let work = || {
        loop {
            let at = next.fetch_add(1, Relaxed);
            if at >= until.load(Relaxed) {
                break;
            }
            // A panic stops all threads.
            let played = catch_unwind(AssertUnwindSafe(|| play(suite, at)));
            let (report, found) = played.unwrap_or_else(|panic| {
                until.store(0, Relaxed);
                resume_unwind(panic)
            });
            let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
            done.0.add(report);
            let Some(found) = found else {
                suite.print_progress(&done.0, all);
                continue;
            };
            // Reported at once, because finding the shortest log takes a while.
            if suite.progress {
                println!("{}: broken: {}: {}", G::NAME, found.1.invariant, found.1.why);
            }
            until.fetch_min(at + 1 + MORE_GAMES, Relaxed);
            done.1.insert(at, found);
        }
    };
    let hands = thread::available_parallelism().map_or(1, usize::from).min(all);
    thread::scope(|scope| {
        let hands: Vec<_> = (0..hands).map(|_| scope.spawn(work)).collect();
        for hand in hands {
            hand.join().unwrap_or_else(|panic| resume_unwind(panic));
        }
    });
    let (report, found) = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    let mut found = found.into_iter().filter(|(at, _)| *at < until.load(Relaxed)).map(|(_, found)| found);
    let Some(first) = found.next() else { return Ok(report) };
    let (record, fault) = found.fold(first, |worst, other| {
        let shorter = other.1.invariant == worst.1.invariant && other.1.at < worst.1.at;
        if shorter { other } else { worst }
    });
    Err(Box::new(shrink::shrink(suite, record.setup, &record, &fault)))
}

/// Plays and checks one game: returns its statistics, or its record and first fault.
fn play<G: Game>(suite: &Suite<G>, at: usize) -> (Report, Option<(Record<G>, Fault)>) {
    let (game, setup) = (at / suite.setups.len(), at % suite.setups.len());
    let mut dice = Pcg64::new(suite.seed.into(), ((setup as u128) << 64) | game as u128);
    let record = Record::random(suite, setup, &mut dice);
    match examine(suite, &record, Thoroughness::Sampled, &mut dice) {
        None => (count(suite, &record), None),
        Some(fault) => (Report::default(), Some((record, fault))),
    }
}

/// Returns the earliest fault of a record.
fn examine<G: Game>(
    suite: &Suite<G>,
    record: &Record<G>,
    care: Thoroughness,
    dice: &mut dyn Dice,
) -> Option<Fault> {
    use Invariant::{
        DiceAreMoves, NoDeadEnds, NothingHidden, OneDoor, RulesCited, SaveAndResume, StableOrder,
    };
    let mut first = record.fault.clone();
    let mut note = |found: Option<Fault>| {
        if let Some(found) = found
            && first.as_ref().is_none_or(|known| found.at < known.at)
        {
            first = Some(found);
        }
    };
    if care.about(&[OneDoor, NoDeadEnds, RulesCited, StableOrder]) {
        note(legality::hold(suite, record, dice));
    }
    if care.about(&[DiceAreMoves, SaveAndResume]) {
        note(replay::replays(suite, record, dice));
        note(replay::saves(suite, record, care, dice));
    }
    if care.about(&[NothingHidden]) {
        note(hidden_information::hold(suite, record, care, dice));
        note(mix::hold(suite, record, care, dice));
    }
    // An unstable order can make any other check fail, so it is checked more often before another invariant is
    // reported.
    let runs = if first.is_some() { 16 } else { 2 };
    let unstable = care.about(&[StableOrder]).then(|| replay::order(suite, record, runs)).flatten();
    unstable.or(first)
}

fn count<G: Game>(suite: &Suite<G>, record: &Record<G>) -> Report {
    let mut report = Report { games: 1, longest: record.line.len(), ..Report::default() };
    let mut q = Offer::new();
    for (position, mv) in record.positions.iter().zip(&record.line) {
        match mv {
            Move::Roll(_) => report.rolls += 1,
            Move::Anytime { .. } => report.anytime_moves += 1,
            Move::Say { seat, .. } => {
                let asked = position.offer(&suite.content, *seat, &mut q);
                report.decisions += usize::from(asked && q.is_decision());
            }
        }
    }
    if let Some(Wait::Over(end)) = record.positions.last().map(|p| p.wait()) {
        report.ends.insert(format!("{end:?}"), 1);
    }
    report
}

/// Describes the first difference in the debug output of two values.
fn difference(one: &impl fmt::Debug, other: &impl fmt::Debug) -> String {
    let (one, other) = (format!("{one:#?}"), format!("{other:#?}"));
    // The path of enclosing fields, each with its indentation.
    let mut fields: Vec<(usize, &str)> = Vec::new();
    for (left, right) in one.lines().zip(other.lines()) {
        let indent = left.len() - left.trim_start().len();
        fields.retain(|(outer, _)| *outer < indent);
        if let Some((name, _)) = left.trim().split_once(": ") {
            fields.push((indent, name));
        }
        if left != right {
            let path: Vec<&str> = fields.iter().map(|(_, name)| *name).collect();
            let [left, right] = [left, right].map(|line| line.trim().trim_end_matches(','));
            return format!("{} ({left} ≠ {right})", path.join("."));
        }
    }
    "one is longer than the other".into()
}

/// Whether a costly check is due.
fn due<G: Game>(suite: &Suite<G>, care: Thoroughness, dice: &mut dyn Dice) -> bool {
    care != Thoroughness::Sampled || dice.below(suite.pace.max(1)) == 0
}
