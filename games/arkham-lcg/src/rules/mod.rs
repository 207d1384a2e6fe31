//! The rules, one file per chapter of the book.

mod act_agenda;
mod action_costs;
mod actions;
mod attacks;
mod cards;
mod clues;
mod could_change;
mod damage;
mod drawing;
mod effects;
mod elimination;
mod encounter;
mod enemies;
mod enemy_phase;
mod framework;
mod hunters;
mod initiation;
mod investigation;
mod limits;
mod moving;
mod natives;
mod order;
mod restrictions;
mod results;
mod search;
mod skill_test;
mod slots;
mod spawning;
mod test_values;
mod texts;
mod timing;
mod triggers;
mod upkeep;
mod values;
mod weakness;
mod windows;

pub use act_agenda::{Advance, Contribute, Finish};
pub use attacks::{Attack, Evaded, Opportunity};
pub(crate) use clues::CluesAsked;
pub use clues::Discover;
pub use damage::Harm;
pub use drawing::{DrawCards, Drop};
pub use effects::Resolve;
pub use elimination::Eliminate;
pub use encounter::Encounter;
pub use enemies::{Engage, Settle};
pub use enemy_phase::EnemyAttacks;
pub use framework::{Mythos, Round};
pub use hunters::{EnemyMove, Hunters};
pub use initiation::Initiate;
pub use investigation::{Investigation, Turn};
pub use moving::{Reveal, Walk};
pub use natives::{EndAll, Redirect};
pub(crate) use results::Outcome;
pub(crate) use search::Deck;
pub use search::{DigUp, Scry, Search};
pub use skill_test::SkillTest;
pub(crate) use skill_test::Stage as TestStage;
pub use slots::{EnterPlay, MakeRoom};
pub use spawning::Spawn;
pub use timing::Closing;
pub use triggers::Triggers;
pub use upkeep::Upkeep;
pub use weakness::Weaken;
pub use windows::Window;

use engine::{Ask, Flow, Seat};

use crate::{Halt, Step};

/// The error for a procedure that was woken by something it did not ask for, which is a bug.
pub(crate) fn out_of_step<T>() -> Result<T, Halt> {
    Err(Halt::Bug("a procedure was woken out of step"))
}

/// Asks one seat.
pub(crate) fn ask(seat: Seat) -> Step {
    Ok(Flow::Ask(Ask::one(seat)))
}
