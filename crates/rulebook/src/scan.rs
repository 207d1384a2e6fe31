//! Finds the rule ids that a game's sources mention.

use std::collections::BTreeSet;
use std::fmt;
use std::path::{Path, PathBuf};
use std::{fs, io};

use serde::Serialize;

use crate::lex::{Token, tokens};

/// A line of a source file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Place {
    /// The file's path, relative to the workspace root.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// How a source mentions a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// `rule!("id", …)`, or `rule = "id"` in a content file: cites the rule, which can be switched off.
    Wraps,
    /// `rule!("id");`: marks where the rule is implemented.
    Marks,
    /// `covers!("id")`: a test claims to cover it.
    Covers,
    /// `RuleId("id")`: an offer, refusal or event carries it.
    Carries,
}

/// A mention of a rule in a source file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Mention {
    /// The id as written.
    pub id: String,
    /// How it is mentioned.
    pub way: Way,
    /// Where it is mentioned.
    pub place: Place,
}

/// What one game's sources mention.
#[derive(Clone, Default, Debug)]
pub struct Sources {
    /// All mentions, in the order of files and lines.
    pub mentions: Vec<Mention>,
    /// The names of all test functions.
    pub tests: BTreeSet<String>,
}

impl Sources {
    /// Scans `src`, `tests` and `content` of `crates/<game>`.
    pub fn scan(root: &Path, game: &str) -> io::Result<Self> {
        let mut sources = Self::default();
        for folder in ["src", "tests", "content"] {
            let folder = root.join("games").join(game).join(folder);
            if folder.is_dir() {
                for path in source_files(&folder)? {
                    let text = fs::read_to_string(&path).map_err(|e| named(&path, e))?;
                    let file = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
                    if path.extension().is_some_and(|ext| ext == "toml") {
                        sources.read_content(&file, &text);
                    } else {
                        sources.read(&file, &text);
                    }
                }
            }
        }
        Ok(sources)
    }

    /// Adds the mentions of one content file: each `rule = "id"` cites the rule its component implements.
    pub fn read_content(&mut self, file: &str, text: &str) {
        for (line, row) in text.lines().enumerate() {
            let cited =
                row.trim().strip_prefix("rule").map(str::trim_start).and_then(|rest| rest.strip_prefix('='));
            if let Some(id) = cited.and_then(|value| value.trim().strip_prefix('"')?.split('"').next()) {
                let place = Place { file: file.to_owned(), line: line + 1 };
                self.mentions.push(Mention { id: id.to_owned(), way: Way::Wraps, place });
            }
        }
    }

    /// Adds the mentions and tests of one source file.
    pub fn read(&mut self, file: &str, text: &str) {
        use Token::{Mark, Text, Word};
        let (lines, tokens): (Vec<_>, Vec<_>) = tokens(text).unzip();
        for at in 0..tokens.len() {
            let mut note = |id: &str, way, at: usize| {
                let place = Place { file: file.to_owned(), line: lines[at] };
                self.mentions.push(Mention { id: id.to_owned(), way, place });
            };
            match &tokens[at..] {
                [Word("rule"), Mark('!'), Mark(_), Text(id), Mark(','), ..] => note(id, Way::Wraps, at),
                [Word("rule"), Mark('!'), Mark(_), Text(id), ..] => note(id, Way::Marks, at),
                [Word("RuleId"), Mark('('), Text(id), ..] => note(id, Way::Carries, at),
                [Word("covers"), Mark('!'), Mark(_), claims @ ..] => {
                    for (i, claim) in claims.iter().enumerate() {
                        match claim {
                            Text(id) => note(id, Way::Covers, at + 3 + i),
                            Mark(',') => {}
                            Word(_) | Mark(_) => break,
                        }
                    }
                }
                [Mark('#'), Mark('['), Word("test"), Mark(']'), rest @ ..] => {
                    let mut words = rest.iter().skip_while(|token| **token != Word("fn")).skip(1);
                    if let Some(Word(name)) = words.next() {
                        self.tests.insert((*name).to_owned());
                    }
                }
                _ => {}
            }
        }
    }

    /// Where a rule is mentioned in this way.
    pub fn places(&self, id: &str, way: Way) -> Vec<Place> {
        self.mentions.iter().filter(|m| m.id == id && m.way == way).map(|m| m.place.clone()).collect()
    }
}

/// All Rust and content files in a folder, sorted by name.
fn source_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut entries = fs::read_dir(folder)
        .and_then(|entries| entries.map(|e| Ok(e?.path())).collect::<io::Result<Vec<_>>>())
        .map_err(|e| named(folder, e))?;
    entries.sort();
    let mut files = Vec::new();
    for path in entries {
        if path.is_dir() {
            files.extend(source_files(&path)?);
        } else if path.extension().is_some_and(|e| e == "rs" || e == "toml") {
            files.push(path);
        }
    }
    Ok(files)
}

/// Adds the file's path to an error.
pub(crate) fn named(path: &Path, error: io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scan(text: &str) -> Sources {
        let mut sources = Sources::default();
        sources.read("rules.rs", text);
        sources
    }

    fn mentions(text: &str) -> Vec<(String, Way, usize)> {
        scan(text).mentions.into_iter().map(|m| (m.id, m.way, m.place.line)).collect()
    }

    #[test]
    fn wrapping_is_told_from_marking_and_from_carrying() {
        let source = "rule!(\"toy:a.1\", x > 2)\n\
            rule!(\"toy:a.2\");\n\
            rulebook::rule!(\n  \"toy:a.3\",\n  { go()? }\n);\n\
            q.offer(c, RuleId(\"toy:a.4\"));";
        let expected = [
            ("toy:a.1".into(), Way::Wraps, 1),
            ("toy:a.2".into(), Way::Marks, 2),
            ("toy:a.3".into(), Way::Wraps, 3),
            ("toy:a.4".into(), Way::Carries, 7),
        ];
        assert_eq!(mentions(source), expected);
    }

    #[test]
    fn a_claim_can_name_several_rules_over_several_lines() {
        let expected = [("toy:a.1".into(), Way::Covers, 1), ("toy:a.2".into(), Way::Covers, 2)];
        assert_eq!(mentions("covers!(\"toy:a.1\",\n\"toy:a.2\"); say(\"toy:a.3\")"), expected);
    }

    #[test]
    fn comments_docs_and_strings_cite_nothing() {
        let source = "/// Like `rule!(\"toy:a.1\", x)`.\n\
            // rule!(\"toy:a.2\");\n\
            /* covers!(\"toy:a.3\") */\n\
            let s = r#\"rule!(\"toy:a.4\", x)\"#;\n\
            macro_rules! rule { ($id:literal) => { rule!($id) } }";
        assert_eq!(mentions(source), []);
    }

    #[test]
    fn tests_are_known_by_name_whatever_stands_between() {
        let source = "#[test]\n#[should_panic]\nfn one() {}\n fn helper() {}\n\
            proptest! { #[test] fn two(x in 0..9) {} }\n#[cfg(test)] mod tests { #[test] pub fn three() {} }";
        assert_eq!(scan(source).tests, ["one", "two", "three"].map(String::from).into());
    }
}
