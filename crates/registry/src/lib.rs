//! The registry of games, each behind one type-erased handle, and their messages in three languages.
//!
//! Terminal, server and bindings use only this interface: a game is a [`DynGame`], a game in progress a [`DynTable`],
//! and the values exchanged are plain data with [`Msg`]s that a [`Localizer`] formats in a language. Only the list in
//! `games` names a game.

mod bot_snapshot;
mod campaign;
mod erased_table;
mod error;
mod game_entry;
mod games;
mod handles;
mod pass_rules;
mod reply;
mod sim;
mod texts;
mod values;

pub use bots::{BotKind, UnknownBot};
pub use engine::{
    Arg, BoardRef, Chronicle, Count, Dice, FilledForm, Form, Group, Member, Msg, OutlineArea, OutlineItem,
    Pick, Printed, Problem, Seat, Seats, SetupOption, Undone, Viewer, from_json, misread_json, nearest,
    read_json, reseated, shorten,
};
pub use error::RegistryError;
pub use game_entry::GameEntry;
pub use games::{GameVisitor, add_unlisted, find, game_of, games, load, visit_games};
pub use handles::{BotSnapshot, DynCampaigns, DynGame, DynTable, Loaded};
pub use l10n::{Lang, Localizer, RuleText, UnknownLang};
pub use pass_rules::{PassRule, PassRules, PassUntil, SeenTurn, declining_answer, question_kind};
pub use reply::ReplyError;
pub use sim::{Arena, Outcome, Player};
pub use texts::{ledgers, locale_faults, locale_game, locale_shell, locale_text, localizer, localizer_with};
pub use values::{
    Choice, Considered, End, EventRecord, Face, Question, Reply, Roll, Thought, ViewAt, Waits, Written,
};
