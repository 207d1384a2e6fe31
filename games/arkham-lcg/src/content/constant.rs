//! What holds as long as a card is in play, or for a while.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Skill, Slot, Trait};

/// Something that holds for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Lasting {
    /// Enemies that are not elite cannot attack it.
    Unseen,
    /// This skill can be used in place of combat and agility.
    InPlaceOf(Skill),
    /// A skill is raised.
    Skill(Skill, i8),
    /// Its text counts as blank.
    Blank,
    /// No tokens are revealed for its tests.
    NoTokens,
    /// Effects of these cards do not touch it.
    Immune(Against),
}

/// Whose effects a card can be immune to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Against {
    /// Player cards: assets, events, skills, investigators.
    Players,
    /// Treacheries.
    Treacheries,
}

/// Until when it holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// The end of the phase.
    Phase,
    /// The end of the turn of the one who is meant.
    Turn,
    /// The end of the round.
    Round,
}

/// What a card in play changes as long as it is there.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Constant {
    /// A skill of its controller, or of the one in whose threat area it is, is changed.
    Skill(Skill, i8),
    /// All four are.
    Skills(i8),
    /// A skill of that investigator is doubled, after all that is added to it.
    Doubled(Skill),
    /// A skill of that investigator is halved, after all that is added to it, and rounded up.
    Halved(Skill),
    /// The sanity of that investigator is changed.
    Sanity(i8),
    /// A skill is changed while investigating.
    Investigating(Skill, i8),
    /// A skill of every investigator at the controller's location is changed.
    SkillHere(Skill, i8),
    /// The shroud of the location it is attached to is changed.
    Shroud(i8),
    /// The location it is attached to cannot be investigated.
    Locked,
    /// Enemies that are not elite cannot move into the location it is attached to.
    Barred,
    /// Its controller has another action each turn, of that sort.
    MoreActions(ExtraAction),
    /// Its controller has more slots, some only for a trait.
    Slots(Slot, u8, Option<Trait>),
    /// Its controller may play the topmost event of the own discard pile.
    PlayFromDiscards,
    /// Events its controller plays go to the bottom of the deck.
    EventsGoUnder,
    /// Elder signs that the one who has it reveals count as failures.
    ElderSignFails,
    /// It cannot leave play while there is horror on it.
    StaysWithHorror,
    /// The one who has it plays no assets and events.
    NoPlaying,
    /// The first of these actions each round costs one more.
    Frozen,
    /// Health for each investigator besides the printed one.
    HealthEach(u8),
    /// Fight and evade are changed while it fights somebody with at most so much sanity left.
    FierceAgainstFrail(u8),
    /// Those who fight it neither discover nor spend clues.
    HoldsClues,
    /// The text of investigators at its location counts as blank.
    BlanksYou,
    /// Negative tokens count double against evading it.
    HardToEvade,
    /// Fight and evade of every enemy are changed.
    EnemiesFierce(i8),
    /// This location is investigated with that skill.
    InvestigatedWith(Skill),
    /// Assets with the trait cost less for those here.
    Cheaper(Trait, u8),
    /// It leads to every other location with the trait, and they to it.
    LeadsTo(Trait),
    /// Effects of these cards do not touch it.
    Immune(Against),
}

impl Constant {
    /// What it changes, numbers aside, as a bit.
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

/// What an additional action can be used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum ExtraAction {
    /// Anything.
    Any,
    /// Abilities of cards with the trait.
    On(Trait),
}
