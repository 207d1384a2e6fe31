//! The list of procedures, each named after its step in the rulebook. Dispatch only.

use crate::FinalHour;
use crate::rules::action_phase::{PlayPriority, ResolveActions};
use crate::rules::activation::{ActivateKind, ActivateZone};
use crate::rules::ancient_one::AncientOnePhase;
use crate::rules::attack::{Destroy, Wound};
use crate::rules::destruction::{Destruction, Repair};
use crate::rules::effects::{Either, Resolve};
use crate::rules::explore::Explore;
use crate::rules::items::UseItems;
use crate::rules::monsters::Push;
use crate::rules::movement::Walk;
use crate::rules::people::ForEach;
use crate::rules::places::Across;
use crate::rules::ritual::{Attempt, EndOfRound};
use crate::rules::round::Round;
use crate::rules::seals::{BreakSeal, SealPathway};
use crate::rules::solo::{SoloPriority, SoloResolve};
use crate::rules::spawning::Spawn;
use crate::setup::SetUp;

engine::procedures! {
    /// A procedure in progress.
    pub enum Frame of FinalHour {
        SetUp, Round,
        PlayPriority, ResolveActions, UseItems,
        SoloPriority, SoloResolve,
        AncientOnePhase, EndOfRound, Attempt,
        Resolve, Across, ForEach, Either,
        Walk, Wound, Destroy, Explore, SealPathway, BreakSeal,
        Destruction, Repair, Spawn, Push, ActivateZone, ActivateKind,
    }
}
