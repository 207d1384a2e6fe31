//! Prices: whether they can be paid, and paying them.
//!
//! A price is paid all or nothing. What needs a decision, such as which focus tokens, is decided while paying; harm comes
//! last, because whoever falls by it has paid all the same.

use engine::{Flow, Procedure, Seat, become_, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::people::LoseFocus;
use crate::content::{Content, Price};
use crate::rules::harm::Suffer;
use crate::rules::out_of_step;
use crate::rules::windows::{Moments, When};
use crate::{ArkhamHorror, Cx, Event, Step, Wake};

impl ArkhamHorror {
    /// Whether the investigator can pay all of the price.
    pub fn can_pay_price(&self, content: &Content, price: &Price, seat: Seat) -> bool {
        let person = self.open.person(seat);
        let has_all = person.money >= price.money
            && person.remnants >= price.remnants
            && person.clues >= price.clues
            && self.open.sheet_clues >= price.sheet_clues
            && person.focus_tokens() >= price.focus;
        let can_be_delayed = !price.delayed || rule!("ah3:400.1g", !person.delayed);
        let can_gain = |status| {
            !rule!("ah3:400.1h", self.has_status(content, seat, status))
                && self.can_gain_status(content, seat, status)
        };
        person.is_in_play()
            && rule!("ah3:400.1f", has_all)
            && can_be_delayed
            && price.condition.is_none_or(can_gain)
    }

    /// Clues are taken off the scenario sheet, as far as there are any.
    pub(super) fn lose_sheet_clues(&mut self, amount: u8, rule: RuleId, cx: &mut Cx<'_>) {
        let amount = amount.min(self.open.sheet_clues);
        self.open.sheet_clues -= amount;
        if amount > 0 {
            cx.tell(rule, || Event::SheetClues { change: -(amount.min(i8::MAX as u8) as i8) });
        }
    }

    /// Takes from the investigator what can be taken at once, and returns the procedure that asks for the rest, if there
    /// is any.
    pub(crate) fn pay_price(&mut self, price: &Price, seat: Seat, cx: &mut Cx<'_>) -> Step {
        let rule = RuleId("ah3:400.1d");
        rule!("ah3:400.1d", {
            rule!("ah3:467.1", {
                self.change_money(seat, -i16::from(price.money), rule, cx);
                self.change_remnants(seat, -i16::from(price.remnants), rule, cx);
                self.change_clues(seat, -i16::from(price.clues), None, rule, cx);
            });
            self.lose_sheet_clues(price.sheet_clues, rule, cx);
            if price.delayed {
                self.become_delayed(seat, rule, cx);
            }
            if let Some(status) = price.condition {
                self.gain_status(seat, status, cx);
            }
            let rest = PayRest {
                seat,
                focus: price.focus,
                damage: price.damage,
                horror: price.horror,
                remnants: price.remnants > 0,
            };
            if rest.is_any() {
                return call(rest);
            }
        });
        Ok(Flow::Done)
    }
}

/// Pays what is left of a price: focus tokens of the payer's choice, then harm.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct PayRest {
    seat: Seat,
    focus: u8,
    damage: u8,
    horror: u8,
    /// Whether remnants have just been spent.
    remnants: bool,
}

impl PayRest {
    fn is_any(&self) -> bool {
        self.focus > 0 || self.damage > 0 || self.horror > 0 || self.remnants
    }
}

impl Procedure<ArkhamHorror> for PayRest {
    fn step(&mut self, _: &mut ArkhamHorror, wake: Wake<'_>, _: &mut Cx<'_>) -> Step {
        let (Wake::Enter | Wake::Back(_)) = wake else { return out_of_step() };
        if std::mem::take(&mut self.remnants) {
            return call(Moments::new(When::RemnantSpent, self.seat, 0));
        }
        let focus = std::mem::take(&mut self.focus);
        if focus > 0 {
            return call(LoseFocus::new(self.seat, focus));
        }
        if self.damage > 0 || self.horror > 0 {
            return become_(Suffer::new(self.seat, self.damage, self.horror, false, None));
        }
        Ok(Flow::Done)
    }
}
