//! The context that decides what the pronouns of a text stand for.

use crate::content::{CardType, Content, Effect, EffectId, Find, Occasion, Of, Use};

/// The context of a text: what its pronouns refer to.
#[derive(Clone, Copy)]
pub(super) struct TextContext<'a> {
    pub(super) content: &'a Content,
    /// Whether the text is about another investigator, named before it; otherwise it is addressed to *you*.
    pub(super) they: bool,
    /// The card type of *itself*; `None` for chaos tokens.
    pub(super) card_type: Option<CardType>,
    /// The type of uses on the card.
    pub(super) uses: Option<Use>,
    /// The word for what *it* is.
    pub(super) it: &'static str,
    /// The occasion that *that* refers to.
    pub(super) at: Option<Occasion>,
    /// Whether the card is committed to the test in question.
    pub(super) committed: bool,
    /// Whether the test in question was passed.
    pub(super) passed: bool,
}

impl<'a> TextContext<'a> {
    /// The context of a text that is on no particular card.
    pub(super) fn new(content: &'a Content) -> TextContext<'a> {
        let (they, committed, passed) = (false, false, false);
        TextContext { content, they, card_type: None, uses: None, it: "card", at: None, committed, passed }
    }

    /// The same context, about another investigator.
    pub(super) fn they(self) -> TextContext<'a> {
        TextContext { they: true, ..self }
    }

    /// The context after a card was chosen.
    pub(super) fn chosen(self, find: &Find) -> TextContext<'a> {
        TextContext { it: noun(find.of), ..self }
    }

    /// The context after an enemy was chosen or found.
    pub(super) fn enemy(self) -> TextContext<'a> {
        TextContext { it: "enemy", ..self }
    }

    /// The context after a test.
    pub(super) fn result(self, passed: bool) -> TextContext<'a> {
        TextContext { passed, ..self }
    }

    /// The context after an attack, an evasion or an investigation.
    pub(super) fn attempt(self) -> TextContext<'a> {
        self.enemy().result(true)
    }

    /// The message argument for the grammatical person.
    pub(super) fn voice(self) -> &'static str {
        if self.they { "they" } else { "you" }
    }

    /// The message argument for what *itself* is.
    pub(super) fn itself(self) -> &'static str {
        match self.card_type {
            Some(CardType::Enemy) => "enemy",
            Some(CardType::Location) => "location",
            _ => "card",
        }
    }

    /// The message argument for what *that* is.
    pub(super) fn that(self) -> &'static str {
        match self.at {
            Some(
                Occasion::Attack
                | Occasion::Spawn
                | Occasion::Evade
                | Occasion::Defeat
                | Occasion::Hit
                | Occasion::Engage,
            ) => "enemy",
            Some(Occasion::Treachery) => "treachery",
            _ => "card",
        }
    }

    /// The effects nested in an effect, with their contexts.
    pub(super) fn inside(self, effect: &Effect) -> Vec<(EffectId, TextContext<'a>)> {
        let same = |parts: &[EffectId]| parts.iter().map(|&part| (part, self)).collect();
        match effect {
            Effect::All(parts) | Effect::MustEither(parts) | Effect::Either(parts) => same(parts),
            Effect::LeadChooses(parts) => parts.iter().map(|&part| (part, self.they())).collect(),
            Effect::Then(first, second)
            | Effect::OrElse(first, second)
            | Effect::IfElse(_, first, second) => same(&[*first, *second]),
            Effect::If(_, text) | Effect::May(text) | Effect::Repeat(_, text) | Effect::AfterTest(text) => {
                same(&[*text])
            }
            Effect::Choose(find, text) | Effect::LeadPicks(find, text) | Effect::ForEach(find, text) => {
                vec![(*text, self.chosen(find))]
            }
            Effect::Everybody(text) | Effect::Its(text) | Effect::Active(text) => vec![(*text, self.they())],
            Effect::Test { pass, fail, .. } => {
                let of = |text: &Option<EffectId>, passed| text.map(|text| (text, self.result(passed)));
                of(pass, true).into_iter().chain(of(fail, false)).collect()
            }
            Effect::Fight(how) | Effect::Evade(how) | Effect::Investigate(how) => {
                let parts = [how.pass, how.instead, how.then];
                parts.into_iter().flatten().map(|part| (part, self.attempt())).collect()
            }
            Effect::DiscardUntil { then, .. } => vec![(*then, self.enemy())],
            _ => Vec::new(),
        }
    }
}

/// The message argument for a kind of card.
pub(super) fn noun(of: Of) -> &'static str {
    match of {
        Of::Enemy => "enemy",
        Of::Investigator => "investigator",
        Of::Asset => "asset",
        Of::Location => "location",
        Of::Anybody => "anybody",
    }
}
