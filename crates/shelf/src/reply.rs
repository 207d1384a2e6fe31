//! Reading what somebody says: numbers, words of the choices, or the choices themselves as saves write them.

use serde_json::Value;
use table::Pick;

use crate::Speech;
use crate::dto::{Choice, Question, Reply};

/// Why words are no reply.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplyError {
    /// Nothing offered is called that. With the index of a refused choice that is.
    #[error("“{words}” is not among what is offered")]
    Unknown {
        /// The words.
        words: String,
        /// A refused choice that they mean.
        refused: Option<usize>,
    },
    /// There are not so many choices.
    #[error("there is no choice {number}; there are 1 to {most}")]
    NoSuchNumber {
        /// The number.
        number: usize,
        /// The last one.
        most: usize,
    },
    /// Several choices are called that.
    #[error("“{words}” could be any of: {}", .meant.join(", "))]
    Ambiguous {
        /// The words.
        words: String,
        /// What they could mean.
        meant: Vec<String>,
    },
    /// An answer takes another number of choices.
    #[error("{found} chosen; the answer takes {}", if .least == .most { .least.to_string() } else { format!("{least} to {most}") })]
    WrongCount {
        /// How many were chosen.
        found: usize,
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
    },
    /// The same one twice.
    #[error("“{0}” is chosen twice")]
    Twice(String),
}

impl Question {
    /// How many choices make an answer: the fewest and the most.
    pub fn count(&self) -> (usize, usize) {
        match self.pick {
            Pick::One => (1, 1),
            Pick::Some { min, max } => (usize::from(min), usize::from(max).min(self.choices.len())),
        }
    }

    /// Reads a reply: numbers from 1 (standing choices count on after the choices), words of a choice's text in
    /// the language, or JSON values; several are divided by commas, numbers by spaces too. A lone `0` or `-` chooses
    /// nothing, where that is an answer.
    pub fn read(&self, words: &str, speech: &Speech) -> Result<Reply, ReplyError> {
        let words = words.trim();
        if let Ok(value) = serde_json::from_str::<Value>(words)
            && let Some(reply) = self.read_json(&value)
        {
            return self.counted(reply);
        }
        if matches!(words, "0" | "-") && self.count().0 == 0 && self.asked {
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
        let parts = parts.into_iter().map(str::trim).filter(|part| !part.is_empty());
        let picks = parts.map(|part| self.one(part, speech)).collect::<Result<Vec<_>, _>>()?;
        match picks[..] {
            [at] if at >= self.choices.len() => Ok(Reply::Standing(at - self.choices.len())),
            _ => match picks.iter().find(|at| **at >= self.choices.len()) {
                Some(_) => Err(ReplyError::Unknown { words: words.into(), refused: None }),
                None => self.counted(Reply::Answer(picks)),
            },
        }
    }

    /// Reads a choice, or a list of them, as saves write them.
    pub fn read_json(&self, value: &Value) -> Option<Reply> {
        let index = |of: &[Choice], value: &Value| of.iter().position(|choice| choice.value == *value);
        if let Some(at) = index(&self.choices, value) {
            return Some(Reply::Answer(vec![at]));
        }
        if let Some(at) = index(&self.standing, value) {
            return Some(Reply::Standing(at));
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

    /// The one choice that the words mean, standing ones counted after the others.
    fn one(&self, words: &str, speech: &Speech) -> Result<usize, ReplyError> {
        let all: Vec<&Choice> = self.choices.iter().chain(&self.standing).collect();
        if let Ok(number) = words.parse::<usize>() {
            let most = all.len();
            return match number {
                n if (1..=most).contains(&n) => Ok(n - 1),
                number => Err(ReplyError::NoSuchNumber { number, most }),
            };
        }
        let texts: Vec<String> = all.iter().map(|choice| speech.say(&choice.text)).collect();
        match matching(words, &texts)[..] {
            [at] => Ok(at),
            [] => {
                let refused: Vec<String> =
                    self.refused.iter().map(|choice| speech.say(&choice.text)).collect();
                let refused = matching(words, &refused).first().copied();
                Err(ReplyError::Unknown { words: words.into(), refused })
            }
            ref several => Err(ReplyError::Ambiguous {
                words: words.into(),
                meant: several.iter().map(|at| texts[*at].clone()).collect(),
            }),
        }
    }

    /// The refused choices that the words mean; all of them if there are no words.
    pub fn refusals(&self, words: &str, speech: &Speech) -> Vec<&Choice> {
        let texts: Vec<String> = self.refused.iter().map(|choice| speech.say(&choice.text)).collect();
        let found =
            if words.trim().is_empty() { (0..texts.len()).collect() } else { matching(words, &texts) };
        found.into_iter().map(|at| &self.refused[at]).collect()
    }
}

/// The texts that the words mean: the same text; otherwise each word begins a word of the text.
fn matching(words: &str, texts: &[String]) -> Vec<usize> {
    let words = words.to_lowercase();
    let same = |(at, text): (usize, &String)| (text.to_lowercase() == words).then_some(at);
    let exact: Vec<usize> = texts.iter().enumerate().filter_map(same).collect();
    if !exact.is_empty() {
        return exact;
    }
    let wanted = split(&words);
    let begins = |(at, text): (usize, &String)| {
        let text = text.to_lowercase();
        let has = split(&text);
        let found = |word: &&str| has.iter().any(|other| other.starts_with(*word));
        (!wanted.is_empty() && wanted.iter().all(found)).then_some(at)
    };
    texts.iter().enumerate().filter_map(begins).collect()
}

fn split(text: &str) -> Vec<&str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect()
}
