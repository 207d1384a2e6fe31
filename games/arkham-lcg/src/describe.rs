//! Describes questions, choices, events and rolls as message ids with arguments, without human text.
//!
//! The messages are in `locales/<language>/`.

pub(crate) mod board_refs;
pub(crate) mod called;
pub mod cards;
mod chance;
mod choices;
mod log;
pub mod names;
mod printed;
mod questions;
mod refusal_reasons;
mod rolls;
mod warnings;

use engine::{BoardRef, Describe, Group, Msg, Seat};
use rulebook::RuleId;

use crate::content::{Content, Designator};
use crate::{Choice, End, Event, Frame, Lcg, Verdict};

pub use printed::printed;

impl Describe for Lcg {
    fn question(&self, content: &Content, stack: &[Frame], seat: Seat) -> Msg {
        stack.last().map_or_else(|| Msg::new("lcg-ask-nothing"), |top| self.question_of(content, top, seat))
    }

    fn choice(&self, content: &Content, stack: &[Frame], seat: Seat, choice: &Choice) -> Msg {
        stack
            .last()
            .map_or_else(|| Msg::new("lcg-do-pass"), |top| self.choice_of(content, top, seat, *choice))
    }

    fn group(&self, content: &Content, stack: &[Frame], seat: Seat, choice: &Choice) -> Option<Group> {
        self.group_of(content, stack.last()?, seat, *choice)
    }

    fn warning(&self, content: &Content, stack: &[Frame], choice: &Choice) -> Option<Msg> {
        self.warning_of(content, stack.last()?, *choice)
    }

    fn leaves_game(&self, content: &Content, choice: &Choice) -> bool {
        self.action_of(content, *choice).1 == Designator::Resign
    }

    fn refusal_reason(
        &self,
        content: &Content,
        stack: &[Frame],
        choice: &Choice,
        rule: RuleId,
    ) -> Option<Msg> {
        self.against_of(content, stack.last()?, *choice, rule)
    }

    fn roll(&self, content: &Content, stack: &[Frame]) -> Msg {
        stack.last().map_or_else(|| Msg::new("lcg-roll-nothing"), |top| self.roll_of(content, top))
    }

    fn face(&self, content: &Content, stack: &[Frame], value: u32) -> Msg {
        stack.last().map_or_else(|| Msg::new("lcg-roll-nothing"), |top| self.face_of(content, top, value))
    }

    fn event(&self, content: &Content, event: &Event) -> Msg {
        self.narrate(content, event)
    }

    fn reveals_unseen(&self, _: &Content, event: &Event) -> bool {
        matches!(event, Event::Revealed { .. } | Event::Act(_) | Event::Agenda(_))
    }

    fn choice_refs(&self, _: &Content, stack: &[Frame], seat: Seat, choice: &Choice) -> Vec<BoardRef> {
        stack.last().map_or_else(Vec::new, |top| self.touches_of(top, seat, *choice))
    }

    fn event_refs(&self, _: &Content, event: &Event) -> Vec<BoardRef> {
        self.touched_by(event)
    }

    fn end(end: &End) -> Msg {
        const SCENARIOS: [&str; 3] = ["the-gathering", "the-midnight-masks", "the-devourer-below"];
        let scenario = SCENARIOS.get(usize::from(end.scenario)).unwrap_or(&SCENARIOS[0]);
        let story = Msg::new(format!("lcg-end-{scenario}-{}", end.resolution));
        let verdict = match end.verdict {
            Verdict::Open => "lcg-end-open",
            Verdict::Won => "lcg-end-won",
            Verdict::Lost => "lcg-end-lost",
        };
        Msg::new(verdict).say("story", vec![story]).num("experience", end.experience)
    }

    fn seat(&self, content: &Content, seat: Seat) -> Msg {
        Msg::new(self.who(content, seat))
    }
}
