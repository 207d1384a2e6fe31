//! Conditions of texts, and their opposites.

use engine::Msg;

use super::amounts::count;
use super::places::place;
use super::{Sense, joined, yes};
use crate::content::{Condition, Side, Status, Value};
use crate::describe::names;

/// The text of a condition, or of its opposite if `not`.
pub(super) fn condition(of: &Condition, not: bool, sense: Sense<'_>) -> Msg {
    let so = |id: &str| Msg::new(format!("ah3-cond-{id}")).text("not", yes(not)).text("who", sense.who());
    match of {
        Condition::All(parts) => joined(if not { "ah3-or" } else { "ah3-and" }, each(parts, not, sense)),
        Condition::Any(parts) => joined(if not { "ah3-and" } else { "ah3-or" }, each(parts, not, sense)),
        Condition::Not(inner) => condition(inner, !not, sense),
        Condition::AtLeast(value, n) => counted(value, *n, not, sense),
        Condition::Exactly(value, 0) => counted(value, 1, !not, sense),
        Condition::Exactly(value, n) => count(if not { "other" } else { "exact" }, *n, value, sense),
        Condition::InCodex(card) => so("in-codex").name("card", names::codex(*card)),
        Condition::Showing(card, side) => {
            let id = if *side == Side::Front { "front-shown" } else { "back-shown" };
            so(id).name("card", names::codex(*card))
        }
        Condition::MarkerFound(colour) => so("marker-found").text("colour", colour.slug()),
        Condition::Revealed(colour) => so("revealed").text("colour", colour.slug()),
        Condition::HiddenMarkerHere => so("hidden-marker-here"),
        Condition::ScarHere => so("scar-here"),
        Condition::YouAreAt(at) => so("you-are-at").say("place", vec![place(at, "at", sense)]),
        Condition::AnomalyHere => so("anomaly-here"),
        Condition::ScarThere { mended } => so("scar-there").text("mended", yes(*mended)),
        Condition::YouAre(Status::Blessed) => so("you-are-blessed"),
        Condition::YouAre(Status::Cursed) => so("you-are-cursed"),
        Condition::YouAre(Status::DarkPact) => so("you-have-a-pact"),
        Condition::YouHave(of) => so("you-have").name("trait", names::trait_of(*of)),
        Condition::YouHold(name) => so("you-hold").name("asset", names::asset_named(name)),
        Condition::YouAreEngaged => so("you-are-engaged"),
        Condition::AtFocusLimit => so("at-focus-limit"),
        Condition::Passed => so("passed"),
    }
}

fn each(parts: &[Condition], not: bool, sense: Sense<'_>) -> Vec<Msg> {
    parts.iter().map(|part| condition(part, not, sense)).collect()
}

/// At least that many, or fewer.
fn counted(value: &Value, n: u8, not: bool, sense: Sense<'_>) -> Msg {
    let how = match (not, n) {
        (true, 0 | 1) => "none",
        (true, _) => "fewer",
        (false, _) => "least",
    };
    count(how, n, value, sense)
}
