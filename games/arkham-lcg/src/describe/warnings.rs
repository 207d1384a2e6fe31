//! Warnings about side effects of choices.

use engine::{Msg, Seat};

use crate::content::{CardId, Content};
use crate::rules::{Resolve, Turn};
use crate::state::Testing;
use crate::{Choice, Frame, Lcg};

impl Lcg {
    /// Warns that the choice costs more than usual, that it provokes attacks, or that its failure damages another
    /// investigator.
    pub(super) fn warning_of(&self, content: &Content, top: &Frame, choice: Choice) -> Option<Msg> {
        let all = match top {
            Frame::Turn(turn) => [
                self.dearer(content, choice),
                self.struck(content, turn, choice),
                self.attacked_in_turn(content, choice).and_then(|enemy| self.missed(content, enemy)),
            ],
            Frame::Resolve(resolve) => [self.missed_by(content, resolve, choice), None, None],
            _ => return None,
        };
        let both = |first: Msg, then: Msg| {
            Msg::new("lcg-warns-both").say("first", vec![first]).say("then", vec![then])
        };
        all.into_iter().flatten().reduce(both)
    }

    /// Warns that a card increases the number of actions the choice costs.
    fn dearer(&self, content: &Content, choice: Choice) -> Option<Msg> {
        let seat = self.open.active?;
        let (card, _) = self.slowed(content, seat, choice)?;
        let cost = self.action_cost(content, seat, choice);
        Some(Msg::new("lcg-warns-costs").num("n", cost).name("card", self.called(content, card)))
    }

    /// Warns which enemies attack before the action is carried out, and with how much damage and horror.
    fn struck(&self, content: &Content, turn: &Turn, choice: Choice) -> Option<Msg> {
        let strikes = |enemy: CardId| {
            let (damage, horror) = self.attack_harm(content, enemy)?;
            let msg = Msg::new("lcg-warns-strikes").name("enemy", self.called(content, enemy));
            Some(msg.num("damage", damage).num("horror", horror))
        };
        let all: Vec<Msg> = turn.provoked(self, content, choice).into_iter().filter_map(strikes).collect();
        let n = all.len() as i64;
        (n > 0).then(|| Msg::new("lcg-warns").num("n", n).list("strikes", all))
    }

    /// The enemy that the choice attacks, if there is only one candidate.
    fn attacked_in_turn(&self, content: &Content, choice: Choice) -> Option<CardId> {
        if let Choice::Fight(enemy) = choice {
            return Some(enemy);
        }
        let (card, ability) = self.ability_of(content, choice)?;
        let resolve = Resolve::of(ability.does, self.env_at(self.open.active?, card, 0));
        let &[enemy] = &resolve.targets(self, content)[..] else { return None };
        resolve.trial(content, enemy).filter(|test| test.kind == Testing::Fight).map(|_| enemy)
    }

    fn missed_by(&self, content: &Content, resolve: &Resolve, choice: Choice) -> Option<Msg> {
        let Choice::Pick(enemy) = choice else { return None };
        resolve.trial(content, enemy).filter(|test| test.kind == Testing::Fight)?;
        self.missed(content, enemy)
    }

    /// Warns that another investigator takes the damage if the attack fails.
    fn missed(&self, content: &Content, enemy: CardId) -> Option<Msg> {
        let other: Seat = self.card(enemy).by.filter(|&other| Some(other) != self.open.active)?;
        Some(Msg::new("lcg-warns-missed").name("who", self.who(content, other)))
    }
}
