//! Procedures in progress, one struct each, named as the book names them. Dispatch only.

use crate::Duel;
use crate::rules::{
    ActionPhase, Assign, AvatarSwap, Awakening, Before, DoomGo, DoomPhase, Dreaming, Exchanging, Feasting,
    Fighting, FirstPlayer, GainSigns, GhrothComes, Lose, Moving, Retreating, Round, Settle, Submerging,
    Summoning, TakeBook, Turn,
};
use crate::setup::Lots;

table::procedures! {
    /// A procedure in progress.
    pub enum Frame of Duel {
        Lots, Round, ActionPhase, Turn, Settle, TakeBook, GainSigns,
        Moving, Summoning, Awakening, Lose,
        Fighting, Before, Assign, Feasting, Retreating,
        Dreaming, Submerging, AvatarSwap, GhrothComes, Exchanging,
        FirstPlayer, DoomPhase, DoomGo,
    }
}
