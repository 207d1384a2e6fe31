//! The raw data files, as serde reads them before they are compiled.

use std::borrow::Cow;

use rulebook::altered;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::{
    AnomalyDef, AssetDef, CodexDef, EncounterDef, EventDef, HeadlineDef, InvestigatorDef, MonsterDef, Name,
    RawEffect, ScenarioDef, Slug,
};

/// Names of data files and their texts.
type Files = &'static [(&'static str, &'static str)];

macro_rules! files {
    ($($name:literal),* $(,)?) => { &[$(($name, include_str!(concat!("../../content/", $name)))),*] };
}

const CITY: Files = files!["city.ron"];
const INVESTIGATORS: Files = files!["investigators.ron"];
const ASSETS: Files = files![
    "assets/items.ron",
    "assets/spells.ron",
    "assets/allies.ron",
    "assets/special.ron",
    "assets/starting.ron",
    "assets/conditions.ron",
];
const PACTS: Files = files!["assets/pacts.ron"];
const MONSTERS: Files = files!["monsters.ron"];
const HEADLINES: Files = files!["headlines.ron"];
/// In the order of the neighbourhoods.
const ENCOUNTERS: Files = files![
    "encounters/easttown.ron",
    "encounters/downtown.ron",
    "encounters/northside.ron",
    "encounters/rivertown.ron",
    "encounters/merchant-district.ron",
    "encounters/miskatonic-university.ron",
    "encounters/uptown.ron",
    "encounters/southside.ron",
    "encounters/streets.ron",
];
const CODEX: Files = files!["codex.ron"];
const SCENARIOS: Files = files!["scenarios.ron"];
/// In the order of the scenarios.
const EVENTS: Files = files![
    "events/approach-of-azathoth.ron",
    "events/feast-for-umordhoth.ron",
    "events/veil-of-twilight.ron",
    "events/echoes-of-the-deep.ron",
];
const ANOMALIES: Files = files![
    "anomalies/temporal-fissure.ron",
    "anomalies/fractured-reality.ron",
    "anomalies/nightmare-breach.ron"
];

/// All files.
const ALL: [Files; 11] = [
    CITY,
    INVESTIGATORS,
    ASSETS,
    PACTS,
    MONSTERS,
    HEADLINES,
    ENCOUNTERS,
    CODEX,
    SCENARIOS,
    EVENTS,
    ANOMALIES,
];

/// A neighbourhood of the box as written in a file.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawNeighbourhood {
    pub(super) slug: Slug,
    pub(super) spaces: [Slug; 3],
}

/// The hidden back of a dark pact as written in a file.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPact {
    pub(super) slug: Slug,
    pub(super) does: RawEffect,
}

/// An event as written in a file, with spaces by name.
pub(super) type RawEvent = EventDef<RawEffect, Name>;

/// All data files together.
pub(super) struct RawContent {
    pub(super) city: Vec<RawNeighbourhood>,
    pub(super) investigators: Vec<InvestigatorDef<RawEffect>>,
    pub(super) assets: Vec<AssetDef<RawEffect>>,
    pub(super) pacts: Vec<RawPact>,
    pub(super) monsters: Vec<MonsterDef<RawEffect>>,
    pub(super) headlines: Vec<HeadlineDef<RawEffect>>,
    /// The cards of each neighbourhood, and then those of the streets.
    pub(super) encounters: Vec<Vec<EncounterDef<RawEffect>>>,
    pub(super) codex: Vec<CodexDef<RawEffect>>,
    pub(super) scenarios: Vec<ScenarioDef<RawEffect>>,
    /// The events of each scenario.
    pub(super) events: Vec<Vec<RawEvent>>,
    /// The anomaly decks by name.
    pub(super) anomalies: Vec<(Slug, Vec<AnomalyDef<RawEffect>>)>,
    /// A fingerprint of the texts of the files.
    pub(super) id: String,
}

/// An item of a data file.
trait Item: DeserializeOwned + PartialEq {
    /// Its name.
    fn slug(&self) -> &Slug;
}

macro_rules! items {
    ($($item:ty),* $(,)?) => {$(
        impl Item for $item {
            fn slug(&self) -> &Slug {
                &self.slug
            }
        }
    )*};
}

items! {
    RawNeighbourhood, RawPact, RawEvent, InvestigatorDef<RawEffect>, AssetDef<RawEffect>, MonsterDef<RawEffect>,
    HeadlineDef<RawEffect>, EncounterDef<RawEffect>, CodexDef<RawEffect>, ScenarioDef<RawEffect>,
    AnomalyDef<RawEffect>,
}

/// Names of data files, each with items that replace those of the same name.
type Changes<'a> = &'a [(&'a str, &'a str)];

impl RawContent {
    /// Parses the game's own files, with these changes.
    pub(super) fn read(changes: Changes<'_>) -> Result<RawContent, String> {
        if let Some((file, _)) = changes.iter().find(|(name, _)| !all_files().any(|(file, _)| file == *name))
        {
            return Err(format!("{file}: there is no such file"));
        }
        Ok(RawContent {
            city: read(CITY, changes)?.concat(),
            investigators: read(INVESTIGATORS, changes)?.concat(),
            assets: read(ASSETS, changes)?.concat(),
            pacts: read(PACTS, changes)?.concat(),
            monsters: read(MONSTERS, changes)?.concat(),
            headlines: read(HEADLINES, changes)?.concat(),
            encounters: read(ENCOUNTERS, changes)?,
            codex: read(CODEX, changes)?.concat(),
            scenarios: read(SCENARIOS, changes)?.concat(),
            events: read(EVENTS, changes)?,
            anomalies: ANOMALIES.iter().map(|(file, _)| stem(file)).zip(read(ANOMALIES, changes)?).collect(),
            id: fingerprint(changes),
        })
    }
}

/// Parses files that hold a list each, with the alteration that a content proof asks for, and with these changes.
fn read<T: Item>(files: Files, changes: Changes<'_>) -> Result<Vec<Vec<T>>, String> {
    let texts: Vec<&'static str> = files.iter().map(|(_, text)| *text).collect();
    let texts: Vec<Cow<'static, str>> = altered(&texts, |text| parse::<Vec<T>>("", text).ok());
    let mut lists = Vec::new();
    for ((file, _), text) in files.iter().zip(texts) {
        let mut items: Vec<T> = parse(file, &text)?;
        for (_, changed) in changes.iter().filter(|(name, _)| name == file) {
            for item in parse::<Vec<T>>(file, changed)? {
                let Some(old) = items.iter_mut().find(|old| old.slug() == item.slug()) else {
                    return Err(format!("{file}: there is no {} to replace", item.slug()));
                };
                *old = item;
            }
        }
        lists.push(items);
    }
    Ok(lists)
}

fn all_files() -> impl Iterator<Item = (&'static str, &'static str)> {
    ALL.into_iter().flatten().copied()
}

/// The name of a file without its folder and extension.
fn stem(file: &str) -> Slug {
    let name = file.rsplit('/').next().unwrap_or(file);
    name.trim_end_matches(".ron").to_owned()
}

fn fingerprint(changes: Changes<'_>) -> String {
    let mut hash = blake3::Hasher::new();
    for text in all_files().map(|(_, text)| text).chain(changes.iter().map(|(_, text)| *text)) {
        hash.update(text.as_bytes());
    }
    hash.finalize().to_hex()[..12].to_string()
}

fn parse<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, String> {
    let options = ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .with_default_extension(ron::extensions::Extensions::UNWRAP_NEWTYPES);
    options.from_str(text).map_err(|error| {
        let slug = text.lines().take(error.span.start.line).filter_map(slug_in).last();
        let item = slug.map_or(String::new(), |slug| format!("{slug}: "));
        format!("{file}:{}: {item}{}", error.span, error.code)
    })
}

/// The name of the item whose definition begins in this line.
fn slug_in(line: &str) -> Option<&str> {
    line.split_once("slug: \"")?.1.split('"').next()
}
