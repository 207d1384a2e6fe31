//! Scenario definitions: encounter sets, locations, decks, and the effects of chaos token symbols.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::card::Symbol;
use super::{EffectId, Token};
use crate::state::Story;

/// The difficulty levels.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Difficulty {
    Easy,
    #[default]
    Standard,
    Hard,
    Expert,
}

impl Difficulty {
    /// All difficulty levels.
    pub const ALL: [Difficulty; 4] =
        [Difficulty::Easy, Difficulty::Standard, Difficulty::Hard, Difficulty::Expert];

    /// The chaos tokens that a campaign starts with.
    pub fn bag(self) -> Vec<Token> {
        let numbers: &[i8] = match self {
            Difficulty::Easy => &[1, 1, 0, 0, 0, -1, -1, -1, -2, -2],
            Difficulty::Standard => &[1, 0, 0, -1, -1, -1, -2, -2, -3, -4],
            Difficulty::Hard => &[0, 0, 0, -1, -1, -2, -2, -3, -3, -4, -5],
            Difficulty::Expert => &[0, -1, -1, -2, -2, -3, -3, -4, -4, -5, -6, -8],
        };
        let symbols =
            [Token::Skull, Token::Skull, Token::Cultist, Token::Tablet, Token::AutoFail, Token::ElderSign];
        numbers.iter().map(|&n| Token::Number(n)).chain(symbols).collect()
    }

    /// Whether the hard side of the reference card is used.
    pub fn is_hard(self) -> bool {
        self >= Difficulty::Hard
    }
}

/// A scenario.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioDef<E = EffectId> {
    /// The scenario's name in commands and message ids.
    pub slug: String,
    /// The code of its reference card.
    pub reference: String,
    /// Encounter sets whose enemies and treacheries make the encounter deck.
    pub sets: Vec<String>,
    /// Encounter sets of which one is chosen at random and added.
    #[serde(default)]
    pub one_of: Vec<String>,
    /// The agenda deck, from the top.
    pub agendas: Vec<String>,
    /// The act deck, from the top.
    pub acts: Vec<String>,
    /// Cards of the sets that are set aside.
    #[serde(default)]
    pub aside: Vec<String>,
    /// The places for locations, both those in play at first and those set aside.
    pub places: Vec<PlaceDef>,
    /// The name of the place where investigators begin.
    pub start: String,
    /// The effects of its chaos token symbols, on both sides of the reference card.
    pub symbols: Vec<SymbolDef<E>>,
    /// The enemies that make the cultist deck.
    #[serde(default)]
    pub cultists: Vec<String>,
    /// Tokens added to the chaos bag for the rest of the campaign.
    #[serde(default)]
    pub tokens: Vec<Token>,
    /// Enemies that are in play at the beginning.
    #[serde(default)]
    pub present: Vec<Present>,
    /// Changes of the set-up that depend on the campaign so far.
    #[serde(default)]
    pub past: Vec<Past>,
    /// Enemies set aside if they escaped earlier, in the order of the bits of [`Story::escaped`].
    #[serde(default)]
    pub escapees: Vec<String>,
}

impl ScenarioDef {
    /// The changes of the set-up that apply to this campaign.
    pub fn changes(&self, story: Story) -> impl Iterator<Item = &Change> {
        self.past.iter().filter(move |past| past.if_.holds(story)).map(|past| &past.does)
    }
}

/// An enemy that is in play at the beginning.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Present {
    /// The enemy, by code.
    pub enemy: String,
    /// The name of its place.
    pub at: String,
    /// The number of investigators from which on it is there.
    pub from: u8,
}

/// A change of the set-up that depends on the campaign so far.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Past {
    /// The condition.
    pub if_: Fact,
    /// The change.
    pub does: Change,
}

/// A fact in the campaign log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Fact {
    /// The house burned down.
    HouseBurned,
    /// The Ghoul Priest is still alive.
    PriestAlive,
    /// It is past midnight.
    PastMidnight,
    /// The number of cultists who escaped is between these two, inclusive.
    Escaped(u8, u8),
}

impl Fact {
    /// The id of the message that names it.
    pub fn message(self) -> &'static str {
        match self {
            Fact::HouseBurned => "lcg-fact-house-burned",
            Fact::PriestAlive => "lcg-fact-priest-alive",
            Fact::PastMidnight => "lcg-fact-past-midnight",
            Fact::Escaped(..) => "lcg-fact-escaped",
        }
    }

    pub(crate) fn holds(self, story: Story) -> bool {
        match self {
            Fact::HouseBurned => story.house_burned,
            Fact::PriestAlive => story.priest_alive,
            Fact::PastMidnight => story.past_midnight,
            Fact::Escaped(least, most) => (least..=most).contains(&(story.escaped.count_ones() as u8)),
        }
    }
}

/// A change of the set-up.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Change {
    /// That place is removed.
    Without(String),
    /// Investigators begin at that place.
    StartAt(String),
    /// The enemy of that code is shuffled into the encounter deck.
    ShuffleIn(String),
    /// Doom is placed on the first agenda.
    Doom(u8),
    /// Each investigator discards cards of the opening hand at random.
    LoseCards(u8),
}

/// A place for a location.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceDef {
    /// Its name in position files, and in messages as long as its location is unknown.
    pub slug: String,
    /// The code of its location, or of several of which one is chosen at random.
    pub cards: Vec<String>,
    /// Whether it is set aside at first.
    #[serde(default)]
    pub aside: bool,
}

/// The effects of a symbol on both sides of the reference card.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SymbolDef<E = EffectId> {
    /// The symbol.
    pub token: Token,
    /// The effect on easy and standard.
    pub easy: Symbol<E>,
    /// The effect on hard and expert.
    pub hard: Symbol<E>,
}
