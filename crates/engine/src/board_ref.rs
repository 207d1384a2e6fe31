//! References to things on the board, and the outline: the table as lists of named areas and items.

use std::fmt;

use serde::Serialize;
use ts_rs::TS;

use crate::{Msg, Seat};

/// The id of a thing on the board, such as `zone:12`. Pictures, lists, choices and events use the same id; its number
/// is the one the game's views, choices and events use.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, TS)]
#[serde(transparent)]
pub struct BoardRef(String);

impl BoardRef {
    /// Builds the reference `kind:id`.
    pub fn new(kind: &str, id: impl fmt::Display) -> BoardRef {
        BoardRef(format!("{kind}:{id}"))
    }

    /// The reference of a seat and of its player area.
    pub fn seat(seat: Seat) -> BoardRef {
        BoardRef::new("seat", seat.0)
    }
}

impl fmt::Display for BoardRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A part of the table with its contents: a zone of the board, a track, a player area.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct OutlineArea {
    /// The reference of the area.
    pub id: BoardRef,
    /// The display name.
    pub name: Msg,
    /// The seat that owns the area; `None` if it belongs to the board.
    pub of: Option<Seat>,
    /// The adjacent areas.
    pub near: Vec<BoardRef>,
    /// The contents of the area.
    pub items: Vec<OutlineItem>,
}

impl OutlineArea {
    /// An area of the board.
    pub fn new(id: BoardRef, name: Msg, items: Vec<OutlineItem>) -> OutlineArea {
        OutlineArea { id, name, of: None, near: Vec::new(), items }
    }

    /// The area of a seat.
    pub fn of_seat(seat: Seat, name: Msg, items: Vec<OutlineItem>) -> OutlineArea {
        OutlineArea { of: Some(seat), ..OutlineArea::new(BoardRef::seat(seat), name, items) }
    }

    /// Adds the adjacent areas.
    #[must_use]
    pub fn near(self, near: impl IntoIterator<Item = BoardRef>) -> OutlineArea {
        OutlineArea { near: near.into_iter().collect(), ..self }
    }
}

/// An entry of an [`OutlineArea`].
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct OutlineItem {
    /// The reference of the item; several identical things may share one item.
    pub id: BoardRef,
    /// The display text: name, quantity and state.
    pub text: Msg,
    /// The id of its printed text ([`crate::Printed`]), if it has one.
    pub printed: Option<BoardRef>,
}

impl OutlineItem {
    /// An item without a printed text.
    pub fn new(id: BoardRef, text: Msg) -> OutlineItem {
        OutlineItem { id, text, printed: None }
    }

    /// Adds the id of its printed text, if it has one.
    #[must_use]
    pub fn printed(self, printed: impl Into<Option<BoardRef>>) -> OutlineItem {
        OutlineItem { printed: printed.into(), ..self }
    }
}

/// Declares the structs of a game's [catalog](crate::Playable::catalog), all of whose fields are public and serialized.
#[macro_export]
macro_rules! facts {
    ($($(#[$doc:meta])* $name:ident { $($(#[$inner:meta])* $field:ident: $type:ty,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::ts_rs::TS)]
        #[serde(rename_all = "kebab-case")]
        pub struct $name { $($(#[$inner])* pub $field: $type,)* }
    )*};
}
