//! Player windows, in which free triggered abilities can be used and fast cards played.

use engine::{Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{Initiate, ask, out_of_step};
use crate::content::{CardId, CardSet, CardType, Content, When};
use crate::state::{Phase, Zone};
use crate::{Choice, Cx, Lcg, Offer, Step, Wake};

impl Lcg {
    /// Calls `on` for each free triggered ability within the seat's reach, with the rule that forbids it if any, from
    /// public information.
    fn free_abilities(
        &self,
        content: &Content,
        seat: Seat,
        mut on: impl FnMut(CardId, u8, Result<(), RuleId>),
    ) {
        for card in self.open.play.and(self.open.cache.with_abilities).iter() {
            if !self.summary(content, card).free || !self.is_within_reach(content, seat, card) {
                continue;
            }
            for (at, ability) in self.def(content, card).abilities.iter().enumerate() {
                if ability.when == When::Free {
                    on(card, at as u8, self.could_use(content, seat, card, at as u8, 0));
                }
            }
        }
    }

    /// Whether the seat could do anything in a player window, from public information.
    pub(crate) fn could_act_fast(&self, content: &Content, seat: Seat) -> bool {
        let mut any = false;
        self.free_abilities(content, seat, |_, _, can| any |= can.is_ok());
        let fits =
            |card: CardId| self.is_fast(content, card) && self.can_play(content, seat, card, None).is_ok();
        let unseen = |card: CardId| card.owner() == Some(seat) && self.card(card).zone == Zone::Hidden;
        let fast = rule!("lcg:event-cards.2", self.open.cache.fast, else CardSet::all());
        any || self.can_advance_act(content, seat).is_ok()
            || (self.hand_size(seat) > 0 && fast.iter().any(|card| unseen(card) && fits(card)))
            || self.top_event(content, seat).is_some_and(fits)
    }

    /// Whether a card can be played in player windows.
    pub(crate) fn is_fast(&self, content: &Content, card: CardId) -> bool {
        let summary = self.summary(content, card);
        match summary.card_type {
            CardType::Event => rule!("lcg:event-cards.2", summary.fast, else true),
            _ => summary.fast,
        }
    }

    /// Refuses the free triggered abilities that the seat cannot use, and advancing the act if clues are missing.
    pub(super) fn refuse_fast(&self, content: &Content, seat: Seat, q: &mut Offer) {
        self.free_abilities(content, seat, |card, at, can| {
            if let Err(why) = can.and_then(|()| self.can_spare(content, seat, card, at)) {
                q.refuse(Choice::Use(card, at), why);
            }
        });
        if self.act_at_a_place(content).is_some() {
            q.refuse(Choice::AdvanceAct, RuleId("lcg:clues.4"));
        } else if self.needs_clues(content).is_some()
            && let Err(why) = self.can_advance_act(content, seat)
        {
            q.refuse(Choice::AdvanceAct, why);
        }
    }

    /// Offers everything that the seat can do in a player window.
    pub(crate) fn offer_fast(&self, content: &Content, seat: Seat, mut on: impl FnMut(Choice, RuleId)) {
        self.free_abilities(content, seat, |card, at, can| {
            if can.is_ok() && self.can_spare(content, seat, card, at).is_ok() {
                on(Choice::Use(card, at), RuleId("lcg:triggered.10"));
            }
        });
        for card in self.hand_and_top(content, seat) {
            if self.is_fast(content, card) && self.can_play(content, seat, card, None).is_ok() {
                on(Choice::Play(card), RuleId("lcg:fast.2"));
            }
        }
        if self.can_advance_act(content, seat).is_ok() {
            on(Choice::AdvanceAct, RuleId("lcg:act-agenda.2"));
        }
    }
}

/// A player window: asks all in player order until all pass.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Window {
    next: u8,
    passes: u8,
    /// The value of [`crate::Open::holding`] outside: events caused in the window are handled at once.
    held: u8,
}

impl Window {
    /// Opens a window if anybody could use it, from public information. There is none during set-up.
    pub(crate) fn open(game: &Lcg, content: &Content) -> Option<crate::Frame> {
        if rule!("lcg:setup.16", game.open.phase == Phase::Setup, else false) {
            return None;
        }
        let mut all = game.players();
        let first = all.position(|seat| game.may_act(seat) && game.could_act_fast(content, seat))? as u8;
        Some(Window { next: first, passes: first, held: 0 }.into())
    }
}

impl Procedure<Lcg> for Window {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            // `open` has found that this seat could use the window.
            Wake::Enter => {
                self.held = std::mem::take(&mut game.open.holding);
                let first = game.players().nth(usize::from(self.next));
                return first.map_or_else(out_of_step, ask);
            }
            Wake::Back(_) => {}
            Wake::Said(&[(_, Choice::Pass)]) => {
                self.passes += 1;
                self.next += 1;
            }
            Wake::Said(&[(seat, choice)]) => {
                self.passes = 0;
                return call(Initiate::fast(seat, choice));
            }
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        let all: SmallVec<[Seat; 4]> = game.players().collect();
        while usize::from(self.passes) < all.len() {
            let seat = all[usize::from(self.next) % all.len()];
            if game.may_act(seat) && game.could_act_fast(cx.content, seat) {
                return ask(seat);
            }
            self.passes += 1;
            self.next += 1;
        }
        game.open.holding = self.held;
        Ok(engine::Flow::Done)
    }

    fn offer(&self, game: &Lcg, content: &Content, seat: Seat, q: &mut Offer) {
        q.ask(RuleId("lcg:timing.1"));
        game.offer_fast(content, seat, |choice, rule| {
            q.offer(choice, rule);
            // In a turn it can be done before and after as well.
            if choice == Choice::AdvanceAct {
                q.low_priority(choice);
            }
        });
        q.decline(Choice::Pass, RuleId("lcg:triggered.5"));
    }
}
