//! What the pronouns of a text stand for.

use crate::content::{CardType, Content, Do, Effect, Find, Occasion, Of, Use};

/// What the words of a text refer to where it is said.
#[derive(Clone, Copy)]
pub(super) struct Sense<'a> {
    pub(super) content: &'a Content,
    /// Whether it is told about somebody else, after their name; otherwise it is an order to *you*.
    pub(super) they: bool,
    /// What *itself* is; none for tokens.
    pub(super) sort: Option<CardType>,
    /// The tokens it bears.
    pub(super) uses: Option<Use>,
    /// What *it* is.
    pub(super) it: &'static str,
    /// The occasion *that* is about.
    pub(super) at: Option<Occasion>,
    /// Whether the card is committed to the test spoken of.
    pub(super) committed: bool,
    /// Whether the test spoken of was passed.
    pub(super) passed: bool,
}

impl<'a> Sense<'a> {
    /// Of a text on nothing in particular.
    pub(super) fn new(content: &'a Content) -> Sense<'a> {
        let (they, committed, passed) = (false, false, false);
        Sense { content, they, sort: None, uses: None, it: "card", at: None, committed, passed }
    }

    /// Told about somebody else.
    pub(super) fn they(self) -> Sense<'a> {
        Sense { they: true, ..self }
    }

    /// After such a card was chosen.
    pub(super) fn chosen(self, find: &Find) -> Sense<'a> {
        Sense { it: noun(find.of), ..self }
    }

    /// After an enemy was chosen, or a card that is one was found.
    pub(super) fn enemy(self) -> Sense<'a> {
        Sense { it: "enemy", ..self }
    }

    /// After a test.
    pub(super) fn result(self, passed: bool) -> Sense<'a> {
        Sense { passed, ..self }
    }

    /// After an attack, an evasion or an investigation.
    pub(super) fn attempt(self) -> Sense<'a> {
        self.enemy().result(true)
    }

    /// The word for who is spoken to.
    pub(super) fn voice(self) -> &'static str {
        if self.they { "they" } else { "you" }
    }

    /// The word for what *itself* is.
    pub(super) fn itself(self) -> &'static str {
        match self.sort {
            Some(CardType::Enemy) => "enemy",
            Some(CardType::Location) => "location",
            _ => "card",
        }
    }

    /// The word for what *that* is.
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

    /// The texts inside an effect, with what their words refer to.
    pub(super) fn inside(self, effect: &Effect) -> Vec<(Do, Sense<'a>)> {
        let same = |parts: &[Do]| parts.iter().map(|&part| (part, self)).collect();
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
                let of = |text: &Option<Do>, passed| text.map(|text| (text, self.result(passed)));
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

/// The word for what a card in play is.
pub(super) fn noun(of: Of) -> &'static str {
    match of {
        Of::Enemy => "enemy",
        Of::Investigator => "investigator",
        Of::Asset => "asset",
        Of::Location => "location",
        Of::Anybody => "anybody",
    }
}
