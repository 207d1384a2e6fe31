//! The choices of a seat, as domain values without labels.

use engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::{CardId, Skill};

/// One choice of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Do nothing more.
    Pass,
    /// End the turn.
    EndTurn,
    /// Let this investigator take the next turn.
    Turn(Seat),
    /// Investigate the current location.
    Investigate,
    /// Move to this location.
    Move(CardId),
    /// Draw a card.
    Draw,
    /// Gain a resource.
    Resource,
    /// Engage an enemy.
    Engage(CardId),
    /// Attack an enemy.
    Fight(CardId),
    /// Try to evade an enemy.
    Evade(CardId),
    /// Play a card from the hand.
    Play(CardId),
    /// Use or resolve an ability of a card.
    Use(CardId, u8),
    /// Spend clues to advance the act.
    AdvanceAct,
    /// Commit a card to the test.
    Commit(CardId),
    /// Choose this card.
    Pick(CardId),
    /// Choose this part of a text, counted from 0.
    Part(u8),
    /// Choose this skill.
    Skill(Skill),
    /// Assign a point of damage to this card.
    Damage(CardId),
    /// Assign a point of horror to this card.
    Horror(CardId),
    /// Replace this card of the opening hand.
    Replace(CardId),
    /// Choose this seat's deck, or the encounter deck with `None`.
    Deck(Option<Seat>),
    /// Choose one of the revealed tokens, counted from 0.
    Token(u8),
}
