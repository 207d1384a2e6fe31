//! Bodies of requests and answers.

use registry::{Msg, Seat, SetupOption};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::socket::Line;

/// `GET /api/v1/me`: who is asking. Whoever comes without a cookie becomes a guest and gets one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Guest {
    /// Speaks this version.
    pub protocol: u32,
    /// What the guest wants to be called; empty until they say.
    pub name: String,
}

/// `PATCH /api/v1/me`: what a guest can change about themselves.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Settings {
    /// What to be called.
    pub name: String,
}

/// `GET /api/v1/games`: a box on the shelf. Its texts are the messages `<name>-title`, `-about`, `-players`,
/// `-length` and `-mood`, and `-campaign` and `-campaign-about` if it has campaigns.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Game {
    /// Its name in addresses and of its messages.
    pub name: String,
    /// What its rule ids begin with.
    pub prefix: String,
    /// Whether all seats of its usual set-up win or lose together.
    pub together: bool,
    /// How many paragraphs of its rulebook are carried out, and how many there are.
    pub rules: GameRules,
    /// The bots that can sit at it, the weakest first.
    pub bots: Vec<Bot>,
    /// Whether its games can be played one after another as a campaign.
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
    /// Plays anything that is legal.
    Novice,
    /// Plays what looks best at once.
    Steady,
    /// Looks ahead for a short while.
    Keen,
    /// Looks ahead for as long as the server allows.
    Ruthless,
}

/// `POST /api/v1/games/{game}/setup`: what a game is to begin from, answered by [`Offered`]. Each as in [`NewTable`].
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Start {
    /// Options chosen so far.
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

/// An option of a set-up and what was chosen for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct OptionChoice {
    /// The option.
    pub key: String,
    /// Words joined by commas.
    pub value: String,
}

/// What can still be chosen, and who would sit where.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Offered {
    /// The options that still make sense; none for a position or a save.
    pub options: Vec<SetupOption>,
    /// Who would sit in each seat; empty if this cannot be set up.
    pub seats: Vec<Msg>,
    /// Which seats would win and lose together: every seat is on one side.
    pub sides: Vec<Vec<Seat>>,
    /// Why it cannot be set up.
    pub problem: Option<Msg>,
    /// The option that this is about, if it is about one.
    pub at: Option<String>,
}

/// `POST /api/v1/tables`: a new table, answered by [`TableCard`].
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// Options of its set-up; defaults where not given.
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
    /// A saved game to go on with, as a value or as the text of its file, instead of options.
    #[serde(default)]
    #[ts(optional, type = "unknown")]
    pub save: Option<Value>,
    /// A moment of another table to go on from, instead of options: its id, and how many moves stood.
    #[serde(default)]
    #[ts(optional)]
    pub from: Option<(String, usize)>,
    /// Who sits where, in order.
    pub seats: Vec<NewSeat>,
    /// What the table allows.
    pub policy: Policy,
}

/// Who is to sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum NewSeat {
    /// Whoever makes the table.
    Me,
    /// Another person at the same screen, by this name.
    Here(String),
    /// Whoever comes with the invitation, or by themselves to an open table.
    Friend,
    /// A bot.
    Bot(Bot),
    /// In a campaign: whoever played this member in the game before.
    Before,
}

/// What a table allows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Policy {
    /// How moves are taken back.
    pub undo: UndoPolicy,
    /// Whether strangers find the table, can take free seats and watch.
    pub open: bool,
    /// Whether others can let a bot play for somebody who is away.
    pub stand_in: bool,
    /// Minutes each seat may think in all, counted while somebody who has a seat is at the table; then a bot takes over.
    /// `None` for no clock.
    pub clock: Option<u32>,
    /// Whether answers given for a seat, and those of bots, leave without the delay that hides which they are: quick
    /// answers can then give hands away. Only where all play together.
    #[serde(default)]
    pub quick_passes: bool,
}

/// How moves are taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum UndoPolicy {
    /// By whoever likes, as long as no rival has done anything since; then when the rivals agree. Only where some seats
    /// are allies, or one person plays alone.
    Free,
    /// When every other person agrees.
    Consent,
    /// Not at all.
    Never,
}

/// `GET /api/v1/tables`: the tables a guest can do something with.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Tables {
    /// Where the guest has a seat and the game goes on, the last played first.
    pub mine: Vec<TableCard>,
    /// Open ones with a free seat.
    pub joinable: Vec<TableCard>,
    /// Open ones to watch.
    pub watchable: Vec<TableCard>,
    /// Finished ones of the guest.
    pub finished: Vec<TableCard>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct TableCard {
    /// Its id, part of its address `/t/{id}`.
    pub id: String,
    /// The game.
    pub game: String,
    /// How far it has come, in a few words.
    #[ts(as = "Option<Msg>")]
    pub stage: Option<Value>,
    /// How it ended.
    #[ts(as = "Option<Msg>")]
    pub end: Option<Value>,
    /// Who sits there.
    pub seats: Vec<Seating>,
    /// Whether strangers find it and can watch, and its replay once it is over.
    pub open: bool,
    /// Seats of the guest that are asked now.
    pub your_turn: bool,
    /// When something last happened, in seconds since 1970.
    pub at: i64,
    /// The open invitations that the guest may see: those to their own seats and, if they made the table, those to
    /// seats that nobody has.
    pub invitations: Vec<Invitation>,
    /// Whether the guest may close it for good: they made it, and nobody else sits there.
    pub closable: bool,
    /// The campaign that it belongs to.
    pub campaign: Option<String>,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Seating {
    /// What the game calls the seat.
    #[ts(as = "Msg")]
    pub who: Value,
    /// The person's name, if there is a person.
    pub name: Option<String>,
    /// The bot, if one plays.
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
    /// The seat.
    pub seat: u8,
    /// The code: known until it is used to whoever owns the seat or, if nobody does, to whoever made the table.
    pub code: String,
}

/// What every failed request answers, with its status.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Failure {
    /// What went wrong, for programs.
    pub code: Code,
    /// For people.
    pub text: Msg,
}

/// Kinds of failure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The request cannot be read.
    Malformed,
    /// There is no such thing, or not for this guest.
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
    /// Something broke here; it is in the server's log.
    Broken,
}

/// `GET /api/v1/tables/{id}/replay?seat=0`: a finished game through the eyes of a seat; of everybody without one. Each
/// moment is a [`registry::ViewAt`] under `/api/v1/tables/{id}/replay/{moves}?seat=0`.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Replay {
    /// The game.
    pub game: String,
    /// Who sits where.
    pub seats: Vec<Msg>,
    /// How many moves there are.
    pub moves: usize,
    /// All that was told.
    pub log: Vec<Line>,
}
