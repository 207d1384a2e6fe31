//! Cards as printed.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{
    Ability, Class, Cond, Constant, EffectId, LocationSymbol, PlayTime, Skill, Slot, Trait, Traits, Use,
    When, moment,
};

/// A card as printed.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDef<E = EffectId> {
    /// The number printed on it, with a letter where one card has two faces of its own.
    pub code: String,
    /// The name in message ids; cards with the same title share it.
    pub title: String,
    /// The card type.
    #[serde(rename = "type")]
    pub card_type: CardType,
    /// The number of copies in the box.
    #[serde(default = "one")]
    pub count: u8,
    /// The encounter set it belongs to; empty for player cards.
    #[serde(default)]
    pub set: String,
    /// The class.
    #[serde(default = "mythos")]
    pub class: Class,
    /// The second class from which an investigator's deck may be built.
    #[serde(default)]
    pub second: Option<Class>,
    /// Whether only one copy of the title may be in play.
    #[serde(default)]
    pub unique: bool,
    /// The traits.
    #[serde(default, deserialize_with = "super::ids::list_of_traits")]
    pub traits: Traits,
    /// The cost in resources; `None` for cards that are not played.
    #[serde(default)]
    pub cost: Option<u8>,
    /// The level; `None` for cards that cannot be chosen for a deck.
    #[serde(default)]
    pub level: Option<u8>,
    /// Skill icons: willpower, intellect, combat, agility, wild.
    #[serde(default)]
    pub icons: [u8; 5],
    /// Skills of an investigator: willpower, intellect, combat, agility.
    #[serde(default)]
    pub skills: [u8; 4],
    /// Health of investigators, assets and enemies.
    #[serde(default)]
    pub health: Option<u8>,
    /// Whether the health is multiplied by the number of investigators.
    #[serde(default)]
    pub health_each: bool,
    /// Sanity of investigators and assets.
    #[serde(default)]
    pub sanity: Option<u8>,
    /// The slots that an asset takes, listed once for each slot.
    #[serde(default)]
    pub slots: Vec<Slot>,
    /// The type and number of uses it enters play with.
    #[serde(default)]
    pub uses: Option<(Use, u8)>,
    /// Whether it is discarded when it has no uses left.
    #[serde(default)]
    pub until_empty: bool,
    /// The kind of weakness, if it is one.
    #[serde(default)]
    pub weakness: Option<Weakness>,
    /// The only investigator whose deck may contain it, by code.
    #[serde(default)]
    pub only: Option<String>,
    /// Printed keywords.
    #[serde(default)]
    pub keywords: Vec<Keyword>,
    /// The combat values of an enemy.
    #[serde(default)]
    pub enemy: Option<EnemyDef>,
    /// The values of a location.
    #[serde(default)]
    pub location: Option<LocationDef>,
    /// The doom threshold of an agenda or clue threshold of an act; `None` if it has another condition.
    #[serde(default)]
    pub needs: Option<u8>,
    /// Whether the threshold is multiplied by the number of investigators.
    #[serde(default)]
    pub needs_each: bool,
    /// The stage of an act or agenda in its deck.
    #[serde(default)]
    pub stage: u8,
    /// The victory points.
    #[serde(default)]
    pub victory: Option<u8>,
    /// Constant abilities.
    #[serde(default)]
    pub constants: Vec<Constant>,
    /// All other abilities.
    #[serde(default = "Vec::new")]
    pub abilities: Vec<Ability<E>>,
    /// The elder sign effect of an investigator.
    pub elder_sign: Option<ElderSign<E>>,
    /// Whether it can be committed only to tests of its owner.
    #[serde(default)]
    pub own_tests: bool,
    /// Whether only one copy of the title can be committed to a test.
    #[serde(default)]
    pub once_per_test: bool,
}

fn one() -> u8 {
    1
}

fn mythos() -> Class {
    Class::Mythos
}

/// The card types.
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

/// The kinds of weaknesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Weakness {
    /// A signature weakness of one investigator.
    Own,
    /// A basic weakness, which any investigator can have.
    Basic,
}

/// Keywords, which stand for rules.
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

/// The combat values of an enemy.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnemyDef {
    /// The fight value.
    pub fight: u8,
    /// The evade value.
    pub evade: u8,
    /// The damage it deals.
    #[serde(default)]
    pub damage: u8,
    /// The horror it deals.
    #[serde(default)]
    pub horror: u8,
    /// The prey instruction.
    #[serde(default)]
    pub prey: Prey,
    /// The spawn instruction.
    #[serde(default)]
    pub spawn: Spawn,
}

/// Prey instructions: which of several investigators an enemy moves to and engages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum Prey {
    /// Any investigator.
    #[default]
    Any,
    /// The investigator with the highest value of the skill.
    Highest(Skill),
    /// The investigator with the lowest value of the skill.
    Lowest(Skill),
    /// The investigator with the least health remaining.
    LeastHealth,
    /// The investigator with the least sanity remaining.
    LeastSanity,
    /// The investigator with the most clues.
    MostClues,
    /// The investigator with the fewest cards in hand.
    FewestCards,
    /// Only the bearer of the card.
    Bearer,
}

/// Spawn instructions.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub enum Spawn {
    /// Engaged with the investigator who drew it.
    #[default]
    Drawer,
    /// At a location with that title.
    At(String),
    /// At any empty location.
    Empty,
    /// Engaged with its prey.
    Prey,
}

/// The values of a location.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LocationDef {
    /// The shroud value.
    pub shroud: u8,
    /// The clues placed when it is revealed, per investigator unless [`LocationDef::clues_fixed`] is set.
    #[serde(default)]
    pub clues: u8,
    /// Whether the number of clues does not depend on the number of investigators.
    #[serde(default)]
    pub clues_fixed: bool,
    /// The connection symbol of the location itself.
    pub sign: LocationSymbol,
    /// The connection symbols of the locations it leads to.
    #[serde(default)]
    pub leads: Vec<LocationSymbol>,
    /// The connection symbol of its unrevealed side, if different.
    #[serde(default)]
    pub hidden_sign: Option<LocationSymbol>,
    /// The connections of its unrevealed side, if different.
    #[serde(default)]
    pub hidden_leads: Option<Vec<LocationSymbol>>,
    /// Whether it cannot be entered before an effect reveals it.
    #[serde(default)]
    pub blocked: bool,
}

/// The elder sign effect of an investigator.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ElderSign<E = EffectId> {
    /// The modifier to the skill value.
    pub adds: super::Value,
    /// The effect if the test succeeds.
    pub pass: Option<E>,
    /// The condition under which the test succeeds automatically.
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

    /// The timing points that its abilities are triggered by in play, as bits.
    pub fn waits_for(&self) -> u128 {
        self.abilities.iter().fold(0, |set, ability| match ability.when {
            When::Reaction(time, of) | When::Forced(time, of) => set | moment(time, of),
            _ => set,
        })
    }

    /// The timing points at which it can be used or triggered from the hand, as bits.
    pub fn waits_in_hand(&self) -> u128 {
        self.abilities.iter().fold(0, |set, ability| match ability.when {
            When::Play(PlayTime::At(time, of), _) | When::ForcedInHand(time, of) => set | moment(time, of),
            _ => set,
        })
    }
}

/// The effect of a chaos token symbol, on one side of the scenario's reference card.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Symbol<E = EffectId> {
    /// The modifier to the skill value.
    pub adds: super::Value,
    /// The effect when it is revealed.
    pub now: Option<E>,
    /// The effect if the test fails.
    pub fail: Option<E>,
    /// The condition under which another token is revealed.
    #[serde(default)]
    pub another: Option<Cond>,
}
