//! Investigators, phases, and facts from the campaign.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The state of an investigator, apart from their card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Person {
    /// Whether the investigator is still in the game, and if not, why.
    pub fate: Fate,
    /// The number of actions left.
    pub actions: u8,
    /// Lost actions in excess of those available, to be subtracted from actions gained later in the turn.
    pub lost_actions: u8,
    /// Whether an additional action for Tome abilities is left.
    pub tome_action: bool,
    /// Whether that action has been granted in this turn.
    pub tome_granted: bool,
    /// Whether the turn of this round is over.
    pub done: bool,
    /// Whether the first move, fight or evade action of this round has been taken, so that
    /// [`Constant::Frozen`](crate::content::Constant::Frozen) no longer applies.
    pub thawed: bool,
    /// Whether damage, and whether horror, reached its limit with the hit that caused the defeat; later hits do not
    /// count.
    pub fell: (bool, bool),
    /// Physical trauma suffered in the scenario.
    pub physical: u8,
    /// Mental trauma suffered in the scenario.
    pub mental: u8,
    /// Experience lost in the scenario.
    pub less_experience: u8,
    /// The number of cards at the beginning of the hand that are publicly known not to be weaknesses, because they are
    /// of the opening hand or were held at the end of a turn.
    pub kept: u8,
    /// The timing points at which cards of the deck can be used from the hand, as bits.
    pub hand_waits: u128,
    /// The number of nested actions, abilities and cards that the investigator is resolving.
    pub busy: u8,
}

impl Person {
    /// Adds this many actions.
    pub(crate) fn gain_actions(&mut self, n: u8) {
        let gone = n.min(self.lost_actions);
        self.lost_actions -= gone;
        self.actions = self.actions.saturating_add(n - gone);
    }

    /// Removes this many actions. The action for Tome abilities is lost only if no other is left.
    pub(crate) fn lose_actions(&mut self, n: u8) {
        self.tome_action &= self.actions >= n;
        self.lost_actions = self.lost_actions.saturating_add(n.saturating_sub(self.actions));
        self.actions = self.actions.saturating_sub(n);
    }
}

/// Whether an investigator is still in the game, and if not, why.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// In the game.
    #[default]
    Playing,
    /// Left the scenario by resigning.
    Resigned,
    /// Defeated by damage.
    Wounded,
    /// Defeated by horror.
    Mad,
    /// Defeated by an effect.
    Lost,
}

/// The phases of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Phase {
    #[default]
    Setup,
    Mythos,
    Investigation,
    Enemy,
    Upkeep,
}

/// Facts from the campaign that affect later scenarios.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Story {
    /// Whether it is a standalone scenario, in which defeat causes no trauma.
    pub standalone: bool,
    /// Whether the house burned down.
    pub house_burned: bool,
    /// Whether the Ghoul Priest is still alive.
    pub priest_alive: bool,
    /// Whether Lita Chantler has joined the investigators.
    pub lita: bool,
    /// Whether it is past midnight.
    pub past_midnight: bool,
    /// The cultists who escaped, one bit each in the order of their codes.
    pub escaped: u8,
}
