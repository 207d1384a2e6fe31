//! Proving: each rule is switched off in turn, and a test that covers it has to fail.

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

/// How many programs run side by side.
const WORKERS: usize = 2;
/// How long a test may take with a rule off before it counts as hanging, besides thrice its usual time.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);
/// How long all the tests of a program may take with every rule on.
const FULL_RUN: Duration = Duration::from_secs(1800);

/// What switching a rule off showed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "verdict", rename_all = "kebab-case")]
pub enum Verdict {
    /// A test that covers it failed.
    Proved,
    /// Every test that covers it passed all the same.
    Unproved {
        /// Those tests.
        tests: Vec<String>,
    },
    /// No test that covers it came past a `rule!` around it.
    Unreached {
        /// Those tests.
        tests: Vec<String>,
    },
    /// No test covers it.
    Uncovered,
    /// No test fails with this alteration.
    Unnoticed,
}

/// A rule, or an alteration of content, and what was found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Finding {
    /// The rule's id, or the name of the alteration.
    pub id: String,
    /// What was found.
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

/// What proving a game found, in the ledger's order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Report {
    /// The game's name.
    pub game: String,
    /// Whether every rule was tried.
    pub complete: bool,
    /// What was found for each.
    pub findings: Vec<Finding>,
}

/// How far proving has come.
#[derive(Clone, Copy, Debug)]
pub enum Progress<'a> {
    /// The tests are being built.
    Building,
    /// This test program runs with every rule on.
    Running(&'a str),
    /// A rule was judged.
    Judged {
        /// What was found.
        finding: &'a Finding,
        /// How many are judged by now.
        done: usize,
        /// How many there are.
        total: usize,
    },
}

/// Why nothing could be proved.
#[derive(Debug, thiserror::Error)]
pub enum ProveError {
    /// An id was asked for that is no rule to enforce.
    #[error("{id} is not in games/{package}/rules.toml with the status `rule`")]
    NoSuchRule {
        /// The id.
        id: String,
        /// The game's crate.
        package: String,
    },
    /// Something was asked for that is not in the content.
    #[error("there is no {id} in the content of {package}")]
    NoSuchThing {
        /// What was asked for.
        id: String,
        /// The crate.
        package: String,
    },
    /// Cargo could not be started.
    #[error("cargo could not be started: {0}")]
    Cargo(io::Error),
    /// The tests do not build.
    #[error("the tests of {package} do not build:\n{messages}")]
    Build {
        /// The crate.
        package: String,
        /// What the compiler said.
        messages: String,
    },
    /// Tests fail with every rule on.
    #[error("{program} of {package} fails with every rule on; `cargo test -p {package}` shows where")]
    Failing {
        /// The crate.
        package: String,
        /// The test program.
        program: String,
    },
    /// Tests claim rules, but no claim arrives.
    #[error(
        "no claim of {package}'s tests arrives; its [dev-dependencies] need \
         `rulebook = {{ workspace = true, features = [\"probe\"] }}`"
    )]
    NoProbe {
        /// The crate.
        package: String,
    },
    /// A file could not be read or written, or a program not be run.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Tries every rule of a game, or only those asked for, below the workspace's root.
///
/// A rule is proved if a test that covers it passes with every rule on, and with that rule off both comes
/// past it and fails. A test that hangs has failed.
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

/// Judges each of these side by side; what was found, in their order.
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
                    // Nobody listens any more once another worker has failed.
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

/// Runs a program that has to pass.
pub(crate) fn all_pass(program: &Program, package: &str, command: &mut Command) -> Result<(), ProveError> {
    if passes(command, FULL_RUN)? {
        return Ok(());
    }
    Err(ProveError::Failing { package: package.to_owned(), program: program.name.clone() })
}

/// The ids to try, in the ledger's order.
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
    /// How long all the program's tests take with every rule on.
    usual: Duration,
}

/// Runs every program with every rule on, and collects which tests cover which rule.
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
        let passed = passes(&mut command, PATIENCE + *usual * 3)?;
        // A failure that has nothing to do with the rule proves nothing.
        if !passed && file.exists() {
            return Ok(Verdict::Proved);
        }
        reached |= file.exists();
    }
    let tests = claims.iter().flat_map(|claim| claim.tests.iter().cloned()).collect();
    Ok(if reached { Verdict::Unproved { tests } } else { Verdict::Unreached { tests } })
}

/// A folder for what the programs write, gone when dropped.
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

    /// The path of a file that is not there yet.
    pub(crate) fn file(&self) -> PathBuf {
        self.folder.join(self.files.fetch_add(1, Ordering::Relaxed).to_string())
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What is left behind lies among the system's temporary files and does no harm.
        _ = fs::remove_dir_all(&self.folder);
    }
}
