//! Engaging and disengaging.

use engine::{Procedure, Seat};
use serde::{Deserialize, Serialize};

use super::out_of_step;
use crate::content::{Monster, Space};
use crate::{ArkhamHorror, Cx, Step, Wake};

/// A monster engages an investigator.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Engage {
    pub(crate) monster: Monster,
    pub(crate) seat: Seat,
}

impl Engage {
    /// A monster engages an investigator.
    pub fn new(monster: Monster, seat: Seat) -> Engage {
        Engage { monster, seat }
    }
}

impl Procedure<ArkhamHorror> for Engage {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// The ready monsters in a space engage investigators there, as far as they do.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct EngageAt {
    pub(crate) at: Space,
}

impl EngageAt {
    /// The ready monsters in a space engage investigators there, as far as they do.
    pub fn new(at: Space) -> EngageAt {
        EngageAt { at }
    }
}

impl Procedure<ArkhamHorror> for EngageAt {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}
