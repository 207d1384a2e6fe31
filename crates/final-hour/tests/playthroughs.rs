//! Golden games: one for each number of players, told from the first draw to the end. Their diff is reviewed as a
//! change of the rules. To take new ones over after reading them, set `GOLDEN=write`.
//!
//! Beside each text lies the game as `dreadboard` saves it: `dreadboard replay FILE` steps through it. A saved game
//! that can still be played is kept, so that new words do not bring new games.

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
use final_hour::{Content, Defeat, End, Event, FinalHour, Setup};
use play::play;
use serde_json::Value;
use table::{LoadError, Save, Seats, Table};

/// Games are told that come to their last round.
const LAST_ROUND: u8 = 8;
/// So many are tried for each.
const SEEDS: u64 = 20_000;

/// A golden game.
struct Golden {
    name: &'static str,
    people: &'static [&'static str],
    ancient: &'static str,
    difficulty: Difficulty,
    lead: u8,
    /// How it ends, in the last round.
    end: End,
}

#[rustfmt::skip]
const SOLO: Golden = Golden {
    name: "solo", people: &["rita-young", "lily-chen"],
    ancient: "umordhoth", difficulty: Difficulty::Normal, lead: 1, end: End::Won,
};
#[rustfmt::skip]
const TWO: Golden = Golden {
    name: "two", people: &["jenny-barnes", "michael-mcglen"],
    ancient: "cthulhu", difficulty: Difficulty::Easy, lead: 2, end: End::Lost(Defeat::Death),
};
#[rustfmt::skip]
const THREE: Golden = Golden {
    name: "three", people: &["tommy-muldoon", "ashcan-pete", "jenny-barnes"],
    ancient: "shudde-mell", difficulty: Difficulty::Hard, lead: 1, end: End::Lost(Defeat::RitualSite),
};
#[rustfmt::skip]
const FOUR: Golden = Golden {
    name: "four", people: &["lily-chen", "michael-mcglen", "rita-young", "tommy-muldoon"],
    ancient: "cthulhu", difficulty: Difficulty::Normal, lead: 3, end: End::Lost(Defeat::RitualFailed),
};

impl Golden {
    fn is_told_by(&self, table: &AtTable) -> bool {
        table.now().end() == Some(self.end) && table.now().game().open.round == LAST_ROUND
    }
}

/// A game at the table, a game on paper.
type AtTable = Table<FinalHour>;
type OnPaper = Save<FinalHour>;

/// The first game that comes to its end.
fn played(content: &Arc<Content>, game: &Golden) -> AtTable {
    let setup = Setup {
        investigators: game.people.iter().map(|&who| who.into()).collect(),
        ancient_one: game.ancient.into(),
        difficulty: game.difficulty,
        lead: game.lead,
        solo: game.name == "solo",
    };
    let mut games = (0..SEEDS).map(|seed| play(content.clone(), setup.clone(), seed));
    let fits =
        |table: &AtTable| table.now().end() == Some(game.end) && table.now().game().open.round == LAST_ROUND;
    games.find(fits).unwrap_or_else(|| panic!("{}: no game ends like that", game.name))
}

fn file(name: &str, kind: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "playthroughs", &format!("{name}.{kind}")].iter().collect()
}

fn writes() -> bool {
    std::env::var("GOLDEN").as_deref() == Ok("write")
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
fn saved(game: &Golden) -> Result<OnPaper, String> {
    let text = std::fs::read_to_string(file(game.name, "json")).map_err(|error| error.to_string())?;
    let file: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    serde_json::from_value(file["game"].clone()).map_err(|error| error.to_string())
}

/// The saved game, played again. The error names the first difference.
fn replayed(content: &Arc<Content>, game: &Golden) -> Result<AtTable, String> {
    let table = Table::load(content.clone(), &saved(game)?).map_err(|(_, differs)| differs.to_string())?;
    if game.is_told_by(&table) { Ok(table) } else { Err(format!("it ends with {:?}", table.now().end())) }
}

fn goes_as_told(game: &Golden) {
    let content = Arc::new(Content::load());
    let table = match replayed(&content, game) {
        Ok(table) => table,
        Err(_) if writes() => played(&content, game),
        Err(differs) => panic!("{}: {differs}", game.name),
    };
    let (name, text) = (game.name, tell::tell(&table));
    if writes() {
        std::fs::write(file(name, "json"), written(&table.save())).unwrap();
        std::fs::write(file(name, "txt"), &text).unwrap();
    }
    let read = std::fs::read_to_string(file(name, "txt")).unwrap_or_default();
    for (at, (now, then)) in text.lines().zip(read.lines()).enumerate() {
        assert_eq!(now, then, "{name}.txt, line {}", at + 1);
    }
    assert_eq!(text.lines().count(), read.lines().count(), "{name}.txt");
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
    let save = played(&Arc::new(Content::load()), &TWO).save();
    let pack = "cards.doorkeeper.upper = [{ move = 5 }]\ncards.dynamite.upper = [{ move = 6 }]\n\
                cards.make-a-fuss.upper = [{ move = 7 }]";
    let other = Content::with_pack(pack).unwrap_or_else(|why| panic!("{why}"));
    let Err((Some(table), differs)) = Table::load(Arc::new(other), &save) else {
        panic!("a Michael who only runs is another game");
    };
    let LoadError::Differs { entry, of, content: Some(content), .. } = &differs else { panic!("{differs}") };
    assert_eq!((*of, content), (save.log.len(), &save.content));
    assert!(save.log.starts_with(table.log()) && table.log().len() + 1 >= *entry, "all before it is played");
    assert!(table.told(0, Seats::ALL).any(|(_, told)| matches!(told.event, Event::ActionTurnedUp { .. })));
}
