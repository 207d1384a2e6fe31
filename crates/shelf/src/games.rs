//! The list. This is the only place outside its own crate that names a game.

use serde::Deserialize;

use crate::any::{AnyGame, Loaded};
use crate::near::nearest;
use crate::{ShelfError, Stock};

static GAMES: &[&dyn AnyGame] = &[&Stock::<final_hour::FinalHour>::new()];

/// All games.
pub fn games() -> &'static [&'static dyn AnyGame] {
    GAMES
}

/// The game of that name.
pub fn find(name: &str) -> Result<&'static dyn AnyGame, ShelfError> {
    GAMES.iter().copied().find(|game| game.name() == name).ok_or_else(|| ShelfError::UnknownGame {
        name: name.into(),
        known: GAMES.iter().map(|game| game.name()).collect::<Vec<_>>().join(", "),
        near: nearest(name, GAMES.iter().map(|game| game.name())).map(String::from),
    })
}

/// A saved game of whichever game it is.
pub fn load(save: &str, pack: Option<&str>) -> Result<Loaded, ShelfError> {
    #[derive(Deserialize)]
    struct Peek {
        game: String,
    }
    let peek: Peek =
        serde_json::from_str(save).map_err(|e| ShelfError::Save(format!("this is not a saved game: {e}")))?;
    find(&peek.game)?.load(save, pack)
}
