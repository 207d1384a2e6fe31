//! Timing events: what is about to happen, happens and has happened, and the abilities triggered by it.
//!
//! A procedure calls [`Lcg::before`], carries the event out unless it was cancelled, and calls [`Lcg::after`]. Forced
//! abilities resolve first, in an order chosen by the lead investigator, and are collected again after each; then
//! reactions, in player order, until all pass. If no ability could be triggered, no procedure is started. Simultaneous
//! events are handled together: first all abilities forced by any of them, then all reactions.

use engine::{Flow, Procedure, Seat, call};
use rulebook::rule;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::Triggers;
use crate::content::{CardId, Content, Occasion, Time, moment};
use crate::state::TimingEvent;
use crate::{Cx, Frame, Lcg, Step, Wake};

/// Resolves the abilities triggered by timing events that end with them.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Closing {
    inner: super::Triggers,
    begun: bool,
}

impl Closing {
    pub(crate) fn new(frame: crate::Frame) -> Closing {
        let crate::Frame::Triggers(inner) = frame else { unreachable!("only Triggers is awaited here") };
        Closing { inner, begun: false }
    }
}

impl Procedure<Lcg> for Closing {
    fn step(&mut self, game: &mut Lcg, _: Wake<'_>, _: &mut Cx<'_>) -> Step {
        if !std::mem::replace(&mut self.begun, true) {
            return call(self.inner);
        }
        game.drop_events(self.inner.together);
        Ok(Flow::Done)
    }
}

impl TimingEvent {
    /// An event that happens to or is caused by a seat.
    pub fn new(what: Occasion, who: Option<Seat>, card: CardId, place: Option<CardId>) -> TimingEvent {
        TimingEvent { what, who, card, by: None, place, n: 0, m: 0, cancelled: false }
    }
}

impl Lcg {
    /// Announces an event that is about to happen. It stays on the stack until [`Lcg::after`] or [`Lcg::never`].
    pub(crate) fn before(&mut self, event: TimingEvent) -> Option<Frame> {
        self.open.timing_events.push(event);
        let both = moment(Time::Would, event.what) | moment(Time::When, event.what);
        let first = rule!("lcg:instead.3", Time::Would, else Time::When);
        self.is_awaited(both).then(|| Triggers::from(self, first, 1).into())
    }

    /// Announces several simultaneous events. See [`Lcg::before`].
    pub(crate) fn before_all(&mut self, timing_events: &[TimingEvent]) -> Option<Frame> {
        let mut both = 0;
        for &event in timing_events {
            self.open.timing_events.push(event);
            both |= moment(Time::Would, event.what) | moment(Time::When, event.what);
        }
        self.is_awaited(both).then(|| Triggers::from(self, Time::Would, timing_events.len() as u8).into())
    }

    /// Reports that the event has happened. See [`Lcg::after_all`].
    pub(crate) fn after(&mut self) -> Option<Frame> {
        self.after_all(1)
    }

    /// Reports that the last `n` events have happened simultaneously. Abilities triggered by them wait while the effect
    /// that caused them is being resolved, except for events of a test, which would be over by then.
    pub(crate) fn after_all(&mut self, n: u8) -> Option<Frame> {
        let first = self.open.timing_events.len().checked_sub(usize::from(n))?;
        let all = &self.open.timing_events[first..];
        let awaited = self.is_awaited(all.iter().fold(0, |all, event| all | moment(Time::After, event.what)));
        let waits = self.open.holding > 0 && !all.iter().any(|event| event.what.is_of_test());
        if awaited && !waits {
            return Some(Triggers::from(self, Time::After, n).into());
        }
        if awaited {
            for at in first..self.open.timing_events.len() {
                let event = self.open.timing_events[at];
                if self.is_awaited(moment(Time::After, event.what)) {
                    self.open.later.push((event, self.open.play));
                }
            }
        }
        self.drop_events(n);
        None
    }

    /// Triggers abilities for the events that an effect has caused since `before` of them were waiting, now that the
    /// effect is resolved. Events of investigators eliminated meanwhile are dropped, and cards that entered play after
    /// an event are not triggered by it.
    pub(super) fn after_text(&mut self, content: &Content, before: u8) -> Option<Frame> {
        if self.open.later.len() <= usize::from(before) {
            return None;
        }
        let late: SmallVec<[_; 4]> = self.open.later.drain(usize::from(before)..).collect();
        let mut n = 0;
        for (event, saw) in late {
            if !event.what.is_of_card() && event.who.is_some_and(|seat| !self.playing(seat)) {
                continue;
            }
            n += 1;
            self.open.timing_events.push(event);
            let depth = self.open.timing_events.len() as u8;
            for card in self.open.play.iter().filter(|&card| !saw.has(card)) {
                let abilities = self.def(content, card).abilities.len() as u8;
                // Marks the abilities as already used.
                self.open.reacted.extend((0..abilities).map(|at| (depth, card, at)));
            }
        }
        if n == 0 { None } else { self.after_all(n) }
    }

    /// Reports an event that could not be prevented.
    pub(crate) fn happened(&mut self, event: TimingEvent) -> Option<Frame> {
        self.open.timing_events.push(event);
        self.after()
    }

    /// Reports several simultaneous events that could not be prevented.
    pub(crate) fn happened_all(
        &mut self,
        timing_events: impl IntoIterator<Item = TimingEvent>,
    ) -> Option<Frame> {
        let before = self.open.timing_events.len();
        self.open.timing_events.extend(timing_events);
        match self.open.timing_events.len() - before {
            0 => None,
            n => self.after_all(n as u8),
        }
    }

    /// Removes an event that did not happen or is over.
    pub(crate) fn drop_event(&mut self) {
        self.drop_events(1);
    }

    /// Removes the last `n` events. See [`Lcg::never`].
    pub(crate) fn drop_events(&mut self, n: u8) {
        let left = self.open.timing_events.len().saturating_sub(usize::from(n));
        self.open.timing_events.truncate(left);
        let depth = self.open.timing_events.len() as u8;
        rule!("lcg:forced.3", {
            self.open.reacted.retain(|used| used.0 <= depth);
        });
    }

    /// The innermost event in progress.
    pub(crate) fn current(&self) -> Option<&TimingEvent> {
        self.open.timing_events.last()
    }

    fn is_awaited(&self, moments: u128) -> bool {
        let count = usize::from(self.open.count);
        self.open.waits & moments != 0
            || self.open.people[..count].iter().any(|person| person.hand_waits & moments != 0)
    }
}
