//! Damage, horror, recovery, defeat.

use engine::{Procedure, Seat};
use serde::{Deserialize, Serialize};

use super::out_of_step;
use crate::content::Monster;
use crate::{ArkhamHorror, Cx, Step, Wake};

/// An investigator suffers damage and horror at once.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Suffer {
    pub(crate) seat: Seat,
    pub(crate) damage: u8,
    pub(crate) horror: u8,
    pub(crate) direct: bool,
    pub(crate) by: Option<Monster>,
}

impl Suffer {
    /// An investigator suffers damage and horror at once.
    pub fn new(seat: Seat, damage: u8, horror: u8, direct: bool, by: Option<Monster>) -> Suffer {
        Suffer { seat, damage, horror, direct, by }
    }
}

impl Procedure<ArkhamHorror> for Suffer {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// An investigator, or if so allowed an ally of theirs, recovers.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Recover {
    pub(crate) seat: Seat,
    pub(crate) health: u8,
    pub(crate) sanity: u8,
    pub(crate) or_ally: bool,
}

impl Recover {
    /// An investigator, or if so allowed an ally of theirs, recovers.
    pub fn new(seat: Seat, health: u8, sanity: u8, or_ally: bool) -> Recover {
        Recover { seat, health, sanity, or_ally }
    }
}

impl Procedure<ArkhamHorror> for Recover {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// An investigator is defeated, or devoured.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Defeat {
    pub(crate) seat: Seat,
    pub(crate) devoured: bool,
}

impl Defeat {
    /// An investigator is defeated, or devoured.
    pub fn new(seat: Seat, devoured: bool) -> Defeat {
        Defeat { seat, devoured }
    }
}

impl Procedure<ArkhamHorror> for Defeat {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}
