//! Proving rules: switches each rule off in turn and checks that a test covering it fails.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{self, Command};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};
use std::{env, fmt, fs, io, thread};

use serde::Serialize;

use crate::cite::{COVERS, REACHED, RULE_OFF};
use crate::ledger::{Ledger, Status};
use crate::run::{Program, build, passes};
use crate::scan::{Sources, Way, named};

/// The number of test programs run in parallel.
const WORKERS: usize = 2;
/// The time allowed for a test with a rule off, in addition to three times its usual duration, before it counts as
/// hanging.
pub(crate) const EXTRA_TEST_TIME: Duration = Duration::from_secs(60);
/// The time allowed for all tests of a program with every rule on.
const FULL_RUN: Duration = Duration::from_secs(1800);

/// The result of switching a rule off.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "verdict", rename_all = "kebab-case")]
pub enum Verdict {
    /// A test that covers it failed.
    Proved,
    /// Every test that covers it still passed.
    Unproved {
        /// The tests that cover it.
        tests: Vec<String>,
    },
    /// No test that covers it reached a `rule!` with its id.
    Unreached {
        /// The tests that cover it.
        tests: Vec<String>,
    },
    /// No test covers it.
    Uncovered,
    /// No test failed with this alteration.
    Unnoticed,
}

/// The result for one rule or one alteration of content.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Finding {
    /// The rule's id, or the name of the alteration.
    pub id: String,
    /// The result.
    #[serde(flatten)]
    pub verdict: Verdict,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id = &self.id;
        match &self.verdict {
            Verdict::Proved => write!(f, "{id}: proved"),
            Verdict::Unproved { tests } => write!(f, "{id}: off, and still these pass: {}", tests.join(", ")),
            Verdict::Unreached { tests } => write!(f, "{id}: never reached by {}", tests.join(", ")),
            Verdict::Uncovered => write!(f, "{id}: no test covers it"),
            Verdict::Unnoticed => write!(f, "{id}: no test notices"),
        }
    }
}

/// The results for one game, in the ledger's order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Report {
    /// The game's name.
    pub game: String,
    /// Whether every rule was tried.
    pub complete: bool,
    /// The result for each rule.
    pub findings: Vec<Finding>,
}

/// The progress of proving.
#[derive(Clone, Copy, Debug)]
pub enum Progress<'a> {
    /// The tests are being built.
    Building,
    /// This test program is running with every rule on.
    Running(&'a str),
    /// A rule was judged.
    Judged {
        /// The result for the rule.
        finding: &'a Finding,
        /// The number of rules judged so far.
        done: usize,
        /// The number of rules to judge.
        total: usize,
    },
}

/// Why proving failed.
#[derive(Debug, thiserror::Error)]
pub enum ProveError {
    /// A requested id is not a rule to enforce.
    #[error("{id} is not in games/{package}/rules.toml with the status `rule`")]
    NoSuchRule {
        /// The requested id.
        id: String,
        /// The game's crate.
        package: String,
    },
    /// A requested item is not in the content.
    #[error("there is no {id} in the content of {package}")]
    NoSuchThing {
        /// The requested item.
        id: String,
        /// The game's crate.
        package: String,
    },
    /// Cargo could not be started.
    #[error("cargo could not be started: {0}")]
    Cargo(io::Error),
    /// The tests do not build.
    #[error("the tests of {package} do not build:\n{messages}")]
    Build {
        /// The game's crate.
        package: String,
        /// The compiler's output.
        messages: String,
    },
    /// Tests fail with every rule on.
    #[error("{program} of {package} fails with every rule on; `cargo test -p {package}` shows where")]
    Failing {
        /// The game's crate.
        package: String,
        /// The test program.
        program: String,
    },
    /// The tests claim rules, but the probe reports no claims.
    #[error(
        "no claim of {package}'s tests arrives; its [dev-dependencies] need \
         `rulebook = {{ workspace = true, features = [\"probe\"] }}`"
    )]
    NoProbe {
        /// The game's crate.
        package: String,
    },
    /// A file could not be read or written, or a program could not be run.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Tries every rule of a game, or only those in `only`.
///
/// A rule is proved if a test that covers it passes with every rule on, and with that rule off both reaches it and
/// fails. A test that hangs counts as failed.
pub fn prove(
    root: &Path,
    ledger: &Ledger,
    only: Option<&[String]>,
    mut progress: impl FnMut(Progress<'_>),
) -> Result<Report, ProveError> {
    let ids = rules(ledger, only)?;
    progress(Progress::Building);
    let programs = build(root, &ledger.game)?;
    let scratch = Scratch::new()?;
    let claims = claims(&programs, &scratch, &ledger.game, &mut progress)?;
    let sources = Sources::scan(root, &ledger.game)?;
    if claims.is_empty() && sources.mentions.iter().any(|mention| mention.way == Way::Covers) {
        return Err(ProveError::NoProbe { package: ledger.game.clone() });
    }

    let judge = |id: &str| judge(id, claims.get(id).map_or(&[], Vec::as_slice), &scratch);
    let findings = each(&ids, judge, &mut progress)?;
    Ok(Report { game: ledger.game.clone(), complete: only.is_none(), findings })
}

/// Judges these ids in parallel and returns the results in their order.
pub(crate) fn each(
    ids: &[&str],
    judge: impl Fn(&str) -> io::Result<Verdict> + Sync,
    progress: &mut impl FnMut(Progress<'_>),
) -> io::Result<Vec<Finding>> {
    let mut findings: BTreeMap<usize, Finding> = BTreeMap::new();
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..WORKERS {
            let (sender, next, judge) = (sender.clone(), &next, &judge);
            scope.spawn(move || {
                loop {
                    let place = next.fetch_add(1, Ordering::Relaxed);
                    let Some(id) = ids.get(place) else { break };
                    let verdict = judge(id);
                    let failed = verdict.is_err();
                    // The receiver is gone once another worker has failed.
                    if sender.send((place, verdict)).is_err() || failed {
                        break;
                    }
                }
            });
        }
        drop(sender);
        for (place, verdict) in receiver {
            let finding = Finding { id: ids[place].to_owned(), verdict: verdict? };
            let (done, total) = (findings.len() + 1, ids.len());
            progress(Progress::Judged { finding: &finding, done, total });
            findings.insert(place, finding);
        }
        Ok::<(), io::Error>(())
    })?;
    Ok(findings.into_values().collect())
}

/// Runs a program and returns an error if it fails.
pub(crate) fn all_pass(program: &Program, package: &str, command: &mut Command) -> Result<(), ProveError> {
    if passes(command, FULL_RUN)? {
        return Ok(());
    }
    Err(ProveError::Failing { package: package.to_owned(), program: program.name.clone() })
}

/// The ids of the rules to try, in the ledger's order.
fn rules<'a>(ledger: &'a Ledger, only: Option<&[String]>) -> Result<Vec<&'a str>, ProveError> {
    let rules = || ledger.entries.iter().filter(|e| e.status == Status::Rule).map(|e| e.id.as_str());
    let Some(only) = only else { return Ok(rules().collect()) };
    if let Some(id) = only.iter().find(|id| !rules().any(|rule| rule == **id)) {
        return Err(ProveError::NoSuchRule { id: id.clone(), package: ledger.game.clone() });
    }
    Ok(rules().filter(|rule| only.iter().any(|id| id == rule)).collect())
}

/// The tests of one program that cover a rule.
struct Claim<'a> {
    program: &'a Program,
    tests: BTreeSet<String>,
    /// The duration of all the program's tests with every rule on.
    usual: Duration,
}

/// Runs every program with every rule on and collects which tests cover which rule.
fn claims<'a>(
    programs: &'a [Program],
    scratch: &Scratch,
    package: &str,
    progress: &mut impl FnMut(Progress<'_>),
) -> Result<BTreeMap<String, Vec<Claim<'a>>>, ProveError> {
    let mut claims: BTreeMap<String, Vec<Claim<'_>>> = BTreeMap::new();
    for program in programs {
        progress(Progress::Running(&program.name));
        let file = scratch.file();
        let start = Instant::now();
        all_pass(program, package, program.command().env(COVERS, &file))?;
        let usual = start.elapsed();
        let lines = if file.exists() { fs::read_to_string(&file)? } else { String::new() };
        let mut covers: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
        for (test, id) in lines.lines().filter_map(|line| line.split_once('\t')) {
            covers.entry(id).or_default().insert(test.to_owned());
        }
        for (id, tests) in covers {
            claims.entry(id.to_owned()).or_default().push(Claim { program, tests, usual });
        }
    }
    Ok(claims)
}

/// Switches one rule off and runs the tests that cover it.
fn judge(id: &str, claims: &[Claim<'_>], scratch: &Scratch) -> io::Result<Verdict> {
    if claims.is_empty() {
        return Ok(Verdict::Uncovered);
    }
    let mut reached = false;
    for Claim { program, tests, usual } in claims {
        let file = scratch.file();
        let mut command = program.command();
        command.env(RULE_OFF, id).env(REACHED, &file).arg("--exact").args(tests);
        let passed = passes(&mut command, EXTRA_TEST_TIME + *usual * 3)?;
        // A failure that did not reach the rule proves nothing.
        if !passed && file.exists() {
            return Ok(Verdict::Proved);
        }
        reached |= file.exists();
    }
    let tests = claims.iter().flat_map(|claim| claim.tests.iter().cloned()).collect();
    Ok(if reached { Verdict::Unproved { tests } } else { Verdict::Unreached { tests } })
}

/// A temporary folder for files of the programs, removed on drop.
pub(crate) struct Scratch {
    folder: PathBuf,
    files: AtomicUsize,
}

impl Scratch {
    pub(crate) fn new() -> io::Result<Self> {
        static FOLDERS: AtomicUsize = AtomicUsize::new(0);
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("dreadboard-prove-{}-{number}", process::id()));
        fs::create_dir_all(&folder).map_err(|e| named(&folder, e))?;
        Ok(Self { folder, files: AtomicUsize::new(0) })
    }

    /// Returns the path of a file that does not exist yet.
    pub(crate) fn file(&self) -> PathBuf {
        self.folder.join(self.files.fetch_add(1, Ordering::Relaxed).to_string())
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // A folder that cannot be removed stays in the temporary directory, which does no harm.
        _ = fs::remove_dir_all(&self.folder);
    }
}
