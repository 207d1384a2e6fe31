//! Answers that the server gives for a seat, and when they leave.
//!
//! Where other people could notice, being asked must not tell what is in a hand. So a question with one answer is skipped
//! at once only if everybody can tell that it has one; otherwise the seat is shown as asked, and the answer leaves after a
//! delay. The delay has one distribution, whatever the reason: nothing else can be answered, the seat does not want to be
//! asked, or a bot has made up its mind. Clocks wait until the longest delay is over, for everybody, so that a pass costs
//! no time and looks on the clocks like any quick answer.

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

/// The shortest and the longest delay of a pass, and when clocks begin to run, in tenths of the configured delay. Clocks
/// begin later than the last pass leaves: a busy machine costs nobody time.
const SHORTEST_TENTHS: u64 = 10;
const LONGEST_TENTHS: u64 = 25;
const CLOCK_TENTHS: u64 = 30;

/// The passes of a table.
pub(super) struct Passes {
    /// The questions that are pending, by seat.
    pending: BTreeMap<usize, Pending>,
    /// What bots will say when their delays are over, by seat.
    pub(super) ready: BTreeMap<usize, Reply>,
    /// Short thoughts of bots that are awaited.
    pub(super) quick: Option<Wanted>,
    /// How many questions each seat has answered since the table was loaded.
    answers: BTreeMap<usize, u64>,
    /// How many standing choices were made and how often something was taken back since the table was loaded: each lets
    /// the passes of all pending questions wait anew.
    interjections: u64,
    /// When the next pass leaves.
    next: Option<Instant>,
    /// Draws delays. Not the dice of the game: what they come to must not depend on who passes.
    pub(super) dice: ChaCha8Rng,
}

/// A pending question of a seat.
struct Pending {
    /// How many questions the seat had answered when it was asked. Not the question's number: that changes with what the
    /// seat can choose, and nobody may see that.
    answers: u64,
    /// The number of interjections, and who played the seat, when the delay was drawn.
    interjections: u64,
    player: Player,
    /// When the seat was asked. Only an answer of the seat begins this anew: nobody gains time by anything else.
    since: Instant,
    /// When a pass leaves. Drawn once, for every question alike, so that nothing depends on who passes, or why.
    leaves: Instant,
}

/// Whose seat it is, and which bot plays it.
type Player = (Option<String>, Option<Bot>);

impl Default for Passes {
    fn default() -> Self {
        Passes {
            pending: BTreeMap::new(),
            answers: BTreeMap::new(),
            ready: BTreeMap::new(),
            quick: None,
            interjections: 0,
            next: None,
            dice: random_ids::dice(),
        }
    }
}

impl Passes {
    /// The seat has said something.
    pub(super) fn note_reply(&mut self, seat: Seat, reply: &Reply) {
        match reply {
            Reply::Standing(_) => self.interjections += 1,
            Reply::Answer(_) => *self.answers.entry(seat.index()).or_default() += 1,
        }
    }

    /// Something was taken back.
    pub(super) fn note_undo(&mut self) {
        self.interjections += 1;
    }

    /// What bots have thought no longer counts.
    pub(super) fn forget_thoughts(&mut self) {
        self.ready.clear();
        self.quick = None;
    }
}

impl Room {
    /// So many tenths of the delay, or none where nobody could notice anything or all have chosen speed.
    fn delay(&self, tenths: u64) -> Duration {
        let delays = self.is_observed() && !self.policy.quick_passes;
        let base = if delays { self.app.config.pass_delay } else { 0 };
        Duration::from_millis(base * tenths / 10)
    }

    /// Whether anybody besides one person sits at the table or may watch it.
    fn is_observed(&self) -> bool {
        let mut people = self.seats.iter().filter_map(|seat| seat.guest());
        self.policy.open || people.any(|guest| guest != self.maker)
    }

    /// Knows the questions that are pending now, and draws a delay for each new one, or anew where somebody has made a
    /// standing choice or taken something back, or where somebody else plays the seat now: they answer no sooner than
    /// somebody who has just been asked.
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
            let interjections = self.passes.interjections;
            let player = (self.seats[at].guest().map(str::to_owned), self.seats[at].bot());
            let same = self.passes.pending.get(&at).filter(|pending| pending.answers == answers);
            if same.is_some_and(|same| same.interjections == interjections && same.player == player) {
                continue;
            }
            let now = Instant::now();
            let since = same.map_or(now, |same| same.since);
            let leaves = now + self.draw_delay();
            let pending = Pending { answers, interjections, player, since, leaves };
            self.passes.pending.insert(at, pending);
        }
    }

    fn draw_delay(&mut self) -> Duration {
        let (shortest, longest) = (self.delay(SHORTEST_TENTHS), self.delay(LONGEST_TENTHS));
        let range = (longest - shortest).as_micros() as u64;
        shortest + Duration::from_micros(self.passes.dice.next_u64() % range.max(1))
    }

    /// Somebody comes to the table. If they were away, passes of their seats leave a delay from now: nobody answers at the
    /// moment when they come.
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

    /// A pass of the seat leaves a delay from now: whoever can answer has only just come. Clocks are left as they are.
    fn delay_anew(&mut self, at: usize) {
        if self.passes.pending.contains_key(&at) {
            let leaves = Instant::now() + self.draw_delay();
            self.passes.pending.entry(at).and_modify(|pending| pending.leaves = leaves);
        }
    }

    fn is_connected(&self, guest: &str) -> bool {
        self.sockets.values().any(|socket| socket.guest.id == guest)
    }

    /// Whether a pass of the seat waits for its player to be at the table. Nobody who is away can answer: what is answered
    /// all the same would show that nothing else could be. What a rule declines, whatever could be chosen, shows nothing.
    fn is_withheld(&self, seat: Seat) -> bool {
        let row = &self.seats[seat.index()];
        let away = row.bot().is_none() && !row.guest().is_some_and(|guest| self.is_connected(guest));
        away && self.passes.pending.contains_key(&seat.index())
            && !self.play.has_public_count(seat)
            && !self.is_declined_kind(seat)
    }

    /// When the seat's clock begins to run for the question that is pending.
    pub(super) fn clock_begins(&self, at: usize) -> Option<Instant> {
        Some(self.passes.pending.get(&at)?.since + self.delay(CLOCK_TENTHS))
    }

    /// What is answered for the seat without asking whoever plays it.
    pub(super) fn pass_of(&self, seat: Seat) -> Option<Reply> {
        self.play.forced(seat).or_else(|| self.rule_answer(seat))
    }

    /// When a pass of the seat leaves; `None` where none has to wait.
    fn leaves_at(&self, seat: Seat) -> Option<Instant> {
        self.passes.pending.get(&seat.index()).map(|pending| pending.leaves)
    }

    /// Whether what a bot has thought has to wait, as long as its pass would have had to: where everybody can tell that
    /// there is something to decide, it need not.
    pub(super) fn bot_waits(&self, seat: Seat) -> bool {
        let waits = self.leaves_at(seat).is_some_and(|at| at > Instant::now());
        waits && !self.play.has_public_count(seat)
    }

    /// Bots have thought shortly; a longer thought that is ready already is better.
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

    /// The first of these seats for which an answer leaves now.
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

    /// Reckons when the next pass leaves.
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

    /// When the next pass leaves. Not before what could not be kept is tried again: that would fail as well.
    pub(super) fn passes_due(&self) -> Option<Instant> {
        if self.retry.is_some() || self.is_paused() { None } else { self.passes.next }
    }

    /// Lets the passes leave whose delay is over.
    pub(super) async fn make_passes(&mut self) {
        self.passes.next = None;
        let ready = self.passes.ready.keys().map(|&at| Seat(at as u8)).find(|&seat| !self.bot_waits(seat));
        if let Some(seat) = ready
            && let Some(reply) = self.passes.ready.remove(&seat.index())
        {
            return self.bot_says(seat, &reply).await;
        }
        // Whoever waits for it sees that it failed.
        _ = self.go_on().await;
    }
}

#[cfg(test)]
mod tests;
