//! The round.

use engine::Procedure;
use serde::{Deserialize, Serialize};

use super::out_of_step;
use crate::{ArkhamHorror, Cx, Step, Wake};

/// A round: its four phases and its end.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Round {}

impl Round {
    /// A round: its four phases and its end.
    pub fn new() -> Round {
        Round {}
    }
}

impl Procedure<ArkhamHorror> for Round {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}
