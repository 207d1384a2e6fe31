//! What people and the table say besides the game.

use rulebook::RuleId;
use shelf::{Msg, Seat};

use super::{Look, Table, Visitor};
use crate::app::now;
use crate::names::{self, Labels, Person};
use crate::protocol::{Audience, Code, Failure};
use crate::remark::Remark;
use crate::store::{NoteRow, Said, Write};

/// Characters of what somebody says at most.
pub(crate) const LONGEST: usize = 500;
/// Notes of a table that are kept and shown: the last ones.
pub(crate) const NOTES: usize = 400;

impl Table {
    /// Somebody says something, to everybody or to their side.
    pub(super) async fn chat(
        &mut self,
        guest: &Visitor,
        looks: Option<Look>,
        text: &str,
        to: Audience,
    ) -> Result<(), Failure> {
        let text = text.trim();
        if text.is_empty() {
            return Err(Failure::of(Code::Malformed, "server-nothing-said"));
        }
        if text.chars().count() > LONGEST {
            let msg = Msg::new("server-too-long").num("most", LONGEST as i64);
            return Err(Failure::new(Code::TooMuch, msg));
        }
        if !self.app.limits.talk(&guest.id) {
            return Err(Failure::of(Code::TooMuch, "server-too-fast"));
        }
        let own = self.seats_of(&guest.id);
        if let Some(rule) = self.silence_of(&guest.id) {
            let msg = Msg::new("server-silence").text("rule", rule.0);
            return Err(Failure::new(Code::Refused, msg));
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
                // Those who only watch are not told to the table when they are renamed.
                let name = store.name_of(&id).await.ok().flatten();
                let name = name.map_or_else(|| guest.name.clone(), |name| names::cleaned(&name));
                Said::Watcher(self.watcher_label(&Visitor { id, name }), text.to_owned())
            }
        };
        let (write, row) = self.write_note(said);
        self.keep(vec![write]).await?;
        self.tell_note(&row);
        Ok(())
    }

    /// The rule that forbids the seat to talk now, if one does. Nothing is forbidden after the end.
    pub(super) fn silence(&self, seat: Seat) -> Option<RuleId> {
        self.play.silence(seat).filter(|_| self.play.end().is_none())
    }

    /// The rule that forbids the guest to talk now, if one does.
    pub(super) fn silence_of(&self, guest: &str) -> Option<RuleId> {
        let own = self.seats_of(guest);
        // Whoever watches is not told more than whoever plays: they could tell it on.
        let all = || (0..self.seats.len()).map(|at| Seat(at as u8)).collect();
        let bound: Vec<Seat> = if own.is_empty() { all() } else { own };
        bound.into_iter().find_map(|seat| self.silence(seat))
    }

    /// The seats to which the rules forbid talk now.
    pub(super) fn silent_seats(&self) -> Vec<u8> {
        (0..self.seats.len() as u8).filter(|seat| self.silence(Seat(*seat)).is_some()).collect()
    }

    /// The name of somebody who watches, with a number if it looks like the name of somebody who plays or has
    /// watched for longer.
    fn watcher_label(&self, guest: &Visitor) -> String {
        let (mut labels, _) = Labels::of_seats(&self.seats);
        let others =
            self.sockets.values().map(|socket| &socket.guest).filter(|other| !self.owns_any(&other.id));
        for other in others.take_while(|other| other.id != guest.id) {
            labels.give(Person::new(&other.id, &other.name, false));
        }
        labels.give(Person::new(&guest.id, &guest.name, false))
    }

    /// Notes a remark; it is to be kept with what it is about, and told after.
    pub(super) fn remark(&mut self, remark: Remark) -> Write {
        self.write_note(Said::Remark(remark)).0
    }

    fn write_note(&mut self, said: Said) -> (Write, NoteRow) {
        let row = NoteRow { moves: self.play.moves(), at: now(), said };
        self.notes.push_back(row.clone());
        if self.notes.len() > NOTES {
            self.notes.pop_front();
        }
        self.noted += 1;
        (Write::Note { of: self.id.clone(), n: self.noted - 1, row: row.clone() }, row)
    }
}
