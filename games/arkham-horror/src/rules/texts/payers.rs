//! Texts for which somebody steps forward, or pays.

use effects::{EffectId, Texts};
use engine::{Ask, Candidates, Flow, Procedure, Seat, become_, call, candidates};
use rulebook::RuleId;
use serde::{Deserialize, Serialize};

use super::{Resolve, Scope};
use crate::content::{Content, Effect};
use crate::rules::out_of_step;
use crate::{ArkhamHorror, Choice, Cx, Event, Offer, Step, Wake};

/// Somebody chooses an investigator for a text: another one who becomes *you*, or one who pays.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct PickPerson {
    pub(crate) text: EffectId,
    pub(crate) scope: Scope,
    /// The one who pays.
    payer: Option<Seat>,
}

impl PickPerson {
    /// Carries out this [`Effect::ChooseOther`] or [`Effect::AnyMayPay`].
    pub fn new(text: EffectId, scope: Scope) -> PickPerson {
        PickPerson { text, scope, payer: None }
    }

    /// Those who can be chosen.
    fn people<'a>(&self, game: &'a ArkhamHorror, content: &'a Content) -> impl Iterator<Item = Seat> + 'a {
        let (scope, effect) = (self.scope, content.effect(self.text));
        game.open.in_play().filter(move |&seat| match effect {
            Effect::ChooseOther { .. } => seat != scope.you,
            Effect::AnyMayPay { price, .. } => game.can_pay(content, price, Scope { you: seat, ..scope }),
            _ => false,
        })
    }

    /// Whether anybody can be chosen.
    pub(super) fn is_possible(&self, game: &ArkhamHorror, content: &Content) -> bool {
        self.people(game, content).next().is_some()
    }
}

impl Procedure<ArkhamHorror> for PickPerson {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let scope = self.scope;
        let resolve = |text, you| become_(Resolve::new(text, Scope { you, ..scope }));
        match (cx.content.effect(self.text), wake) {
            (Effect::ChooseOther { then }, Wake::Enter) => match candidates(self.people(game, cx.content)) {
                Candidates::None => Ok(Flow::Done),
                Candidates::One(only) => resolve(*then, only),
                Candidates::Many => Ok(Flow::Ask(Ask::one(scope.you))),
            },
            (Effect::ChooseOther { then }, Wake::Said(&[(chooser, Choice::Seat(seat))])) => {
                crate::rules::tell_pick(RuleId("ah3:438.9"), chooser, Choice::Seat(seat), cx);
                resolve(*then, seat)
            }
            (Effect::AnyMayPay { unpaid, .. }, Wake::Enter) => match self.people(game, cx.content).next() {
                Some(_) => Ok(Flow::Ask(Ask::one(game.group()))),
                None => resolve(*unpaid, scope.you),
            },
            (Effect::AnyMayPay { unpaid, .. }, Wake::Said(&[(seat, Choice::Stop)])) => {
                cx.tell(RuleId("ah3:438.9"), || Event::Declined { seat });
                resolve(*unpaid, scope.you)
            }
            (Effect::AnyMayPay { price, paid, .. }, Wake::Said(&[(chooser, Choice::Seat(seat))])) => {
                crate::rules::tell_pick(RuleId("ah3:438.9"), chooser, Choice::Seat(seat), cx);
                self.payer = Some(seat);
                match game.pay_price(price, seat, cx)? {
                    Flow::Done => resolve(*paid, seat),
                    flow => Ok(flow),
                }
            }
            (Effect::AnyMayPay { paid, .. }, Wake::Back(_)) => match self.payer {
                Some(seat) => resolve(*paid, seat),
                None => out_of_step(),
            },
            _ => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        let pays = matches!(content.effect(self.text), Effect::AnyMayPay { .. });
        let rule = if pays { RuleId("ah3:400.1d") } else { RuleId("ah3:438.9") };
        q.ask(rule);
        q.public_count();
        self.people(game, content).for_each(|seat| q.offer(Choice::Seat(seat), rule));
        if pays {
            q.decline(Choice::Stop, rule);
        }
    }
}

/// An investigator may pay as often as they like, and a text is resolved each time.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct PayAgain {
    pub(crate) text: EffectId,
    pub(crate) scope: Scope,
    /// Whether the price was just paid, so that the text follows.
    paid: bool,
}

impl PayAgain {
    /// Carries out this [`Effect::PayRepeatedly`].
    pub fn new(text: EffectId, scope: Scope) -> PayAgain {
        PayAgain { text, scope, paid: false }
    }
}

impl Procedure<ArkhamHorror> for PayAgain {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let Effect::PayRepeatedly { price, then } = cx.content.effect(self.text) else {
            return out_of_step();
        };
        match wake {
            Wake::Said(&[(_, Choice::Stop)]) => return Ok(Flow::Done),
            Wake::Said(_) => {
                self.paid = true;
                match game.pay_price(price, self.scope.you, cx)? {
                    Flow::Done => {}
                    flow => return Ok(flow),
                }
            }
            Wake::Enter | Wake::Back(_) => {}
            Wake::Rolled(_) => return out_of_step(),
        }
        if std::mem::take(&mut self.paid) {
            return call(Resolve::new(*then, self.scope));
        }
        match game.can_pay(cx.content, price, self.scope) {
            true => Ok(Flow::Ask(Ask::one(self.scope.you))),
            false => Ok(Flow::Done),
        }
    }

    fn offer(&self, _: &ArkhamHorror, _: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("ah3:400.1d");
        q.ask(rule);
        q.public_count();
        q.offer(Choice::Yes, rule);
        q.decline(Choice::Stop, rule);
    }
}
