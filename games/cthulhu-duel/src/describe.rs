//! Descriptions of questions, choices, rolls and events as messages with arguments; contains no human text.
//!
//! The messages are in `locales/<language>/`.

pub(crate) mod board_refs;
mod choices;
mod log;
pub mod names;
pub(crate) mod printed;
mod questions;
mod refusal_reasons;
mod rolls;
mod sheets;

use engine::{BoardRef, Describe, Group, Msg, Seat};
use rulebook::RuleId;

use crate::content::{Content, Kind, Zone};
use crate::state::Piece;
use crate::{Choice, Duel, End, Event, Frame};

pub use printed::printed;
pub use sheets::{needs_text, power_text};

impl Describe for Duel {
    fn question(&self, content: &Content, stack: &[Frame], seat: Seat) -> Msg {
        stack.last().map_or_else(|| Msg::new("cwd-ask-nothing"), |top| self.question_of(content, top, seat))
    }

    fn choice(&self, content: &Content, stack: &[Frame], _: Seat, choice: &Choice) -> Msg {
        stack.last().map_or_else(|| Msg::new("cwd-do-stop"), |top| self.choice_of(content, top, *choice))
    }

    fn group(&self, content: &Content, stack: &[Frame], _: Seat, choice: &Choice) -> Option<Group> {
        self.group_of(content, stack.last()?, *choice)
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
        stack.last().map_or_else(|| Msg::new("cwd-roll-nothing"), |top| self.roll_of(content, top))
    }

    fn face(&self, content: &Content, stack: &[Frame], value: u32) -> Msg {
        stack.last().map_or_else(|| Msg::new("cwd-roll-nothing"), |top| rolls::face_of(content, top, value))
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
            End::Won(seat) => Msg::new("cwd-won").num("seat", seat.0 + 1),
            End::Shared => Msg::new("cwd-shared"),
        }
    }

    fn outcome(&self, content: &Content, end: &End) -> Msg {
        let doom = self.open.sides.map(|side| side.doom);
        let event = match *end {
            End::Won(seat) => Event::Won { seat, doom },
            End::Shared => Event::Shared { doom: doom[0] },
        };
        self.event_of(content, &event)
    }

    fn seat(&self, content: &Content, seat: Seat) -> Msg {
        match self.open.round {
            // The factions have not been drawn yet.
            0 => Msg::new("cwd-player").num("seat", seat.0 + 1),
            _ => Msg::new(self.faction_name(content, seat)),
        }
    }
}

impl Duel {
    /// The message id of the name of the seat's faction.
    fn faction_name(&self, content: &Content, seat: Seat) -> String {
        names::faction(content, self.side(seat).faction)
    }

    /// Adds the name of a kind of figure of the seat to the message.
    fn with_kind(&self, msg: Msg, content: &Content, seat: Seat, kind: Kind) -> Msg {
        msg.name("figure", names::figure(self.sheet(content, seat).figure(kind)))
    }

    /// Adds a figure of the seat to the message.
    fn with_piece(&self, msg: Msg, content: &Content, seat: Seat, piece: Piece) -> Msg {
        names::with_piece(msg, self.sheet(content, seat), piece)
    }
}

/// Adds a zone to the message.
fn at(msg: Msg, content: &Content, zone: Zone) -> Msg {
    msg.name("at", names::zone(content, zone))
}
