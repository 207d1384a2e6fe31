//! Position files: hand-written positions in TOML, as FEN is for chess.
//!
//! A game implements [`PositionFile`] for one serde type, which lists the keys of its files. The type is written from a
//! state and laid out into one; the names of choices and rolls come with it. Everything else is done here, the same for
//! every game: errors that name the key and its line, the keys `game` and `at`, the tables of the players, and reading
//! choices and rolls from their names.

mod keys;
mod names;
mod parsed;
mod word;

use serde::Serialize;
use serde::de::DeserializeOwned;
use toml::{Table, Value};

pub use names::{choice_names, is_named, read_answer, read_choice, read_roll, serialized_words};
pub use parsed::ParsedFile;
pub use word::Word;

use crate::{Game, LaidOut, Msg, Odds, Position, Problem, Seat, Toml};

/// The key that names the game of a file.
const GAME: &str = "game";
/// The key that names the step at which play starts.
const AT: &str = "at";

/// The keys of a game's position files, except `game`, `at` and those that are names of players.
///
/// The type derives `Serialize` and `Deserialize`, the latter with `default` and `deny_unknown_fields`. Keys that a file
/// leaves out keep the values of the standard setup.
pub trait PositionFile<G: Game>: Serialize + DeserializeOwned {
    /// The table of one player, under the player's name; [`NoTable`] if players have none.
    type Player: Serialize + DeserializeOwned + Default;

    /// The accepted values of `at`, as errors list them. A word in capitals stands for a name: `turn FACTION`.
    const STEPS: &'static [&'static str];

    /// The id of the message about a value of `at` that is none of these.
    const UNKNOWN_STEP: &'static str = "error-unknown";

    /// Lays out the position that the file describes.
    fn lay_out(file: &ParsedFile<'_, G>, content: &G::Content) -> Result<LaidOut<G>, Problem>;

    /// Writes a state, including everything hidden.
    fn describe(game: &G, content: &G::Content) -> Self;

    /// Writes the table of a player, given by the index into [`players`](Self::players).
    fn describe_player(_: &G, _: &G::Content, _player: usize) -> Self::Player {
        Self::Player::default()
    }

    /// The players of a game in progress by the names of their tables, each with its seat.
    fn players(_: &G, _: &G::Content) -> Vec<(Seat, String)> {
        Vec::new()
    }

    /// The names of all players that can take part in a game.
    fn player_names(_: &G::Content) -> Vec<String> {
        Vec::new()
    }

    /// The names of those whose tables this file may have, by default all of [`player_names`](Self::player_names). A
    /// game that accepts only the tables of players who take part reads here who they are.
    fn players_of(_: &Toml<'_>, content: &G::Content) -> Result<Vec<String>, Problem> {
        Ok(Self::player_names(content))
    }

    /// First words of `at` that are accepted besides those of [`STEPS`](Self::STEPS).
    fn more_steps() -> &'static [&'static str] {
        &[]
    }

    /// The value of `at` with which the description of this state is a position file; `None` if there is none.
    fn step(_: &Position<G>, _: &G::Content) -> Option<String> {
        None
    }

    /// The names of a choice, the full name first. By default it is what serde writes: `Choice::Move(3)` is `move 3`.
    fn choice_names(_: &Position<G>, _: &G::Content, choice: &G::Choice) -> Vec<String> {
        vec![serialized_words(choice)]
    }

    /// The names of a value of the pending roll, the full name first. By default it is the number.
    fn roll_names(_: &Position<G>, _: &G::Content, _: &Odds, value: u32) -> Vec<String> {
        vec![value.to_string()]
    }
}

/// Reads a position file: its set-up, the state, and the stack of procedures.
pub fn read<G: Game>(content: &G::Content, text: &str) -> Result<LaidOut<G>, Problem> {
    G::PositionFile::lay_out(&ParsedFile::read(content, text)?, content)
}

/// Describes a state with the keys of a position file, except where play starts.
pub fn describe<G: Game>(game: &G, content: &G::Content) -> Table {
    let mut table = table_of(&G::PositionFile::describe(game, content));
    for (at, (_, name)) in G::PositionFile::players(game, content).into_iter().enumerate() {
        let player = table_of(&G::PositionFile::describe_player(game, content, at));
        table.insert(name, Value::Table(player));
    }
    table
}

/// Writes a position file from which the position can be laid out again; `None` if no step of a file fits.
pub fn write<G: Game>(position: &Position<G>, content: &G::Content) -> Option<Table> {
    let at = G::PositionFile::step(position, content)?;
    let mut table = describe(position.game(), content);
    table.insert(GAME.into(), G::NAME.into());
    table.insert(AT.into(), at.into());
    Some(table)
}

/// The words that identify a position file of this game: its top-level keys (except `game`), and the steps where play
/// can start, such as `at turn`. A file that does not name its game is attributed to the game that shares most words
/// with it.
pub fn identifying_words<G: Game>(content: &G::Content) -> Vec<String> {
    let first = |step: &&'static str| step.split(' ').next().unwrap_or_default();
    let steps = G::PositionFile::STEPS.iter().map(first).chain(G::PositionFile::more_steps().iter().copied());
    let keys = keys::keys_of::<G::PositionFile>().iter().map(|key| key.to_string());
    let mut words: Vec<String> = std::iter::once(AT.into()).chain(keys).collect();
    words.extend(G::PositionFile::player_names(content));
    words.extend(steps.map(|step| format!("{AT} {step}")));
    words
}

fn table_of<T: Serialize>(value: &T) -> Table {
    Table::try_from(value).unwrap_or_else(|why| unreachable!("the keys of a file are plain data: {why}"))
}

/// The table of a player in games whose files have none.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoTable {}

/// The format of a game that has no position files: whatever a file contains, it is refused.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, serde::Serialize, serde::Deserialize)]
pub struct NoPositionFile {}

impl<G: Game<PositionFile = NoPositionFile>> PositionFile<G> for NoPositionFile {
    type Player = NoTable;
    const STEPS: &'static [&'static str] = &[];

    fn lay_out(_: &ParsedFile<'_, G>, _: &G::Content) -> Result<LaidOut<G>, Problem> {
        Err(Problem::new("", Msg::new("error-no-positions").text("game", G::NAME)))
    }

    fn describe(_: &G, _: &G::Content) -> Self {
        NoPositionFile {}
    }

    fn choice_names(_: &Position<G>, _: &G::Content, _: &G::Choice) -> Vec<String> {
        Vec::new()
    }
}
