//! Events: the event deck, spawning clues, and what becomes of an event after its encounter.

use engine::Procedure;
use serde::{Deserialize, Serialize};

use super::out_of_step;
use crate::{ArkhamHorror, Cx, Step, Wake};

/// A clue is spawned.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SpawnClue {}

impl SpawnClue {
    /// A clue is spawned.
    pub fn new() -> SpawnClue {
        SpawnClue {}
    }
}

impl Procedure<ArkhamHorror> for SpawnClue {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}
