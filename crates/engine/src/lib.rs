//! The game-independent engine: procedures, questions, chance, hidden information, logs.
//!
//! A game implements [`Game`]; a [`Position`] is a game at one moment with its procedures in progress; a [`Table`] adds
//! the log and the recorded events. [`Position::apply`] is the only checked way to change a position. The crate has no
//! clock, no input or output, no random source and no human text.

mod board_ref;
mod campaign;
mod chance;
mod describe;
mod foresee;
mod game;
mod ids;
pub mod long_array;
mod offer;
mod options;
mod playable;
mod pool;
mod position;
pub mod position_file;
mod problem;
mod procedure;
mod read;
mod save;
mod seat;
mod snapshot;
mod suggest;
#[cfg(feature = "suite")]
pub mod suite;
mod table;
pub mod text_layout;

pub use board_ref::{BoardRef, OutlineArea, OutlineItem};
pub use campaign::{Campaign, Chronicle, FilledForm, Form, Member, NoCampaign, reseated};
pub use chance::{Dice, Odds, shuffle};
pub use describe::{Arg, Describe, Evaluate, Group, Msg, without_double_stops};
pub use foresee::{Foresight, foresee};
pub use game::{Ask, Cx, Data, EventRecord, Flow, Game, Halt, LaidOut, SetupError, Step, Wake};
pub use ids::{Bits, Id, IdSet};
pub use offer::{Answer, Offer, Pick};
pub use options::{Chosen, Count, Given, SetupOption, applicable_options, given, words_of};
pub use playable::{LocaleFile, Playable, Printed};
pub use pool::{Card, End, Pool};
pub use position::{Move, MoveError, Position, Wait};
pub use position_file::{NoPositionFile, NoTable, ParsedFile, PositionFile, Word};
pub use problem::{Problem, find_named, shorten};
pub use procedure::{Candidates, Procedure, become_, call, candidates};
pub use read::{Toml, from_json, misread_json, read_json};
pub use save::{ENGINE, LoadError, Save};
pub use seat::{Seat, Seats, Viewer};
pub use suggest::nearest;
pub use table::{Entry, Table, Undone};
