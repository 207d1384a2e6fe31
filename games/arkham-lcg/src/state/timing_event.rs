//! State of effects, tests and timing events in progress, and of lasting effects.

use engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::{CardId, CardSet, EffectId, Lasting, Occasion, Per, Skill, Token, Until};

/// The kinds of skill tests.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Testing {
    Plain,
    Fight,
    Evade,
    Investigate,
}

/// The environment in which a card text is resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Env {
    /// *You*: the investigator who resolves it.
    pub you: Seat,
    /// *Itself*: the card with the text.
    pub source: CardId,
    /// *It*: the card chosen last.
    pub it: CardId,
    /// The depth of the timing event that triggered it, counted from 1; 0 for none.
    pub event: u8,
}

impl Env {
    /// The environment of a card's text, resolved by this seat.
    pub fn of(you: Seat, source: CardId) -> Env {
        Env { you, source, it: source, event: 0 }
    }
}

/// A skill test in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Test {
    /// The testing investigator.
    pub who: Seat,
    /// The tested skill.
    pub skill: Skill,
    /// The kind of test.
    pub kind: Testing,
    /// The enemy attacked or evaded, or the location investigated.
    pub target: CardId,
    /// The effect that requires the test; `None` for a basic action.
    pub text: Option<EffectId>,
    /// The environment of that effect.
    pub env: Env,
    /// The modifier to the skill value from effects.
    pub boost: i8,
    /// The modifier to the damage from effects.
    pub damage: i8,
    /// The committed cards.
    pub committed: CardSet,
    /// The committed cards whose effect on success has been applied.
    pub applied: CardSet,
    /// Skill cards that return to the hand.
    pub kept: CardSet,
    /// The revealed tokens, by their index in the bag.
    pub tokens: [u8; 8],
    /// The meaning of each token when it was resolved: an elder sign may count as an automatic failure or as zero.
    pub meant: [Option<Token>; 8],
    /// The number of revealed tokens.
    pub revealed: u8,
    /// The revealed tokens that are ignored, as bits.
    pub ignored: u8,
    /// The revealed tokens whose negative modifier became positive, as bits.
    pub flipped: u8,
    /// Whether two tokens are revealed, of which one is chosen.
    pub two: bool,
    /// Whether the last token was cancelled and another one is revealed.
    pub redraw: bool,
    /// Whether the test fails automatically.
    pub fails: bool,
    /// Whether the test succeeds automatically.
    pub passes: bool,
    /// Whether it was passed, once that is known.
    pub passed: Option<bool>,
    /// The margin of success or failure.
    pub margin: u8,
}

/// An event in progress that can trigger abilities.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TimingEvent {
    /// The occasion.
    pub what: Occasion,
    /// The investigator who causes it or to whom it happens.
    pub who: Option<Seat>,
    /// The card it is about.
    pub card: CardId,
    /// The card that causes it.
    pub by: Option<CardId>,
    /// The location where it happens.
    pub place: Option<CardId>,
    /// The amount; for attacks, the damage.
    pub n: u8,
    /// The second amount; for attacks, the horror.
    pub m: u8,
    /// Whether it is cancelled or replaced.
    pub cancelled: bool,
}

/// Damage and horror being dealt to a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hit {
    /// The card it is dealt to.
    pub card: CardId,
    /// The damage that will be placed.
    pub damage: u8,
    /// The horror that will be placed.
    pub horror: u8,
    /// The investigator to whom it was dealt, also if it is assigned to an asset.
    pub of: Option<Seat>,
    /// Damage not assigned yet.
    pub loose_damage: u8,
    /// Horror not assigned yet.
    pub loose_horror: u8,
    /// Whether it is an enemy that is defeated by this.
    pub falls: bool,
}

/// A lasting effect in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Held {
    /// The effect.
    pub what: Lasting,
    /// The card it applies to.
    pub on: CardId,
    /// The card it comes from.
    pub from: CardId,
    /// How long it lasts.
    pub until: Until,
}

/// The uses of a limited ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Used {
    /// The card with the ability.
    pub card: CardId,
    /// The index of the ability.
    pub ability: u8,
    /// The investigator who used it; `None` if the group shares the limit.
    pub who: Option<Seat>,
    /// The period of the limit.
    pub per: Per,
    /// The number of uses.
    pub n: u8,
}
