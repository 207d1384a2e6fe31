//! Card abilities: timing, cost and limit.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Cond, EffectId};

/// An ability of a card.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability<E = EffectId> {
    /// The timing.
    pub when: When,
    /// The condition for using it.
    #[serde(default)]
    pub if_: Option<Cond>,
    /// The cost.
    #[serde(default)]
    pub cost: Vec<Cost>,
    /// The limit on its uses.
    #[serde(default)]
    pub limit: Option<Limit>,
    /// The effect.
    pub does: E,
}

/// The timing of an ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum When {
    /// An action ability with its number of actions and its designator.
    Action(u8, Designator),
    /// An action ability with its number of actions that provokes no attacks of opportunity.
    QuietAction(u8),
    /// A free triggered ability, usable in any player window.
    Free,
    /// A reaction, optional at an occasion.
    Reaction(Time, Occasion),
    /// A forced ability, resolved at an occasion.
    Forced(Time, Occasion),
    /// A forced ability that is resolved from the hand at an occasion.
    ForcedInHand(Time, Occasion),
    /// Resolved when the card is drawn.
    Revelation,
    /// Resolved when the event is played.
    Play(PlayTime, Designator),
    /// Resolved if a test that the card is committed to succeeds.
    Committed,
    /// Resolved when the act or agenda advances.
    Advance,
    /// Resolved as soon as its condition holds.
    Objective,
}

/// The timing at which an event can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum PlayTime {
    /// As an action.
    Action,
    /// Fast, in a player window.
    Window,
    /// Fast, at an occasion.
    At(Time, Occasion),
}

/// The bold action designator of an ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Designator {
    Plain,
    Fight,
    Evade,
    Investigate,
    Parley,
    Resign,
}

impl Designator {
    /// Whether the action provokes attacks of opportunity.
    pub fn provokes(self) -> bool {
        match self {
            Designator::Plain | Designator::Investigate => true,
            Designator::Fight | Designator::Evade | Designator::Parley | Designator::Resign => false,
        }
    }
}

/// The timing of an ability relative to its occasion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Time {
    /// The occasion is about to happen and can be replaced.
    Would,
    /// The occasion happens, but its effect is not resolved yet.
    When,
    /// The occasion is resolved.
    After,
}

/// The occasions that abilities can be triggered by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Occasion {
    /// A phase begins.
    PhaseBegins,
    /// The mythos phase ends.
    MythosEnds,
    /// The enemy phase ends.
    EnemyPhaseEnds,
    /// The round ends.
    RoundEnds,
    /// An investigator's turn begins.
    TurnBegins,
    /// An investigator's turn ends.
    TurnEnds,
    /// An enemy attacks an investigator.
    Attack,
    /// An asset is dealt damage by an enemy attack.
    AssetHurt,
    /// Damage is taken.
    Damage,
    /// Horror is taken.
    Horror,
    /// Horror is placed on an investigator.
    HorrorPlaced,
    /// An enemy is defeated.
    Defeat,
    /// An investigator enters a location.
    Enter,
    /// An investigator leaves a location.
    Leave,
    /// An enemy is evaded.
    Evade,
    /// An enemy spawns.
    Spawn,
    /// A card enters play.
    InPlay,
    /// An enemy engages an investigator.
    Engage,
    /// A location is investigated successfully.
    Investigate,
    /// An enemy is attacked successfully.
    Hit,
    /// A test is failed.
    Fail,
    /// A token is about to be revealed.
    Reveal,
    /// A token is revealed.
    Token,
    /// Clues are discovered.
    Discover,
    /// A treachery is drawn.
    Treachery,
    /// A card is played.
    Play,
    /// The game ends.
    GameEnds,
}

impl Occasion {
    /// Whether it is a step of a skill test, so that conditions and effects of its abilities refer to the test.
    pub(crate) fn is_of_test(self) -> bool {
        match self {
            Occasion::Fail | Occasion::Hit | Occasion::Investigate | Occasion::Reveal | Occasion::Token => {
                true
            }
            Occasion::PhaseBegins
            | Occasion::MythosEnds
            | Occasion::EnemyPhaseEnds
            | Occasion::RoundEnds
            | Occasion::TurnBegins
            | Occasion::TurnEnds
            | Occasion::Attack
            | Occasion::AssetHurt
            | Occasion::Damage
            | Occasion::Horror
            | Occasion::HorrorPlaced
            | Occasion::Defeat
            | Occasion::Enter
            | Occasion::Leave
            | Occasion::Evade
            | Occasion::Spawn
            | Occasion::InPlay
            | Occasion::Engage
            | Occasion::Discover
            | Occasion::Treachery
            | Occasion::Play
            | Occasion::GameEnds => false,
        }
    }

    /// Whether it happens to a card, so that it still triggers abilities after the investigator involved was
    /// eliminated.
    pub(crate) fn is_of_card(self) -> bool {
        match self {
            Occasion::Defeat | Occasion::Evade | Occasion::InPlay | Occasion::Spawn => true,
            Occasion::PhaseBegins
            | Occasion::MythosEnds
            | Occasion::EnemyPhaseEnds
            | Occasion::RoundEnds
            | Occasion::TurnBegins
            | Occasion::TurnEnds
            | Occasion::Attack
            | Occasion::AssetHurt
            | Occasion::Damage
            | Occasion::Horror
            | Occasion::HorrorPlaced
            | Occasion::Enter
            | Occasion::Leave
            | Occasion::Engage
            | Occasion::Investigate
            | Occasion::Hit
            | Occasion::Fail
            | Occasion::Reveal
            | Occasion::Token
            | Occasion::Discover
            | Occasion::Treachery
            | Occasion::Play
            | Occasion::GameEnds => false,
        }
    }
}

/// A timing point, the combination of time and occasion, as a bit.
pub fn moment(time: Time, occasion: Occasion) -> u128 {
    1 << (occasion as u32 * 3 + time as u32)
}

/// A cost of an ability.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Cost {
    /// Spend this many resources.
    Resources(u8),
    /// Spend this many uses of the card.
    Uses(u8),
    /// Exhaust the card.
    Exhaust,
    /// Discard the card.
    DiscardThis,
    /// Spend this many clues of *you*.
    Clues(u8),
    /// Spend this many clues per investigator, as a group.
    GroupClues(u8),
    /// As [`Cost::GroupClues`], by the investigators at the location with that code.
    GroupCluesAt(u8, String),
    /// Discard this many cards of choice from the hand.
    Cards(u8),
    /// Take this much horror.
    Horror(u8),
    /// Place this much damage on the card.
    DamageThis(u8),
    /// Place this much horror on the card.
    HorrorThis(u8),
}

impl Cost {
    /// Whether paying it neither asks a question nor triggers abilities.
    pub(crate) fn is_quiet(&self) -> bool {
        match self {
            Cost::Resources(_) | Cost::Uses(_) | Cost::Exhaust | Cost::DiscardThis | Cost::Clues(_) => true,
            Cost::GroupClues(_) | Cost::GroupCluesAt(..) | Cost::Cards(_) => false,
            Cost::Horror(_) | Cost::DamageThis(_) | Cost::HorrorThis(_) => false,
        }
    }
}

/// The limit on the uses of an ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Limit {
    /// The number of uses.
    pub n: u8,
    /// The period.
    pub per: Per,
    /// Whether all investigators share the limit.
    #[serde(default)]
    pub group: bool,
}

/// The period over which uses are counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Per {
    Test,
    Phase,
    Turn,
    Round,
    Game,
}
