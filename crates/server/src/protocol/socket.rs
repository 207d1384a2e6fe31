//! Frames of the socket `/api/v1/tables/{id}/socket`: JSON texts, one value each.

use registry::{
    BoardRef, Considered, Msg, OutlineArea, PassRule, PassUntil, Question, Reply, Seat, SeenTurn,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::http::{Bot, Failure, Invitation, Policy, Seating};

/// From the client. Every frame has a number of the client's own, repeated in the answer to it.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ClientFrame {
    /// The client's number for it.
    pub id: u32,
    /// What is wanted.
    #[serde(rename = "do")]
    pub command: Command,
}

/// What a client can ask for.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Look through this seat, one of the guest's own or one that may be followed; `None`: as a spectator. Answered by
    /// a [`Sync`]. Nothing is shown before the first look.
    Look {
        /// The seat.
        seat: Option<Seat>,
        /// Whether to send the table as lists too.
        areas: bool,
    },
    /// Say something to a question.
    Move {
        /// Who says it.
        seat: Seat,
        /// The number of the question.
        question: u64,
        /// What.
        reply: Reply,
    },
    /// What would certainly happen; answered by [`ServerFrame::Foreseen`].
    Foresee {
        /// Who would say it.
        seat: Seat,
        /// The number of the question.
        question: u64,
        /// What.
        reply: Reply,
    },
    /// What a bot would say; answered by [`ServerFrame::Hint`].
    Hint {
        /// In which seat.
        seat: Seat,
    },
    /// Change which questions of one's own seat the server declines without asking.
    PassRules {
        /// The seat.
        seat: Seat,
        /// The change.
        change: PassChange,
    },
    /// Take back: to the moment when so many moves stood, or the last decision of any of one's own seats.
    Undo {
        /// How many moves are to stand.
        to: Option<usize>,
    },
    /// Agree to a request to take back, or not. A no of whoever asked withdraws it.
    Consent {
        /// The number of the request.
        request: u32,
        /// Whether.
        yes: bool,
    },
    /// Say something.
    Chat {
        /// What.
        text: String,
        /// To whom; to everybody if it is not said.
        #[serde(default)]
        #[ts(optional, as = "Option<Audience>")]
        to: Audience,
    },
    /// Give a seat to a bot: one's own, or of somebody who has been away for a while if the policy allows.
    StandIn {
        /// Which.
        seat: Seat,
        /// The bot; for somebody else's seat it is always the steady one.
        bot: Bot,
    },
    /// Take one's own seat back from a bot.
    TakeBack {
        /// Which.
        seat: Seat,
    },
    /// Make an invitation to one's own seat, which hands it over when it is used.
    HandOver {
        /// Which.
        seat: Seat,
    },
    /// Let spectators look through one's seat, or no longer.
    Follow {
        /// Which.
        seat: Seat,
        /// Whether.
        allow: bool,
    },
}

/// A change to the pass rules of a seat.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum PassChange {
    /// Decline questions of this kind, the pending one included.
    Add {
        /// The number of the pending question.
        question: u64,
        /// How long.
        until: PassUntil,
    },
    /// Ask questions of this kind again.
    Remove {
        /// The kind, as it stands in its rule.
        kind: String,
    },
    /// Ask the next question of a kind with a rule all the same, or no longer.
    Hold {
        /// Whether it is asked.
        hold: bool,
    },
    /// Decline questions that offer only low-priority choices besides declining.
    LowPriority {
        /// How long; `None`: they are asked.
        until: Option<PassUntil>,
    },
    /// Take over rules that earlier clients kept in the browser. Rules for kinds that have one already are left out.
    Adopt {
        /// The rules.
        rules: Vec<PassRule>,
        /// The turn that was last seen when they were kept.
        seen: Option<SeenTurn>,
    },
}

/// Who hears what somebody says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// Whoever is at the table, spectators too.
    #[default]
    Everybody,
    /// Those who play the seats that win and lose with the speaker's, and nobody else, not even when the game is over.
    Side,
}

/// From the server.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ServerFrame {
    /// Everything, made for the eye that looks: first, after a gap, after an undo.
    Sync(Box<Sync>),
    /// What a move brought to the eye.
    News(Box<News>),
    /// The people and the policy of the table: first, and when something about them changes.
    Table(Box<TableState>),
    /// Somebody said something, or the table has something to say.
    Note(Note),
    /// The pass rules of the seat that its player looks through: after a [`Sync`] if there are any, and when something
    /// about them changes. Sent to nobody else.
    PassRules(PassRulesState),
    /// The command was carried out and kept; sent after what it brought.
    Done {
        /// The client's number.
        id: u32,
        /// An invitation, if one was asked for.
        invitation: Option<Invitation>,
    },
    /// The command was not carried out, and nothing changed.
    Refused {
        /// The client's number; `None` if the frame could not be read.
        id: Option<u32>,
        /// Why.
        why: Failure,
    },
    /// What would certainly happen.
    Foreseen {
        /// The client's number.
        id: u32,
        /// What the seat would be told.
        told: Vec<Line>,
    },
    /// What a bot thinks.
    Hint {
        /// The client's number.
        id: u32,
        /// The number of the question that it is about.
        question: u64,
        /// What it considered, the best first.
        considered: Vec<Considered>,
        /// In how many worlds it looked.
        worlds: u32,
    },
}

/// Everything that an eye may know of a table.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Sync {
    /// Whose eye.
    pub seat: Option<Seat>,
    /// The eye's own number, one more for each news made for it. After a gap the client looks again.
    pub seq: u64,
    /// All that was told so far.
    pub log: Vec<Line>,
    /// Chat and notes of the table.
    pub notes: Vec<Note>,
    /// The table now.
    pub step: Step,
    /// What the eye sees as lists, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub areas: Option<Vec<OutlineArea>>,
    /// The number of the question, if the server is going to answer it. Only for whoever plays the seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub passing: Option<u64>,
}

/// What a move brought to an eye.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct News {
    /// The eye's own number.
    pub seq: u64,
    /// What was told.
    pub told: Vec<Line>,
    /// The table now.
    pub step: Step,
    /// What the eye sees as lists, if asked for and there are others than before.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub areas: Option<Vec<OutlineArea>>,
    /// Otherwise those of the lists that have changed: each takes the place of the one with its id.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub changed: Option<Vec<OutlineArea>>,
    /// As in [`Sync`].
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub passing: Option<u64>,
}

/// Which questions of a seat are declined by the server without asking its player.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct PassRulesState {
    /// The seat.
    pub seat: Seat,
    /// The kinds of question that are declined.
    pub rules: Vec<PassRule>,
    /// How long questions are declined that offer only low-priority choices, if they are.
    pub low_priority: Option<PassUntil>,
    /// Whether the next question of a kind with a rule is asked all the same.
    pub hold: bool,
    /// The number of the pending question, if the server is going to answer it.
    pub passing: Option<u64>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Line {
    /// How many moves stood then. Only of a finished game: before, it would betray what others do in secret.
    pub at: Option<usize>,
    /// The rule that made it happen.
    pub rule: String,
    /// What people read.
    pub text: Msg,
    /// The things on the table that it was about.
    pub touched: Vec<BoardRef>,
    /// The event itself, in the game's own form.
    #[ts(type = "unknown")]
    pub event: serde_json::Value,
}

/// The table after the last thing that the eye was told.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Step {
    /// What the eye sees, in the game's own form.
    #[ts(type = "unknown")]
    pub view: serde_json::Value,
    /// How far the game has come.
    pub stage: Option<Msg>,
    /// Who has to answer.
    pub asked: Vec<Seat>,
    /// Whose turn it is; nobody's where nobody has one.
    pub turn: Option<Seat>,
    /// What the eye's seat can say.
    pub ask: Option<Ask>,
    /// The rule that forbids the eye's seat to talk now.
    pub silence: Option<String>,
    /// Whether whoever has the eye's seat has something to take back.
    pub can_undo: bool,
    /// How the game ended.
    pub end: Option<End>,
}

/// A question under its number.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Ask {
    /// The number. It stays the same until the seat has answered or its choices change.
    pub number: u64,
    /// The question.
    #[serde(flatten)]
    pub question: Question,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct End {
    /// What people read.
    pub text: Msg,
    /// What it is worth to each seat, from 0 (lost) to 1 (won).
    pub worth: Vec<f64>,
}

/// The people and the policy of a table.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct TableState {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// Who sits where.
    pub seats: Vec<Player>,
    /// What is allowed.
    pub policy: Policy,
    /// Seconds after which others may let a bot play for somebody who is gone, if the policy allows it.
    pub away: u64,
    /// How many watch.
    pub watching: u32,
    /// Which seats win and lose together: every seat is on one side.
    pub sides: Vec<Vec<Seat>>,
    /// A request to take something back.
    pub undo: Option<UndoRequest>,
    /// Why the game cannot go on, if it cannot: another version of the rules differs at some move.
    pub stuck: Option<Msg>,
    /// The open invitations that the guest may see: those to their own seats and, if they made the table, those to
    /// seats that nobody has.
    pub invitations: Vec<Invitation>,
    /// Whether the game is over, so that anybody at the table may look through any seat and download it.
    pub over: bool,
    /// The campaign that the game belongs to.
    pub campaign: Option<String>,
}

/// Somebody at the table.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Player {
    /// Where, and who.
    #[serde(flatten)]
    pub seating: Seating,
    /// Whether it is somebody at the same screen as whoever made the table.
    pub here: bool,
    /// Whether they are connected, if a person.
    pub presence: Away,
    /// Whether spectators may look through this seat.
    pub follow: bool,
    /// The clock, if there is one.
    pub clock: Option<Clock>,
}

/// Whether somebody is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Away {
    /// Connected, or a bot.
    Here,
    /// Not connected.
    Away,
    /// A bot plays for them.
    StoodIn,
}

/// A seat's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Clock {
    /// Milliseconds left when this was sent.
    pub left: u64,
    /// Whether it runs.
    pub runs: bool,
}

/// A request to take something back.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct UndoRequest {
    /// Its number, which an answer names.
    pub number: u32,
    /// Who asks.
    pub by: Seat,
    /// Seats that have not said anything yet.
    pub awaited: Vec<Seat>,
    /// How many moves would be taken back, rolls among them. Only where all play together: elsewhere it would betray what
    /// others do in secret, and what is taken back is the last decision of whoever asks.
    pub moves: Option<usize>,
}

/// A line of the chat, or a remark of the table: somebody came, a move was taken back.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Note {
    /// Who says it.
    pub by: Speaker,
    /// A remark of the table.
    pub remark: Option<Msg>,
    /// What somebody said, as it is.
    pub text: Option<String>,
    /// Whether only the speaker's side hears it.
    pub side: bool,
    /// After how many lines of the eye's log it stands.
    pub after: usize,
    /// When, in seconds since 1970.
    pub at: i64,
}

/// Who says something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Speaker {
    /// The table itself.
    Table,
    /// Somebody in a seat.
    Seat(Seat),
    /// Somebody who watches, by name.
    Watcher(String),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_frame_that_the_documentation_shows_can_be_read() {
        let docs = include_str!("../../../../docs/protocol.md");
        // Long numbers are cut there.
        let frames = docs.lines().filter_map(|line| line.strip_prefix("→ {")).map(|line| {
            let frame = line.split('←').next().unwrap_or_default().trim();
            format!("{{{}", frame.replace('…', ""))
        });
        // Single commands stand within sentences.
        let commands = docs.split('`').filter(|code| code.starts_with("{\"consent\""));
        let commands = commands.map(|command| format!("{{\"id\":1,\"do\":{command}}}"));
        let mut shown = 0;
        for frame in frames.chain(commands) {
            let read = serde_json::from_str::<ClientFrame>(&frame);
            assert!(read.is_ok(), "{frame}: {read:?}");
            shown += 1;
        }
        assert_eq!(shown, 5);
    }
}
