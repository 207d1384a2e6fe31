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

/// A golden game.
struct Golden {
    name: &'static str,
    people: &'static [&'static str],
    ancient: &'static str,
    difficulty: Difficulty,
    lead: u8,
    seed: u64,
}

#[rustfmt::skip]
const SOLO: Golden = Golden {
    name: "solo", people: &["rita-young", "lily-chen"],
    ancient: "umordhoth", difficulty: Difficulty::Normal, lead: 1, seed: 7,
};
#[rustfmt::skip]
const TWO: Golden = Golden {
    name: "two", people: &["jenny-barnes", "michael-mcglen"],
    ancient: "cthulhu", difficulty: Difficulty::Easy, lead: 2, seed: 299,
};
#[rustfmt::skip]
const THREE: Golden = Golden {
    name: "three", people: &["tommy-muldoon", "ashcan-pete", "jenny-barnes"],
    ancient: "shudde-mell", difficulty: Difficulty::Hard, lead: 1, seed: 9,
};
#[rustfmt::skip]
const FOUR: Golden = Golden {
    name: "four", people: &["lily-chen", "michael-mcglen", "rita-young", "tommy-muldoon"],
    ancient: "cthulhu", difficulty: Difficulty::Normal, lead: 3, seed: 19,
};

/// A game at the table, a game on paper.
type AtTable = Table<FinalHour>;
type OnPaper = Save<FinalHour>;

fn played(content: &Arc<Content>, game: &Golden) -> AtTable {
    let setup = Setup {
        investigators: game.people.iter().map(|&who| who.into()).collect(),
        ancient_one: game.ancient.into(),
        difficulty: game.difficulty,
        lead: game.lead,
        solo: game.name == "solo",
    };
    play(content.clone(), setup, game.seed)
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

fn goes_as_told(game: &Golden) {
    let name = game.name;
    let content = Arc::new(Content::load());
    let now = played(&content, game);
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
    goes_as_told(&SOLO);
}

#[test]
fn a_game_for_two() {
    goes_as_told(&TWO);
}

#[test]
fn a_game_for_three() {
    goes_as_told(&THREE);
}

#[test]
fn a_game_for_four() {
    goes_as_told(&FOUR);
}

/// Somebody with another box has the cards of other rules: the game goes on until that matters, and says where.
#[test]
fn a_save_played_with_other_content_names_the_first_difference() {
    let save = saved(TWO.name, || played(&Arc::new(Content::load()), &TWO).save());
    let pack = "cards.doorkeeper.upper = [{ move = 5 }]\ncards.dynamite.upper = [{ move = 6 }]\n\
                cards.make-a-fuss.upper = [{ move = 7 }]";
    let other = Content::with_pack(pack).unwrap_or_else(|why| panic!("{why}"));
    let Err((Some(table), differs)) = Table::load(Arc::new(other), &save) else {
        panic!("a Michael who only runs is another game");
    };
    let LoadError::Differs { entry, of, content: Some(content), .. } = &differs else { panic!("{differs}") };
    assert_eq!((*of, content), (save.log.len(), &save.content));
    assert_eq!(table.log(), &save.log[..entry - 1], "everything before it is played");
    assert!(table.told(0, Seats::ALL).any(|(_, told)| matches!(told.event, Event::ActionTurnedUp { .. })));
}
