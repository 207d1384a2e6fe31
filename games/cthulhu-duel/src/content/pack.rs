//! Packs: values that owners read from their own components, replacing those we had to invent.

use std::collections::BTreeMap;

use engine::{Msg, Problem, Toml};
use serde::Deserialize;

use super::{Content, Map, Source, Zone, Zones, check};

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Pack {
    /// For each listed zone, all zones adjacent to it.
    borders: BTreeMap<String, Vec<String>>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct FactionPatch {
    home: Option<String>,
}

/// Applies the pack to the content and validates the result.
pub(super) fn apply(text: &str, mut content: Content) -> Result<Content, Problem> {
    let mut toml = Toml::parse(text)?;
    let id = blake3::hash(format!("{}\n{text}", content.id).as_bytes());
    content.id = id.to_hex()[..12].to_string();
    let made = homes(&mut toml, &mut content)
        .and_then(|slugs| toml.rest(&[], &slugs.iter().map(String::as_str).collect::<Vec<_>>()))
        .and_then(|pack: Pack| borders(&pack, &mut content.map))
        .and_then(|()| check::check(&content));
    match made {
        Ok(()) => Ok(content),
        Err(problem) if problem.line.is_none() => Err(toml.problem(&problem.place, problem.what)),
        Err(problem) => Err(problem),
    }
}

/// Applies the pack's home zones. Returns the names of all factions, which are the keys already read.
fn homes(toml: &mut Toml<'_>, content: &mut Content) -> Result<Vec<String>, Problem> {
    let slugs: Vec<String> = content.factions.iter().map(|faction| faction.slug.clone()).collect();
    for (at, slug) in slugs.iter().enumerate() {
        let patch: FactionPatch = toml.take(slug)?.unwrap_or_default();
        let Some(name) = patch.home else { continue };
        let place = format!("{slug}.home");
        let home = zone(&content.map, &place, &name)?;
        let faction = &mut content.factions[at];
        if faction.home_source != Source::Authored {
            let what = Msg::new("cwd-error-known").text("source", faction.home_source.slug());
            return Err(Problem::new(place, what));
        }
        (faction.home, faction.home_source) = (home, Source::Public);
    }
    Ok(slugs)
}

/// Replaces the borders of the zones that the pack lists: a zone missing from a list is not adjacent.
fn borders(pack: &Pack, map: &mut Map) -> Result<(), Problem> {
    let mut lists: BTreeMap<Zone, (String, Zones)> = BTreeMap::new();
    for (name, with) in &pack.borders {
        let place = format!("borders.{name}");
        let of = zone(map, &place, name)?;
        let with = with.iter().map(|name| zone(map, &place, name)).collect::<Result<Zones, _>>()?;
        if with.has(of) {
            return Err(Problem::new(place, Msg::new("cwd-error-border-itself")));
        }
        if lists.contains_key(&of) {
            return Err(Problem::new(place, Msg::named_twice(&map.zones[of.index()].slug)));
        }
        lists.insert(of, (place, with));
    }
    for (&of, (place, with)) in &lists {
        let slug = |zone: Zone| map.zones[zone.index()].slug.as_str();
        let given = map.borders.iter().filter(|(_, _, source)| *source != Source::Authored);
        let mut given = given.flat_map(|&(a, b, _)| [(a, b), (b, a)]);
        if let Some((_, kept)) = given.find(|&(a, b)| a == of && !with.has(b)) {
            return Err(Problem::new(place, Msg::new("cwd-error-border-kept").text("zone", slug(kept))));
        }
        let silent = |zone: &Zone| lists.get(zone).is_some_and(|(_, back)| !back.has(of));
        if let Some(zone) = with.iter().find(silent) {
            let what = Msg::new("cwd-error-border-one-sided").text("zone", slug(zone)).text("of", slug(of));
            return Err(Problem::new(place, what));
        }
    }
    for (&of, (_, with)) in &lists {
        let ours =
            |&(a, b, source): &(Zone, Zone, Source)| source == Source::Authored && (a == of || b == of);
        for (a, b, _) in map.borders.iter().copied().filter(ours).collect::<Vec<_>>() {
            map.part(a, b);
        }
        for new in with.less(map.neighbours(of)).iter() {
            map.join(of, new, Source::Public);
        }
    }
    Ok(())
}

fn zone(map: &Map, place: &str, name: &str) -> Result<Zone, Problem> {
    let known = map.zones.iter().map(|zone| zone.slug.as_str());
    map.named(name).ok_or_else(|| Problem::new(place, Msg::unknown(name, known)))
}
