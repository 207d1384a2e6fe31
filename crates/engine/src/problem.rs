//! Errors in user-written input: the location, what is wrong, and what would be valid.

use std::fmt;

use crate::{Arg, Msg, SetupError, nearest};

/// An error in a file or in a given value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The line, from 1, if known.
    pub line: Option<usize>,
    /// The key concerned as a dotted path; empty if it concerns the whole input.
    pub place: String,
    /// What is wrong and what would be valid.
    pub what: Msg,
}

impl Problem {
    /// A problem at a key, without a line number.
    pub fn new(place: impl Into<String>, what: Msg) -> Problem {
        Problem { line: None, place: place.into(), what }
    }

    /// The message with its location.
    pub fn msg(&self) -> Msg {
        let placed = match &self.place[..] {
            "" => self.what.clone(),
            place => Msg::new("error-place").text("place", place).say("what", vec![self.what.clone()]),
        };
        match self.line {
            None => placed,
            Some(line) => Msg::new("error-line").num("line", line as i64).say("what", vec![placed]),
        }
    }
}

impl From<SetupError> for Problem {
    fn from(error: SetupError) -> Problem {
        Problem::new(error.place, error.problem)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.msg().fmt(f)
    }
}

impl std::error::Error for Problem {}

/// Messages for errors common to all games.
impl Msg {
    /// There is no such name; lists the known names and suggests the nearest.
    pub fn unknown<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Msg {
        Msg::new("error-unknown").among(word, known)
    }

    /// The same name is given a second time.
    pub fn named_twice(word: &str) -> Msg {
        Msg::new("error-named-twice").text("word", word)
    }

    /// A number is too small or too large.
    pub fn out_of_range(found: impl Into<i64>, least: impl Into<i64>, most: impl Into<i64>) -> Msg {
        Msg::new("error-range").num("found", found).num("least", least).num("most", most)
    }

    /// Adds the unknown `word`, the `known` names, and the nearest one as `near`, if any.
    #[must_use]
    pub fn among<'a>(self, word: &str, known: impl IntoIterator<Item = &'a str>) -> Msg {
        let known: Vec<&str> = known.into_iter().collect();
        let near = nearest(word, known.iter().copied());
        let near = near.map(|near| Msg::new("error-near").text("near", near));
        self.text("word", word).text("known", known.join(", ")).say("near", near.into_iter().collect())
    }
}

/// Finds the thing with this name; the error lists all names and suggests the nearest.
pub fn find_named<'a, T>(word: &str, things: impl IntoIterator<Item = (T, &'a str)>) -> Result<T, Msg> {
    let (mut things, names): (Vec<T>, Vec<&str>) = things.into_iter().unzip();
    match names.iter().position(|name| *name == word) {
        Some(at) => Ok(things.swap_remove(at)),
        None => Err(Msg::unknown(word, names)),
    }
}

/// The maximum length of quoted input in a message, in characters.
const MAX_SHOWN_CHARS: usize = 80;

/// Shortens input that a message quotes, with an ellipsis in place of the rest.
pub fn shorten(text: &str) -> String {
    match text.char_indices().nth(MAX_SHOWN_CHARS) {
        None => text.to_owned(),
        Some(_) => text.chars().take(MAX_SHOWN_CHARS - 1).chain(['…']).collect(),
    }
}

impl Msg {
    /// The message with every text argument shortened, for errors that quote input. The argument `known`, which lists
    /// valid values, stays complete.
    #[must_use]
    pub fn shortened(mut self) -> Msg {
        for (name, arg) in &mut self.args {
            match arg {
                Arg::Num(_) => {}
                Arg::Text(_) if *name == "known" => {}
                Arg::Name(text) | Arg::Text(text) => *text = shorten(text),
                Arg::Say(inner) | Arg::List(inner) => {
                    *inner = std::mem::take(inner).into_iter().map(Msg::shortened).collect();
                }
            }
        }
        self
    }
}

/// For debugging: the id and the arguments. Text for users is produced by a localizer.
impl fmt::Display for Msg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)?;
        for (name, arg) in &self.args {
            match arg {
                Arg::Num(number) => write!(f, " {name}={number}")?,
                Arg::Name(text) | Arg::Text(text) => write!(f, " {name}=“{text}”")?,
                Arg::Say(inner) | Arg::List(inner) => {
                    let inner: Vec<String> = inner.iter().map(Msg::to_string).collect();
                    write!(f, " {name}=({})", inner.join("; "))?;
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_shortened_between_characters_and_a_short_one_is_not() {
        let just = "я".repeat(MAX_SHOWN_CHARS);
        assert_eq!(shorten(&just), just);
        let shown = shorten(&format!("{just}я"));
        assert_eq!((shown.chars().count(), shown.ends_with("я…")), (MAX_SHOWN_CHARS, true));
        let inner = Msg::unknown(&"x".repeat(100), ["a", "b"]);
        let msg = Msg::new("outer").say("what", vec![inner]).shortened();
        assert!(!msg.to_string().contains(&"x".repeat(MAX_SHOWN_CHARS)), "{msg}");
        assert!(msg.to_string().contains("known=“a, b”"), "{msg}");
    }
}
