//! What things are called: the messages that hold their names.

use engine::Msg;
use serde::Serialize;

use crate::Phase;
use crate::content::{
    CardDefId, CardType, Class, Content, Designator, Difficulty, Keyword, LocationSymbol, Skill, Slot, Token,
    Trait, Use, Weakness,
};

/// A word of the content that messages end with: the name it is written by in data files.
pub(crate) fn slug(of: impl Serialize) -> String {
    match serde_json::to_value(of) {
        Ok(serde_json::Value::String(word)) => word,
        _ => String::new(),
    }
}

/// A card. Of several locations with one title, each has a name of its own.
pub fn card(content: &Content, kind: CardDefId) -> String {
    let def = content.card(kind);
    let twin = |other: &&crate::content::CardDef| other.title == def.title && other.code != def.code;
    if def.sort == CardType::Location && content.cards().iter().any(|other| twin(&other)) {
        return format!("lcg-card-{}-{}", def.title, def.code);
    }
    title(&def.title)
}

/// All cards of a title.
pub fn title(title: &str) -> String {
    format!("lcg-card-{title}")
}

/// An investigator, by the name the others use.
pub fn person(content: &Content, kind: CardDefId) -> String {
    format!("lcg-person-{}", content.card(kind).title)
}

/// The card of that code; by its code alone if there is none.
pub(crate) fn coded(content: &Content, code: &str) -> String {
    content.kind(code).map_or_else(|| title(code), |kind| card(content, kind))
}

/// A skill.
pub fn skill(of: Skill) -> String {
    format!("lcg-skill-{}", slug(of))
}

/// An icon on a card by its place: four skills and wild.
pub fn icon(at: usize) -> String {
    Skill::ALL.get(at).map_or_else(|| "lcg-icon-wild".into(), |&of| skill(of))
}

/// A trait.
pub fn of_trait(of: Trait) -> String {
    format!("lcg-trait-{}", slug(of))
}

/// A class.
pub fn class(of: Class) -> String {
    format!("lcg-class-{}", slug(of))
}

/// A slot.
pub fn slot(of: Slot) -> String {
    format!("lcg-slot-{}", slug(of))
}

/// A sort of cards.
pub fn sort(of: CardType) -> String {
    format!("lcg-sort-{}", slug(of))
}

/// A keyword.
pub fn keyword(of: Keyword) -> String {
    format!("lcg-keyword-{}", slug(of))
}

/// A sign on locations.
pub fn sign(of: LocationSymbol) -> String {
    format!("lcg-sign-{}", slug(of))
}

/// What an action counts as.
pub fn designator(of: Designator) -> String {
    format!("lcg-designator-{}", slug(of))
}

/// An encounter set.
pub fn set(of: &str) -> String {
    format!("lcg-set-{}", of.replace('_', "-"))
}

/// What makes a card a weakness.
pub fn weakness(of: Weakness) -> &'static str {
    match of {
        Weakness::Own => "lcg-weakness-own",
        Weakness::Basic => "lcg-weakness-basic",
    }
}

/// A token of the chaos bag.
pub fn token(of: Token) -> Msg {
    match of {
        Token::Number(0) => Msg::new("lcg-token-zero"),
        Token::Number(n @ 1..) => Msg::new("lcg-token-plus").num("n", n),
        Token::Number(n) => Msg::new("lcg-token-minus").num("n", n.unsigned_abs()),
        symbol => Msg::new(format!("lcg-token-{}", slug(symbol))),
    }
}

/// So many tokens of a use.
pub fn uses(of: Use, n: u8) -> Msg {
    Msg::new(format!("lcg-n-{}", slug(of))).num("n", n)
}

/// A part of the round.
pub fn phase(of: Phase) -> String {
    format!("lcg-phase-{}", slug(of))
}

/// How hard it is.
pub fn difficulty(of: Difficulty) -> String {
    format!("lcg-difficulty-{}", slug(of))
}

/// A scenario, by its name in commands.
pub fn scenario(slug: &str) -> String {
    format!("lcg-scenario-{slug}")
}
