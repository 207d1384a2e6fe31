//! Movement of investigators.

use engine::{Procedure, Seat};
use serde::{Deserialize, Serialize};

use super::out_of_step;
use crate::content::Space;
use crate::{ArkhamHorror, Cx, Step, Wake};

/// An investigator moves up to a number of spaces, as an action or by a text.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Move {
    pub(crate) seat: Seat,
    pub(crate) spaces: u8,
    pub(crate) most_money: u8,
    pub(crate) past_monsters: bool,
}

impl Move {
    /// An investigator moves up to a number of spaces, as an action or by a text.
    pub fn new(seat: Seat, spaces: u8, most_money: u8, past_monsters: bool) -> Move {
        Move { seat, spaces, most_money, past_monsters }
    }
}

impl Procedure<ArkhamHorror> for Move {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// An investigator moves directly to a space.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct MoveTo {
    pub(crate) seat: Seat,
    pub(crate) to: Space,
}

impl MoveTo {
    /// An investigator moves directly to a space.
    pub fn new(seat: Seat, to: Space) -> MoveTo {
        MoveTo { seat, to }
    }
}

impl Procedure<ArkhamHorror> for MoveTo {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}
