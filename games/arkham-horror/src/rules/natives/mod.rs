//! What only one component does.

mod alliance;
mod luggage;
mod monsters;

use engine::{Flow, Procedure, become_};
use serde::{Deserialize, Serialize};

use super::mythos_phase::RollForPact;
use super::out_of_step;
use super::texts::Scope;
use crate::content::Native;
use crate::{ArkhamHorror, Cx, Step, Wake};

pub use alliance::AllianceOfEvil;
pub use luggage::OpenLuggage;
pub use monsters::{Bind, DefeatForItsHealth};

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
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let Wake::Enter = wake else { return out_of_step() };
        let scope = self.scope;
        match self.what {
            Native::DefeatForItsHealth => become_(DefeatForItsHealth::new(scope.you)),
            Native::AllianceOfEvil => become_(AllianceOfEvil::new(scope.you, game)),
            Native::Binding => become_(Bind::new(scope)),
            Native::FillLuggage => {
                game.fill_luggage(cx);
                Ok(Flow::Done)
            }
            Native::OpenLuggage => become_(OpenLuggage::new(scope)),
            Native::RollForDarkPact => become_(RollForPact::new(scope.you)),
        }
    }
}
