//! Golden texts and games, reviewed once; their diffs are reviewed as changes of rules or wording. To accept new ones
//! after review, set `GOLDEN=write`. They are not snapshots of `insta`, whose files are named `.snap` and begin with a
//! header of their own: transcripts are plain texts for people, and `dreadboard replay` opens the saved games.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use bots::BotKind;
use engine::{Playable, Save, Table, Wait};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;
use serde_json::Value;

use crate::difference::difference;
use crate::story::Story;

/// A golden game: its transcript and, beside it, the save file, which `dreadboard replay FILE` can step through. A save
/// that can still be replayed is kept, so that changed wording does not produce new games.
pub trait Golden<G: Playable> {
    /// The folder of the game's crate.
    const HOME: &'static str;
    /// The transcript format.
    const STORY: Story<G>;

    /// The base name of its files.
    fn name(&self) -> &str;

    /// Whether a game is suitable for this transcript.
    fn fits(&self, table: &Table<G>) -> bool;

    /// Plays a new game.
    fn play(&self, content: &Arc<G::Content>) -> Table<G>;

    /// Asserts that the game can still be replayed and its transcript is unchanged.
    #[track_caller]
    fn assert_unchanged(&self) {
        let content = Arc::new(G::standard());
        let folder = Path::new(Self::HOME).join("tests/playthroughs");
        let saved = folder.join(format!("{}.json", self.name()));
        let table = match self.replayed(&content, &saved) {
            Ok(table) => table,
            Err(_) if writes() => self.play(&content),
            Err(differs) => panic!("{}: {differs}", self.name()),
        };
        if writes() {
            fs::write(saved, written(&table)).expect("golden games can be written");
        }
        assert_golden(&folder.join(format!("{}.txt", self.name())), &Self::STORY.tell(&table));
    }

    /// Replays the saved game. The error names the first divergence.
    fn replayed(&self, content: &Arc<G::Content>, saved: &Path) -> Result<Table<G>, String> {
        let text = fs::read_to_string(saved).map_err(|error| error.to_string())?;
        let file: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
        let save: Save<G> =
            serde_json::from_value(file["game"].clone()).map_err(|error| error.to_string())?;
        let table = Table::load(content.clone(), &save).map_err(|(_, differs)| differs.to_string())?;
        if self.fits(&table) { Ok(table) } else { Err("it does not come so far, or ends otherwise".into()) }
    }
}

/// Plays a game with these bots until `done`.
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

/// Asserts that the text equals the file, which is overwritten first with `GOLDEN=write`.
#[track_caller]
pub fn assert_golden(file: &Path, text: &str) {
    if writes() {
        fs::write(file, text).expect("golden texts can be written");
    }
    let read = fs::read_to_string(file).unwrap_or_default();
    assert!(text.lines().eq(read.lines()), "{}\n{}", file.display(), difference(&read, text));
}

fn writes() -> bool {
    std::env::var("GOLDEN").is_ok_and(|it| it == "write")
}

/// The saved game in the program's file format, with one line per log entry.
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
