//! A table in memory and the task that owns it. Every change to a table is a message in its inbox; the task handles
//! one message at a time.

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

/// Lower bound for `Config::idle`, the time after which an unused table is unloaded.
const MIN_IDLE_TIME: Duration = Duration::from_millis(50);

/// A closure run by the table's task with access to the table, or with the failure that prevented loading it.
pub(crate) type Call = Box<dyn FnOnce(Result<&mut Room, Failure>) + Send>;

/// A message to a table's task.
pub(crate) enum Message {
    /// A socket has connected.
    Connected {
        /// The socket's number, unique in this process.
        socket: u64,
        /// The guest who opened it.
        guest: Visitor,
        /// The client's IP address, if known.
        address: Option<IpAddr>,
        /// The queue of frames to be sent to this socket.
        out: Out,
    },
    /// A command was received from a socket.
    Frame {
        /// The number of the socket that sent it.
        socket: u64,
        /// The client's request number, repeated in the answer.
        id: u32,
        /// The command to carry out.
        command: Command,
        /// When the command was received, for the latency metric.
        at: Instant,
    },
    /// A socket has disconnected.
    Disconnected {
        /// The number of the closed socket.
        socket: u64,
    },
    /// A bot has finished thinking.
    Thought {
        /// The ticket of the thought.
        ticket: Ticket,
        /// The answering seat and its reply; `None` if no bot replies.
        said: Option<(Seat, Reply)>,
    },
    /// Bots have finished the quick thoughts about questions whose answers leave at a fixed delay.
    QuickThoughts {
        /// The ticket of these thoughts.
        ticket: Ticket,
        /// The reply of each bot.
        said: Vec<(Seat, Reply)>,
    },
    /// A bot has finished thinking about a hint.
    Hinted {
        /// The seat that asked for the hint.
        seat: Seat,
        /// The ticket of the hint.
        ticket: Ticket,
        /// The bot's evaluation; `None` if the seat has no question.
        thought: Option<Thought>,
    },
    /// Runs a closure on the table, or passes it the failure that prevented loading.
    Call(Call),
    /// A guest wants to take, leave or otherwise change a seat; the result is sent back on the channel.
    Seat(seats::SeatChange, Visitor, oneshot::Sender<Result<(), Failure>>),
    /// A guest who has a seat at this table has changed their display name.
    Renamed(Visitor),
    /// The server is shutting down.
    End,
}

pub(crate) use load::{blocking, new_seat, replay, split_save, who};
pub(crate) use moves::summary;
pub(crate) use seats::{SeatChange, invitations, is_closable};
pub(crate) use sent::text;
pub(crate) use talk::MAX_NOTES;

/// A guest, as identified by the token of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Visitor {
    /// The guest's id.
    pub(crate) id: String,
    /// The guest's display name.
    pub(crate) name: String,
}

/// A socket connected to the table.
struct Socket {
    guest: Visitor,
    /// The client's IP address, if known.
    address: Option<IpAddr>,
    out: Out,
    /// The view sent to this socket; `None` before its first `Look` command.
    looks: Option<Look>,
}

/// The view that a socket is sent: a seat's or the spectators', with or without the outline lists.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Look {
    seat: Option<Seat>,
    areas: bool,
}

/// A loaded table. Owned by its task; see [`Room::run`].
pub(crate) struct Room {
    app: Arc<App>,
    id: String,
    play: Box<dyn DynTable>,
    policy: Policy,
    maker: String,
    /// The id of the campaign that the table belongs to.
    campaign: Option<String>,
    seats: Vec<SeatRow>,
    /// New display names by guest id, held back until the game's rules allow their owners to talk.
    held_names: BTreeMap<String, String>,
    watcher_labels: talk::WatcherLabels,
    /// The last [`MAX_NOTES`] notes, and the total number of notes ever written.
    notes: VecDeque<NoteRow>,
    noted: usize,
    progress: SeatProgress,
    accepted: Accepted,
    /// The number of log entries in the database.
    entries: usize,
    /// The number of log entries covered by the last stored snapshot.
    snapped: usize,
    /// The hash chain of the stored log.
    chain: Chain,
    dice: ChaCha8Rng,
    /// Why the game cannot continue, if it cannot.
    stuck: Option<Msg>,
    inbox: mpsc::WeakSender<Message>,
    sockets: BTreeMap<u64, Socket>,
    /// When each seated guest last had a socket here. Guests not listed count as seen when the table was loaded.
    seen: BTreeMap<String, Instant>,
    loaded: Instant,
    /// What has been sent to each viewer: one entry per seat, then one for spectators.
    viewers: Vec<ViewerState>,
    undo: Option<Request>,
    clock: clock::Clocks,
    passes: passes::Passes,
    pass_rules: Vec<pass_rules::SeatRules>,
    /// Which clocks were running, and whether the table was stuck, when the state was last broadcast.
    announced: (Vec<usize>, bool),
    /// When to retry after a failed write.
    retry: Option<Instant>,
    /// Whether a socket was dropped as too slow and the others have not been told yet.
    missed: bool,
    /// Why the task must end: the table was closed, or it could not be reloaded after a failed write.
    lost: Option<Failure>,
    /// The number of log entries when bots were last asked to think, and the handle of the pending thought.
    considered: Option<usize>,
    thinking: Option<Wanted>,
    /// Pending hints by seat index.
    hints: BTreeMap<usize, Hint>,
}

impl Room {
    /// Runs the table's task until the table is unused or the server shuts down.
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
        if let Err(failure) = table.continue_game().await {
            return refuse_all(messages, &failure).await;
        }
        let idle = Duration::from_secs(app.config.idle).max(MIN_IDLE_TIME);
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
                        // A failed write schedules another retry.
                        _ = table.continue_game().await;
                    } else if is_due(table.passes_due()) {
                        table.make_passes().await;
                    } else if is_due(table.clocks_due()) {
                        table.keep_clocks().await;
                    } else if is_due(table.next_clock()) {
                        table.update_clocks().await;
                    } else if table.sockets.is_empty()
                        && table.thinking.is_none()
                        && table.passes_due().is_none()
                    {
                        // No new messages are accepted; those already queued are still handled.
                        messages.close();
                    }
                    rest = Instant::now() + idle;
                    continue;
                }
            };
            // A display-name change does not keep the table loaded.
            if !matches!(message, Some(Message::Renamed(_))) {
                rest = Instant::now() + idle;
            }
            match message {
                None => return table.last_snapshot().await,
                Some(Message::End) => {
                    ends = true;
                    table.sockets.clear();
                    table.update_clocks().await;
                    messages.close();
                }
                Some(message) => {
                    table.handle_message(message, ends).await;
                    if table.lost.is_none() {
                        table.update_clocks().await;
                    }
                }
            }
        }
    }

    async fn handle_message(&mut self, message: Message, ends: bool) {
        match message {
            Message::Connected { socket, guest, address, out } if !ends => {
                let was_paused = self.is_paused();
                self.connect(socket, guest, address, out);
                if was_paused && !self.is_paused() {
                    // A failed write schedules a retry.
                    _ = self.continue_game().await;
                }
            }
            Message::Connected { .. } | Message::End => {}
            Message::Frame { socket, id, command, at } => {
                let moves = matches!(command, Command::Move { .. });
                self.frame(socket, id, command).await;
                if moves {
                    self.app.metrics.move_time.observe(at.elapsed());
                }
            }
            Message::Disconnected { socket } => {
                self.hints.retain(|_, hint| hint.socket != socket);
                if self.drop_socket(socket) {
                    self.broadcast_state();
                }
            }
            Message::Thought { ticket, said } => self.thought(&ticket, said).await,
            Message::QuickThoughts { ticket, said } => self.thought_in_time(&ticket, said),
            Message::Hinted { seat, ticket, thought } => self.hinted(seat, &ticket, thought),
            Message::Call(call) => call(Ok(self)),
            Message::Seat(wish, guest, answer) => {
                let result = self.seat_wish(wish, &guest).await;
                // The receiver may have gone away.
                _ = answer.send(result);
            }
            Message::Renamed(guest) => self.renamed(guest).await,
        }
    }

    /// Carries out a command and sends the answer.
    async fn frame(&mut self, socket: u64, id: u32, command: Command) {
        let from = self.sockets.get(&socket).map(|s| (s.guest.clone(), s.address, s.looks));
        let Some((guest, address, looks)) = from else { return };
        let done = |()| None;
        let result: Result<Option<Invitation>, Failure> = match command {
            Command::Look { seat, areas } => self.look(socket, &guest, Look { seat, areas }).map(done),
            Command::Move { seat, question, reply } => {
                self.submit_reply(&guest, seat, question, reply).await.map(done)
            }
            Command::Foresee { seat, question, reply } => {
                match self.foresee(&guest, seat, question, &reply) {
                    Ok(events) => return self.send(socket, &ServerFrame::Foreseen { id, events }),
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
            Command::Undo { to } => self.request_undo(&guest, looks, to).await.map(done),
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

    /// Whether the guest created the table or has a seat at it.
    pub(crate) fn is_member(&self, guest: &str) -> bool {
        self.maker == guest || self.owns_any(guest)
    }

    /// Whether the guest may see the table at all.
    pub(crate) fn admits(&self, guest: &str) -> bool {
        self.policy.open || self.is_member(guest)
    }

    /// Checks whether another socket of this guest may connect to the table.
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

    /// The game being played.
    pub(crate) fn play(&self) -> &dyn DynTable {
        self.play.as_ref()
    }

    /// Whether the guest may see the whole game: it is over, or the guest plays it alone.
    pub(crate) fn is_open_to(&self, guest: &str) -> bool {
        self.play.end().is_some() || self.is_alone(guest)
    }

    /// Whether the guest is the only person at the table and no seat is free. A seat remains its owner's while a bot
    /// stands in.
    fn is_alone(&self, guest: &str) -> bool {
        self.owns_any(guest)
            && self.seats.iter().all(|seat| match &seat.sitter {
                Sitter::Free => false,
                Sitter::Bot(_) => true,
                Sitter::Person { guest: owner, .. } => owner == guest,
            })
    }

    /// Whether the guest owns at least one seat.
    fn owns_any(&self, guest: &str) -> bool {
        self.seats.iter().any(|seat| seat.guest() == Some(guest))
    }

    /// Returns the seat's row, or a `NotFound` failure.
    fn seat(&self, seat: Seat) -> Result<&SeatRow, Failure> {
        self.seats.get(seat.index()).ok_or_else(|| Failure::of(Code::NotFound, "server-no-seat"))
    }

    /// Returns the seat's row if the guest owns it.
    fn own(&self, guest: &Visitor, seat: Seat) -> Result<&SeatRow, Failure> {
        let row = self.seat(seat)?;
        if row.guest() == Some(&guest.id) {
            Ok(row)
        } else {
            Err(Failure::of(Code::Forbidden, "server-not-your-seat"))
        }
    }
}

/// Answers queued messages for a table that could not be loaded: its maker may close it, everyone else gets the
/// failure. Taking over a bot's seat is answered with "no such table", because nobody plays there.
async fn unread(app: &App, id: &str, mut messages: mpsc::Receiver<Message>, failure: &Failure) {
    messages.close();
    while let Some(message) = messages.recv().await {
        match message {
            Message::Seat(seats::SeatChange::Close, guest, answer) => {
                // The receiver may have gone away.
                _ = answer.send(seats::close_unread(app, id, &guest, failure).await);
            }
            Message::Seat(seats::SeatChange::TakeOverBot(..), _, answer) => {
                _ = answer.send(Err(Failure::no_table()))
            }
            other => refuse(other, failure),
        }
    }
}

/// Closes the inbox and answers every queued message with the failure.
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
        Message::Connected { out, .. } => {
            let frame = ServerFrame::Refused { id: None, why: failure.clone() };
            _ = out.send(text(&frame));
        }
        Message::Frame { .. }
        | Message::Disconnected { .. }
        | Message::Thought { .. }
        | Message::QuickThoughts { .. }
        | Message::Hinted { .. }
        | Message::Renamed(_)
        | Message::End => {}
    }
}
