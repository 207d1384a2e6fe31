//! The simple actions: gather resources, focus, ward, research, component and codex actions.

use engine::{Procedure, Seat};
use serde::{Deserialize, Serialize};

use super::out_of_step;
use crate::content::{Asset, CodexCard, Skill};
use crate::{ArkhamHorror, Cx, Step, Wake};

/// The gather resources action.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Gather {
    pub(crate) seat: Seat,
}

impl Gather {
    /// The gather resources action.
    pub fn new(seat: Seat) -> Gather {
        Gather { seat }
    }
}

impl Procedure<ArkhamHorror> for Gather {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// A skill is focused: this one, or one of the investigator's choice.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Focus {
    pub(crate) seat: Seat,
    pub(crate) skill: Option<Skill>,
    pub(crate) beyond_limit: bool,
}

impl Focus {
    /// A skill is focused: this one, or one of the investigator's choice.
    pub fn new(seat: Seat, skill: Option<Skill>, beyond_limit: bool) -> Focus {
        Focus { seat, skill, beyond_limit }
    }
}

impl Procedure<ArkhamHorror> for Focus {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// The ward action.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ward {
    pub(crate) seat: Seat,
}

impl Ward {
    /// The ward action.
    pub fn new(seat: Seat) -> Ward {
        Ward { seat }
    }
}

impl Procedure<ArkhamHorror> for Ward {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// The research action.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Research {
    pub(crate) seat: Seat,
}

impl Research {
    /// The research action.
    pub fn new(seat: Seat) -> Research {
        Research { seat }
    }
}

impl Procedure<ArkhamHorror> for Research {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// The component action of an asset, or of the investigator.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct ComponentAct {
    pub(crate) seat: Seat,
    pub(crate) asset: Option<Asset>,
}

impl ComponentAct {
    /// The component action of an asset, or of the investigator.
    pub fn new(seat: Seat, asset: Option<Asset>) -> ComponentAct {
        ComponentAct { seat, asset }
    }
}

impl Procedure<ArkhamHorror> for ComponentAct {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// The action of an archive card.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct CodexAct {
    pub(crate) seat: Seat,
    pub(crate) card: CodexCard,
}

impl CodexAct {
    /// The action of an archive card.
    pub fn new(seat: Seat, card: CodexCard) -> CodexAct {
        CodexAct { seat, card }
    }
}

impl Procedure<ArkhamHorror> for CodexAct {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}
