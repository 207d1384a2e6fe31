//! The monster phase: activation, attacks, readying.

use engine::Procedure;
use serde::{Deserialize, Serialize};

use super::out_of_step;
use crate::content::Monster;
use crate::{ArkhamHorror, Cx, Step, Wake};

/// The monster phase.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct MonsterPhase {}

impl MonsterPhase {
    /// The monster phase.
    pub fn new() -> MonsterPhase {
        MonsterPhase {}
    }
}

impl Procedure<ArkhamHorror> for MonsterPhase {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// A ready monster activates.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Activate {
    pub(crate) monster: Monster,
}

impl Activate {
    /// A ready monster activates.
    pub fn new(monster: Monster) -> Activate {
        Activate { monster }
    }
}

impl Procedure<ArkhamHorror> for Activate {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// A monster moves up to a number of spaces towards its destination.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct MoveMonster {
    pub(crate) monster: Monster,
    pub(crate) left: u8,
}

impl MoveMonster {
    /// A monster moves up to a number of spaces towards its destination.
    pub fn new(monster: Monster, left: u8) -> MoveMonster {
        MoveMonster { monster, left }
    }
}

impl Procedure<ArkhamHorror> for MoveMonster {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// Engaged monsters attack, in turn order.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct AttackStep {}

impl AttackStep {
    /// Engaged monsters attack, in turn order.
    pub fn new() -> AttackStep {
        AttackStep {}
    }
}

impl Procedure<ArkhamHorror> for AttackStep {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}
