//! Setup: validates the options and builds the initial state.

use engine::{Procedure, SetupError, named};
use serde::{Deserialize, Serialize};

use crate::content::Content;
use crate::rules::out_of_step;
use crate::{ArkhamHorror, Cx, Frame, Step, Wake};

named! {
    /// How many of the doom and blank tokens the mythos cup has.
    Cup {
        /// A doom token is replaced by a blank one.
        Easier = "easier",
        /// As the scenario says.
        Standard = "standard",
        /// A blank token is replaced by a doom token.
        Harder = "harder",
    }

    /// How much of an encounter is shown before it is resolved.
    Encounters {
        /// Scene, test and price first; pass and fail only once they are known.
        Read = "read",
        /// Everything at once.
        Open = "open",
    }

    /// What engaged monsters do when a text moves their investigator.
    EngagedFollow {
        /// They stay behind, ready; watching ones follow.
        Stay = "stay",
        /// They go along.
        Follow = "follow",
    }

    /// Whether an investigator engaged only with watching monsters has encounters.
    WatcherEncounters {
        /// They have none.
        Skipped = "skipped",
        /// They have them.
        Allowed = "allowed",
    }

    /// Who wins with the lodge.
    LodgeVictory {
        /// Everybody.
        All = "all",
        /// Those who joined.
        Members = "members",
    }

    /// What happens if victory and defeat come at the same moment.
    SimultaneousEnd {
        /// The group orders them, so the players win.
        Group = "group",
        /// Defeat comes first.
        LossFirst = "loss-first",
    }

    /// How the group decides.
    GroupDecisions {
        /// The lead player decides.
        Lead = "lead",
        /// Everybody votes, and the lead player decides ties.
        Vote = "vote",
    }
}

/// The table options that decide contested readings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Options {
    /// The mythos cup.
    pub cup: Cup,
    /// How much of an encounter is shown.
    pub encounters: Encounters,
    /// What engaged monsters do when a text moves their investigator.
    pub engaged_follow: EngagedFollow,
    /// Whether watching monsters keep investigators from encounters.
    pub watcher_encounters: WatcherEncounters,
    /// Who wins with the lodge.
    pub lodge: LodgeVictory,
    /// What happens if victory and defeat come at the same moment.
    pub simultaneous_end: SimultaneousEnd,
    /// How the group decides.
    pub group: GroupDecisions,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            cup: Cup::Standard,
            encounters: Encounters::Read,
            engaged_follow: EngagedFollow::Stay,
            watcher_encounters: WatcherEncounters::Skipped,
            lodge: LodgeVictory::All,
            simultaneous_end: SimultaneousEnd::Group,
            group: GroupDecisions::Lead,
        }
    }
}

/// The options of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// The scenario, by name.
    pub scenario: String,
    /// The investigators by name, in seat order: one to six.
    pub investigators: Vec<String>,
    /// The seat of the lead player, counted from 1.
    #[serde(default = "first")]
    pub lead: u8,
    /// The table options.
    #[serde(flatten)]
    pub options: Options,
}

fn first() -> u8 {
    1
}

/// Builds the initial state, except for what is drawn at random or chosen.
pub(crate) fn lay_out(_: &Setup, _: &Content) -> Result<(ArkhamHorror, Frame), SetupError> {
    Err(SetupError { place: "scenario", problem: engine::Msg::new("ah3-error-unfinished") })
}

/// The set-up, in the book's order.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SetUp {
    step: u8,
}

impl Procedure<ArkhamHorror> for SetUp {
    fn step(&mut self, _: &mut ArkhamHorror, _: Wake<'_>, _: &mut Cx<'_>) -> Step {
        let _ = self.step;
        out_of_step()
    }
}
