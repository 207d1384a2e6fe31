//! The raw data files, as serde reads them before they are compiled.

use std::borrow::Cow;

use rulebook::altered;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::compile::check_scenario;
use super::{CardDef, Effect, ScenarioDef};
use crate::Deck;

macro_rules! files {
    ($($name:literal),* $(,)?) => { [$(($name, include_str!(concat!("../../content/", $name)))),*] };
}

const CARDS: [(&str, &str); 9] = files![
    "investigators.ron",
    "guardian.ron",
    "seeker.ron",
    "rogue.ron",
    "mystic.ron",
    "survivor.ron",
    "neutral.ron",
    "weaknesses.ron",
    "encounters.ron",
];
const SCENARIOS: [(&str, &str); 3] =
    files!["the-gathering.ron", "the-midnight-masks.ron", "the-devourer-below.ron"];
const DECKS: [(&str, &str); 1] = files!["decks.ron"];

/// An effect as written in a file: nested effects are part of it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(transparent)]
pub(super) struct RawEffect(pub(super) Box<Effect<RawEffect>>);

/// A card as written in a file.
pub(super) type RawCard = CardDef<RawEffect>;
/// A scenario as written in a file.
pub(super) type RawScenario = ScenarioDef<RawEffect>;

/// All data files together, each card and scenario with the name of its file.
pub(super) struct RawContent {
    pub(super) cards: Vec<(&'static str, RawCard)>,
    pub(super) scenarios: Vec<(&'static str, RawScenario)>,
    pub(super) starters: Vec<Deck>,
    /// A fingerprint of the texts of the files.
    pub(super) id: String,
}

impl RawContent {
    /// Parses the game's own files. These cards, in the format of the files, are added or replace those with the same
    /// code, and these scenarios replace those with the same slug.
    pub(super) fn read(more_cards: &str, more_scenarios: &[&str]) -> Result<RawContent, String> {
        let mut cards = Vec::new();
        for (file, text) in alter(&CARDS, |text| parse::<Vec<RawCard>>("", text).ok()) {
            cards.extend(parse::<Vec<RawCard>>(file, &text)?.into_iter().map(|card| (file, card)));
        }
        for card in parse::<Vec<RawCard>>("cards", more_cards)? {
            match cards.iter_mut().find(|(_, old)| old.code == card.code) {
                Some(old) => *old = ("cards", card),
                None => cards.push(("cards", card)),
            }
        }

        let valid = |scenario: &RawScenario| check_scenario(scenario, &cards).is_ok();
        let mut scenarios = Vec::new();
        for (file, text) in alter(&SCENARIOS, |text| parse::<RawScenario>("", text).ok().filter(valid)) {
            scenarios.push((file, parse::<RawScenario>(file, &text)?));
        }
        for text in more_scenarios {
            let scenario = parse::<RawScenario>("scenario", text)?;
            match scenarios.iter_mut().find(|(_, old)| old.slug == scenario.slug) {
                Some(old) => *old = ("scenario", scenario),
                None => return Err(format!("scenario: slug: there is no {} to replace", scenario.slug)),
            }
        }

        let [(file, text)] = DECKS;
        let starters = parse(file, text)?;
        Ok(RawContent { cards, scenarios, starters, id: fingerprint(more_cards, more_scenarios) })
    }
}

/// The texts of the files, with the alteration that a content proof asks for.
fn alter<T: PartialEq>(
    files: &[(&'static str, &'static str)],
    read: impl Fn(&str) -> Option<T>,
) -> Vec<(&'static str, Cow<'static, str>)> {
    let texts: Vec<&'static str> = files.iter().map(|(_, text)| *text).collect();
    files.iter().map(|(file, _)| *file).zip(altered(&texts, read)).collect()
}

fn fingerprint(more_cards: &str, more_scenarios: &[&str]) -> String {
    let mut hash = blake3::Hasher::new();
    let own = CARDS.iter().chain(&SCENARIOS).map(|(_, text)| *text);
    let more = more_scenarios.iter().copied().chain(Some(more_cards).filter(|text| *text != "[]"));
    own.chain(more).for_each(|text| {
        hash.update(text.as_bytes());
    });
    hash.finalize().to_hex()[..12].to_string()
}

fn parse<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, String> {
    let options = ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .with_default_extension(ron::extensions::Extensions::UNWRAP_NEWTYPES);
    options.from_str(text).map_err(|error| {
        let code = text.lines().take(error.span.start.line).filter_map(code_in).last();
        let card = code.map_or(String::new(), |code| format!("{code}: "));
        format!("{file}:{}: {card}{}", error.span, error.code)
    })
}

/// The code of the card whose definition begins in this line.
fn code_in(line: &str) -> Option<&str> {
    line.split_once("code: \"")?.1.split('"').next()
}
