//! The codex: triggers, backs, verbs of archive cards.

use engine::Procedure;
use serde::{Deserialize, Serialize};

use super::out_of_step;
use crate::content::CodexCard;
use crate::{ArkhamHorror, Cx, Step, Wake};

/// The triggers of the codex whose conditions hold are carried out, until none is left.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct CheckCodex {}

impl CheckCodex {
    /// The triggers of the codex whose conditions hold are carried out, until none is left.
    pub fn new() -> CheckCodex {
        CheckCodex {}
    }
}

impl Procedure<ArkhamHorror> for CheckCodex {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// A card in the codex is flipped and its back carried out.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct FlipCard {
    pub(crate) card: CodexCard,
    pub(crate) back: u8,
}

impl FlipCard {
    /// A card in the codex is flipped and its back carried out.
    pub fn new(card: CodexCard, back: u8) -> FlipCard {
        FlipCard { card, back }
    }
}

impl Procedure<ArkhamHorror> for FlipCard {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}
