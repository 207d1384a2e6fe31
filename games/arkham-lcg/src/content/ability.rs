//! What cards let or make somebody do: when, at what cost, how often.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Cond, Do};

/// What a card lets or makes somebody do.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// When.
    pub when: When,
    /// Under which condition.
    #[serde(default)]
    pub if_: Option<Cond>,
    /// For which cost.
    #[serde(default)]
    pub cost: Vec<Cost>,
    /// How often.
    #[serde(default)]
    pub limit: Option<Limit>,
    /// What it does.
    pub does: Do,
}

/// When an ability is used or happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum When {
    /// For actions, as this kind of action.
    Action(u8, Designator),
    /// For actions, without attacks of opportunity.
    QuietAction(u8),
    /// In any player window.
    Free,
    /// By choice, at an occasion.
    Reaction(Time, Occasion),
    /// By itself, at an occasion.
    Forced(Time, Occasion),
    /// By itself, at an occasion, from the hand.
    ForcedInHand(Time, Occasion),
    /// When the card is drawn.
    Revelation,
    /// When the event is played.
    Play(PlayTime, Designator),
    /// When a test it is committed to is passed.
    Committed,
    /// When the act or agenda advances.
    Advance,
    /// As soon as the condition holds.
    Objective,
}

/// When an event can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum PlayTime {
    /// As an action.
    Action,
    /// Fast, in a player window.
    Window,
    /// Fast, at an occasion.
    At(Time, Occasion),
}

/// What an action counts as.
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
    /// Whether enemies strike at those who do it.
    pub fn provokes(self) -> bool {
        match self {
            Designator::Plain | Designator::Investigate => true,
            Designator::Fight | Designator::Evade | Designator::Parley | Designator::Resign => false,
        }
    }
}

/// Before, at or after an occasion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Time {
    /// It is about to come, and can be replaced.
    Would,
    /// It has come, but not done anything yet.
    When,
    /// It is done.
    After,
}

/// What abilities wait for.
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
    /// An asset is dealt damage by an enemy's attack.
    AssetHurt,
    /// Damage is taken.
    Damage,
    /// Horror is taken.
    Horror,
    /// Horror is put on an investigator.
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
    /// A location is investigated with success.
    Investigate,
    /// An enemy is attacked with success.
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
    /// Whether it is a step of a test: what answers it looks at the test.
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

    /// Whether it has befallen a card, whoever had a hand in it: it counts though they are out by now.
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

/// A moment: a time of an occasion, as a bit.
pub fn moment(time: Time, occasion: Occasion) -> u128 {
    1 << (occasion as u32 * 3 + time as u32)
}

/// What has to be paid.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Cost {
    /// Resources.
    Resources(u8),
    /// Tokens of its use.
    Uses(u8),
    /// The card is turned.
    Exhaust,
    /// The card is discarded.
    DiscardThis,
    /// Clues of yours.
    Clues(u8),
    /// Clues of all investigators together, for each of them.
    GroupClues(u8),
    /// The same, of those at the location of that code.
    GroupCluesAt(u8, String),
    /// Cards of your choice from your hand.
    Cards(u8),
    /// Horror you take.
    Horror(u8),
    /// Damage to this card.
    DamageThis(u8),
    /// Horror to this card.
    HorrorThis(u8),
}

impl Cost {
    /// Whether it is paid without asking anybody and without setting anything off.
    pub(crate) fn is_quiet(&self) -> bool {
        match self {
            Cost::Resources(_) | Cost::Uses(_) | Cost::Exhaust | Cost::DiscardThis | Cost::Clues(_) => true,
            Cost::GroupClues(_) | Cost::GroupCluesAt(..) | Cost::Cards(_) => false,
            Cost::Horror(_) | Cost::DamageThis(_) | Cost::HorrorThis(_) => false,
        }
    }
}

/// How often an ability can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Limit {
    /// So often.
    pub n: u8,
    /// In each of these.
    pub per: Per,
    /// By all together.
    #[serde(default)]
    pub group: bool,
}

/// How long uses are counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Per {
    Test,
    Phase,
    Turn,
    Round,
    Game,
}
