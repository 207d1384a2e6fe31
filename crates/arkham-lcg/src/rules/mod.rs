//! The rules, one file per chapter of the book.

mod able;
mod act_agenda;
mod actions;
mod attacks;
mod cards;
mod clues;
mod damage;
mod drawing;
mod effects;
mod encounter;
mod enemies;
mod framework;
mod hunters;
mod initiation;
mod moving;
mod natives;
mod order;
mod results;
mod search;
mod skill_test;
mod slots;
mod spawning;
mod texts;
mod timing;
mod values;
mod weakness;
mod windows;

pub use act_agenda::{Advance, Contribute, Finish};
pub use attacks::{Attack, Evaded, Opportunity};
pub use clues::Discover;
pub use damage::{Closing, Eliminate, Harm};
pub use drawing::{DrawCards, Drop};
pub use effects::Resolve;
pub use encounter::Encounter;
pub use enemies::{Engage, Settle};
pub use framework::{EnemyAttacks, Investigation, Mythos, Round, Turn, Upkeep};
pub use hunters::{EnemyMove, Hunters};
pub use initiation::Initiate;
pub use moving::{Reveal, Walk};
pub use natives::{EndAll, Redirect};
pub(crate) use search::Deck;
pub use search::{DigUp, Scry, Search};
pub use skill_test::SkillTest;
pub(crate) use skill_test::Stage as TestStage;
pub use slots::{EnterPlay, MakeRoom};
pub use spawning::Spawn;
pub use timing::Happen;
pub use weakness::Weaken;
pub use windows::Window;

use table::{Ask, Flow, Seat};

use crate::{Halt, Step};

/// A defect: a procedure was woken by something it did not ask for.
pub(crate) fn out_of_step<T>() -> Result<T, Halt> {
    Err(Halt::Bug("a procedure was woken out of step"))
}

/// One seat is asked.
pub(crate) fn ask(seat: Seat) -> Step {
    Ok(Flow::Ask(Ask::one(seat)))
}
