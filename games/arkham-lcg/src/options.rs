//! The options of a scenario or a campaign, and how their values are read.

use engine::{Chosen, Count, Given, Msg, Problem, SetupError, SetupOption, given, words_of};
use rulebook::rule;

use crate::Deck;
use crate::campaign::Report;
use crate::content::{CardDef, CardId, CardType, Content, Difficulty, ScenarioDef};
use crate::deck::{Listed, Purpose};
use crate::describe::names;

/// The key of the standalone scenario.
pub(crate) const SCENARIO: &str = "scenario";
/// The value for the whole campaign instead of one scenario.
const ALL: &str = "all";
/// The key of the difficulty.
pub(crate) const DIFFICULTY: &str = "difficulty";
/// The key of the investigators, given by title.
pub(crate) const INVESTIGATORS: &str = "investigators";
/// The key of the lead investigator, given by title.
pub(crate) const LEAD: &str = "lead";
/// The keys of the decks, in order of seats.
pub(crate) const DECKS: [&str; CardId::SEATS] = ["deck-1", "deck-2", "deck-3", "deck-4"];
/// The value for the starter deck of an investigator.
pub(crate) const STARTER: &str = "starter";
/// The names of the earlier scenarios, with the resolutions that can be assumed for them, the default first.
const EARLIER_SCENARIOS: [(&str, &[u8]); 2] =
    [("the-gathering", &[1, 2, 3, 0]), ("the-midnight-masks", &[1, 2])];

/// The key of the cultists who were interrogated, given by title.
pub(crate) const INTERROGATED: &str = "interrogated";
/// The value for no cultist.
const NOBODY: &str = "nobody";

/// The error for an invalid value of an option.
pub(crate) fn wrong(place: &'static str, problem: Msg) -> SetupError {
    SetupError { place, problem }
}

/// Joins problems into one message.
pub(crate) fn all_of(problems: Vec<Problem>) -> Msg {
    let said = problems.into_iter().map(|problem| problem.what).collect();
    Msg::new("lcg-error-all").say("problems", said)
}

/// The error for invalid decks: names the option of the first one, and lists all problems.
pub(crate) fn faulty(problems: Vec<Problem>) -> SetupError {
    let of = |key: &&&'static str| {
        let place = format!("decks.{}.", key.trim_start_matches("deck-"));
        problems.first().is_some_and(|problem| problem.place.starts_with(&place))
    };
    let place = DECKS.iter().find(of).copied().unwrap_or(INVESTIGATORS);
    wrong(place, all_of(problems))
}

/// The investigators in the box.
pub(crate) fn people(content: &Content) -> impl Iterator<Item = &CardDef> {
    content.cards().iter().filter(|card| card.card_type == CardType::Investigator)
}

/// An investigator or cultist as the value of an option.
pub(crate) fn titled(def: &CardDef) -> (String, Msg) {
    (def.title.clone(), Msg::new(names::title(&def.title)))
}

/// The option for the scenario of a single game.
pub(crate) fn scenario(content: &Content) -> SetupOption {
    let all = content.scenarios().iter().map(|of| (of.slug.clone(), Msg::new(names::scenario(&of.slug))));
    SetupOption::new(SCENARIO, Msg::new("lcg-option-scenario"), all)
}

/// The option for players with their own decks: the whole campaign, or a standalone scenario.
pub(crate) fn played(content: &Content) -> SetupOption {
    let alone = |of: &ScenarioDef| {
        let text = Msg::new("lcg-played-alone").name("scenario", names::scenario(&of.slug));
        (of.slug.clone(), text)
    };
    let all = (ALL.to_string(), Msg::new("lcg-played-all"));
    let values = [all].into_iter().chain(content.scenarios().iter().map(alone));
    SetupOption::new(SCENARIO, Msg::new("lcg-option-played"), values)
}

/// The standalone scenario, if one was chosen.
pub(crate) fn alone(scenario: Option<&str>) -> Option<&str> {
    scenario.filter(|scenario| *scenario != ALL)
}

/// The option for the difficulty.
pub(crate) fn difficulty() -> SetupOption {
    let values = Difficulty::ALL.map(|of| (names::slug(of), Msg::new(names::difficulty(of))));
    let about = Msg::new("lcg-option-difficulty");
    SetupOption::new(DIFFICULTY, about, values).or(names::slug(Difficulty::Standard))
}

/// The option for the investigators.
pub(crate) fn investigators(content: &Content) -> SetupOption {
    let about = Msg::new("lcg-option-investigators");
    SetupOption::new(INVESTIGATORS, about, people(content).map(titled)).of(Count::of(1, CardId::SEATS))
}

/// The options for the decks of the chosen investigators, or for all seats as long as none are chosen.
pub(crate) fn decks(content: &Content, chosen: &Given, purpose: Purpose) -> Vec<SetupOption> {
    let team = given(chosen, INVESTIGATORS).map(words_of);
    let option = |(at, key): (usize, &'static str)| {
        let title = team.as_ref().map(|team| team.get(at));
        let of = match title {
            Some(title) => people(content).find(|def| Some(&def.title.as_str()) == title)?,
            None => people(content).next()?,
        };
        let about = match title {
            Some(_) => Msg::new("lcg-option-deck-of").name("investigator", names::title(&of.title)),
            None => Msg::new("lcg-option-deck").num("seat", at as i64 + 1),
        };
        Some(deck(key, about, purpose))
    };
    DECKS.into_iter().enumerate().filter_map(option).collect()
}

/// The option for a deck: the starter deck, or one given as text.
pub(crate) fn deck(key: &'static str, about: Msg, purpose: Purpose) -> SetupOption {
    let starter = (STARTER.to_string(), Msg::new("lcg-deck-starter"));
    SetupOption::new(key, about, [starter]).or_text(purpose.word())
}

/// The option for the lead investigator, if there is more than one.
pub(crate) fn lead<'a>(team: impl Iterator<Item = &'a CardDef>) -> Option<SetupOption> {
    let option = SetupOption::new(LEAD, Msg::new("lcg-option-lead"), team.map(titled));
    (option.values.len() > 1).then_some(option)
}

/// Reads the seat of the lead investigator, counted from 1.
pub(crate) fn leader(content: &Content, decks: &[Deck], title: Option<&str>) -> Result<u8, SetupError> {
    let Some(title) = title else { return Ok(1) };
    let titles = decks.iter().map(|deck| deck.investigator(content).map_or("", |def| def.title.as_str()));
    let at = titles.clone().position(|other| other == title);
    at.map(|at| at as u8 + 1).ok_or_else(|| wrong(LEAD, Msg::unknown(title, titles)))
}

/// The chosen investigators, or all if none are chosen yet.
pub(crate) fn team<'a>(content: &'a Content, chosen: &Given) -> Vec<&'a CardDef> {
    match given(chosen, INVESTIGATORS) {
        None => people(content).collect(),
        Some(words) => {
            let words = words_of(words);
            people(content).filter(|def| words.contains(&def.title.as_str())).collect()
        }
    }
}

/// The options for the assumed results of the scenarios before the chosen one.
pub(crate) fn earlier(content: &Content, chosen: &Given) -> Vec<SetupOption> {
    // No scenario comes before the whole campaign; as long as nothing is chosen, all are listed.
    let at = |slug: &str| content.scenarios().iter().position(|scenario| scenario.slug == slug).unwrap_or(0);
    let before = given(chosen, SCENARIO).map_or(EARLIER_SCENARIOS.len(), at);
    let option = |(slug, resolutions): (&'static str, &[u8])| {
        let values =
            resolutions.iter().map(|n| (n.to_string(), Msg::new(format!("lcg-resolution-{slug}-{n}"))));
        let about = Msg::new("lcg-option-earlier").name("scenario", names::scenario(slug));
        SetupOption::new(slug, about, values)
    };
    let before = EARLIER_SCENARIOS.into_iter().take(before);
    let hideout = before.clone().map(|(slug, _)| slug).find(|slug| Report::hides(content, slug));
    before.map(option).chain(hideout.map(|slug| interrogated(content, slug))).collect()
}

/// The option for the interrogated cultists; all others escaped.
fn interrogated(content: &Content, scenario: &str) -> SetupOption {
    let cultists: Vec<(String, Msg)> = Report::cultists(content).map(titled).collect();
    let count = Count { alone: Some(NOBODY.into()), ..Count::of(1, cultists.len()) };
    let nobody = (NOBODY.to_string(), Msg::new("lcg-interrogated-nobody"));
    let about = Msg::new("lcg-option-interrogated").name("scenario", names::scenario(scenario));
    SetupOption::new(INTERROGATED, about, [nobody].into_iter().chain(cultists)).of(count)
}

/// Reads the assumed results of the earlier scenarios.
pub(crate) fn reports(content: &Content, chosen: &Chosen<'_>) -> Vec<Report> {
    let mut named = chosen.words(INTERROGATED);
    named.retain(|word| *word != NOBODY);
    let report = |(slug, resolutions): (&'static str, &[u8])| {
        Report::chosen(content, slug, resolutions[chosen.index(slug)]).interrogating(content, &named)
    };
    EARLIER_SCENARIOS.into_iter().map(report).collect()
}

/// Reads the difficulty.
pub(crate) fn read_difficulty(chosen: &Chosen<'_>) -> Difficulty {
    Difficulty::ALL[chosen.index(DIFFICULTY)]
}

/// Reads the decks of the investigators.
pub(crate) fn read_decks(content: &Content, chosen: &Chosen<'_>) -> Result<Vec<Deck>, SetupError> {
    let team = chosen.words(INVESTIGATORS);
    let twice = team.iter().enumerate().find(|(at, title)| team[..*at].contains(title));
    if let Some((_, title)) = twice.filter(|_| rule!("lcg:setup.2", true, else false)) {
        return Err(wrong(INVESTIGATORS, Msg::named_twice(title)));
    }
    let team = team.iter().filter_map(|title| people(content).find(|def| def.title == **title));
    let deck = |(def, key): (&CardDef, &'static str)| {
        read_deck(content, def, chosen.given(key)).map_err(|problems| wrong(key, all_of(problems)))
    };
    team.zip(DECKS).map(deck).collect()
}

/// Reads the deck of an investigator: the starter deck, or the one given as text.
pub(crate) fn read_deck(content: &Content, of: &CardDef, text: Option<&str>) -> Result<Deck, Vec<Problem>> {
    let text = text.unwrap_or(STARTER);
    let none = || vec![Problem::new("investigator", Msg::new("lcg-error-deck-none"))];
    if text == STARTER {
        return Deck::starter(content, &of.code).ok_or_else(none);
    }
    let deck = Listed::import(text).map_err(|problem| vec![problem])?.deck;
    if deck.investigator != of.code {
        let what = match deck.investigator(content) {
            Some(def) => Msg::new("lcg-error-deck-whose")
                .name("found", names::title(&def.title))
                .name("wanted", names::title(&of.title)),
            None => deck.of_nobody(content),
        };
        return Err(vec![Problem::new("investigator", what)]);
    }
    Ok(deck)
}

/// Everything that is wrong with a deck for the named purpose.
pub(crate) fn validate_text(content: &Content, purpose: &str, text: &str) -> Vec<Problem> {
    let Some(of) = Purpose::ALL.into_iter().find(|of| of.word() == purpose) else {
        return vec![Problem::new("", Msg::unknown(purpose, Purpose::ALL.map(Purpose::word)))];
    };
    match Listed::import(text) {
        Err(problem) => vec![problem],
        Ok(Listed { deck, .. }) => deck.played(content, of).problems(content, of),
    }
}
