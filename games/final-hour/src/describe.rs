//! Descriptions of questions, choices, rolls and events as messages with arguments; contains no human text.
//!
//! The messages are in `locales/<language>/`.

pub(crate) mod board_refs;
mod cards;
mod log;
pub mod names;
mod printed;
mod questions;
mod refusal_reasons;
mod rolls;

use engine::{BoardRef, Describe, Msg, Seat, Seats};
use rulebook::RuleId;

use crate::content::Content;
use crate::{Choice, Defeat, End, Event, FinalHour, Frame};

pub use cards::{card_text, item_text, reckoning_text};
pub use printed::printed;

impl Describe for FinalHour {
    fn question(&self, content: &Content, stack: &[Frame], seat: Seat) -> Msg {
        stack.last().map_or_else(
            || Msg::new("fh-ask-nothing"),
            |top| self.question_of(content, top, Seats::only(seat)),
        )
    }

    fn choice(&self, content: &Content, stack: &[Frame], _: Seat, choice: &Choice) -> Msg {
        stack.last().map_or_else(|| Msg::new("fh-do-stop"), |top| self.choice_of(content, top, *choice))
    }

    fn refusal_reason(
        &self,
        content: &Content,
        stack: &[Frame],
        choice: &Choice,
        rule: RuleId,
    ) -> Option<Msg> {
        self.refusal_reason_of(content, stack.last()?, *choice, rule)
    }

    fn roll(&self, content: &Content, stack: &[Frame]) -> Msg {
        stack.last().map_or_else(|| Msg::new("fh-roll-nothing"), |top| self.roll_of(content, top))
    }

    fn face(&self, content: &Content, stack: &[Frame], value: u32) -> Msg {
        stack.last().map_or_else(|| Msg::new("fh-roll-nothing"), |top| self.face_of(content, top, value))
    }

    fn event(&self, content: &Content, event: &Event) -> Msg {
        self.event_of(content, event)
    }

    fn choice_refs(&self, content: &Content, stack: &[Frame], _: Seat, choice: &Choice) -> Vec<BoardRef> {
        stack.last().map_or_else(Vec::new, |top| self.choice_refs_of(content, top, *choice))
    }

    fn event_refs(&self, content: &Content, event: &Event) -> Vec<BoardRef> {
        self.event_refs_of(content, event)
    }

    fn end(end: &End) -> Msg {
        match *end {
            End::Won => Msg::new("fh-won"),
            End::Lost(why) => defeat(why),
        }
    }

    fn seat(&self, content: &Content, seat: Seat) -> Msg {
        if self.open.solo {
            let [first, second] = [0, 1].map(|at: usize| self.open.people[at].who);
            return Msg::new("fh-solo-seat")
                .name("first", names::investigator(content, first))
                .name("second", names::investigator(content, second));
        }
        Msg::new(names::investigator(content, self.open.people[seat.index() % self.open.people.len()].who))
    }
}

/// Describes a defeat.
fn defeat(why: Defeat) -> Msg {
    Msg::new(match why {
        Defeat::RitualSite => "fh-lost-ritual-site",
        Defeat::Death => "fh-lost-death",
        Defeat::RitualFailed => "fh-lost-ritual-failed",
    })
}
