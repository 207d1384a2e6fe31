//! Answers in the words of position files.

use engine::{Answer, Offer, Playable, Position};
use rulebook::RuleId;

/// Whether this is one of the choice's names.
pub(crate) fn is_called<G: Playable>(
    position: &Position<G>,
    content: &G::Content,
    choice: &G::Choice,
    words: &str,
) -> bool {
    G::choice_names(position, content, choice).iter().any(|name| name == words)
}

/// Reads an answer to the offer: one choice, several separated by commas, or `none`. Of choices with the same full name
/// the first is taken that is not part of the answer yet.
pub fn read_answer<G: Playable>(
    position: &Position<G>,
    content: &G::Content,
    offer: &Offer<G>,
    answer: &str,
) -> Result<Answer<G>, String> {
    let mut read = Answer::<G>::new();
    for words in answer.split(',').map(str::trim).filter(|words| !["", "none"].contains(words)) {
        let named = |(choice, _): &&(G::Choice, RuleId)| is_called(position, content, choice, words);
        let full = |choice: &G::Choice| G::choice_names(position, content, choice).swap_remove(0);
        let named_choices =
            offer.choices().iter().chain(offer.anytime()).filter(named).map(|&(choice, _)| choice);
        let mut meant: Vec<G::Choice> = named_choices.filter(|choice| !read.contains(choice)).collect();
        meant.dedup_by_key(|choice| full(choice));
        match (&meant[..], offer.refused().iter().find(named)) {
            ([only], _) => read.push(*only),
            ([], Some((_, rule))) => return Err(format!("“{words}” is refused by {}", rule.0)),
            ([], None) => return Err(format!("“{words}” is not offered")),
            _ => {
                return Err(format!(
                    "“{words}” could be {}",
                    meant.iter().map(full).collect::<Vec<_>>().join(", ")
                ));
            }
        }
    }
    Ok(read)
}
