//! Message ids of the names of things.

use engine::Msg;

use crate::content::{Ability, Content, Faction, FactionId, Figure, Requirement, Source, Zone};
use crate::state::Phase;

/// A faction. The message's attributes hold grammatical cases and gender.
pub fn faction(content: &Content, id: FactionId) -> String {
    format!("cwd-faction-{}", content.faction(id).slug)
}

/// A kind of figure. The message's attributes hold grammatical cases, gender and plural.
pub fn figure(figure: &Figure) -> String {
    format!("cwd-figure-{}", figure.slug)
}

/// The Great Old One of a faction.
pub fn great_old_one(sheet: &Faction) -> String {
    figure(sheet.figure(sheet.great_old_one()))
}

/// A zone. The message's attributes hold whole phrases: in it, to it, from it.
pub fn zone(content: &Content, zone: Zone) -> String {
    format!("cwd-zone-{}", content.map.zones[zone.index()].slug)
}

/// A part of a zone joined by a portal.
pub fn part(slug: &str) -> String {
    format!("cwd-part-{slug}")
}

/// The map.
pub fn map(content: &Content) -> String {
    format!("cwd-map-{}", content.map.slug)
}

/// A spellbook or another ability.
pub fn ability(ability: &Ability) -> String {
    format!("cwd-ability-{}", ability.slug)
}

/// A spellbook requirement, in short form.
pub fn requirement(requirement: &Requirement) -> String {
    format!("cwd-slot-{}", requirement.slug)
}

/// A phase of the round.
pub fn phase(phase: Phase) -> String {
    let slug = match phase {
        Phase::Action => "action",
        Phase::Gather => "gather",
        Phase::FirstPlayer => "first-player",
        Phase::Doom => "doom",
    };
    format!("cwd-phase-{slug}")
}

/// The source of a value.
pub fn source(source: Source) -> String {
    let slug = match source {
        Source::Rulebook => "rulebook",
        Source::Public => "public",
        Source::Authored => "authored",
    };
    format!("cwd-source-{slug}")
}

/// Adds a figure to the message: its name, and whether it is the one on the gate.
pub(super) fn with_piece(msg: Msg, sheet: &Faction, piece: crate::state::Piece) -> Msg {
    let keeper = if piece.keeper { "yes" } else { "no" };
    msg.name("figure", figure(sheet.figure(piece.kind))).text("keeper", keeper)
}
