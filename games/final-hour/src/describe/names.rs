//! Message ids of the names of things.

use engine::Msg;

use crate::content::{
    Ancient, Content, Difficulty, GateSymbol, Investigator, Item, Kind, Location, Monster, Pathway, Priority,
    Source, Symbol, Title, Zone,
};
use crate::state::Phase;

/// A location. The message's attributes hold its number and whole phrases: in it, to it, from it.
pub fn location(at: Location) -> String {
    format!("fh-location-{at}")
}

/// A zone of the campus.
pub fn zone(zone: Zone) -> String {
    format!("fh-zone-{}", zone.slug())
}

/// A ritual symbol.
pub fn symbol(symbol: Symbol) -> String {
    format!("fh-symbol-{}", symbol.slug())
}

/// A gate, by its symbol.
pub fn gate(symbol: GateSymbol) -> String {
    format!("fh-gate-{}", symbol.slug())
}

/// A kind of special monster.
pub fn kind(kind: Kind) -> String {
    format!("fh-kind-{}", kind.slug())
}

/// An Ancient One.
pub fn ancient(content: &Content, ancient: Ancient) -> String {
    format!("fh-ancient-{}", content.ancient(ancient).slug)
}

/// A difficulty.
pub fn difficulty(difficulty: Difficulty) -> String {
    format!("fh-difficulty-{}", difficulty.slug())
}

/// An investigator's full name.
pub fn investigator(content: &Content, who: Investigator) -> String {
    format!("fh-investigator-{}", content.investigator(who).slug)
}

/// An investigator's first name, as the log and the questions use it.
pub fn person(content: &Content, who: Investigator) -> String {
    format!("fh-person-{}", content.investigator(who).slug)
}

/// The title of an action card.
pub fn title(content: &Content, title: Title) -> String {
    format!("fh-card-{}", content.title(title))
}

/// An item.
pub fn item(content: &Content, item: Item) -> String {
    format!("fh-item-{}", content.item(item).slug)
}

/// The source of a value.
pub fn source(source: Source) -> String {
    format!("fh-source-{}", source.slug())
}

/// A phase of the round.
pub fn phase(phase: Phase) -> String {
    let slug = match phase {
        Phase::SetUp => "set-up",
        Phase::Priority => "priority",
        Phase::Resolve => "resolve",
        Phase::AncientOne => "ancient-one",
        Phase::Ritual => "ritual",
    };
    format!("fh-phase-{slug}")
}

/// A monster: its kind if it is special, otherwise its colour and first symbol.
pub fn monster_name(content: &Content, monster: Monster) -> String {
    let token = content.token(monster);
    match (token.kind, token.group()) {
        (Some(special), _) => kind(special),
        (None, Some(group)) => format!("fh-monster-{}-{}", token.colour.slug(), group.slug()),
        (None, None) => format!("fh-monster-{}", token.colour.slug()),
    }
}

/// A monster with its health.
pub fn monster(content: &Content, monster: Monster) -> Msg {
    with_monster(Msg::new("fh-monster"), content, monster)
}

/// Adds a monster's name and health to the message.
pub(super) fn with_monster(msg: Msg, content: &Content, monster: Monster) -> Msg {
    msg.name("monster", monster_name(content, monster)).num("health", content.token(monster).health)
}

/// A priority card: number, symbol, omens.
pub fn priority(content: &Content, card: Priority) -> Msg {
    let facts = content.priority(card);
    Msg::new("fh-priority")
        .num("number", card.number())
        .name("symbol", symbol(facts.symbol))
        .num("omens", facts.omens)
}

/// A pathway, by the two locations it connects.
pub fn pathway(content: &Content, path: Pathway) -> Msg {
    with_pathway(Msg::new("fh-pathway"), content, path)
}

/// Adds the two locations that a pathway connects to the message.
pub(super) fn with_pathway(msg: Msg, content: &Content, path: Pathway) -> Msg {
    let (a, b) = content.board.ends(path);
    msg.name("a", location(a)).name("b", location(b))
}
