//! Plays a random game that is worth reading: players attack whenever they can, and do not attempt the ritual before
//! they have to.

use std::sync::Arc;

use engine::{Answer, Dice, Move, Offer, Table, Wait};
use final_hour::{Choice, Content, FinalHour, Setup};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;

/// Plays the game of this seed.
pub(crate) fn play(content: Arc<Content>, setup: Setup, seed: u64) -> Table<FinalHour> {
    let mut table = Table::new(content, setup).unwrap_or_else(|why| panic!("{why}"));
    let mut dice = Pcg64::seed_from_u64(seed);
    loop {
        match table.now().wait() {
            Wait::Over(_) => return table,
            Wait::Roll => drop(table.roll(&mut dice).expect("a roll is pending")),
            Wait::Ask { .. } => {
                let seat = table.now().asked().iter().next().expect("somebody is asked");
                let q = table.offer(seat).expect("the seat is asked");
                let what = answer(&q, &mut dice);
                table.play(Move::Say { seat, what }).expect("it was offered");
            }
        }
    }
}

fn answer(q: &Offer<FinalHour>, dice: &mut dyn Dice) -> Answer<FinalHour> {
    if q.accepts(&[Choice::Wait]) {
        return [Choice::Wait].into_iter().collect();
    }
    loop {
        let answer = q.random(dice);
        let is_monster = |(choice, _): &(Choice, _)| matches!(choice, Choice::Monster(_));
        if answer.as_slice() != [Choice::Stop] || !q.choices().iter().any(is_monster) {
            return answer;
        }
    }
}
