//! The games on the shelf, each behind one type-erased handle, and their words in three languages.
//!
//! Terminal, server and bindings see nothing else: a game is an [`DynGame`], a game being played an [`DynTable`],
//! and what passes over the counter is plain values with [`Msg`]s that a [`Localizer`] says in a language. Only the
//! list in `games` names a game.

mod bot_snapshot;
mod campaign;
mod embedded;
mod erased_table;
mod error;
mod game_entry;
mod games;
mod handles;
mod lang;
mod localizer;
mod pass_rules;
mod reply;
mod sim;
mod values;

pub use bots::{BotKind, UnknownBot};
pub use embedded::{ledgers, locale_game, locale_shell, locale_text};
pub use engine::{
    Arg, BoardRef, Chronicle, Count, Dice, FilledForm, Form, Group, Member, Msg, OutlineArea, OutlineItem,
    Pick, Printed, Problem, Seat, Seats, SetupOption, Undone, Viewer, misread_json, nearest, read_json,
    reseated, shorten,
};
pub use error::RegistryError;
pub use game_entry::GameEntry;
pub use games::{add_unlisted, find, game_of, games, load};
pub use handles::{BotSnapshot, DynCampaigns, DynGame, DynTable, Loaded};
pub use lang::{Lang, UnknownLang};
pub use localizer::{Localizer, RuleText, locale_faults};
pub use pass_rules::{PassRule, PassRules, PassUntil, SeenTurn, declining_answer, question_kind};
pub use reply::ReplyError;
pub use sim::{Arena, Outcome, Player};
pub use values::{
    Choice, Considered, End, EventRecord, Face, Question, Reply, Roll, Thought, ViewAt, Waits, Written,
};
