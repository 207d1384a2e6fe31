//! The board as text.

use std::sync::Arc;

use engine::{Msg, Playable, Table, Viewer};
use final_hour::FinalHour;
use final_hour::content::{Content, Item};
use final_hour::describe::names;
use testkit::StrictLocalizer;
use unicode_width::UnicodeWidthStr;

use crate::play::spoken;

/// The maximum width of a line.
const WIDTH: usize = 100;

#[test]
fn no_line_of_the_board_is_wider_than_a_hundred_columns() {
    spoken().fits_a_terminal(24, 7);
}

#[test]
fn somebody_with_everything_in_their_pockets_takes_more_lines() {
    let content = Arc::new(Content::load());
    let items: Vec<String> = Item::all().map(|item| format!("'{}'", content.item(item).slug)).collect();
    let text = format!("at = 'end-of-round'\nmonsters = {{}}\njenny-barnes.items = [{}]", items.join(", "));
    let table = Table::<FinalHour>::laid_out(content.clone(), &text).expect("a table");
    let view = table.now().view(&content, Viewer::ALL);
    for speech in StrictLocalizer::all::<FinalHour>() {
        let board = FinalHour::render_text(&view, &content, &|msg| speech.say(msg));
        assert_eq!(board.lines().find(|line| line.width() > WIDTH), None, "{}", speech.language());
        let words = board.split_whitespace().collect::<Vec<_>>().join(" ");
        let named = |item| words.contains(&speech.say(&Msg::new(names::item(&content, item))));
        assert!(Item::all().all(named), "{}: {board}", speech.language());
    }
}
