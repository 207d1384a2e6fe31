//! Messages before translation: ids and arguments, no human text.

use rulebook::RuleId;
use serde::Serialize;

use ts_rs::TS;

use crate::{BoardRef, Game, Seat, Seats};

/// A message of the locale files with its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Msg {
    /// The message's id.
    pub id: String,
    /// Its arguments, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number.
    Num(i64),
    /// The id of a message that names a thing and has its cases and gender as attributes. `$x` is the name, `$x-gen`,
    /// `$x-acc`… its other forms.
    Name(String),
    /// Other messages, formatted first and joined into one text, a sentence each.
    Say(Vec<Msg>),
    /// Messages formatted as a list.
    List(Vec<Msg>),
    /// A literal text, such as a player's name or a file name.
    Text(String),
}

/// Removes the full stop after a name that ends in its own punctuation mark: “Lucky!”, not “Lucky!.”.
pub fn without_double_stops(text: String) -> String {
    const MARKED: [&str; 4] = ["!.", "?.", "!”.", "?”."];
    if !MARKED.iter().any(|marked| text.contains(marked)) {
        return text;
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text.chars().peekable();
    while let Some(next) = rest.next() {
        let marked = out.strip_suffix('”').unwrap_or(&out).ends_with(['!', '?']);
        // An ellipsis after a question or exclamation mark (“?..”) is kept.
        if next != '.' || !marked || rest.peek() == Some(&'.') {
            out.push(next);
        }
    }
    out
}

impl Msg {
    /// A message without arguments.
    pub fn new(id: impl Into<String>) -> Msg {
        Msg { id: id.into(), args: Vec::new() }
    }

    /// Adds a number as an argument.
    #[must_use]
    pub fn num(self, name: &'static str, value: impl Into<i64>) -> Msg {
        self.arg(name, Arg::Num(value.into()))
    }

    /// Adds a named thing as an argument.
    #[must_use]
    pub fn name(self, name: &'static str, id: impl Into<String>) -> Msg {
        self.arg(name, Arg::Name(id.into()))
    }

    /// Adds a literal text as an argument.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl Into<String>) -> Msg {
        self.arg(name, Arg::Text(text.into()))
    }

    /// Adds messages as an argument, a sentence each.
    #[must_use]
    pub fn say(self, name: &'static str, inner: Vec<Msg>) -> Msg {
        self.arg(name, Arg::Say(inner))
    }

    /// Adds a list of messages as an argument.
    #[must_use]
    pub fn list(self, name: &'static str, items: Vec<Msg>) -> Msg {
        self.arg(name, Arg::List(items))
    }

    /// Adds an argument.
    #[must_use]
    pub fn arg(mut self, name: &'static str, arg: Arg) -> Msg {
        self.args.push((name, arg));
        self
    }
}

/// The heading under which similar choices are grouped.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Group {
    /// The heading; adjacent choices with equal headings form one group.
    pub heading: Msg,
    /// The label of the choice within the group.
    pub item: Msg,
}

/// Describes the state, choices and events of a game as messages.
pub trait Describe: Game {
    /// The pending question, as shown to this seat.
    fn question(&self, content: &Self::Content, stack: &[Self::Frame], seat: Seat) -> Msg;
    /// One of the seat's choices, as a short command. It may use only what that seat knows.
    fn choice(
        &self,
        content: &Self::Content,
        stack: &[Self::Frame],
        seat: Seat,
        choice: &Self::Choice,
    ) -> Msg;
    /// The group of the seat's choice, used where there are many choices. `None` if it is listed by itself.
    fn group(&self, _: &Self::Content, _: &[Self::Frame], _: Seat, _: &Self::Choice) -> Option<Group> {
        None
    }
    /// A warning about what happens to the player before the choice takes effect. It may use only what that seat knows.
    fn warning(&self, _: &Self::Content, _: &[Self::Frame], _: &Self::Choice) -> Option<Msg> {
        None
    }
    /// Whether the choice takes the player out of the game, so that clients ask for confirmation.
    fn leaves_game(&self, _: &Self::Content, _: &Self::Choice) -> bool {
        false
    }
    /// Why the rule forbids the choice at this moment, with the numbers that matter. `None` if the rule's text is
    /// enough.
    fn refusal_reason(
        &self,
        _: &Self::Content,
        _: &[Self::Frame],
        _: &Self::Choice,
        _: RuleId,
    ) -> Option<Msg> {
        None
    }
    /// The purpose of the pending roll.
    fn roll(&self, content: &Self::Content, stack: &[Self::Frame]) -> Msg;
    /// One value of the pending roll.
    fn face(&self, content: &Self::Content, stack: &[Self::Frame], value: u32) -> Msg;
    /// An event as a line of the log. It may use only what does not change during a game.
    fn event(&self, content: &Self::Content, event: &Self::Event) -> Msg;
    /// The things on the board that the choice affects and that are highlighted for it, the one to click first. It may
    /// use only what that seat knows.
    fn choice_refs(&self, _: &Self::Content, _: &[Self::Frame], _: Seat, _: &Self::Choice) -> Vec<BoardRef> {
        Vec::new()
    }
    /// Whether the event reveals something that no seat may look at yet, even if the rules could already compute it.
    /// Its consequences are then excluded from forecasts.
    fn reveals_unseen(&self, _: &Self::Content, _: &Self::Event) -> bool {
        false
    }
    /// The things on the board that the event concerns. It may use only what does not change during a game.
    fn event_refs(&self, _: &Self::Content, _: &Self::Event) -> Vec<BoardRef> {
        Vec::new()
    }
    /// A description of this kind of ending, the same for every game that ends this way.
    fn end(end: &Self::End) -> Msg;
    /// A description of how this particular game ended.
    fn outcome(&self, _: &Self::Content, end: &Self::End) -> Msg {
        Self::end(end)
    }
    /// The display name of the seat.
    fn seat(&self, content: &Self::Content, seat: Seat) -> Msg;
}

/// What a bot needs to know of a game beyond its rules. It reads the whole state, because bots evaluate worlds
/// resampled from what their seat knows.
pub trait Evaluate: Game {
    /// The seat's winning chances, from 0 (lost) to 1 (won).
    fn value(&self, content: &Self::Content, stack: &[Self::Frame], seat: Seat) -> f64;

    /// The seats whose [`value`](Self::value) equals this seat's in every position, this seat included, so that a
    /// search evaluates a position once for all of them. By default only the seat itself.
    fn same_value(&self, _: &Self::Content, seat: Seat) -> Seats {
        Seats::only(seat)
    }

    /// Whether the value is meaningful here, at a roll or a new question; if not, bots play on until it is.
    fn is_quiet(&self, content: &Self::Content, stack: &[Self::Frame]) -> bool;

    /// The relative likelihood that a sensible player takes the choice; 1 if nothing is known. A choice with 0 is taken
    /// only if there is no other.
    fn prior(&self, _: &Self::Content, _: &[Self::Frame], _: Seat, _: &Self::Choice) -> f64 {
        1.0
    }
}
