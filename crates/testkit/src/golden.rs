//! Golden texts and games: what was read once and found right. Their diff is reviewed as a change of the rules or of the
//! words. To take new ones over after reading them, set `GOLDEN=write`.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use bots::BotKind;
use engine::{Playable, Save, Table, Wait};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;
use serde_json::Value;

use crate::story::Story;

/// A golden game: its story, and beside it the game as `dreadboard` saves it, so that `dreadboard replay FILE` steps
/// through it. A saved game that can still be played is kept: new words do not bring new games.
pub struct Golden<'a, G: Playable> {
    /// The folder of its crate.
    pub home: &'a str,
    /// The name of its files.
    pub name: &'a str,
    /// Whether this is the game that is to be told.
    pub fits: &'a dyn Fn(&Table<G>) -> bool,
    /// Plays it anew.
    pub play: &'a dyn Fn(&Arc<G::Content>) -> Table<G>,
    /// How it is told.
    pub story: &'a Story<G>,
}

impl<G: Playable> Golden<'_, G> {
    /// The game can still be played, and is told as it was.
    #[track_caller]
    pub fn goes_as_told(&self) {
        let content = Arc::new(G::standard());
        let folder = Path::new(self.home).join("tests/playthroughs");
        let saved = folder.join(format!("{}.json", self.name));
        let table = match self.replayed(&content, &saved) {
            Ok(table) => table,
            Err(_) if writes() => (self.play)(&content),
            Err(differs) => panic!("{}: {differs}", self.name),
        };
        if writes() {
            fs::write(saved, written(&table)).expect("golden games can be written");
        }
        reads_as_before(&folder.join(format!("{}.txt", self.name)), &self.story.tell(&table));
    }

    /// The saved game, played again. The error names the first difference.
    fn replayed(&self, content: &Arc<G::Content>, saved: &Path) -> Result<Table<G>, String> {
        let text = fs::read_to_string(saved).map_err(|error| error.to_string())?;
        let file: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
        let save: Save<G> =
            serde_json::from_value(file["game"].clone()).map_err(|error| error.to_string())?;
        let table = Table::load(content.clone(), &save).map_err(|(_, differs)| differs.to_string())?;
        if (self.fits)(&table) { Ok(table) } else { Err("it does not come so far, or ends otherwise".into()) }
    }
}

/// A game that these bots play until it is done.
pub fn by_bots<G: Playable>(
    content: &Arc<G::Content>,
    setup: G::Setup,
    bots: &[BotKind],
    seed: u64,
    done: impl Fn(&Table<G>) -> bool,
) -> Table<G> {
    let mut table = Table::new(content.clone(), setup).unwrap_or_else(|why| panic!("{why}"));
    let mut dice = Pcg64::seed_from_u64(seed);
    let mut bots: Vec<_> = bots.iter().map(|kind| kind.bot::<G>()).collect();
    while !done(&table) {
        if table.now().wait() == Wait::Roll {
            table.roll(&mut dice).expect("a roll is pending");
            continue;
        }
        let seat = table.now().asked().iter().next().expect("somebody is asked");
        let q = table.offer(seat).expect("the seat is asked");
        let thought = bots[seat.index()].choose(table.now(), content, seat, &q, &mut dice);
        table.play(thought.mv.expect("a bot that is asked replies")).expect("it was offered");
    }
    table
}

/// The text is the one in the file, which is written first if that is asked for.
#[track_caller]
pub fn reads_as_before(file: &Path, text: &str) {
    if writes() {
        fs::write(file, text).expect("golden texts can be written");
    }
    let read = fs::read_to_string(file).unwrap_or_default();
    for (at, (now, then)) in text.lines().zip(read.lines()).enumerate() {
        assert_eq!(now, then, "{}, line {}", file.display(), at + 1);
    }
    assert_eq!(text.lines().count(), read.lines().count(), "{}", file.display());
}

fn writes() -> bool {
    std::env::var("GOLDEN").is_ok_and(|it| it == "write")
}

/// A saved game as the program writes it: a line for each entry of the log.
fn written<G: Playable>(table: &Table<G>) -> String {
    let Ok(Value::Object(fields)) = serde_json::to_value(table.save()) else {
        panic!("a save is plain data")
    };
    let field = |(key, value): (&String, &Value)| match value {
        Value::Array(entries) if key == "log" => {
            let lines: Vec<String> = entries.iter().map(|entry| format!("      {entry}")).collect();
            format!("    {key:?}: [\n{}\n    ]", lines.join(",\n"))
        }
        _ => format!("    {key:?}: {value}"),
    };
    let fields: Vec<String> = fields.iter().map(field).collect();
    let over = table.now().end().is_some();
    let seats = Value::from(vec!["human"; table.now().game().seats()]);
    format!(
        "{{\n  \"lang\": \"en\",\n  \"over\": {over},\n  \"pack\": null,\n  \"seats\": {seats},\n  \"seed\": null,\n  \"game\": {{\n{}\n  }}\n}}\n",
        fields.join(",\n")
    )
}
