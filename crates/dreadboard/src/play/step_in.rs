//! Anytime choices of people who are not asked.

use registry::{Msg, Question, Seat, Seats, Waits};

use super::session::{Next, Session};
use crate::failure::Failure;

/// Tracks which people at the screen may step in.
#[derive(Default)]
pub(super) struct StepIn {
    /// The seat that was called to the screen by a command.
    called: Option<Seat>,
    /// The seats that do not want to step in until they are asked something.
    passed: Seats,
}

impl Session<'_> {
    /// The seat that gets the screen without being asked: one that was called to it or, before a bot answers, a person
    /// who may step in and has not passed.
    pub(super) fn steps_in(&mut self, asked: &[Seat], may: &[Seat]) -> Option<Seat> {
        if let Some(seat) = self.step_in.called.take() {
            return Some(seat);
        }
        let people = self.people();
        asked.iter().for_each(|&seat| self.step_in.passed = self.step_in.passed.without(Seats::only(seat)));
        if asked.iter().any(|seat| people.has(*seat)) {
            return None;
        }
        // With several people, handing over the screen only to those who have a choice would reveal that they have one.
        let matters = |question: Question| {
            self.company.ask_all || question.anytime.iter().any(|choice| !choice.low_priority)
        };
        let has_reason = |seat: Seat| people.len() > 1 || self.table.question(seat).is_some_and(matters);
        let passed = self.step_in.passed;
        may.iter().copied().find(|&seat| people.has(seat) && !passed.has(seat) && has_reason(seat))
    }

    /// The seat passes until it is asked something, so that it does not get the screen before every move of a bot.
    pub(super) fn let_pass(&mut self, seat: Seat) -> Next {
        self.step_in.passed = self.step_in.passed.with(seat);
        Next::On
    }

    /// Calls another person to the screen.
    pub(super) fn call(&mut self, seat: Seat, words: &str) -> Result<Next, Failure> {
        let others = self.others(seat);
        let number = words.parse::<u8>().ok().and_then(|number| number.checked_sub(1)).map(Seat);
        if let Some(other) = number.filter(|other| others.contains(other)) {
            self.step_in.called = Some(other);
            return Ok(Next::On);
        }
        if others.is_empty() {
            return self.say("play-as-nobody");
        }
        let seats: Vec<String> =
            others.iter().map(|other| format!("{} ({})", other.index() + 1, self.who(*other))).collect();
        self.tell(&Msg::new("play-as-who").text("seats", seats.join(", ")))?;
        Ok(Next::Again)
    }

    /// The other people who may step in, by public information.
    pub(super) fn others(&self, seat: Seat) -> Vec<Seat> {
        let Waits::Answers { may, .. } = self.table.waits() else { return Vec::new() };
        self.people().iter().filter(|other| *other != seat && may.contains(other)).collect()
    }
}
