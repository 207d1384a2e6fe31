//! Validation that applies to any content, built-in or changed by a pack.

use engine::{Msg, Problem};

use super::{Content, Zone};

/// Returns the first problem found: unconnected zones or factions that share a home.
pub(super) fn check(content: &Content) -> Result<(), Problem> {
    let map = &content.map;
    let name = |zone: Zone| map.zones[zone.index()].slug.as_str();
    let apart = map.all().less(map.reach(Zone(0))).iter().next();
    if let Some(zone) = apart {
        let what = Msg::new("cwd-error-apart").text("from", name(Zone(0))).text("to", name(zone));
        return Err(Problem::new("borders", what));
    }
    for (at, faction) in content.factions.iter().enumerate() {
        if content.factions[..at].iter().any(|other| other.home == faction.home) {
            let what = Msg::new("cwd-error-homes").text("zone", name(faction.home));
            return Err(Problem::new(format!("{}.home", faction.slug), what));
        }
    }
    Ok(())
}
