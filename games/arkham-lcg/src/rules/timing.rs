//! Occasions: what would happen, happens and has happened, and who answers it.
//!
//! Whoever lets something happen calls [`Lcg::before`], does it unless it was cancelled, and calls [`Lcg::after`].
//! Forced abilities come first, in the lead investigator's order and collected anew after each; then reactions, in
//! player order, until everybody passes. Where nobody could answer, no procedure is begun. What happens at the same
//! time is answered together: all that is forced by any of it, then all that reacts to it.

use engine::{Flow, Procedure, Seat, call};
use rulebook::rule;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::Happen;
use crate::content::{CardId, Content, Occasion, Time, moment};
use crate::state::TimingEvent;
use crate::{Cx, Frame, Lcg, Step, Wake};

/// Answers to deeds that are over with them.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Closing {
    inner: super::Happen,
    begun: bool,
}

impl Closing {
    pub(crate) fn new(frame: crate::Frame) -> Closing {
        let crate::Frame::Happen(inner) = frame else { unreachable!("deeds are answered by Happen") };
        Closing { inner, begun: false }
    }
}

impl Procedure<Lcg> for Closing {
    fn step(&mut self, game: &mut Lcg, _: Wake<'_>, _: &mut Cx<'_>) -> Step {
        if !std::mem::replace(&mut self.begun, true) {
            return call(self.inner);
        }
        game.never_all(self.inner.together);
        Ok(Flow::Done)
    }
}

impl TimingEvent {
    /// Something that happens to or by a seat.
    pub fn new(what: Occasion, who: Option<Seat>, card: CardId, place: Option<CardId>) -> TimingEvent {
        TimingEvent { what, who, card, by: None, place, n: 0, m: 0, cancelled: false }
    }
}

impl Lcg {
    /// Something is about to happen. The deed stays on the list until [`Lcg::after`] or [`Lcg::never`].
    pub(crate) fn before(&mut self, deed: TimingEvent) -> Option<Frame> {
        self.open.deeds.push(deed);
        let both = moment(Time::Would, deed.what) | moment(Time::When, deed.what);
        let first = rule!("lcg:instead.3", Time::Would, else Time::When);
        self.is_awaited(both).then(|| Happen::from(self, first, 1).into())
    }

    /// Several things are about to happen at the same time. See [`Lcg::before`].
    pub(crate) fn before_all(&mut self, deeds: &[TimingEvent]) -> Option<Frame> {
        let mut both = 0;
        for &deed in deeds {
            self.open.deeds.push(deed);
            both |= moment(Time::Would, deed.what) | moment(Time::When, deed.what);
        }
        self.is_awaited(both).then(|| Happen::from(self, Time::Would, deeds.len() as u8).into())
    }

    /// It has happened. See [`Lcg::after_all`].
    pub(crate) fn after(&mut self) -> Option<Frame> {
        self.after_all(1)
    }

    /// The last so many deeds have happened, at the same time. What answers them waits as long as the text that did
    /// them goes on; only what answers a test does not, which is over by then.
    pub(crate) fn after_all(&mut self, n: u8) -> Option<Frame> {
        let first = self.open.deeds.len().checked_sub(usize::from(n))?;
        let all = &self.open.deeds[first..];
        let awaited = self.is_awaited(all.iter().fold(0, |all, deed| all | moment(Time::After, deed.what)));
        let waits = self.open.holding > 0 && !all.iter().any(|deed| deed.what.is_of_test());
        if awaited && !waits {
            return Some(Happen::from(self, Time::After, n).into());
        }
        if awaited {
            for at in first..self.open.deeds.len() {
                let deed = self.open.deeds[at];
                if self.is_awaited(moment(Time::After, deed.what)) {
                    self.open.later.push((deed, self.open.play));
                }
            }
        }
        self.never_all(n);
        None
    }

    /// What a text has set off since so much waited already, now that all of it is done: it is answered together.
    /// What those have done who are out by then is answered no more; and cards that came into play after something had
    /// happened do not answer it.
    pub(super) fn after_text(&mut self, content: &Content, before: u8) -> Option<Frame> {
        if self.open.later.len() <= usize::from(before) {
            return None;
        }
        let late: SmallVec<[_; 4]> = self.open.later.drain(usize::from(before)..).collect();
        let mut n = 0;
        for (deed, saw) in late {
            if !deed.what.is_of_card() && deed.who.is_some_and(|seat| !self.playing(seat)) {
                continue;
            }
            n += 1;
            self.open.deeds.push(deed);
            let depth = self.open.deeds.len() as u8;
            for card in self.open.play.iter().filter(|&card| !saw.has(card)) {
                let abilities = self.def(content, card).abilities.len() as u8;
                // As good as answered.
                self.open.reacted.extend((0..abilities).map(|at| (depth, card, at)));
            }
        }
        if n == 0 { None } else { self.after_all(n) }
    }

    /// Something has happened that could not be prevented.
    pub(crate) fn happened(&mut self, deed: TimingEvent) -> Option<Frame> {
        self.open.deeds.push(deed);
        self.after()
    }

    /// Several such things have happened at the same time.
    pub(crate) fn happened_all(&mut self, deeds: impl IntoIterator<Item = TimingEvent>) -> Option<Frame> {
        let before = self.open.deeds.len();
        self.open.deeds.extend(deeds);
        match self.open.deeds.len() - before {
            0 => None,
            n => self.after_all(n as u8),
        }
    }

    /// It did not happen, or is over.
    pub(crate) fn never(&mut self) {
        self.never_all(1);
    }

    /// The same of several things at once.
    pub(crate) fn never_all(&mut self, n: u8) {
        let left = self.open.deeds.len().saturating_sub(usize::from(n));
        self.open.deeds.truncate(left);
        let depth = self.open.deeds.len() as u8;
        rule!("lcg:forced.3", {
            self.open.reacted.retain(|used| used.0 <= depth);
        });
    }

    /// What is happening, innermost.
    pub(crate) fn current(&self) -> Option<&TimingEvent> {
        self.open.deeds.last()
    }

    fn is_awaited(&self, moments: u128) -> bool {
        let count = usize::from(self.open.count);
        self.open.waits & moments != 0
            || self.open.people[..count].iter().any(|person| person.hand_waits & moments != 0)
    }
}
