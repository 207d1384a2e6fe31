//! Undo, as the table's policy allows. Every undo leaves a note that all can see.

use rand_core::Rng;
use registry::{Seat, Viewer};

use super::{Look, Room, Visitor};
use crate::protocol::{Code, Failure, UndoPolicy};
use crate::system_message::SystemMessage;

/// A request to undo that waits for the consent of others.
pub(super) struct Request {
    /// A random number, so that an answer to an earlier request is never mistaken for one to this, even after a
    /// restart.
    pub(super) number: u32,
    pub(super) by: Seat,
    /// Seats that have not answered yet, including those that a bot plays for now: their owners may come back.
    pub(super) awaited: Vec<Seat>,
    /// The number of moves to keep.
    pub(super) to: usize,
}

impl Room {
    /// Whether the owner of the viewer's seat has a decision that can be undone.
    pub(super) fn can_undo(&self, seat: Option<Seat>) -> bool {
        let Some(owner) = seat.and_then(|seat| self.seats[seat.index()].guest()) else { return false };
        self.policy.undo != UndoPolicy::Never
            && self.stuck.is_none()
            && self.play.end().is_none()
            && self.last_decision(&self.seats_of(owner)).is_some()
    }

    /// The seats of a guest, including those of others who share their screen.
    pub(super) fn seats_of(&self, guest: &str) -> Vec<Seat> {
        let seats = (0..self.seats.len()).map(|at| Seat(at as u8));
        seats.filter(|seat| self.seats[seat.index()].guest() == Some(guest)).collect()
    }

    /// Whether all seats win and lose together.
    pub(super) fn are_all_allies(&self) -> bool {
        self.play.allies(Seat(0)).len() == self.seats.len()
    }

    /// The seats that are opponents of at least one of these seats.
    fn rivals_of(&self, own: &[Seat]) -> Viewer {
        let all = Viewer::first(self.seats.len());
        let against = |seat: &Seat| all.without(self.play.allies(*seat));
        let rivals = own.iter().map(against).fold(Viewer::NONE, Viewer::union);
        own.iter().fold(rivals, |rivals, seat| rivals.without(Viewer::only(*seat)))
    }

    /// The number of moves before the last decision of any of these seats.
    fn last_decision(&self, seats: &[Seat]) -> Option<usize> {
        seats.iter().filter_map(|seat| self.play.decisions(Viewer::only(*seat)).last().copied()).max()
    }

    /// Requests an undo. It is carried out at once if nobody has to consent.
    pub(super) async fn request_undo(
        &mut self,
        guest: &Visitor,
        looks: Option<Look>,
        to: Option<usize>,
    ) -> Result<(), Failure> {
        let own = self.seats_of(&guest.id);
        let looking = looks.and_then(|look| look.seat).filter(|seat| own.contains(seat));
        let Some(by) = looking.or(own.first().copied()) else {
            return Err(Failure::of(Code::Forbidden, "server-not-your-seat"));
        };
        let refused = |id| Err(Failure::of(Code::Refused, id));
        if self.policy.undo == UndoPolicy::Never {
            return refused("server-no-undo");
        }
        if self.play.end().is_some() || self.stuck.is_some() {
            return refused("server-nothing-to-undo");
        }
        let rivals = self.rivals_of(&own);
        let shared = self.are_all_allies() || self.is_alone(&guest.id);
        let to = match to {
            None => self.last_decision(&own),
            // The number of moves is public only where nothing is hidden between the players.
            Some(to) => Some(to).filter(|to| shared && *to < self.play.moves()),
        };
        let Some(to) = to else { return refused("server-nothing-to-undo") };
        if self.undo.as_ref().is_some_and(|request| !own.contains(&request.by)) {
            return refused("server-request-stands");
        }
        let mut awaited: Vec<Seat> = (0..self.seats.len())
            .map(|at| Seat(at as u8))
            .filter(|seat| self.seats[seat.index()].guest().is_some_and(|other| other != guest.id))
            .collect();
        if self.policy.undo == UndoPolicy::Free && (shared || self.play.sides().len() < self.seats.len()) {
            // Allies need no consent. Rivals are asked if any of them has answered since, even a forced answer:
            // whether it was forced is not public.
            let past_rivals = !shared && self.play.last_move(rivals).is_some_and(|at| at >= to);
            awaited.retain(|seat| past_rivals && rivals.has(*seat));
        }
        self.undo = Some(Request { number: self.dice.next_u32(), by, awaited, to });
        self.agreed().await
    }

    /// Carries the undo out if all consents have been given.
    async fn agreed(&mut self) -> Result<(), Failure> {
        match self.granted() {
            Some((by, to)) => self.carry_out_undo(by, to).await,
            None => {
                self.broadcast_state();
                Ok(())
            }
        }
    }

    /// The seats whose consent a request still needs. A bot that stands in for an ally consents; a rival's consent is
    /// never given by a bot.
    pub(super) fn awaited(&self, request: &Request) -> Vec<Seat> {
        let allies = self.play.allies(request.by);
        let agrees = |seat: Seat| allies.has(seat) && self.seats[seat.index()].bot().is_some();
        request.awaited.iter().copied().filter(|seat| !agrees(*seat)).collect()
    }

    /// The requesting seat and the target of an undo that needs no further consent.
    pub(super) fn granted(&self) -> Option<(Seat, usize)> {
        let request = self.undo.as_ref()?;
        self.awaited(request).is_empty().then_some((request.by, request.to))
    }

    /// Answers an undo request. The requester withdraws it by answering no.
    pub(super) async fn consent(&mut self, guest: &Visitor, number: u32, yes: bool) -> Result<(), Failure> {
        let none = || Failure::of(Code::Stale, "server-no-request");
        let request = self.undo.as_mut().ok_or_else(none)?;
        if request.number != number {
            return Err(Failure::of(Code::Stale, "server-other-request"));
        }
        let is_own = |seat: &Seat| self.seats[seat.index()].guest() == Some(&guest.id);
        if !yes && is_own(&request.by) {
            let remark = SystemMessage::NoLongerAsked { by: request.by };
            let remark = self.system_message(remark);
            self.keep(vec![remark]).await?;
            self.drop_request();
            return Ok(());
        }
        let Some(&seat) = request.awaited.iter().find(|seat| is_own(seat)) else {
            return Err(Failure::of(Code::Forbidden, "server-not-your-seat"));
        };
        if !yes {
            let remark = self.system_message(SystemMessage::NotTakenBack { by: seat });
            self.keep(vec![remark]).await?;
            self.drop_request();
            return Ok(());
        }
        request.awaited.retain(|seat| !is_own(seat));
        self.agreed().await
    }

    /// All seats of the owner of this seat.
    fn seats_with(&self, seat: Seat) -> Vec<Seat> {
        self.seats[seat.index()].guest().map_or_else(|| vec![seat], |guest| self.seats_of(guest))
    }

    /// Returns the number of decisions that the seat's owner has made since `to`, and the other seats that have
    /// answered anything since. Forced answers count: whether a seat had a choice is not public.
    fn decided_since(&self, by: Seat, to: usize) -> (usize, Vec<Seat>) {
        let since =
            |seat: &Seat| self.play.decisions(Viewer::only(*seat)).iter().filter(|at| **at >= to).count();
        let own = self.seats_with(by);
        let answered = |seat: &Seat| self.play.last_move(Viewer::only(*seat)).is_some_and(|at| at >= to);
        let seats = (0..self.seats.len()).map(|at| Seat(at as u8));
        let others = seats.filter(|seat| !own.contains(seat) && answered(seat)).collect();
        (own.iter().map(since).sum(), others)
    }

    pub(super) async fn carry_out_undo(&mut self, by: Seat, to: usize) -> Result<(), Failure> {
        self.undo = None;
        self.charge_clocks();
        let (own, others) = self.decided_since(by, to);
        let undone =
            self.play.undo(to).ok_or_else(|| Failure::of(Code::Refused, "server-nothing-to-undo"))?;
        self.hold_rules(&self.seats_with(by));
        self.progress.said.iter_mut().for_each(|said| *said += 1);
        self.passes.note_undo();
        let (rolls, revealed) = (undone.rolls, undone.revealed);
        let remark = self.system_message(SystemMessage::TookBack { by, own, others, rolls, revealed });
        let tell = |table: &mut Room| {
            table.sync_all();
            table.broadcast_state();
        };
        self.continue_game_with(vec![remark], tell).await
    }

    /// Drops the undo request and broadcasts the last note, which says why.
    pub(super) fn drop_request(&mut self) {
        self.undo = None;
        self.tell_last_note();
        self.broadcast_state();
    }

    fn tell_last_note(&mut self) {
        if let Some(note) = self.notes.back().cloned() {
            self.broadcast_note(&note);
        }
    }
}
