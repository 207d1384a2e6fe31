//! Bodies of requests and responses.

use registry::{Msg, Seat, SetupOption};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::socket::Line;

/// `GET /api/v1/me`: the current guest. A request without a cookie creates a guest and sets one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Guest {
    /// The protocol version of the server.
    pub protocol: u32,
    /// The guest's display name; empty until it is set.
    pub name: String,
}

/// `PATCH /api/v1/me`: the settings that a guest can change.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Settings {
    /// The new display name.
    pub name: String,
}

/// `GET /api/v1/games`: a game. Its texts are the messages `<name>-title`, `-about`, `-players`, `-length` and
/// `-mood`, and `-campaign` and `-campaign-about` if it has campaigns.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Game {
    /// The name used in addresses and message ids.
    pub name: String,
    /// The prefix of its rule ids.
    pub prefix: String,
    /// Whether all seats of the default set-up win or lose together.
    pub together: bool,
    /// The coverage of its rulebook.
    pub rules: GameRules,
    /// The bot levels available, weakest first.
    pub bots: Vec<Bot>,
    /// Whether its games can be played as a campaign.
    pub campaigns: bool,
}

/// How much of a rulebook a game's ledger holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct GameRules {
    /// Paragraphs that state a rule.
    pub rules: usize,
    /// All paragraphs.
    pub all: usize,
}

/// A level of bot. Its texts are `bot-<level>` and `bot-<level>-about`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Bot {
    /// Plays random legal moves.
    Novice,
    /// Plays what looks best at once.
    Steady,
    /// Looks ahead for a short while.
    Keen,
    /// Looks ahead for as long as the server allows.
    Ruthless,
}

/// `POST /api/v1/games/{game}/setup`: how a game is to begin, answered by [`Offered`]. The fields are as in
/// [`NewTable`].
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Start {
    /// The options chosen so far.
    #[serde(default)]
    pub options: Vec<OptionChoice>,
    /// The text of a pack file.
    #[serde(default)]
    #[ts(optional)]
    pub pack: Option<String>,
    /// A position written by hand.
    #[serde(default)]
    #[ts(optional)]
    pub position: Option<String>,
    /// A saved game, as a value or as the text of its file.
    #[serde(default)]
    #[ts(optional, type = "unknown")]
    pub save: Option<Value>,
}

/// An option of a set-up with the chosen value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct OptionChoice {
    /// The option's key.
    pub key: String,
    /// The value; several are joined by commas.
    pub value: String,
}

/// The options of a set-up, and the seats that it would have.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Offered {
    /// The options that are applicable with those chosen so far; none for a position or a save.
    pub options: Vec<SetupOption>,
    /// The name of each seat; empty if the game cannot be set up.
    pub seats: Vec<Msg>,
    /// The sides: seats in one group win and lose together. Every seat is in exactly one.
    pub sides: Vec<Vec<Seat>>,
    /// Why the game cannot be set up.
    pub problem: Option<Msg>,
    /// The option that causes the problem, if it is a single one.
    pub at: Option<String>,
}

/// `POST /api/v1/tables`: creates a table, answered by [`TableCard`].
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewTable {
    /// The game's name.
    pub game: String,
    /// The options of its set-up; the others have their defaults.
    #[serde(default)]
    pub options: Vec<OptionChoice>,
    /// The text of a pack file.
    #[serde(default)]
    #[ts(optional)]
    pub pack: Option<String>,
    /// A position written by hand to start from, instead of options.
    #[serde(default)]
    #[ts(optional)]
    pub position: Option<String>,
    /// A saved game to continue, as a value or as the text of its file, instead of options.
    #[serde(default)]
    #[ts(optional, type = "unknown")]
    pub save: Option<Value>,
    /// A moment of another table to continue from, instead of options: the table's id and the number of moves.
    #[serde(default)]
    #[ts(optional)]
    pub from: Option<(String, usize)>,
    /// The occupants, in the order of seats.
    pub seats: Vec<NewSeat>,
    /// The table's policy.
    pub policy: Policy,
}

/// The occupant of a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum NewSeat {
    /// The guest who makes the table.
    Me,
    /// Another person at the same screen, by this name.
    Here(String),
    /// The person who uses the invitation or, at an open table, takes the free seat.
    Friend,
    /// A bot.
    Bot(Bot),
    /// In a campaign: the player of this member in the previous game.
    Before,
}

/// What is allowed at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Policy {
    /// When moves may be undone.
    pub undo: UndoPolicy,
    /// Whether the table is listed publicly: strangers can take free seats and watch.
    pub open: bool,
    /// Whether others can let a bot stand in for somebody who is away.
    pub stand_in: bool,
    /// Total thinking time of each seat in minutes, counted while any player is connected; then a bot takes over.
    /// `None` for no clock.
    pub clock: Option<u32>,
    /// Whether answers given by the server or by bots leave without the delay that hides which they are. Quick
    /// answers can then reveal hidden cards, so this is allowed only where all play together.
    #[serde(default)]
    pub quick_passes: bool,
}

/// When moves may be undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum UndoPolicy {
    /// At any time, as long as no rival has answered since; after that, with the rivals' consent. Only where some
    /// seats are allies, or one person plays alone.
    Free,
    /// With the consent of every other person.
    Consent,
    /// No move can be undone.
    Never,
}

/// `GET /api/v1/tables`: the tables listed for a guest.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Tables {
    /// Unfinished tables at which the guest has a seat, most recently played first.
    pub mine: Vec<TableCard>,
    /// Open tables with a free seat.
    pub joinable: Vec<TableCard>,
    /// Open tables to watch.
    pub watchable: Vec<TableCard>,
    /// Finished tables of the guest.
    pub finished: Vec<TableCard>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct TableCard {
    /// The table's id, part of its address `/t/{id}`.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// The stage that the game has reached.
    #[ts(as = "Option<Msg>")]
    pub stage: Option<Value>,
    /// The result, if the game is over.
    #[ts(as = "Option<Msg>")]
    pub end: Option<Value>,
    /// The occupants, in the order of seats.
    pub seats: Vec<Seating>,
    /// Whether strangers can find and watch it, and see its replay once it is over.
    pub open: bool,
    /// Whether a seat of the guest has to answer.
    pub your_turn: bool,
    /// When the table last changed, in seconds since 1970.
    pub at: i64,
    /// The open invitations visible to the guest: those to their own seats and, if they made the table, those to free
    /// seats.
    pub invitations: Vec<Invitation>,
    /// Whether the guest may close it for good: they made it, and nobody else has a seat.
    pub closable: bool,
    /// The id of the campaign that it belongs to.
    pub campaign: Option<String>,
}

/// The occupant of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Seating {
    /// The game's name for the seat.
    #[ts(as = "Msg")]
    pub who: Value,
    /// The person's display name, if a person has the seat.
    pub name: Option<String>,
    /// The level of the bot that plays the seat, if one does.
    pub bot: Option<Bot>,
    /// Whether the seat is the guest's.
    pub yours: bool,
    /// Whether nobody has taken it yet.
    pub free: bool,
}

/// An invitation to a seat: the address `/join/{code}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Invitation {
    /// The seat that the invitation is for.
    pub seat: u8,
    /// The code. Until it is used, it is visible to the seat's owner or, if the seat is free, to the table's maker.
    pub code: String,
}

/// The body of every failed request.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Failure {
    /// The kind of failure, for programs.
    pub code: Code,
    /// The reason, for people.
    pub text: Msg,
}

/// Kinds of failure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The request cannot be parsed.
    Malformed,
    /// There is no such thing, or the guest may not know of it.
    NotFound,
    /// The guest may not do that.
    Forbidden,
    /// The question has been answered or has changed.
    Stale,
    /// The rules or the table's policy forbid it.
    Refused,
    /// Too many requests, tables or words.
    TooMuch,
    /// The body of the request, or a pack or position in it, has too many bytes.
    TooLarge,
    /// An internal error; the details are in the server's log.
    Broken,
}

/// `GET /api/v1/tables/{id}/replay?seat=0`: a finished game as a seat saw it; without a seat, as everybody did. Each
/// moment is a [`registry::ViewAt`] under `/api/v1/tables/{id}/replay/{moves}?seat=0`.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Replay {
    /// The game's name.
    pub game: String,
    /// The names of the seats.
    pub seats: Vec<Msg>,
    /// The number of moves.
    pub moves: usize,
    /// The complete log.
    pub log: Vec<Line>,
}
