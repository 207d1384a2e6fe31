//! The ledger: every rule of a rulebook with its status and our own statement of it.

use std::collections::BTreeMap;
use std::path::Path;
use std::{fmt, fs, io};

use serde::{Deserialize, Serialize};
use toml::Spanned;

use crate::scan::named;

/// All the rules of one game, in the book's order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Ledger {
    /// The game's name, which is also its crate's name.
    pub game: String,
    /// The prefix of its rule ids.
    pub prefix: String,
    /// Whether the ledger is unfinished: missing proofs are reported, but are no error.
    pub unfinished: bool,
    /// The rules, in the order of the rulebook.
    pub entries: Vec<Entry>,
}

/// One rule of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Entry {
    /// The rule id, such as `fh:seals.2`.
    pub id: String,
    /// The heading of its section.
    pub title: String,
    /// How the rule is handled.
    #[serde(flatten)]
    pub status: Status,
    /// The statement in our own words; only flavour can lack one.
    pub text: Option<String>,
    /// The rulings that interpret it.
    pub rulings: Vec<String>,
    /// An additional remark.
    pub note: Option<String>,
}

/// How a rule is handled.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "status", rename_all = "kebab-case")]
pub enum Status {
    /// It is enforced, and a test has to prove it.
    Rule,
    /// It defines a term that other rules use.
    Definition {
        /// The ids of those rules.
        used_by: Vec<String>,
    },
    /// It is an example of a rule.
    Example {
        /// The test that plays the example.
        test: String,
    },
    /// It states that something is not limited.
    Permission {
        /// The test that makes use of the permission.
        test: String,
    },
    /// It repeats another rule.
    Duplicate {
        /// That rule's id.
        of: String,
    },
    /// It is about handling physical components.
    Physical,
    /// It is story text.
    Flavour,
    /// It is not enforced.
    Gap {
        /// Why it is not enforced.
        reason: String,
    },
}

impl Status {
    /// The status keyword in the ledger.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Rule => "rule",
            Self::Definition { .. } => "definition",
            Self::Example { .. } => "example",
            Self::Permission { .. } => "permission",
            Self::Duplicate { .. } => "duplicate",
            Self::Physical => "physical",
            Self::Flavour => "flavour",
            Self::Gap { .. } => "gap",
        }
    }
}

/// An error in a ledger.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The line, from 1, if it is about one rule.
    pub line: Option<usize>,
    /// The rule's id, if it has one.
    pub id: Option<String>,
    /// What is wrong and what would be valid.
    pub what: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        if let Some(id) = &self.id {
            write!(f, "{id}: ")?;
        }
        f.write_str(&self.what)
    }
}

/// All errors found in a ledger.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .0.iter().map(Problem::to_string).collect::<Vec<_>>().join("\n"))]
pub struct LedgerError(pub Vec<Problem>);

impl Ledger {
    /// Parses and checks the text of a ledger file.
    pub fn parse(text: &str) -> Result<Self, LedgerError> {
        let file: File = toml::from_str(text)
            .map_err(|e| LedgerError(vec![Problem { line: None, id: None, what: e.to_string() }]))?;
        let mut problems = Vec::new();
        let mut entries = Vec::new();
        let mut lines = Vec::new();
        for row in file.rule {
            let line = 1 + text[..row.span().start].matches('\n').count();
            let row = row.into_inner();
            let id = row.get("id").and_then(|id| id.as_str()).map(String::from);
            match row.try_into::<Row>().map_err(|e| e.message().to_owned()).and_then(Row::into_entry) {
                Ok(entry) => {
                    entries.push(entry);
                    lines.push(line);
                }
                Err(what) => problems.push(Problem { line: Some(line), id, what }),
            }
        }
        let ledger = Self { game: file.game, prefix: file.prefix, unfinished: file.unfinished, entries };
        // References can only be checked once every row was parsed.
        if problems.is_empty() {
            problems = ledger.check(&lines);
        }
        if problems.is_empty() { Ok(ledger) } else { Err(LedgerError(problems)) }
    }

    /// Reads and checks a ledger file.
    pub fn read(path: &Path) -> io::Result<Self> {
        let text = fs::read_to_string(path).map_err(|e| named(path, e))?;
        Self::parse(&text).map_err(|e| named(path, io::Error::new(io::ErrorKind::InvalidData, e)))
    }

    /// Reads all ledgers of a workspace, `games/*/rules.toml`, sorted by game.
    pub fn read_all(root: &Path) -> io::Result<Vec<Self>> {
        let folder = root.join("games");
        let mut paths = fs::read_dir(&folder)
            .and_then(|games| {
                games.map(|game| Ok(game?.path().join("rules.toml"))).collect::<io::Result<Vec<_>>>()
            })
            .map_err(|e| named(&folder, e))?;
        paths.retain(|path| path.is_file());
        paths.sort();
        paths.iter().map(|path| Self::read(path)).collect()
    }

    /// The rule with this id.
    pub fn get(&self, id: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.id == id)
    }

    /// Returns the rules that contain every word of the query, best first: by id, then by title, then by text.
    ///
    /// `texts` returns a rule's statement in the reader's language, if there is one; the English statement is searched
    /// as well.
    pub fn search(&self, query: &str, texts: impl Fn(&str) -> Option<String>) -> Vec<&Entry> {
        let query = query.to_lowercase();
        let words: Vec<&str> = query.split_whitespace().collect();
        let mut found: Vec<(usize, &Entry)> = Vec::new();
        for entry in &self.entries {
            let local = texts(&entry.id).unwrap_or_default();
            let text = format!("{} {local}", entry.text.as_deref().unwrap_or_default());
            let mut searched = String::new();
            let rank = [&entry.id, &entry.title, &text].iter().position(|field| {
                searched = format!("{searched} {}", field.to_lowercase());
                words.iter().all(|word| searched.contains(word))
            });
            if let Some(rank) = rank {
                found.push((rank, entry));
            }
        }
        found.sort_by_key(|(rank, entry)| (entry.id != query, *rank));
        found.into_iter().map(|(_, entry)| entry).collect()
    }

    /// Checks ids and references between the rules; `lines` are their line numbers.
    fn check(&self, lines: &[usize]) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
        for (entry, &line) in self.entries.iter().zip(lines) {
            let mut wrong =
                |what| problems.push(Problem { line: Some(line), id: Some(entry.id.clone()), what });
            if !is_id(&entry.id, &self.prefix) {
                wrong(format!("an id of this ledger looks like `{}:chapter-name.1`", self.prefix));
            }
            if let Some(first) = seen.insert(&entry.id, line) {
                wrong(format!("already on line {first}; every id stands once"));
            }
            match &entry.status {
                Status::Definition { used_by } if used_by.is_empty() => {
                    wrong("`used_by` is empty; name the rules that use the definition".into());
                }
                Status::Definition { used_by } => {
                    for user in used_by {
                        if *user == entry.id {
                            wrong("a definition cannot be what uses it".into());
                        } else if self.get(user).is_none() {
                            wrong(format!("`used_by` names `{user}`, which is not in this ledger"));
                        }
                    }
                }
                Status::Duplicate { of } => match self.get(of).map(|target| &target.status) {
                    _ if *of == entry.id => wrong("a duplicate cannot repeat itself".into()),
                    None => wrong(format!("`of` names `{of}`, which is not in this ledger")),
                    Some(Status::Duplicate { of: origin }) => {
                        wrong(format!("`of` names `{of}`, itself a duplicate; name `{origin}`"));
                    }
                    Some(_) => {}
                },
                Status::Rule
                | Status::Example { .. }
                | Status::Permission { .. }
                | Status::Physical
                | Status::Flavour
                | Status::Gap { .. } => {}
            }
        }
        problems
    }
}

/// Whether the id is one of this ledger: `prefix:chapter`, or `prefix:chapter.1`, or with a letter behind the number.
fn is_id(id: &str, prefix: &str) -> bool {
    let Some(id) = id.strip_prefix(prefix).and_then(|id| id.strip_prefix(':')) else { return false };
    let (chapter, number) =
        id.rsplit_once('.').map_or((id, None), |(chapter, number)| (chapter, Some(number)));
    let is_number = |number: &str| {
        let digits = number.strip_suffix(|c: char| c.is_ascii_lowercase()).unwrap_or(number);
        !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit())
    };
    !chapter.is_empty()
        && chapter.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        && number.map_or_else(|| chapter.chars().any(|c| c.is_ascii_digit()), is_number)
}

/// A ledger file with unparsed rows, so that an error in a row can name its id.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: String,
    prefix: String,
    #[serde(default)]
    unfinished: bool,
    #[serde(default)]
    rule: Vec<Spanned<toml::Table>>,
}

/// A row of a ledger file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: String,
    title: String,
    status: String,
    text: Option<String>,
    used_by: Option<Vec<String>>,
    test: Option<String>,
    of: Option<String>,
    reason: Option<String>,
    ruling: Option<String>,
    #[serde(default)]
    rulings: Vec<String>,
    note: Option<String>,
}

impl Row {
    fn into_entry(mut self) -> Result<Entry, String> {
        let status = match self.status.as_str() {
            "rule" => Status::Rule,
            "definition" => Status::Definition {
                used_by: self.used_by.take().ok_or("a definition needs `used_by = [\"an id\"]`")?,
            },
            "example" => Status::Example {
                test: self.test.take().ok_or("an example needs `test = \"the test that plays it\"`")?,
            },
            "permission" => Status::Permission {
                test: self.test.take().ok_or("a permission needs `test = \"the test that uses it\"`")?,
            },
            "duplicate" => Status::Duplicate {
                of: self.of.take().ok_or("a duplicate needs `of = \"the id it repeats\"`")?,
            },
            "physical" => Status::Physical,
            "flavour" => Status::Flavour,
            "gap" => Status::Gap { reason: self.reason.take().ok_or("a gap needs `reason = \"why\"`")? },
            other => {
                return Err(format!(
                    "status `{other}` is not known; it is one of rule, definition, example, permission, \
                     duplicate, physical, flavour, gap"
                ));
            }
        };
        let left = [
            ("used_by", self.used_by.is_some()),
            ("test", self.test.is_some()),
            ("of", self.of.is_some()),
            ("reason", self.reason.is_some()),
        ];
        if let Some((field, _)) = left.iter().find(|(_, given)| *given) {
            return Err(format!("`{field}` does not belong to the status `{}`", self.status));
        }
        let text = self.text.filter(|text| !text.trim().is_empty());
        if text.is_none() && status != Status::Flavour {
            return Err(format!("`text` is missing: the status `{}` needs a statement", self.status));
        }
        let rulings = self.ruling.into_iter().chain(self.rulings).collect();
        Ok(Entry { id: self.id, title: self.title, status, text, rulings, note: self.note })
    }
}
