//! Frames sent to clients. A frame for a viewer contains only what that viewer may see.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;

use axum::extract::ws::Utf8Bytes;
use registry::{EventRecord, Reply, Seat, Viewer, Waits};

use super::sent::{Lists, Part, Written, json, text};
use super::{Look, Room, Socket, Visitor};
use crate::metrics::count;
use crate::names::{self, Labels};
use crate::protocol::{
    Ask, Away, Clock, Code, End, Failure, Line, Note, Player, Seating, ServerFrame, Speaker, Step, Sync,
    TableState, UndoRequest,
};
use crate::queue::Out;
use crate::store::{NoteRow, Said, SeatRow, Sitter};

impl Room {
    /// Connects a socket to the table.
    pub(super) fn connect(&mut self, socket: u64, guest: Visitor, address: Option<IpAddr>, out: Out) {
        if let Err(why) = self.welcomes(&guest.id) {
            _ = out.send(text(&ServerFrame::Refused { id: None, why }));
            return;
        }
        self.player_comes(&guest.id);
        self.sockets.insert(socket, Socket { guest, address, out, looks: None });
        self.schedule_passes();
        self.start_clocks();
        self.broadcast_state();
    }

    /// Switches a socket to the view of a seat or of spectators.
    pub(super) fn look(&mut self, socket: u64, guest: &Visitor, look: Look) -> Result<(), Failure> {
        if !self.may_look(guest, look.seat)? {
            return Err(Failure::of(Code::Forbidden, "server-not-your-view"));
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
        // Players may not follow others: even allies seal their answers from each other.
        let follows = row.follow && !self.owns_any(&guest.id);
        Ok(row.guest() == Some(&guest.id) || follows || over)
    }

    /// Switches sockets that may no longer see their seat's view to the spectators' view, and disconnects guests who
    /// are no longer admitted.
    pub(super) fn revoke_views(&mut self) {
        let strangers: Vec<u64> = self
            .sockets
            .iter()
            .filter(|(_, socket)| !self.admits(&socket.guest.id))
            .map(|(id, _)| *id)
            .collect();
        for id in strangers {
            self.send(id, &ServerFrame::Refused { id: None, why: Failure::no_table() });
            self.drop_socket(id);
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
        seat.map_or(self.play.seats(), Seat::index)
    }

    /// The number of the seat's question. It is a hash of only what the seat knows (its question and the number of
    /// its replies), so it is the same after a restart.
    pub(super) fn question_number(&self, seat: Seat) -> Option<u64> {
        if self.stuck.is_some() {
            return None;
        }
        let said = self.progress.said[seat.index()];
        let hash = blake3::hash(format!("{said} {}", self.play.fingerprint(seat)?).as_bytes());
        let first: [u8; 8] = hash.as_bytes()[..8].try_into().expect("a hash is longer");
        // Limited to 53 bits, the integer precision of a JavaScript number.
        Some(u64::from_le_bytes(first) >> 11)
    }

    /// The seat's question with its number.
    fn ask(&self, seat: Seat) -> Option<Ask> {
        Some(Ask { number: self.question_number(seat)?, question: self.play.question(seat)? })
    }

    /// The current state as the viewer sees it.
    fn step(&self, seat: Option<Seat>) -> Step {
        let viewer = viewer(seat);
        Step {
            view: self.play.view(viewer),
            stage: self.play.stage(),
            asked: match self.play.waits() {
                Waits::Answers { asked, .. } => asked,
                Waits::Roll | Waits::Over => Vec::new(),
            },
            turn: self.play.turn(),
            ask: seat.and_then(|seat| self.ask(seat)),
            silence: seat.and_then(|seat| self.silence(seat)).map(|rule| rule.0.to_owned()),
            can_undo: self.can_undo(seat),
            end: self.play.end().map(|end| End { text: end.text, worth: end.worth }),
        }
    }

    fn lines(&self, events: Vec<EventRecord>) -> Vec<Line> {
        let over = self.play.end().is_some();
        let line = |event: EventRecord| Line {
            at: over.then_some(event.at),
            rule: event.rule.0.to_owned(),
            text: event.text,
            touched: event.touched,
            event: event.event,
        };
        events.into_iter().map(line).collect()
    }

    /// The events that would certainly follow this reply.
    pub(super) fn foresee(
        &mut self,
        guest: &Visitor,
        seat: Seat,
        question: u64,
        reply: &Reply,
    ) -> Result<Vec<Line>, Failure> {
        self.own(guest, seat)?;
        if self.question_number(seat) != Some(question) {
            return Err(Failure::of(Code::Stale, "server-stale"));
        }
        let events = self.play.foresee(seat, reply, &mut self.dice);
        Ok(self.lines(events))
    }

    /// Sends the complete state to a socket.
    pub(super) fn sync(&mut self, id: u64) {
        let Some(look) = self.sockets.get(&id).and_then(|socket| socket.looks) else { return };
        let at = self.eye_at(look.seat);
        let step = self.step(look.seat);
        let areas = look.areas.then(|| self.play.outline(viewer(look.seat)));
        let state = &mut self.viewers[at];
        state.moves = self.play.moves();
        state.takes(&Part::of(&step));
        if let Some(areas) = &areas {
            state.takes_lists(areas.clone());
        }
        let seq = state.seq;
        let events = self.play.events(0, viewer(look.seat));
        self.viewers[at].lines = events.len();
        let after = |moves: usize| events.partition_point(|event| event.at <= moves);
        // Notes written before an undo are placed before the moves that replaced the undone ones.
        let hears = |note: &NoteRow| self.sockets.get(&id).is_some_and(|socket| self.hears(socket, note));
        let stood = self.notes.iter().rev().scan(usize::MAX, |least, note| {
            *least = note.moves.min(*least);
            Some(hears(note).then(|| self.note(note, after(*least))))
        });
        let mut notes: Vec<Note> = stood.flatten().collect();
        notes.reverse();
        let own = look.seat.filter(|seat| self.plays(id, *seat));
        let passing = own.and_then(|seat| self.passing(seat));
        let sync = Sync { seat: look.seat, seq, log: self.lines(events), notes, step, areas, passing };
        self.send(id, &ServerFrame::Sync(Box::new(sync)));
        if let Some(seat) = own {
            self.tell_rules_to(id, seat);
        }
    }

    /// Whether the socket belongs to the owner of the seat.
    fn plays(&self, socket: u64, seat: Seat) -> bool {
        let guest = self.sockets.get(&socket).map(|socket| socket.guest.id.as_str());
        guest.is_some() && self.seats[seat.index()].guest() == guest
    }

    /// Sends the complete state to all sockets.
    pub(super) fn sync_all(&mut self) {
        self.viewers.iter_mut().for_each(|state| state.seq += 1);
        let all: Vec<u64> = self.sockets.keys().copied().collect();
        all.into_iter().for_each(|id| self.sync(id));
    }

    /// Sends each viewer what has changed for it, with the viewer's next sequence number.
    pub(super) fn broadcast_news(&mut self) {
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
            let events = self.play.events(self.viewers[at].moves + 1, viewer(seat));
            let step = Part::of(&self.step(seat));
            // Sockets with lists received all of them with their last `Sync`.
            let areas = watchers.iter().any(|(_, areas)| *areas).then(|| self.play.outline(viewer(seat)));
            let state = &mut self.viewers[at];
            state.moves = self.play.moves();
            state.lines += events.len();
            let lists = areas.map(|areas| state.takes_lists(areas));
            let same = !state.takes(&step);
            if same && events.is_empty() && lists.as_ref().is_none_or(Lists::is_empty) {
                continue;
            }
            state.seq += 1;
            let (seq, events) = (state.seq, Part::of(&self.lines(events)));
            let passing = seat.and_then(|seat| self.passing(seat));
            let (none, mut written) = (Lists::default(), BTreeMap::<(bool, Option<u64>), Utf8Bytes>::new());
            for (id, areas) in watchers {
                // Only the seat's player may see which questions the server answers.
                let passing = passing.filter(|_| seat.is_some_and(|seat| self.plays(id, seat)));
                let lists = lists.as_ref().filter(|_| areas).unwrap_or(&none);
                let text = written.entry((areas, passing)).or_insert_with(|| {
                    json(&Written::News { seq, events: &events.text, step: &step.text, lists, passing })
                        .into()
                });
                self.send_text(id, text.clone());
            }
        }
        if over {
            self.broadcast_state();
        }
    }

    fn note(&self, row: &NoteRow, after: usize) -> Note {
        let (by, remark, text) = match &row.said {
            Said::Remark(remark) => (Speaker::Table, Some(remark.msg(|seat| self.play.who(seat))), None),
            Said::Seat(seat, text) => (Speaker::Seat(Seat(*seat)), None, Some(text.clone())),
            Said::Watcher(name, text) => (Speaker::Watcher(names::cleaned(name)), None, Some(text.clone())),
            Said::Side(seat, _, text) => (Speaker::Seat(Seat(*seat)), None, Some(text.clone())),
        };
        let side = matches!(row.said, Said::Side(..));
        Note { by, remark, text, side, after, at: row.at }
    }

    /// Whether a note is addressed to this socket. Side chat goes only to the players of that side: not to followers
    /// of their seats, and not to opponents after the game.
    fn hears(&self, socket: &Socket, row: &NoteRow) -> bool {
        let Said::Side(_, to, _) = &row.said else { return true };
        let seat = socket.looks.and_then(|look| look.seat);
        seat.is_some_and(|seat| {
            to.has(seat) && self.seats[seat.index()].guest() == Some(socket.guest.id.as_str())
        })
    }

    /// Sends a note to all sockets that it is addressed to, placed after all log lines sent so far.
    pub(super) fn broadcast_note(&mut self, row: &NoteRow) {
        let looking: Vec<(u64, Option<Seat>)> = self
            .sockets
            .iter()
            .filter(|(_, socket)| self.hears(socket, row))
            .filter_map(|(id, socket)| socket.looks.map(|look| (*id, look.seat)))
            .collect();
        for (id, seat) in looking {
            let note = self.note(row, self.viewers[self.eye_at(seat)].lines);
            self.send(id, &ServerFrame::Note(note));
        }
    }

    /// Sends the table state (people, policy, clocks) to all sockets.
    pub(super) fn broadcast_state(&mut self) {
        self.announced = (self.running(), self.stuck.is_some());
        let connected: BTreeSet<&str> =
            self.sockets.values().map(|socket| socket.guest.id.as_str()).collect();
        let (_, labels) = Labels::of_seats(&self.seats);
        // Non-members all receive the same state, so it is serialized once.
        let mut written: BTreeMap<&str, Utf8Bytes> = BTreeMap::new();
        let mut frames = Vec::with_capacity(self.sockets.len());
        for (id, socket) in &self.sockets {
            let guest = if self.is_member(&socket.guest.id) { socket.guest.id.as_str() } else { "" };
            let frame = written.entry(guest).or_insert_with(|| {
                text(&ServerFrame::Table(Box::new(self.state(guest, &connected, &labels))))
            });
            frames.push((*id, frame.clone()));
        }
        frames.into_iter().for_each(|(id, frame)| self.send_text(id, frame));
    }

    /// Sends the table state if other clocks are running than last reported, or the table became stuck.
    pub(super) fn tell_changes(&mut self) {
        if self.announced != (self.running(), self.stuck.is_some()) {
            self.broadcast_state();
        }
    }

    fn state(&self, guest: &str, connected: &BTreeSet<&str>, labels: &[Option<String>]) -> TableState {
        let player = |(at, (row, label)): (usize, (&SeatRow, &Option<String>))| Player {
            seating: Seating::of(row, label.clone(), guest),
            here: matches!(row.sitter, Sitter::Person { here: true, .. }),
            presence: match (&row.sitter, row.stand_in) {
                (Sitter::Person { .. }, Some(_)) => Away::StoodIn,
                (Sitter::Person { guest, .. }, None) if !connected.contains(guest.as_str()) => Away::Away,
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
            seats: self.seats.iter().zip(labels).enumerate().map(player).collect(),
            policy: self.policy.clone(),
            away: self.app.config.away,
            watching: watching.count() as u32,
            sides: self.play.sides(),
            undo: self.undo.as_ref().map(|request| UndoRequest {
                number: request.number,
                by: request.by,
                awaited: self.awaited(request),
                moves: self.are_all_allies().then(|| self.play.moves().saturating_sub(request.to)),
            }),
            stuck: self.stuck.clone(),
            invitations: self.invitations(guest),
            over: self.play.end().is_some(),
            campaign: self.campaign.clone().filter(|_| self.is_member(guest)),
        }
    }

    /// Sends a frame to a socket; disconnects it if its queue is full.
    pub(super) fn send(&mut self, id: u64, frame: &ServerFrame) {
        self.send_text(id, text(frame));
    }

    fn send_text(&mut self, id: u64, text: Utf8Bytes) {
        let Some(socket) = self.sockets.get(&id) else { return };
        count(&self.app.metrics.frames_out);
        if !socket.out.send(text) {
            // Too slow, or already closed. After reconnecting, the client receives the complete state.
            count(&self.app.metrics.slow);
            self.drop_socket(id);
            self.missed = true;
        }
    }

    /// Broadcasts that slow sockets were dropped. Repeats, because the broadcast itself may drop others.
    pub(super) fn tell_missed(&mut self) {
        while std::mem::take(&mut self.missed) {
            self.broadcast_state();
        }
    }

    /// The complete log as this viewer sees it, for a replay.
    pub(crate) fn log_of(&self, viewer: Viewer) -> Vec<Line> {
        self.lines(self.play.events(0, viewer))
    }
}

fn viewer(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::NONE, Viewer::only)
}
