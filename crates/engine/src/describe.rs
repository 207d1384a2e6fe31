//! What is to be said, before it is said in any language: message ids and arguments, no human text.

use rulebook::RuleId;
use serde::Serialize;

use ts_rs::TS;

use crate::{BoardRef, Game, Seat, Seats};

/// A message of the locale files with what it is about.
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
    /// A named thing: the id of a message whose attributes hold its cases and gender. `$x` is its name,
    /// `$x-gen`, `$x-acc`… its other forms.
    Name(String),
    /// Another message, said first. Several are joined into one text, a sentence each.
    Say(Vec<Msg>),
    /// Several named things, listed.
    List(Vec<Msg>),
    /// A text as it is: a player's name, a file.
    Text(String),
}

/// A text without the full stops after names that end in a mark of their own: “Lucky!”, not “Lucky!.”.
pub fn without_double_stops(text: String) -> String {
    const MARKED: [&str; 4] = ["!.", "?.", "!”.", "?”."];
    if !MARKED.iter().any(|marked| text.contains(marked)) {
        return text;
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text.chars().peekable();
    while let Some(next) = rest.next() {
        let marked = out.strip_suffix('”').unwrap_or(&out).ends_with(['!', '?']);
        // Some languages write “?..”.
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

    /// The message with a number.
    #[must_use]
    pub fn num(self, name: &'static str, value: impl Into<i64>) -> Msg {
        self.arg(name, Arg::Num(value.into()))
    }

    /// The message with a named thing.
    #[must_use]
    pub fn name(self, name: &'static str, id: impl Into<String>) -> Msg {
        self.arg(name, Arg::Name(id.into()))
    }

    /// The message with a text as it is.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl Into<String>) -> Msg {
        self.arg(name, Arg::Text(text.into()))
    }

    /// The message with other messages inside, a sentence each.
    #[must_use]
    pub fn say(self, name: &'static str, inner: Vec<Msg>) -> Msg {
        self.arg(name, Arg::Say(inner))
    }

    /// The message with a list of others.
    #[must_use]
    pub fn list(self, name: &'static str, items: Vec<Msg>) -> Msg {
        self.arg(name, Arg::List(items))
    }

    /// The message with one more argument.
    #[must_use]
    pub fn arg(mut self, name: &'static str, arg: Arg) -> Msg {
        self.args.push((name, arg));
        self
    }
}

/// Choices of one kind stand together under a heading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Group {
    /// What they have in common: equal headings next to each other are one group.
    pub heading: Msg,
    /// What the choice is called under it.
    pub item: Msg,
}

/// How a game speaks of itself.
pub trait Describe: Game {
    /// The pending question, as put to this seat.
    fn question(&self, content: &Self::Content, stack: &[Self::Frame], seat: Seat) -> Msg;
    /// One choice of the seat, as a short command. It may use only what that seat knows.
    fn choice(
        &self,
        content: &Self::Content,
        stack: &[Self::Frame],
        seat: Seat,
        choice: &Self::Choice,
    ) -> Msg;
    /// The heading under which the seat's choice stands where there are many. `None` if it stands alone.
    fn group(&self, _: &Self::Content, _: &[Self::Frame], _: Seat, _: &Self::Choice) -> Option<Group> {
        None
    }
    /// What befalls whoever takes the choice before it is done, where they would want to know. It may use only what
    /// that seat knows.
    fn warning(&self, _: &Self::Content, _: &[Self::Frame], _: &Self::Choice) -> Option<Msg> {
        None
    }
    /// Whether whoever takes the choice is out of the game with it, so that it should not be taken by mistake.
    fn leaves_game(&self, _: &Self::Content, _: &Self::Choice) -> bool {
        false
    }
    /// What makes the rule forbid the choice now, with the numbers that matter. `None` where the rule says it all.
    fn refusal_reason(
        &self,
        _: &Self::Content,
        _: &[Self::Frame],
        _: &Self::Choice,
        _: RuleId,
    ) -> Option<Msg> {
        None
    }
    /// What a pending roll is for.
    fn roll(&self, content: &Self::Content, stack: &[Self::Frame]) -> Msg;
    /// One value of it.
    fn face(&self, content: &Self::Content, stack: &[Self::Frame], value: u32) -> Msg;
    /// Something that happened, as a line of the log. It may use only what does not change during a game.
    fn event(&self, content: &Self::Content, event: &Self::Event) -> Msg;
    /// What the seat's choice would touch: the things on the table that light up for it, the one to click first. It may
    /// use only what that seat knows.
    fn choice_refs(&self, _: &Self::Content, _: &[Self::Frame], _: Seat, _: &Self::Choice) -> Vec<BoardRef> {
        Vec::new()
    }
    /// Whether the event turns up what nobody may have looked at, though the rules could tell it: what follows from it is
    /// nobody's to know beforehand.
    fn reveals_unseen(&self, _: &Self::Content, _: &Self::Event) -> bool {
        false
    }
    /// What an event was about. It may use only what does not change during a game.
    fn event_refs(&self, _: &Self::Content, _: &Self::Event) -> Vec<BoardRef> {
        Vec::new()
    }
    /// A way for a game to end, the same for all games that end so.
    fn end(end: &Self::End) -> Msg;
    /// How this game ended.
    fn outcome(&self, _: &Self::Content, end: &Self::End) -> Msg {
        Self::end(end)
    }
    /// Who sits there.
    fn seat(&self, content: &Self::Content, seat: Seat) -> Msg;
}

/// What a bot needs to know of a game beyond its rules. Read from the whole state: bots ask it about worlds
/// resampled from what their seat knows.
pub trait Evaluate: Game {
    /// How well the seat stands, from 0 (lost) to 1 (won).
    fn value(&self, content: &Self::Content, stack: &[Self::Frame], seat: Seat) -> f64;

    /// The seats whose [`value`](Self::value) is the same as this seat's in every position, this seat included: a
    /// search then evaluates a position once for all of them. Just the seat itself unless the game says otherwise.
    fn same_value(&self, _: &Self::Content, seat: Seat) -> Seats {
        Seats::only(seat)
    }

    /// Whether the value means something here, at a roll or a new question; until it does, bots play on.
    fn is_quiet(&self, content: &Self::Content, stack: &[Self::Frame]) -> bool;

    /// How likely a sensible player takes the choice, relative to the others; 1 if nothing is known. 0 rules it out
    /// as long as there is another.
    fn prior(&self, _: &Self::Content, _: &[Self::Frame], _: Seat, _: &Self::Choice) -> f64 {
        1.0
    }
}
