//! Dreams: an enemy cultist is eliminated and replaced by an own one.

use engine::{Flow, Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::Each;
use crate::content::{Content, Kind, Zone};
use crate::event::Loss;
use crate::rules::{Lose, LossScope, out_of_step};
use crate::state::enemy;
use crate::{Choice, Cx, Duel, Event, Frame, Offer, Step, Wake};

pub(super) const RULE: RuleId = RuleId("cwd:great-cthulhu.10");

/// The enemy loses a cultist of their choice, then a cultist of the seat is placed.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Dreaming {
    seat: Seat,
    zone: Zone,
}

impl Procedure<Duel> for Dreaming {
    fn step(&mut self, game: &mut Duel, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let (seat, zone) = (self.seat, self.zone);
        match wake {
            Wake::Enter if rule!("cwd:great-cthulhu.10", true) => {
                call(Lose::new(enemy(seat), 1, Loss::Dreams, LossScope::Zone(zone)))
            }
            Wake::Enter => Ok(Flow::Done),
            Wake::Back(_) => {
                let kind = Kind::CULTIST;
                game.put(seat, kind, zone);
                cx.tell(RULE, || Event::Placed { owner: seat, kind, zone });
                Ok(Flow::Done)
            }
            Wake::Said(_) | Wake::Rolled(_) => out_of_step(),
        }
    }
}

impl Duel {
    pub(super) fn offer_dreams(&self, content: &Content, seat: Seat, cost: u8, each: Each<'_>) {
        let none = rule!("cwd:unique-actions.2", self.pool(content, seat, Kind::CULTIST) == 0, else false);
        let against = self.against(seat, cost, none.then_some(RuleId("cwd:unique-actions.2")));
        for zone in self.side(enemy(seat)).zones_of(Kind::CULTIST).iter() {
            each(Choice::Dreams(zone), RULE, against);
        }
    }

    /// Refuses all other zones: the enemy has no cultist there.
    pub(super) fn refuse_dreams(&self, content: &Content, seat: Seat, q: &mut Offer) {
        let without = content.map.all().less(self.side(enemy(seat)).zones_of(Kind::CULTIST));
        without.iter().for_each(|zone| q.refuse(Choice::Dreams(zone), RULE));
    }

    pub(super) fn dream(&mut self, seat: Seat, zone: Zone, cost: u8, cx: &mut Cx<'_>) -> Frame {
        self.spend(seat, rule!("cwd:great-cthulhu.9", cost, else 0));
        cx.tell(RULE, || Event::Dreamt { seat, zone });
        Dreaming { seat, zone }.into()
    }
}
