//! The encounter phase.

use engine::{Procedure, Seat};
use serde::{Deserialize, Serialize};

use super::out_of_step;
use crate::{ArkhamHorror, Cx, Step, Wake};

/// The encounter phase.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct EncounterPhase {}

impl EncounterPhase {
    /// The encounter phase.
    pub fn new() -> EncounterPhase {
        EncounterPhase {}
    }
}

impl Procedure<ArkhamHorror> for EncounterPhase {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// An investigator has an encounter.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Encounter {
    pub(crate) seat: Seat,
}

impl Encounter {
    /// An investigator has an encounter.
    pub fn new(seat: Seat) -> Encounter {
        Encounter { seat }
    }
}

impl Procedure<ArkhamHorror> for Encounter {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}
