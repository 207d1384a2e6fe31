//! Marie Lambeau's ability: another investigator performs the action that she has just performed.

use engine::{Ask, Flow, Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::out_of_step;
use super::take_action::TakeAction;
use crate::content::{Ability, Content, Special};
use crate::state::ActionKind;
use crate::{ArkhamHorror, Choice, Cx, Offer, Step, Wake};

/// After an action of the seat: if their ability allows it, they let another investigator anywhere perform the same one.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct ShareAction {
    seat: Seat,
    action: ActionKind,
}

impl ShareAction {
    /// After this action of the seat.
    pub fn new(seat: Seat, action: ActionKind) -> ShareAction {
        ShareAction { seat, action }
    }

    /// Those who could perform the action, which is not lost on anybody who has performed it in this round.
    fn partners<'a>(
        &'a self,
        game: &'a ArkhamHorror,
        content: &'a Content,
    ) -> impl Iterator<Item = Seat> + 'a {
        let able = game.special(content, self.seat, Special::SharesAction).is_some()
            && game.is_unused(self.seat, None)
            && self.can_be_shared(content);
        let others = game.open.in_play().filter(move |&other| able && other != self.seat);
        others.filter(|&other| TakeAction::granted(other, self.action).is_open(game, content))
    }

    /// Whether somebody else can perform it at all: the component actions of one's own cards are not for others, but for the
    /// one that repeats what they have performed themselves.
    fn can_be_shared(&self, content: &Content) -> bool {
        match self.action {
            ActionKind::Basic(_) | ActionKind::Codex(_) => true,
            ActionKind::Own => false,
            ActionKind::Asset(asset) => {
                let repeats = Ability::Special(Special::RepeatsAction);
                rule!("ah3:card.1", content.asset(asset).abilities.contains(&repeats), else false)
            }
        }
    }
}

impl Procedure<ArkhamHorror> for ShareAction {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter if self.partners(game, cx.content).next().is_none() => Ok(Flow::Done),
            Wake::Enter => Ok(Flow::Ask(Ask::one(self.seat))),
            Wake::Said(&[(_, Choice::Stop)]) => Ok(Flow::Done),
            Wake::Said(&[(seat, Choice::Seat(other))]) => {
                crate::rules::tell_pick(RuleId("ah3:card.5"), seat, Choice::Seat(other), cx);
                game.note_once(seat, None);
                call(TakeAction::granted(other, self.action))
            }
            Wake::Back(_) => Ok(Flow::Done),
            Wake::Said(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("ah3:card.5");
        q.ask(rule);
        q.public_count();
        self.partners(game, content).for_each(|other| q.offer(Choice::Seat(other), rule));
        q.decline(Choice::Stop, rule);
    }
}
