//! Resampling against brute force: enumerates every world consistent with the events a viewer saw.

use std::collections::BTreeMap;

use engine::{Card, Cx, EventRecord, Game, Move, Odds, Offer, Position, Seat, Seats, Viewer};
use rand_pcg::Pcg64;

use crate::game::{Choice, Content, Dusk, Event, Face, Fault, Seance, nth, say};

/// One step in a line of play.
enum Act {
    /// A fixed move.
    Open(Move<Seance>),
    /// An answer of this many choices that other seats do not see.
    Secret(Seat, usize),
    /// A roll that other seats may not see.
    Roll,
}

/// A world under construction, with its probability.
#[derive(Clone)]
struct World {
    position: Position<Seance>,
    share: f64,
}

/// Plays the line in all worlds at once, keeping those in which the viewer sees the same events as in the first, and
/// compares them with resampled ones.
fn compare(dusk: Dusk, viewer: Viewer, line: &[Act]) -> usize {
    compare_with(Content::default(), dusk, viewer, line)
}

fn compare_with(content: Content, dusk: Dusk, viewer: Viewer, line: &[Act]) -> usize {
    let start = Position::start(&dusk, &mut Cx::silent(&content)).expect("the set-up is playable");
    let mut worlds = vec![World { position: start, share: 1.0 }];
    for act in line {
        let mut events: Option<Vec<EventRecord<Event>>> = None;
        let mut next = Vec::new();
        for world in &worlds {
            for (mv, share) in branches(&content, world, act) {
                let mut position = world.position.clone();
                let mut heard = Vec::new();
                if position.apply(&mv, &mut Cx::recording(&content, &mut heard)).is_err() {
                    continue;
                }
                heard.retain(|event| event.to.seen_by(viewer));
                // The first world is the actual one; the others are kept if the viewer sees the same events.
                if *events.get_or_insert_with(|| heard.clone()) == heard {
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
    hold(&content, &worlds[0].position, viewer, &exact);
    exact.len()
}

fn branches(content: &Content, world: &World, act: &Act) -> Vec<(Move<Seance>, f64)> {
    let mut odds = Odds::new();
    world.position.odds(content, &mut odds);
    let roll = |&(value, weight): &(u32, u64)| (Move::Roll(value), weight as f64 / odds.total() as f64);
    match act {
        Act::Roll => odds.faces().iter().map(roll).collect(),
        Act::Open(Move::Roll(open)) => {
            odds.faces().iter().filter(|(value, _)| value == open).map(roll).collect()
        }
        Act::Open(mv) => vec![(mv.clone(), 1.0)],
        Act::Secret(seat, count) => {
            let mut q = Offer::new();
            if !world.position.offer(content, *seat, &mut q) {
                return Vec::new();
            }
            let answers: Vec<_> = q.answers(100).into_iter().filter(|what| what.len() == *count).collect();
            let share = 1.0 / answers.len() as f64;
            answers.into_iter().map(|what| (Move::Say { seat: *seat, what }, share)).collect()
        }
    }
}

fn seen_by_all(position: &Position<Seance>, content: &Content) -> String {
    let seen = position.view(content, Seats::first(position.game().seats()));
    format!("{:?} {:?}", seen.hands, seen.deck)
}

/// Resamples many worlds and compares their frequencies with the exact probabilities by a chi-squared test: its mean is
/// the number of worlds minus one, and six of its standard deviations are allowed.
fn hold(content: &Content, position: &Position<Seance>, viewer: Viewer, exact: &BTreeMap<String, f64>) {
    let draws = 40 * exact.len().max(50);
    let mut dice = Pcg64::new(7, 11);
    let mut drawn: BTreeMap<String, usize> = BTreeMap::new();
    let mut world = position.clone();
    for _ in 0..draws {
        world.clone_from(position);
        world.resample(content, viewer, &mut dice, &mut Offer::new());
        *drawn.entry(seen_by_all(&world, content)).or_default() += 1;
    }
    for world in drawn.keys() {
        assert!(exact.contains_key(world), "an impossible world: {world}");
    }
    let distance: f64 = exact
        .iter()
        .map(|(world, share)| {
            let expected = share * draws as f64;
            let off = drawn.get(world).copied().unwrap_or(0) as f64 - expected;
            off * off / expected
        })
        .sum();
    let free = (exact.len() - 1) as f64;
    let bound = free + 6.0 * (2.0 * free.max(1.0)).sqrt() + 10.0;
    assert!(distance < bound, "{} worlds, distance {distance}, bound {bound}", exact.len());
}

/// Six cards, two players, two cards each, two left in the deck.
const SMALL: Dusk = Dusk { seats: 2, cards: 6, hand: 2, candles: 3, hours: 9 };

fn lead(seat: u8) -> Vec<Act> {
    let by = |s: u8| Choice::Lean(u8::from(s == seat));
    vec![Act::Open(say(0, &[by(0)])), Act::Open(say(1, &[by(1)]))]
}

fn open(seat: u8, choice: Choice) -> Act {
    Act::Open(say(seat, &[choice]))
}

/// Deals these cards to the first player and as many unseen ones to the second.
fn deal(mine: &[Card]) -> Vec<Act> {
    mine.iter().flat_map(|card| [Act::Open(Move::Roll(card.0.into())), Act::Roll]).collect()
}

fn knock() -> Act {
    Act::Open(Move::Roll(6))
}

fn rolls(count: usize) -> Vec<Act> {
    (0..count).map(|_| Act::Roll).collect()
}

/// Concatenates the parts of a line of play.
fn line(parts: Vec<Vec<Act>>) -> Vec<Act> {
    parts.into_iter().flatten().collect()
}

/// The viewer whose worlds are enumerated: the first player.
fn me() -> Viewer {
    Seats::only(Seat(0))
}

#[test]
fn a_draw_from_the_bottom() {
    let drawn = vec![open(1, Choice::DrawBelow), Act::Roll, open(1, Choice::Draw), Act::Roll];
    let worlds = compare(
        Dusk { cards: 7, ..SMALL },
        me(),
        &line(vec![deal(&[nth(Face::Ghost, 0), nth(Face::Salt, 0)]), lead(1), drawn]),
    );
    assert_eq!(worlds, 5 * 4 * 3 * 2);
}

#[test]
#[should_panic(expected = "distance")]
fn a_resample_that_changes_nothing_is_not_exact() {
    let content = Content { fault: Some(Fault::FrozenResample), ..Content::default() };
    let hands = deal(&[nth(Face::Ghost, 0), nth(Face::Salt, 0)]);
    compare_with(content, SMALL, me(), &hands);
}

#[test]
#[should_panic(expected = "an impossible world")]
fn a_resample_that_redraws_a_known_card_is_not_exact() {
    let content = Content { fault: Some(Fault::RedrawsKnown), ..Content::default() };
    let hands = deal(&[nth(Face::Ghost, 0), nth(Face::Salt, 0)]);
    compare_with(content, SMALL, me(), &hands);
}

#[test]
fn a_search_and_a_shuffle() {
    let planchette = nth(Face::Planchette, 0);
    let search = line(vec![vec![open(1, Choice::Play(planchette))], rolls(5), vec![Act::Secret(Seat(1), 1)]]);
    // The searcher knows which cards are in the deck, but not their order, and draws one.
    let drawn = vec![open(1, Choice::Draw), Act::Roll];
    compare(
        Dusk { cards: 9, ..SMALL },
        me(),
        &line(vec![deal(&[nth(Face::Ghost, 0), nth(Face::Salt, 0)]), lead(1), search, drawn]),
    );
}

#[test]
fn two_blind_mixes_into_the_top_three() {
    let dusk = Dusk { cards: 9, hand: 3, ..SMALL };
    let veil = |n, hidden| vec![open(1, Choice::Play(nth(Face::Veil, n))), Act::Secret(Seat(1), hidden)];
    let drawn = vec![knock()];
    let again = vec![open(1, Choice::Draw), Act::Roll, open(1, Choice::DrawBelow), Act::Roll];
    let parts = vec![
        deal(&[nth(Face::Ghost, 0), nth(Face::Salt, 0), nth(Face::Ear, 0)]),
        lead(1),
        veil(0, 1),
        veil(1, 0),
        drawn,
        lead(1),
        again,
    ];
    compare(dusk, me(), &line(parts));
}

#[test]
fn my_own_card_hidden_in_a_blind_mix_and_drawn_by_somebody() {
    let hide =
        vec![open(0, Choice::Play(nth(Face::Veil, 0))), Act::Secret(Seat(0), 1), open(0, Choice::Pass)];
    let drawn =
        vec![knock(), open(1, Choice::Lean(1)), open(0, Choice::Lean(0)), open(1, Choice::Draw), Act::Roll];
    compare(
        Dusk { cards: 8, ..SMALL },
        me(),
        &line(vec![deal(&[nth(Face::Veil, 0), nth(Face::Salt, 0)]), lead(0), hide, drawn]),
    );
}

#[test]
fn a_private_look_that_is_stirred() {
    let heard = vec![open(0, Choice::Play(nth(Face::Ear, 0))), Act::Roll, Act::Roll, Act::Roll];
    let stirred = vec![open(0, Choice::Stir), open(0, Choice::Pass), knock()];
    let drawn = vec![open(1, Choice::Draw), Act::Roll, open(1, Choice::DrawBelow), Act::Roll];
    let dusk = Dusk { cards: 8, ..SMALL };
    compare(
        dusk,
        me(),
        &line(vec![deal(&[nth(Face::Ear, 0), nth(Face::Salt, 0)]), lead(0), heard, stirred, lead(1), drawn]),
    );
}

#[test]
fn a_private_look_seen_by_the_one_who_did_not_look() {
    let heard = vec![open(1, Choice::Play(nth(Face::Ear, 0))), Act::Roll, Act::Roll, Act::Roll];
    let stirred = vec![open(1, Choice::Stir), open(1, Choice::Draw), Act::Roll];
    compare(
        Dusk { cards: 8, ..SMALL },
        me(),
        &line(vec![deal(&[nth(Face::Ghost, 0), nth(Face::Salt, 0)]), lead(1), heard, stirred]),
    );
}

#[test]
fn hands_held_across_a_reshuffle() {
    let ghost = |n| vec![open(0, Choice::Haunt(nth(Face::Ghost, n), Seat(1))), open(1, Choice::Pass)];
    let emptied = vec![open(1, Choice::Draw), Act::Roll, open(1, Choice::Draw), Act::Roll, knock()];
    let reshuffled = vec![open(1, Choice::Draw), Act::Roll];
    let parts = vec![
        deal(&[nth(Face::Ghost, 0), nth(Face::Ghost, 1)]),
        lead(0),
        ghost(0),
        ghost(1),
        vec![knock()],
        lead(1),
        emptied,
        lead(1),
        reshuffled,
    ];
    let line = line(parts);
    compare(Dusk { candles: 4, ..SMALL }, me(), &line);
    compare(Dusk { candles: 4, ..SMALL }, Viewer::NONE, &line);
}
