//! Set-up: the options, their validation, and the initial state of the game.

mod layout;
mod preparing;

use std::collections::BTreeMap;

use engine::{Msg, SetupError};
use rulebook::rule;
use serde::{Deserialize, Serialize};

use crate::content::{CardDefId, CardId, CardType, Content, Difficulty, Present, ScenarioDef, Weakness};
use crate::state::Story;

pub(crate) use layout::lay_out;
pub(crate) use preparing::{SetUp, Stage};

/// The code that stands for a random basic weakness in a deck.
pub(crate) const RANDOM_WEAKNESS: &str = "01000";
/// The number of cards in an opening hand and of initial resources.
pub(crate) const OPENING_COUNT: u8 = 5;

/// The options of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// The name of the scenario.
    pub scenario: String,
    /// The difficulty level.
    #[serde(default)]
    pub difficulty: Difficulty,
    /// One to four investigators with their decks, in order of seats.
    pub decks: Vec<Deck>,
    /// The seat of the lead investigator, counted from 1.
    #[serde(default = "first")]
    pub lead: u8,
    /// The facts from the campaign so far.
    #[serde(default)]
    pub story: Story,
}

fn first() -> u8 {
    1
}

/// An investigator with a deck.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Deck {
    /// The code of the investigator.
    pub investigator: String,
    /// The number of copies of each card, by code; `01000` is a random basic weakness.
    #[serde(default)]
    pub cards: BTreeMap<String, u8>,
    /// Physical trauma from earlier scenarios.
    #[serde(default)]
    pub physical: u8,
    /// Mental trauma from earlier scenarios.
    #[serde(default)]
    pub mental: u8,
}

impl Deck {
    /// The starter deck of an investigator, including their signature cards.
    pub fn starter(content: &Content, investigator: &str) -> Option<Deck> {
        let mut deck = content.starter(investigator)?.clone();
        let own = content.cards().iter().filter(|card| card.only.as_deref() == Some(investigator));
        own.for_each(|card| {
            deck.cards.insert(card.code.clone(), 1);
        });
        deck.cards.insert(RANDOM_WEAKNESS.into(), 1);
        Some(deck)
    }
}

struct Checked {
    scenario: usize,
    decks: Vec<(CardDefId, Vec<CardDefId>)>,
}

impl Setup {
    /// A set-up of these investigators with their starter decks.
    pub fn starters(
        content: &Content,
        scenario: &str,
        difficulty: Difficulty,
        investigators: &[&str],
    ) -> Setup {
        let decks = investigators.iter().filter_map(|code| Deck::starter(content, code)).collect();
        Setup { scenario: scenario.into(), difficulty, decks, lead: 1, story: Story::default() }
    }

    /// Checks whether a game can be played with these options; the error says what would be right.
    pub fn check(&self, content: &Content) -> Result<(), SetupError> {
        self.checked(content).map(|_| ())
    }

    fn checked(&self, content: &Content) -> Result<Checked, SetupError> {
        let wrong = |place: &'static str, problem: Msg| Err(SetupError { place, problem });
        let scenario = content.scenarios().iter().position(|scenario| scenario.slug == self.scenario);
        let Some(scenario) = scenario else {
            let all = content.scenarios().iter().map(|scenario| scenario.slug.as_str());
            return wrong("scenario", Msg::unknown(&self.scenario, all));
        };
        let count = self.decks.len();
        if !(1..=CardId::SEATS).contains(&count) {
            return wrong("decks", Msg::out_of_range(count as i64, 1, CardId::SEATS as i64));
        }
        if self.lead == 0 || usize::from(self.lead) > count {
            return wrong("lead", Msg::out_of_range(self.lead, 1, count as i64));
        }
        let mut decks: Vec<(CardDefId, Vec<CardDefId>)> = Vec::new();
        for deck in &self.decks {
            let kind = content
                .kind(&deck.investigator)
                .filter(|&kind| content.card(kind).card_type == CardType::Investigator);
            let Some(kind) = kind else {
                let all = content.cards().iter().filter(|card| card.card_type == CardType::Investigator);
                return wrong("decks", Msg::unknown(&deck.investigator, all.map(|card| card.code.as_str())));
            };
            if rule!("lcg:setup.2", decks.iter().any(|(other, _)| *other == kind), else false) {
                return wrong("decks", Msg::named_twice(&deck.investigator));
            }
            let mut cards = Vec::new();
            for (code, &n) in &deck.cards {
                let known = content.kind(code).or((code == RANDOM_WEAKNESS).then_some(kind));
                let Some(card) = known else {
                    let all =
                        content.cards().iter().filter(|card| card.class != crate::content::Class::Mythos);
                    return wrong("decks", Msg::unknown(code, all.map(|card| card.code.as_str())));
                };
                cards.extend(std::iter::repeat_n(card, usize::from(n)));
            }
            for (trauma, most) in [
                (deck.physical, content.card(kind).health.unwrap_or(0)),
                (deck.mental, content.card(kind).sanity.unwrap_or(0)),
            ] {
                if trauma >= most {
                    return wrong("decks", Msg::out_of_range(trauma, 0, i64::from(most) - 1));
                }
            }
            if cards.len() >= CardId::BLOCK - 4 {
                return wrong("decks", Msg::out_of_range(cards.len() as i64, 1, CardId::BLOCK as i64 - 5));
            }
            decks.push((kind, cards));
        }
        // The box has a limited number of basic weaknesses.
        let box_of = content.cards().iter().filter(|card| card.weakness == Some(Weakness::Basic));
        let most: usize = box_of.map(|card| usize::from(card.count)).sum();
        let basic = |card: &CardDefId, own: CardDefId| {
            *card == own || content.card(*card).weakness == Some(Weakness::Basic)
        };
        let found: usize =
            decks.iter().map(|(own, cards)| cards.iter().filter(|card| basic(card, *own)).count()).sum();
        if found > most {
            return wrong("decks", Msg::out_of_range(found as i64, 0, most as i64));
        }
        if self.story.escaped >= 64 {
            return wrong("story", Msg::out_of_range(self.story.escaped, 0, 63));
        }
        Ok(Checked { scenario, decks })
    }
}

/// The enemies in play at the beginning, with this number of investigators.
pub(crate) fn present(def: &ScenarioDef, count: usize) -> impl Iterator<Item = &Present> {
    def.present.iter().filter(move |present| usize::from(present.from) <= count)
}

/// The place with that name.
pub(crate) fn place(def: &ScenarioDef, slug: &str) -> CardId {
    let at = def.places.iter().position(|place| place.slug == slug).unwrap_or(0);
    CardId(CardId::PLACES.0 + at as u8)
}
