//! Clocks: each seat's time runs while it has to answer. Where there are none, nothing here does anything.

use std::time::Duration;

use shelf::{Seat, Waits};
use tokio::time::Instant;

use super::Table;
use crate::protocol::Bot;
use crate::remark::Remark;

/// Who plays on for somebody whose time is up, or who is away.
pub(super) const INSTEAD: Bot = Bot::Steady;

/// Whose clock runs, and since when.
#[derive(Default)]
pub(super) struct Clocks {
    running: Vec<(usize, Instant)>,
}

impl Table {
    /// Takes the time that has passed off the clocks that run.
    pub(super) fn charge(&mut self) {
        let now = Instant::now();
        for (seat, since) in &mut self.clock.running {
            let passed = now.saturating_duration_since(*since);
            if let Some(left) = self.kept.clocks.get_mut(*seat) {
                *left = left.saturating_sub(passed.as_millis() as u64);
            }
            *since = now;
        }
    }

    /// From now on the clocks of those people run who have to answer.
    pub(super) fn start_clocks(&mut self) {
        if self.kept.clocks.is_empty() {
            return;
        }
        self.charge();
        let asked = match self.play.waits() {
            Waits::Answers { asked, .. } if self.stuck.is_none() => asked,
            Waits::Answers { .. } | Waits::Roll | Waits::Over => Vec::new(),
        };
        let now = Instant::now();
        let people = asked
            .iter()
            .map(|seat| seat.at())
            .filter(|&at| self.seats.get(at).is_some_and(|row| row.guest().is_some() && row.bot().is_none()));
        self.clock.running = people.map(|at| (at, now)).collect();
    }

    /// When the first clock runs out.
    pub(super) fn deadline(&self) -> Option<Instant> {
        let left = |at: usize| self.kept.clocks.get(at).copied().unwrap_or(u64::MAX / 2);
        self.clock.running.iter().map(|&(at, since)| since + Duration::from_millis(left(at))).min()
    }

    /// A bot plays on for whoever has no time left.
    pub(super) async fn time_out(&mut self) {
        self.charge();
        let late: Vec<usize> =
            self.clock.running.iter().map(|(at, _)| *at).filter(|&at| self.is_late(at)).collect();
        let mut writes = Vec::new();
        for at in late {
            self.seats[at].stand_in = Some(INSTEAD);
            writes.push(self.seat_write(at));
            writes.push(self.remark(Remark::TimeOut { seat: Seat(at as u8) }));
        }
        self.seats_changed(writes).await;
    }

    /// Whether the seat has no time left.
    pub(super) fn is_late(&self, at: usize) -> bool {
        self.kept.clocks.get(at) == Some(&0)
    }

    /// Milliseconds left for the seat, and whether they run.
    pub(super) fn clock_of(&self, at: usize) -> Option<(u64, bool)> {
        let left = *self.kept.clocks.get(at)?;
        let running = self.clock.running.iter().find(|(seat, _)| *seat == at);
        let passed = running.map_or(0, |(_, since)| since.elapsed().as_millis() as u64);
        Some((left.saturating_sub(passed), running.is_some()))
    }
}
