//! The conformance suite: plays any game at random and holds what the engine promises.
//!
//! Every game runs it in its tests. The promises are the [`Invariant`]s; whatever breaks one is reported as
//! [`Broken`], with the shortest log that shows it.

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

/// What is played, and how much of it.
pub struct Suite<G: Game> {
    /// Cards, boards, scenarios.
    pub content: Arc<G::Content>,
    /// The set-ups to play, each with a name for reports.
    pub setups: Vec<(String, G::Setup)>,
    /// The same seed plays the same games.
    pub seed: u64,
    /// Games per set-up.
    pub games: usize,
    /// A game longer than this many moves counts as one that does not end.
    pub moves: usize,
    /// Costly checks are made at one moment in so many, on average.
    pub pace: u64,
    /// The rule ids that exist, if every citation is to be one of them.
    pub rules: Option<BTreeSet<String>>,
    /// Whether it says now and then how far it has come.
    pub progress: bool,
    /// Choices that end games early, such as to give up: they are thought over, so that late moments come up too.
    pub shuns: Option<EndsEarly<G>>,
    /// How a seat is told what its moves certainly lead to; compared if there is such a thing.
    pub foresee: Option<Foresee<G>>,
    /// Words, lists, drawings and what else leaves for a viewer; compared if the game has them.
    pub shows: Option<Shows<G>>,
}

/// Whether a choice ends a game early.
pub type EndsEarly<G> = fn(&G, &<G as Game>::Content, &<G as Game>::Choice) -> bool;

/// How many games of each set-up a long run asks for, if this is one: the number in `DREADBOARD_GAMES`.
pub fn soak() -> Option<usize> {
    std::env::var("DREADBOARD_GAMES").ok()?.parse().ok()
}

/// How often a run says how far it has come.
const SAYINGS: usize = 20;

impl<G: Playable> Suite<G> {
    /// A middling number of games of these set-ups. Everything that leaves for a viewer is compared.
    pub fn new(content: Arc<G::Content>, setups: Vec<(String, G::Setup)>) -> Self {
        let (shows, foresee) = (Some(Shows::ALL), Some(shown::engine_foresight()));
        Suite { shows, foresee, ..Suite::of_rules(content, setups) }
    }
}

impl<G: Game> Suite<G> {
    /// The same for a game that has no words yet: only views, offers and events are compared.
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
            shuns: None,
            foresee: None,
            shows: None,
        }
    }

    /// So many games of each set-up; as many as a long run asks for, each of them looked at less closely.
    #[must_use]
    pub fn playing(self, games: usize, pace: u64) -> Self {
        match soak() {
            Some(games) => Suite { games, pace: 4 * pace, progress: true, ..self },
            None => Suite { games, pace, ..self },
        }
    }

    /// Every citation is to be one of this ledger.
    #[must_use]
    pub fn citing(self, ledger: &Ledger) -> Self {
        Suite { rules: Some(ledger.entries.iter().map(|entry| entry.id.clone()).collect()), ..self }
    }

    /// Plays all the games and prints what was played. Panics where a promise does not hold, with the shortest log that
    /// shows it.
    #[track_caller]
    pub fn hold(&self) -> Report {
        let report = check(self).unwrap_or_else(|broken| panic!("{broken}"));
        println!("{}: {report}", G::NAME);
        report
    }

    /// Says how far it has come, now and then.
    fn say(&self, report: &Report, all: usize) {
        if self.progress && report.games.is_multiple_of(all.div_ceil(SAYINGS).max(1)) {
            println!("{}: {} of {all} games, {} decisions", G::NAME, report.games, report.decisions);
        }
    }
}

/// What the engine promises of every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Invariant {
    /// What is offered is what is accepted, and there is no other way to change anything.
    OneDoor,
    /// The log replays without a seed; an undone roll comes out the same again.
    DiceAreMoves,
    /// Saved and loaded at any decision, the game goes on the same.
    SaveAndResume,
    /// No eye sees anything change with what it does not know, and resampling keeps to what it knows.
    NothingHidden,
    /// Whoever is asked can answer, and games end.
    NoDeadEnds,
    /// Every question, choice, event and roll names its rule.
    RulesCited,
    /// Nothing depends on an order that changes from run to run.
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

/// What was played without a fault.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Games played.
    pub games: usize,
    /// Answers given where there was more than one.
    pub decisions: usize,
    /// Rolls made.
    pub rolls: usize,
    /// Standing choices used.
    pub interjections: usize,
    /// How often each end came.
    pub ends: BTreeMap<String, usize>,
    /// The moves of the longest game.
    pub longest: usize,
}

impl Report {
    fn add(&mut self, Report { games, decisions, rolls, interjections, ends, longest }: Report) {
        self.games += games;
        self.decisions += decisions;
        self.rolls += rolls;
        self.interjections += interjections;
        self.longest = self.longest.max(longest);
        for (end, times) in ends {
            *self.ends.entry(end).or_default() += times;
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { games, decisions, rolls, interjections, ends, longest } = self;
        write!(f, "{games} games, {decisions} decisions, {rolls} rolls, {interjections} interjections")?;
        write!(f, ", longest {longest} moves; ends:")?;
        ends.iter().try_for_each(|(end, times)| write!(f, " {end} × {times}"))
    }
}

/// A promise that does not hold, and how to see it.
pub struct Broken<G: Game> {
    /// Which one.
    pub invariant: Invariant,
    /// The name of the set-up that was played.
    pub setup: String,
    /// What went wrong after the last move of the log.
    pub why: String,
    /// The shortest log found that leads there.
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
                Move::Interject { seat, what } => {
                    writeln!(f, "{:4}. seat {} interjects {what:?}", i + 1, seat.0)?;
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

/// A broken promise within one record: it shows when `at` moves stand.
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

/// How hard a record is looked at.
#[derive(Clone, Copy, PartialEq)]
enum Care {
    /// For everything, costly checks here and there.
    Sampled,
    /// For this alone, costly checks everywhere: for the short logs of a fault being narrowed down.
    Full(Invariant),
}

impl Care {
    fn about(self, invariants: &[Invariant]) -> bool {
        match self {
            Care::Sampled => true,
            Care::Full(only) => invariants.contains(&only),
        }
    }
}

/// After the first fault, so many more games are tried for a shorter log of it.
const MORE_GAMES: usize = 8;

/// Plays all the games, as many at once as the machine can, and holds every invariant at every moment of them. What
/// comes of it does not depend on how many that are.
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
            // A panic ends it for all.
            let played = catch_unwind(AssertUnwindSafe(|| play(suite, at)));
            let (report, found) = played.unwrap_or_else(|panic| {
                until.store(0, Relaxed);
                resume_unwind(panic)
            });
            let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
            done.0.add(report);
            let Some(found) = found else {
                suite.say(&done.0, all);
                continue;
            };
            // To find the shortest log takes its time.
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

/// Plays one of the games and looks at it: what was played, or its first fault.
fn play<G: Game>(suite: &Suite<G>, at: usize) -> (Report, Option<(Record<G>, Fault)>) {
    let (game, setup) = (at / suite.setups.len(), at % suite.setups.len());
    let mut dice = Pcg64::new(suite.seed.into(), ((setup as u128) << 64) | game as u128);
    let record = Record::random(suite, setup, &mut dice);
    match examine(suite, &record, Care::Sampled, &mut dice) {
        None => (count(suite, &record), None),
        Some(fault) => (Report::default(), Some((record, fault))),
    }
}

/// The earliest fault of a record.
fn examine<G: Game>(suite: &Suite<G>, record: &Record<G>, care: Care, dice: &mut dyn Dice) -> Option<Fault> {
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
    // An unstable order can make any other check fail: before one of them is blamed, the order is looked at well.
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
            Move::Interject { .. } => report.interjections += 1,
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

/// Where two values first differ, as their printed forms show it.
fn difference(one: &impl fmt::Debug, other: &impl fmt::Debug) -> String {
    let (one, other) = (format!("{one:#?}"), format!("{other:#?}"));
    // The fields around the line, each with how far it is indented.
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
fn due<G: Game>(suite: &Suite<G>, care: Care, dice: &mut dyn Dice) -> bool {
    care != Care::Sampled || dice.below(suite.pace.max(1)) == 0
}
