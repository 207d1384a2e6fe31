//! What a choice brings besides what it is for.

use engine::{Msg, Seat};

use crate::content::{CardId, Content};
use crate::rules::{Resolve, Turn};
use crate::state::Testing;
use crate::{Choice, Frame, Lcg};

impl Lcg {
    /// What whoever takes the choice would want to know before: that it costs more than usual, who strikes at them first
    /// and how hard, and whom it hurts if it fails.
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

    /// How many actions it costs, where a card makes it dearer, and which.
    fn dearer(&self, content: &Content, choice: Choice) -> Option<Msg> {
        let seat = self.open.active?;
        let (card, _) = self.slowed(content, seat, choice)?;
        let cost = self.action_cost(content, seat, choice);
        Some(Msg::new("lcg-warns-costs").num("n", cost).name("card", self.called(content, card)))
    }

    /// Who strikes before it is done, and how hard.
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

    /// The enemy that is attacked by the choice, where it is clear which.
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

    /// Who takes the damage of an attack that fails.
    fn missed(&self, content: &Content, enemy: CardId) -> Option<Msg> {
        let other: Seat = self.card(enemy).by.filter(|&other| Some(other) != self.open.active)?;
        Some(Msg::new("lcg-warns-missed").name("who", self.who(content, other)))
    }
}
