//! Assets, investigators, monsters, encounters and headlines, as the content files describe them. `E` is the
//! representation of texts: an [`EffectId`] once compiled.

use effects::EffectId;
use serde::{Deserialize, Serialize};

use super::{Ability, AssetType, Name, Place, Skill, Source, Trait};

/// A name in files and message ids, such as `police-station`.
pub type Slug = String;

/// The deck or pile to which an asset card belongs.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum AssetDeck {
    /// The deck of items.
    Items,
    /// The deck of spells.
    Spells,
    /// The deck of allies.
    Allies,
    /// The special cards.
    Special,
    /// The starting cards of this investigator.
    Starting(Slug),
    /// The condition cards.
    Conditions,
}

/// An asset card.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "E: Deserialize<'de>"))]
pub struct AssetDef<E = EffectId> {
    /// Its name. Starting copies of a spell have the same name as the spell.
    pub slug: Slug,
    /// Where it belongs.
    pub deck: AssetDeck,
    /// How many cards there are.
    #[serde(default = "one")]
    pub count: u8,
    /// The card of which this is the other side, instead of a card of its own.
    #[serde(default)]
    pub back_of: Option<Name>,
    /// The investigator who can start with another copy of it.
    #[serde(default)]
    pub starting_copy: Option<Slug>,
    /// Its type.
    #[serde(rename = "type")]
    pub asset_type: AssetType,
    /// Its traits.
    #[serde(default)]
    pub traits: Vec<Trait>,
    /// Its value in dollars, if it can be bought.
    #[serde(default)]
    pub value: Option<u8>,
    /// The hands it takes in a test.
    #[serde(default)]
    pub hands: u8,
    /// The damage it can take.
    #[serde(default)]
    pub health: u8,
    /// The horror it can take.
    #[serde(default)]
    pub sanity: u8,
    /// The horror of casting it, for spells.
    #[serde(default)]
    pub cast_horror: Option<u8>,
    /// What it does.
    #[serde(default = "Vec::new")]
    pub abilities: Vec<Ability<E>>,
    /// Where its figures come from.
    #[serde(default)]
    pub source: Source,
}

/// The number of components where a file gives none.
fn one() -> u8 {
    1
}

/// An investigator sheet.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "E: Deserialize<'de>"))]
pub struct InvestigatorDef<E = EffectId> {
    /// The name.
    pub slug: Slug,
    /// The occupation.
    pub occupation: Slug,
    /// Lore, influence, observation, strength and will.
    pub skills: [u8; 5],
    /// The health.
    pub health: u8,
    /// The sanity.
    pub sanity: u8,
    /// The starting money.
    pub money: u8,
    /// How many focus tokens can be held.
    pub focus_limit: FocusLimit,
    /// The roles.
    pub roles: Vec<Slug>,
    /// What this investigator can do.
    #[serde(default = "Vec::new")]
    pub abilities: Vec<Ability<E>>,
    /// The starting cards that are always gained.
    pub fixed: Vec<Name>,
    /// The starting cards of which one is chosen.
    #[serde(default)]
    pub choice: Vec<Name>,
    /// The starting card that may be taken together with a dark pact.
    #[serde(default)]
    pub optional: Option<Name>,
}

/// How many focus tokens an investigator can hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum FocusLimit {
    /// This many.
    Is(u8),
    /// As many as spells are held.
    SpellsHeld,
    /// Any number.
    None,
}

/// A kind of monster.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "E: Deserialize<'de>"))]
pub struct MonsterDef<E = EffectId> {
    /// The name.
    pub slug: Slug,
    /// The traits.
    pub traits: Vec<Trait>,
    /// How many cards there are.
    #[serde(default = "one")]
    pub count: u8,
    /// Where it spawns; `None` if only other texts place it.
    #[serde(default)]
    pub spawn: Option<Place>,
    /// What it does when it activates.
    pub activation: Activation<E>,
    /// How far it moves.
    #[serde(default)]
    pub speed: Speed,
    /// The health.
    pub health: u8,
    /// The additional health for each player.
    #[serde(default)]
    pub elite: u8,
    /// The modifier of the test of an attack action.
    #[serde(default)]
    pub attack: i8,
    /// The modifier of the test of an evade action.
    #[serde(default)]
    pub evade: i8,
    /// The damage of its attack.
    #[serde(default)]
    pub damage: u8,
    /// The horror of its attack.
    #[serde(default)]
    pub horror: u8,
    /// Whether an attack action that defeats it brings a remnant.
    #[serde(default)]
    pub remnant: bool,
    /// The keywords.
    #[serde(default)]
    pub keywords: Vec<Keyword>,
    /// What it does besides.
    #[serde(default = "Vec::new")]
    pub abilities: Vec<Ability<E>>,
    /// The number of the archive card, if it is epic.
    #[serde(default)]
    pub codex: Option<super::CodexCard>,
    /// Where its figures come from.
    #[serde(default)]
    pub source: Source,
}

/// What a monster does when it activates.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Activation<E = EffectId> {
    /// It moves towards its prey.
    Hunter {
        /// Whom it moves towards and engages.
        prey: Prey,
    },
    /// It moves towards a place.
    Patrol {
        /// Where it moves.
        to: Place,
        /// Whom it engages.
        #[serde(default)]
        prey: Option<Prey>,
    },
    /// It stays and does this.
    Lurker(E),
}

/// How far a monster moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Speed {
    /// Up to this many spaces.
    Spaces(u8),
    /// Straight to where it wants to be.
    Directly,
}

impl Default for Speed {
    fn default() -> Speed {
        Speed::Spaces(0)
    }
}

/// The investigators whom a monster moves towards or engages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Prey {
    /// Those with the highest value of the skill.
    Highest(Skill),
    /// Those with the lowest value of the skill.
    Lowest(Skill),
    /// Those with the most clues.
    MostClues,
    /// Those with the most remnants.
    MostRemnants,
    /// Those with the most spells.
    MostSpells,
    /// The nearest ones.
    Nearest,
}

/// A keyword of a monster. Elite is a number of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Keyword {
    /// It heals as much as it damages.
    Feeding,
    /// It does not restrict actions, and follows.
    Watching,
    /// It does not engage on its own.
    Elusive,
    /// It engages everybody in its space.
    Massive,
}

/// A neighbourhood card, a street card or a codex encounter: three texts, in the order of the spaces or street types.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EncounterDef<E = EffectId> {
    /// Its name: its deck and its number.
    pub slug: Slug,
    /// The texts.
    pub texts: [E; 3],
    /// The texts that name Carl Sanford.
    #[serde(default)]
    pub names_sanford: [bool; 3],
}

/// An event card. `S` is the representation of a space: its name in a file, and once compiled its place in the
/// neighbourhood.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventDef<E = EffectId, S = u8> {
    /// Its name: its scenario and its number.
    pub slug: Slug,
    /// The neighbourhood on its back.
    pub neighbourhood: Slug,
    /// The space of each doom symbol.
    pub doom: Vec<S>,
    /// The texts.
    pub texts: [E; 3],
    /// The texts that name Carl Sanford.
    #[serde(default)]
    pub names_sanford: [bool; 3],
}

/// An anomaly card: a text for little doom, one for more, one for much.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnomalyDef<E = EffectId> {
    /// Its name: its deck and its number.
    pub slug: Slug,
    /// The least doom of the second and of the third text.
    pub from: [u8; 2],
    /// The texts.
    pub texts: [E; 3],
}

/// A headline card.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeadlineDef<E = EffectId> {
    /// The name.
    pub slug: Slug,
    /// Whether it is a rumour, which stays in the codex.
    #[serde(default)]
    pub rumour: bool,
    /// What happens when it is read.
    #[serde(default)]
    pub text: E,
    /// The reckoning effect of a rumour.
    #[serde(default)]
    pub reckoning: Option<E>,
    /// What changes as long as the rumour stays: the test before buying from the display.
    #[serde(default)]
    pub shortage: bool,
}
