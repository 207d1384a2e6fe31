//! The rules, one file for each chapter of the book; `powers` holds what the factions can do beyond them.

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

pub(crate) use actions::{EACH, GATE};
pub(crate) use end::{DOOM, LAST_RITUAL};

pub use battle::{Assign, Fighting, Hit, Retreating};
pub use doom_phase::{DoomGo, DoomPhase};
pub use elder_signs::GainSigns;
pub use figures::{Lose, Whence};
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

/// A procedure was woken by something it did not ask for.
pub(crate) fn out_of_step() -> Step {
    Err(Halt::Bug("a procedure was woken out of step"))
}

/// Asks one seat; both may turn up Elder Signs meanwhile.
fn ask(seat: Seat) -> Step {
    Ok(Flow::Ask(Ask::one(seat).with_anytime(Seats::first(2))))
}

/// Offers the choice by its rule, or refuses it by the first rule that speaks against it.
fn offer_or_refuse(q: &mut Offer, choice: Choice, rule: RuleId, against: Option<RuleId>) {
    match against {
        None => q.offer(choice, rule),
        Some(why) => q.refuse(choice, why),
    }
}
