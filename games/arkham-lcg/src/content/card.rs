//! Cards as they are printed.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{
    Ability, Class, Cond, Constant, Do, LocationSymbol, PlayTime, Skill, Slot, Trait, Traits, Use, When,
    moment,
};

/// A card as it is printed.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDef {
    /// The number printed on it, with a letter where one card has two faces of its own.
    pub code: String,
    /// The name in messages; cards of one title have the same.
    pub title: String,
    /// What sort of card it is.
    pub sort: CardType,
    /// How many are in the box.
    #[serde(default = "one")]
    pub count: u8,
    /// The encounter set it belongs to; empty for player cards.
    #[serde(default)]
    pub set: String,
    /// Whose card it is.
    #[serde(default = "mythos")]
    pub class: Class,
    /// The second class of an investigator's deck.
    #[serde(default)]
    pub second: Option<Class>,
    /// Only one of the title in play.
    #[serde(default)]
    pub unique: bool,
    /// Words without meaning of their own.
    #[serde(default)]
    pub traits: Traits,
    /// What it costs to play; none for cards that are not played.
    #[serde(default)]
    pub cost: Option<u8>,
    /// The level; none for cards outside deck building.
    #[serde(default)]
    pub level: Option<u8>,
    /// Icons for skill tests: willpower, intellect, combat, agility, wild.
    #[serde(default)]
    pub icons: [u8; 5],
    /// Skills of an investigator: willpower, intellect, combat, agility.
    #[serde(default)]
    pub skills: [u8; 4],
    /// Health of investigators, assets and enemies.
    #[serde(default)]
    pub health: Option<u8>,
    /// Whether the health is for each investigator.
    #[serde(default)]
    pub health_each: bool,
    /// Sanity of investigators and assets.
    #[serde(default)]
    pub sanity: Option<u8>,
    /// Where an asset is worn, once for each room it takes.
    #[serde(default)]
    pub slots: Vec<Slot>,
    /// The tokens it enters play with.
    #[serde(default)]
    pub uses: Option<(Use, u8)>,
    /// Whether it is discarded when the last of them is gone.
    #[serde(default)]
    pub until_empty: bool,
    /// What makes it a weakness.
    #[serde(default)]
    pub weakness: Option<Weakness>,
    /// The investigator in whose deck alone it can be, by code.
    #[serde(default)]
    pub only: Option<String>,
    /// Printed keywords.
    #[serde(default)]
    pub keywords: Vec<Keyword>,
    /// What an enemy fights and strikes with.
    #[serde(default)]
    pub enemy: Option<EnemyDef>,
    /// What a location has.
    #[serde(default)]
    pub location: Option<LocationDef>,
    /// Doom an agenda, clues an act need; none where something else is asked for.
    #[serde(default)]
    pub needs: Option<u8>,
    /// Whether that is for each investigator.
    #[serde(default)]
    pub needs_each: bool,
    /// The place of an act or agenda in its deck.
    #[serde(default)]
    pub stage: u8,
    /// Experience in the victory display.
    #[serde(default)]
    pub victory: Option<u8>,
    /// What it changes as long as it is in play.
    #[serde(default)]
    pub constants: Vec<Constant>,
    /// What it lets or makes people do.
    #[serde(default)]
    pub abilities: Vec<Ability>,
    /// What the own token adds, for investigators.
    #[serde(default)]
    pub elder_sign: Option<ElderSign>,
    /// Only in tests of its owner.
    #[serde(default)]
    pub own_tests: bool,
    /// Only one of the title in a test.
    #[serde(default)]
    pub once_per_test: bool,
}

fn one() -> u8 {
    1
}

fn mythos() -> Class {
    Class::Mythos
}

/// What sort of card it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum CardType {
    Investigator,
    Asset,
    Event,
    Skill,
    Treachery,
    Enemy,
    Location,
    Act,
    Agenda,
    Scenario,
}

/// What makes a card a weakness.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Weakness {
    /// It belongs to one investigator.
    Own,
    /// It can come to anybody.
    Basic,
}

/// Words that stand for rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Keyword {
    Aloof,
    Exceptional,
    Fast,
    Hunter,
    Massive,
    Peril,
    Permanent,
    Retaliate,
    Surge,
}

/// An enemy's figures.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnemyDef {
    /// How hard it is to hit.
    pub fight: u8,
    /// How hard it is to evade.
    pub evade: u8,
    /// The damage it deals.
    #[serde(default)]
    pub damage: u8,
    /// The horror it deals.
    #[serde(default)]
    pub horror: u8,
    /// Whom it goes for.
    #[serde(default)]
    pub prey: Prey,
    /// Where it appears.
    #[serde(default)]
    pub spawn: Spawn,
}

/// Whom an enemy goes for where it could be several.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum Prey {
    /// Anybody.
    #[default]
    Any,
    /// The one with the highest skill.
    Highest(Skill),
    /// The one with the lowest skill.
    Lowest(Skill),
    /// The one with the least health left.
    LeastHealth,
    /// The one with the least sanity left.
    LeastSanity,
    /// The one with the most clues.
    MostClues,
    /// The one with the fewest cards.
    FewestCards,
    /// The owner of the card and nobody else.
    Bearer,
}

/// Where an enemy appears.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub enum Spawn {
    /// Fighting the one who drew it.
    #[default]
    Drawer,
    /// At the locations of that title.
    At(String),
    /// At any location without anybody.
    Empty,
    /// Fighting its prey.
    Prey,
}

/// What a location has.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LocationDef {
    /// How hard it is to investigate.
    pub shroud: u8,
    /// Clues it is revealed with, for each investigator.
    #[serde(default)]
    pub clues: u8,
    /// Whether the clues are a plain number.
    #[serde(default)]
    pub clues_fixed: bool,
    /// Its own sign.
    pub sign: LocationSymbol,
    /// Signs it leads to.
    #[serde(default)]
    pub leads: Vec<LocationSymbol>,
    /// Its sign before it is revealed, if another.
    #[serde(default)]
    pub hidden_sign: Option<LocationSymbol>,
    /// Where it leads before it is revealed, if elsewhere.
    #[serde(default)]
    pub hidden_leads: Option<Vec<LocationSymbol>>,
    /// Whether it cannot be entered before something reveals it.
    #[serde(default)]
    pub blocked: bool,
}

/// What an investigator's own token does.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ElderSign {
    /// Added to the skill value.
    pub adds: super::Value,
    /// What success brings.
    #[serde(default)]
    pub pass: Option<Do>,
    /// When the test is passed without more ado.
    #[serde(default)]
    pub succeeds: Option<Cond>,
}

impl CardDef {
    /// Whether the keyword is printed.
    pub fn has(&self, keyword: Keyword) -> bool {
        self.keywords.contains(&keyword)
    }

    /// Whether the trait is printed.
    pub fn is(&self, of: Trait) -> bool {
        self.traits.has(of)
    }

    /// The moments its abilities in play wait for, as bits.
    pub fn waits_for(&self) -> u128 {
        self.abilities.iter().fold(0, |set, ability| match ability.when {
            When::Reaction(time, of) | When::Forced(time, of) => set | moment(time, of),
            _ => set,
        })
    }

    /// The moments it can be used at from the hand, as bits.
    pub fn waits_in_hand(&self) -> u128 {
        self.abilities.iter().fold(0, |set, ability| match ability.when {
            When::Play(PlayTime::At(time, of), _) | When::ForcedInHand(time, of) => set | moment(time, of),
            _ => set,
        })
    }
}

/// What a scenario's tokens do, at one level of difficulty.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Symbol {
    /// Added to the skill value.
    pub adds: super::Value,
    /// What happens at once.
    #[serde(default)]
    pub now: Option<Do>,
    /// What failure brings.
    #[serde(default)]
    pub fail: Option<Do>,
    /// Another token is revealed, if this holds.
    #[serde(default)]
    pub another: Option<Cond>,
}
