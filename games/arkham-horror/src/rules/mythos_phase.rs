//! The mythos phase: tokens, headlines, reckonings.

use engine::{Procedure, Seat};
use serde::{Deserialize, Serialize};

use super::out_of_step;
use crate::{ArkhamHorror, Cx, Step, Wake};

/// The mythos phase.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct MythosPhase {}

impl MythosPhase {
    /// The mythos phase.
    pub fn new() -> MythosPhase {
        MythosPhase {}
    }
}

impl Procedure<ArkhamHorror> for MythosPhase {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// A player draws a mythos token and resolves it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct DrawToken {
    pub(crate) seat: Seat,
}

impl DrawToken {
    /// A player draws a mythos token and resolves it.
    pub fn new(seat: Seat) -> DrawToken {
        DrawToken { seat }
    }
}

impl Procedure<ArkhamHorror> for DrawToken {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// A player draws and reads a headline.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReadHeadline {
    pub(crate) seat: Seat,
}

impl ReadHeadline {
    /// A player draws and reads a headline.
    pub fn new(seat: Seat) -> ReadHeadline {
        ReadHeadline { seat }
    }
}

impl Procedure<ArkhamHorror> for ReadHeadline {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// The reckoning effects are resolved, in an order that the group chooses.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reckoning {}

impl Reckoning {
    /// The reckoning effects are resolved, in an order that the group chooses.
    pub fn new() -> Reckoning {
        Reckoning {}
    }
}

impl Procedure<ArkhamHorror> for Reckoning {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}
