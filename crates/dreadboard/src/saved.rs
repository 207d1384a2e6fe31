//! The terminal's save format: the saved game with the players and settings.

use std::path::Path;

use registry::{DynTable, Lang, Loaded, Problem, from_json, misread_json, read_json};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::failure::Failure;
use crate::files;
use crate::play::DeclinedKind;
use crate::seat_player::SeatPlayer;

/// The players and settings that are saved with a game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct SeatPlayers {
    /// The language it was played in.
    pub(crate) lang: Lang,
    /// The player of each seat.
    pub(crate) seats: Vec<SeatPlayer>,
    /// The text of the pack it is played with, if any.
    pub(crate) pack: Option<String>,
    /// The seed of its dice, if it has one.
    pub(crate) seed: Option<u64>,
    /// Whether low-priority questions are asked too.
    #[serde(default)]
    pub(crate) ask_all: bool,
    /// The kinds of question that are declined automatically.
    #[serde(default, rename = "unasked")]
    pub(crate) declined: Vec<DeclinedKind>,
    /// Whether the game is over.
    pub(crate) over: bool,
}

/// A parsed save file. A file with only the game is accepted as well.
#[derive(Deserialize)]
struct Written<'a> {
    #[serde(flatten)]
    company: Value,
    #[serde(borrow)]
    game: &'a RawValue,
}

impl SeatPlayers {
    /// The text of the file, with one line for each log entry, so that it can be read and compared.
    pub(crate) fn write(&self, table: &dyn DynTable) -> String {
        let mut text = String::from("{\n");
        if let Ok(Value::Object(company)) = serde_json::to_value(self) {
            company.iter().for_each(|(key, value)| text += &format!("  {key:?}: {value},\n"));
        }
        text += "  \"game\": {\n";
        let save = table.save();
        let fields: Vec<String> = save.as_object().into_iter().flatten().map(field).collect();
        text + &fields.join(",\n") + "\n  }\n}\n"
    }
}

/// Whether the text looks like a save file.
pub(crate) fn is_save(text: &str) -> bool {
    serde_json::from_str::<Value>(text).is_ok_and(|save| save.get("game").is_some())
}

/// Formats a field of the saved game.
fn field((key, value): (&String, &Value)) -> String {
    match value {
        Value::Array(entries) if key == "log" && !entries.is_empty() => {
            let lines: Vec<String> = entries.iter().map(|entry| format!("      {entry}")).collect();
            format!("    {key:?}: [\n{}\n    ]", lines.join(",\n"))
        }
        _ => format!("    {key:?}: {value}"),
    }
}

/// Reads a saved game and replays it.
pub(crate) fn load(path: &Path, pack: Option<String>) -> Result<(SeatPlayers, Loaded), Failure> {
    let text = files::read(path)?;
    let (mut company, game) = divide(&text).map_err(|problem| Failure::file(path, problem.msg()))?;
    company.pack = pack.or(company.pack);
    let loaded = registry::load(&game, company.pack.as_deref()).map_err(|error| Failure::of(path, &error))?;
    Ok((company, loaded))
}

/// Reads the players and settings without replaying the game.
pub(crate) fn company(path: &Path) -> Option<SeatPlayers> {
    divide(&files::read(path).ok()?).ok().map(|(company, _)| company)
}

/// Splits a file into its settings and its game. The text of the game keeps its line numbers, so that errors name the
/// lines of the file.
fn divide(text: &str) -> Result<(SeatPlayers, String), Problem> {
    let peek: Value = read_json(text)?;
    if !peek.get("game").is_some_and(Value::is_object) {
        return Ok((SeatPlayers::default(), text.to_owned()));
    }
    let written: Written<'_> = serde_json::from_str(text).map_err(|e| misread_json(&e))?;
    let company: SeatPlayers = from_json(written.company)?;
    let game = written.game.get();
    let before = text.find(game).unwrap_or(0);
    Ok((company, "\n".repeat(text[..before].matches('\n').count()) + game))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_divided_and_its_lines_keep_their_numbers() {
        let text = "{\n\"lang\": \"uk\", \"seats\": [\"human\"], \"pack\": null, \"seed\": 3, \"over\": false,\n\
                    \"game\": {\n\"game\": \"wick\"}}";
        let (company, game) = divide(text).unwrap();
        assert_eq!(company.lang, Lang::Uk);
        assert_eq!(company.seats, [SeatPlayer::Human]);
        assert_eq!(game, "\n\n{\n\"game\": \"wick\"}");
        assert_eq!(divide("{").unwrap_err().line, Some(1));
        let bare = "{\"game\": \"wick\"}";
        assert_eq!(divide(bare).unwrap(), (SeatPlayers::default(), bare.into()));
    }
}
