//! Spawning of monsters.

use engine::{Procedure, Seat};
use serde::{Deserialize, Serialize};

use super::out_of_step;
use crate::content::{Monster, Space};
use crate::{ArkhamHorror, Cx, Step, Wake};

/// A monster spawns: the bottom one of the deck, or this one; where its card says, or there; engaged at once with an investigator, if one is named.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Spawn {
    pub(crate) monster: Option<Monster>,
    pub(crate) at: Option<Space>,
    pub(crate) exhausted: bool,
    pub(crate) engaged_with: Option<Seat>,
}

impl Spawn {
    /// A monster spawns: the bottom one of the deck, or this one; where its card says, or there; engaged at once with an investigator, if one is named.
    pub fn new(
        monster: Option<Monster>,
        at: Option<Space>,
        exhausted: bool,
        engaged_with: Option<Seat>,
    ) -> Spawn {
        Spawn { monster, at, exhausted, engaged_with }
    }
}

impl Procedure<ArkhamHorror> for Spawn {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}
