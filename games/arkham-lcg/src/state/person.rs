//! Investigators, the phases they live through, and the story they come from.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// An investigator's fate and turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Person {
    /// How it stands with the investigator.
    pub fate: Fate,
    /// Actions left.
    pub actions: u8,
    /// Actions lost that were not there to be lost: they go from those gained later in the turn.
    pub lost_actions: u8,
    /// An additional action left, on abilities of tomes.
    pub tome_action: bool,
    /// That action has been there in this turn: it comes once.
    pub tome_granted: bool,
    /// The turn of this round is over.
    pub done: bool,
    /// The first move, attack or evasion of this round has been made.
    pub thawed: bool,
    /// Whether body and mind gave way with the harm that was too much: what comes after it does not count.
    pub fell: (bool, bool),
    /// Physical trauma from the scenario.
    pub physical: u8,
    /// Mental trauma from the scenario.
    pub mental: u8,
    /// Experience lost.
    pub less_experience: u8,
    /// Cards at the beginning of the hand that everybody knows to be no hidden weaknesses: of the opening hand, or held
    /// when the last turn ended.
    pub kept: u8,
    /// Moments that cards of the deck can be played at from the hand, as bits.
    pub hand_waits: u128,
    /// Actions, abilities and cards that the investigator carries out, one inside the other.
    pub busy: u8,
}

impl Person {
    /// Has so many actions more.
    pub(crate) fn gain_actions(&mut self, n: u8) {
        let gone = n.min(self.lost_actions);
        self.lost_actions -= gone;
        self.actions = self.actions.saturating_add(n - gone);
    }

    /// Has so many actions fewer. One that is kept for something goes only when there is no other left.
    pub(crate) fn lose_actions(&mut self, n: u8) {
        self.tome_action &= self.actions >= n;
        self.lost_actions = self.lost_actions.saturating_add(n.saturating_sub(self.actions));
        self.actions = self.actions.saturating_sub(n);
    }
}

/// How it stands with an investigator.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// In the game.
    #[default]
    Playing,
    /// Got away.
    Resigned,
    /// Out by damage.
    Wounded,
    /// Out by horror.
    Mad,
    /// Out by an effect.
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

/// What the campaign so far has brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Story {
    /// The scenario is played for itself: defeat brings no trauma.
    pub standalone: bool,
    /// The investigators' house stands no longer.
    pub house_burned: bool,
    /// The Ghoul Priest is still about.
    pub priest_alive: bool,
    /// Lita goes with the investigators.
    pub lita: bool,
    /// It is past midnight.
    pub past_midnight: bool,
    /// Cultists who got away, one bit each in the order of their codes.
    pub escaped: u8,
}
