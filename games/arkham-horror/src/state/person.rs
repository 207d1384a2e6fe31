//! A player and their investigator.

use engine::IdSet;
use serde::{Deserialize, Serialize};

use super::AssetSet;
use crate::content::{Action, Asset, CodexCard, Investigator, Skill, Space};

/// A player and their investigator.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// The investigator; `None` while the player has none in play.
    pub who: Option<Investigator>,
    /// Their space. Without meaning while they are not in play.
    pub at: Space,
    /// The damage suffered.
    pub damage: u8,
    /// The horror suffered.
    pub horror: u8,
    /// The dollars.
    pub money: u8,
    /// The clues.
    pub clues: u8,
    /// The remnants.
    pub remnants: u8,
    /// The focus tokens, in the order of [`Skill`].
    pub focus: [u8; 5],
    /// The assets held.
    pub assets: AssetSet,
    /// Whether they are delayed.
    pub delayed: bool,
    /// Whether they have had their turn in this phase: their activation token is flipped.
    pub done: bool,
    /// What they did this round.
    pub acts: Acts,
}

/// The actions that an investigator has performed this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Acts {
    /// The basic actions, as bits of [`Action`].
    pub basic: u8,
    /// The codex actions, by card.
    pub codex: IdSet<CodexCard, u64>,
    /// Whether the investigator's own action was performed.
    pub own: bool,
    /// Whether the investigator's own ability was used that can be used once per round.
    pub ability: bool,
    /// The actions left in this turn.
    pub left: u8,
}

impl Acts {
    /// Whether the basic action was performed this round.
    pub fn has(&self, action: Action) -> bool {
        self.basic & 1 << action.index() != 0
    }

    /// Notes the basic action.
    pub fn note(&mut self, action: Action) {
        self.basic |= 1 << action.index();
    }
}

impl Person {
    /// A player without an investigator.
    pub fn nobody() -> Person {
        Person {
            who: None,
            at: Space(0),
            damage: 0,
            horror: 0,
            money: 0,
            clues: 0,
            remnants: 0,
            focus: [0; 5],
            assets: AssetSet::NONE,
            delayed: false,
            done: false,
            acts: Acts::default(),
        }
    }

    /// Whether an investigator of theirs is in play.
    pub fn is_in_play(&self) -> bool {
        self.who.is_some()
    }

    /// The number of focus tokens.
    pub fn focus_tokens(&self) -> u8 {
        self.focus.iter().sum()
    }

    /// The focus tokens on the skill.
    pub fn focused(&self, skill: Skill) -> u8 {
        self.focus[skill.index()]
    }

    /// Whether they hold the asset.
    pub fn holds(&self, asset: Asset) -> bool {
        self.assets.has(asset)
    }
}
