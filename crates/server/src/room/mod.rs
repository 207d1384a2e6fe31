//! A table and the task that owns it: everything that happens to it comes through its inbox, one thing at a time.

mod accepted;
mod clock;
mod frames;
mod load;
mod moves;
mod pass_rules;
mod passes;
mod seats;
mod sent;
mod snapshot;
mod talk;
mod undo;

use std::collections::{BTreeMap, VecDeque};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use chacha20::ChaCha8Rng;
use registry::{DynTable, Msg, Reply, Seat, Thought};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::app::App;
use crate::bots::{Ticket, Wanted};
use crate::metrics::count;
use crate::protocol::{Code, Command, Failure, Invitation, Policy, ServerFrame};
use crate::queue::Out;
use crate::repeated_errors::log_error;
use crate::store::{Chain, NoteRow, SeatProgress, SeatRow, Sitter};

use accepted::Accepted;
use moves::Hint;
use sent::ViewerState;
use undo::Request;

/// A table stays at least so long.
const SHORTEST: Duration = Duration::from_millis(50);

/// What to do with a table, or with the reason why there is none.
pub(crate) type Call = Box<dyn FnOnce(Result<&mut Room, Failure>) + Send>;

/// Something for a table.
pub(crate) enum Message {
    /// A socket was opened.
    Come {
        /// Its number.
        socket: u64,
        /// Whose.
        guest: Visitor,
        /// Where it comes from, as far as that is known.
        address: Option<IpAddr>,
        /// Where to send frames.
        out: Out,
    },
    /// A socket says something.
    Frame {
        /// Which.
        socket: u64,
        /// The client's number.
        id: u32,
        /// What.
        command: Command,
        /// When it came.
        at: Instant,
    },
    /// A socket is closed.
    Gone {
        /// Which.
        socket: u64,
    },
    /// A bot has thought.
    Thought {
        /// About what.
        ticket: Ticket,
        /// Who says what; `None` if nobody says anything.
        said: Option<(Seat, Reply)>,
    },
    /// Bots have thought shortly about questions that have to be answered in time.
    QuickThoughts {
        /// Which thoughts these are.
        ticket: Ticket,
        /// What each bot would say.
        said: Vec<(Seat, Reply)>,
    },
    /// A bot has a hint.
    Hinted {
        /// For which seat.
        seat: Seat,
        /// Which one it is.
        ticket: Ticket,
        /// What it thinks.
        thought: Option<Thought>,
    },
    /// Somebody wants to know something, or why there is no table that could say it.
    Call(Call),
    /// Somebody wants a seat, or to be rid of it.
    Seat(seats::Wish, Visitor, oneshot::Sender<Result<(), Failure>>),
    /// A guest who sits at the table has a new name.
    Renamed(Visitor),
    /// The server ends.
    End,
}

pub(crate) use load::{blocking, divide, fresh, replay, who};
pub(crate) use moves::summary;
pub(crate) use seats::{Wish, invitations, is_closable};
pub(crate) use sent::text;
pub(crate) use talk::MAX_NOTES;

/// A guest who has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Visitor {
    /// The hash of their token.
    pub(crate) id: String,
    /// What they are called.
    pub(crate) name: String,
}

/// A socket at the table.
struct Socket {
    guest: Visitor,
    /// Where it comes from, as far as that is known.
    address: Option<IpAddr>,
    out: Out,
    /// Through which eye it looks; `None` before the first look.
    looks: Option<Look>,
}

/// Through which eye somebody looks, and whether the table is sent as lists too.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Look {
    seat: Option<Seat>,
    areas: bool,
}

/// A table in memory.
pub(crate) struct Room {
    app: Arc<App>,
    id: String,
    play: Box<dyn DynTable>,
    policy: Policy,
    maker: String,
    /// The campaign that it belongs to.
    campaign: Option<String>,
    seats: Vec<SeatRow>,
    /// New names of those who sit here, by guest: they are shown as soon as their owners may talk.
    held_names: BTreeMap<String, String>,
    watcher_labels: talk::WatcherLabels,
    /// The last notes, and how many there were in all.
    notes: VecDeque<NoteRow>,
    noted: usize,
    kept: SeatProgress,
    accepted: Accepted,
    /// How many entries of the log are kept.
    entries: usize,
    /// How many of them the last snapshot stands for.
    snapped: usize,
    /// The chain of the log as far as it is kept.
    chain: Chain,
    dice: ChaCha8Rng,
    /// Why it cannot go on.
    stuck: Option<Msg>,
    inbox: mpsc::WeakSender<Message>,
    sockets: BTreeMap<u64, Socket>,
    /// When those who have a seat were last here, and what counts for those who have not been here since.
    seen: BTreeMap<String, Instant>,
    loaded: Instant,
    /// What each seat has been sent, and last what spectators have.
    eyes: Vec<ViewerState>,
    undo: Option<Request>,
    clock: clock::Clocks,
    passes: passes::Passes,
    pass_rules: Vec<pass_rules::SeatRules>,
    /// Whose clock ran and whether the table was stuck when its state was last told.
    told: (Vec<usize>, bool),
    /// When it goes on by itself after something could not be kept.
    retry: Option<Instant>,
    /// Whether somebody was let go as too slow, which others have not been told yet.
    missed: bool,
    /// Why it has to end: it was closed, or what it holds is not what is kept, and that cannot be read.
    lost: Option<Failure>,
    /// After how many entries bots were last asked, and that they still think.
    considered: Option<usize>,
    thinking: Option<Wanted>,
    /// Hints that seats wait for.
    hints: BTreeMap<usize, Hint>,
}

impl Room {
    /// Owns the table until nobody needs it.
    pub(crate) async fn run(
        app: Arc<App>,
        id: &str,
        inbox: mpsc::WeakSender<Message>,
        mut messages: mpsc::Receiver<Message>,
    ) {
        let mut table = match Room::load(app.clone(), id, inbox).await {
            Ok(table) => table,
            Err(failure) => {
                log_error(None, format!("table {id} cannot be loaded: {}", failure.text.id));
                if failure.code == Code::Refused {
                    Room::note_stopped(&app, id, true).await;
                }
                return unread(&app, id, messages, &failure).await;
            }
        };
        Room::note_stopped(&app, id, table.stuck.is_some()).await;
        if let Err(failure) = table.go_on().await {
            return refuse_all(messages, &failure).await;
        }
        let idle = Duration::from_secs(app.config.idle).max(SHORTEST);
        let mut ends = false;
        let mut rest = Instant::now() + idle;
        loop {
            if let Some(failure) = table.lost.take() {
                return refuse_all(messages, &failure).await;
            }
            table.tell_missed();
            let due =
                [table.deadline(), table.retry, table.passes_due(), table.clocks_due(), table.next_clock()];
            let wake = due.into_iter().flatten().fold(rest, Instant::min);
            let message = tokio::select! {
                message = messages.recv() => message,
                () = tokio::time::sleep_until(wake) => {
                    let is_due = |at: Option<Instant>| at.is_some_and(|at| at <= Instant::now());
                    if is_due(table.deadline()) {
                        table.time_out().await;
                    } else if is_due(table.retry) {
                        table.retry = None;
                        // What fails again is tried again.
                        _ = table.go_on().await;
                    } else if is_due(table.passes_due()) {
                        table.make_passes().await;
                    } else if is_due(table.clocks_due()) {
                        table.keep_clocks().await;
                    } else if is_due(table.next_clock()) {
                        table.recount().await;
                    } else if table.sockets.is_empty()
                        && table.thinking.is_none()
                        && table.passes_due().is_none()
                    {
                        // Nobody can come any more; what came before is still done.
                        messages.close();
                    }
                    rest = Instant::now() + idle;
                    continue;
                }
            };
            // A new name is no reason to stay loaded.
            if !matches!(message, Some(Message::Renamed(_))) {
                rest = Instant::now() + idle;
            }
            match message {
                None => return table.last_snapshot().await,
                Some(Message::End) => {
                    ends = true;
                    table.sockets.clear();
                    table.recount().await;
                    messages.close();
                }
                Some(message) => {
                    table.handle_message(message, ends).await;
                    if table.lost.is_none() {
                        table.recount().await;
                    }
                }
            }
        }
    }

    async fn handle_message(&mut self, message: Message, ends: bool) {
        match message {
            Message::Come { socket, guest, address, out } if !ends => {
                let was_paused = self.is_paused();
                self.come(socket, guest, address, out);
                if was_paused && !self.is_paused() {
                    // What fails is tried again.
                    _ = self.go_on().await;
                }
            }
            Message::Come { .. } | Message::End => {}
            Message::Frame { socket, id, command, at } => {
                let moves = matches!(command, Command::Move { .. });
                self.frame(socket, id, command).await;
                if moves {
                    self.app.metrics.move_time.observe(at.elapsed());
                }
            }
            Message::Gone { socket } => {
                self.hints.retain(|_, hint| hint.socket != socket);
                if self.let_go(socket) {
                    self.tell_state();
                }
            }
            Message::Thought { ticket, said } => self.thought(&ticket, said).await,
            Message::QuickThoughts { ticket, said } => self.thought_in_time(&ticket, said),
            Message::Hinted { seat, ticket, thought } => self.hinted(seat, &ticket, thought),
            Message::Call(call) => call(Ok(self)),
            Message::Seat(wish, guest, answer) => {
                let result = self.seat_wish(wish, &guest).await;
                // Whoever does not wait any more does not need to know.
                _ = answer.send(result);
            }
            Message::Renamed(guest) => self.renamed(guest).await,
        }
    }

    /// Carries out a command and answers it.
    async fn frame(&mut self, socket: u64, id: u32, command: Command) {
        let from = self.sockets.get(&socket).map(|s| (s.guest.clone(), s.address, s.looks));
        let Some((guest, address, looks)) = from else { return };
        let done = |()| None;
        let result: Result<Option<Invitation>, Failure> = match command {
            Command::Look { seat, areas } => self.look(socket, &guest, Look { seat, areas }).map(done),
            Command::Move { seat, question, reply } => {
                self.say(&guest, seat, question, reply).await.map(done)
            }
            Command::Foresee { seat, question, reply } => {
                match self.foresee(&guest, seat, question, &reply) {
                    Ok(told) => return self.send(socket, &ServerFrame::Foreseen { id, told }),
                    Err(failure) => Err(failure),
                }
            }
            Command::Hint { seat } => match self.hint(socket, id, &guest, seat) {
                Ok(()) => return,
                Err(failure) => Err(failure),
            },
            Command::PassRules { seat, change } => {
                self.change_rules(&guest, address, seat, change).await.map(done)
            }
            Command::Undo { to } => self.take_back(&guest, looks, to).await.map(done),
            Command::Consent { request, yes } => self.consent(&guest, request, yes).await.map(done),
            Command::Chat { text, to } => self.chat(&guest, address, looks, &text, to).await.map(done),
            Command::StandIn { seat, bot } => self.stand_in(&guest, seat, bot).await.map(done),
            Command::TakeBack { seat } => self.take_seat_back(&guest, seat).await.map(done),
            Command::HandOver { seat } => self.hand_over(&guest, seat).await.map(Some),
            Command::Follow { seat, allow } => self.follow(&guest, seat, allow).await.map(done),
        };
        let answer = match result {
            Ok(invitation) => ServerFrame::Done { id, invitation },
            Err(why) => {
                count(&self.app.metrics.refused);
                ServerFrame::Refused { id: Some(id), why }
            }
        };
        self.send(socket, &answer);
    }

    /// Whether the guest belongs to the table.
    pub(crate) fn is_member(&self, guest: &str) -> bool {
        self.maker == guest || self.owns_any(guest)
    }

    /// Whether the guest may come at all.
    pub(crate) fn admits(&self, guest: &str) -> bool {
        self.policy.open || self.is_member(guest)
    }

    /// Whether a socket of the guest has a place at the table; why not.
    pub(crate) fn welcomes(&self, guest: &str) -> Result<(), Failure> {
        if !self.admits(guest) {
            return Err(Failure::no_table());
        }
        let watching = || self.sockets.values().filter(|socket| !self.is_member(&socket.guest.id)).count();
        if !self.is_member(guest) && watching() >= self.app.config.watchers {
            return Err(Failure::of(Code::TooMuch, "server-too-many-watch"));
        }
        Ok(())
    }

    /// The game.
    pub(crate) fn play(&self) -> &dyn DynTable {
        self.play.as_ref()
    }

    /// Whether the whole game may be shown to the guest: it is over, or it is one in which nothing is kept from them.
    pub(crate) fn is_open_to(&self, guest: &str) -> bool {
        self.play.end().is_some() || self.is_alone(guest)
    }

    /// Whether the guest plays, and nobody else does or can come to. A seat stays its owner's while a bot plays for them.
    fn is_alone(&self, guest: &str) -> bool {
        self.owns_any(guest)
            && self.seats.iter().all(|seat| match &seat.sitter {
                Sitter::Free => false,
                Sitter::Bot(_) => true,
                Sitter::Person { guest: owner, .. } => owner == guest,
            })
    }

    /// Whether a seat is the guest's.
    fn owns_any(&self, guest: &str) -> bool {
        self.seats.iter().any(|seat| seat.guest() == Some(guest))
    }

    /// The seat, if there is one.
    fn seat(&self, seat: Seat) -> Result<&SeatRow, Failure> {
        self.seats.get(seat.index()).ok_or_else(|| Failure::of(Code::NotFound, "server-no-seat"))
    }

    /// The seat, if it is the guest's.
    fn own(&self, guest: &Visitor, seat: Seat) -> Result<&SeatRow, Failure> {
        let row = self.seat(seat)?;
        if row.guest() == Some(&guest.id) {
            Ok(row)
        } else {
            Err(Failure::of(Code::Forbidden, "server-not-your-seat"))
        }
    }
}

/// Of a table that cannot be loaded only its maker can be rid; everybody else is told why. For whoever would take a bot's
/// seat there is none: nobody plays there.
async fn unread(app: &App, id: &str, mut messages: mpsc::Receiver<Message>, failure: &Failure) {
    messages.close();
    while let Some(message) = messages.recv().await {
        match message {
            Message::Seat(seats::Wish::Close, guest, answer) => {
                // Whoever does not wait any more does not need to know.
                _ = answer.send(seats::close_unread(app, id, &guest, failure).await);
            }
            Message::Seat(seats::Wish::Relieve(..), _, answer) => _ = answer.send(Err(Failure::no_table())),
            other => refuse(other, failure),
        }
    }
}

/// Tells everybody who waits why there is no table.
async fn refuse_all(mut messages: mpsc::Receiver<Message>, failure: &Failure) {
    messages.close();
    while let Some(message) = messages.recv().await {
        refuse(message, failure);
    }
}

fn refuse(message: Message, failure: &Failure) {
    match message {
        Message::Seat(_, _, answer) => _ = answer.send(Err(failure.clone())),
        Message::Call(call) => call(Err(failure.clone())),
        Message::Come { out, .. } => {
            let frame = ServerFrame::Refused { id: None, why: failure.clone() };
            _ = out.send(text(&frame));
        }
        Message::Frame { .. }
        | Message::Gone { .. }
        | Message::Thought { .. }
        | Message::QuickThoughts { .. }
        | Message::Hinted { .. }
        | Message::Renamed(_)
        | Message::End => {}
    }
}
