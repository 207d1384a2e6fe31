//! Proving content: alters each part of a game's data files in turn and checks that a test fails.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{fs, io};

use serde::Deserialize;

use crate::alter::{ALTERATIONS, ALTERED};
use crate::ledger::Ledger;
use crate::prove::{
    EXTRA_TEST_TIME, Finding, Progress, ProveError, Report, Scratch, Verdict, all_pass, each,
};
use crate::run::{Program, build, passes};
use crate::scan::named;

/// The configuration for proving a game's content: `games/<game>/content-proof.toml`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContentProof {
    /// The test programs to run, those that notice most first.
    pub tests: Vec<String>,
    /// Alterations that no test can observe, each with the reason.
    #[serde(default)]
    pub alike: BTreeMap<String, String>,
}

impl ContentProof {
    /// The file's path below the workspace's root.
    pub fn path(root: &Path, game: &str) -> PathBuf {
        root.join("games").join(game).join("content-proof.toml")
    }

    /// Reads it; a game whose content is not proved has none.
    pub fn read(root: &Path, game: &str) -> io::Result<Option<Self>> {
        let path = Self::path(root, game);
        match fs::read_to_string(&path) {
            Ok(text) => toml::from_str(&text).map(Some).map_err(|e| named(&path, io::Error::other(e))),
            Err(e) if e.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(e) => Err(named(&path, e)),
        }
    }
}

/// Makes every alteration of a game's content, or only those of the items in `only`, and checks whether a test fails.
///
/// A test that hangs counts as failed. Unnoticed alterations listed as `alike` are left out of the report.
pub fn prove_content(
    root: &Path,
    ledger: &Ledger,
    proof: &ContentProof,
    only: Option<&[String]>,
    mut progress: impl FnMut(Progress<'_>),
) -> Result<Report, ProveError> {
    progress(Progress::Building);
    let mut programs = build(root, &ledger.game)?;
    programs.retain(|program| proof.tests.contains(&program.name));
    programs.sort_by_key(|program| proof.tests.iter().position(|name| *name == program.name));
    let scratch = Scratch::new()?;
    let start = Instant::now();
    let list = scratch.file();
    for program in &programs {
        progress(Progress::Running(&program.name));
        all_pass(program, &ledger.game, program.command().env(ALTERATIONS, &list))?;
    }
    let usual = start.elapsed();
    let all = fs::read_to_string(&list).unwrap_or_default();
    let all: BTreeSet<&str> = all.lines().collect();
    if all.is_empty() {
        return Err(ProveError::NoProbe { package: ledger.game.clone() });
    }
    let item = |name: &str| name.split(' ').next().expect("a name begins with its item's").to_owned();
    if let Some(id) = only.unwrap_or_default().iter().find(|id| !all.iter().any(|name| item(name) == **id)) {
        return Err(ProveError::NoSuchThing { id: id.clone(), package: ledger.game.clone() });
    }
    let wanted = |name: &&str| only.is_none_or(|only| only.contains(&item(name)));
    let names: Vec<&str> = all.iter().copied().filter(wanted).collect();
    let mut findings = each(&names, |name| judge(name, &programs, usual), &mut progress)?;
    findings.retain(|finding: &Finding| {
        finding.verdict == Verdict::Proved || !proof.alike.contains_key(&finding.id)
    });
    Ok(Report { game: ledger.game.clone(), complete: only.is_none(), findings })
}

/// Makes one alteration and runs the programs until one fails.
fn judge(name: &str, programs: &[Program], usual: Duration) -> io::Result<Verdict> {
    for program in programs {
        if !passes(program.command().env(ALTERED, name), EXTRA_TEST_TIME + usual * 3)? {
            return Ok(Verdict::Proved);
        }
    }
    Ok(Verdict::Unnoticed)
}
