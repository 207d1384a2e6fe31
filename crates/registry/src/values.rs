//! The plain values that the registry exchanges with terminal, server and bindings.

use engine::{BoardRef, Group, Msg, OutlineArea, Pick, Seat};
use rulebook::RuleId;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// What a table waits for.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Waits {
    /// Answers, each sealed until the last is in.
    Answers {
        /// The seats that have to answer.
        asked: Vec<Seat>,
        /// The seats that may use an anytime choice, if they have any.
        may: Vec<Seat>,
    },
    /// The outcome of a roll.
    Roll,
    /// Nothing: the game is over.
    Over,
}

/// A seat's question and what it can do.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Question {
    /// The seat that is asked.
    pub seat: Seat,
    /// Whether an answer is required; if not, there are only anytime choices.
    pub asked: bool,
    /// The text of the question.
    pub text: Msg,
    /// The rule that asks the question.
    #[ts(as = "Option<String>")]
    pub rule: Option<RuleId>,
    /// How many choices make an answer.
    pub pick: Pick,
    /// The offered choices.
    pub choices: Vec<Choice>,
    /// The anytime choices, which can be used without answering.
    pub anytime: Vec<Choice>,
    /// Choices a player might expect, each with the rule that forbids it.
    pub refused: Vec<Choice>,
    /// Whether there is only one answer, which consists of all `choices`.
    pub forced: bool,
    /// The index of the choice that declines, if there is one.
    pub decline: Option<usize>,
    /// Whether declining gives up something of value; then pressing Enter must not decline.
    pub costly_decline: bool,
}

/// One choice of a question.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Choice {
    /// The choice itself, as JSON.
    #[ts(type = "unknown")]
    pub value: Value,
    /// The display text.
    pub text: Msg,
    /// The group heading and its label within the group, if it has one; adjacent choices with equal headings form one
    /// group.
    pub group: Option<Group>,
    /// The names in the language of position files, which do not depend on the user's language; the full name first.
    pub names: Vec<String>,
    /// The things on the board that it affects, the one to click first.
    pub touches: Vec<BoardRef>,
    /// The rule that allows or forbids it.
    #[ts(as = "String")]
    pub rule: RuleId,
    /// Whether it is low-priority: its existence alone is no reason to ask the player.
    pub low_priority: bool,
    /// For an offered choice: a warning about what happens before it takes effect.
    pub warning: Option<Msg>,
    /// Whether it takes the player out of the game, so that clients ask for confirmation.
    pub parting: bool,
    /// For a refused choice: why the rule forbids it at this moment, if the rule's text is not enough.
    pub why: Option<Msg>,
}

/// A seat's reply to its question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// The indices of the selected choices, in order.
    Answer(Vec<usize>),
    /// The index of an anytime choice.
    #[serde(alias = "standing")]
    Anytime(usize),
}

/// A pending roll.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Roll {
    /// The purpose of the roll.
    pub text: Msg,
    /// The rule that asks for it.
    #[ts(as = "Option<String>")]
    pub rule: Option<RuleId>,
    /// The possible values.
    pub faces: Vec<Face>,
}

/// One value of a roll.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Face {
    /// The value.
    pub value: u32,
    /// The relative weight.
    pub weight: u64,
    /// The display text.
    pub text: Msg,
}

/// A recorded event.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct EventRecord {
    /// The number of moves before it.
    pub at: usize,
    /// The rule that caused it.
    #[ts(as = "String")]
    pub rule: RuleId,
    /// The display text.
    pub text: Msg,
    /// The things on the board that it concerns.
    pub touched: Vec<BoardRef>,
    /// The event itself, as JSON.
    #[ts(type = "unknown")]
    pub event: Value,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct End {
    /// The display text.
    pub text: Msg,
    /// The ending itself, as JSON.
    #[ts(type = "unknown")]
    pub value: Value,
    /// The value to each seat, from 0 (lost) to 1 (won).
    pub worth: Vec<f64>,
}

/// A bot's decision and how it was reached.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Thought {
    /// The reply; `None` if the bot uses no anytime choice.
    pub reply: Option<Reply>,
    /// The moves it considered, best first.
    pub considered: Vec<Considered>,
    /// The number of sampled worlds consistent with what the seat knows.
    pub worlds: u32,
}

/// A move that a bot considered.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Considered {
    /// The reply; `None` for using no anytime choice.
    pub reply: Option<Reply>,
    /// The share of the search effort spent on it, from 0 to 1.
    pub share: f64,
    /// The seat's expected value after it, from 0 to 1.
    pub value: f64,
}

/// A viewer's view of the table after a number of moves.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct ViewAt {
    /// The number of moves before it.
    pub moves: usize,
    /// The view in the game's own format, as JSON.
    #[ts(type = "unknown")]
    pub view: Value,
    /// The view as lists.
    pub areas: Vec<OutlineArea>,
}

/// The log entries of a table added since some point, as JSON.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Written {
    /// The log entries.
    pub log: Vec<Value>,
    /// Question fingerprints, each with the number of entries of the whole log before it.
    pub checks: Vec<(usize, String)>,
}
