//! Clocks. A seat's clock runs while the seat has to answer and at least one player is connected, starting when a
//! pass for that question would have left at the latest. Without clocks in the table's policy, nothing here has any
//! effect.

use std::time::Duration;

use registry::{Seat, Waits};
use tokio::time::Instant;

use super::Room;
use crate::metrics::count;
use crate::protocol::Bot;
use crate::repeated_errors::log_error;
use crate::store::Write;
use crate::system_message::SystemMessage;

/// The bot that stands in when a player's time is up or they are away.
pub(super) const STAND_IN_BOT: Bot = Bot::Steady;

/// How often running clocks are stored, and so the most time that a crash gives back.
const CLOCK_SAVE_INTERVAL: Duration = Duration::from_secs(5);

/// The running clocks.
#[derive(Default)]
pub(super) struct Clocks {
    running: Vec<(usize, Instant)>,
    /// When the clocks are next stored.
    due: Option<Instant>,
}

impl Room {
    /// Subtracts the elapsed time from the running clocks.
    pub(super) fn charge_clocks(&mut self) {
        let now = Instant::now();
        for (seat, since) in &mut self.clock.running {
            let passed = now.saturating_duration_since(*since);
            if let Some(left) = self.progress.clocks.get_mut(*seat) {
                *left = left.saturating_sub(passed.as_millis() as u64);
            }
            // Fractions of a millisecond are carried over, so frequent charging does not slow the clock down.
            *since += Duration::from_millis(passed.as_millis() as u64);
        }
    }

    /// Starts the clocks of the people who have to answer and stops all others.
    pub(super) fn start_clocks(&mut self) {
        if self.progress.clocks.is_empty() {
            return;
        }
        self.charge_clocks();
        let asked = match self.play.waits() {
            Waits::Answers { asked, .. } if self.stuck.is_none() && self.is_attended() => asked,
            Waits::Answers { .. } | Waits::Roll | Waits::Over => Vec::new(),
        };
        self.note_pending();
        let now = Instant::now();
        let ran = |at: usize| self.clock.running.iter().find(|(seat, _)| *seat == at);
        let since = |at: usize| {
            let ran = ran(at).map_or(now, |(_, since)| *since);
            self.clock_begins(at).map_or(ran, |begins| begins.max(ran))
        };
        let people = asked
            .iter()
            .map(|seat| seat.index())
            .filter(|&at| self.seats.get(at).is_some_and(|row| row.guest().is_some() && row.bot().is_none()));
        self.clock.running = people.map(|at| (at, since(at))).collect();
        let due = self.clock.due.unwrap_or(now + CLOCK_SAVE_INTERVAL);
        self.clock.due = (!self.clock.running.is_empty()).then_some(due);
    }

    /// Whether a player is connected. Clocks do not run for spectators.
    fn is_attended(&self) -> bool {
        self.sockets.values().any(|socket| self.owns_any(&socket.guest.id))
    }

    /// The seats whose clocks are running.
    pub(super) fn running(&self) -> Vec<usize> {
        let now = Instant::now();
        self.clock.running.iter().filter(|(_, since)| *since <= now).map(|(at, _)| *at).collect()
    }

    /// When the next clock starts that has not yet been broadcast as running.
    pub(super) fn next_clock(&self) -> Option<Instant> {
        let waits = self.clock.running.iter().filter(|(at, _)| !self.announced.0.contains(at));
        waits.map(|(_, since)| *since).min()
    }

    /// Starts and stops clocks after somebody may have connected or disconnected.
    pub(super) async fn update_clocks(&mut self) {
        let ran = self.clock.due.is_some();
        self.start_clocks();
        self.tell_changes();
        if ran && self.clock.due.is_none() {
            self.keep_clocks().await;
        }
    }

    /// Stores the clocks. A failure is only logged: the current values remain in memory.
    pub(super) async fn keep_clocks(&mut self) {
        self.charge_clocks();
        self.clock.due = self.clock.due.map(|_| Instant::now() + CLOCK_SAVE_INTERVAL);
        let write = Write::Clocks { of: self.id.clone(), left: self.progress.clocks.clone() };
        if let Err(error) = self.app.store.commit(vec![write]).await {
            count(&self.app.metrics.failed_writes);
            log_error(Some(&self.id), format!("clocks could not be kept: {error}"));
        }
    }

    /// When the clocks are next stored.
    pub(super) fn clocks_due(&self) -> Option<Instant> {
        self.clock.due
    }

    /// When the first clock runs out; `None` while a failed write waits for its retry, because the time-out could not
    /// be stored.
    pub(super) fn deadline(&self) -> Option<Instant> {
        if self.retry.is_some() {
            return None;
        }
        let left = |at: usize| self.progress.clocks.get(at).copied().unwrap_or(u64::MAX / 2);
        self.clock.running.iter().map(|&(at, since)| since + Duration::from_millis(left(at))).min()
    }

    /// Lets a bot stand in for every seat whose time is up.
    pub(super) async fn time_out(&mut self) {
        self.charge_clocks();
        let late: Vec<usize> =
            self.clock.running.iter().map(|(at, _)| *at).filter(|&at| self.is_late(at)).collect();
        let mut writes = Vec::new();
        for at in late {
            self.seats[at].stand_in = Some(STAND_IN_BOT);
            writes.push(self.seat_write(at));
            writes.push(self.system_message(SystemMessage::TimeOut { seat: Seat(at as u8) }));
        }
        self.seats_changed(writes).await;
    }

    /// Whether the seat's time is up.
    pub(super) fn is_late(&self, at: usize) -> bool {
        self.progress.clocks.get(at) == Some(&0)
    }

    /// The milliseconds left on the seat's clock, and whether it is running.
    pub(super) fn clock_of(&self, at: usize) -> Option<(u64, bool)> {
        let left = *self.progress.clocks.get(at)?;
        let running = self.clock.running.iter().find(|(seat, _)| *seat == at);
        let passed = running.map_or(0, |(_, since)| since.elapsed().as_millis() as u64);
        let runs = running.is_some_and(|(_, since)| *since <= Instant::now());
        Some((left.saturating_sub(passed), runs))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::tests::{LONG, app, database};
    use crate::queue::queue;
    use crate::room::{Message, Visitor};

    #[tokio::test]
    async fn clocks_run_and_are_kept_only_while_somebody_who_plays_is_at_the_table() {
        let (_folder, app) = app().await;
        let runs = async || app.with_room("one", |table| table.deadline().is_some()).await.unwrap();
        assert!(!runs().await, "nobody is here");
        let come = async |socket, id: &str| {
            let guest = Visitor { id: id.into(), name: String::new() };
            let (out, waiting, _) = queue(1000, 1_000_000);
            app.send("one", Message::Connected { socket, guest, address: None, out }).await.unwrap();
            waiting
        };
        let _watching = come(0, "somebody else").await;
        assert!(!runs().await, "nobody who plays is here");
        let _waiting = come(1, "me").await;
        assert!(runs().await);
        assert_eq!(app.store.clocks("one").await.unwrap(), None, "nothing was kept yet");
        let kept = async {
            while app.store.clocks("one").await.unwrap().is_none() {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        tokio::time::timeout(LONG, kept).await.expect("they are kept now and then, should we crash");
        app.leave("one", 1).await;
        assert!(!runs().await, "nobody who plays is here any more");
        let left = app.with_room("one", |table| table.progress.clocks.clone()).await.unwrap();
        assert_eq!(app.store.clocks("one").await.unwrap(), Some(left.clone()), "nothing is given back");
        assert!(left.iter().any(|left| *left < 60_000), "{left:?}");
    }

    #[tokio::test]
    async fn no_clock_runs_slower_because_much_happens() {
        let (_folder, app) = app().await;
        let guest = Visitor { id: "me".into(), name: String::new() };
        let (out, _waiting, _) = queue(1000, 1_000_000);
        app.send("one", Message::Connected { socket: 1, guest, address: None, out }).await.unwrap();
        let (charged, passed) = app
            .with_room("one", |table| {
                let left = |table: &Room| table.progress.clocks.iter().sum::<u64>();
                let asked = table.running().len() as u64;
                table.charge_clocks();
                let (before, begun) = (left(table), Instant::now());
                while begun.elapsed() < Duration::from_millis(20) {
                    table.start_clocks();
                }
                let passed = begun.elapsed().as_millis() as u64;
                table.charge_clocks();
                (before - left(table), asked * passed)
            })
            .await
            .unwrap();
        assert!(charged >= passed && passed > 0, "{charged} of {passed} ms");
    }

    #[tokio::test]
    async fn a_clock_that_runs_out_while_nothing_can_be_kept_is_not_seen_to_again_and_again() {
        let (folder, app) = app().await;
        let mut database = database(folder.path()).await;
        let forbid = "CREATE TRIGGER no BEFORE INSERT ON seats BEGIN SELECT RAISE(ABORT, 'no'); END";
        sqlx::query(forbid).execute(&mut database).await.unwrap();
        app.with_room("one", |table| table.progress.clocks = vec![1, 1]).await.unwrap();
        let guest = Visitor { id: "me".into(), name: String::new() };
        let (out, mut waiting, _) = queue(1000, 1_000_000);
        app.send("one", Message::Connected { socket: 1, guest, address: None, out }).await.unwrap();
        let tried = async {
            loop {
                let due = |table: &mut Room| (table.retry.is_some(), table.deadline().is_some());
                match app.with_room("one", due).await.unwrap() {
                    (true, runs) => break runs,
                    (false, _) => tokio::time::sleep(Duration::from_millis(1)).await,
                }
            }
        };
        assert!(!tokio::time::timeout(LONG, tried).await.expect("it is tried"), "only after a while again");
        sqlx::query("DROP TRIGGER no").execute(&mut database).await.unwrap();
        let stood_in =
            async { while !waiting.next().await.expect("the table stays").contains("stood-in") {} };
        tokio::time::timeout(LONG, stood_in).await.expect("then a bot plays on");
    }
}
