//! Ids of the messages that hold names.

use engine::Msg;
use serde::Serialize;

use crate::Phase;
use crate::content::{
    CardDefId, CardType, Class, Content, Designator, Difficulty, Keyword, LocationSymbol, Skill, Slot, Token,
    Trait, Use, Weakness,
};

/// The name of a value in data files, used as the end of message ids.
pub(crate) fn slug(of: impl Serialize) -> String {
    match serde_json::to_value(of) {
        Ok(serde_json::Value::String(word)) => word,
        _ => String::new(),
    }
}

/// The name of a card. Locations that share a title have a name each.
pub fn card(content: &Content, kind: CardDefId) -> String {
    let def = content.card(kind);
    let twin = |other: &&crate::content::CardDef| other.title == def.title && other.code != def.code;
    if def.card_type == CardType::Location && content.cards().iter().any(|other| twin(&other)) {
        return format!("lcg-card-{}-{}", def.title, def.code);
    }
    title(&def.title)
}

/// The name shared by all cards of a title.
pub fn title(title: &str) -> String {
    format!("lcg-card-{title}")
}

/// The short name of an investigator.
pub fn person(content: &Content, kind: CardDefId) -> String {
    format!("lcg-person-{}", content.card(kind).title)
}

/// The name of the card with that code; a name made from the code if there is none.
pub(crate) fn coded(content: &Content, code: &str) -> String {
    content.kind(code).map_or_else(|| title(code), |kind| card(content, kind))
}

/// The name of a skill.
pub fn skill(of: Skill) -> String {
    format!("lcg-skill-{}", slug(of))
}

/// The name of a skill icon by its index: the four skills, then wild.
pub fn icon(at: usize) -> String {
    Skill::ALL.get(at).map_or_else(|| "lcg-icon-wild".into(), |&of| skill(of))
}

/// The name of a trait.
pub fn of_trait(of: Trait) -> String {
    format!("lcg-trait-{}", slug(of))
}

/// The name of a class.
pub fn class(of: Class) -> String {
    format!("lcg-class-{}", slug(of))
}

/// The name of a slot.
pub fn slot(of: Slot) -> String {
    format!("lcg-slot-{}", slug(of))
}

/// The name of a card type.
pub fn sort(of: CardType) -> String {
    format!("lcg-type-{}", slug(of))
}

/// The name of a keyword.
pub fn keyword(of: Keyword) -> String {
    format!("lcg-keyword-{}", slug(of))
}

/// The name of a connection symbol.
pub fn sign(of: LocationSymbol) -> String {
    format!("lcg-sign-{}", slug(of))
}

/// The name of an action designator.
pub fn designator(of: Designator) -> String {
    format!("lcg-designator-{}", slug(of))
}

/// The name of an encounter set.
pub fn set(of: &str) -> String {
    format!("lcg-set-{}", of.replace('_', "-"))
}

/// The name of a kind of weakness.
pub fn weakness(of: Weakness) -> &'static str {
    match of {
        Weakness::Own => "lcg-weakness-own",
        Weakness::Basic => "lcg-weakness-basic",
    }
}

/// The name of a chaos token.
pub fn token(of: Token) -> Msg {
    match of {
        Token::Number(0) => Msg::new("lcg-token-zero"),
        Token::Number(n @ 1..) => Msg::new("lcg-token-plus").num("n", n),
        Token::Number(n) => Msg::new("lcg-token-minus").num("n", n.unsigned_abs()),
        symbol => Msg::new(format!("lcg-token-{}", slug(symbol))),
    }
}

/// A number of uses of a type.
pub fn uses(of: Use, n: u8) -> Msg {
    Msg::new(format!("lcg-n-{}", slug(of))).num("n", n)
}

/// The name of a phase.
pub fn phase(of: Phase) -> String {
    format!("lcg-phase-{}", slug(of))
}

/// The name of a difficulty level.
pub fn difficulty(of: Difficulty) -> String {
    format!("lcg-difficulty-{}", slug(of))
}

/// The name of a scenario.
pub fn scenario(slug: &str) -> String {
    format!("lcg-scenario-{slug}")
}
