//! The number of actions that choices cost.

use engine::Seat;
use rulebook::{RuleId, rule};

use crate::content::{CardId, Constant, Content, Designator, ExtraAction, PlayTime, Trait, When};
use crate::{Choice, Cx, Event, Lcg};

impl Lcg {
    /// The number of actions that the choice costs the seat, including what cards add.
    pub(crate) fn action_cost(&self, content: &Content, seat: Seat, choice: Choice) -> u8 {
        let (n, designator) = self.action_of(content, choice);
        n + self.slowed_as(content, seat, choice, designator).map_or(0, |(_, more)| more)
    }

    /// The first card that makes the choice cost the seat additional actions, and the number added by all of them.
    pub(crate) fn slowed(&self, content: &Content, seat: Seat, choice: Choice) -> Option<(CardId, u8)> {
        let (_, designator) = self.action_of(content, choice);
        self.slowed_as(content, seat, choice, designator)
    }

    fn slowed_as(
        &self,
        content: &Content,
        seat: Seat,
        choice: Choice,
        designator: Designator,
    ) -> Option<(CardId, u8)> {
        if !is_slowed(choice, designator) || self.person(seat).thawed {
            return None;
        }
        let mut all = self.cards_with_constant(content, seat, &Constant::Frozen);
        all.next().map(|first| (first, 1 + all.count() as u8))
    }

    /// The number of actions that the choice costs by itself, and its designator.
    pub(crate) fn action_of(&self, content: &Content, choice: Choice) -> (u8, Designator) {
        match choice {
            Choice::Fight(_) => (1, Designator::Fight),
            Choice::Evade(_) => (1, Designator::Evade),
            Choice::Investigate => (1, Designator::Investigate),
            Choice::Use(card, at) => match self.def(content, card).abilities[usize::from(at)].when {
                When::Action(n, designator) => (
                    rule!("lcg:activate-action.1", n, else 0),
                    rule!("lcg:action-designators.1", designator, else Designator::Plain),
                ),
                When::QuietAction(n) => (n, Designator::Plain),
                _ => (0, Designator::Plain),
            },
            Choice::Play(card) => match self.event_ability(content, card).map(|ability| ability.when) {
                Some(When::Play(PlayTime::Action, designator)) => {
                    (rule!("lcg:play-action.1", 1, else 0), designator)
                }
                Some(_) => (0, Designator::Plain),
                None if self.is_fast(content, card) => (rule!("lcg:fast.1", 0, else 1), Designator::Plain),
                None => (rule!("lcg:play-action.1", 1, else 0), Designator::Plain),
            },
            _ => (1, Designator::Plain),
        }
    }

    /// Whether the seat has enough actions for it.
    pub(crate) fn has_actions(&self, content: &Content, seat: Seat, choice: Choice) -> bool {
        let need = self.action_cost(content, seat, choice);
        let person = self.person(seat);
        let tome = person.tome_action && self.is_tome_ability(content, choice);
        person.actions + u8::from(tome) >= need
    }

    pub(super) fn is_tome_ability(&self, content: &Content, choice: Choice) -> bool {
        matches!(choice, Choice::Use(card, _) if self.def(content, card).is(Trait::Tome))
    }

    /// Spends the seat's actions.
    pub(super) fn pay_actions(&mut self, seat: Seat, choice: Choice, cx: &mut Cx<'_>) {
        let content = cx.content;
        let (mut need, designator) = self.action_of(content, choice);
        if let Some((card, n)) = self.slowed_as(content, seat, choice, designator) {
            cx.tell(RuleId("lcg:framework.14"), || Event::Slowed { seat, card, n });
            need += n;
        }
        let tome = self.is_tome_ability(content, choice);
        let person = self.person_mut(seat);
        person.thawed |= is_slowed(choice, designator);
        if tome && person.tome_action && need > 0 {
            person.tome_action = false;
            need -= 1;
        }
        rule!("lcg:framework.14", {
            person.actions = person.actions.saturating_sub(need);
        });
    }

    /// Grants the additional action for Tome abilities once per turn, as soon as the ability that gives it is active.
    pub(crate) fn grant_tome_action(&mut self, content: &Content, seat: Seat) {
        let given = &Constant::MoreActions(ExtraAction::Any);
        if !self.person(seat).tome_granted
            && self.may_have_constant(given)
            && self.bonus_actions(content, seat).1
        {
            let person = self.person_mut(seat);
            (person.tome_action, person.tome_granted) = (true, true);
        }
    }

    /// The additional actions that cards give the seat, and whether there is one for Tome abilities.
    pub(crate) fn bonus_actions(&self, content: &Content, seat: Seat) -> (u8, bool) {
        let mut bonus = (0, false);
        for card in self.open.play.iter().filter(|&card| self.card(card).by == Some(seat)) {
            for constant in self.constants(content, card) {
                match constant {
                    Constant::MoreActions(ExtraAction::Any) => bonus.0 += 1,
                    Constant::MoreActions(ExtraAction::On(_)) => bonus.1 = true,
                    _ => {}
                }
            }
        }
        bonus
    }
}

/// Whether it is an action that [`Constant::Frozen`] makes more expensive: moving, fighting, evading.
fn is_slowed(choice: Choice, designator: Designator) -> bool {
    matches!(choice, Choice::Move(_)) || matches!(designator, Designator::Fight | Designator::Evade)
}
