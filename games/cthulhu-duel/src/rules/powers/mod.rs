//! Abilities of the factions: one file for each that does more than change a number.
//!
//! The common rules refer to moments, not to abilities: at each moment they query the abilities of a seat here.

mod absorb;
pub(super) mod avatar;
mod blood_sacrifice;
mod devour;
pub(super) mod dreams;
mod exchange;
pub(super) mod ghroth;
mod losses;
mod necrophagy;
mod numbers;
pub(super) mod submerge;
pub(super) mod window;

use engine::Seat;
use rulebook::RuleId;
use serde::{Deserialize, Serialize};

use super::{offer_or_refuse, out_of_step};
use crate::content::{Content, Power, Skill};
use crate::{Choice, Cx, Duel, Frame, Halt, Offer};

/// The moment at which an ability is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Moment {
    /// As the one action of a turn.
    Action,
    /// After any action, before the next.
    BetweenActions,
    /// Before the roll of a battle.
    BeforeBattle,
    /// After the kills of a battle have been assigned.
    AfterKills,
    /// In the player's go of the Doom phase.
    Doom,
}

/// A choice that an ability allows, or would allow if no rule were against it.
pub(super) struct Use {
    skill: Skill,
    power: Power,
    choice: Choice,
    rule: RuleId,
    against: Option<RuleId>,
}

impl Use {
    /// Whether no rule is against it.
    pub(super) fn is_open(&self) -> bool {
        self.against.is_none()
    }

    /// Offers the choice or refuses it.
    pub(super) fn put(&self, q: &mut Offer) {
        offer_or_refuse(q, self.choice, self.rule, self.against);
    }
}

/// Receives a choice, the rule that allows it, and the rule against it, if any.
type Each<'a> = &'a mut dyn FnMut(Choice, RuleId, Option<RuleId>);

impl Power {
    /// The moment at which it is used, or `None` for an ability that applies by itself.
    fn moment(self) -> Option<Moment> {
        match self {
            Power::Dreams { .. } | Power::Submerge { .. } | Power::Avatar { .. } | Power::Ghroth { .. } => {
                Some(Moment::Action)
            }
            Power::Exchange { .. } => Some(Moment::BetweenActions),
            Power::Devour | Power::Absorb { .. } => Some(Moment::BeforeBattle),
            Power::Necrophagy { .. } => Some(Moment::AfterKills),
            Power::BloodSacrifice => Some(Moment::Doom),
            Power::Immortal { .. }
            | Power::ManySummons
            | Power::EnemyGates { .. }
            | Power::Regenerate { .. }
            | Power::Stronger { .. }
            | Power::Cheaper { .. }
            | Power::RedSign { .. } => None,
        }
    }

    /// Whether it can be used only once at each of its moments.
    fn is_once(self) -> bool {
        matches!(self, Power::Devour | Power::BloodSacrifice)
    }
}

impl Duel {
    /// Lists what the seat's abilities allow at the moment. `used` is the bit set of abilities already used in it.
    pub(super) fn offer_at(
        &self,
        content: &Content,
        seat: Seat,
        moment: Moment,
        used: u8,
        each: &mut dyn FnMut(Use),
    ) {
        for (skill, power) in self.skills(content, seat).filter(|(_, power)| power.moment() == Some(moment)) {
            let spent = power.is_once() && used & (1 << skill.0) != 0;
            self.offer_power(content, seat, power, &mut |choice, rule, against| {
                let against = if spent { Some(rule) } else { against };
                each(Use { skill, power, choice, rule, against });
            });
        }
    }

    /// Refuses choices of the seat's abilities that a player could expect at the moment, if refusals are collected.
    pub(super) fn refuse_at(&self, content: &Content, seat: Seat, moment: Moment, q: &mut Offer) {
        if !q.keeps_refusals() {
            return;
        }
        for (_, power) in self.skills(content, seat).filter(|(_, power)| power.moment() == Some(moment)) {
            match power {
                Power::Avatar { .. } => self.refuse_avatar(content, seat, q),
                Power::Dreams { .. } => self.refuse_dreams(content, seat, q),
                _ => {}
            }
        }
    }

    /// Whether the seat's abilities allow any choice at the moment.
    pub(super) fn can_use_at(&self, content: &Content, seat: Seat, moment: Moment, used: u8) -> bool {
        let mut any = false;
        self.offer_at(content, seat, moment, used, &mut |it| any |= it.is_open());
        any
    }

    /// Performs the choice of an ability, immediately or by returning a procedure, and adds the ability to `used`.
    pub(super) fn use_at(
        &mut self,
        seat: Seat,
        moment: Moment,
        used: &mut u8,
        choice: Choice,
        cx: &mut Cx<'_>,
    ) -> Result<Option<Frame>, Halt> {
        let mut found = None;
        self.offer_at(cx.content, seat, moment, *used, &mut |it| {
            if it.is_open() && it.choice == choice {
                found.get_or_insert((it.skill, it.power));
            }
        });
        let (skill, power) = found.ok_or(Halt::Bug("an ability that the seat does not have"))?;
        *used |= 1 << skill.0;
        self.use_power(seat, power, choice, cx)
    }

    /// Lists the choices of the ability at its moment.
    fn offer_power(&self, content: &Content, seat: Seat, power: Power, each: Each<'_>) {
        match power {
            Power::Dreams { cost } => self.offer_dreams(content, seat, cost, each),
            Power::Submerge { cost } => self.offer_submerging(content, seat, cost, each),
            Power::Avatar { cost } => self.offer_avatar(content, seat, cost, each),
            Power::Ghroth { cost, .. } => self.offer_ghroth(seat, cost, each),
            Power::Exchange { from, to } => self.offer_exchange(content, seat, from, to, each),
            Power::Devour => self.offer_devouring(content, seat, each),
            Power::Absorb { eater, .. } => self.offer_absorbing(content, seat, eater, each),
            Power::Necrophagy { figure } => self.offer_feast(seat, figure, each),
            Power::BloodSacrifice => self.offer_bleeding(content, seat, each),
            Power::Immortal { .. }
            | Power::ManySummons
            | Power::EnemyGates { .. }
            | Power::Regenerate { .. }
            | Power::Stronger { .. }
            | Power::Cheaper { .. }
            | Power::RedSign { .. } => {}
        }
    }

    fn use_power(
        &mut self,
        seat: Seat,
        power: Power,
        choice: Choice,
        cx: &mut Cx<'_>,
    ) -> Result<Option<Frame>, Halt> {
        let frame = match (power, choice) {
            (Power::Dreams { cost }, Choice::Dreams(zone)) => self.dream(seat, zone, cost, cx),
            (Power::Submerge { cost }, Choice::Submerge) => self.submerge(seat, cost, cx),
            (Power::Avatar { cost }, Choice::Avatar(owner, zone)) => {
                self.call_avatar(seat, owner, zone, cost, cx)
            }
            (Power::Ghroth { cost, figure }, Choice::Ghroth) => self.call_ghroth(seat, cost, figure),
            (Power::Devour, Choice::Devour) => self.devour(seat, cx),
            (Power::BloodSacrifice, Choice::BloodSacrifice(piece, zone)) => {
                self.use_blood_sacrifice(seat, piece, zone, cx)
            }
            (Power::Submerge { .. }, Choice::Surface(zone)) => {
                self.surface(seat, zone, cx);
                return Ok(None);
            }
            (Power::Exchange { to, .. }, Choice::Exchange(piece, zone)) => {
                self.exchange(seat, piece, to, zone, cx);
                return Ok(None);
            }
            (Power::Absorb { dice, .. }, Choice::Absorb(piece)) => {
                self.absorb(seat, piece, dice, cx);
                return Ok(None);
            }
            (Power::Necrophagy { figure }, Choice::Bring(from)) => {
                self.use_necrophagy(seat, figure, from, cx);
                return Ok(None);
            }
            _ => return out_of_step().map(|_| None),
        };
        Ok(Some(frame))
    }
}
