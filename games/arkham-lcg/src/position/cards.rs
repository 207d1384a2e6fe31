//! Cards as position files list them: “ghoul-minion”, “machete exhausted”, “cover-up clues 2”.

use engine::Msg;

use crate::content::{CardDef, CardDefId, CardType, Content};
use crate::state::CardState;

/// A card with its state.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Card {
    pub(super) kind: CardDefId,
    pub(super) exhausted: bool,
    /// The owner, if the file names one.
    pub(super) owner: Option<String>,
    /// The number of each kind of token, in the order of [`TOKENS`]; `None` for the number it enters play with.
    pub(super) tokens: [Option<u8>; 6],
}

/// The kinds of tokens that can be on a card.
pub(super) const TOKENS: [&str; 6] = ["damage", "horror", "clues", "doom", "uses", "resources"];

/// The tokens on a card, in the order of [`TOKENS`].
fn tokens(state: &mut CardState) -> [&mut u8; 6] {
    [
        &mut state.damage,
        &mut state.horror,
        &mut state.clues,
        &mut state.doom,
        &mut state.uses,
        &mut state.resources,
    ]
}

impl Card {
    /// Reads a card of which `fits` is true.
    pub(super) fn read(content: &Content, text: &str, fits: impl Fn(&CardDef) -> bool) -> Result<Card, Msg> {
        let mut words = text.split_whitespace();
        let kind = find(content, words.next().unwrap_or_default(), fits)?;
        let mut card = Card { kind, exhausted: false, owner: None, tokens: [None; 6] };
        while let Some(word) = words.next() {
            if word == "exhausted" {
                card.exhausted = true;
                continue;
            }
            if word == "of" {
                card.owner = words.next().map(String::from);
                continue;
            }
            let Some(at) = TOKENS.iter().position(|token| *token == word) else {
                return Err(Msg::unknown(word, TOKENS.into_iter().chain(["exhausted", "of"])));
            };
            let number = words.next().unwrap_or_default();
            let number = number.parse().map_err(|_| {
                Msg::new("error-unfit")
                    .text("found", number)
                    .say("want", vec![Msg::new("error-want-range").num("least", 0).num("most", 99)])
            })?;
            card.tokens[at] = Some(number);
        }
        Ok(card)
    }

    /// Whether it is from a player's deck. An asset of a scenario is if its owner is named.
    pub(super) fn is_from_deck(&self, content: &Content) -> bool {
        let def = content.card(self.kind);
        is_players(def) || (self.owner.is_some() && joins_decks(def))
    }

    /// Applies the state to a card.
    pub(super) fn lay(&self, state: &mut CardState) {
        state.exhausted = self.exhausted;
        for (token, said) in tokens(state).into_iter().zip(self.tokens) {
            *token = said.unwrap_or(*token);
        }
    }
}

/// Writes a card with its state. Tokens are left out where they are as many as the card enters play with.
pub(super) fn write(content: &Content, kind: CardDefId, state: &CardState) -> String {
    let mut words = vec![name(content, kind).to_string()];
    let fresh = content.card(kind).uses.map_or(0, |(_, n)| n);
    let mut state = *state;
    if state.exhausted {
        words.push("exhausted".into());
    }
    for (token, said) in tokens(&mut state).into_iter().zip(TOKENS) {
        let usual = if said == "uses" { fresh } else { 0 };
        if *token != usual {
            words.push(format!("{said} {token}"));
        }
    }
    words.join(" ")
}

/// The name of a card: its title, or its code if another card with the same title comes first.
pub(super) fn name(content: &Content, kind: CardDefId) -> &str {
    let def = content.card(kind);
    let first = content.cards().iter().position(|card| card.title == def.title);
    if first == Some(kind.index()) { &def.title } else { &def.code }
}

/// Finds a card by its code, or else the first one with that title.
pub(super) fn find(content: &Content, name: &str, fits: impl Fn(&CardDef) -> bool) -> Result<CardDefId, Msg> {
    let at =
        |named: &dyn Fn(&CardDef) -> bool| content.cards().iter().position(|card| fits(card) && named(card));
    let at = at(&|card| card.code == name).or_else(|| at(&|card| card.title == name));
    at.map(|at| CardDefId(at as u8)).ok_or_else(|| {
        if content.cards().iter().any(|card| card.code == name || card.title == name) {
            return misplaced(name);
        }
        let known = content.cards().iter().filter(|card| fits(card)).map(|card| card.title.as_str());
        let near = engine::nearest(name, known).map(|near| Msg::new("error-near").text("near", near));
        Msg::new("lcg-error-position-card").text("word", name).say("near", near.into_iter().collect())
    })
}

/// The error for a card that exists but cannot be there.
pub(super) fn misplaced(name: &str) -> Msg {
    Msg::new("lcg-error-position-misplaced").text("word", name)
}

/// Whether it is a card of player decks.
pub(super) fn is_players(card: &CardDef) -> bool {
    card.set.is_empty() && card.card_type != CardType::Investigator
}

/// Whether it can be in a player's deck: a card of player decks, or an asset of a scenario, which can join the
/// investigators in the course of a campaign.
pub(super) fn joins_decks(card: &CardDef) -> bool {
    is_players(card) || card.card_type == CardType::Asset
}

/// Whether it is a scenario card that can be placed: an enemy, a treachery, an asset.
pub(super) fn is_scenarios(card: &CardDef) -> bool {
    !card.set.is_empty() && matches!(card.card_type, CardType::Enemy | CardType::Treachery | CardType::Asset)
}
