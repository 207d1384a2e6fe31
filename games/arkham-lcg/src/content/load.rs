//! Reads the data files into typed content, and checks that they fit together.

use rulebook::altered;

use super::effect::{take_effects, with_own_effects};
use super::{CardDef, CardDefId, CardSummary, Change, Content, ScenarioDef};

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

const DECKS: (&str, &str) = ("decks.ron", include_str!("../../content/decks.ron"));

/// The content that comes with the game. Panics if it is invalid, which is a bug.
pub(super) fn standard() -> Content {
    read(&CARDS, &SCENARIOS, "[]").unwrap_or_else(|why| panic!("the game's own content: {why}"))
}

/// The same with these cards, in the format of the data files, added or replacing those with the same code, and with
/// these scenarios replacing those with the same name.
pub(super) fn with(cards: &str, scenarios: &[&str]) -> Result<Content, String> {
    let more = scenarios.iter().map(|text| ("scenario", *text));
    let mut content = read(&CARDS, &SCENARIOS.into_iter().chain(more).collect::<Vec<_>>(), cards)?;
    for changed in content.scenarios.split_off(SCENARIOS.len()) {
        let at = content.scenarios.iter().position(|old| old.slug == changed.slug);
        let at = at.ok_or_else(|| format!("no scenario {}", changed.slug))?;
        content.scenarios[at] = changed;
    }
    Ok(content)
}

fn read(cards: &[(&str, &str)], scenarios: &[(&str, &str)], instead: &str) -> Result<Content, String> {
    let mut hash = blake3::Hasher::new();
    let texts = cards.iter().chain(scenarios).map(|(_, text)| *text);
    texts.chain(Some(instead).filter(|text| *text != "[]")).for_each(|text| {
        hash.update(text.as_bytes());
    });
    take_effects();
    let mut all = Vec::<CardDef>::new();
    let texts: Vec<&str> = cards.iter().map(|(_, text)| *text).collect();
    let texts = altered(&texts, |text| with_own_effects(|| parse::<Vec<CardDef>>("", text).ok()));
    for ((name, _), text) in cards.iter().zip(&texts) {
        all.extend(parse::<Vec<CardDef>>(name, text)?);
    }
    for card in parse::<Vec<CardDef>>("cards", instead)? {
        match all.iter_mut().find(|old| old.code == card.code) {
            Some(old) => *old = card,
            None => all.push(card),
        }
    }
    let mut plays = Vec::new();
    // Content mutations apply only to the game's own scenarios, not to those that a test adds.
    let (own, brought) = scenarios.split_at(SCENARIOS.len());
    let texts: Vec<&str> = own.iter().map(|(_, text)| *text).collect();
    let texts = altered(&texts, |text| {
        with_own_effects(|| {
            parse::<ScenarioDef>("", text).ok().filter(|scenario| fits(scenario, &all).is_ok())
        })
    });
    let own = own.iter().zip(&texts).map(|((name, _), text)| (*name, text.as_ref()));
    for (name, text) in own.chain(brought.iter().copied()) {
        plays.push(parse::<ScenarioDef>(name, text)?);
    }
    let starters = parse::<Vec<crate::Deck>>(DECKS.0, DECKS.1)?;
    let effects = take_effects();
    if all.len() > 255 {
        return Err(format!("{} cards; there can be 255", all.len()));
    }
    let mut gists = Box::new([CardSummary::NONE; 256]);
    gists.iter_mut().zip(&all).for_each(|(gist, card)| *gist = CardSummary::of(card));
    let id = hash.finalize().to_hex()[..12].to_string();
    let kinds = all.iter().zip(0..).map(|(card, at)| (card.code.clone(), CardDefId(at))).collect();
    let content = Content { cards: all, kinds, summaries: gists, scenarios: plays, starters, effects, id };
    check(&content)?;
    Ok(content)
}

fn parse<T: serde::de::DeserializeOwned>(name: &str, text: &str) -> Result<T, String> {
    let options = ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .with_default_extension(ron::extensions::Extensions::UNWRAP_NEWTYPES);
    options.from_str(text).map_err(|e| format!("{name}:{e}"))
}

/// Checks that codes are unique and that every code referred to is a card.
fn check(content: &Content) -> Result<(), String> {
    for (at, card) in content.cards.iter().enumerate() {
        if content.cards[..at].iter().any(|other| other.code == card.code) {
            return Err(format!("{} is there twice", card.code));
        }
    }
    content.scenarios.iter().try_for_each(|scenario| fits(scenario, &content.cards))
}

/// Checks that the cards and places that the scenario refers to exist.
fn fits(scenario: &ScenarioDef, cards: &[CardDef]) -> Result<(), String> {
    let known = |code: &String| match cards.iter().any(|card| card.code == *code) {
        true => Ok(()),
        false => Err(format!("no card {code}")),
    };
    known(&scenario.reference)?;
    let places = scenario.places.iter().flat_map(|place| &place.cards);
    let codes = [&scenario.agendas, &scenario.acts, &scenario.aside, &scenario.cultists, &scenario.escapees];
    codes.into_iter().flatten().chain(places).try_for_each(known)?;
    let place = |slug: &String| match scenario.places.iter().any(|place| place.slug == *slug) {
        true => Ok(()),
        false => Err(format!("{}: no place {slug}", scenario.slug)),
    };
    place(&scenario.start)?;
    for present in &scenario.present {
        known(&present.enemy)?;
        place(&present.at)?;
    }
    for past in &scenario.past {
        match &past.does {
            Change::Without(slug) | Change::StartAt(slug) => place(slug)?,
            Change::ShuffleIn(code) => known(code)?,
            Change::Doom(_) | Change::LoseCards(_) => {}
        }
    }
    // Random encounter sets share the same card ids, so they must be of equal size.
    let of_set = |set: &String| cards.iter().filter(|card| card.set == *set).collect::<Vec<_>>();
    let size = |set: &String| of_set(set).iter().map(|card| card.count).sum::<u8>();
    if scenario.one_of.iter().any(|set| size(set) != size(&scenario.one_of[0])) {
        return Err(format!("{}: sets by lot differ in size", scenario.slug));
    }
    Ok(())
}
