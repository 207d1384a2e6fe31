//! What is wrong with something that a person wrote: where, what, and what would be right.

use std::fmt;

use crate::{Arg, Msg, SetupError, nearest};

/// Something wrong in a file, or with a value given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The line, from 1, if it stands on one.
    pub line: Option<usize>,
    /// The key concerned, with dots between tables; empty if it is about the whole.
    pub place: String,
    /// What is wrong and what would be right.
    pub what: Msg,
}

impl Problem {
    /// A problem with a place, on no line.
    pub fn new(place: impl Into<String>, what: Msg) -> Problem {
        Problem { line: None, place: place.into(), what }
    }

    /// The problem and its place, to be said.
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

/// What is often wrong, in any game.
impl Msg {
    /// There is nothing of that name; there are these, one of which was perhaps meant.
    pub fn unknown<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Msg {
        Msg::new("error-unknown").among(word, known)
    }

    /// The same thing is named a second time.
    pub fn named_twice(word: &str) -> Msg {
        Msg::new("error-named-twice").text("word", word)
    }

    /// A number is too small or too large.
    pub fn out_of_range(found: impl Into<i64>, least: impl Into<i64>, most: impl Into<i64>) -> Msg {
        Msg::new("error-range").num("found", found).num("least", least).num("most", most)
    }

    /// The message with a `word` that is not `known`, and the one that it is `near`, if any.
    #[must_use]
    pub fn among<'a>(self, word: &str, known: impl IntoIterator<Item = &'a str>) -> Msg {
        let known: Vec<&str> = known.into_iter().collect();
        let near = nearest(word, known.iter().copied());
        let near = near.map(|near| Msg::new("error-near").text("near", near));
        self.text("word", word).text("known", known.join(", ")).say("near", near.into_iter().collect())
    }
}

/// Characters shown at most of something that somebody wrote.
const MAX_SHOWN_CHARS: usize = 80;

/// A text that somebody wrote, as a message repeats it: a long one only in part.
pub fn shorten(text: &str) -> String {
    match text.char_indices().nth(MAX_SHOWN_CHARS) {
        None => text.to_owned(),
        // The last character gives way to the mark that more follows.
        Some(_) => text.chars().take(MAX_SHOWN_CHARS - 1).chain(['…']).collect(),
    }
}

impl Msg {
    /// The message with every text in it shortened, for errors that repeat what somebody wrote. What would be right
    /// (`known`) stays whole.
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

/// For those who mend the program: the id and the arguments. People are told by a voice.
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
