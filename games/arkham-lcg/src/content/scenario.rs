//! Scenarios: what is gathered, how the places lie, what the tokens mean.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Token;
use super::card::Symbol;
use crate::state::Story;

/// How hard it will be.
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
    /// All four.
    pub const ALL: [Difficulty; 4] =
        [Difficulty::Easy, Difficulty::Standard, Difficulty::Hard, Difficulty::Expert];

    /// The tokens a campaign begins with.
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

    /// Whether the harder side of the reference card is used.
    pub fn is_hard(self) -> bool {
        self >= Difficulty::Hard
    }
}

/// A scenario.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioDef {
    /// Its name in commands and messages.
    pub slug: String,
    /// Its reference card.
    pub reference: String,
    /// Encounter sets whose enemies and treacheries make the encounter deck.
    pub sets: Vec<String>,
    /// One of these sets besides, by lot.
    #[serde(default)]
    pub one_of: Vec<String>,
    /// The agenda deck, from the top.
    pub agendas: Vec<String>,
    /// The act deck, from the top.
    pub acts: Vec<String>,
    /// Cards of the sets that are set aside.
    #[serde(default)]
    pub aside: Vec<String>,
    /// The locations, those in play at first and those set aside.
    pub places: Vec<PlaceDef>,
    /// Where investigators begin, by the place's name.
    pub start: String,
    /// What its symbols do, easier and harder.
    pub symbols: Vec<SymbolDef>,
    /// The enemies that make the cultist deck.
    #[serde(default)]
    pub cultists: Vec<String>,
    /// Tokens put into the bag for good.
    #[serde(default)]
    pub tokens: Vec<Token>,
    /// Enemies in play from the beginning.
    #[serde(default)]
    pub present: Vec<Present>,
    /// What the campaign so far changes.
    #[serde(default)]
    pub past: Vec<Past>,
    /// Enemies set aside if they got away, in the order of the bits of [`Story::escaped`].
    #[serde(default)]
    pub escapees: Vec<String>,
}

impl ScenarioDef {
    /// What the campaign so far changes in the set-up.
    pub fn changes(&self, story: Story) -> impl Iterator<Item = &Change> {
        self.past.iter().filter(move |past| past.if_.holds(story)).map(|past| &past.does)
    }
}

/// An enemy in play from the beginning.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Present {
    /// The enemy, by code.
    pub enemy: String,
    /// Where, by the place's name.
    pub at: String,
    /// From so many investigators on.
    pub from: u8,
}

/// Something in the campaign's past that matters.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Past {
    /// If this is so,
    pub if_: Fact,
    /// this changes.
    pub does: Change,
}

/// A fact in the campaign log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Fact {
    /// The house stands no longer.
    HouseBurned,
    /// The Ghoul Priest is still about.
    PriestAlive,
    /// It is past midnight.
    PastMidnight,
    /// So many cultists got away, at least and at most.
    Escaped(u8, u8),
}

impl Fact {
    /// The message that names it.
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

/// What a fact changes in a set-up.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Change {
    /// That place is not there.
    Without(String),
    /// Investigators begin at that place.
    StartAt(String),
    /// The enemy of that code is shuffled into the encounter deck.
    ShuffleIn(String),
    /// Doom lies on the first agenda.
    Doom(u8),
    /// Everybody loses cards of the opening hand at random.
    LoseCards(u8),
}

/// A place for a location.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceDef {
    /// Its name in positions and in messages before it is known which location it is.
    pub slug: String,
    /// The location, or those one of which lies there by lot.
    pub cards: Vec<String>,
    /// Whether it is set aside at first.
    #[serde(default)]
    pub aside: bool,
}

/// What a symbol does on both sides of the reference card.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SymbolDef {
    /// The symbol.
    pub token: Token,
    /// On easy and standard.
    pub easy: Symbol,
    /// On hard and expert.
    pub hard: Symbol,
}
