//! RON as a tree of spans: enough to alter a data file without knowledge of its types.

use std::ops::Range;

/// A value and its span.
pub(crate) struct Node {
    pub(crate) span: Range<usize>,
    /// The constructor before the parenthesis.
    pub(crate) name: Option<String>,
    pub(crate) shape: Shape,
}

/// The structure of a value.
pub(crate) enum Shape {
    /// A word, a number or a string.
    Leaf,
    /// A list in brackets.
    List(Vec<Part>),
    /// A tuple or struct in parentheses, with or without field names.
    Tuple(Vec<Part>),
}

/// A part of a list or tuple.
pub(crate) struct Part {
    pub(crate) field: Option<String>,
    /// The span including the field name and the trailing comma.
    pub(crate) span: Range<usize>,
    pub(crate) node: Node,
}

/// Parses a text that is known to be valid RON.
pub(crate) fn parse(text: &str) -> Node {
    Reader { text, at: 0 }.node()
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    /// Skips whitespace and comments; returns the next character.
    fn next(&mut self) -> char {
        loop {
            self.at += self.rest().len() - self.rest().trim_start().len();
            if !self.rest().starts_with("//") {
                return self.rest().chars().next().unwrap_or('\0');
            }
            self.at += self.rest().find('\n').unwrap_or(self.rest().len());
        }
    }

    /// Consumes a word, a number or a string.
    fn word(&mut self) -> Range<usize> {
        let start = self.at;
        let length = match self.rest().strip_prefix('"') {
            Some(inner) => inner.find('"').map(|end| end + 2),
            None => self.rest().find(|c: char| !c.is_ascii_alphanumeric() && !"_-#.".contains(c)),
        };
        self.at += length.filter(|&length| length > 0).unwrap_or_else(|| panic!("no RON: {}", self.rest()));
        start..self.at
    }

    fn node(&mut self) -> Node {
        let first = self.next();
        let start = self.at;
        let name = (!"[(".contains(first)).then(|| self.word());
        let shape = match self.next() {
            '[' if name.is_none() => Shape::List(self.parts(']')),
            '(' => Shape::Tuple(self.parts(')')),
            _ => Shape::Leaf,
        };
        // A leaf ends with its word, excluding trailing whitespace.
        let end =
            if matches!(shape, Shape::Leaf) { name.clone().map_or(start, |name| name.end) } else { self.at };
        let name = name.filter(|_| !matches!(shape, Shape::Leaf)).map(|name| self.text[name].to_owned());
        Node { span: start..end, name, shape }
    }

    fn parts(&mut self, close: char) -> Vec<Part> {
        self.at += 1;
        let mut parts = Vec::new();
        while self.next() != close {
            let start = self.at;
            let field = self.field();
            let node = self.node();
            if self.next() == ',' {
                self.at += 1;
            }
            parts.push(Part { field, span: start..self.at, node });
        }
        self.at += 1;
        parts
    }

    /// The name before a colon, if there is one.
    fn field(&mut self) -> Option<String> {
        let start = self.at;
        if !self.rest().starts_with(|c: char| c.is_ascii_alphabetic()) {
            return None;
        }
        let word = self.word();
        if self.next() == ':' {
            self.at += 1;
            return Some(self.text[word].to_owned());
        }
        self.at = start;
        None
    }
}
