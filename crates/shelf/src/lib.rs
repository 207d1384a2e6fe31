//! The games on the shelf, each behind one type-erased handle, and their words in three languages.
//!
//! Terminal, server and bindings see nothing else: a game is an [`AnyGame`], a game being played an [`AnyTable`],
//! and what passes over the counter is plain values with [`Msg`]s that a [`Speech`] says in a language. Only the
//! list in `games` names a game.

mod any;
mod campaign;
mod dto;
mod error;
mod games;
mod lang;
mod library;
mod mind;
mod pass_rules;
mod reply;
mod sim;
mod speech;
mod stock;
mod tabled;

pub use any::{AnyCampaigns, AnyGame, AnyTable, Loaded, Mind};
pub use dto::{Choice, Considered, End, Face, Glimpse, Question, Reply, Roll, Thought, Told, Waits, Written};
pub use error::ShelfError;
pub use games::{add_unlisted, find, game_of, games, load};
pub use lang::{Lang, UnknownLang};
pub use library::{ledgers, locale_game, locale_shell, locale_text};
pub use pass_rules::{PassRule, PassRules, PassUntil, SeenTurn, declining_answer, question_kind};
pub use players::{Kind, UnknownBot};
pub use reply::ReplyError;
pub use sim::{Arena, Outcome, Player};
pub use speech::{RuleText, Speech, locale_faults};
pub use stock::Stock;
pub use table::{
    Area, Arg, Chronicle, Count, Deed, Dice, Eye, Form, Group, Item, Member, Msg, Opt, Pick, Printed,
    Problem, Seat, Seats, Thing, Undone, misread_json, nearest, read_json, reseated,
};
