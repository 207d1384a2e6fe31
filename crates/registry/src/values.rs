//! What passes over the counter: plain values, the same for terminal, server and bindings.

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
        /// The seats that may step in with a standing choice, if they have any.
        may: Vec<Seat>,
    },
    /// A roll.
    Roll,
    /// Nothing: the game is over.
    Over,
}

/// What a seat is asked, and what it can say.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Question {
    /// Who is asked.
    pub seat: Seat,
    /// Whether an answer is awaited; otherwise there are only standing choices.
    pub asked: bool,
    /// The question.
    pub text: Msg,
    /// The rule that asks.
    #[ts(as = "Option<String>")]
    pub rule: Option<RuleId>,
    /// How many choices make an answer.
    pub pick: Pick,
    /// What can be chosen.
    pub choices: Vec<Choice>,
    /// What can be done besides, without answering.
    pub standing: Vec<Choice>,
    /// What somebody could expect, and the rule that forbids it.
    pub refused: Vec<Choice>,
    /// Whether there is only one answer, which `choices` are.
    pub forced: bool,
    /// The choice that does nothing more, by index, if there is one.
    pub idle: Option<usize>,
    /// Whether that choice gives up something of value: it is not to be said by pressing Enter.
    pub dear: bool,
}

/// One choice of a question.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Choice {
    /// The choice itself, as saves write it.
    #[ts(type = "unknown")]
    pub value: Value,
    /// What people read.
    pub text: Msg,
    /// The heading under which it stands, if it has one, and what it is called there: equal headings next to each other
    /// are one group.
    pub group: Option<Group>,
    /// What it is called in the language of position files, the same in every language; the full name first.
    pub names: Vec<String>,
    /// The things on the table that it would touch, the one to click first.
    pub touches: Vec<BoardRef>,
    /// The rule that offers or forbids it.
    #[ts(as = "String")]
    pub rule: RuleId,
    /// Whether it is a right rarely used: nobody needs to be asked for its sake.
    pub minor: bool,
    /// Of a choice that is offered: what befalls whoever takes it before it is done.
    pub warning: Option<Msg>,
    /// Whether whoever takes it is out of the game with it: people are asked whether they mean it.
    pub parting: bool,
    /// Of a refused choice: what makes the rule forbid it now, where the rule alone does not say it.
    pub why: Option<Msg>,
}

/// What a seat says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// These of the question's choices, by index, in this order.
    Answer(Vec<usize>),
    /// This one of the standing choices, by index.
    Standing(usize),
}

/// A pending roll.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Roll {
    /// What it is for.
    pub text: Msg,
    /// The rule that asks for it.
    #[ts(as = "Option<String>")]
    pub rule: Option<RuleId>,
    /// What it can come to.
    pub faces: Vec<Face>,
}

/// One value of a roll.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Face {
    /// The value.
    pub value: u32,
    /// How likely it is, relative to the others.
    pub weight: u64,
    /// What people read.
    pub text: Msg,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct EventRecord {
    /// How many moves stood then.
    pub at: usize,
    /// The rule that made it happen.
    #[ts(as = "String")]
    pub rule: RuleId,
    /// What people read.
    pub text: Msg,
    /// The things on the table that it was about.
    pub touched: Vec<BoardRef>,
    /// The event itself.
    #[ts(type = "unknown")]
    pub event: Value,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct End {
    /// What people read.
    pub text: Msg,
    /// The end itself.
    #[ts(type = "unknown")]
    pub value: Value,
    /// What it is worth to each seat, from 0 (lost) to 1 (won).
    pub worth: Vec<f64>,
}

/// What a bot would say, and why.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Thought {
    /// Its reply to the question; `None` keeps silent.
    pub reply: Option<Reply>,
    /// What it considered, the best first.
    pub considered: Vec<Considered>,
    /// In how many worlds that agree with what the seat knows it looked.
    pub worlds: u32,
}

/// Something that a bot considered.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Considered {
    /// The reply; `None` is to keep silent.
    pub reply: Option<Reply>,
    /// How much of its thinking went into it, from 0 to 1.
    pub share: f64,
    /// How well the seat stands after it, from 0 to 1.
    pub value: f64,
}

/// The table as an eye sees it at one moment.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct ViewAt {
    /// How many moves stood then.
    pub moves: usize,
    /// What the eye sees, in the game's own form.
    #[ts(type = "unknown")]
    pub view: Value,
    /// The same as lists.
    pub areas: Vec<OutlineArea>,
}

/// What was written into a table's log since some moment, as saves write it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Written {
    /// The entries.
    pub log: Vec<Value>,
    /// After how many entries of the whole log which question stood.
    pub checks: Vec<(usize, String)>,
}
