//! Clues: discovering, placing and spending them.

use engine::{Flow, Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::out_of_step;
use crate::content::{Ability, CardId, Constant, Content, Cost, Occasion};
use crate::state::TimingEvent;
use crate::{Cx, Event, Lcg, Step, Wake};

impl Lcg {
    /// Places clues from the token pool on a card.
    pub(crate) fn put_clues(&mut self, card: CardId, n: u8, cx: &mut Cx<'_>) {
        if n > 0 {
            self.card_mut(card).clues += n;
            cx.tell(RuleId("lcg:effects.3"), || Event::CluesOn { card, n: n as i8 });
        }
    }

    /// Whether the seat can discover clues.
    pub(crate) fn may_discover(&self, content: &Content, seat: Seat) -> bool {
        self.holder_of_clues(content, seat).is_none()
    }

    /// The engaged enemy that prevents the seat from discovering and spending clues.
    pub(crate) fn holder_of_clues(&self, content: &Content, seat: Seat) -> Option<CardId> {
        let holds = &Constant::HoldsClues;
        if !self.may_have_constant(holds) {
            return None;
        }
        self.fighting(content, seat).find(|&enemy| self.constants(content, enemy).contains(holds))
    }

    /// The clues that investigators have towards the number asked for, including those they cannot spend.
    pub(crate) fn clues_towards(
        &self,
        content: &Content,
        asked: u8,
        who: impl Fn(Seat) -> bool,
    ) -> CluesAsked {
        let who = || self.players().filter(|&seat| who(seat));
        let held = |seat: Seat| self.holder_of_clues(content, seat).filter(|_| self.me(seat).clues > 0);
        CluesAsked {
            asked,
            have: who().map(|seat| self.me(seat).clues).sum(),
            spendable: who().map(|seat| self.spendable(content, seat)).sum(),
            holder: who().find_map(held),
        }
    }

    /// The clues that an ability costs, if it does, with those that its payers have.
    pub(crate) fn clues_asked(&self, content: &Content, seat: Seat, ability: &Ability) -> Option<CluesAsked> {
        let each = |n: u8| n * self.per_investigator();
        ability.cost.iter().find_map(|cost| match *cost {
            Cost::Clues(n) => Some(self.clues_towards(content, n, |payer| payer == seat)),
            Cost::GroupClues(n) => Some(self.clues_towards(content, each(n), |_| true)),
            Cost::GroupCluesAt(n, ref code) => {
                let place = self.places().find(|&place| self.def(content, place).code == *code);
                let there = |payer| place.is_some() && self.location(payer) == place;
                Some(self.clues_towards(content, each(n), there))
            }
            _ => None,
        })
    }

    /// The number of clues that the seat can spend.
    pub(crate) fn spendable(&self, content: &Content, seat: Seat) -> u8 {
        if self.may_discover(content, seat) { self.me(seat).clues } else { 0 }
    }
}

/// A cost in clues, and the clues of its payers.
#[derive(Clone, Copy)]
pub(crate) struct CluesAsked {
    /// The number of clues it costs.
    pub(crate) asked: u8,
    /// The number of clues that the payers have, whether or not they can spend them.
    pub(crate) have: u8,
    /// The number of clues that the payers can spend.
    spendable: u8,
    /// An enemy that prevents one of the payers from spending clues.
    holder: Option<CardId>,
}

impl CluesAsked {
    /// The enemy that prevents the cost from being paid, if there would be enough clues otherwise.
    pub(crate) fn held_by(&self) -> Option<CardId> {
        self.holder.filter(|_| self.spendable < self.asked && self.have >= self.asked)
    }
}

/// Discovers clues at a location.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Discover {
    seat: Seat,
    at: CardId,
    n: u8,
    stage: u8,
    found: u8,
}

impl Discover {
    pub(crate) fn new(seat: Seat, at: CardId, n: u8) -> Discover {
        Discover { seat, at, n, stage: 0, found: 0 }
    }

    /// Whether as many clues as intended were discovered.
    pub(crate) fn full(&self) -> bool {
        self.found > 0 && (self.found >= self.n || self.n == u8::MAX)
    }
}

impl Procedure<Lcg> for Discover {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        if !matches!(wake, Wake::Enter | Wake::Back(_)) {
            return out_of_step();
        }
        let (seat, at) = (self.seat, self.at);
        loop {
            self.stage += 1;
            match self.stage {
                1 => {
                    let clues = game.card(at).clues;
                    let n = rule!("lcg:effects.4", self.n.min(clues), else if self.n > clues { 0 } else { self.n });
                    if n == 0 || !game.may_discover(cx.content, seat) {
                        return Ok(Flow::Done);
                    }
                    let event =
                        TimingEvent { n, ..TimingEvent::new(Occasion::Discover, Some(seat), at, Some(at)) };
                    if let Some(frame) = game.before(event) {
                        return call(frame);
                    }
                }
                2 => {
                    let Some(&event) = game.current() else { return out_of_step() };
                    if event.cancelled {
                        game.drop_event();
                        return Ok(Flow::Done);
                    }
                    let n = event.n.min(game.card(at).clues);
                    rule!("lcg:investigate-action.1", {
                        game.card_mut(at).clues -= n;
                        game.me_mut(seat).clues += n;
                    });
                    self.found = n;
                    cx.tell(RuleId("lcg:investigate-action.1"), || Event::Clues { seat, at, n });
                    if let Some(frame) = game.after() {
                        return call(frame);
                    }
                }
                _ => return Ok(Flow::Done),
            }
        }
    }
}
