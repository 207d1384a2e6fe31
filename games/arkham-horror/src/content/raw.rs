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

impl RawContent {
    /// Parses the game's own files.
    pub(super) fn read() -> Result<RawContent, String> {
        Ok(RawContent {
            city: read(CITY)?.concat(),
            investigators: read(INVESTIGATORS)?.concat(),
            assets: read(ASSETS)?.concat(),
            pacts: read(PACTS)?.concat(),
            monsters: read(MONSTERS)?.concat(),
            headlines: read(HEADLINES)?.concat(),
            encounters: read(ENCOUNTERS)?,
            codex: read(CODEX)?.concat(),
            scenarios: read(SCENARIOS)?.concat(),
            events: read(EVENTS)?,
            anomalies: ANOMALIES.iter().map(|(file, _)| stem(file)).zip(read(ANOMALIES)?).collect(),
            id: fingerprint(),
        })
    }
}

/// Parses files that hold a list each, with the alteration that a content proof asks for.
fn read<T: DeserializeOwned + PartialEq>(files: Files) -> Result<Vec<Vec<T>>, String> {
    let texts: Vec<&'static str> = files.iter().map(|(_, text)| *text).collect();
    let texts: Vec<Cow<'static, str>> = altered(&texts, |text| parse::<Vec<T>>("", text).ok());
    files.iter().zip(texts).map(|((file, _), text)| parse(file, &text)).collect()
}

/// The name of a file without its folder and extension.
fn stem(file: &str) -> Slug {
    let name = file.rsplit('/').next().unwrap_or(file);
    name.trim_end_matches(".ron").to_owned()
}

fn fingerprint() -> String {
    let mut hash = blake3::Hasher::new();
    for (_, text) in ALL.into_iter().flatten() {
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
