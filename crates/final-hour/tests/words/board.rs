//! The table as text.

use std::sync::Arc;

use final_hour::FinalHour;
use final_hour::content::{Content, Item};
use final_hour::words::names;
use rand_core::SeedableRng;
use table::{Cx, Dice, Eye, Move, Msg, Odds, Offer, Playable, Position, Seat, Table, Wait};
use unicode_width::UnicodeWidthStr;

use crate::play::setup;
use crate::speech::Speech;

/// The widest line that is allowed.
const WIDTH: usize = 100;

/// Draws the table at some questions of a random game, for the first seat and for everybody, in all languages.
fn boards(game: usize, content: &Content, languages: &[Speech], mut see: impl FnMut(&Speech, &str)) {
    let mut dice = rand_pcg::Pcg64::seed_from_u64(game as u64);
    let mut position = Position::<FinalHour>::start(&setup(game), &mut Cx::deaf(content)).unwrap();
    let (mut q, mut odds) = (Offer::new(), Odds::new());
    for count in 0.. {
        if count % 7 == 0 {
            for eye in [Eye::only(Seat(0)), Eye::ALL] {
                let view = position.view(content, eye);
                for speech in languages {
                    see(speech, &FinalHour::draw(&view, content, &|msg| speech.say(msg)));
                }
            }
        }
        let next = match position.wait() {
            Wait::Over(_) => return,
            Wait::Roll => {
                position.odds(content, &mut odds);
                Move::Roll(odds.draw(&mut dice).unwrap())
            }
            Wait::Ask { .. } => {
                let seat = position.asked().iter().next().unwrap();
                position.offer(content, seat, &mut q);
                Move::Say { seat, what: q.random(&mut dice as &mut dyn Dice) }
            }
        };
        position.apply(&next, &mut Cx::deaf(content)).unwrap();
    }
}

#[test]
fn no_line_of_the_board_is_wider_than_a_hundred_columns() {
    let content = Content::load();
    let languages = Speech::all();
    for game in 0..24 {
        boards(game, &content, &languages, |speech, board| {
            let wide = board.lines().find(|line| line.width() > WIDTH);
            assert_eq!(wide, None, "{}", speech.language());
        });
    }
}

#[test]
fn somebody_with_everything_in_their_pockets_takes_more_lines() {
    let content = Arc::new(Content::load());
    let items: Vec<String> = Item::all().map(|item| format!("'{}'", content.item(item).slug)).collect();
    let text = format!("at = 'end-of-round'\nmonsters = {{}}\njenny-barnes.items = [{}]", items.join(", "));
    let table = Table::<FinalHour>::laid_out(content.clone(), &text).expect("a table");
    let view = table.now().view(&content, Eye::ALL);
    for speech in Speech::all() {
        let board = FinalHour::draw(&view, &content, &|msg| speech.say(msg));
        assert_eq!(board.lines().find(|line| line.width() > WIDTH), None, "{}", speech.language());
        let words = board.split_whitespace().collect::<Vec<_>>().join(" ");
        let named = |item| words.contains(&speech.say(&Msg::new(names::item(&content, item))));
        assert!(Item::all().all(named), "{}: {board}", speech.language());
    }
}
