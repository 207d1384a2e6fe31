//! The engine: procedures, questions, chance, hidden things, logs. It knows no game.
//!
//! A game implements [`Game`]; a [`Position`] is the game at one moment with its procedures in progress; a
//! [`Table`] adds the log and what was told. There is one door, [`Position::apply`], and no clock, no input or
//! output, no random source and no human text in this crate.

mod campaign;
mod chance;
mod foresee;
mod game;
mod near;
mod offer;
pub mod page;
mod playable;
mod pool;
mod position;
mod problem;
mod procedure;
mod read;
mod save;
mod seat;
mod snapshot;
#[cfg(feature = "suite")]
pub mod suite;
mod table;
mod thing;
mod words;

pub use campaign::{Campaign, Chronicle, Deed, Form, Member, NoCampaign, reseated};
pub use chance::{Dice, Odds, shuffle};
pub use foresee::{Foresight, foresee};
pub use game::{Ask, Cx, Data, Flow, Game, Halt, Laid, SetupError, Step, Told, Wake};
pub use near::nearest;
pub use offer::{Answer, Offer, Pick};
pub use playable::{Count, Opt, Playable, Printed};
pub use pool::{Card, End, Pool};
pub use position::{Move, Position, Refused, Wait};
pub use problem::Problem;
pub use procedure::{Few, Procedure, become_, call, few};
pub use read::{Toml, misread_json, read_json};
pub use save::{ENGINE, LoadError, Save};
pub use seat::{Eye, Seat, Seats};
pub use table::{Entry, Table, Undone};
pub use thing::{Area, Item, Thing};
pub use words::{Arg, Group, Judge, Msg, Words, without_double_stops};
