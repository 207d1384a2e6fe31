//! Coverage of a rulebook: how much of it the code cites and the tests prove.

use std::collections::BTreeMap;
use std::path::Path;
use std::{fmt, io};

use serde::Serialize;

use crate::ledger::{Ledger, Status};
use crate::record::{Proofs, Record};
use crate::scan::{Mention, Place, Sources, Way};

/// The coverage of one game. Every rule of its ledger is in exactly one of `proved` to `waived`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Coverage {
    /// The game's name.
    pub game: String,
    /// The prefix of its rule ids.
    pub prefix: String,
    /// Whether the ledger is marked as unfinished.
    pub unfinished: bool,
    /// The number of rules in the ledger.
    pub total: usize,
    /// Cited, and a test fails without them.
    pub proved: Vec<String>,
    /// Cited, but not proved.
    pub unproved: Vec<Cited>,
    /// Only marked: no code that can be switched off.
    pub marked: Vec<Cited>,
    /// Neither cited nor marked.
    pub missing: Vec<String>,
    /// Entries that need no enforcement, by status.
    pub waived: BTreeMap<&'static str, Vec<String>>,
    /// Ids in the sources that are not in the ledger.
    pub unknown: Vec<Mention>,
    /// Other inconsistencies.
    pub broken: Vec<Broken>,
}

/// A rule that the sources cite or mark.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Cited {
    /// The rule's id.
    pub id: String,
    /// Where it is cited.
    pub places: Vec<Place>,
    /// Whether a test claims to cover it.
    pub covered: bool,
}

/// An entry of the ledger or the record that the sources contradict.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "broken", rename_all = "kebab-case")]
pub enum Broken {
    /// An example or permission names a test that does not exist.
    NoSuchTest {
        /// The rule's id.
        id: String,
        /// The test it names.
        test: String,
    },
    /// The record lists the rule as proved, but it is not both cited and covered; it has to be proved again.
    Stale {
        /// The rule's id.
        id: String,
    },
}

impl Coverage {
    /// Computes the coverage of one game from the sources and the record in the workspace.
    pub fn read(root: &Path, ledger: &Ledger) -> io::Result<Self> {
        Ok(Self::of(
            ledger,
            &Sources::scan(root, &ledger.game)?,
            &Record::read(root, &ledger.game, Proofs::Rules)?,
        ))
    }

    /// Computes the coverage of one game.
    pub fn of(ledger: &Ledger, sources: &Sources, record: &Record) -> Self {
        let mut coverage = Self {
            game: ledger.game.clone(),
            prefix: ledger.prefix.clone(),
            unfinished: ledger.unfinished,
            total: ledger.entries.len(),
            proved: Vec::new(),
            unproved: Vec::new(),
            marked: Vec::new(),
            missing: Vec::new(),
            waived: BTreeMap::new(),
            unknown: sources.mentions.iter().filter(|m| ledger.get(&m.id).is_none()).cloned().collect(),
            broken: Vec::new(),
        };
        for entry in &ledger.entries {
            let id = entry.id.clone();
            match &entry.status {
                Status::Rule => coverage.count(id, sources, record),
                Status::Example { test } | Status::Permission { test } => {
                    if !sources.tests.contains(test) {
                        coverage.broken.push(Broken::NoSuchTest { id: id.clone(), test: test.clone() });
                    }
                    coverage.waive(&entry.status, id);
                }
                Status::Definition { .. }
                | Status::Duplicate { .. }
                | Status::Physical
                | Status::Flavour
                | Status::Gap { .. } => coverage.waive(&entry.status, id),
            }
        }
        let stale = record.proved.iter().filter(|id| !coverage.proved.contains(id));
        coverage.broken.extend(stale.map(|id| Broken::Stale { id: id.clone() }));
        coverage
    }

    /// Whether everything that is named exists and the record is consistent. An unfinished ledger may name tests that
    /// do not exist yet.
    pub fn is_sound(&self) -> bool {
        let to_come = |broken: &Broken| self.unfinished && matches!(broken, Broken::NoSuchTest { .. });
        self.unknown.is_empty() && self.broken.iter().all(to_come)
    }

    fn count(&mut self, id: String, sources: &Sources, record: &Record) {
        let covered = !sources.places(&id, Way::Covers).is_empty();
        let wrapped = sources.places(&id, Way::Wraps);
        let marked = sources.places(&id, Way::Marks);
        if wrapped.is_empty() && marked.is_empty() {
            self.missing.push(id);
        } else if wrapped.is_empty() {
            self.marked.push(Cited { id, places: marked, covered });
        } else if covered && record.proved.contains(&id) {
            self.proved.push(id);
        } else {
            self.unproved.push(Cited { id, places: wrapped, covered });
        }
    }

    fn waive(&mut self, status: &Status, id: String) {
        self.waived.entry(status.name()).or_default().push(id);
    }
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unfinished = if self.unfinished { ", unfinished" } else { "" };
        writeln!(f, "{} ({}): {} rules{unfinished}", self.game, self.prefix, self.total)?;
        writeln!(f, "  proved    {:>4}", self.proved.len())?;
        writeln!(f, "  unproved  {:>4}", self.unproved.len())?;
        for Cited { id, places, covered } in &self.unproved {
            let why = if *covered { "claimed by a test" } else { "no test covers it" };
            writeln!(f, "    {id}  {why}  {}", listed(places))?;
        }
        writeln!(f, "  marked    {:>4}", self.marked.len())?;
        for Cited { id, places, covered: _ } in &self.marked {
            writeln!(f, "    {id}  {}", listed(places))?;
        }
        writeln!(f, "  missing   {:>4}", self.missing.len())?;
        for id in &self.missing {
            writeln!(f, "    {id}")?;
        }
        writeln!(f, "  waived    {:>4}", self.waived.values().map(Vec::len).sum::<usize>())?;
        for (status, ids) in &self.waived {
            write!(f, "    {status:<12}{:>4}", ids.len())?;
            if *status == "gap" {
                write!(f, "  not enforced; the reasons are in games/{}/rules.toml", self.game)?;
            }
            writeln!(f)?;
        }
        for Mention { id, way: _, place } in &self.unknown {
            writeln!(f, "  {place}: {id} is not in games/{}/rules.toml", self.game)?;
        }
        for broken in &self.broken {
            match broken {
                Broken::NoSuchTest { id, test } => writeln!(f, "  {id}: there is no test `{test}`")?,
                Broken::Stale { id } => writeln!(
                    f,
                    "  {id}: games/{}/rules.proved has it, but it is not both cited and covered; prove again",
                    self.game
                )?,
            }
        }
        Ok(())
    }
}

fn listed(places: &[Place]) -> String {
    places.iter().map(Place::to_string).collect::<Vec<_>>().join(", ")
}
