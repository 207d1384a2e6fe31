//! Parsing of replies: numbers, words of the choices, or choices as JSON.

use engine::Pick;
use serde_json::Value;

use crate::Localizer;
use crate::values::{Choice, Question, Reply};

/// Why a text is not a valid reply.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplyError {
    /// No offered choice has that name; with the index of a refused choice that has.
    #[error("“{words}” is not among what is offered")]
    Unknown {
        /// The given words.
        words: String,
        /// A refused choice that they match.
        refused: Option<usize>,
    },
    /// The number is out of range.
    #[error("there is no choice {number}; there are 1 to {most}")]
    NoSuchNumber {
        /// The given number.
        number: usize,
        /// The highest valid number.
        most: usize,
    },
    /// Several choices match.
    #[error("“{words}” could be any of: {}", .meant.join(", "))]
    Ambiguous {
        /// The given words.
        words: String,
        /// The texts of the matching choices.
        meant: Vec<String>,
    },
    /// The answer requires another number of choices.
    #[error("{found} chosen; the answer takes {}", if .least == .most { .least.to_string() } else { format!("{least} to {most}") })]
    WrongCount {
        /// The number of choices given.
        found: usize,
        /// The minimum number of choices.
        least: usize,
        /// The maximum number of choices.
        most: usize,
    },
    /// The same choice is given twice.
    #[error("“{0}” is chosen twice")]
    Twice(String),
}

impl Question {
    /// The minimum and maximum number of choices in an answer.
    pub fn count(&self) -> (usize, usize) {
        self.pick.count(self.choices.len())
    }

    /// Whether an empty answer is allowed.
    pub fn takes_none(&self) -> bool {
        self.asked && self.count().0 == 0
    }

    /// Whether the words mean an empty answer; a choice with that name takes precedence.
    fn says_nothing(&self, words: &str, speech: &Localizer) -> bool {
        let words = words.to_lowercase();
        let called = self.choices.iter().chain(&self.anytime).any(|choice| choice.names.contains(&words));
        let nothing = speech.tell("reply-nothing");
        matches!(&*words, "0" | "-")
            || (!called && (words == "pass" || nothing.split('|').any(|word| word.trim() == words)))
    }

    /// The declining choice, if every other choice is low-priority.
    pub fn only_declining(&self) -> Option<usize> {
        let choices = self.choices.iter().enumerate().filter(|(at, _)| Some(*at) != self.decline);
        let mut others = choices.map(|(_, choice)| choice).chain(&self.anytime);
        self.decline
            .filter(|_| self.asked && self.pick == Pick::One && others.all(|other| other.low_priority))
    }

    /// The choice made by an empty input: the declining choice, unless declining is costly.
    pub fn default_choice(&self) -> Option<usize> {
        self.decline.filter(|_| self.asked && !self.costly_decline)
    }

    /// Parses a reply: numbers from 1 (anytime choices are numbered after the choices), names in the language of
    /// position files, words of a choice's text, or JSON values. Several are separated by commas, numbers also by
    /// spaces. A single `0` or `-`, or the language's word for it, is the empty answer, where that is allowed.
    pub fn read(&self, words: &str, speech: &Localizer) -> Result<Reply, ReplyError> {
        let words = words.trim();
        // A bare number is never a JSON value: it is an index into the list.
        if words.starts_with(['"', '{', '['])
            && let Ok(value) = serde_json::from_str::<Value>(words)
            && let Some(reply) = self.read_json(&value)
        {
            return self.counted(reply);
        }
        if self.takes_none() && self.says_nothing(words, speech) {
            return Ok(Reply::Answer(Vec::new()));
        }
        let several = self.count().1 > 1;
        let is_number = |part: &str| part.parse::<usize>().is_ok();
        let parts: Vec<&str> =
            if several && words.split([' ', ',']).all(|part| part.is_empty() || is_number(part)) {
                words.split([' ', ',']).collect()
            } else if several {
                words.split(',').collect()
            } else {
                vec![words]
            };
        let parts: Vec<&str> = parts.into_iter().map(str::trim).filter(|part| !part.is_empty()).collect();
        // The numbers of one reply are either all indices or all names, never a mixture.
        let places = 1..=self.choices.len() + self.anytime.len();
        let numbers = parts.iter().filter_map(|part| part.parse::<usize>().ok());
        let beyond = numbers.clone().find(|number| !places.contains(number));
        let picks = parts.iter().map(|part| self.one(part, beyond, speech)).collect::<Result<Vec<_>, _>>()?;
        match picks[..] {
            [at] if at >= self.choices.len() => Ok(Reply::Anytime(at - self.choices.len())),
            _ => match picks.iter().find(|at| **at >= self.choices.len()) {
                Some(_) => Err(ReplyError::Unknown { words: words.into(), refused: None }),
                None => self.counted(Reply::Answer(picks)),
            },
        }
    }

    /// Parses a choice, or a list of choices, as JSON.
    pub fn read_json(&self, value: &Value) -> Option<Reply> {
        let index = |of: &[Choice], value: &Value| of.iter().position(|choice| choice.value == *value);
        if let Some(at) = index(&self.choices, value) {
            return Some(Reply::Answer(vec![at]));
        }
        if let Some(at) = index(&self.anytime, value) {
            return Some(Reply::Anytime(at));
        }
        let list = value.as_array()?;
        list.iter().map(|value| index(&self.choices, value)).collect::<Option<Vec<_>>>().map(Reply::Answer)
    }

    fn counted(&self, reply: Reply) -> Result<Reply, ReplyError> {
        if let Reply::Answer(picks) = &reply {
            let (least, most) = self.count();
            if !(least..=most).contains(&picks.len()) {
                return Err(ReplyError::WrongCount { found: picks.len(), least, most });
            }
            let again = picks.iter().enumerate().find(|(i, at)| picks[..*i].contains(at));
            if let Some((_, at)) = again {
                return Err(ReplyError::Twice((at + 1).to_string()));
            }
        }
        Ok(reply)
    }

    /// The one choice that the words match, anytime choices counted after the others. A number is an index into the
    /// list; if any number of the reply is out of range (`beyond`), all of them are names.
    fn one(&self, words: &str, beyond: Option<usize>, speech: &Localizer) -> Result<usize, ReplyError> {
        let all: Vec<&Choice> = self.choices.iter().chain(&self.anytime).collect();
        let number = words.parse::<usize>().ok();
        let place = number.filter(|_| beyond.is_none()).and_then(|number| number.checked_sub(1));
        if let Some(at) = place.filter(|at| *at < all.len()) {
            return Ok(at);
        }
        // A number that is not an index must match a name exactly; texts are not searched.
        let meant = match number {
            Some(_) => called(words, &all),
            None => matching(words, &all, speech),
        };
        match (&meant[..], number) {
            (&[at], _) => Ok(at),
            (&[], Some(number)) => {
                let number = beyond.unwrap_or(number);
                Err(ReplyError::NoSuchNumber { number, most: all.len() })
            }
            (&[], None) => {
                let refused: Vec<&Choice> = self.refused.iter().collect();
                let refused = named(words, &refused, speech).first().copied();
                Err(ReplyError::Unknown { words: words.into(), refused })
            }
            (several, _) => Err(ReplyError::Ambiguous {
                words: words.into(),
                meant: several.iter().map(|at| speech.say(&all[*at].text)).collect(),
            }),
        }
    }

    /// The refused choices that the words match; all of them if there are no words.
    pub fn refusals(&self, words: &str, speech: &Localizer) -> Vec<&Choice> {
        let all: Vec<&Choice> = self.refused.iter().collect();
        if words.trim().is_empty() {
            return all;
        }
        named(words, &all, speech).into_iter().map(|at| all[at]).collect()
    }
}

/// The choices that the words match: by name, by an unambiguous prefix of a name, by the whole text, or by prefixes of
/// words of the text.
fn matching(words: &str, choices: &[&Choice], speech: &Localizer) -> Vec<usize> {
    let words = split(&words.to_lowercase()).join(" ");
    let texts: Vec<String> = choices.iter().map(|choice| speech.say(&choice.text).to_lowercase()).collect();
    let find = |is: &dyn Fn(usize) -> bool| (0..choices.len()).filter(|at| is(*at)).collect::<Vec<_>>();
    let named = called(&words, choices);
    if !named.is_empty() || words.is_empty() {
        return named;
    }
    if let [only] = called_at_first(&words, choices)[..] {
        return vec![only];
    }
    let whole = find(&|at| split(&texts[at]).join(" ") == words);
    if whole.is_empty() { find(&|at| begins(&words, &texts[at])) } else { whole }
}

/// The choices with this name. A full name takes precedence over the other names; choices with the same full name are
/// equivalent, so the first is returned.
fn called(words: &str, choices: &[&Choice]) -> Vec<usize> {
    let words = split(&words.to_lowercase()).join(" ");
    let is = |name: &String| split(&name.to_lowercase()).join(" ") == words;
    match choices.iter().position(|choice| choice.names.first().is_some_and(is)) {
        Some(first) => vec![first],
        None => (0..choices.len()).filter(|at| choices[*at].names.iter().any(is)).collect(),
    }
}

/// The choices with a name that begins with these words: “fight” for “fight ghoul-minion”.
fn called_at_first(words: &str, choices: &[&Choice]) -> Vec<usize> {
    let begun = format!("{words} ");
    let is = |name: &String| split(&name.to_lowercase()).join(" ").starts_with(&begun);
    (0..choices.len()).filter(|at| choices[*at].names.iter().any(is)).collect()
}

/// As [`matching`], or else the choices with word prefixes in their position-file names: enough to ask about a choice,
/// but not to make it.
fn named(words: &str, choices: &[&Choice], speech: &Localizer) -> Vec<usize> {
    let said = matching(words, choices, speech);
    if !said.is_empty() {
        return said;
    }
    let words = split(&words.to_lowercase()).join(" ");
    let so = |at: &usize| choices[*at].names.iter().any(|name| begins(&words, &name.to_lowercase()));
    (0..choices.len()).filter(so).collect()
}

/// Whether each of the words is a prefix of some word of the text.
fn begins(words: &str, text: &str) -> bool {
    let text = split(text);
    words.split(' ').all(|word| text.iter().any(|other| other.starts_with(word)))
}

/// The words of a text, without punctuation.
fn split(text: &str) -> Vec<&str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect()
}
