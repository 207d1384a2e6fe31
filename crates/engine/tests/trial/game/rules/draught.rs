//! A candle snuffed at any time, and its smoke: an anytime choice that calls a procedure.

use engine::{Ask, End, Flow, Procedure, Seat, Seats, call};
use rulebook::RuleId;
use serde::{Deserialize, Serialize};

use super::listening::TOP;
use crate::game::state::{Choice, Content, DECK, Event, Fault, Seance};
use crate::game::{Cx, Frame, Halt, Offer, Step, Wake};

/// Smoke rises: the guest who snuffed the candle may stir the deck. Then the draught is there.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Smoke {
    pub(crate) seat: Seat,
}

impl Procedure<Seance> for Smoke {
    fn step(&mut self, game: &mut Seance, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {
                let others = game.guests().without(Seats::only(self.seat));
                return Ok(Flow::Ask(Ask::one(self.seat).with_anytime(others)));
            }
            Wake::Said([(_, Choice::Leave)]) => {}
            Wake::Said([(_, Choice::Stir)]) => {
                game.shut.mix(DECK, End::Top, TOP);
                cx.tell(RuleId("trial:draught.3"), || Event::Stirred);
            }
            Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_) => {
                return Err(Halt::Bug("smoke is left alone or stirs"));
            }
        }
        if cx.content.has(Fault::ForgetsDraught) {
            game.open.unsaved = true;
        } else {
            game.open.draught = true;
        }
        Ok(Flow::Done)
    }

    /// If another guest's smoke has brought the draught meanwhile, the question is moot.
    fn again(&mut self, game: &mut Seance, ask: Ask, _: &mut Cx<'_>) -> Step {
        if game.draught() { Ok(Flow::Done) } else { Ok(Flow::Ask(ask)) }
    }

    fn offer(&self, _: &Seance, _: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("trial:draught.3");
        q.ask(rule);
        q.offer(Choice::Leave, rule);
        q.offer(Choice::Stir, rule);
    }
}

impl Seance {
    /// Offers to snuff a candle to a guest with more than one, unless there is a draught or their smoke is still
    /// rising.
    pub(in crate::game) fn may_snuff(&self, stack: &[Frame], seat: Seat, q: &mut Offer) {
        let rule = RuleId("trial:draught.1");
        let smokes = stack.contains(&Smoke { seat }.into());
        if self.open.candles[seat.index()] > 1 && !self.draught() && !smokes {
            q.offer_anytime(Choice::Snuff, rule);
        } else {
            q.refuse(Choice::Snuff, rule);
        }
    }

    /// Snuffs a candle; the draught that follows prevents leaning with full weight.
    pub(in crate::game) fn snuff(&mut self, seat: Seat, cx: &mut Cx<'_>) -> Step {
        self.open.candles[seat.index()] -= 1;
        cx.tell(RuleId("trial:draught.1"), || Event::Snuffed(seat));
        call(Smoke { seat })
    }
}
