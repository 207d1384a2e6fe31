//! Chat, and the table's own messages.

use std::net::IpAddr;

use registry::{Msg, Seat};
use rulebook::RuleId;
use serde_json::Value;

use super::{Look, Room, Visitor};
use crate::app::now;
use crate::names::{self, Labels, Person};
use crate::protocol::{Audience, Code, Failure};
use crate::store::{NoteRow, Said, Sitter, Write};
use crate::system_message::SystemMessage;

/// The maximum length of a chat message, in characters.
pub(crate) const MAX_CHAT_CHARS: usize = 500;
/// The number of notes stored and shown for a table; older ones are dropped.
pub(crate) const MAX_NOTES: usize = 400;

/// Cached labels of the spectators. Telling look-alike names apart is slow with many spectators, so labels are
/// recomputed only when somebody comes, leaves or is renamed.
#[derive(Default)]
pub(super) struct WatcherLabels {
    /// The spectators in order of connection, and the seats and their sitters, when the labels were computed.
    watchers: Vec<Visitor>,
    seats: Vec<(Value, Sitter)>,
    /// The label of each spectator.
    labels: Vec<String>,
}

impl Room {
    /// Sends a chat message to everybody or to the speaker's side.
    pub(super) async fn chat(
        &mut self,
        guest: &Visitor,
        address: Option<IpAddr>,
        looks: Option<Look>,
        text: &str,
        to: Audience,
    ) -> Result<(), Failure> {
        let text = text.trim();
        if text.is_empty() {
            return Err(Failure::of(Code::Malformed, "server-nothing-said"));
        }
        if text.chars().count() > MAX_CHAT_CHARS {
            let msg = Msg::new("server-too-long").num("most", MAX_CHAT_CHARS as i64);
            return Err(Failure::new(Code::Malformed, msg));
        }
        let own = self.seats_of(&guest.id);
        if let Some(rule) = self.silence_of(&guest.id) {
            let msg = Msg::new("server-silence").text("rule", rule.0);
            return Err(Failure::new(Code::Refused, msg));
        }
        if to == Audience::Side && !own.iter().any(|seat| self.play.allies(*seat).len() > 1) {
            return Err(Failure::of(Code::Refused, "server-no-allies"));
        }
        // Rejected messages do not count against the rate limits.
        if !self.app.limits.talk(&guest.id) {
            return Err(Failure::of(Code::TooMuch, "server-too-fast"));
        }
        if !self.app.limits.bytes(&guest.id, address, text.len()) {
            return Err(Failure::of(Code::TooMuch, "server-too-many-bytes"));
        }
        let looking = looks.and_then(|look| look.seat).filter(|seat| own.contains(seat));
        let said = match (looking.or(own.first().copied()), to) {
            (Some(seat), Audience::Everybody) => Said::Seat(seat.0, text.to_owned()),
            (Some(seat), Audience::Side) if self.play.allies(seat).len() > 1 => {
                Said::Side(seat.0, self.play.allies(seat), text.to_owned())
            }
            (_, Audience::Side) => return Err(Failure::of(Code::Refused, "server-no-allies")),
            (None, Audience::Everybody) => {
                let (store, id) = (self.app.store.clone(), guest.id.clone());
                // The table is not notified of renames of spectators, so the current name is read from the database.
                let name = store.name_of(&id).await.ok().flatten();
                let name = name.map_or_else(|| guest.name.clone(), |name| names::cleaned(&name));
                Said::Watcher(self.watcher_label(&id, &name), text.to_owned())
            }
        };
        let (write, row) = self.write_note(said);
        self.keep(vec![write]).await?;
        self.broadcast_note(&row);
        Ok(())
    }

    /// The rule that forbids the seat to talk now, if any. Talk is always allowed after the end of the game.
    pub(super) fn silence(&self, seat: Seat) -> Option<RuleId> {
        self.play.silence(seat).filter(|_| self.play.end().is_none())
    }

    /// The rule that forbids the guest to talk now, if any.
    pub(super) fn silence_of(&self, guest: &str) -> Option<RuleId> {
        let own = self.seats_of(guest);
        // Spectators are bound by the silence of every seat: they could pass information on.
        let all = || (0..self.seats.len()).map(|at| Seat(at as u8)).collect();
        let bound: Vec<Seat> = if own.is_empty() { all() } else { own };
        bound.into_iter().find_map(|seat| self.silence(seat))
    }

    /// The seats that the rules currently forbid to talk.
    pub(super) fn silent_seats(&self) -> Vec<u8> {
        (0..self.seats.len() as u8).filter(|seat| self.silence(Seat(*seat)).is_some()).collect()
    }

    /// Returns a spectator's display name, numbered if it resembles that of a player or of a spectator who came
    /// earlier.
    fn watcher_label(&mut self, guest: &str, name: &str) -> String {
        for socket in self.sockets.values_mut().filter(|socket| socket.guest.id == guest) {
            socket.guest.name = name.to_owned();
        }
        let all = self.sockets.values().map(|socket| &socket.guest);
        let watchers: Vec<Visitor> = all.filter(|other| !self.owns_any(&other.id)).cloned().collect();
        let seats = self.seats.iter().map(|row| (row.who.clone(), row.sitter.clone())).collect();
        if (&self.watcher_labels.watchers, &self.watcher_labels.seats) != (&watchers, &seats) {
            let (mut labels, _) = Labels::of_seats(&self.seats);
            let people = watchers.iter().map(|other| Person::new(&other.id, &other.name, false));
            let labels = people.map(|person| labels.give(person)).collect();
            self.watcher_labels = WatcherLabels { watchers, seats, labels };
        }
        let WatcherLabels { watchers, labels, .. } = &self.watcher_labels;
        let own = watchers.iter().zip(labels).find(|(other, _)| other.id == guest);
        own.map_or_else(|| name.to_owned(), |(_, label)| label.clone())
    }

    /// Appends a system message to the notes and returns the write that stores it.
    pub(super) fn system_message(&mut self, remark: SystemMessage) -> Write {
        self.write_note(Said::Remark(remark)).0
    }

    fn write_note(&mut self, said: Said) -> (Write, NoteRow) {
        let row = NoteRow { moves: self.play.moves(), at: now(), said };
        self.notes.push_back(row.clone());
        if self.notes.len() > MAX_NOTES {
            self.notes.pop_front();
        }
        self.noted += 1;
        (Write::Note { of: self.id.clone(), n: self.noted - 1, row: row.clone() }, row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::tests::app;
    use crate::queue::queue;
    use crate::room::Message;

    #[tokio::test]
    async fn look_alikes_who_watch_are_told_apart_anew_only_when_somebody_comes_goes_or_is_renamed() {
        let (_folder, app) = app().await;
        let mut waiting = Vec::new();
        let mut come = async |socket: u64| {
            let guest = Visitor { id: format!("watcher {socket}"), name: "Ann".into() };
            let (out, frames, _) = queue(1000, 1_000_000);
            app.send("one", Message::Connected { socket, guest, address: None, out }).await.unwrap();
            waiting.push(frames);
        };
        let label = async |socket: u64, name: &'static str| {
            let label = move |table: &mut Room| table.watcher_label(&format!("watcher {socket}"), name);
            app.with_room("one", label).await.unwrap()
        };
        come(1).await;
        come(2).await;
        assert_eq!((label(1, "Ann").await, label(2, "Ann").await), ("Ann".into(), "Ann (2)".into()));
        // The cached labels are used as long as nothing changes.
        let mark = |table: &mut Room| table.watcher_labels.labels[1] = "marked".into();
        app.with_room("one", mark).await.unwrap();
        assert_eq!(label(2, "Ann").await, "marked");
        come(3).await;
        assert_eq!((label(2, "Ann").await, label(3, "Ann").await), ("Ann (2)".into(), "Ann (3)".into()));
        app.with_room("one", mark).await.unwrap();
        assert_eq!((label(2, "Bob").await, label(3, "Ann").await), ("Bob".into(), "Ann (2)".into()));
        app.leave("one", 1).await;
        assert_eq!(label(3, "Ann").await, "Ann");
        app.with_room("one", |table| table.watcher_labels.labels[1] = "marked".into()).await.unwrap();
        let named = |table: &mut Room| {
            table.seats[0].sitter = Sitter::Person { guest: "me".into(), name: "Ann".into(), here: false };
        };
        app.with_room("one", named).await.unwrap();
        assert_eq!(label(3, "Ann").await, "Ann (2)", "somebody who plays is called so now");
    }
}
