//! Places in texts.

use engine::Msg;

use super::Sense;
use crate::content::{DoomFrom, MonsterIn, Person, Place};
use crate::describe::names;

/// A place: `at` where something is, `to` where somebody goes, `towards` the direction.
pub(crate) fn place(of: &Place, form: &'static str, sense: Sense<'_>) -> Msg {
    let msg = |id: &str| Msg::new(format!("ah3-place-{id}")).text("form", form).text("who", sense.who());
    match of {
        Place::YourSpace => msg("your-space"),
        Place::Space(name) => msg("space").name("place", names::space_named(name)),
        Place::UnstableSpace => msg("unstable-space"),
        Place::MostDoom => msg("most-doom"),
        Place::StartSpace => msg("start-space"),
        Place::Sheet => msg("sheet"),
        Place::StreetNearestLead => msg("street-nearest-lead"),
        Place::StreetNearestPrey => msg("street-nearest-prey"),
        Place::ItsSpace => msg("its-space"),
        Place::NextToIt => msg("next-to-it"),
        Place::NextToItWithMostDoom => msg("next-to-it-with-most-doom"),
        Place::WithMarker(colour) => msg("with-marker").text("colour", colour.slug()),
        Place::OnCodexCard => msg("space").name("place", names::ON_CARD),
        Place::AnyWithDoom => msg("any-with-doom"),
        Place::AnyWithAnomaly => msg("any-with-anomaly"),
        Place::EachOtherSpace => msg("each-other-space"),
        Place::ThatSpace => msg("that-space"),
    }
}

/// Where doom is removed from.
pub(super) fn doom_from(of: DoomFrom, sense: Sense<'_>) -> Msg {
    let id = match of {
        DoomFrom::YourSpace => "your-space",
        DoomFrom::OneInNeighbourhood => "one-in-neighbourhood",
        DoomFrom::AnotherInNeighbourhood => "another-in-neighbourhood",
        DoomFrom::AnySpace => "any-space",
        DoomFrom::DifferentSpaces => "different-spaces",
        DoomFrom::ThatSpace => "that-space",
    };
    Msg::new(format!("ah3-doom-from-{id}")).text("who", sense.who())
}

/// The monsters among which one is chosen.
pub(super) fn monster_in(of: MonsterIn, sense: Sense<'_>) -> Msg {
    let id = match of {
        MonsterIn::YourSpace => "your-space",
        MonsterIn::YourOrAdjacentSpace => "your-or-adjacent-space",
        MonsterIn::EngagedWithYou => "engaged-with-you",
        MonsterIn::Anywhere => "anywhere",
    };
    Msg::new(format!("ah3-monster-in-{id}")).text("who", sense.who())
}

/// With whom a monster is engaged.
pub(super) fn engaged_with(of: Person, sense: Sense<'_>) -> Msg {
    let id = match of {
        Person::You => "ah3-engaged-with-you",
        Person::Lead => "ah3-engaged-with-lead",
    };
    Msg::new(id).text("who", sense.who())
}
