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
    /// The new investigator whom the player has chosen and who enters as the next action phase begins.
    pub next: Option<Investigator>,
}

/// What counts as one and the same action: each can be performed once in a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActionKind {
    /// A basic action, however it is performed.
    Basic(Action),
    /// The component action of an asset.
    Asset(Asset),
    /// The component action of the investigator's own sheet.
    Own,
    /// The action of an archive card.
    Codex(CodexCard),
}

impl ActionKind {
    const FIRST_ASSET: u8 = Action::ALL.len() as u8;
    const FIRST_CODEX: u8 = Self::FIRST_ASSET + Asset::COUNT as u8;
    const OWN: u8 = u8::MAX;

    /// A number that stands for the action.
    pub fn code(self) -> u8 {
        match self {
            ActionKind::Basic(action) => action.index() as u8,
            ActionKind::Asset(asset) => Self::FIRST_ASSET + asset.0,
            ActionKind::Codex(card) => Self::FIRST_CODEX + card.0,
            ActionKind::Own => Self::OWN,
        }
    }

    /// The action for which [`ActionKind::code`] is this number.
    pub fn from_code(code: u8) -> Option<ActionKind> {
        match code {
            Self::OWN => Some(ActionKind::Own),
            Self::FIRST_CODEX.. => Some(CodexCard(code - Self::FIRST_CODEX))
                .filter(|card| card.index() < CodexCard::COUNT)
                .map(ActionKind::Codex),
            Self::FIRST_ASSET.. => Some(ActionKind::Asset(Asset(code - Self::FIRST_ASSET))),
            basic => Action::ALL.get(usize::from(basic)).copied().map(ActionKind::Basic),
        }
    }
}

/// The actions that an investigator has performed this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Acts {
    /// The basic actions, as bits of [`Action`].
    pub basic: u8,
    /// The component actions of assets. They need not be the investigator's own: an action can be granted.
    pub assets: AssetSet,
    /// The codex actions, by card.
    pub codex: IdSet<CodexCard, u64>,
    /// Whether the investigator's own action was performed.
    pub own: bool,
    /// Whether the investigator's own ability was used that can be used once per round.
    pub ability: bool,
    /// Whether they have got around a shortage of items.
    pub supplied: bool,
    /// The number of actions taken in this turn, out of two and those that assets add.
    pub taken: u8,
}

impl Acts {
    /// Whether the action was performed this round.
    pub fn has(&self, action: ActionKind) -> bool {
        match action {
            ActionKind::Basic(action) => self.basic & 1 << action.index() != 0,
            ActionKind::Asset(asset) => self.assets.has(asset),
            ActionKind::Own => self.own,
            ActionKind::Codex(card) => self.codex.has(card),
        }
    }

    /// Notes that the action was performed.
    pub fn note(&mut self, action: ActionKind) {
        match action {
            ActionKind::Basic(action) => self.basic |= 1 << action.index(),
            ActionKind::Asset(asset) => self.assets.insert(asset),
            ActionKind::Own => self.own = true,
            ActionKind::Codex(card) => self.codex.insert(card),
        }
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
            next: None,
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
