//! Slots: assets enter play if there are slots for them, and are discarded when slots are lost.

use engine::{Candidates, Flow, Procedure, Seat, Seats, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::texts::Cards;
use super::{ask, out_of_step};
use crate::content::{CardId, CardSet, Constant, Content, ExtraAction, Occasion, Slot};
use crate::state::{TimingEvent, Zone};
use crate::{Choice, Cx, Event, Lcg, Offer, Step, Wake};

/// Discards assets for which there are no slots any more.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct MakeRoom {
    seat: Seat,
}

impl MakeRoom {
    /// The procedure for the first seat in player order that lost slots, if any.
    pub(crate) fn due(game: &Lcg) -> Option<MakeRoom> {
        let cramped = game.open.cramped;
        if cramped.is_empty() {
            return None;
        }
        let seat = game.players().find(|&seat| cramped.has(seat)).or_else(|| cramped.iter().next());
        seat.map(|seat| MakeRoom { seat })
    }

    /// The assets of which one has to be discarded.
    fn choices(&self, game: &Lcg, content: &Content) -> Cards {
        let me = CardId::investigator(self.seat);
        let full = |slot: &Slot| {
            let (taken, room) = game.filled(content, self.seat, *slot, me, CardSet::NONE);
            taken > room
        };
        let slot = Slot::ALL.into_iter().find(full);
        slot.map_or(Cards::new(), |slot| game.in_slot(content, self.seat, slot, me).collect())
    }
}

impl Procedure<Lcg> for MakeRoom {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {}
            Wake::Said(&[(_, Choice::Pick(card))]) => game.discard(card, cx),
            Wake::Said(_) | Wake::Rolled(_) | Wake::Back(_) => return out_of_step(),
        }
        loop {
            let all = self.choices(game, cx.content);
            match candidates(all.into_iter()) {
                Candidates::One(card) if game.playing(self.seat) => game.discard(card, cx),
                Candidates::Many if game.playing(self.seat) => return ask(self.seat),
                Candidates::None | Candidates::One(_) | Candidates::Many => break,
            }
        }
        game.open.cramped = game.open.cramped.without(Seats::only(self.seat));
        Ok(Flow::Done)
    }

    fn offer(&self, game: &Lcg, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("lcg:slots.1"));
        q.public_count();
        for card in self.choices(game, content) {
            q.offer(Choice::Pick(card), RuleId("lcg:slots.1"));
        }
    }
}

/// Puts an asset into play after making room for it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct EnterPlay {
    pub(crate) seat: Seat,
    pub(crate) card: CardId,
    stage: u8,
}

impl EnterPlay {
    /// Puts the asset into play under the seat's control.
    pub fn asset(seat: Seat, card: CardId) -> EnterPlay {
        EnterPlay { seat, card, stage: 0 }
    }
}

impl Lcg {
    /// A slot of which the seat's assets take more than there are: its name, the number taken, the number available.
    pub(crate) fn overfull(&self, content: &Content, seat: Seat) -> Option<(String, usize, usize)> {
        let me = CardId::investigator(seat);
        Slot::ALL.into_iter().find_map(|slot| {
            let (taken, room) = self.filled(content, seat, slot, me, CardSet::NONE);
            (taken > room).then(|| (format!("{slot:?}").to_lowercase(), taken, room))
        })
    }

    /// The number of slots that the seat's assets would take with `card` and without the cards `without`, and the
    /// number available. Assets in slots for a trait do not take up others.
    fn filled(
        &self,
        content: &Content,
        seat: Seat,
        slot: Slot,
        card: CardId,
        without: CardSet,
    ) -> (usize, usize) {
        let held = |other: CardId| self.def(content, other).slots.iter().filter(|&&own| own == slot).count();
        let mine =
            |other: &CardId| self.card(*other).by == Some(seat) && *other != card && !without.has(*other);
        let all = || self.open.play.iter().filter(mine).chain([card]);
        let mut room = usize::from(slot.room());
        let mut taken: usize = all().map(held).sum();
        if !self.may_have_constant(&Constant::Slots(slot, 0, None)) {
            return (taken, room);
        }
        for (n, only) in self.more_room(content, seat, slot) {
            match only {
                None => room += usize::from(n),
                Some(of) => {
                    let fit = all().filter(|&other| self.def(content, other).is(of));
                    taken -= fit.map(held).sum::<usize>().min(usize::from(n));
                }
            }
        }
        (taken, room)
    }

    /// A slot of which there are too few for this card.
    pub(crate) fn crowded(
        &self,
        content: &Content,
        seat: Seat,
        card: CardId,
        without: CardSet,
    ) -> Option<Slot> {
        let needs = |slot: &Slot| self.def(content, card).slots.contains(slot);
        Slot::ALL.into_iter().filter(needs).find(|&slot| {
            let (taken, room) = self.filled(content, seat, slot, card, without);
            taken > room
        })
    }

    /// Assets of the seat that would make room for the card in the slot if discarded.
    fn in_slot<'a>(
        &'a self,
        content: &'a Content,
        seat: Seat,
        slot: Slot,
        card: CardId,
    ) -> impl Iterator<Item = CardId> + 'a {
        let (taken, _) = self.filled(content, seat, slot, card, CardSet::NONE);
        self.open.play.iter().filter(move |&other| {
            self.card(other).by == Some(seat)
                && other != card
                && self.def(content, other).slots.contains(&slot)
                && self.may_leave(content, other)
                && self.filled(content, seat, slot, card, [other].into_iter().collect()).0 < taken
        })
    }

    /// Whether room can be made for an asset.
    pub(crate) fn has_slots(&self, content: &Content, seat: Seat, card: CardId) -> bool {
        if self.def(content, card).slots.is_empty() {
            return true;
        }
        let goes = |other: &CardId| self.card(*other).by == Some(seat) && self.may_leave(content, *other);
        let gone: CardSet = self.open.play.iter().filter(goes).collect();
        rule!("lcg:slots.1", self.crowded(content, seat, card, gone).is_none(), else true)
    }
}

impl Procedure<Lcg> for EnterPlay {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(&[(_, Choice::Pick(card))]) => game.discard(card, cx),
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        let (seat, card) = (self.seat, self.card);
        loop {
            match self.stage {
                0 => {
                    let crowded = game.crowded(cx.content, seat, card, CardSet::NONE);
                    if let Some(slot) = crowded.filter(|_| rule!("lcg:slots.6", true)) {
                        if game.in_slot(cx.content, seat, slot, card).next().is_none() {
                            game.discard(card, cx);
                            return Ok(Flow::Done);
                        }
                        return ask(seat);
                    }
                    self.stage = 1;
                }
                1 => {
                    self.stage = 2;
                    rule!("lcg:asset-cards.2", {
                        game.put_in_play(cx.content, card, Zone::Play);
                    });
                    let state = game.card_mut(card);
                    let by = rule!("lcg:ownership-control.2", Some(seat), else None);
                    (state.by, state.at) = (by, None);
                    cx.tell(RuleId("lcg:enters-play.1"), || Event::Entered(card));
                    let extra =
                        game.constants(cx.content, card).contains(&Constant::MoreActions(ExtraAction::Any));
                    if extra && game.open.active == Some(seat) {
                        game.person_mut(seat).gain_actions(1);
                    }
                    let event = TimingEvent::new(Occasion::InPlay, Some(seat), card, game.location(seat));
                    if let Some(frame) = game.happened(event) {
                        return call(frame);
                    }
                }
                _ => return Ok(Flow::Done),
            }
        }
    }

    fn offer(&self, game: &Lcg, content: &Content, seat: Seat, q: &mut Offer) {
        q.ask(RuleId("lcg:slots.6"));
        q.public_count();
        if let Some(slot) = game.crowded(content, seat, self.card, CardSet::NONE) {
            for card in game.in_slot(content, seat, slot, self.card) {
                q.offer(Choice::Pick(card), RuleId("lcg:slots.6"));
            }
        }
    }
}
