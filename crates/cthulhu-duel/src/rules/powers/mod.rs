//! What factions can do beyond the common rules: one file for each ability that needs more than a number.

mod absorb;
pub(super) mod avatar;
mod blood_sacrifice;
mod devour;
pub(super) mod dreams;
pub(super) mod exchange;
pub(super) mod ghroth;
pub(super) mod necrophagy;
mod numbers;
pub(super) mod submerge;

use rulebook::RuleId;
use table::Seat;

use super::out_of_step;
use crate::content::{Content, Power};
use crate::{Choice, Cx, Duel, Frame, Halt, Offer};

impl Duel {
    /// The unique actions that the ability brings.
    pub(super) fn offer_power(&self, content: &Content, seat: Seat, power: Power, q: &mut Offer) {
        match power {
            Power::Dreams { cost } => self.offer_dreams(content, seat, cost, q),
            Power::Submerge { cost } => self.offer_submerging(content, seat, cost, q),
            Power::Avatar { cost } => self.offer_avatar(content, seat, cost, q),
            Power::Ghroth { cost, .. } => self.offer_ghroth(seat, cost, q),
            Power::Immortal { .. }
            | Power::ManySummons
            | Power::Devour
            | Power::EnemyGates { .. }
            | Power::Absorb { .. }
            | Power::Regenerate { .. }
            | Power::Exchange { .. }
            | Power::Stronger { .. }
            | Power::Cheaper { .. }
            | Power::BloodSacrifice
            | Power::RedSign { .. }
            | Power::Necrophagy { .. } => {}
        }
    }

    /// Carries out a unique action: at once, or by the procedure that comes back.
    pub(super) fn use_power(
        &mut self,
        seat: Seat,
        choice: Choice,
        cx: &mut Cx<'_>,
    ) -> Result<Option<Frame>, Halt> {
        let power = |game: &Duel, fits: fn(&Power) -> bool| {
            game.powers(cx.content, seat)
                .find(fits)
                .ok_or(Halt::Bug("an ability that the seat does not have"))
        };
        let frame = match choice {
            Choice::Dreams(zone) => {
                let power = power(self, |power| matches!(power, Power::Dreams { .. }))?;
                self.dream(seat, zone, power, cx)
            }
            Choice::Submerge => {
                let power = power(self, |power| matches!(power, Power::Submerge { .. }))?;
                self.submerge(seat, power, cx)
            }
            Choice::Surface(zone) => {
                self.surface(seat, zone, cx);
                return Ok(None);
            }
            Choice::Avatar(owner, zone) => {
                let power = power(self, |power| matches!(power, Power::Avatar { .. }))?;
                self.call_avatar(seat, owner, zone, power, cx)
            }
            Choice::Ghroth => {
                let power = power(self, |power| matches!(power, Power::Ghroth { .. }))?;
                self.call_ghroth(seat, power)
            }
            _ => return out_of_step().map(|_| None),
        };
        Ok(Some(frame))
    }

    /// What the ability allows before the dice of a battle.
    pub(super) fn offer_before(
        &self,
        content: &Content,
        seat: Seat,
        power: Power,
        each: &mut dyn FnMut(Choice, RuleId),
    ) {
        match power {
            Power::Devour if self.can_devour(content, seat) => each(Choice::Devour, devour::RULE),
            Power::Absorb { eater, .. } => {
                self.food(content, seat, eater).for_each(|piece| each(Choice::Absorb(piece), absorb::RULE))
            }
            _ => {}
        }
    }

    /// Carries out what an ability allows before the dice: at once, or by the procedure that comes back.
    pub(super) fn use_before(
        &mut self,
        seat: Seat,
        choice: Choice,
        cx: &mut Cx<'_>,
    ) -> Result<Option<Frame>, Halt> {
        match choice {
            Choice::Devour => Ok(Some(self.devour(seat, cx))),
            Choice::Absorb(piece) => {
                let dice = self.powers(cx.content, seat).find_map(|power| match power {
                    Power::Absorb { dice, .. } => Some(dice),
                    _ => None,
                });
                self.absorb(seat, piece, dice.unwrap_or(0), cx);
                Ok(None)
            }
            _ => out_of_step().map(|_| None),
        }
    }
}
