//! The list of procedures, named as in the rulebook. Contains only the dispatch.

use crate::Lcg;
use crate::rules::{
    Advance, Attack, Closing, Contribute, DigUp, Discover, DrawCards, Drop, Eliminate, Encounter, EndAll,
    EnemyAttacks, EnemyMove, Engage, EnterPlay, Evaded, Finish, Harm, Hunters, Initiate, Investigation,
    MakeRoom, Mythos, Opportunity, Redirect, Resolve, Reveal, Round, Scry, Search, Settle, SkillTest, Spawn,
    Triggers, Turn, Upkeep, Walk, Weaken, Window,
};
use crate::setup::SetUp;

engine::procedures! {
    /// A procedure in progress.
    pub enum Frame of Lcg {
        SetUp, Round, Mythos, Investigation, Turn, EnemyAttacks, Upkeep,
        Window, Triggers, Closing, Initiate, Opportunity, Resolve, SkillTest,
        Harm, Eliminate, Attack, Spawn, Engage, Settle, Hunters, EnemyMove, Evaded,
        Walk, Reveal, Discover, DrawCards, Drop, EnterPlay, MakeRoom, Encounter,
        Search, Scry, DigUp, Advance, Contribute, Finish, Redirect, EndAll, Weaken,
    }
}
