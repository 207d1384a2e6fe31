//! Ghroth: a die roll against the number of zones with figures of a certain kind.

use engine::{Flow, Odds, Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::Each;
use crate::content::{Content, Kind};
use crate::event::Loss;
use crate::rules::{Lose, LossScope, SEATS, ask, out_of_step};
use crate::state::enemy;
use crate::{Choice, Cx, Duel, Event, Frame, Offer, Step, Wake};

pub(super) const RULE: RuleId = RuleId("cwd:black-goat.15");

/// Rolls the die: the enemy loses cultists, or the seat places a cultist.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct GhrothComes {
    seat: Seat,
    counted: Kind,
}

impl Procedure<Duel> for GhrothComes {
    fn step(&mut self, game: &mut Duel, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        match wake {
            Wake::Enter => Ok(Flow::Roll),
            Wake::Rolled(die) => {
                let (die, zones) = (die as u8, game.side(seat).zones_of(self.counted).count());
                cx.tell(RULE, || Event::GhrothRolled { seat, die, zones });
                if rule!("cwd:black-goat.15", die <= zones) {
                    return call(Lose::new(enemy(seat), die, Loss::Ghroth, LossScope::Anywhere));
                }
                let any = SEATS.iter().any(|&owner| game.pool(cx.content, owner, Kind::CULTIST) > 0);
                if any { ask(seat) } else { Ok(Flow::Done) }
            }
            Wake::Said(&[(_, Choice::Place(owner, zone))]) => {
                let kind = Kind::CULTIST;
                game.put(owner, kind, zone);
                cx.tell(RULE, || Event::Placed { owner, kind, zone });
                Ok(Flow::Done)
            }
            Wake::Back(_) => Ok(Flow::Done),
            Wake::Said(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &Duel, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RULE);
        q.public_count();
        for owner in SEATS.into_iter().filter(|&owner| game.pool(content, owner, Kind::CULTIST) > 0) {
            content.map.all().iter().for_each(|zone| q.offer(Choice::Place(owner, zone), RULE));
        }
    }

    fn odds(&self, _: &Duel, _: &Content, odds: &mut Odds) {
        odds.cite(RULE);
        odds.die(6);
    }
}

impl Duel {
    pub(super) fn offer_ghroth(&self, seat: Seat, cost: u8, each: Each<'_>) {
        each(Choice::Ghroth, RULE, self.against(seat, cost, None));
    }

    pub(super) fn call_ghroth(&mut self, seat: Seat, cost: u8, counted: Kind) -> Frame {
        self.spend(seat, rule!("cwd:black-goat.15", cost, else 0));
        GhrothComes { seat, counted }.into()
    }
}
