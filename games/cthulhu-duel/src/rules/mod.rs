//! The rules, one file for each chapter of the rulebook. `powers` contains the abilities of the factions.

mod actions;
mod battle;
mod doom_phase;
mod elder_signs;
pub(crate) mod end;
mod figures;
mod gates;
mod gather;
mod movement;
mod powers;
pub(crate) mod round;
mod spellbooks;
mod summoning;
mod turn;

pub(crate) use actions::{ACTION_COST, GATE_COST};
pub(crate) use end::{DOOM_TO_END, LAST_RITUAL_COST};

pub use battle::{Assign, Fighting, Hit, Retreating};
pub use doom_phase::{DoomGo, DoomPhase};
pub use elder_signs::GainSigns;
pub use figures::{Lose, LossScope};
pub use gather::FirstPlayer;
pub use movement::Moving;
pub use powers::Moment;
pub use powers::avatar::AvatarSwap;
pub use powers::dreams::Dreaming;
pub use powers::ghroth::GhrothComes;
pub use powers::submerge::Submerging;
pub use powers::window::Window;
pub use round::Round;
pub use spellbooks::{Settle, TakeBook};
pub use summoning::{Awakening, Summoning};
pub use turn::{ActionPhase, Turn};

use engine::{Ask, Flow, Seat, Seats};
use rulebook::RuleId;

use crate::{Choice, Halt, Offer, Step};

/// The two seats.
pub(crate) const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// The error for a procedure that is woken with something it did not ask for.
pub(crate) fn out_of_step() -> Step {
    Err(Halt::Bug("a procedure was woken out of step"))
}

/// Asks one seat. Both seats may reveal Elder Signs while it decides.
fn ask(seat: Seat) -> Step {
    Ok(Flow::Ask(Ask::one(seat).with_anytime(Seats::first(2))))
}

/// Offers the choice with its rule, or refuses it if a rule is against it.
fn offer_or_refuse(q: &mut Offer, choice: Choice, rule: RuleId, against: Option<RuleId>) {
    match against {
        None => q.offer(choice, rule),
        Some(why) => q.refuse(choice, why),
    }
}
