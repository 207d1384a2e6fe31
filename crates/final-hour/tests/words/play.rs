//! Whole games at random, told in every language.

use std::collections::BTreeSet;

use final_hour::content::{Content, Difficulty};
use final_hour::{FinalHour, Setup};
use rand_core::SeedableRng;
use table::{Cx, Dice, Move, Msg, Odds, Offer, Position, Wait, Words};

use crate::speech::{Speech, all_can_be_said};

const INVESTIGATORS: [&str; 6] =
    ["jenny-barnes", "ashcan-pete", "lily-chen", "tommy-muldoon", "michael-mcglen", "rita-young"];

/// Other investigators, Ancient Ones and difficulties from game to game.
pub(crate) fn setup(game: usize) -> Setup {
    let solo = game.is_multiple_of(4);
    let count = if solo { 2 } else { 2 + game % 3 };
    Setup {
        investigators: (game..game + count).map(|n| INVESTIGATORS[n % 6].to_string()).collect(),
        ancient_one: ["cthulhu", "shudde-mell", "umordhoth"][game / 3 % 3].into(),
        difficulty: Difficulty::ALL[game / 9 % 3],
        lead: 1,
        solo,
    }
}

/// Everything said in one game, each message once.
fn tell(game: usize, content: &Content) -> Vec<Msg> {
    let mut dice = rand_pcg::Pcg64::seed_from_u64(game as u64);
    let (mut seen, mut said) = (BTreeSet::new(), Vec::new());
    let mut hear = |msg: Msg| {
        if seen.insert(format!("{msg:?}")) {
            said.push(msg);
        }
    };
    let mut told = Vec::new();
    let mut position =
        Position::<FinalHour>::start(&setup(game), &mut Cx::writing(content, &mut told)).unwrap();
    let (mut q, mut odds) = (Offer::listening(), Odds::new());
    loop {
        let (table, stack) = (position.game(), position.stack());
        for event in told.drain(..) {
            hear(table.event(content, &event.event));
        }
        let next = match position.wait() {
            Wait::Over(end) => {
                hear(FinalHour::end(&end));
                return said;
            }
            Wait::Roll => {
                position.odds(content, &mut odds);
                let value = odds.draw(&mut dice).unwrap();
                hear(table.roll(content, stack));
                hear(table.face(content, stack, value));
                Move::Roll(value)
            }
            Wait::Ask { .. } => {
                let seat = position.asked().iter().next().unwrap();
                position.offer(content, seat, &mut q);
                hear(table.seat(content, seat));
                hear(table.question(content, stack, seat));
                let all = q.choices().iter().chain(q.refused()).chain(q.standing());
                all.for_each(|(choice, _)| hear(table.choice(content, stack, choice)));
                Move::Say { seat, what: q.random(&mut dice as &mut dyn Dice) }
            }
        };
        position.apply(&next, &mut Cx::writing(content, &mut told)).unwrap();
    }
}

#[test]
fn whole_games_can_be_told() {
    let content = Content::load();
    let languages = Speech::all();
    for game in 0..200 {
        all_can_be_said(&languages, &tell(game, &content));
    }
}
