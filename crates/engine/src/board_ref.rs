//! Things on the table that can be pointed at, and the table laid out as lists of them.

use std::fmt;

use serde::Serialize;
use ts_rs::TS;

use crate::{Msg, Seat};

/// A thing that can be pointed at, such as `zone:12`: the same id in pictures, lists, choices and events. The number is
/// the one that views, choices and events call it by.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, TS)]
#[serde(transparent)]
pub struct BoardRef(String);

impl BoardRef {
    /// A thing of some kind.
    pub fn new(kind: &str, id: impl fmt::Display) -> BoardRef {
        BoardRef(format!("{kind}:{id}"))
    }

    /// A seat, and the part of the table before it.
    pub fn seat(seat: Seat) -> BoardRef {
        BoardRef::new("seat", seat.0)
    }
}

impl fmt::Display for BoardRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A part of the table and what lies there: a zone of the board, a track, the part before a seat.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct OutlineArea {
    /// What to point at.
    pub id: BoardRef,
    /// What it is called.
    pub name: Msg,
    /// Whose it is; nobody's if it belongs to the board.
    pub of: Option<Seat>,
    /// The areas next to it.
    pub near: Vec<BoardRef>,
    /// What lies there.
    pub items: Vec<OutlineItem>,
}

/// Something that lies in an area.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct OutlineItem {
    /// What to point at; several things of a kind may be one item.
    pub id: BoardRef,
    /// What people read: its name, how many, in which state.
    pub text: Msg,
    /// Under which id its text is printed ([`crate::Printed`]), if it has one.
    pub printed: Option<BoardRef>,
}
