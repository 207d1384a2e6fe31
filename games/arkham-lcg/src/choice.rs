//! What a seat can decide: domain values, no labels.

use engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::{CardId, Skill};

/// One thing a seat can decide.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Nothing more.
    Pass,
    /// The turn ends.
    EndTurn,
    /// This investigator takes the next turn.
    Turn(Seat),
    /// Investigate the location.
    Investigate,
    /// Move there.
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
    /// This card.
    Pick(CardId),
    /// This part of a text, from 0.
    Part(u8),
    /// This skill.
    Skill(Skill),
    /// A damage goes on this card.
    Damage(CardId),
    /// A horror goes on this card.
    Horror(CardId),
    /// Replace this card of the opening hand.
    Replace(CardId),
    /// This seat's deck; none for the encounter deck.
    Deck(Option<Seat>),
    /// This one of the tokens revealed, from 0.
    Token(u8),
}
