//! What people and the table say besides the game.

use shelf::{Msg, Seat};

use super::{Look, Table, Visitor};
use crate::app::now;
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
        let seats = || (0..self.seats.len()).map(|at| Seat(at as u8));
        let own: Vec<Seat> =
            seats().filter(|seat| self.seats[seat.at()].guest() == Some(&guest.id)).collect();
        // Whoever watches is not told more than whoever plays: they could tell it on.
        let bound: Vec<Seat> = if own.is_empty() { seats().collect() } else { own.clone() };
        if let Some(rule) = bound.iter().find_map(|seat| self.play.silence(*seat)) {
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
            (None, Audience::Everybody) => Said::Watcher(guest.name.clone(), text.to_owned()),
        };
        let (write, row) = self.write_note(said);
        self.keep(vec![write]).await?;
        self.tell_note(&row);
        Ok(())
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
