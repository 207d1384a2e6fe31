//! Reading what somebody says: numbers, words of the choices, or the choices themselves as saves write them.

use engine::Pick;
use serde_json::Value;

use crate::Localizer;
use crate::values::{Choice, Question, Reply};

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
        self.pick.count(self.choices.len())
    }

    /// Whether choosing nothing is an answer.
    pub fn takes_none(&self) -> bool {
        self.asked && self.count().0 == 0
    }

    /// Whether the words mean that nothing is chosen; a choice that is called so comes first.
    fn says_nothing(&self, words: &str, speech: &Localizer) -> bool {
        let words = words.to_lowercase();
        let called = self.choices.iter().chain(&self.standing).any(|choice| choice.names.contains(&words));
        let nothing = speech.tell("reply-nothing");
        matches!(&*words, "0" | "-")
            || (!called && (words == "pass" || nothing.split('|').any(|word| word.trim() == words)))
    }

    /// The idle choice, where everything else that can be said is minor.
    pub fn only_declining(&self) -> Option<usize> {
        let choices = self.choices.iter().enumerate().filter(|(at, _)| Some(*at) != self.idle);
        let mut others = choices.map(|(_, choice)| choice).chain(&self.standing);
        self.idle.filter(|_| self.asked && self.pick == Pick::One && others.all(|other| other.minor))
    }

    /// What saying nothing says: the idle choice, unless it gives up something of value.
    pub fn unsaid(&self) -> Option<usize> {
        self.idle.filter(|_| self.asked && !self.dear)
    }

    /// Reads a reply: numbers from 1 (standing choices count on after the choices), names in the language of
    /// position files, words of a choice's text, or JSON values; several are divided by commas, numbers by
    /// spaces too. A lone `0` or `-`, or the language's word for it, chooses nothing, where that is an answer.
    pub fn read(&self, words: &str, speech: &Localizer) -> Result<Reply, ReplyError> {
        let words = words.trim();
        // A bare number is never a value: it is a place in the list.
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
        // Numbers of one reply are all places in the list or all names, never some of each.
        let places = 1..=self.choices.len() + self.standing.len();
        let numbers = parts.iter().filter_map(|part| part.parse::<usize>().ok());
        let beyond = numbers.clone().find(|number| !places.contains(number));
        let picks = parts.iter().map(|part| self.one(part, beyond, speech)).collect::<Result<Vec<_>, _>>()?;
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

    /// The one choice that the words mean, standing ones counted after the others. A number is a choice's
    /// place in the list; only where a number of the reply is no place (`beyond`) is it a name.
    fn one(&self, words: &str, beyond: Option<usize>, speech: &Localizer) -> Result<usize, ReplyError> {
        let all: Vec<&Choice> = self.choices.iter().chain(&self.standing).collect();
        let number = words.parse::<usize>().ok();
        let place = number.filter(|_| beyond.is_none()).and_then(|number| number.checked_sub(1));
        if let Some(at) = place.filter(|at| *at < all.len()) {
            return Ok(at);
        }
        // A number that is no place is a name in full: no text is searched for it.
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

    /// The refused choices that the words mean; all of them if there are no words.
    pub fn refusals(&self, words: &str, speech: &Localizer) -> Vec<&Choice> {
        let all: Vec<&Choice> = self.refused.iter().collect();
        if words.trim().is_empty() {
            return all;
        }
        named(words, &all, speech).into_iter().map(|at| all[at]).collect()
    }
}

/// The choices that the words mean: by name, by the beginning of a name if only one has it, by the whole text, or by
/// words that begin words of the text.
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

/// The choices with this name. A full name wins over the other names; choices with the same full name are alike, so the
/// first of them will do.
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

/// As [`matching`], or else those whose names in position files have words that begin so: enough to ask about a choice, too
/// little to make it.
fn named(words: &str, choices: &[&Choice], speech: &Localizer) -> Vec<usize> {
    let said = matching(words, choices, speech);
    if !said.is_empty() {
        return said;
    }
    let words = split(&words.to_lowercase()).join(" ");
    let so = |at: &usize| choices[*at].names.iter().any(|name| begins(&words, &name.to_lowercase()));
    (0..choices.len()).filter(so).collect()
}

/// Whether each of the words begins a word of the text.
fn begins(words: &str, text: &str) -> bool {
    let text = split(text);
    words.split(' ').all(|word| text.iter().any(|other| other.starts_with(word)))
}

/// The words of a text, marks left out.
fn split(text: &str) -> Vec<&str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect()
}
