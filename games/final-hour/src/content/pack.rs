//! Packs: values that owners read from their own components, replacing those we had to invent.

use std::collections::BTreeMap;

use engine::{Msg, Problem, Toml};
use serde::Deserialize;

use super::raw::{BandRow, CountByLocation, RawContent, RawScript, SpecialRow};
use super::{Colour, Difficulty, Source, Timing};

#[derive(Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
struct Pack {
    cards: BTreeMap<String, CardPatch>,
    items: BTreeMap<String, ItemPatch>,
    monsters: BTreeMap<String, MonsterPatch>,
    ancient_ones: BTreeMap<String, AncientPatch>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardPatch {
    upper: Option<RawScript>,
    lower: Option<LowerPatch>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LowerPatch {
    both: Option<RawScript>,
    first: Option<RawScript>,
    second: Option<RawScript>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ItemPatch {
    r#use: Option<Timing>,
    does: Option<RawScript>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MonsterPatch {
    health: Option<u8>,
    colour: Option<Colour>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AncientPatch {
    #[serde(default)]
    commons: BTreeMap<Difficulty, CountByLocation>,
    #[serde(default)]
    reckoning: BTreeMap<String, RawScript>,
}

/// Writes the pack's values into the book. They are validated when the book is compiled.
pub(super) fn apply(toml: &mut Toml<'_>, book: &mut RawContent) -> Result<(), Problem> {
    let pack: Pack = toml.rest(&[], &[])?;
    for (id, patch) in pack.cards {
        let place = format!("cards.{id}");
        let row = find(&mut book.titles, &place, |row| row.id == id, |row| row.id.clone())?;
        if let Some(upper) = patch.upper {
            authored(&mut row.upper.source, format!("{place}.upper"))?;
            row.upper.does = upper;
        }
        if let Some(lower) = patch.lower {
            authored(&mut row.lower.source, format!("{place}.lower"))?;
            (row.lower.both, row.lower.first, row.lower.second) = (lower.both, lower.first, lower.second);
        }
    }
    for (id, patch) in pack.items {
        let place = format!("items.{id}");
        let row = find(&mut book.items, &place, |row| row.id == id, |row| row.id.clone())?;
        authored(&mut row.source, place)?;
        row.r#use = patch.r#use.unwrap_or(row.r#use);
        row.does = patch.does.unwrap_or_else(|| row.does.clone());
    }
    for (id, patch) in pack.monsters {
        let place = format!("monsters.{id}");
        let slug = |row: &SpecialRow| row.kind.slug().to_string();
        let row = find(&mut book.monsters.special, &place, |row| slug(row) == id, slug)?;
        authored(&mut row.source, place)?;
        row.health = patch.health.unwrap_or(row.health);
        row.colour = patch.colour.unwrap_or(row.colour);
    }
    for (id, patch) in pack.ancient_ones {
        let place = format!("ancient-ones.{id}");
        let row = find(&mut book.ancients, &place, |row| row.id == id, |row| row.id.clone())?;
        for (difficulty, commons) in patch.commons {
            let table = &mut row.layout_mut(difficulty).commons;
            authored(&mut table.source, format!("{place}.commons.{}", difficulty.slug()))?;
            table.at = commons;
        }
        for (omens, does) in patch.reckoning {
            let place = format!("{place}.reckoning.{omens}");
            let from = |band: &BandRow| band.omens.to_string();
            let band = find(&mut row.reckoning, &place, |band| from(band) == omens, from)?;
            authored(&mut band.source, place)?;
            band.does = does;
        }
    }
    Ok(())
}

/// Finds the row that the pack changes.
fn find<'a, T>(
    rows: &'a mut [T],
    place: &str,
    is: impl Fn(&T) -> bool,
    name: impl Fn(&T) -> String,
) -> Result<&'a mut T, Problem> {
    match rows.iter().position(is) {
        Some(at) => Ok(&mut rows[at]),
        None => {
            let known: Vec<String> = rows.iter().map(name).collect();
            let word = place.rsplit_once('.').map_or(place, |(_, word)| word);
            Err(Problem::new(place, Msg::unknown(word, known.iter().map(String::as_str))))
        }
    }
}

/// Checks that the value was authored, and marks it as read from the printed component.
fn authored(source: &mut Source, place: String) -> Result<(), Problem> {
    match source {
        Source::Authored => {
            *source = Source::Public;
            Ok(())
        }
        Source::Public | Source::Rulebook => {
            Err(Problem::new(place, Msg::new("fh-error-known").text("source", source.slug())))
        }
    }
}
