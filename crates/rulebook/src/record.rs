//! The record of what was last proved: `games/<game>/rules.proved` and `games/<game>/content.proved`, one id per line,
//! committed with the sources.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::prove::{Report, Verdict};
use crate::scan::named;

/// What a record lists: rules, or alterations of content.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proofs {
    /// Ids of rules, in `rules.proved`.
    Rules,
    /// Alterations of content files, in `content.proved`.
    Content,
}

/// The ids that [`prove()`](crate::prove()) last established, so that coverage is quick to count.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Record {
    /// The ids, sorted.
    pub proved: BTreeSet<String>,
}

impl Record {
    /// The path of a game's record below the workspace's root.
    pub fn path(root: &Path, game: &str, proofs: Proofs) -> PathBuf {
        root.join("games").join(game).join(match proofs {
            Proofs::Rules => "rules.proved",
            Proofs::Content => "content.proved",
        })
    }

    /// Reads a game's record; a game nothing was proved of yet has none.
    pub fn read(root: &Path, game: &str, proofs: Proofs) -> io::Result<Self> {
        let path = Self::path(root, game, proofs);
        match fs::read_to_string(&path) {
            Ok(text) => Ok(Self { proved: text.lines().map(String::from).collect() }),
            Err(e) if e.kind() == io::ErrorKind::NotFound => Ok(Self::default()),
            Err(e) => Err(named(&path, e)),
        }
    }

    /// Writes a game's record.
    pub fn write(&self, root: &Path, game: &str, proofs: Proofs) -> io::Result<()> {
        let path = Self::path(root, game, proofs);
        let text: String = self.proved.iter().flat_map(|id| [id, "\n"]).collect();
        fs::write(&path, text).map_err(|e| named(&path, e))
    }

    /// Applies a report and returns the ids that were proved before and no longer are.
    ///
    /// A complete report replaces the record; a partial one changes only the ids it contains.
    pub fn update(&mut self, report: &Report) -> Vec<String> {
        let proved: BTreeSet<String> = report
            .findings
            .iter()
            .filter(|finding| finding.verdict == Verdict::Proved)
            .map(|finding| finding.id.clone())
            .collect();
        let judged = |id: &String| report.complete || report.findings.iter().any(|f| f.id == *id);
        let lost = self.proved.iter().filter(|id| judged(id) && !proved.contains(*id)).cloned().collect();
        self.proved.retain(|id| !judged(id));
        self.proved.extend(proved);
        lost
    }

    /// Removes alterations that no longer exist, of all items that the report covers: the content of these items has
    /// changed.
    pub fn forget(&mut self, report: &Report) {
        let thing = |id: &str| id.split(' ').next().map(str::to_owned);
        let things: BTreeSet<_> = report.findings.iter().map(|finding| thing(&finding.id)).collect();
        let known = |id: &String| report.findings.iter().any(|finding| finding.id == *id);
        self.proved.retain(|id| known(id) || !(report.complete || things.contains(&thing(id))));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prove::Finding;

    fn record(ids: &[&str]) -> Record {
        Record { proved: ids.iter().map(|id| (*id).to_owned()).collect() }
    }

    fn report(complete: bool) -> Report {
        let finding = |id: &str, verdict| Finding { id: id.to_owned(), verdict };
        let findings = vec![finding("toy:a.1", Verdict::Proved), finding("toy:a.2", Verdict::Uncovered)];
        Report { game: "toy".into(), complete, findings }
    }

    #[test]
    fn a_report_of_a_few_rules_leaves_the_others() {
        let mut kept = record(&["toy:a.2", "toy:a.3"]);
        assert_eq!(kept.update(&report(false)), ["toy:a.2"]);
        assert_eq!(kept, record(&["toy:a.1", "toy:a.3"]));
    }

    #[test]
    fn a_report_of_all_rules_replaces_the_record() {
        let mut kept = record(&["toy:a.2", "toy:a.3"]);
        assert_eq!(kept.update(&report(true)), ["toy:a.2", "toy:a.3"]);
        assert_eq!(kept, record(&["toy:a.1"]));
    }
}
