//! What a table itself says in the log of its notes.

use registry::{Msg, Seat};
use serde::{Deserialize, Serialize};

use crate::names::cleaned;

/// A remark of a table, as it is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SystemMessage {
    /// Decisions were taken back: so many of whoever did it, and those of others since. What was kept before these were
    /// told apart says nothing of them.
    TookBack {
        by: Seat,
        #[serde(default)]
        own: usize,
        #[serde(default)]
        others: Vec<Seat>,
        rolls: usize,
        revealed: bool,
    },
    /// Somebody did not agree to take moves back.
    NotTakenBack { by: Seat },
    /// A request to take moves back no longer stands: it was withdrawn, or other things happened.
    NoLongerAsked { by: Seat },
    /// Somebody took a seat.
    Came { seat: Seat, name: String },
    /// Somebody gave a seat up.
    Left { seat: Seat },
    /// A bot plays for somebody.
    StoodIn { seat: Seat },
    /// Somebody plays themselves again.
    Back { seat: Seat },
    /// Somebody's time ran out, and a bot plays on.
    TimeOut { seat: Seat },
}

impl SystemMessage {
    /// What people read. `who` gives a seat's name.
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
