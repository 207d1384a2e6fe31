//! What each viewer may see.

use engine::Viewer;
use serde::Serialize;

use crate::{ArkhamHorror, Content};

/// The table as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The round.
    pub round: u8,
}

impl View {
    /// What the viewer sees.
    pub fn of(game: &ArkhamHorror, _: &Content, _: Viewer) -> View {
        View { round: game.open.round }
    }
}
