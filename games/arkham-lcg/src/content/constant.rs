//! Constant and lasting abilities.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Skill, Slot, Trait};

/// A lasting effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Lasting {
    /// Non-Elite enemies cannot attack it.
    Unseen,
    /// This skill can be used in place of combat and agility.
    InPlaceOf(Skill),
    /// A skill is modified.
    Skill(Skill, i8),
    /// Its text counts as blank.
    Blank,
    /// No tokens are revealed for its tests.
    NoTokens,
    /// It is immune to effects of these cards.
    Immune(Against),
}

/// The cards that a card can be immune to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Against {
    /// Player cards: assets, events, skills, investigators.
    Players,
    /// Treacheries of the encounter deck, and weaknesses of that type.
    Treacheries,
}

/// The duration of a lasting effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// Until the end of the phase.
    Phase,
    /// Until the end of the turn of the affected investigator.
    Turn,
    /// Until the end of the round.
    Round,
}

/// A constant ability of a card in play. *Its investigator* is the one who controls it or has it in their threat area.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Constant {
    /// A skill of its investigator is modified.
    Skill(Skill, i8),
    /// All four skills of its investigator are modified.
    Skills(i8),
    /// A skill of its investigator is doubled after all other modifiers.
    Doubled(Skill),
    /// A skill of its investigator is halved after all other modifiers, rounding up.
    Halved(Skill),
    /// The sanity of its investigator is modified.
    Sanity(i8),
    /// A skill of its investigator is modified while investigating.
    Investigating(Skill, i8),
    /// A skill of every investigator at the controller's location is modified.
    SkillHere(Skill, i8),
    /// The shroud of the location it is attached to is modified.
    Shroud(i8),
    /// The location it is attached to cannot be investigated.
    Locked,
    /// Non-Elite enemies cannot move into the location it is attached to.
    Barred,
    /// Its controller has an additional action each turn, with a restriction on its use.
    MoreActions(ExtraAction),
    /// Its controller has additional slots, some only for assets with a trait.
    Slots(Slot, u8, Option<Trait>),
    /// Its controller may play the topmost event of their discard pile.
    PlayFromDiscards,
    /// Events that its controller plays are placed on the bottom of the deck.
    EventsGoUnder,
    /// Elder signs that its investigator reveals count as automatic failures.
    ElderSignFails,
    /// It cannot leave play while there is horror on it.
    StaysWithHorror,
    /// Its investigator cannot play assets or events.
    NoPlaying,
    /// The first move, fight or evade action of its investigator each round costs an additional action.
    Frozen,
    /// Additional health per investigator.
    HealthEach(u8),
    /// Fight and evade are increased while it is engaged with an investigator with at most this much sanity remaining.
    FierceAgainstFrail(u8),
    /// Investigators engaged with it can neither discover nor spend clues.
    HoldsClues,
    /// The text of investigators at its location is treated as blank.
    BlanksYou,
    /// Negative modifiers of chaos tokens are doubled in tests to evade it.
    HardToEvade,
    /// Fight and evade of every enemy are modified.
    EnemiesFierce(i8),
    /// This location is investigated with that skill.
    InvestigatedWith(Skill),
    /// Assets with the trait cost less for investigators at this location.
    Cheaper(Trait, u8),
    /// It is connected to every other location with the trait, in both directions.
    LeadsTo(Trait),
    /// It is immune to effects of these cards.
    Immune(Against),
}

impl Constant {
    /// A bit for the variant, without its parameters.
    pub fn bit(&self) -> u32 {
        1 << match self {
            Constant::Skill(..) => 0,
            Constant::Skills(..) => 1,
            Constant::Doubled(..) => 2,
            Constant::Halved(..) => 3,
            Constant::Sanity(..) => 4,
            Constant::Investigating(..) => 5,
            Constant::SkillHere(..) => 6,
            Constant::Shroud(..) => 7,
            Constant::Locked => 8,
            Constant::Barred => 9,
            Constant::MoreActions(..) => 10,
            Constant::Slots(..) => 11,
            Constant::PlayFromDiscards => 12,
            Constant::EventsGoUnder => 13,
            Constant::ElderSignFails => 14,
            Constant::StaysWithHorror => 15,
            Constant::NoPlaying => 16,
            Constant::Frozen => 17,
            Constant::HealthEach(..) => 18,
            Constant::FierceAgainstFrail(..) => 19,
            Constant::HoldsClues => 20,
            Constant::BlanksYou => 21,
            Constant::HardToEvade => 22,
            Constant::EnemiesFierce(..) => 23,
            Constant::InvestigatedWith(..) => 24,
            Constant::Cheaper(..) => 25,
            Constant::LeadsTo(..) => 26,
            Constant::Immune(..) => 27,
        }
    }
}

/// The restriction on an additional action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum ExtraAction {
    /// Any action.
    Any,
    /// Abilities of cards with the trait.
    On(Trait),
}
