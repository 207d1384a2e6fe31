//! Frames of the socket `/api/v1/tables/{id}/socket`: JSON texts, one value each.

use registry::{
    BoardRef, Considered, Msg, OutlineArea, PassRule, PassUntil, Question, Reply, Seat, SeenTurn,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::http::{Bot, Failure, Invitation, Policy, Seating};

/// A frame from the client. The client numbers its frames; the answer repeats the number.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ClientFrame {
    /// The client's number for this frame, repeated in the answer.
    pub id: u32,
    /// The command to carry out.
    #[serde(rename = "do")]
    pub command: Command,
}

/// A command from a client.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Switch to the view of this seat, one of the guest's own or one that may be followed; `None`: as a spectator.
    /// Answered by a [`Sync`]. Nothing is shown before the first look.
    Look {
        /// The seat whose view to send; `None` for the spectators' view.
        seat: Option<Seat>,
        /// Whether to send the table as outline lists too.
        areas: bool,
    },
    /// Reply to a question.
    Move {
        /// The replying seat.
        seat: Seat,
        /// The number of the question.
        question: u64,
        /// The reply.
        reply: Reply,
    },
    /// Ask what would certainly follow a reply; answered by [`ServerFrame::Foreseen`].
    Foresee {
        /// The seat that would reply.
        seat: Seat,
        /// The number of the question.
        question: u64,
        /// The reply to examine.
        reply: Reply,
    },
    /// Ask what a bot would reply; answered by [`ServerFrame::Hint`].
    Hint {
        /// The seat that has the question.
        seat: Seat,
    },
    /// Change which questions of the guest's own seat the server declines without asking.
    PassRules {
        /// The seat whose rules are changed.
        seat: Seat,
        /// The change to make.
        change: PassChange,
    },
    /// Request an undo: back to a given number of moves, or before the last decision of any of the guest's own seats.
    Undo {
        /// The number of moves to keep; `None` for all before the guest's last decision.
        to: Option<usize>,
    },
    /// Answer an undo request. The requester withdraws it by answering no.
    Consent {
        /// The number of the request.
        request: u32,
        /// Whether the guest consents.
        yes: bool,
    },
    /// Send a chat message.
    Chat {
        /// The message.
        text: String,
        /// Who receives it; everybody by default.
        #[serde(default)]
        #[ts(optional, as = "Option<Audience>")]
        to: Audience,
    },
    /// Let a bot play a seat: the guest's own, or that of somebody who has been away for a while if the policy
    /// allows.
    StandIn {
        /// The seat that the bot plays.
        seat: Seat,
        /// The bot's level; for somebody else's seat it is always the steady one.
        bot: Bot,
    },
    /// Take the guest's own seat back from a bot.
    TakeBack {
        /// The seat to take back.
        seat: Seat,
    },
    /// Create an invitation to the guest's own seat, which hands the seat over when it is used.
    HandOver {
        /// The seat to hand over.
        seat: Seat,
    },
    /// Allow or forbid spectators to see the view of the guest's own seat.
    Follow {
        /// The seat that may be followed.
        seat: Seat,
        /// Whether spectators may follow it.
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
        /// How long the rule holds.
        until: PassUntil,
    },
    /// Remove the rule for questions of this kind.
    Remove {
        /// The kind, as given in the rule.
        kind: String,
    },
    /// Suspend all rules for the next question that they would decline, or end the suspension.
    Hold {
        /// Whether the next question is asked.
        hold: bool,
    },
    /// Decline questions that offer only low-priority choices besides declining.
    LowPriority {
        /// How long they are declined; `None` to ask them.
        until: Option<PassUntil>,
    },
    /// Import rules that earlier clients stored in the browser. Kinds that already have a rule are skipped.
    Adopt {
        /// The rules to import.
        rules: Vec<PassRule>,
        /// The turn last seen when the rules were stored.
        seen: Option<SeenTurn>,
    },
}

/// The recipients of a chat message.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// Everybody at the table, including spectators.
    #[default]
    Everybody,
    /// The players of the seats that win and lose with the speaker's, and nobody else, not even after the game.
    Side,
}

/// A frame from the server.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ServerFrame {
    /// The complete state for the viewer: in answer to a look, and after an undo.
    Sync(Box<Sync>),
    /// What has changed for the viewer.
    News(Box<News>),
    /// The people and the policy of the table: sent first, and when something about them changes.
    Table(Box<TableState>),
    /// A chat message or a message of the table.
    Note(Note),
    /// The pass rules of the viewer's own seat: sent after a [`Sync`] if there are any, and when something about them
    /// changes. Never sent to anybody else.
    PassRules(PassRulesState),
    /// The command was carried out and stored; sent after the frames that it caused.
    Done {
        /// The client's number of the command.
        id: u32,
        /// The invitation created by [`Command::HandOver`].
        invitation: Option<Invitation>,
    },
    /// The command was not carried out, and nothing changed.
    Refused {
        /// The client's number of the command; `None` if the frame could not be parsed.
        id: Option<u32>,
        /// Why the command was refused.
        why: Failure,
    },
    /// The answer to [`Command::Foresee`].
    Foreseen {
        /// The client's number of the command.
        id: u32,
        /// The log lines that the seat would certainly see.
        events: Vec<Line>,
    },
    /// The answer to [`Command::Hint`].
    Hint {
        /// The client's number of the command.
        id: u32,
        /// The number of the question.
        question: u64,
        /// The replies that the bot considered, best first.
        considered: Vec<Considered>,
        /// The number of sampled worlds that the bot searched.
        worlds: u32,
    },
}

/// Everything that a viewer may know about a table.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Sync {
    /// The viewer's seat; `None` for spectators.
    pub seat: Option<Seat>,
    /// The viewer's sequence number, incremented with each [`News`]. After a gap the client looks again.
    pub seq: u64,
    /// The complete log so far.
    pub log: Vec<Line>,
    /// Chat messages and messages of the table.
    pub notes: Vec<Note>,
    /// The current state.
    pub step: Step,
    /// The table as outline lists, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub areas: Option<Vec<OutlineArea>>,
    /// The number of the pending question, if the server will answer it. Sent only to the seat's player.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub passing: Option<u64>,
}

/// What has changed for a viewer.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct News {
    /// The viewer's sequence number, one more than in the frame before.
    pub seq: u64,
    /// The new lines of the log.
    pub events: Vec<Line>,
    /// The current state.
    pub step: Step,
    /// All outline lists, if asked for and lists were added or removed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub areas: Option<Vec<OutlineArea>>,
    /// The outline lists that have changed, if none were added or removed; each replaces the one with the same id.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub changed: Option<Vec<OutlineArea>>,
    /// As in [`Sync`].
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub passing: Option<u64>,
}

/// The pass rules of a seat: which questions the server declines without asking the player.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct PassRulesState {
    /// The seat that the rules are for.
    pub seat: Seat,
    /// The kinds of question that are declined.
    pub rules: Vec<PassRule>,
    /// How long questions with only low-priority choices are declined; `None` if they are asked.
    pub low_priority: Option<PassUntil>,
    /// Whether the rules are suspended for the next question.
    pub hold: bool,
    /// The number of the pending question, if the server will answer it.
    pub passing: Option<u64>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Line {
    /// The number of moves at that time. Only for finished games: during play it would reveal what others do in
    /// secret.
    pub at: Option<usize>,
    /// The rule that caused the event.
    pub rule: String,
    /// The text of the line.
    pub text: Msg,
    /// The things on the table that the event affected.
    pub touched: Vec<BoardRef>,
    /// The event itself, in a form specific to the game.
    #[ts(type = "unknown")]
    pub event: serde_json::Value,
}

/// The current state of a table for a viewer.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Step {
    /// What the viewer sees, in a form specific to the game.
    #[ts(type = "unknown")]
    pub view: serde_json::Value,
    /// The stage that the game has reached.
    pub stage: Option<Msg>,
    /// The seats that have to answer.
    pub asked: Vec<Seat>,
    /// The seat whose turn it is, if any.
    pub turn: Option<Seat>,
    /// The question of the viewer's seat.
    pub ask: Option<Ask>,
    /// The rule that currently forbids the viewer's seat to talk.
    pub silence: Option<String>,
    /// Whether the owner of the viewer's seat has a decision to undo.
    pub can_undo: bool,
    /// The result, if the game is over.
    pub end: Option<End>,
}

/// A question with its number.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Ask {
    /// The question's number. It stays the same until the seat has answered or its choices change.
    pub number: u64,
    /// The question.
    #[serde(flatten)]
    pub question: Question,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct End {
    /// The result as text.
    pub text: Msg,
    /// The score of each seat, from 0 (lost) to 1 (won).
    pub worth: Vec<f64>,
}

/// The people and the policy of a table.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct TableState {
    /// The table's id.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// The occupants, in the order of seats.
    pub seats: Vec<Player>,
    /// The table's policy.
    pub policy: Policy,
    /// Seconds after which others may let a bot stand in for somebody who is away, if the policy allows it.
    pub away: u64,
    /// The number of spectators connected.
    pub watching: u32,
    /// The sides: seats in one group win and lose together. Every seat is in exactly one.
    pub sides: Vec<Vec<Seat>>,
    /// The pending undo request.
    pub undo: Option<UndoRequest>,
    /// Why the game cannot continue, if it cannot, for instance because another version of the rules differs at some
    /// move.
    pub stuck: Option<Msg>,
    /// The open invitations visible to the guest: those to their own seats and, if they made the table, those to free
    /// seats.
    pub invitations: Vec<Invitation>,
    /// Whether the game is over: then anybody at the table may see the view of any seat and download the game.
    pub over: bool,
    /// The id of the campaign that the game belongs to.
    pub campaign: Option<String>,
}

/// A seat and its occupant.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Player {
    /// The seat and who plays it.
    #[serde(flatten)]
    pub seating: Seating,
    /// Whether the occupant shares the screen of the table's maker.
    pub here: bool,
    /// Whether the occupant is connected.
    pub presence: Away,
    /// Whether spectators may see the view of this seat.
    pub follow: bool,
    /// The seat's clock, if the table has clocks.
    pub clock: Option<Clock>,
}

/// Whether a seat's occupant is present.
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
    /// Whether it is running.
    pub runs: bool,
}

/// A request to undo moves.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct UndoRequest {
    /// The request's number, repeated in answers to it.
    pub number: u32,
    /// The requesting seat.
    pub by: Seat,
    /// The seats that still have to consent.
    pub awaited: Vec<Seat>,
    /// The number of moves to undo, including rolls. Only where all play together: elsewhere it would reveal what
    /// others do in secret. There, the requester's last decision is undone.
    pub moves: Option<usize>,
}

/// A chat message or a message of the table, such as "somebody came" or "a move was undone".
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Note {
    /// The author.
    pub by: Speaker,
    /// The message, if the table is the author.
    pub remark: Option<Msg>,
    /// The chat message as written.
    pub text: Option<String>,
    /// Whether only the speaker's side receives it.
    pub side: bool,
    /// The number of log lines before it.
    pub after: usize,
    /// When it was written, in seconds since 1970.
    pub at: i64,
}

/// The author of a note.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Speaker {
    /// The table itself.
    Table,
    /// The player of a seat.
    Seat(Seat),
    /// A spectator, by name.
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
