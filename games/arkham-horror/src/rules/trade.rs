//! The trade action.

use engine::{Procedure, Seat};
use serde::{Deserialize, Serialize};

use super::out_of_step;
use crate::{ArkhamHorror, Cx, Step, Wake};

/// The trade action.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Trade {
    pub(crate) seat: Seat,
}

impl Trade {
    /// The trade action.
    pub fn new(seat: Seat) -> Trade {
        Trade { seat }
    }
}

impl Procedure<ArkhamHorror> for Trade {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}
