//! Messages that a table writes into its notes.

use registry::{Msg, Seat};
use serde::{Deserialize, Serialize};

use crate::names::cleaned;

/// A message of the table, as stored in the database.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SystemMessage {
    /// Moves were undone: the number of the requester's own decisions, and the other seats that had answered since.
    /// Rows stored by older versions lack both.
    TookBack {
        by: Seat,
        #[serde(default)]
        own: usize,
        #[serde(default)]
        others: Vec<Seat>,
        rolls: usize,
        revealed: bool,
    },
    /// Somebody refused an undo request.
    NotTakenBack { by: Seat },
    /// An undo request is void: it was withdrawn, or the game has moved on.
    NoLongerAsked { by: Seat },
    /// Somebody took a seat.
    Came { seat: Seat, name: String },
    /// Somebody gave up a seat.
    Left { seat: Seat },
    /// A bot stands in for somebody.
    StoodIn { seat: Seat },
    /// Somebody took their seat back from a bot.
    Back { seat: Seat },
    /// Somebody's time ran out, and a bot stands in.
    TimeOut { seat: Seat },
}

impl SystemMessage {
    /// The message shown to people. `who` returns a seat's name.
    pub(crate) fn msg(&self, who: impl Fn(Seat) -> Msg) -> Msg {
        let of = |id: &str, seat: Seat| Msg::new(id).say("who", vec![who(seat)]);
        match self {
            SystemMessage::TookBack { by, own, others, rolls, revealed } => of("server-took-back", *by)
                .num("own", *own as i64)
                .num("others", others.len() as i64)
                .list("whose", others.iter().copied().map(&who).collect())
                .num("rolls", *rolls as i64)
                .num("revealed", i64::from(*revealed)),
            SystemMessage::NotTakenBack { by } => of("server-not-taken-back", *by),
            SystemMessage::NoLongerAsked { by } => of("server-no-longer-asked", *by),
            SystemMessage::Came { seat, name } => match cleaned(name) {
                name if name.is_empty() => of("server-came-unnamed", *seat),
                name => of("server-came", *seat).text("name", name),
            },
            SystemMessage::Left { seat } => of("server-left", *seat),
            SystemMessage::StoodIn { seat } => of("server-stood-in", *seat),
            SystemMessage::Back { seat } => of("server-back", *seat),
            SystemMessage::TimeOut { seat } => of("server-time-out", *seat),
        }
    }
}
