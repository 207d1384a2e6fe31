//! Resampling against brute force: every world that agrees with what an eye was told, counted one by one.

use std::collections::BTreeMap;
use std::sync::Arc;

use rand_pcg::Pcg64;
use table::{Cx, Eye, Game, Move, Odds, Offer, Position, Seat, Seats, Told};

use crate::game::{Choice, Content, Dusk, Event, Face, Seance, nth, say};

/// One thing that happens in a line of play.
enum Act {
    /// This very move, for all to see.
    Open(Move<Seance>),
    /// A seat's choice of so many, which others do not see.
    Secret(Seat, usize),
    /// A roll that others may not see.
    Roll,
}

/// A world in the making, with its share of all worlds.
#[derive(Clone)]
struct World {
    position: Position<Seance>,
    share: f64,
}

/// Plays the line in every world at once, keeping the worlds in which the eye is told what it was told in the
/// first; compares them with resampled ones.
fn compare(dusk: Dusk, eye: Eye, line: &[Act]) -> usize {
    let content = Arc::new(Content::default());
    let start = Position::start(&dusk, &content, &mut Cx::deaf()).expect("the set-up is playable");
    let mut worlds = vec![World { position: start, share: 1.0 }];
    for act in line {
        let mut told: Option<Vec<Told<Event>>> = None;
        let mut next = Vec::new();
        for world in &worlds {
            for (mv, share) in branches(&content, world, act) {
                let mut position = world.position.clone();
                let mut heard = Vec::new();
                if position.apply(&content, &mv, &mut Cx::writing(&mut heard)).is_err() {
                    continue;
                }
                heard.retain(|told| told.to.seen_by(eye));
                // The first world is the true one: the others are kept if they sound the same.
                if *told.get_or_insert_with(|| heard.clone()) == heard {
                    next.push(World { position, share: world.share * share });
                }
            }
        }
        worlds = next;
    }
    let all: f64 = worlds.iter().map(|world| world.share).sum();
    let mut exact: BTreeMap<String, f64> = BTreeMap::new();
    for world in &worlds {
        *exact.entry(seen_by_all(&world.position, &content)).or_default() += world.share / all;
    }
    hold(&content, &worlds[0].position, eye, &exact);
    exact.len()
}

fn branches(content: &Content, world: &World, act: &Act) -> Vec<(Move<Seance>, f64)> {
    match act {
        Act::Open(mv) => vec![(mv.clone(), 1.0)],
        Act::Secret(seat, count) => {
            let mut q = Offer::new();
            world.position.offer(content, *seat, &mut q);
            let answers: Vec<_> = q.answers(100).into_iter().filter(|what| what.len() == *count).collect();
            let share = 1.0 / answers.len() as f64;
            answers.into_iter().map(|what| (Move::Say { seat: *seat, what }, share)).collect()
        }
        Act::Roll => {
            let mut odds = Odds::new();
            world.position.odds(content, &mut odds);
            let share = |weight: u64| weight as f64 / odds.total() as f64;
            odds.faces().iter().map(|&(value, weight)| (Move::Roll(value), share(weight))).collect()
        }
    }
}

fn seen_by_all(position: &Position<Seance>, content: &Content) -> String {
    let seen = position.view(content, Seats::first(position.game().seats()));
    format!("{:?} {:?}", seen.hands, seen.deck)
}

/// Draws as many worlds as it takes and compares how often each comes: the sum of squared distances, each in
/// its own spread, has a mean of the number of worlds less one; we allow six of its standard deviations.
fn hold(content: &Content, position: &Position<Seance>, eye: Eye, exact: &BTreeMap<String, f64>) {
    let draws = 40 * exact.len().max(50);
    let mut dice = Pcg64::new(7, 11);
    let mut drawn: BTreeMap<String, usize> = BTreeMap::new();
    let mut world = position.clone();
    for _ in 0..draws {
        world.clone_from(position);
        world.resample(content, eye, &mut dice, &mut Offer::new());
        *drawn.entry(seen_by_all(&world, content)).or_default() += 1;
    }
    for world in drawn.keys() {
        assert!(exact.contains_key(world), "an impossible world: {world}");
    }
    let distance: f64 = exact
        .iter()
        .map(|(world, share)| {
            let expected = share * draws as f64;
            (drawn.get(world).copied().unwrap_or(0) as f64 - expected).powi(2) / expected
        })
        .sum();
    let free = (exact.len() - 1) as f64;
    let bound = free + 6.0 * (2.0 * free.max(1.0)).sqrt() + 10.0;
    assert!(distance < bound, "{} worlds, distance {distance}, bound {bound}", exact.len());
}

/// Six cards, two guests, two cards each: two in the deck.
const SMALL: Dusk = Dusk { seats: 2, cards: 6, hand: 2, candles: 3, hours: 9 };

fn lead(seat: u8) -> Vec<Act> {
    let by = |s: u8| Choice::Lean(u8::from(s == seat));
    vec![Act::Open(say(0, &[by(0)])), Act::Open(say(1, &[by(1)]))]
}

fn open(seat: u8, choice: Choice) -> Act {
    Act::Open(say(seat, &[choice]))
}

fn deal(each: usize) -> Vec<Act> {
    (0..2 * each).map(|_| Act::Roll).collect()
}
