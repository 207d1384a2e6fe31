//! The action phase: who goes next, turns, and the choice of an action.

use engine::{Procedure, Seat};
use serde::{Deserialize, Serialize};

use super::out_of_step;
use crate::content::Action;
use crate::{ArkhamHorror, Cx, Step, Wake};

/// The action phase.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct ActionPhase {}

impl ActionPhase {
    /// The action phase.
    pub fn new() -> ActionPhase {
        ActionPhase {}
    }
}

impl Procedure<ArkhamHorror> for ActionPhase {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// An investigator takes a whole turn.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Turn {
    pub(crate) seat: Seat,
}

impl Turn {
    /// An investigator takes a whole turn.
    pub fn new(seat: Seat) -> Turn {
        Turn { seat }
    }
}

impl Procedure<ArkhamHorror> for Turn {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// An investigator chooses and performs an action: only this basic one, if one is named.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct TakeAction {
    pub(crate) seat: Seat,
    pub(crate) only: Option<Action>,
}

impl TakeAction {
    /// An investigator chooses and performs an action: only this basic one, if one is named.
    pub fn new(seat: Seat, only: Option<Action>) -> TakeAction {
        TakeAction { seat, only }
    }
}

impl Procedure<ArkhamHorror> for TakeAction {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}
