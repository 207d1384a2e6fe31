//! Golden games: one for each number of players, told from the first draw to the end. Their diff is reviewed as a
//! change of the rules. To take new ones over after reading them, set `GOLDEN=write`.
//!
//! Beside each text lies the game as `dreadboard` saves it: `dreadboard replay FILE` steps through it.

#[path = "playthroughs/play.rs"]
mod play;
#[allow(dead_code, reason = "only English is spoken here")]
#[path = "words/speech.rs"]
mod speech;
#[path = "playthroughs/tell.rs"]
mod tell;

use std::path::PathBuf;
use std::sync::Arc;

use final_hour::content::Difficulty;
use final_hour::{Content, Event, FinalHour, Setup};
use play::play;
use serde_json::Value;
use table::{LoadError, Save, Seats, Table};

/// The games: their name, who plays, against whom, how hard, the first lead, the seed.
#[rustfmt::skip]
const GAMES: [(&str, &[&str], &str, Difficulty, u8, u64); 4] = [
    ("solo", &["rita-young", "lily-chen"], "umordhoth", Difficulty::Normal, 1, 7),
    ("two", &["jenny-barnes", "michael-mcglen"], "cthulhu", Difficulty::Easy, 2, 299),
    ("three", &["tommy-muldoon", "ashcan-pete", "jenny-barnes"], "shudde-mell", Difficulty::Hard, 1, 9),
    ("four", &["lily-chen", "michael-mcglen", "rita-young", "tommy-muldoon"], "cthulhu", Difficulty::Normal, 3, 19),
];

/// A game at the table, a game on paper.
type AtTable = Table<FinalHour>;
type OnPaper = Save<FinalHour>;

fn played(content: &Arc<Content>, name: &str) -> AtTable {
    let (_, people, ancient, difficulty, lead, seed) = GAMES.into_iter().find(|game| game.0 == name).unwrap();
    let setup = Setup {
        investigators: people.iter().map(|&who| who.into()).collect(),
        ancient_one: ancient.into(),
        difficulty,
        lead,
        solo: name == "solo",
    };
    play(content.clone(), setup, seed)
}

fn file(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "playthroughs", name].iter().collect()
}

/// The text of a file, after writing it anew if that is asked for.
fn golden(name: &str, now: impl FnOnce() -> String) -> String {
    let path = file(name);
    if std::env::var("GOLDEN").as_deref() == Ok("write") {
        std::fs::write(&path, now()).unwrap();
    }
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// A saved game as the program writes it: a line for each entry of the log.
fn written(save: &OnPaper) -> String {
    let Ok(Value::Object(fields)) = serde_json::to_value(save) else { panic!("a save is plain data") };
    let lines = |entries: &Vec<Value>| {
        let lines: Vec<String> = entries.iter().map(|entry| format!("      {entry}")).collect();
        format!("[\n{}\n    ]", lines.join(",\n"))
    };
    let field = |(key, value): (&String, &Value)| match value {
        Value::Array(entries) if key == "log" => format!("    {key:?}: {}", lines(entries)),
        _ => format!("    {key:?}: {value}"),
    };
    let fields: Vec<String> = fields.iter().map(field).collect();
    let seats = if save.setup.solo { 1 } else { save.setup.investigators.len() };
    let company = Value::from(vec!["human"; seats]);
    format!(
        "{{\n  \"lang\": \"en\",\n  \"over\": true,\n  \"pack\": null,\n  \"seats\": {company},\n  \"seed\": null,\n  \"game\": {{\n{}\n  }}\n}}\n",
        fields.join(",\n")
    )
}

/// The committed save of a game.
fn saved(name: &str, now: impl FnOnce() -> OnPaper) -> OnPaper {
    let text = golden(&format!("{name}.json"), || written(&now()));
    let file: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
    serde_json::from_value(file["game"].clone()).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn goes_as_told(name: &str) {
    let content = Arc::new(Content::load());
    let now = played(&content, name);
    assert!(now.now().end().is_some(), "the game ends");
    // What was saved plays again; if not, the error names the first difference.
    let save = saved(name, || now.save());
    let again = Table::load(content, &save).unwrap_or_else(|(_, differs)| panic!("{name}: {differs}"));
    assert_eq!(again.now().end(), now.now().end());
    let text = tell::tell(&again);
    let read = golden(&format!("{name}.txt"), || text.clone());
    for (at, (now, then)) in text.lines().zip(read.lines()).enumerate() {
        assert_eq!(now, then, "{name}.txt, line {}", at + 1);
    }
    assert_eq!(text.lines().count(), read.lines().count(), "{name}.txt");
    assert_eq!(again.log(), now.log(), "the seed plays the game that was saved");
}

#[test]
fn a_solo_game() {
    goes_as_told("solo");
}

#[test]
fn a_game_for_two() {
    goes_as_told("two");
}

#[test]
fn a_game_for_three() {
    goes_as_told("three");
}

#[test]
fn a_game_for_four() {
    goes_as_told("four");
}

/// Somebody with another box has the cards of other rules: the game goes on until that matters, and says where.
#[test]
fn a_save_played_with_other_content_names_the_first_difference() {
    let save = saved("two", || played(&Arc::new(Content::load()), "two").save());
    let pack = "cards.doorkeeper.upper = [{ move = 2 }]";
    let other = Content::with_pack(pack).unwrap_or_else(|why| panic!("{why}"));
    let Err((Some(table), differs)) = Table::load(Arc::new(other), &save) else {
        panic!("a Doorkeeper that seals nothing is another game");
    };
    let LoadError::Differs { entry, of, content: Some(content), .. } = &differs else { panic!("{differs}") };
    assert_eq!((*of, content), (save.log.len(), &save.content));
    assert_eq!(table.log(), &save.log[..entry - 1], "everything before it is played");
    assert!(table.told(0, Seats::ALL).any(|(_, told)| matches!(told.event, Event::ActionTurnedUp { .. })));
}
