//! Mutation of content files, to check that tests notice each change.
//!
//! A RON data file is parsed as a tree. Regardless of its types, a part can be dropped, a number changed by one, a word
//! replaced by another that occurs in the same place, a condition negated, or a value replaced by one of its parts. A
//! result that does not parse, or parses to the same value, is not counted as an alteration. New words of a game's
//! grammar therefore need no support here.

#[cfg(not(feature = "probe"))]
use std::borrow::Cow;

/// The environment variable that names the one alteration to make.
pub(crate) const ALTERED: &str = "DREADBOARD_ALTERED";
/// The environment variable that names a file to which all possible alterations are appended, one per line.
pub(crate) const ALTERATIONS: &str = "DREADBOARD_ALTERATIONS";

/// Returns the texts of data files with the requested alteration; unchanged in builds without the probe.
///
/// A file is an item or a list of items; an item's name is its first string. `read` parses a file of one item; its
/// results are compared to see whether an edit changed anything.
#[cfg(not(feature = "probe"))]
#[inline(always)]
pub fn altered<'a, T: PartialEq>(texts: &[&'a str], _read: impl Fn(&str) -> Option<T>) -> Vec<Cow<'a, str>> {
    texts.iter().map(|text| Cow::Borrowed(*text)).collect()
}

#[cfg(feature = "probe")]
pub use probe::{alterations, altered};

#[cfg(feature = "probe")]
mod probe {
    use std::borrow::Cow;
    use std::collections::{BTreeMap, BTreeSet};
    use std::env;
    use std::fs::OpenOptions;
    use std::io::Write;
    use std::ops::Range;
    use std::sync::LazyLock;

    use super::super::tree::{Node, Part, Shape, parse};

    /// Fields that only name an item.
    const NAMES: [&str; 3] = ["code", "slug", "title"];

    /// Returns the texts of data files with the requested alteration.
    pub fn altered<'a, T: PartialEq>(
        texts: &[&'a str],
        read: impl Fn(&str) -> Option<T>,
    ) -> Vec<Cow<'a, str>> {
        static WANTED: LazyLock<Option<String>> = LazyLock::new(|| env::var(super::ALTERED).ok());
        if let Some(path) = env::var_os(super::ALTERATIONS) {
            let mut file = OpenOptions::new().append(true).create(true).open(&path).expect("the list opens");
            let all: String =
                alterations(texts, read).into_iter().flat_map(|name| [name, "\n".into()]).collect();
            file.write_all(all.as_bytes()).expect("the list can be written");
        }
        let Some(wanted) = WANTED.as_deref() else {
            return texts.iter().map(|text| Cow::Borrowed(*text)).collect();
        };
        let words = Words::of(texts);
        let made = |text: &'a str| {
            let item =
                items(text).into_iter().find(|item| wanted.starts_with(&format!("{} ", item.called)))?;
            let edit = words.edits(text, &item).into_iter().flatten().find(|edit| edit.name == wanted)?;
            Some(Cow::Owned(edit.made(text, 0..text.len())))
        };
        texts.iter().map(|text| made(text).unwrap_or(Cow::Borrowed(*text))).collect()
    }

    /// Lists the names of all alterations of these data files.
    pub fn alterations<T: PartialEq>(texts: &[&str], read: impl Fn(&str) -> Option<T>) -> Vec<String> {
        let words = Words::of(texts);
        let mut names = Vec::new();
        for text in texts {
            for item in items(text) {
                let (open, close) = if item.listed { ("[", "]") } else { ("", "") };
                let read = |text: &str| read(&format!("{open}{text}{close}"));
                let mut known: Vec<T> = read(&text[item.node.span.clone()]).into_iter().collect();
                for edits in words.edits(text, &item) {
                    let new = edits.iter().find_map(|edit| {
                        let value = read(&edit.made(text, item.node.span.clone()))?;
                        (!known.contains(&value)).then_some((edit, value))
                    });
                    if let Some((edit, value)) = new {
                        names.push(edit.name.clone());
                        known.push(value);
                    }
                }
            }
        }
        names
    }

    /// An item of a data file.
    struct Item {
        called: String,
        node: Node,
        listed: bool,
    }

    fn items(text: &str) -> Vec<Item> {
        let node = parse(text);
        let (nodes, listed) = match node.shape {
            Shape::List(parts) => (parts.into_iter().map(|part| part.node).collect(), true),
            _ => (vec![node], false),
        };
        let called = |node: &Node| match &node.shape {
            Shape::Tuple(parts) => text[parts[0].node.span.clone()].trim_matches('"').to_owned(),
            _ => panic!("an item has fields"),
        };
        nodes.into_iter().map(|node| Item { called: called(&node), node, listed }).collect()
    }

    /// A replacement of one span of text.
    struct Edit {
        name: String,
        span: Range<usize>,
        text: String,
    }

    impl Edit {
        /// Returns the given range of the text with the edit made.
        fn made(&self, text: &str, part: Range<usize>) -> String {
            [&text[part.start..self.span.start], &self.text, &text[self.span.end..part.end]].concat()
        }
    }

    /// The words that occur in each kind of place: after the same field, or in the same constructor.
    struct Words(BTreeMap<String, BTreeSet<String>>);

    impl Words {
        fn of(texts: &[&str]) -> Words {
            let mut words = Words(BTreeMap::new());
            texts.iter().for_each(|text| words.collect(text, &parse(text), ""));
            words
        }

        fn collect(&mut self, text: &str, node: &Node, place: &str) {
            match &node.shape {
                Shape::Leaf => {
                    let word = text[node.span.clone()].to_owned();
                    self.0.entry(place.to_owned()).or_default().insert(word);
                }
                Shape::List(parts) | Shape::Tuple(parts) => {
                    for (at, part) in parts.iter().enumerate() {
                        self.collect(text, &part.node, &place_of(node, place, at, part));
                    }
                }
            }
        }

        /// The possible edits of an item in groups; the first edit of a group that changes anything counts.
        fn edits(&self, text: &str, item: &Item) -> Vec<Vec<Edit>> {
            let mut walk = Walk { words: self, text, item: &item.called, edits: Vec::new() };
            walk.parts(&item.node, "", "");
            walk.edits
        }
    }

    /// The key that identifies a kind of place in [`Words`].
    fn place_of(node: &Node, place: &str, at: usize, part: &Part) -> String {
        match (&part.field, &node.name, &node.shape) {
            (Some(field), ..) => field.clone(),
            (None, Some(name), _) => format!("{name}.{at}"),
            (None, None, Shape::List(_)) => format!("{place}[]"),
            (None, None, _) => format!("{place}.{at}"),
        }
    }

    struct Walk<'a> {
        words: &'a Words,
        text: &'a str,
        item: &'a str,
        edits: Vec<Vec<Edit>>,
    }

    impl Walk<'_> {
        fn edit(&self, path: &str, what: &str, span: &Range<usize>, text: impl Into<String>) -> Edit {
            Edit { name: format!("{} {path} {what}", self.item), span: span.clone(), text: text.into() }
        }

        /// Drops or changes each part of a node.
        fn parts(&mut self, node: &Node, path: &str, place: &str) {
            let (Shape::List(parts) | Shape::Tuple(parts)) = &node.shape else { return };
            let list = matches!(node.shape, Shape::List(_));
            for (at, part) in parts.iter().enumerate() {
                let name = part.field.as_deref().unwrap_or_default();
                if NAMES.contains(&name) {
                    continue;
                }
                let dot = if path.is_empty() || list { "" } else { "." };
                let path = match (&part.field, list) {
                    (Some(field), _) => format!("{path}{dot}{field}"),
                    (None, true) => format!("{path}[{at}]"),
                    (None, false) => format!("{path}{dot}{at}"),
                };
                let here = &part.node;
                let number = self.text[here.span.clone()].parse::<i16>().is_ok();
                // A list is emptied part by part, and a number is changed instead of dropped.
                if !number && !matches!(here.shape, Shape::List(_)) {
                    let drop = self.edit(&path, "dropped", &part.span, "");
                    self.edits.push(vec![drop]);
                }
                let place = place_of(node, place, at, part);
                // In a list of several, dropping a word is enough.
                let alone = !list || parts.len() == 1;
                self.change(here, &path, &place, node.name.as_deref() == Some("Not"), alone);
            }
        }

        /// Changes a node itself.
        fn change(&mut self, node: &Node, path: &str, place: &str, negated: bool, alone: bool) {
            let said = &self.text[node.span.clone()];
            if let Ok(number) = said.parse::<i16>() {
                for other in [number + 1, number - 1] {
                    let edit = self.edit(path, &format!("{said} → {other}"), &node.span, other.to_string());
                    self.edits.push(vec![edit]);
                }
                return;
            }
            if !negated && node.name.as_deref() != Some("Not") {
                let edit = self.edit(path, "negated", &node.span, format!("Not({said})"));
                self.edits.push(vec![edit]);
            }
            match &node.shape {
                Shape::Leaf if alone => self.edits.push(self.other_words(node, path, place)),
                Shape::Tuple(parts) if node.name.is_some() => {
                    for (at, part) in parts.iter().enumerate() {
                        let text = &self.text[part.node.span.clone()];
                        let edit = self.edit(path, &format!("only its {at}"), &node.span, text);
                        self.edits.push(vec![edit]);
                    }
                }
                _ => {}
            }
            self.parts(node, path, place);
        }

        /// Replacements by the other words that occur in this kind of place, starting with the next one.
        fn other_words(&self, node: &Node, path: &str, place: &str) -> Vec<Edit> {
            let said = &self.text[node.span.clone()];
            let Some(all) = self.words.0.get(place) else { return Vec::new() };
            let (before, after): (Vec<_>, Vec<_>) = all.iter().partition(|word| word.as_str() <= said);
            let others = after.into_iter().chain(before).filter(|word| *word != said);
            others
                .map(|word| self.edit(path, &format!("{said} → {word}"), &node.span, word.as_str()))
                .collect()
        }
    }
}
