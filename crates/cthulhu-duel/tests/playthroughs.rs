//! Golden games: a whole one by a bot that looks ahead and one that does not, one with factions drawn by lot, and the
//! beginning of one at random. Their diff is reviewed as a change of the rules.
//!
//! Beside each text lies the game as `dreadboard` saves it: `dreadboard replay FILE` steps through it. A saved game
//! that can still be played is kept, so that new words do not bring new games. To take new ones over after reading
//! them: `GOLDEN=write cargo test -p cthulhu-duel --test playthroughs`.

#[allow(dead_code, reason = "only English is spoken here")]
#[path = "../../final-hour/tests/words/speech.rs"]
mod speech;
#[path = "playthroughs/tell.rs"]
mod tell;

use std::path::PathBuf;
use std::sync::Arc;

use cthulhu_duel::{Content, Duel, Setup};
use players::{Budget, Kind};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;
use serde_json::Value;
use table::{Save, Table, Wait};

/// A golden game.
struct Golden {
    name: &'static str,
    factions: [&'static str; 2],
    bots: [Kind; 2],
    seed: u64,
    /// It is told until this round begins, or to its end.
    until: u8,
}

const SEARCH: Golden = Golden {
    name: "search",
    factions: ["great-cthulhu", "black-goat"],
    bots: [Kind::Search(Budget::Walks(400)), Kind::Greedy],
    seed: 1,
    until: u8::MAX,
};
const LOTS: Golden = Golden {
    name: "lots",
    factions: ["random", "random"],
    bots: [Kind::Greedy, Kind::Greedy],
    seed: 2,
    until: 4,
};
const RANDOM: Golden = Golden {
    name: "random",
    factions: ["black-goat", "great-cthulhu"],
    bots: [Kind::Random, Kind::Random],
    seed: 3,
    until: 3,
};

/// A game at the table.
type AtTable = Table<Duel>;

impl Golden {
    fn is_told_by(&self, table: &AtTable) -> bool {
        table.now().end().is_some() || table.now().game().open.round >= self.until
    }

    /// Bots play it.
    fn played(&self, content: &Arc<Content>) -> AtTable {
        let setup = Setup { factions: self.factions.map(String::from) };
        let mut table = Table::new(content.clone(), setup).unwrap_or_else(|why| panic!("{why}"));
        let mut dice = Pcg64::seed_from_u64(self.seed);
        let mut bots = self.bots.map(Kind::bot::<Duel>);
        while !self.is_told_by(&table) {
            if table.now().wait() == Wait::Roll {
                table.roll(&mut dice).expect("a roll is pending");
                continue;
            }
            let seat = table.now().asked().iter().next().expect("somebody is asked");
            let q = table.offer(seat).expect("the seat is asked");
            let thought = bots[seat.at()].choose(table.now(), content, seat, &q, &mut dice);
            table.play(thought.mv.expect("a bot that is asked replies")).expect("it was offered");
        }
        table
    }

    fn file(&self, kind: &str) -> PathBuf {
        let file = format!("{}.{kind}", self.name);
        [env!("CARGO_MANIFEST_DIR"), "tests", "playthroughs", &file].iter().collect()
    }

    /// The saved game, played again. The error names the first difference.
    fn replayed(&self, content: &Arc<Content>) -> Result<AtTable, String> {
        let text = std::fs::read_to_string(self.file("json")).map_err(|error| error.to_string())?;
        let file: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
        let save: Save<Duel> =
            serde_json::from_value(file["game"].clone()).map_err(|error| error.to_string())?;
        let table = Table::load(content.clone(), &save).map_err(|(_, differs)| differs.to_string())?;
        if self.is_told_by(&table) { Ok(table) } else { Err("it does not come so far".into()) }
    }

    fn goes_as_told(&self) {
        let (content, writes) =
            (Arc::new(Content::standard()), std::env::var("GOLDEN").is_ok_and(|it| it == "write"));
        let table = match self.replayed(&content) {
            Ok(table) => table,
            Err(_) if writes => self.played(&content),
            Err(differs) => panic!("{}: {differs}", self.name),
        };
        let text = tell::tell(&table);
        if writes {
            std::fs::write(self.file("json"), written(&table)).unwrap();
            std::fs::write(self.file("txt"), &text).unwrap();
        }
        let read = std::fs::read_to_string(self.file("txt")).unwrap_or_default();
        for (at, (now, then)) in text.lines().zip(read.lines()).enumerate() {
            assert_eq!(now, then, "{}.txt, line {}", self.name, at + 1);
        }
        assert_eq!(text.lines().count(), read.lines().count(), "{}.txt", self.name);
    }
}

/// A saved game as the program writes it: a line for each entry of the log.
fn written(table: &AtTable) -> String {
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
    format!(
        "{{\n  \"lang\": \"en\",\n  \"over\": {over},\n  \"pack\": null,\n  \"seats\": [\"human\", \"human\"],\n  \"seed\": null,\n  \"game\": {{\n{}\n  }}\n}}\n",
        fields.join(",\n")
    )
}

#[test]
fn a_whole_game_against_a_bot_that_looks_ahead() {
    SEARCH.goes_as_told();
}

#[test]
fn three_rounds_with_factions_drawn_by_lot() {
    LOTS.goes_as_told();
}

#[test]
fn two_rounds_at_random() {
    RANDOM.goes_as_told();
}
