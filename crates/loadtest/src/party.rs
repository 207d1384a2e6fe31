//! Players by chance at one table: a socket for each seat, all that they were told, all that they have said.

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

/// Everything comes sooner than this, or not at all.
const LONG: Duration = Duration::from_secs(60);

/// When moves are made.
#[derive(Clone)]
pub(crate) struct Pace {
    /// The first.
    pub(crate) first: Instant,
    /// Each further one so much later.
    pub(crate) every: Duration,
    /// No more after this.
    pub(crate) until: Instant,
    /// Counts the moves of all tables.
    pub(crate) count: Arc<AtomicU64>,
}

/// What was counted at a table.
#[derive(Default)]
pub(crate) struct Tally {
    /// Moves that were acknowledged.
    pub(crate) moves: u64,
    /// Times that a move was due while the one before was not yet acknowledged.
    pub(crate) late: u64,
    /// From sending a move to receiving what it brought, at each socket that received something.
    pub(crate) broadcasts: Vec<Duration>,
    /// Bytes received.
    pub(crate) down: u64,
    /// Bytes sent.
    pub(crate) up: u64,
    /// Moves that could not be kept while faults were expected.
    pub(crate) failed: u64,
    /// What is missing or was refused.
    pub(crate) wrong: Vec<String>,
}

/// Why playing ended.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Ended {
    /// It was time.
    InTime,
    /// A socket broke.
    Broken,
    /// The game is over, and no other was wanted.
    Over,
}

/// A guest who plays all seats of one table after the other.
pub(crate) struct Party {
    guest: Guest,
    game: String,
    dice: Pcg64Mcg,
    /// The tables so far; the last one is played.
    tables: Vec<Played>,
    wires: Vec<Wire>,
    /// What each seat is asked.
    asks: Vec<Option<Ask>>,
    /// The number of the last command.
    number: u32,
    /// When the last move was sent.
    sent: Option<Instant>,
    over: bool,
    /// Whether the server's disk may fail now, so that moves and new tables may be refused for that.
    pub(crate) expects_faults: bool,
    pub(crate) tally: Tally,
}

/// A table: what its seats were told and have said.
struct Played {
    id: String,
    told: Vec<Told>,
    said: Vec<Said>,
    /// Sent, but not acknowledged.
    pending: Option<Said>,
}

/// What a seat was told: how many lines, and a fingerprint of them all.
#[derive(Clone, Copy, Default)]
struct Told {
    lines: usize,
    print: u64,
}

impl Told {
    fn hear(&mut self, line: &Line) {
        let mut hash = DefaultHasher::new();
        (self.print, line).hash(&mut hash);
        *self = Told { lines: self.lines + 1, print: hash.finish() };
    }
}

/// An answer: how it is sent and how it is written down.
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
    /// A guest with a table of their own.
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
        let told = vec![Told::default(); usize::from(seats)];
        self.tables.push(Played { id, told, said: Vec::new(), pending: None });
        Ok(())
    }

    /// Another game after the last one.
    async fn begin_again(&mut self, host: &str) -> Result<(), String> {
        self.new_table(host).await?;
        self.over = false;
        self.sit(host).await
    }

    fn table(&mut self) -> &mut Played {
        self.tables.last_mut().expect("a party comes with a table")
    }

    /// Lets the server load the table without anybody sitting at it; how long the answer took.
    pub(crate) async fn knock(&mut self, host: &str) -> Result<Duration, String> {
        let path = format!("tables/{}/catalog", self.table().id);
        let asked = Instant::now();
        self.guest.get(host, &path).await?;
        Ok(asked.elapsed())
    }

    /// Opens a socket for each seat and looks through it. What the seats were told before must still be so, and a move
    /// that was not acknowledged is sent again.
    pub(crate) async fn sit(&mut self, host: &str) -> Result<(), String> {
        self.wires.clear();
        self.sent = None;
        let pending = self.table().pending.take();
        let seats = self.table().told.len();
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

    /// Waits for the answer to a move that was sent; through new sockets if one of the old ones is closed.
    pub(crate) async fn settle(&mut self, host: &str) -> Result<(), String> {
        if self.wires.len() < self.table().told.len() {
            return self.sit(host).await;
        }
        let is_pending = self.table().pending.is_some();
        if is_pending && self.wait().await.is_ok() {
            return Ok(());
        }
        // Also tells whether the sockets are still open.
        self.sit(host).await
    }

    /// Sends the last accepted move of each seat again; how many there were. That must change nothing.
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

    /// Leaves the table.
    pub(crate) fn stand_up(&mut self) {
        self.wires.clear();
    }

    /// Hears until the last command is answered.
    async fn wait(&mut self) -> Result<(), String> {
        let answered = async {
            loop {
                let (seat, frame) = hear(&mut self.wires).await;
                match self.take(seat, frame)? {
                    Heard::Answer => return Ok(()),
                    Heard::Something => {}
                    Heard::End => return Err("the server closed a socket".to_owned()),
                }
            }
        };
        timeout(LONG, answered).await.map_err(|_| "the server does not answer")?
    }

    /// Plays at this pace. After the end of a game another one is begun, if `on`.
    pub(crate) async fn play(&mut self, host: &str, pace: Pace, on: bool) -> Result<Ended, String> {
        let mut beat = interval_at(pace.first, pace.every);
        beat.set_missed_tick_behavior(MissedTickBehavior::Skip);
        loop {
            tokio::select! {
                (seat, frame) = hear(&mut self.wires) => {
                    let moves = self.tally.moves;
                    if self.take(seat, frame)? == Heard::End {
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
                            // Tried again with the next move, or through new sockets.
                            if self.over { continue } else { return Ok(Ended::Broken) }
                        }
                        // If the server is gone, that is why; if it is there, something is wrong.
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

    /// Anything that somebody who is asked may answer.
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

    /// Takes in what a seat has heard.
    fn take(&mut self, seat: usize, frame: Option<Result<Message, Error>>) -> Result<Heard, String> {
        let text = match frame {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Close(_)) | Err(_)) | None => return Ok(Heard::End),
            Some(Ok(_)) => return Ok(Heard::Something),
        };
        let now = Instant::now();
        self.tally.down += text.len() as u64;
        let frame = serde_json::from_str(&text).map_err(|e| format!("a frame cannot be read: {e}"))?;
        match frame {
            Frame::Sync(sync) => {
                let before = self.table().told[seat];
                let mut told = Told::default();
                let mut same = before.lines == 0;
                for line in &sync.log {
                    told.hear(line);
                    same |= told.lines == before.lines && told.print == before.print;
                }
                if !same {
                    let (id, lines) = (&self.table().id, sync.log.len());
                    let wrong = format!("{id}: seat {seat} knew {} lines and now has {lines}", before.lines);
                    self.tally.wrong.push(wrong);
                }
                self.table().told[seat] = told;
                self.step(seat, sync.step);
            }
            Frame::News(news) => {
                self.tally.broadcasts.extend(self.sent.map(|sent| now - sent));
                news.told.iter().for_each(|line| self.table().told[seat].hear(line));
                self.step(seat, news.step);
            }
            Frame::Done { id } if id == self.number => {
                if let Some(said) = self.table().pending.take() {
                    self.table().said.push(said);
                    self.tally.moves += 1;
                }
                return Ok(Heard::Answer);
            }
            Frame::Refused { why } if self.expects_faults && why["code"] == "broken" => {
                self.tally.failed += 1;
                self.table().pending = None;
                return Ok(Heard::Answer);
            }
            Frame::Refused { why } => {
                let wrong = format!("{}: a move was refused: {why}", self.table().id);
                self.tally.wrong.push(wrong);
                self.table().pending = None;
                return Ok(Heard::Answer);
            }
            Frame::Done { .. } | Frame::Table(_) | Frame::Note(_) | Frame::Foreseen(_) | Frame::Hint(_) => {}
        }
        Ok(Heard::Something)
    }

    fn step(&mut self, seat: usize, step: Step) {
        self.asks[seat] = step.ask;
        self.over = step.end.is_some();
    }

    /// Compares what was acknowledged with what the server has written down: how many moves were acknowledged, and how
    /// many of them are not there in their order.
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

    /// How many answers were acknowledged at the last table.
    pub(crate) fn said(&self) -> usize {
        self.tables.last().map_or(0, |table| table.said.len())
    }
}

/// What a frame was.
#[derive(PartialEq, Eq)]
enum Heard {
    /// The answer to the last command.
    Answer,
    /// Something else.
    Something,
    /// The end of the socket.
    End,
}

/// The next frame that any seat hears.
async fn hear(wires: &mut [Wire]) -> (usize, Option<Result<Message, Error>>) {
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
