//! Scenarios: what is gathered, how the places lie, what the tokens mean.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Token;
use super::card::Symbol;

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
