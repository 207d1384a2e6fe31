//! Passes: answers that the server gives for a seat, and when they are given.
//!
//! In front of others, the fact that a seat is asked must not reveal its hand. A question with a single answer is
//! skipped at once only if it is public that there is only one. Where it is not, the seat is shown as asked and the
//! answer leaves after a random delay. The delay has the same distribution in every case: a forced answer, a pass
//! rule, or a bot's decision. Clocks start only after the longest possible delay, so that a pass costs no time and
//! looks on the clocks like any quick answer.

use std::collections::BTreeMap;
use std::time::Duration;

use chacha20::ChaCha8Rng;
use rand_core::Rng;
use registry::{Reply, Seat, Waits};
use tokio::time::Instant;

use super::Room;
use crate::bots::{Ticket, Wanted};
use crate::protocol::Bot;
use crate::random_ids;

/// The shortest and longest delay of a pass, and the delay after which clocks start, in tenths of the configured
/// delay. Clocks start later than the last pass leaves, so that a busy machine costs nobody time.
const SHORTEST_TENTHS: u64 = 10;
const LONGEST_TENTHS: u64 = 25;
const CLOCK_TENTHS: u64 = 30;

/// The pending passes of a table.
pub(super) struct Passes {
    /// The pending questions, by seat index.
    pending: BTreeMap<usize, Pending>,
    /// Bots' replies that wait for their delay, by seat index.
    pub(super) ready: BTreeMap<usize, Reply>,
    /// The handle of the pending quick thoughts.
    pub(super) quick: Option<Wanted>,
    /// The number of questions each seat has answered since the table was loaded.
    answers: BTreeMap<usize, u64>,
    /// The number of anytime choices and undos since the table was loaded. Each one redraws the delays of all pending
    /// questions.
    anytime_moves: u64,
    /// When the next pass leaves.
    next: Option<Instant>,
    /// Generates the delays. Separate from the game's dice, whose results must not depend on who passes.
    pub(super) dice: ChaCha8Rng,
}

/// A seat's pending question.
struct Pending {
    /// The number of questions that the seat had answered when it was asked. The question's number is not used here:
    /// it changes with the seat's choices, which are not public.
    answers: u64,
    /// The number of anytime choices so far, and the seat's player, when the delay was drawn.
    anytime_moves: u64,
    player: Player,
    /// When the seat was asked. Only the seat's own answer resets this, so nothing else gains it time.
    since: Instant,
    /// When a pass leaves. Drawn for every question, so that the delay does not depend on who passes or why.
    leaves: Instant,
}

/// The owner of a seat and the bot that plays it.
type Player = (Option<String>, Option<Bot>);

impl Default for Passes {
    fn default() -> Self {
        Passes {
            pending: BTreeMap::new(),
            answers: BTreeMap::new(),
            ready: BTreeMap::new(),
            quick: None,
            anytime_moves: 0,
            next: None,
            dice: random_ids::dice(),
        }
    }
}

impl Passes {
    /// Records a reply of the seat.
    pub(super) fn note_reply(&mut self, seat: Seat, reply: &Reply) {
        match reply {
            Reply::Anytime(_) => self.anytime_moves += 1,
            Reply::Answer(_) => *self.answers.entry(seat.index()).or_default() += 1,
        }
    }

    /// Records an undo.
    pub(super) fn note_undo(&mut self) {
        self.anytime_moves += 1;
    }

    /// Discards thoughts of bots about an earlier position.
    pub(super) fn forget_thoughts(&mut self) {
        self.ready.clear();
        self.quick = None;
    }
}

impl Room {
    /// Returns a delay of `tenths` tenths of the configured delay; zero if nobody else can observe the table or its
    /// policy allows quick passes.
    fn delay(&self, tenths: u64) -> Duration {
        let delays = self.is_observed() && !self.policy.quick_passes;
        let base = if delays { self.app.config.pass_delay } else { 0 };
        Duration::from_millis(base * tenths / 10)
    }

    /// Whether anybody other than the maker sits at the table or may watch it.
    fn is_observed(&self) -> bool {
        let mut people = self.seats.iter().filter_map(|seat| seat.guest());
        self.policy.open || people.any(|guest| guest != self.maker)
    }

    /// Updates the pending questions. A delay is drawn for each new question, and redrawn after an anytime choice, an
    /// undo or a change of the seat's player, so that an answer never comes sooner than after a new question.
    pub(super) fn note_pending(&mut self) {
        let asked = match self.play.waits() {
            Waits::Answers { asked, .. } => asked,
            Waits::Roll | Waits::Over => Vec::new(),
        };
        let longest = self.delay(LONGEST_TENTHS);
        let is_asked = |at: usize| !longest.is_zero() && asked.iter().any(|seat| seat.index() == at);
        self.passes.pending.retain(|at, _| is_asked(*at));
        if longest.is_zero() {
            return;
        }
        for seat in asked {
            let at = seat.index();
            let answers = self.passes.answers.get(&at).copied().unwrap_or_default();
            let anytime_moves = self.passes.anytime_moves;
            let player = (self.seats[at].guest().map(str::to_owned), self.seats[at].bot());
            let same = self.passes.pending.get(&at).filter(|pending| pending.answers == answers);
            if same.is_some_and(|same| same.anytime_moves == anytime_moves && same.player == player) {
                continue;
            }
            let now = Instant::now();
            let since = same.map_or(now, |same| same.since);
            let leaves = now + self.draw_delay();
            let pending = Pending { answers, anytime_moves, player, since, leaves };
            self.passes.pending.insert(at, pending);
        }
    }

    fn draw_delay(&mut self) -> Duration {
        let (shortest, longest) = (self.delay(SHORTEST_TENTHS), self.delay(LONGEST_TENTHS));
        let range = (longest - shortest).as_micros() as u64;
        shortest + Duration::from_micros(self.passes.dice.next_u64() % range.max(1))
    }

    /// Called when a guest connects. If they were away, the delays of their seats are redrawn: nobody answers the
    /// moment they arrive.
    pub(super) fn player_comes(&mut self, guest: &str) {
        if self.is_connected(guest) {
            return;
        }
        for at in 0..self.seats.len() {
            if self.seats[at].guest() == Some(guest) {
                self.delay_anew(at);
            }
        }
    }

    /// Redraws the delay of the seat's pass from now, because its player has only just arrived. Clocks are not
    /// affected.
    fn delay_anew(&mut self, at: usize) {
        if self.passes.pending.contains_key(&at) {
            let leaves = Instant::now() + self.draw_delay();
            self.passes.pending.entry(at).and_modify(|pending| pending.leaves = leaves);
        }
    }

    fn is_connected(&self, guest: &str) -> bool {
        self.sockets.values().any(|socket| socket.guest.id == guest)
    }

    /// Whether a pass of the seat waits until its player is connected. An answer while the player is away would
    /// reveal that it was forced. A kind of question that a rule declines in any case reveals nothing.
    fn is_withheld(&self, seat: Seat) -> bool {
        let row = &self.seats[seat.index()];
        let away = row.bot().is_none() && !row.guest().is_some_and(|guest| self.is_connected(guest));
        away && self.passes.pending.contains_key(&seat.index())
            && !self.play.has_public_count(seat)
            && !self.is_declined_kind(seat)
    }

    /// When the seat's clock starts for the pending question.
    pub(super) fn clock_begins(&self, at: usize) -> Option<Instant> {
        Some(self.passes.pending.get(&at)?.since + self.delay(CLOCK_TENTHS))
    }

    /// The answer given for the seat without asking its player, if any.
    pub(super) fn pass_of(&self, seat: Seat) -> Option<Reply> {
        self.play.forced(seat).or_else(|| self.rule_answer(seat))
    }

    /// When a pass of the seat leaves; `None` if it is not delayed.
    fn leaves_at(&self, seat: Seat) -> Option<Instant> {
        self.passes.pending.get(&seat.index()).map(|pending| pending.leaves)
    }

    /// Whether a bot's reply must be delayed like a pass. Not if it is public that there is something to decide.
    pub(super) fn bot_waits(&self, seat: Seat) -> bool {
        let waits = self.leaves_at(seat).is_some_and(|at| at > Instant::now());
        waits && !self.play.has_public_count(seat)
    }

    /// Records the replies of quick thoughts. Replies of longer thoughts that finished first take precedence.
    pub(super) fn thought_in_time(&mut self, ticket: &Ticket, said: Vec<(Seat, Reply)>) {
        if !self.passes.quick.as_ref().is_some_and(|wanted| wanted.is(ticket)) {
            return;
        }
        self.passes.quick = None;
        for (seat, reply) in said {
            self.passes.ready.entry(seat.index()).or_insert(reply);
        }
        self.schedule_passes();
    }

    /// The first of these seats for which an answer is due now, with the answer.
    pub(super) fn due_pass(&mut self, asked: &[Seat]) -> Option<(Seat, Reply)> {
        self.note_pending();
        asked.iter().find_map(|&seat| {
            let forced = self.play.forced(seat);
            let skipped = forced.is_some() && self.play.has_public_count(seat);
            let due = skipped || self.leaves_at(seat).is_none_or(|at| at <= Instant::now());
            let reply = forced.or_else(|| self.pass_of(seat)).filter(|_| due)?;
            (!self.is_withheld(seat)).then_some((seat, reply))
        })
    }

    /// Computes when the next pass leaves.
    pub(super) fn schedule_passes(&mut self) {
        let asked = match self.play.waits() {
            Waits::Answers { asked, .. } if self.stuck.is_none() => asked,
            Waits::Answers { .. } | Waits::Roll | Waits::Over => Vec::new(),
        };
        let is_ready = |seat: Seat| self.passes.ready.contains_key(&seat.index());
        let is_passed = |seat: Seat| self.pass_of(seat).is_some() && !self.is_withheld(seat);
        let passes = asked.iter().filter(|&&seat| is_ready(seat) || is_passed(seat));
        self.passes.next = passes.filter_map(|&seat| self.leaves_at(seat)).min();
    }

    /// When the next pass leaves; `None` while a failed write waits for its retry, because the pass could not be
    /// stored.
    pub(super) fn passes_due(&self) -> Option<Instant> {
        if self.retry.is_some() || self.is_paused() { None } else { self.passes.next }
    }

    /// Gives the answers whose delay is over.
    pub(super) async fn make_passes(&mut self) {
        self.passes.next = None;
        let ready = self.passes.ready.keys().map(|&at| Seat(at as u8)).find(|&seat| !self.bot_waits(seat));
        if let Some(seat) = ready
            && let Some(reply) = self.passes.ready.remove(&seat.index())
        {
            return self.bot_says(seat, &reply).await;
        }
        // On failure everyone is resynchronized and the write is retried.
        _ = self.continue_game().await;
    }
}

#[cfg(test)]
mod tests;
