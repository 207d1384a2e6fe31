//! Descriptions of questions, choices, rolls and events as messages with arguments; contains no human text.
//!
//! The messages are in `locales/<language>/`.

pub(crate) mod board_refs;
mod choices;
mod log;
pub mod names;
mod printed;
mod questions;
mod refusal_reasons;
mod rolls;
pub(crate) mod texts;

use engine::{BoardRef, Describe, Group, Msg, Seat};
use rulebook::RuleId;

use crate::content::{CodexCard, Content};
use crate::{ArkhamHorror, Choice, End, Event, Frame};

pub(crate) use printed::{of_monster, printed};

impl Describe for ArkhamHorror {
    fn question(&self, content: &Content, stack: &[Frame], seat: Seat) -> Msg {
        match stack.last() {
            Some(top) => self.question_of(content, top, seat),
            None => Msg::new("ah3-ask-nothing"),
        }
    }

    fn choice(&self, content: &Content, stack: &[Frame], seat: Seat, choice: &Choice) -> Msg {
        match stack.last() {
            Some(top) => self.choice_of(content, top, seat, *choice),
            None => Msg::new("ah3-do-stop"),
        }
    }

    fn group(&self, content: &Content, stack: &[Frame], seat: Seat, choice: &Choice) -> Option<Group> {
        self.group_of(content, stack.last()?, seat, *choice)
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
        match stack.last() {
            Some(top) => self.roll_of(content, top),
            None => Msg::new("ah3-roll-card"),
        }
    }

    fn face(&self, content: &Content, stack: &[Frame], value: u32) -> Msg {
        match stack.last() {
            Some(top) => self.face_of(content, top, value),
            None => Msg::new("ah3-roll-card"),
        }
    }

    fn event(&self, content: &Content, event: &Event) -> Msg {
        self.event_of(content, event)
    }

    fn choice_refs(&self, content: &Content, stack: &[Frame], seat: Seat, choice: &Choice) -> Vec<BoardRef> {
        stack.last().map_or_else(Vec::new, |top| self.choice_refs_of(content, top, seat, *choice))
    }

    fn event_refs(&self, content: &Content, event: &Event) -> Vec<BoardRef> {
        self.event_refs_of(content, event)
    }

    fn end(end: &End) -> Msg {
        match *end {
            End::Won(card) => Msg::new("ah3-end-won").name("card", names::codex(card)),
            End::Lodge { only_members: false, .. } => Msg::new("ah3-end-lodge"),
            End::Lodge { only_members: true, .. } => Msg::new("ah3-end-lodge-members"),
            End::Lost(card) => Msg::new("ah3-end-lost").name("card", names::codex(card)),
            End::NobodyLeft => Msg::new("ah3-end-nobody-left"),
        }
    }

    fn outcome(&self, _: &Content, end: &End) -> Msg {
        let story = match *end {
            End::Won(card) => ending(card, "win"),
            End::Lost(card) => ending(card, "lose"),
            End::Lodge { .. } => "ah3-ending-codex-25".into(),
            End::NobodyLeft => "ah3-ending-nobody-left".into(),
        };
        Msg::new("ah3-outcome").say("end", vec![Self::end(end)]).say("story", vec![Msg::new(story)])
    }

    fn seat(&self, content: &Content, seat: Seat) -> Msg {
        match self.open.person(seat).who {
            Some(who) => Msg::new(names::investigator(content, who)),
            None => Msg::new(format!("ah3-player-{}", seat.0 + 1)),
        }
    }
}

/// The archive cards whose backs bring victory as well as defeat.
const TWO_ENDINGS: [u8; 3] = [9, 27, 38];

/// The story of an ending by the back of an archive card.
fn ending(card: CodexCard, how: &str) -> String {
    let number = card.number();
    if TWO_ENDINGS.contains(&number) {
        format!("ah3-ending-codex-{number}-{how}")
    } else {
        format!("ah3-ending-codex-{number}")
    }
}
