//! Assets: gaining, buying, discarding, the display.

use effects::EffectId;
use engine::{Procedure, Seat};
use serde::{Deserialize, Serialize};

use super::out_of_step;
use super::texts::Scope;
use crate::content::{Asset, Possession, Trait};
use crate::{ArkhamHorror, Cx, Step, Wake};

/// An investigator gains an asset.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Gain {
    pub(crate) seat: Seat,
    pub(crate) asset: Asset,
}

impl Gain {
    /// An investigator gains an asset.
    pub fn new(seat: Seat, asset: Asset) -> Gain {
        Gain { seat, asset }
    }
}

impl Procedure<ArkhamHorror> for Gain {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// An investigator gains an item with a trait and a value in a range, from the display or the deck.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct GainItem {
    pub(crate) seat: Seat,
    pub(crate) with: Option<Trait>,
    pub(crate) min_value: u8,
    pub(crate) max_value: u8,
}

impl GainItem {
    /// An investigator gains an item with a trait and a value in a range, from the display or the deck.
    pub fn new(seat: Seat, with: Option<Trait>, min_value: u8, max_value: u8) -> GainItem {
        GainItem { seat, with, min_value, max_value }
    }
}

impl Procedure<ArkhamHorror> for GainItem {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// An investigator may buy items from the display; the text says which, and what follows.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Buy {
    pub(crate) text: EffectId,
    pub(crate) scope: Scope,
}

impl Buy {
    /// An investigator may buy items from the display; the text says which, and what follows.
    pub fn new(text: EffectId, scope: Scope) -> Buy {
        Buy { text, scope }
    }
}

impl Procedure<ArkhamHorror> for Buy {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// The top spells are revealed, and an investigator may buy of them.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct BuySpells {
    pub(crate) text: EffectId,
    pub(crate) scope: Scope,
}

impl BuySpells {
    /// The top spells are revealed, and an investigator may buy of them.
    pub fn new(text: EffectId, scope: Scope) -> BuySpells {
        BuySpells { text, scope }
    }
}

impl Procedure<ArkhamHorror> for BuySpells {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// An investigator chooses and discards an asset.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct DiscardAsset {
    pub(crate) seat: Seat,
    pub(crate) what: Possession,
}

impl DiscardAsset {
    /// An investigator chooses and discards an asset.
    pub fn new(seat: Seat, what: Possession) -> DiscardAsset {
        DiscardAsset { seat, what }
    }
}

impl Procedure<ArkhamHorror> for DiscardAsset {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// The display is filled up again.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct RefillDisplay {}

impl RefillDisplay {
    /// The display is filled up again.
    pub fn new() -> RefillDisplay {
        RefillDisplay {}
    }
}

impl Procedure<ArkhamHorror> for RefillDisplay {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// A spell is cast: its horror is suffered, as far as nothing prevents it. What the spell does is up to whoever called this,
/// provided that the investigator is still in play.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Cast {
    pub(crate) seat: Seat,
    pub(crate) spell: Asset,
}

impl Cast {
    /// A spell is cast: its horror is suffered, as far as nothing prevents it.
    pub fn new(seat: Seat, spell: Asset) -> Cast {
        Cast { seat, spell }
    }
}

impl Procedure<ArkhamHorror> for Cast {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// Calvin Wright's action: he and an investigator or ally anywhere exchange damage and horror.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct ExchangeWounds {
    pub(crate) seat: Seat,
}

impl ExchangeWounds {
    /// The investigator exchanges damage and horror with an investigator or ally of their choice.
    pub fn new(seat: Seat) -> ExchangeWounds {
        ExchangeWounds { seat }
    }
}

impl Procedure<ArkhamHorror> for ExchangeWounds {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}
