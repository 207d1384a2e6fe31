//! Golden files of all printed texts. To accept new texts after reading them, set `GOLDEN=write`.

use std::fmt::Write;
use std::path::PathBuf;

use cthulhu_duel::{Content, Duel};
use engine::Playable;

use testkit::{StrictLocalizer, assert_golden};

#[test]
fn sheets_books_and_map_read_as_they_were_read() {
    let content = Content::standard();
    for speech in StrictLocalizer::all::<Duel>() {
        let mut text = String::new();
        for thing in Duel::printed(&content) {
            writeln!(text, "{}", speech.say(&thing.name)).expect("a text takes everything");
            thing.lines.iter().for_each(|line| {
                writeln!(text, "  {}", speech.say(line)).expect("a text takes everything");
            });
        }
        let name = format!("printed.{}.txt", speech.language());
        let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "golden", &name].iter().collect();
        assert_golden(&path, &text);
    }
}
