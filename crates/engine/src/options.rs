//! The options of a set-up: how a game declares them, and how chosen values are read.

use serde::Serialize;
use ts_rs::TS;

use crate::{Dice, Msg, SetupError, shuffle};

/// One option of a set-up.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SetupOption {
    /// The option's name on the command line.
    pub key: &'static str,
    /// A description of what it decides.
    pub about: Msg,
    /// The possible values: the keyword and the display text of each.
    pub values: Vec<(String, Msg)>,
    /// The default: keywords joined by commas.
    pub default: String,
    /// How many values are to be chosen.
    pub count: Count,
    /// The kind of text that can be given instead of a value, by the game's own word for it, such as a deck file for a
    /// campaign.
    pub text: Option<&'static str>,
}

impl SetupOption {
    /// An option that takes one of these values, by default the first.
    pub fn new(
        key: &'static str,
        about: Msg,
        values: impl IntoIterator<Item = (String, Msg)>,
    ) -> SetupOption {
        let values: Vec<(String, Msg)> = values.into_iter().collect();
        let default = values.first().map_or_else(String::new, |(word, _)| word.clone());
        SetupOption { key, about, values, default, count: Count::of(1, 1), text: None }
    }

    /// Sets the default: keywords joined by commas.
    #[must_use]
    pub fn or(self, default: impl Into<String>) -> SetupOption {
        SetupOption { default: default.into(), ..self }
    }

    /// Sets how many values are to be chosen.
    #[must_use]
    pub fn of(self, count: Count) -> SetupOption {
        SetupOption { count, ..self }
    }

    /// Allows a text of this kind as an alternative to the values.
    #[must_use]
    pub fn or_text(self, kind: &'static str) -> SetupOption {
        SetupOption { text: Some(kind), ..self }
    }

    /// Chooses randomly; returns keywords joined by commas.
    pub fn any(&self, dice: &mut dyn Dice) -> String {
        let Count { least, most, alone } = &self.count;
        let mut words: Vec<&str> = self.words().collect();
        shuffle(&mut words, dice);
        if words.first().copied() == alone.as_deref() {
            words.truncate(1);
        } else {
            words.retain(|word| Some(*word) != alone.as_deref());
            words.truncate(least + dice.below((most - least) as u64 + 1) as usize);
        }
        words.join(",")
    }

    fn words(&self) -> impl Iterator<Item = &str> {
        self.values.iter().map(|(word, _)| word.as_str())
    }

    /// Checks that the option can take the value.
    fn check(&self, value: &str) -> Result<(), SetupError> {
        // A value that is not listed may be a text, which only the game can parse.
        if self.text.is_some() {
            return Ok(());
        }
        let wrong = |problem| Err(SetupError { place: self.key, problem });
        let (words, Count { least, most, alone }) = (words_of(value), &self.count);
        // A value that is chosen by itself cannot be one of several.
        let several = words.len() > 1 && words.iter().any(|word| Some(*word) != alone.as_deref());
        let known = || self.words().filter(|word| !several || Some(*word) != alone.as_deref());
        if let Some(word) = words.iter().find(|word| !known().any(|other| other == **word)) {
            return wrong(Msg::unknown(word, known()));
        }
        if !self.count.allows(&words) {
            let msg = Msg::new(if least == most { "error-count-just" } else { "error-count" });
            let msg = msg.num("found", words.len() as i64);
            return wrong(msg.num("least", *least as i64).num("most", *most as i64));
        }
        Ok(())
    }
}

/// How many values of an option are to be chosen. Their order matters if there are several.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Count {
    /// The minimum number of values.
    pub least: usize,
    /// The maximum number of values.
    pub most: usize,
    /// A value that can only be chosen by itself, regardless of the minimum, if there is one.
    pub alone: Option<String>,
}

impl Count {
    /// Between `least` and `most` of any values.
    pub fn of(least: usize, most: usize) -> Count {
        Count { least, most, alone: None }
    }

    /// Whether the number of words is allowed.
    pub fn allows(&self, words: &[&str]) -> bool {
        let whole = matches!((words, &self.alone), (&[word], Some(alone)) if word == alone);
        whole || (self.least..=self.most).contains(&words.len())
    }
}

/// Values given for options, as pairs of key and value; of several for one key the last counts.
pub type Given = [(String, String)];

/// The value given for this key.
pub fn given<'a>(given: &'a Given, key: &str) -> Option<&'a str> {
    given.iter().rev().find(|(other, _)| other == key).map(|(_, value)| value.as_str())
}

/// The words of a value, which commas separate.
pub fn words_of(value: &str) -> Vec<&str> {
    value.split(',').map(str::trim).filter(|word| !word.is_empty()).collect()
}

/// The values of all options: those given, which are known to be possible, and defaults for the others.
pub struct Chosen<'a> {
    options: Vec<SetupOption>,
    given: &'a Given,
}

impl<'a> Chosen<'a> {
    /// Checks that the options given exist and can take their values.
    pub fn read(options: Vec<SetupOption>, given: &'a Given) -> Result<Chosen<'a>, SetupError> {
        for (key, value) in given {
            let Some(option) = options.iter().find(|option| option.key == key) else {
                let keys = options.iter().map(|option| option.key);
                let problem = Msg::new("error-unknown-option").among(key, keys);
                return Err(SetupError { place: "", problem });
            };
            option.check(value)?;
        }
        Ok(Chosen { options, given })
    }

    /// The value given for the option.
    pub fn given(&self, key: &str) -> Option<&'a str> {
        given(self.given, key)
    }

    /// The value of the option.
    pub fn text(&self, key: &str) -> &str {
        self.given(key).or_else(|| Some(&self.option(key)?.default)).unwrap_or_default()
    }

    /// The values of an option that takes several.
    pub fn words(&self, key: &str) -> Vec<&str> {
        words_of(self.text(key))
    }

    /// The index of an option's value among those that it can take.
    pub fn index(&self, key: &str) -> usize {
        let at = |option: &SetupOption| option.words().position(|word| word == self.text(key).trim());
        self.option(key).and_then(at).unwrap_or(0)
    }

    fn option(&self, key: &str) -> Option<&SetupOption> {
        self.options.iter().find(|option| option.key == key)
    }
}

/// The options that apply to what was given, with defaults filled in for the rest, since these affect other options.
pub fn applicable_options(given: &Given, options: impl Fn(&Given) -> Vec<SetupOption>) -> Vec<SetupOption> {
    let mut all = given.to_vec();
    for option in options(given) {
        if !given.iter().any(|(key, _)| key == option.key) {
            all.push((option.key.into(), option.default));
        }
    }
    options(&all)
}

/// Makes something of the values given for options. An option that has no effect in combination with the others is
/// refused, unless it is set to its default.
pub(crate) fn read_options<T>(
    given: &Given,
    options: impl Fn(&Given) -> Vec<SetupOption>,
    make: impl Fn(&Chosen<'_>) -> Result<T, SetupError>,
) -> Result<T, SetupError> {
    let chosen = Chosen::read(options(&[]), given)?;
    // The game's own errors are more precise, so they come first.
    let made = make(&chosen)?;
    let offered = applicable_options(given, options);
    let said = |of: &SetupOption| given.iter().any(|(key, value)| key == of.key && *value != of.default);
    match chosen.options.iter().find(|of| said(of) && !offered.iter().any(|other| other.key == of.key)) {
        Some(unused) => Err(SetupError { place: unused.key, problem: Msg::new("error-option-unused") }),
        None => Ok(made),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options() -> Vec<SetupOption> {
        let values =
            |words: &[&str]| words.iter().map(|&word| (word.to_owned(), Msg::new("x"))).collect::<Vec<_>>();
        let guests = Count { alone: Some("nobody".into()), ..Count::of(2, 3) };
        vec![
            SetupOption::new("light", Msg::new("x"), values(&["candle", "lamp"])),
            SetupOption::new("guests", Msg::new("x"), values(&["ada", "bert", "cleo", "nobody"]))
                .or("ada,bert")
                .of(guests),
        ]
    }

    fn read(given: &[(&str, &str)], of: impl Fn(&Chosen<'_>) -> String) -> String {
        let given: Vec<_> = given.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
        Chosen::read(options(), &given).map_or_else(|error| error.to_string(), |chosen| of(&chosen))
    }

    #[test]
    fn the_last_value_given_counts_and_the_default_without_any() {
        let light = |given: &[(&str, &str)]| read(given, |chosen| chosen.index("light").to_string());
        assert_eq!((light(&[]), light(&[("light", "lamp")])), ("0".into(), "1".into()));
        assert_eq!(light(&[("light", "lamp"), ("light", " candle ")]), "0");
        let guests = |given: &[(&str, &str)]| read(given, |chosen| chosen.words("guests").join("+"));
        assert_eq!(guests(&[]), "ada+bert");
        assert_eq!(guests(&[("guests", "cleo, ada,")]), "cleo+ada");
        assert_eq!(guests(&[("guests", "nobody")]), "nobody");
    }

    #[test]
    fn what_cannot_be_chosen_is_refused_with_what_can() {
        let wrong = |key: &str, value: &str| read(&[(key, value)], |_| panic!("{key}={value} was read"));
        assert!(wrong("lights", "lamp").contains("error-near near=“light”"));
        assert!(wrong("light", "lam").contains("error-near near=“lamp”"));
        assert!(wrong("light", "").contains("error-count-just found=0"));
        assert!(wrong("guests", "ada").contains("error-count found=1 least=2 most=3"));
        assert!(wrong("guests", "ada,nobody").contains("known=“ada, bert, cleo”"));
    }
}
