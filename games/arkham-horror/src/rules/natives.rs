//! What only one component does.

use engine::Procedure;
use serde::{Deserialize, Serialize};

use super::out_of_step;
use super::texts::Scope;
use crate::content::Native;
use crate::{ArkhamHorror, Cx, Step, Wake};

/// Carries out an effect of a single component.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Natively {
    pub(crate) what: Native,
    pub(crate) scope: Scope,
}

impl Natively {
    /// Carries out an effect of a single component.
    pub fn new(what: Native, scope: Scope) -> Natively {
        Natively { what, scope }
    }
}

impl Procedure<ArkhamHorror> for Natively {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}
