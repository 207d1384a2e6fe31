//! Frames. What is made for an eye is made only of what that eye may see.

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use shelf::{Area, Eye, Question, Reply, Seat, Thing, Told, Waits};

use super::{Look, Socket, Table, Visitor};
use crate::metrics::count;
use crate::protocol::{
    Ask, Away, Clock, Code, End, Failure, Line, News, Note, Player, Seating, ServerFrame, Speaker, Step,
    Sync, TableState, UndoRequest,
};
use crate::queue::Out;
use crate::store::{NoteRow, Said, Sitter};

/// What an eye has been sent.
#[derive(Default)]
pub(super) struct EyeState {
    /// Its number.
    seq: u64,
    /// Up to how many moves it has been told, and how many lines that were.
    moves: usize,
    lines: usize,
    /// A fingerprint of the last step, its number and lists left out.
    last: Option<blake3::Hash>,
    /// A fingerprint of each list, as last sent.
    areas: Vec<(Thing, blake3::Hash)>,
}

/// The lists that an eye has to be sent.
enum Lists {
    /// All: there are others than before.
    All(Vec<Area>),
    /// Those that have changed.
    Changed(Vec<Area>),
}

impl Lists {
    fn is_empty(&self) -> bool {
        matches!(self, Lists::Changed(areas) if areas.is_empty())
    }
}

impl EyeState {
    /// What of the lists is to be sent, given what was.
    fn changed(&mut self, areas: Vec<Area>) -> Lists {
        let before = std::mem::replace(&mut self.areas, fingerprints(&areas));
        let same =
            before.len() == areas.len() && before.iter().zip(&areas).all(|((id, _), area)| *id == area.id);
        if !same {
            return Lists::All(areas);
        }
        let changed = areas.into_iter().zip(before.iter().zip(&self.areas));
        Lists::Changed(changed.filter(|(_, (before, now))| before != now).map(|(area, _)| area).collect())
    }
}

impl Table {
    /// A socket comes to the table.
    pub(super) fn come(&mut self, socket: u64, guest: Visitor, out: Out) {
        if !self.admits(&guest.id) {
            let frame = ServerFrame::Refused { id: None, why: Failure::no_table() };
            _ = out.send(text(&frame));
            return;
        }
        self.sockets.insert(socket, Socket { guest, out, looks: None });
        self.start_clocks();
        self.tell_state();
    }

    /// Looks through an eye from now on.
    pub(super) fn look(&mut self, socket: u64, guest: &Visitor, look: Look) -> Result<(), Failure> {
        if !self.may_look(guest, look.seat)? {
            return Err(Failure::of(Code::Forbidden, "server-not-your-eye"));
        }
        if let Some(socket) = self.sockets.get_mut(&socket) {
            socket.looks = Some(look);
        }
        self.sync(socket);
        Ok(())
    }

    fn may_look(&self, guest: &Visitor, seat: Option<Seat>) -> Result<bool, Failure> {
        let Some(seat) = seat else { return Ok(self.admits(&guest.id)) };
        let row = self.seat(seat)?;
        let over = self.play.end().is_some() && self.admits(&guest.id);
        // Whoever plays against the seat does not follow it.
        let follows = row.follow && (self.game.together() || !self.owns_any(&guest.id));
        Ok(row.guest() == Some(&guest.id) || follows || over)
    }

    /// Whoever may no longer look through a seat becomes a spectator; whoever may no longer be here is let go.
    pub(super) fn avert(&mut self) {
        let strangers: Vec<u64> = self
            .sockets
            .iter()
            .filter(|(_, socket)| !self.admits(&socket.guest.id))
            .map(|(id, _)| *id)
            .collect();
        for id in strangers {
            self.send(id, &ServerFrame::Refused { id: None, why: Failure::no_table() });
            self.let_go(id);
        }
        let lost: Vec<u64> = self
            .sockets
            .iter()
            .filter(|(_, socket)| {
                let seat = socket.looks.and_then(|look| look.seat);
                seat.is_some() && !self.may_look(&socket.guest, seat).unwrap_or(false)
            })
            .map(|(id, _)| *id)
            .collect();
        for id in lost {
            if let Some(look) = self.sockets.get_mut(&id).and_then(|socket| socket.looks.as_mut()) {
                look.seat = None;
            }
            self.sync(id);
        }
    }

    fn eye_at(&self, seat: Option<Seat>) -> usize {
        seat.map_or(self.play.seats(), Seat::at)
    }

    /// The number of a question. It depends on nothing but what the seat knows: what it is asked, and how often it has
    /// said something; so it is the same after a restart.
    fn number(&self, question: &Question) -> u64 {
        let mut hash = blake3::Hasher::new();
        let mut write = |value: &dyn erased::Json| {
            hash.update(value.json().as_bytes());
            hash.update(b"\n");
        };
        write(&self.kept.said[question.seat.at()]);
        write(&question.asked);
        write(&question.pick);
        question.choices.iter().for_each(|choice| write(&choice.value));
        write(&"or");
        question.standing.iter().for_each(|choice| write(&choice.value));
        let bytes = hash.finalize();
        let first: [u8; 8] = bytes.as_bytes()[..8].try_into().expect("a hash is longer");
        // No more bits than a number of JavaScript holds.
        u64::from_le_bytes(first) >> 11
    }

    /// What the seat can say, under its number.
    pub(super) fn ask(&self, seat: Seat) -> Option<Ask> {
        if self.stuck.is_some() {
            return None;
        }
        let question = self.play.question(seat)?;
        Some(Ask { number: self.number(&question), question })
    }

    /// What the eye sees and is asked, the lists left out.
    fn step(&self, seat: Option<Seat>) -> Step {
        let eye = eye(seat);
        Step {
            seq: 0,
            view: self.play.view(eye),
            areas: None,
            stage: self.play.stage(),
            asked: match self.play.waits() {
                Waits::Answers { asked, .. } => asked,
                Waits::Roll | Waits::Over => Vec::new(),
            },
            ask: seat.and_then(|seat| self.ask(seat)),
            silence: seat.and_then(|seat| self.play.silence(seat)).map(|rule| rule.0.to_owned()),
            can_undo: self.can_undo(seat),
            end: self.play.end().map(|end| End { text: end.text, worth: end.worth }),
        }
    }

    fn lines(&self, told: Vec<Told>) -> Vec<Line> {
        let over = self.play.end().is_some();
        let line = |told: Told| Line {
            at: over.then_some(told.at),
            rule: told.rule.0.to_owned(),
            text: told.text,
            touched: told.touched,
            event: told.event,
        };
        told.into_iter().map(line).collect()
    }

    /// What would certainly happen if the seat said this.
    pub(super) fn foresee(
        &mut self,
        guest: &Visitor,
        seat: Seat,
        question: u64,
        reply: &Reply,
    ) -> Result<Vec<Line>, Failure> {
        self.own(guest, seat)?;
        if self.ask(seat).is_none_or(|ask| ask.number != question) {
            return Err(Failure::of(Code::Stale, "server-stale"));
        }
        let told = self.play.foresee(seat, reply, &mut self.dice);
        Ok(self.lines(told))
    }

    /// Sends everything to a socket.
    pub(super) fn sync(&mut self, id: u64) {
        let Some(look) = self.sockets.get(&id).and_then(|socket| socket.looks) else { return };
        let at = self.eye_at(look.seat);
        let mut step = self.step(look.seat);
        let state = &mut self.eyes[at];
        state.moves = self.play.moves();
        state.last = Some(fingerprint(&step));
        step.seq = state.seq;
        if look.areas {
            let areas = self.play.areas(eye(look.seat));
            state.areas = fingerprints(&areas);
            step.areas = Some(areas);
        }
        let told = self.play.told(0, eye(look.seat));
        self.eyes[at].lines = told.len();
        let after = |note: &NoteRow| told.partition_point(|told| told.at <= note.moves);
        let notes = self.notes.iter().map(|note| self.note(note, after(note))).collect();
        let sync = Sync { seat: look.seat, log: self.lines(told), notes, step };
        self.send(id, &ServerFrame::Sync(Box::new(sync)));
    }

    /// Sends everything to everybody.
    pub(super) fn sync_all(&mut self) {
        self.eyes.iter_mut().for_each(|state| state.seq += 1);
        let all: Vec<u64> = self.sockets.keys().copied().collect();
        all.into_iter().for_each(|id| self.sync(id));
    }

    /// Tells every eye what has changed for it, under its own number.
    pub(super) fn news(&mut self) {
        let over = self.play.end().is_some();
        let seats = (0..self.play.seats()).map(|seat| Some(Seat(seat as u8)));
        for seat in seats.chain([None]) {
            let watchers: Vec<(u64, bool)> = self
                .sockets
                .iter()
                .filter_map(|(id, socket)| {
                    socket.looks.filter(|look| look.seat == seat).map(|look| (*id, look.areas))
                })
                .collect();
            let at = self.eye_at(seat);
            if watchers.is_empty() {
                continue;
            }
            let told = self.play.told(self.eyes[at].moves + 1, eye(seat));
            let mut step = self.step(seat);
            let print = fingerprint(&step);
            // Whoever wants the lists has had them all since they looked.
            let areas = watchers.iter().any(|(_, areas)| *areas).then(|| self.play.areas(eye(seat)));
            let state = &mut self.eyes[at];
            state.moves = self.play.moves();
            state.lines += told.len();
            let lists = areas.map(|areas| state.changed(areas));
            if told.is_empty() && state.last == Some(print) && lists.as_ref().is_none_or(Lists::is_empty) {
                continue;
            }
            state.last = Some(print);
            state.seq += 1;
            step.seq = state.seq;
            let mut news = News { told: self.lines(told), step, changed: None };
            let short = watchers.iter().any(|(_, areas)| !*areas).then(|| news_text(&news));
            match lists {
                None => {}
                Some(Lists::All(areas)) => news.step.areas = Some(areas),
                Some(Lists::Changed(areas)) => news.changed = Some(areas),
            }
            let full = watchers.iter().any(|(_, areas)| *areas).then(|| news_text(&news));
            for (id, areas) in watchers {
                if let Some(text) = if areas { &full } else { &short } {
                    self.send_text(id, text.clone());
                }
            }
        }
        if over {
            self.tell_state();
        }
    }

    fn note(&self, row: &NoteRow, after: usize) -> Note {
        let (by, remark, text) = match &row.said {
            Said::Remark(remark) => (Speaker::Table, Some(remark.msg(|seat| self.play.who(seat))), None),
            Said::Seat(seat, text) => (Speaker::Seat(Seat(*seat)), None, Some(text.clone())),
            Said::Watcher(name, text) => (Speaker::Watcher(name.clone()), None, Some(text.clone())),
        };
        Note { by, remark, text, after, at: row.at }
    }

    /// Sends a note to everybody who looks; it stands after all that they have been told.
    pub(super) fn tell_note(&mut self, row: &NoteRow) {
        let looking: Vec<(u64, Option<Seat>)> = self
            .sockets
            .iter()
            .filter_map(|(id, socket)| socket.looks.map(|look| (*id, look.seat)))
            .collect();
        for (id, seat) in looking {
            let note = self.note(row, self.eyes[self.eye_at(seat)].lines);
            self.send(id, &ServerFrame::Note(note));
        }
    }

    /// Tells everybody about the people at the table.
    pub(super) fn tell_state(&mut self) {
        let all: Vec<u64> = self.sockets.keys().copied().collect();
        for id in all {
            let Some(socket) = self.sockets.get(&id) else { continue };
            let state = self.state(&socket.guest.id);
            self.send(id, &ServerFrame::Table(Box::new(state)));
        }
    }

    fn state(&self, guest: &str) -> TableState {
        let connected = |guest: &str| self.sockets.values().any(|socket| socket.guest.id == guest);
        let player = |(at, row): (usize, &crate::store::SeatRow)| Player {
            seating: Seating::of(row, guest),
            here: matches!(row.sitter, Sitter::Person { here: true, .. }),
            presence: match (&row.sitter, row.stand_in) {
                (Sitter::Person { .. }, Some(_)) => Away::StoodIn,
                (Sitter::Person { guest, .. }, None) if !connected(guest) => Away::Away,
                (Sitter::Free, _) => Away::Away,
                (Sitter::Person { .. } | Sitter::Bot(_), _) => Away::Here,
            },
            follow: row.follow,
            clock: self.clock_of(at).map(|(left, runs)| Clock { left, runs }),
        };
        let watching = self
            .sockets
            .values()
            .filter(|socket| self.seats.iter().all(|seat| seat.guest() != Some(&socket.guest.id)));
        TableState {
            id: self.id.clone(),
            game: self.play.game().to_owned(),
            seats: self.seats.iter().enumerate().map(player).collect(),
            policy: self.policy.clone(),
            watching: watching.count() as u32,
            undo: self.undo.as_ref().map(|request| UndoRequest {
                number: request.number,
                by: request.by,
                awaited: request.awaited.clone(),
            }),
            stuck: self.stuck.clone(),
            invitations: self.invitations(guest),
            over: self.play.end().is_some(),
        }
    }

    /// Sends a frame to a socket.
    pub(super) fn send(&mut self, id: u64, frame: &ServerFrame) {
        self.send_text(id, text(frame));
    }

    fn send_text(&mut self, id: u64, text: Utf8Bytes) {
        let Some(socket) = self.sockets.get(&id) else { return };
        count(&self.app.metrics.frames_out);
        if !socket.out.send(text) {
            // Too slow, or gone. Whoever comes again gets everything anew.
            count(&self.app.metrics.slow);
            self.let_go(id);
        }
    }

    /// All that was told to an eye, for a replay.
    pub(crate) fn log_of(&self, eye: Eye) -> Vec<Line> {
        self.lines(self.play.told(0, eye))
    }
}

fn eye(seat: Option<Seat>) -> Eye {
    seat.map_or(Eye::NONE, Eye::only)
}

fn fingerprint(part: &impl Serialize) -> blake3::Hash {
    blake3::hash(json(part).as_bytes())
}

fn fingerprints(areas: &[Area]) -> Vec<(Thing, blake3::Hash)> {
    areas.iter().map(|area| (area.id.clone(), fingerprint(area))).collect()
}

fn news_text(news: &News) -> Utf8Bytes {
    #[derive(Serialize)]
    #[serde(rename_all = "kebab-case")]
    enum Frame<'a> {
        News(&'a News),
    }
    json(&Frame::News(news)).into()
}

/// A frame as it is sent.
pub(crate) fn text(frame: &ServerFrame) -> Utf8Bytes {
    json(frame).into()
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("our frames are plain data")
}

/// Values of several types, written one after the other.
mod erased {
    /// Anything that can be written as JSON.
    pub(super) trait Json {
        fn json(&self) -> String;
    }

    impl<T: serde::Serialize> Json for T {
        fn json(&self) -> String {
            super::json(self)
        }
    }
}
