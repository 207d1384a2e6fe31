//! The list of games. No other code outside the game crates names a game.

use std::sync::{Mutex, PoisonError};

use engine::{Msg, Playable, Problem, Toml, read_json};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::handles::{DynGame, Loaded};
use crate::{GameEntry, RegistryError};

/// Makes a registry of these games, in the order in which they are listed to players.
macro_rules! registry {
    ($($game:ty),* $(,)?) => {
        static GAMES: &[&dyn DynGame] = &[$({
            static ENTRY: GameEntry<$game> = GameEntry::new();
            &ENTRY
        }),*];

        /// Visits the types of all games, in the order of [`games`].
        pub fn visit_games(visitor: &mut impl GameVisitor) {
            $(visitor.visit::<$game>();)*
        }
    };
}

registry![final_hour::FinalHour, cthulhu_duel::Duel, arkham_lcg::Lcg, arkham_horror::ArkhamHorror];

/// Something to do with each game's own type, where the type-erased handle is not enough.
pub trait GameVisitor {
    /// Called once for each game.
    fn visit<G: Playable>(&mut self);
}

/// All registered games.
pub fn games() -> &'static [&'static dyn DynGame] {
    GAMES
}

/// Games added by [`add_unlisted`].
static UNLISTED: Mutex<Vec<&'static dyn DynGame>> = Mutex::new(Vec::new());

/// Makes [`find`] return this game too, although it is not listed; lets tests serve a game of their own.
#[doc(hidden)]
pub fn add_unlisted(game: &'static dyn DynGame) {
    let mut all = UNLISTED.lock().unwrap_or_else(PoisonError::into_inner);
    if all.iter().all(|other| other.name() != game.name()) {
        all.push(game);
    }
}

/// Returns the game of that name.
pub fn find(name: &str) -> Result<&'static dyn DynGame, RegistryError> {
    let unlisted = UNLISTED.lock().unwrap_or_else(PoisonError::into_inner);
    GAMES.iter().chain(unlisted.iter()).copied().find(|game| game.name() == name).ok_or_else(|| {
        RegistryError::UnknownGame {
            name: name.into(),
            known: GAMES.iter().map(|game| game.name().into()).collect(),
        }
    })
}

/// Returns the game that a position file belongs to. If the file does not name it, this is the only game that can read
/// it or, failing that, the one whose words it uses most, so that errors are explained by the intended game.
pub fn game_of(position: &str, pack: Option<&str>) -> Result<&'static dyn DynGame, RegistryError> {
    // Any game reports the syntax error of a file that cannot be parsed.
    let Ok(mut toml) = Toml::parse(position) else { return Ok(GAMES[0]) };
    if let Ok(Some(name)) = toml.take::<String>("game") {
        return find(&name);
    }
    let with_files = GAMES.iter().filter(|game| game.has_position_files());
    let tried = with_files.map(|game| (*game, game.position(position, pack).err()));
    let tried: Vec<(&dyn DynGame, Option<RegistryError>)> = tried.collect();
    if let [(only, _)] = tried.iter().filter(|(_, error)| error.is_none()).collect::<Vec<_>>()[..] {
        return Ok(*only);
    }
    let words = words_of(&mut toml);
    let scores: Vec<usize> = tried.iter().map(|(game, _)| familiarity(*game, &words)).collect();
    let best = scores.iter().max().copied().unwrap_or_default();
    let likely = tried.iter().zip(&scores).filter(|(_, score)| **score == best).map(|(tried, _)| tried);
    match likely.collect::<Vec<_>>()[..] {
        [(only, _)] => Ok(*only),
        ref likely => Err(RegistryError::WhichGame {
            tried: likely
                .iter()
                .map(|(game, error)| (game.name(), error.as_ref().map(RegistryError::msg)))
                .collect(),
        }),
    }
}

/// The words of a position file that identify its game, as in [`DynGame::position_words`]: its top-level keys, the step
/// where play starts, and the names that follow it.
fn words_of(toml: &mut Toml<'_>) -> Vec<String> {
    let mut words: Vec<String> = toml.keys().map(String::from).collect();
    if let Ok(Some(at)) = toml.take::<String>("at") {
        let step = |(place, word): (usize, &str)| if place == 0 { format!("at {word}") } else { word.into() };
        words.extend(at.split_whitespace().enumerate().map(step));
    }
    words
}

/// The number of these words that the game knows.
fn familiarity(game: &dyn DynGame, words: &[String]) -> usize {
    let known = game.position_words();
    words.iter().filter(|word| known.contains(word)).count()
}

/// Loads a saved game; the file names its game.
pub fn load(save: &str, pack: Option<&str>) -> Result<Loaded, RegistryError> {
    #[derive(Deserialize)]
    struct Peek {
        game: String,
    }
    let peek: Peek = read_save(save)?;
    find(&peek.game)?.load(save, pack)
}

/// Deserializes a saved game.
pub(crate) fn read_save<T: DeserializeOwned>(save: &str) -> Result<T, RegistryError> {
    let no_save = |problem: Problem| Msg::new("save-unreadable").say("what", vec![problem.msg()]);
    read_json(save).map_err(|problem| RegistryError::Save(no_save(problem)))
}
