//! Seats: joining, leaving, handing over, and bots that stand in.

use std::collections::BTreeMap;
use std::time::Duration;

use registry::{Msg, Seat};
use tokio::time::Instant;

use super::clock::STAND_IN_BOT;
use super::{Room, Visitor};
use crate::app::App;
use crate::metrics::count;
use crate::names::{self, Labels};
use crate::protocol::{Bot, Code, Failure, Invitation, Seating};
use crate::random_ids;
use crate::store::{Said, SeatRow, Sitter, Write};
use crate::system_message::SystemMessage;

/// A change to a seat requested over HTTP.
#[derive(Debug)]
pub(crate) enum SeatChange {
    /// Take the seat that this invitation code is for.
    Join(String),
    /// Take a free seat of an open table.
    Take(Seat),
    /// Take over a bot's seat, by an invitation to the campaign place that the seat belongs to. The writes that this
    /// makes in the campaign are stored in the same transaction.
    TakeOverBot(Seat, Vec<Write>),
    /// Give up the guest's own seat.
    Leave(Seat),
    /// Replace the invitation codes of all free seats.
    Reinvite,
    /// Close the table for good.
    Close,
}

impl Seating {
    /// The occupants of all seats of one table, as shown to this guest.
    pub(crate) fn all(seats: &[SeatRow], guest: &str) -> Vec<Seating> {
        let (_, labels) = Labels::of_seats(seats);
        seats.iter().zip(labels).map(|(row, label)| Seating::of(row, label, guest)).collect()
    }

    /// The occupant of a seat, with this label, as shown to this guest.
    pub(crate) fn of(row: &SeatRow, label: Option<String>, guest: &str) -> Seating {
        Seating {
            who: row.who.clone(),
            name: label,
            bot: row.bot(),
            yours: row.guest() == Some(guest),
            free: row.sitter == Sitter::Free,
        }
    }
}

impl Room {
    /// Carries out a seat change.
    pub(super) async fn seat_wish(&mut self, wish: SeatChange, guest: &Visitor) -> Result<(), Failure> {
        // The seats of a private table are not revealed to strangers.
        if !matches!(wish, SeatChange::Join(_) | SeatChange::TakeOverBot(..) | SeatChange::Reinvite)
            && !self.admits(&guest.id)
        {
            return Err(Failure::no_table());
        }
        match wish {
            SeatChange::Join(code) => {
                let invited = |row: &SeatRow| row.invitation.as_deref() == Some(&code);
                let at = self.seats.iter().position(invited);
                let at = at.ok_or_else(|| Failure::of(Code::NotFound, "server-no-invitation"))?;
                if self.seats[at].guest() == Some(&guest.id) {
                    return Ok(());
                }
                let of = self.campaign.as_ref().unwrap_or(&self.id).clone();
                let arrival = Write::Arrival { of, code, guest: guest.id.clone() };
                self.sit(at, guest, vec![arrival]).await
            }
            SeatChange::Take(seat) => {
                let row = self.seat(seat)?;
                if row.guest() == Some(&guest.id) {
                    return Ok(());
                }
                if !self.policy.open && self.maker != guest.id {
                    return Err(Failure::no_table());
                }
                if row.sitter != Sitter::Free {
                    return Err(Failure::of(Code::Refused, "server-seat-taken"));
                }
                self.sit(seat.index(), guest, Vec::new()).await
            }
            SeatChange::TakeOverBot(seat, more) => match self.seat(seat)?.sitter {
                Sitter::Bot(_) => self.sit(seat.index(), guest, more).await,
                Sitter::Free | Sitter::Person { .. } => Err(Failure::of(Code::Refused, "server-seat-taken")),
            },
            SeatChange::Leave(seat) => {
                self.own(guest, seat)?;
                self.clear_rules(seat.index());
                let row = &mut self.seats[seat.index()];
                (row.stand_in, row.follow) = (None, false);
                if self.policy.stand_in || self.play.end().is_some() {
                    row.sitter = Sitter::Bot(Bot::Steady);
                    row.invitation = None;
                } else {
                    row.sitter = Sitter::Free;
                    row.invitation = Some(random_ids::code());
                }
                let remark = self.system_message(SystemMessage::Left { seat });
                let write = self.seat_write(seat.index());
                self.change_seats(vec![write, remark]).await
            }
            SeatChange::Reinvite => {
                let mut writes = Vec::new();
                for at in 0..self.seats.len() {
                    if self.seats[at].sitter == Sitter::Free {
                        self.seats[at].invitation = Some(random_ids::code());
                        writes.push(self.seat_write(at));
                    }
                }
                self.change_seats(writes).await
            }
            SeatChange::Close => self.close(guest).await,
        }
    }

    /// Deletes the table from the database and ends its task.
    async fn close(&mut self, guest: &Visitor) -> Result<(), Failure> {
        close(&self.app, &self.id, &self.seats, &self.maker, guest).await?;
        self.lost = Some(Failure::no_table());
        Ok(())
    }

    /// Seats a guest and stores `more` in the same transaction, so that an invitation is used up only if the guest
    /// gets the seat.
    async fn sit(&mut self, at: usize, guest: &Visitor, mut more: Vec<Write>) -> Result<(), Failure> {
        self.clear_rules(at);
        let row = &mut self.seats[at];
        row.sitter = Sitter::Person { guest: guest.id.clone(), name: guest.name.clone(), here: false };
        (row.stand_in, row.follow, row.invitation) = (None, false, None);
        self.seen.insert(guest.id.clone(), Instant::now());
        if self.silence_of(&guest.id).is_some() {
            // While the guest may not talk, a new name is not shown: it could carry a message.
            self.hold_name(at, guest);
        }
        let label = Labels::of_seats(&self.seats).1.swap_remove(at).unwrap_or_default();
        let remark = self.system_message(SystemMessage::Came { seat: Seat(at as u8), name: label });
        more.extend([self.seat_write(at), remark]);
        self.change_seats(more).await
    }

    /// Removes a socket and returns whether it was connected. The guest counts as away from now on unless another
    /// socket remains.
    pub(super) fn drop_socket(&mut self, socket: u64) -> bool {
        let Some(socket) = self.sockets.remove(&socket) else { return false };
        if self.owns_any(&socket.guest.id) {
            self.seen.insert(socket.guest.id, Instant::now());
        }
        if self.is_paused() {
            self.pause();
        }
        true
    }

    /// Lets a bot stand in: any level for the guest's own seat, the steady one for that of somebody who is away, if
    /// the policy allows.
    pub(super) async fn stand_in(&mut self, guest: &Visitor, seat: Seat, bot: Bot) -> Result<(), Failure> {
        let row = self.seat(seat)?;
        let Sitter::Person { guest: owner, .. } = &row.sitter else {
            return Err(Failure::of(Code::Refused, "server-nobody-there"));
        };
        if *owner != guest.id {
            let away = self.sockets.values().all(|socket| socket.guest.id != *owner);
            if !self.is_member(&guest.id) || !self.policy.stand_in {
                return Err(Failure::of(Code::Forbidden, "server-not-your-seat"));
            }
            if !away {
                return Err(Failure::of(Code::Refused, "server-not-away"));
            }
            // Reloading the page does not count as being away.
            let seconds = self.app.config.away;
            if self.seen.get(owner).unwrap_or(&self.loaded).elapsed() < Duration::from_secs(seconds) {
                let msg = Msg::new("server-just-gone").num("seconds", seconds as i64);
                return Err(Failure::new(Code::Refused, msg));
            }
            if row.stand_in.is_some() {
                return Ok(());
            }
        }
        let bot = if *owner == guest.id { bot } else { STAND_IN_BOT };
        self.seats[seat.index()].stand_in = Some(bot);
        let remark = self.system_message(SystemMessage::StoodIn { seat });
        let write = self.seat_write(seat.index());
        self.change_seats(vec![write, remark]).await
    }

    /// Ends a bot's stand-in for the guest's own seat.
    pub(super) async fn take_seat_back(&mut self, guest: &Visitor, seat: Seat) -> Result<(), Failure> {
        if self.own(guest, seat)?.stand_in.is_none() {
            return Ok(());
        }
        if self.is_late(seat.index()) {
            return Err(Failure::of(Code::Refused, "server-no-time-left"));
        }
        self.seats[seat.index()].stand_in = None;
        let remark = self.system_message(SystemMessage::Back { seat });
        let write = self.seat_write(seat.index());
        self.change_seats(vec![write, remark]).await
    }

    /// Creates an invitation that hands over the guest's own seat.
    pub(super) async fn hand_over(&mut self, guest: &Visitor, seat: Seat) -> Result<Invitation, Failure> {
        self.own(guest, seat)?;
        let code = random_ids::code();
        self.seats[seat.index()].invitation = Some(code.clone());
        let write = self.seat_write(seat.index());
        self.change_seats(vec![write]).await?;
        Ok(Invitation { seat: seat.0, code })
    }

    /// Allows or forbids spectators to see the view of the guest's own seat.
    pub(super) async fn follow(&mut self, guest: &Visitor, seat: Seat, allow: bool) -> Result<(), Failure> {
        self.own(guest, seat)?;
        self.seats[seat.index()].follow = allow;
        let write = self.seat_write(seat.index());
        self.change_seats(vec![write]).await
    }

    /// Shows a guest's new display name, already stored in the database, once the guest may talk.
    pub(super) async fn renamed(&mut self, visitor: Visitor) {
        self.held_names.insert(visitor.id, visitor.name);
        let writes = self.release_names();
        // If the write fails, the table is reloaded, and the pending names are read from the database.
        if !writes.is_empty() && self.keep(writes).await.is_ok() {
            self.broadcast_state();
        }
    }

    /// Shows the guest under the name already known at this table, or none, until they may talk.
    fn hold_name(&mut self, at: usize, guest: &Visitor) {
        let is_other = |(other, row): &(usize, &SeatRow)| *other != at && row.guest() == Some(&guest.id);
        let known = self.seats.iter().enumerate().filter(is_other).find_map(|(_, row)| match &row.sitter {
            Sitter::Person { name, here: false, .. } => Some(name.clone()),
            Sitter::Person { .. } | Sitter::Free | Sitter::Bot(_) => None,
        });
        let known = known.unwrap_or_default();
        self.seats[at].sitter = Sitter::Person { guest: guest.id.clone(), name: known, here: false };
        self.held_names.insert(guest.id.clone(), guest.name.clone());
    }

    /// Applies the pending names of guests who may talk now; returns the writes that store them.
    pub(super) fn release_names(&mut self) -> Vec<Write> {
        let held = std::mem::take(&mut self.held_names);
        let (held, released) = held.into_iter().partition(|(guest, _)| self.silence_of(guest).is_some());
        self.held_names = held;
        let mut changed = Vec::new();
        for (new, new_name) in BTreeMap::<String, String>::into_iter(released) {
            let new_name = names::cleaned(&new_name);
            for (at, row) in self.seats.iter_mut().enumerate() {
                if let Sitter::Person { guest, name, here: false } = &mut row.sitter
                    && *guest == new
                    && *name != new_name
                {
                    name.clone_from(&new_name);
                    changed.push(at);
                }
            }
        }
        changed.into_iter().map(|at| self.seat_write(at)).collect()
    }

    /// The invitations visible to the guest: those to their own seats and, for the table's maker, those to free
    /// seats.
    pub(super) fn invitations(&self, guest: &str) -> Vec<Invitation> {
        invitations(&self.seats, &self.maker, guest)
    }

    /// Returns the write that stores the seat.
    pub(super) fn seat_write(&self, at: usize) -> Write {
        Write::Seat { of: self.id.clone(), seat: at as u8, row: self.seats[at].clone() }
    }

    /// Stores changed seats and broadcasts them.
    async fn change_seats(&mut self, mut writes: Vec<Write>) -> Result<(), Failure> {
        // When somebody has joined or left, the consents that an undo request needs have changed: it is void.
        let others = writes.iter().any(|write| {
            let Write::Note { row, .. } = write else { return false };
            matches!(row.said, Said::Remark(SystemMessage::Came { .. } | SystemMessage::Left { .. }))
        });
        let fallen = if others { self.undo.as_ref() } else { None };
        let fallen = fallen.map(|request| request.by);
        writes.extend(fallen.map(|by| self.system_message(SystemMessage::NoLongerAsked { by })));
        let notes: Vec<_> = writes
            .iter()
            .filter_map(|write| match write {
                Write::Note { row, .. } => Some(row.clone()),
                _ => None,
            })
            .collect();
        self.keep(writes).await?;
        if fallen.is_some() {
            self.undo = None;
        }
        self.revoke_views();
        notes.iter().for_each(|note| self.broadcast_note(note));
        let granted = self.granted();
        if granted.is_some() {
            // A request that needs no further consent is not shown.
            self.undo = None;
        }
        self.broadcast_state();
        self.considered = None;
        let Some((by, to)) = granted else { return self.continue_game().await };
        // The seat change succeeds even if the undo fails.
        if let Err(failure) = self.carry_out_undo(by, to).await {
            tracing::error!(table = self.id, "nothing could be taken back: {}", failure.text.id);
        }
        Ok(())
    }

    /// Stores and broadcasts changed seats; a failure is only logged.
    pub(super) async fn seats_changed(&mut self, writes: Vec<Write>) {
        if let Err(failure) = self.change_seats(writes).await {
            tracing::error!(table = self.id, "seats could not be changed: {}", failure.text.id);
        }
    }
}

/// Closes a table that could not be loaded. Anyone but its maker gets the load failure.
pub(super) async fn close_unread(
    app: &App,
    id: &str,
    guest: &Visitor,
    failure: &Failure,
) -> Result<(), Failure> {
    let (row, seats) = app.store.table(id).await?.ok_or_else(Failure::no_table)?;
    if row.maker != guest.id {
        return Err(failure.clone());
    }
    close(app, id, &seats, &row.maker, guest).await
}

async fn close(app: &App, id: &str, seats: &[SeatRow], maker: &str, guest: &Visitor) -> Result<(), Failure> {
    if maker != guest.id {
        return Err(Failure::of(Code::Forbidden, "server-not-the-maker"));
    }
    if !is_closable(seats, maker, &guest.id) {
        return Err(Failure::of(Code::Refused, "server-others-sit"));
    }
    if let Err(error) = app.store.commit(vec![Write::Close { of: id.to_owned() }]).await {
        count(&app.metrics.failed_writes);
        return Err(error.into());
    }
    Ok(())
}

/// Whether the guest may close the table: they made it, and nobody else has a seat.
pub(crate) fn is_closable(seats: &[SeatRow], maker: &str, guest: &str) -> bool {
    maker == guest && seats.iter().all(|row| row.guest().is_none_or(|owner| owner == guest))
}

/// The invitations to these seats that are visible to the guest.
pub(crate) fn invitations(seats: &[SeatRow], maker: &str, guest: &str) -> Vec<Invitation> {
    let seen = |row: &&SeatRow| match row.guest() {
        None => maker == guest,
        Some(owner) => owner == guest,
    };
    let numbered = (0..).zip(seats).filter(|(_, row)| seen(row));
    numbered.filter_map(|(seat, row)| Some(Invitation { seat, code: row.invitation.clone()? })).collect()
}
