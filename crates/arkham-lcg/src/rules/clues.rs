//! Clues: discovered at locations, put on cards, held back by enemies.

use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};
use table::{Flow, Procedure, Seat, call};

use super::out_of_step;
use crate::content::{CardId, Constant, Content, Occasion};
use crate::state::Deed;
use crate::{Cx, Event, Lcg, Step, Wake};

impl Lcg {
    /// Clues from the pool are put on a card.
    pub(crate) fn put_clues(&mut self, card: CardId, n: u8, cx: &mut Cx<'_>) {
        if n > 0 {
            self.card_mut(card).clues += n;
            cx.tell(RuleId("lcg:effects.3"), || Event::CluesOn { card, n: n as i8 });
        }
    }

    /// Whether nothing keeps the seat from discovering clues.
    pub(crate) fn may_discover(&self, content: &Content, seat: Seat) -> bool {
        let holds = &Constant::HoldsClues;
        let held = |enemy: CardId| self.constants(content, enemy).contains(holds);
        !(self.may_say(holds) && self.fighting(content, seat).any(held))
    }

    /// Clues the seat can spend.
    pub(crate) fn spendable(&self, content: &Content, seat: Seat) -> u8 {
        if self.may_discover(content, seat) { self.me(seat).clues } else { 0 }
    }
}

/// Clues are discovered at a location.
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

    /// Whether as many as said were found.
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
                    let deed = Deed { n, ..Deed::new(Occasion::Discover, Some(seat), at, Some(at)) };
                    if let Some(frame) = game.before(deed) {
                        return call(frame);
                    }
                }
                2 => {
                    let Some(&deed) = game.current() else { return out_of_step() };
                    if deed.cancelled {
                        game.never();
                        return Ok(Flow::Done);
                    }
                    let n = deed.n.min(game.card(at).clues);
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
