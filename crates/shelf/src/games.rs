//! The list. This is the only place outside its own crate that names a game.

use std::sync::{Mutex, PoisonError};

use serde::Deserialize;
use serde::de::DeserializeOwned;
use table::{Msg, Problem, Toml, read_json};

use crate::any::{AnyGame, Loaded};
use crate::{ShelfError, Stock};

static FINAL_HOUR: Stock<final_hour::FinalHour> = Stock::new();
static DUEL: Stock<cthulhu_duel::Duel> = Stock::new();
static CARD_GAME: Stock<arkham_lcg::Lcg> = Stock::new();

static GAMES: &[&dyn AnyGame] = &[&FINAL_HOUR, &DUEL, &CARD_GAME];

/// All games.
pub fn games() -> &'static [&'static dyn AnyGame] {
    GAMES
}

/// Games besides those of the list.
static UNLISTED: Mutex<Vec<&'static dyn AnyGame>> = Mutex::new(Vec::new());

/// From now on [`find`] knows this game too, though it is not listed: how tests play a game of their own at a server.
#[doc(hidden)]
pub fn add_unlisted(game: &'static dyn AnyGame) {
    let mut all = UNLISTED.lock().unwrap_or_else(PoisonError::into_inner);
    if all.iter().all(|other| other.name() != game.name()) {
        all.push(game);
    }
}

/// The game of that name.
pub fn find(name: &str) -> Result<&'static dyn AnyGame, ShelfError> {
    let unlisted = UNLISTED.lock().unwrap_or_else(PoisonError::into_inner);
    GAMES.iter().chain(unlisted.iter()).copied().find(|game| game.name() == name).ok_or_else(|| {
        ShelfError::UnknownGame {
            name: name.into(),
            known: GAMES.iter().map(|game| game.name().into()).collect(),
        }
    })
}

/// The game that a position file says it is of; if it does not say, the only one whose position it can be.
pub fn game_of(position: &str, pack: Option<&str>) -> Result<&'static dyn AnyGame, ShelfError> {
    // A file that cannot be read is any game's to complain of.
    let Ok(mut toml) = Toml::parse(position) else { return Ok(GAMES[0]) };
    if let Ok(Some(name)) = toml.take::<String>("game") {
        return find(&name);
    }
    let tried = GAMES.iter().map(|game| (*game, game.position(position, pack).err()));
    let tried: Vec<(&dyn AnyGame, Option<ShelfError>)> = tried.collect();
    match tried.iter().filter(|(_, error)| error.is_none()).collect::<Vec<_>>()[..] {
        [(only, _)] => Ok(*only),
        _ => Err(ShelfError::WhichGame {
            tried: tried
                .iter()
                .map(|(game, error)| (game.name(), error.as_ref().map(ShelfError::msg)))
                .collect(),
        }),
    }
}

/// A saved game of whichever game it is.
pub fn load(save: &str, pack: Option<&str>) -> Result<Loaded, ShelfError> {
    #[derive(Deserialize)]
    struct Peek {
        game: String,
    }
    let peek: Peek = read_save(save)?;
    find(&peek.game)?.load(save, pack)
}

/// What a saved game holds.
pub(crate) fn read_save<T: DeserializeOwned>(save: &str) -> Result<T, ShelfError> {
    let no_save = |problem: Problem| Msg::new("save-unreadable").say("what", vec![problem.msg()]);
    read_json(save).map_err(|problem| ShelfError::Save(no_save(problem)))
}
