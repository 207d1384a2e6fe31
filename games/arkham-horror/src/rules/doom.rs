//! Doom: placing, spreading, gate bursts, removing.

use engine::{Procedure, Seat};
use serde::{Deserialize, Serialize};

use super::out_of_step;
use crate::content::Space;
use crate::event::Spot;
use crate::{ArkhamHorror, Cx, Step, Wake};

/// Where an investigator removes doom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum DoomSource {
    /// This space.
    Space(Space),
    /// A space of their neighbourhood, of their choice.
    Neighbourhood,
    /// Another space of their neighbourhood, of their choice.
    OtherInNeighbourhood,
    /// Any space, of their choice.
    Anywhere,
    /// One token from each of up to that many spaces of their choice.
    DifferentSpaces,
}

/// Doom is placed, one token after another.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlaceDoom {
    pub(crate) at: Spot,
    pub(crate) left: u8,
}

impl PlaceDoom {
    /// Doom is placed, one token after another.
    pub fn new(at: Spot, left: u8) -> PlaceDoom {
        PlaceDoom { at, left }
    }
}

impl Procedure<ArkhamHorror> for PlaceDoom {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// An investigator removes doom.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct RemoveDoom {
    pub(crate) seat: Seat,
    pub(crate) from: DoomSource,
    pub(crate) left: u8,
}

impl RemoveDoom {
    /// An investigator removes doom.
    pub fn new(seat: Seat, from: DoomSource, left: u8) -> RemoveDoom {
        RemoveDoom { seat, from, left }
    }
}

impl Procedure<ArkhamHorror> for RemoveDoom {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// Doom is spread once.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SpreadDoom {}

impl SpreadDoom {
    /// Doom is spread once.
    pub fn new() -> SpreadDoom {
        SpreadDoom {}
    }
}

impl Procedure<ArkhamHorror> for SpreadDoom {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// A gate bursts.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct GateBurst {}

impl GateBurst {
    /// A gate bursts.
    pub fn new() -> GateBurst {
        GateBurst {}
    }
}

impl Procedure<ArkhamHorror> for GateBurst {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}
