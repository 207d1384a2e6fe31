//! Attack and evade actions, damage to monsters and their defeat.

use engine::{Procedure, Seat};
use serde::{Deserialize, Serialize};

use super::out_of_step;
use crate::content::{Asset, Monster};
use crate::{ArkhamHorror, Cx, Step, Wake};

/// The attack action, by means of an asset if one is named.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Attack {
    pub(crate) seat: Seat,
    pub(crate) with: Option<Asset>,
}

impl Attack {
    /// The attack action, by means of an asset if one is named.
    pub fn new(seat: Seat, with: Option<Asset>) -> Attack {
        Attack { seat, with }
    }
}

impl Procedure<ArkhamHorror> for Attack {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// The evade action.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Evade {
    pub(crate) seat: Seat,
    pub(crate) with: Option<Asset>,
}

impl Evade {
    /// The evade action, by means of an asset if one is named.
    pub fn new(seat: Seat, with: Option<Asset>) -> Evade {
        Evade { seat, with }
    }
}

impl Procedure<ArkhamHorror> for Evade {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// A monster suffers damage, by an investigator if one is named.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct DamageMonster {
    pub(crate) monster: Monster,
    pub(crate) damage: u8,
    pub(crate) by: Option<Seat>,
    pub(crate) in_attack: bool,
}

impl DamageMonster {
    /// A monster suffers damage, by an investigator if one is named.
    pub fn new(monster: Monster, damage: u8, by: Option<Seat>, in_attack: bool) -> DamageMonster {
        DamageMonster { monster, damage, by, in_attack }
    }
}

impl Procedure<ArkhamHorror> for DamageMonster {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// A monster is defeated, by an investigator if one is named.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct DefeatMonster {
    pub(crate) monster: Monster,
    pub(crate) by: Option<Seat>,
    pub(crate) in_attack: bool,
}

impl DefeatMonster {
    /// A monster is defeated, by an investigator if one is named.
    pub fn new(monster: Monster, by: Option<Seat>, in_attack: bool) -> DefeatMonster {
        DefeatMonster { monster, by, in_attack }
    }
}

impl Procedure<ArkhamHorror> for DefeatMonster {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}
