//! What is going on: texts being resolved, tests, deeds, hits; and what holds for a while.

use engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::{CardId, CardSet, Lasting, Occasion, Per, Skill, Text, Token, Until};

/// What a test is part of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Testing {
    Plain,
    Fight,
    Evade,
    Investigate,
}

/// Whose text is being resolved, and what it speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Env {
    /// Who resolves it.
    pub you: Seat,
    /// The card that bears the text.
    pub source: CardId,
    /// The card chosen last.
    pub it: CardId,
    /// The deed it came from, by its depth from 1; 0 for none.
    pub deed: u8,
}

impl Env {
    /// The text of a card, resolved by somebody.
    pub fn of(you: Seat, source: CardId) -> Env {
        Env { you, source, it: source, deed: 0 }
    }
}

/// A skill test in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Test {
    /// Who makes it.
    pub who: Seat,
    /// The skill tested.
    pub skill: Skill,
    /// What it is part of.
    pub kind: Testing,
    /// The enemy attacked or evaded, the location investigated.
    pub target: CardId,
    /// The text that asks for it: a test, an attempt, or none for a plain action.
    pub text: Option<Text>,
    /// Whose text.
    pub env: Env,
    /// Bonuses to the skill value for this test.
    pub boost: i8,
    /// Damage besides.
    pub damage: i8,
    /// Cards committed.
    pub committed: CardSet,
    /// Those of them whose text for success was carried out.
    pub applied: CardSet,
    /// Skill cards that come back to the hand.
    pub kept: CardSet,
    /// Tokens revealed, by their places in the bag.
    pub tokens: [u8; 8],
    /// What each of them was when it was resolved: an elder sign may have been a failure, or nothing.
    pub meant: [Option<Token>; 8],
    /// How many.
    pub revealed: u8,
    /// Those of them that are cancelled or ignored, as bits.
    pub ignored: u8,
    /// Those whose minus became a plus, as bits.
    pub flipped: u8,
    /// Two tokens are revealed, of which one counts.
    pub two: bool,
    /// The last token was cancelled: another one is revealed.
    pub redraw: bool,
    /// The test fails whatever else.
    pub fails: bool,
    /// The test is passed whatever else.
    pub passes: bool,
    /// Whether it was passed, once that is known.
    pub passed: Option<bool>,
    /// By how much.
    pub margin: u8,
}

/// Something that happens and can be answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TimingEvent {
    /// What.
    pub what: Occasion,
    /// Who does it, or to whom it happens.
    pub who: Option<Seat>,
    /// The card it is about.
    pub card: CardId,
    /// The card that does it.
    pub by: Option<CardId>,
    /// The location where it happens.
    pub place: Option<CardId>,
    /// How much.
    pub n: u8,
    /// How much more, of the other sort.
    pub m: u8,
    /// It does not happen, or not fully.
    pub cancelled: bool,
}

/// Damage and horror on their way to a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hit {
    /// The card.
    pub card: CardId,
    /// Damage that will be placed.
    pub damage: u8,
    /// Horror that will be placed.
    pub horror: u8,
    /// The investigator whose share it is, on assets too.
    pub of: Option<Seat>,
    /// Damage not yet shared out.
    pub loose_damage: u8,
    /// Horror not yet shared out.
    pub loose_horror: u8,
    /// It is an enemy that is defeated by this.
    pub falls: bool,
}

/// Something that holds for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Held {
    /// What.
    pub what: Lasting,
    /// For which card.
    pub on: CardId,
    /// From which card.
    pub from: CardId,
    /// Until when.
    pub until: Until,
}

/// How often a limited ability was used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Used {
    /// The card.
    pub card: CardId,
    /// The ability.
    pub ability: u8,
    /// By whom; nobody in particular if the limit is the group's.
    pub who: Option<Seat>,
    /// Counted for how long.
    pub per: Per,
    /// How often.
    pub n: u8,
}
