//! Reading choices and rolls from their names, which are the same in every language.

use serde::Serialize;
use serde_json::Value;

use super::PositionFile;
use crate::{Answer, Game, MoveError, Msg, Odds, Offer, Position};

/// The names of a choice, the full name first. Empty if it has none.
pub fn choice_names<G: Game>(
    position: &Position<G>,
    content: &G::Content,
    choice: &G::Choice,
) -> Vec<String> {
    G::PositionFile::choice_names(position, content, choice)
}

/// Whether this is one of the choice's names.
pub fn is_named<G: Game>(
    position: &Position<G>,
    content: &G::Content,
    choice: &G::Choice,
    words: &str,
) -> bool {
    let words = plain(words);
    choice_names(position, content, choice).iter().any(|name| plain(name) == words)
}

/// Reads a choice among those of the offer and its anytime choices.
pub fn read_choice<G: Game>(
    position: &Position<G>,
    content: &G::Content,
    offer: &Offer<G>,
    words: &str,
) -> Result<G::Choice, Msg> {
    read_next(position, content, offer, words, &[])
}

/// Reads an answer to the offer: one choice, several separated by commas, or `none`.
pub fn read_answer<G: Game>(
    position: &Position<G>,
    content: &G::Content,
    offer: &Offer<G>,
    answer: &str,
) -> Result<Answer<G>, Msg> {
    let mut read = Answer::<G>::new();
    for words in answer.split(',').map(str::trim).filter(|words| !["", "none"].contains(words)) {
        let next = read_next(position, content, offer, words, &read)?;
        read.push(next);
    }
    Ok(read)
}

/// Reads a choice that is not part of the answer yet. Of choices with the same full name the first is taken.
fn read_next<G: Game>(
    position: &Position<G>,
    content: &G::Content,
    offer: &Offer<G>,
    words: &str,
    read: &[G::Choice],
) -> Result<G::Choice, Msg> {
    let full =
        |choice: &G::Choice| choice_names(position, content, choice).into_iter().next().unwrap_or_default();
    let all = offer.choices().iter().chain(offer.anytime()).map(|(choice, _)| choice);
    let open = || all.clone().filter(|choice| !read.contains(choice));
    let named = |choice: &&G::Choice| is_named(position, content, choice, words);
    let mut meant: Vec<&G::Choice> = open().filter(named).collect();
    meant.dedup_by_key(|choice| full(choice));
    match meant[..] {
        [only] => Ok(*only),
        [] if read.iter().any(|choice| named(&choice)) => Err(Msg::named_twice(words)),
        [] => {
            let known: Vec<String> = open().map(full).collect();
            let known = known.iter().map(String::as_str);
            let refused = offer.refused().iter().find(|(choice, _)| named(&choice));
            Err(match refused {
                Some((_, rule)) => Msg::new("error-forbidden").among(words, known).text("rule", rule.0),
                None => Msg::unknown(words, known),
            })
        }
        _ => {
            let meant: Vec<String> = meant.into_iter().map(full).collect();
            Err(Msg::new("reply-ambiguous").text("words", words).text("meant", meant.join(", ")))
        }
    }
}

/// Reads a value of the pending roll. Of values with the same name the first is taken.
pub fn read_roll<G: Game>(position: &Position<G>, content: &G::Content, words: &str) -> Result<u32, Msg> {
    let words = plain(words);
    let mut odds = Odds::new();
    position.odds(content, &mut odds);
    let mut known: Vec<String> = Vec::new();
    for (value, _) in odds.faces() {
        let mut names = G::PositionFile::roll_names(position, content, &odds, value).into_iter();
        let Some(full) = names.next() else { continue };
        if plain(&full) == words || names.any(|name| plain(&name) == words) {
            return Ok(value);
        }
        if !known.contains(&full) {
            known.push(full);
        }
    }
    match known[..] {
        [] => Err(MoveError::AnswerAwaited.msg()),
        _ => Err(Msg::new("error-roll").among(&words, known.iter().map(String::as_str))),
    }
}

/// A name without regard to case, spaces and the form of the minus sign.
fn plain(words: &str) -> String {
    words.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase().replace('−', "-")
}

/// What serde writes for a value, in words: `move 3` for `Choice::Move(3)`.
pub fn serialized_words(value: &impl Serialize) -> String {
    fn collect(value: &Value, words: &mut Vec<String>) {
        match value {
            Value::Null => {}
            Value::Bool(_) | Value::Number(_) => words.push(value.to_string()),
            Value::String(word) => words.push(kebab(word)),
            Value::Array(values) => values.iter().for_each(|value| collect(value, words)),
            Value::Object(values) => values.iter().for_each(|(key, value)| {
                words.push(kebab(key));
                collect(value, words);
            }),
        }
    }
    let mut words = Vec::new();
    collect(&serde_json::to_value(value).unwrap_or_default(), &mut words);
    words.join(" ")
}

/// The name of a variant or a field in lowercase letters joined by hyphens.
fn kebab(name: &str) -> String {
    let mut out = String::new();
    for (at, letter) in name.chars().enumerate() {
        if letter.is_uppercase() && at > 0 {
            out.push('-');
        }
        out.extend(letter.to_lowercase().map(|letter| if letter == '_' { '-' } else { letter }));
    }
    out
}
