//! Tests.

use engine::Procedure;
use serde::{Deserialize, Serialize};

use super::out_of_step;
use crate::{ArkhamHorror, Cx, Step, Wake};

/// The test at this place of the tests in progress.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SkillTest {
    pub(crate) at: u8,
}

impl SkillTest {
    /// The test at this place of the tests in progress.
    pub fn new(at: u8) -> SkillTest {
        SkillTest { at }
    }
}

impl Procedure<ArkhamHorror> for SkillTest {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}
