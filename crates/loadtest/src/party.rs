//! A random player of one table, with a socket for each seat and a record of everything received and sent.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::Poll;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::frames::{Ask, Frame, Line, Pick, Step};
use crate::guest::{Guest, Wire, is_there};

/// The time-out of every wait.
const REPLY_TIMEOUT: Duration = Duration::from_secs(60);

/// When moves are made.
#[derive(Clone)]
pub(crate) struct Pace {
    /// The time of the first move.
    pub(crate) first: Instant,
    /// The interval between moves.
    pub(crate) every: Duration,
    /// No moves are made after this time.
    pub(crate) until: Instant,
    /// The number of moves acknowledged at all tables.
    pub(crate) count: Arc<AtomicU64>,
}

/// Counts and measurements of one table.
#[derive(Default)]
pub(crate) struct Tally {
    /// The number of acknowledged moves.
    pub(crate) moves: u64,
    /// How often a move was due while the previous one was not yet acknowledged.
    pub(crate) late: u64,
    /// The time from sending a move to receiving its news, for each socket that received some.
    pub(crate) broadcasts: Vec<Duration>,
    /// The number of bytes received.
    pub(crate) down: u64,
    /// The number of bytes sent.
    pub(crate) up: u64,
    /// The number of moves that could not be stored while faults were expected.
    pub(crate) failed: u64,
    /// Lost lines and unexpected refusals.
    pub(crate) wrong: Vec<String>,
}

/// Why `play` returned.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Ended {
    /// The time was up.
    InTime,
    /// A socket was closed.
    Broken,
    /// The game is over, and no further one was wanted.
    Over,
}

/// A guest who plays all seats of one table after another.
pub(crate) struct Party {
    guest: Guest,
    game: String,
    dice: Pcg64Mcg,
    /// The tables so far; the last one is being played.
    tables: Vec<Played>,
    wires: Vec<Wire>,
    /// The question of each seat.
    asks: Vec<Option<Ask>>,
    /// The number of the last command sent.
    number: u32,
    /// When the last move was sent.
    sent: Option<Instant>,
    over: bool,
    /// Whether disk faults are expected, so that moves and new tables may be refused because of them.
    pub(crate) expects_faults: bool,
    pub(crate) tally: Tally,
}

/// A table with what its seats have received and sent.
struct Played {
    id: String,
    logs: Vec<ReceivedLog>,
    said: Vec<Said>,
    /// A move that was sent and not yet acknowledged.
    pending: Option<Said>,
}

/// The log that a seat has received: the number of lines and a hash of them all.
#[derive(Clone, Copy, Default)]
struct ReceivedLog {
    lines: usize,
    print: u64,
}

impl ReceivedLog {
    fn add(&mut self, line: &Line) {
        let mut hash = DefaultHasher::new();
        (self.print, line).hash(&mut hash);
        *self = ReceivedLog { lines: self.lines + 1, print: hash.finish() };
    }
}

/// An answer, as sent and as written in saves.
struct Said {
    seat: u8,
    question: u64,
    picks: Vec<usize>,
    what: Vec<Value>,
}

impl Said {
    fn command(&self) -> Value {
        let Said { seat, question, picks, .. } = self;
        json!({ "move": { "seat": seat, "question": question, "reply": { "answer": picks } } })
    }
}

impl Party {
    /// Creates a guest with a table.
    pub(crate) async fn come(host: &str, number: u32, game: &str) -> Result<Party, String> {
        let guest = Guest::come(host, number).await?;
        let mut party = Party {
            guest,
            game: game.to_owned(),
            dice: Pcg64Mcg::seed_from_u64(u64::from(number)),
            tables: Vec::new(),
            wires: Vec::new(),
            asks: Vec::new(),
            number: 0,
            sent: None,
            over: false,
            expects_faults: false,
            tally: Tally::default(),
        };
        party.new_table(host).await?;
        Ok(party)
    }

    async fn new_table(&mut self, host: &str) -> Result<(), String> {
        let (id, seats) = self.guest.table(host, &self.game).await?;
        let logs = vec![ReceivedLog::default(); usize::from(seats)];
        self.tables.push(Played { id, logs, said: Vec::new(), pending: None });
        Ok(())
    }

    /// Begins another game after the last one.
    async fn begin_again(&mut self, host: &str) -> Result<(), String> {
        self.new_table(host).await?;
        self.over = false;
        self.sit(host).await
    }

    fn table(&mut self) -> &mut Played {
        self.tables.last_mut().expect("a party comes with a table")
    }

    /// Makes the server load the table without opening a socket; returns how long the response took.
    pub(crate) async fn load_table(&mut self, host: &str) -> Result<Duration, String> {
        let path = format!("tables/{}/catalog", self.table().id);
        let asked = Instant::now();
        self.guest.get(host, &path).await?;
        Ok(asked.elapsed())
    }

    /// Opens a socket for each seat and requests its view. Verifies that the log still begins with all lines received
    /// before, and resends a move that was not acknowledged.
    pub(crate) async fn sit(&mut self, host: &str) -> Result<(), String> {
        self.wires.clear();
        self.sent = None;
        let pending = self.table().pending.take();
        let seats = self.table().logs.len();
        self.asks = (0..seats).map(|_| None).collect();
        for seat in 0..seats {
            let id = self.table().id.clone();
            let wire = self.guest.sit(host, &id).await?;
            self.wires.push(wire);
            self.command(seat, &json!({ "look": { "seat": seat, "areas": true } })).await.map_err(broken)?;
            self.wait().await?;
        }
        if let Some(said) = pending {
            self.send(said).await.map_err(broken)?;
            self.wait().await?;
        }
        Ok(())
    }

    /// Waits for the answer to a pending move, reconnecting if a socket was closed.
    pub(crate) async fn settle(&mut self, host: &str) -> Result<(), String> {
        if self.wires.len() < self.table().logs.len() {
            return self.sit(host).await;
        }
        let is_pending = self.table().pending.is_some();
        if is_pending && self.wait().await.is_ok() {
            return Ok(());
        }
        // Reconnecting also covers sockets that were closed unnoticed.
        self.sit(host).await
    }

    /// Resends the last accepted move of each seat, which must change nothing; returns how many there were.
    pub(crate) async fn repeat(&mut self) -> Result<u64, String> {
        let mut count = 0;
        for seat in 0..self.wires.len() {
            let said = &self.table().said;
            let Some(last) = said.iter().rfind(|said| usize::from(said.seat) == seat) else { continue };
            let again = last.command();
            self.command(seat, &again).await.map_err(broken)?;
            self.wait().await?;
            count += 1;
        }
        Ok(count)
    }

    /// Closes all sockets.
    pub(crate) fn stand_up(&mut self) {
        self.wires.clear();
    }

    /// Receives frames until the last command is answered.
    async fn wait(&mut self) -> Result<(), String> {
        let answered = async {
            loop {
                let (seat, frame) = next_frame(&mut self.wires).await;
                match self.take(seat, frame)? {
                    Received::Answer => return Ok(()),
                    Received::Something => {}
                    Received::End => return Err("the server closed a socket".to_owned()),
                }
            }
        };
        timeout(REPLY_TIMEOUT, answered).await.map_err(|_| "the server does not answer")?
    }

    /// Plays at this pace. If `on` is set, another game is begun after the end of one.
    pub(crate) async fn play(&mut self, host: &str, pace: Pace, on: bool) -> Result<Ended, String> {
        let mut beat = interval_at(pace.first, pace.every);
        beat.set_missed_tick_behavior(MissedTickBehavior::Skip);
        loop {
            tokio::select! {
                (seat, frame) = next_frame(&mut self.wires) => {
                    let moves = self.tally.moves;
                    if self.take(seat, frame)? == Received::End {
                        return Ok(Ended::Broken);
                    }
                    pace.count.fetch_add(self.tally.moves - moves, Ordering::Relaxed);
                }
                now = beat.tick() => {
                    if now >= pace.until {
                        return Ok(Ended::InTime);
                    }
                    if self.over && !on {
                        return Ok(Ended::Over);
                    }
                    if self.over && let Err(why) = self.begin_again(host).await {
                        if self.expects_faults {
                            // Retried with the next move, or after reconnecting.
                            if self.over { continue } else { return Ok(Ended::Broken) }
                        }
                        // An error only if the server is still running.
                        return if is_there(host).await { Err(why) } else { Ok(Ended::Broken) };
                    }
                    if self.table().pending.is_some() {
                        self.tally.late += 1;
                    } else if let Some(said) = self.decide()
                        && self.send(said).await.is_err()
                    {
                        return Ok(Ended::Broken);
                    }
                }
            }
        }
    }

    /// A random answer for a seat that is asked, if there is one.
    fn decide(&mut self) -> Option<Said> {
        let asked = |ask: &Option<Ask>| ask.as_ref().is_some_and(|ask| ask.asked);
        let seat = self.asks.iter().position(asked)?;
        let ask = self.asks[seat].take()?;
        let count = match ask.pick {
            Pick::One => 1,
            Pick::Some { min } => min,
        };
        let first = self.dice.next_u64() as usize;
        let picks: Vec<usize> = (0..count).map(|at| first.wrapping_add(at) % ask.choices.len()).collect();
        let what = picks.iter().map(|at| ask.choices[*at].value.clone()).collect();
        Some(Said { seat: seat as u8, question: ask.number, picks, what })
    }

    async fn send(&mut self, said: Said) -> Result<(), Error> {
        let (seat, command) = (usize::from(said.seat), said.command());
        self.table().pending = Some(said);
        self.sent = Some(Instant::now());
        self.command(seat, &command).await
    }

    async fn command(&mut self, seat: usize, command: &Value) -> Result<(), Error> {
        self.number += 1;
        let frame = json!({ "id": self.number, "do": command }).to_string();
        self.tally.up += frame.len() as u64;
        self.wires[seat].send(Message::text(frame)).await
    }

    /// Handles a frame received by a seat.
    fn take(&mut self, seat: usize, frame: Option<Result<Message, Error>>) -> Result<Received, String> {
        let text = match frame {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Close(_)) | Err(_)) | None => return Ok(Received::End),
            Some(Ok(_)) => return Ok(Received::Something),
        };
        let now = Instant::now();
        self.tally.down += text.len() as u64;
        let frame = serde_json::from_str(&text).map_err(|e| format!("a frame cannot be read: {e}"))?;
        match frame {
            Frame::Sync(sync) => {
                let before = self.table().logs[seat];
                let mut log = ReceivedLog::default();
                let mut same = before.lines == 0;
                for line in &sync.log {
                    log.add(line);
                    same |= log.lines == before.lines && log.print == before.print;
                }
                if !same {
                    let (id, lines) = (&self.table().id, sync.log.len());
                    let wrong = format!("{id}: seat {seat} knew {} lines and now has {lines}", before.lines);
                    self.tally.wrong.push(wrong);
                }
                self.table().logs[seat] = log;
                self.step(seat, sync.step);
            }
            Frame::News(news) => {
                self.tally.broadcasts.extend(self.sent.map(|sent| now - sent));
                news.events.iter().for_each(|line| self.table().logs[seat].add(line));
                self.step(seat, news.step);
            }
            Frame::Done { id } if id == self.number => {
                if let Some(said) = self.table().pending.take() {
                    self.table().said.push(said);
                    self.tally.moves += 1;
                }
                return Ok(Received::Answer);
            }
            Frame::Refused { why } if self.expects_faults && why["code"] == "broken" => {
                self.tally.failed += 1;
                self.table().pending = None;
                return Ok(Received::Answer);
            }
            Frame::Refused { why } => {
                let wrong = format!("{}: a move was refused: {why}", self.table().id);
                self.tally.wrong.push(wrong);
                self.table().pending = None;
                return Ok(Received::Answer);
            }
            Frame::Done { .. } | Frame::Table(_) | Frame::Note(_) | Frame::Foreseen(_) | Frame::Hint(_) => {}
        }
        Ok(Received::Something)
    }

    fn step(&mut self, seat: usize, step: Step) {
        self.asks[seat] = step.ask;
        self.over = step.end.is_some();
    }

    /// Compares the acknowledged moves with the server's log: returns their number, and how many of them are missing
    /// or out of order.
    pub(crate) async fn lost(&self, host: &str) -> Result<(usize, usize), String> {
        let (mut all, mut lost) = (0, 0);
        for table in &self.tables {
            let save = self.guest.get(host, &format!("tables/{}/save", table.id)).await?;
            let save: Value =
                serde_json::from_str(&save).map_err(|e| format!("a save cannot be read: {e}"))?;
            let log = save["log"].as_array().ok_or("a save has no log")?;
            let mut written = log.iter().map(|entry| &entry["move"]["say"]);
            let is_there = |said: &&Said| {
                written.any(|entry| entry["seat"] == said.seat && entry["what"] == json!(said.what))
            };
            all += table.said.len();
            lost += table.said.len() - table.said.iter().take_while(is_there).count();
        }
        Ok((all, lost))
    }

    /// The number of acknowledged answers at the last table.
    pub(crate) fn said(&self) -> usize {
        self.tables.last().map_or(0, |table| table.said.len())
    }
}

/// The kind of a received frame.
#[derive(PartialEq, Eq)]
enum Received {
    /// The answer to the last command.
    Answer,
    /// Any other frame.
    Something,
    /// The socket was closed.
    End,
}

/// The next frame received by any seat.
async fn next_frame(wires: &mut [Wire]) -> (usize, Option<Result<Message, Error>>) {
    std::future::poll_fn(|cx| {
        for (seat, wire) in wires.iter_mut().enumerate() {
            if let Poll::Ready(frame) = wire.poll_next_unpin(cx) {
                return Poll::Ready((seat, frame));
            }
        }
        Poll::Pending
    })
    .await
}

fn broken(error: Error) -> String {
    format!("a socket broke: {error}")
}
