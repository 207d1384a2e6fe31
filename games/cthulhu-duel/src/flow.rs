//! The list of procedures, each named after its step in the rulebook. Dispatch only.

use crate::Duel;
use crate::rules::{
    ActionPhase, Assign, AvatarSwap, Awakening, DoomGo, DoomPhase, Dreaming, Fighting, FirstPlayer,
    GainSigns, GhrothComes, Lose, Moving, Retreating, Round, Settle, Submerging, Summoning, TakeBook, Turn,
    Window,
};
use crate::setup::Lots;

engine::procedures! {
    /// A procedure in progress.
    pub enum Frame of Duel {
        Lots, Round, ActionPhase, Turn, Settle, TakeBook, GainSigns,
        Moving, Summoning, Awakening, Lose,
        Fighting, Assign, Retreating,
        Window, Dreaming, Submerging, AvatarSwap, GhrothComes,
        FirstPlayer, DoomPhase, DoomGo,
    }
}
