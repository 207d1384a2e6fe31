//! Golden files of the text of every card. To accept new texts after reading them, set `GOLDEN=write`.

use std::fmt::Write;
use std::path::PathBuf;

use engine::Msg;
use final_hour::FinalHour;
use final_hour::content::{Ancient, Content, Item, Script, Title};
use final_hour::describe::{card_text, item_text, names, reckoning_text};

use testkit::{StrictLocalizer, assert_golden};

fn all_cards(content: &Content, speech: &StrictLocalizer) -> String {
    let name = |id: String| speech.say(&Msg::new(id));
    let text = |script: Script| {
        let sentences: Vec<String> = card_text(content, script).iter().map(|msg| speech.say(msg)).collect();
        sentences.join(" ")
    };
    let mut out = String::new();
    for title in Title::all() {
        let [first, second] = title.cards().map(|card| *content.card(card));
        writeln!(out, "{}\n  ↑ {}", name(names::title(content, title)), text(first.upper)).unwrap();
        let lowers = [text(first.lower), text(second.lower)];
        let different = if lowers[0] == lowers[1] { 1 } else { 2 };
        lowers[..different].iter().for_each(|lower| writeln!(out, "  ↓ {lower}").unwrap());
    }
    for item in Item::all() {
        writeln!(out, "{}\n  {}", name(names::item(content, item)), speech.say(&item_text(content, item)))
            .unwrap();
    }
    for ancient in Ancient::all() {
        writeln!(out, "{}", name(names::ancient(content, ancient))).unwrap();
        reckoning_text(content, ancient)
            .iter()
            .for_each(|line| writeln!(out, "  {}", speech.say(line)).unwrap());
    }
    out
}

#[test]
fn cards_read_as_they_were_read() {
    let content = Content::load();
    for speech in StrictLocalizer::all::<FinalHour>() {
        let name = format!("cards.{}.txt", speech.language());
        let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "golden", &name].iter().collect();
        let text = all_cards(&content, &speech);
        assert_golden(&path, &text);
    }
}
