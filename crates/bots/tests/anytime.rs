//! Tests that bots use anytime choices: random ones occasionally, the others where it helps.

#[path = "../../engine/tests/toy/mod.rs"]
mod toy;

use bots::{Bot, Greedy, POLL_INTERVAL, Playout, Random, Thought};
use engine::{Answer, Cx, Move, Offer, Position, Seat, Table};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;
use toy::{Choice, Wick};

/// A player has just lit another candle; the other one may puff.
fn lit(text: &str) -> Position<Wick> {
    let mut table = Table::<Wick>::laid_out(().into(), text).expect("a table");
    let light = Answer::<Wick>::from_slice(&[Choice::Light]);
    table.play(Move::Say { seat: Seat(0), what: light }).expect("a candle can be lit");
    table.play(Move::Roll(2)).expect("it catches");
    table.now().clone()
}

fn thinks(text: &str) -> Thought<Wick> {
    let mut dice = Pcg64::seed_from_u64(1);
    Greedy::with_worlds(200).think(&lit(text), &(), Seat(1), &mut dice).expect("there is a candle to give up")
}

#[test]
fn random_play_uses_anytime_choices_now_and_then() {
    let start = Position::<Wick>::start(&2, &mut Cx::silent(&())).expect("two can play");
    let mut playout = Playout::new(start);
    let (mut puffs, mut chances) = (0, 0);
    let mut q = Offer::new();
    for seed in 0..200 {
        let mut dice = Pcg64::seed_from_u64(seed);
        playout.reset();
        while playout.now().end().is_none() {
            let now = playout.now();
            chances += u64::from((0..2).any(|seat| now.anytime_choices(&(), Seat(seat), &mut q)));
            let random = |position: &_, seat, offer: &_, dice: &mut dyn engine::Dice| {
                let thought = Random.choose(position, &(), seat, offer, dice);
                puffs += u64::from(matches!(thought.mv, Some(Move::Anytime { .. })));
                thought
            };
            playout.advance(&(), &mut dice, random).expect("no rule contradicts itself");
        }
    }
    assert!(chances > 1000, "{chances} chances are too few to tell");
    let expected = chances / POLL_INTERVAL;
    assert!((expected / 2..expected * 2).contains(&puffs), "{puffs} of {chances} chances");
}

#[test]
fn greedy_steps_in_where_it_helps_and_keeps_silent_where_it_does_not() {
    let stops = thinks("candles = [4, 1]");
    assert_eq!(stops.mv, Some(Move::Anytime { seat: Seat(1), what: Choice::Puff }), "Ada is about to win");
    assert_eq!(stops.considered.len(), 2);
    let leaves = thinks("candles = [0, 4]");
    assert_eq!(leaves.mv, None, "a candle given up for one");
    assert!(leaves.considered.iter().any(|each| each.mv.is_some()), "it was thought of");
}
