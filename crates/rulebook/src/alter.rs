//! Content as data: one thing in it altered, so that a test can be seen to notice.
//!
//! A data file in RON is a tree. Whatever its types are, a part can be dropped, a number moved by one, a word put in
//! place of another of its kind, a condition negated, a thing replaced by a part of itself. What cannot be read any
//! more, or reads as the same, is no alteration. So a new word of a game's grammar needs nothing here.

#[cfg(not(feature = "probe"))]
use std::borrow::Cow;

/// Names the one alteration that is made.
pub(crate) const ALTERED: &str = "DREADBOARD_ALTERED";
/// Names a file to append all alterations to that can be made, one a line.
pub(crate) const ALTERATIONS: &str = "DREADBOARD_ALTERATIONS";

/// The texts of data files, with the one alteration that is asked for: none, without the probe.
///
/// A file is an item or a list of items; an item is called by the string it begins with. `read` reads a file of one
/// item; what it returns is compared, to see whether anything has changed.
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

    /// Fields that only say what a thing is called.
    const NAMES: [&str; 3] = ["code", "slug", "title"];

    /// The texts of data files, with the one alteration that is asked for.
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

    /// The names of all alterations of these data files.
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

    /// A thing in a data file.
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

    /// A piece of text put in place of another.
    struct Edit {
        name: String,
        span: Range<usize>,
        text: String,
    }

    impl Edit {
        /// This part of the text, edited.
        fn made(&self, text: &str, part: Range<usize>) -> String {
            [&text[part.start..self.span.start], &self.text, &text[self.span.end..part.end]].concat()
        }
    }

    /// The words that stand at the same place somewhere: after the same field, or in the same constructor.
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

        /// What can be done to an item: groups of edits, of which the first that changes anything counts.
        fn edits(&self, text: &str, item: &Item) -> Vec<Vec<Edit>> {
            let mut walk = Walk { words: self, text, item: &item.called, edits: Vec::new() };
            walk.parts(&item.node, "", "");
            walk.edits
        }
    }

    /// Where a part stands, as far as words of one kind are concerned.
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

        /// The parts of a thing, each dropped or changed.
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
                // A list is emptied part by part, and a number is changed instead.
                if !number && !matches!(here.shape, Shape::List(_)) {
                    let drop = self.edit(&path, "dropped", &part.span, "");
                    self.edits.push(vec![drop]);
                }
                let place = place_of(node, place, at, part);
                // Among others, a word that is gone is enough.
                let alone = !list || parts.len() == 1;
                self.change(here, &path, &place, node.name.as_deref() == Some("Not"), alone);
            }
        }

        /// A thing, changed.
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

        /// The words that could stand here, beginning with the next.
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
