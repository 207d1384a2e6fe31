//! Golden games: each scenario, played by bots for one, two and four investigators. Their diff is reviewed as a change
//! of the rules.
//!
//! Beside each text lies the game as `dreadboard` saves it: `dreadboard replay FILE` steps through it. A saved game
//! that can still be played is kept, so that new words do not bring new games. To take new ones over after reading
//! them: `GOLDEN=write cargo test -p arkham-lcg --test playthroughs`.

#[allow(dead_code, reason = "only English is spoken here")]
#[path = "../../final-hour/tests/words/speech.rs"]
mod speech;
#[path = "playthroughs/tell.rs"]
mod tell;

use std::path::PathBuf;
use std::sync::Arc;

use arkham_lcg::campaign::Campaign;
use arkham_lcg::content::Difficulty;
use arkham_lcg::{Content, Deck, Lcg};
use players::Kind;
use rand_core::SeedableRng;
use rand_pcg::Pcg64;
use serde_json::Value;
use table::{Save, Table, Wait};

/// A golden game.
struct Golden {
    name: &'static str,
    scenario: &'static str,
    difficulty: Difficulty,
    investigators: &'static [&'static str],
    seed: u64,
    /// It is told until this round begins, or to its end.
    until: u8,
}

const GATHERING: Golden = Golden {
    name: "gathering",
    scenario: "the-gathering",
    difficulty: Difficulty::Standard,
    investigators: &["01001"],
    seed: 1,
    until: u8::MAX,
};
const MASKS: Golden = Golden {
    name: "masks",
    scenario: "the-midnight-masks",
    difficulty: Difficulty::Easy,
    investigators: &["01002", "01005"],
    seed: 2,
    until: 6,
};
const DEVOURER: Golden = Golden {
    name: "devourer",
    scenario: "the-devourer-below",
    difficulty: Difficulty::Hard,
    investigators: &["01001", "01003", "01004", "01005"],
    seed: 3,
    until: 4,
};

/// A game at the table.
type AtTable = Table<Lcg>;

impl Golden {
    fn is_told_by(&self, table: &AtTable) -> bool {
        table.now().end().is_some() || table.now().game().open.round >= self.until
    }

    /// Bots play it.
    fn played(&self, content: &Arc<Content>) -> AtTable {
        let decks = self.investigators.iter().filter_map(|code| Deck::starter(content, code)).collect();
        let setup = Campaign::standalone(content, self.scenario, self.difficulty, decks, 1, &[]);
        let setup = setup.expect("starter decks can be played");
        let mut table = Table::new(content.clone(), setup).unwrap_or_else(|why| panic!("{why}"));
        let mut dice = Pcg64::seed_from_u64(self.seed);
        let mut bots: Vec<_> = self.investigators.iter().map(|_| Kind::Greedy.bot::<Lcg>()).collect();
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
        let save: Save<Lcg> =
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
    let seats = serde_json::json!(vec!["human"; usize::from(table.now().game().open.count)]);
    format!(
        "{{\n  \"lang\": \"en\",\n  \"over\": {over},\n  \"pack\": null,\n  \"seats\": {seats},\n  \"seed\": null,\n  \"game\": {{\n{}\n  }}\n}}\n",
        fields.join(",\n")
    )
}

#[test]
fn the_gathering_alone() {
    GATHERING.goes_as_told();
}

#[test]
fn five_rounds_of_the_midnight_masks_by_two() {
    MASKS.goes_as_told();
}

#[test]
fn three_rounds_of_the_devourer_below_by_four() {
    DEVOURER.goes_as_told();
}
