//! Whole games at random, told in every language and drawn.

use std::collections::BTreeSet;

use cthulhu_duel::{Content, Duel, Event, Setup};
use rand_core::SeedableRng;
use table::{Cx, Dice, Eye, Move, Msg, Odds, Offer, Playable, Position, Seat, Wait, Words};
use unicode_width::UnicodeWidthStr;

use crate::speech::{Speech, all_can_be_said};

/// The widest line that is allowed.
const WIDTH: usize = 100;

/// The factions change seats from game to game, or chance decides.
fn setup(game: usize) -> Setup {
    let (cthulhu, goat) = ("great-cthulhu", "black-goat");
    let factions = [[cthulhu, goat], [goat, cthulhu], ["random", "random"]][game % 3];
    Setup { factions: factions.map(String::from) }
}

/// Plays a game at random; `see` gets the position at every question and roll, with what was told since the last.
pub(crate) fn walk(
    game: usize,
    content: &Content,
    mut see: impl FnMut(&Position<Duel>, Vec<Event>, Option<u32>),
) {
    let mut dice = rand_pcg::Pcg64::seed_from_u64(game as u64);
    let mut told = Vec::new();
    let mut position =
        Position::<Duel>::start(&setup(game), &mut Cx::writing(content, &mut told)).expect("a game");
    let (mut q, mut odds) = (Offer::listening(), Odds::new());
    loop {
        let news = told.drain(..).map(|told| told.event).collect();
        let next = match position.wait() {
            Wait::Over(_) => return see(&position, news, None),
            Wait::Roll => {
                position.odds(content, &mut odds);
                let value = odds.draw(&mut dice).expect("a face");
                see(&position, news, Some(value));
                Move::Roll(value)
            }
            Wait::Ask { .. } => {
                let seat = position.asked().iter().next().expect("somebody is asked");
                see(&position, news, None);
                position.offer(content, seat, &mut q);
                Move::Say { seat, what: q.random(&mut dice as &mut dyn Dice) }
            }
        };
        position.apply(&next, &mut Cx::writing(content, &mut told)).expect("a move that is offered");
    }
}

/// Everything that can be said at the position.
fn sayable(position: &Position<Duel>, content: &Content, face: Option<u32>) -> Vec<Msg> {
    let (game, stack) = (position.game(), position.stack());
    match position.wait() {
        Wait::Over(end) => vec![Duel::end(&end), game.outcome(content, &end)],
        Wait::Roll => {
            let face = face.into_iter().map(|value| game.face(content, stack, value));
            std::iter::once(game.roll(content, stack)).chain(face).collect()
        }
        Wait::Ask { .. } => {
            let seat = position.asked().iter().next().expect("somebody is asked");
            let mut q = Offer::listening();
            position.offer(content, seat, &mut q);
            let all = q.choices().iter().chain(q.refused()).chain(q.standing()).map(|(choice, _)| choice);
            let mut said = vec![game.seat(content, seat), game.question(content, stack, seat)];
            said.extend(all.clone().map(|choice| game.choice(content, stack, choice)));
            let groups = all.filter_map(|choice| game.group(content, stack, choice));
            said.extend(groups.flat_map(|group| [group.heading, group.item]));
            said
        }
    }
}

#[test]
fn whole_games_can_be_told() {
    let content = Content::standard();
    let languages = Speech::all();
    let mut seen = BTreeSet::new();
    for game in 0..60 {
        let mut said = Vec::new();
        walk(game, &content, |position, news, face| {
            let news = news.iter().map(|event| position.game().event(&content, event));
            let all = news.chain(sayable(position, &content, face));
            said.extend(all.filter(|msg| seen.insert(format!("{msg:?}"))));
        });
        all_can_be_said(&languages, &said);
    }
}

#[test]
fn no_choice_is_offered_twice_in_the_same_words() {
    let content = Content::standard();
    let languages = Speech::all();
    for game in 0..8 {
        walk(game, &content, |position, _, _| {
            let Wait::Ask { .. } = position.wait() else { return };
            let seat = position.asked().iter().next().expect("somebody is asked");
            let mut q = Offer::new();
            position.offer(&content, seat, &mut q);
            for speech in &languages {
                let mut texts = BTreeSet::new();
                for (choice, _) in q.choices().iter().chain(q.standing()) {
                    let text = speech.say(&position.game().choice(&content, position.stack(), choice));
                    assert!(texts.insert(text.clone()), "{}: “{text}” twice", speech.language());
                }
            }
        });
    }
}

#[test]
fn no_line_of_the_table_is_wider_than_a_hundred_columns() {
    let content = Content::standard();
    let languages = Speech::all();
    for game in 0..16 {
        let mut count = 0;
        walk(game, &content, |position, _, _| {
            count += 1;
            if count % 9 != 0 {
                return;
            }
            for eye in [Eye::only(Seat(0)), Eye::ALL] {
                let view = position.view(&content, eye);
                for speech in &languages {
                    let board = Duel::draw(&view, &content, &|msg| speech.say(msg));
                    let wide = board.lines().find(|line| line.width() > WIDTH);
                    assert_eq!(wide, None, "{}", speech.language());
                }
            }
        });
    }
}
