//! Cards and scenarios as data, with their typed loader and checks.

mod ability;
mod card;
mod card_summary;
mod compile;
mod constant;
mod effect;
mod ids;
mod raw;
mod scenario;
mod sense;

use std::collections::BTreeMap;

pub use ability::{Ability, Cost, Designator, Limit, Occasion, Per, PlayTime, Time, When, moment};
pub use card::{CardDef, CardType, ElderSign, EnemyDef, Keyword, LocationDef, Prey, Spawn, Symbol, Weakness};
pub use card_summary::CardSummary;
pub use constant::{Against, Constant, ExtraAction, Lasting, Until};
pub use effect::{Attempt, Effect, EffectId, Native, Value};
pub use ids::{CardDefId, CardId, CardSet, Class, LocationSymbol, Skill, Slot, Token, Trait, Traits, Use};
pub use scenario::{Change, Difficulty, Fact, Past, PlaceDef, Present, ScenarioDef, SymbolDef};
pub use sense::{Cond, Find, Is, Most, Of, Sel, Where};

/// All printed components: cards, scenarios, effects.
#[derive(Clone, PartialEq, Debug)]
pub struct Content {
    /// All cards, by [`CardDefId`].
    cards: Vec<CardDef>,
    /// The ids of the cards, by code.
    kinds: BTreeMap<String, CardDefId>,
    /// The summaries of the cards, by [`CardDefId`].
    summaries: Box<[CardSummary; 256]>,
    scenarios: Vec<ScenarioDef>,
    starters: Vec<crate::Deck>,
    effects: Vec<Effect>,
    id: String,
}

impl Content {
    /// The content that comes with the game. Panics if it is invalid, which is a bug.
    pub fn standard() -> Content {
        Self::with("[]", &[]).unwrap_or_else(|why| panic!("the game's own content: {why}"))
    }

    /// The same with cards, in the format of the data files, added or replacing those with the same code.
    pub fn with_cards(cards: &str) -> Result<Content, String> {
        Self::with(cards, &[])
    }

    /// As [`Content::with_cards`], also replacing scenarios with the same name.
    pub fn with(cards: &str, scenarios: &[&str]) -> Result<Content, String> {
        compile::compile(raw::RawContent::read(cards, scenarios)?)
    }

    /// A fingerprint of this content.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// All cards, in order of [`CardDefId`].
    pub fn cards(&self) -> &[CardDef] {
        &self.cards
    }

    /// The card with this id.
    pub fn card(&self, kind: CardDefId) -> &CardDef {
        &self.cards[kind.index()]
    }

    /// The timing points that trigger a card in play and in hand, as bits.
    pub fn waits(&self, kind: CardDefId) -> (u128, u128) {
        let summary = self.summary(kind);
        (summary.waits, summary.waits_in_hand)
    }

    /// The summary of a card.
    pub fn summary(&self, kind: CardDefId) -> &CardSummary {
        &self.summaries[kind.index()]
    }

    /// The effect with this index.
    pub fn effect(&self, id: EffectId) -> &Effect {
        &self.effects[usize::from(id.0)]
    }

    /// The id of the card with that code.
    pub fn kind(&self, code: &str) -> Option<CardDefId> {
        self.kinds.get(code).copied()
    }

    /// The starter deck of an investigator, by code.
    pub fn starter(&self, investigator: &str) -> Option<&crate::Deck> {
        self.starters.iter().find(|deck| deck.investigator == investigator)
    }

    /// All scenarios.
    pub fn scenarios(&self) -> &[ScenarioDef] {
        &self.scenarios
    }

    /// The scenario with that name.
    pub fn scenario(&self, slug: &str) -> Option<&ScenarioDef> {
        self.scenarios.iter().find(|scenario| scenario.slug == slug)
    }
}
