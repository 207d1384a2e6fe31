//! Descriptions of rolls and their outcomes.

use engine::{Card, Msg};

use super::names;
use crate::content::{Content, FactionId};
use crate::state::sign_value;
use crate::{Duel, Frame};

impl Duel {
    /// Describes what the procedure rolls for.
    pub(super) fn roll_of(&self, content: &Content, top: &Frame) -> Msg {
        let by = |id: &str, seat| Msg::new(id).name("who", self.faction_name(content, seat));
        match top {
            Frame::Fighting(fight) => by("cwd-roll-battle", fight.roller(self).unwrap_or(self.open.active)),
            Frame::Lots(lots) => Msg::new("cwd-roll-lot").num("player", lots.seat().0 + 1),
            Frame::GhrothComes(_) => by("cwd-roll-ghroth", self.open.active),
            Frame::GainSigns(signs) => by("cwd-roll-sign", signs.seat()),
            _ => Msg::new("cwd-roll-nothing"),
        }
    }
}

/// Describes one outcome of the roll.
pub(super) fn face_of(content: &Content, top: &Frame, value: u32) -> Msg {
    match top {
        Frame::Lots(_) => {
            let faction = u8::try_from(value).ok().filter(|&id| usize::from(id) < content.factions.len());
            Msg::new(names::faction(content, FactionId(faction.unwrap_or(0))))
        }
        Frame::Fighting(_) => Msg::new(die(value)).num("die", value),
        Frame::GhrothComes(_) => Msg::new("cwd-die").num("die", value),
        Frame::GainSigns(_) => {
            let value = u8::try_from(value).map_or(0, |card| sign_value(Card(card)));
            Msg::new("cwd-sign").num("doom", value)
        }
        _ => Msg::new("cwd-roll-nothing"),
    }
}

/// The message id of the effect of a die in battle.
pub(super) fn die(value: u32) -> &'static str {
    match value {
        6 => "cwd-die-kill",
        4 | 5 => "cwd-die-pain",
        _ => "cwd-die-miss",
    }
}
