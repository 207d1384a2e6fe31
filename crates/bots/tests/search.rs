//! Tests that the search looks ahead, gives the same result on any number of threads, and uses no more than its seat
//! knows.

#[path = "../../engine/tests/toy/mod.rs"]
mod toy;

use bots::{Bot, Budget, Greedy, Playout, Random, Search, Thought};
use cthulhu_duel::{Duel, End as Fate};
use engine::{Answer, Cx, Evaluate, Game, Move, Offer, Position, Seat, Table, Viewer};
use final_hour::content::Difficulty;
use final_hour::{Content, FinalHour};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;
use toy::{Choice, Wick};

fn search<G: Evaluate>(walks: u32) -> Search<G> {
    Search::new(Budget::Walks(walks))
}

fn duel(content: &cthulhu_duel::Content) -> Position<Duel> {
    let factions = ["great-cthulhu", "black-goat"].map(String::from);
    Position::start(&cthulhu_duel::Setup { factions }, &mut Cx::silent(content))
        .expect("the set-up is playable")
}

fn final_hour(content: &Content) -> Position<FinalHour> {
    let setup = final_hour::Setup {
        investigators: ["jenny-barnes", "lily-chen", "rita-young"].map(String::from).to_vec(),
        ancient_one: "cthulhu".into(),
        difficulty: Difficulty::Easy,
        lead: 1,
        solo: false,
    };
    Position::start(&setup, &mut Cx::silent(content)).expect("the set-up is playable")
}

/// Plays at random until this many decisions are made and another one is due.
fn after<G: Game>(content: &G::Content, start: &Position<G>, decisions: u64, seed: u64) -> Position<G> {
    let mut playout = Playout::new(start.clone());
    let mut dice = Pcg64::seed_from_u64(seed);
    let mut offer = Offer::new();
    loop {
        let now = playout.now();
        let seat = now.asked().iter().next();
        let due = seat.is_some_and(|seat| now.offer(content, seat, &mut offer) && offer.is_decision());
        if now.end().is_some() || due && playout.tally().decisions >= decisions {
            return now.clone();
        }
        let random =
            |p: &_, seat, q: &_, dice: &mut dyn engine::Dice| Random.choose(p, content, seat, q, dice);
        playout.advance(content, &mut dice, random).expect("no rule contradicts itself");
    }
}

/// Asserts that the decision is the same in worlds that differ only in what the seat cannot know; returns how many
/// differed.
fn sees_nothing_hidden<G: Evaluate>(
    content: &G::Content,
    start: &Position<G>,
    games: u64,
    every: u64,
) -> usize {
    let mut differed = 0;
    for seed in 0..games {
        let position = after(content, start, seed * every, seed);
        let Some(seat) = position.asked().iter().next() else { continue };
        let mut other = position.clone();
        other.resample(
            content,
            Viewer::only(seat),
            &mut Pcg64::seed_from_u64(seed + 1000),
            &mut Offer::new(),
        );
        let think = |position| search(40).think(position, content, seat, &mut Pcg64::seed_from_u64(1));
        assert_eq!(think(&position), think(&other), "seed {seed}");
        differed += usize::from(position != other);
    }
    differed
}

#[test]
fn it_knows_no_more_than_its_seat() {
    let content = Content::load();
    let differed = sees_nothing_hidden(&content, &final_hour(&content), 20, 2);
    assert!(differed > 10, "only {differed} positions hid anything");
    let content = cthulhu_duel::Content::standard();
    let differed = sees_nothing_hidden(&content, &duel(&content), 150, 1);
    assert!(differed > 3, "only {differed} positions hid anything");
}

#[test]
fn it_thinks_the_same_on_any_number_of_threads() {
    let content = cthulhu_duel::Content::standard();
    let position = after(&content, &duel(&content), 9, 4);
    let seat = position.asked().iter().next().expect("a decision is due");
    let think = |threads, walks, seed| {
        let mut bot = search(walks).on_threads(threads);
        bot.think(&position, &content, seat, &mut Pcg64::seed_from_u64(seed)).expect("it is asked")
    };
    let one = think(1, 301, 5);
    assert_eq!(one, think(2, 301, 5));
    assert_eq!(one, think(7, 301, 5));
    assert_eq!(one.worlds, 301);
    assert_ne!(one.considered, think(1, 301, 6).considered, "other dice, other walks");
}

#[test]
fn a_bot_used_before_thinks_as_a_new_one() {
    let content = cthulhu_duel::Content::standard();
    let start = duel(&content);
    let positions = [3, 20].map(|decisions| after(&content, &start, decisions, 1));
    let mut used = search(100);
    let think = |bot: &mut Search<Duel>, position: &Position<Duel>| {
        let seat = position.asked().iter().next().expect("a decision is due");
        bot.think(position, &content, seat, &mut Pcg64::seed_from_u64(1))
    };
    think(&mut used, &positions[0]);
    assert_eq!(think(&mut used, &positions[1]), think(&mut search(100), &positions[1]));
}

#[test]
fn it_says_why() {
    let content = cthulhu_duel::Content::standard();
    let position = after(&content, &duel(&content), 5, 3);
    let seat = position.asked().iter().next().expect("a decision is due");
    let mut dice = Pcg64::seed_from_u64(1);
    let thought = search(200).think(&position, &content, seat, &mut dice).expect("it is asked");
    assert_eq!(thought.considered.first().map(|best| &best.mv), Some(&thought.mv));
    assert!(thought.considered.is_sorted_by(|a, b| a.share >= b.share), "what was tried most comes first");
    assert!((thought.considered.iter().map(|each| each.share).sum::<f64>() - 1.0).abs() < 1e-9);
    assert!(thought.considered.iter().all(|each| (0.0..=1.0).contains(&each.value)));
}

/// Ada has just lit another candle; Bert may puff.
fn lit(text: &str) -> Position<Wick> {
    let mut table = Table::<Wick>::laid_out(().into(), text).expect("a table");
    let light = Answer::<Wick>::from_slice(&[Choice::Light]);
    table.play(Move::Say { seat: Seat(0), what: light }).expect("a candle can be lit");
    table.play(Move::Roll(2)).expect("it catches");
    table.now().clone()
}

fn wick(text: &str, seat: Seat) -> Thought<Wick> {
    let mut dice = Pcg64::seed_from_u64(1);
    search(600).think(&lit(text), &(), seat, &mut dice).expect("there is something to say")
}

#[test]
fn it_takes_a_win_and_steps_in_before_a_loss() {
    assert_eq!(wick("candles = [4, 0]", Seat(0)).answer(), [Choice::Leave], "the fifth candle wins");
    let stops = wick("candles = [4, 1]", Seat(1));
    assert_eq!(stops.mv, Some(Move::Anytime { seat: Seat(1), what: Choice::Puff }), "Ada is about to win");
    let leaves = wick("candles = [0, 4]", Seat(1));
    assert_eq!(leaves.mv, None, "a candle given up for one");
}

#[test]
fn with_one_answer_left_it_still_sees_what_stands_open() {
    let content = std::sync::Arc::new(cthulhu_duel::Content::standard());
    let text = "at = 'doom black-goat'
        great-cthulhu.doom = 29
        black-goat = { power = 0, doom = 27, signs = [3] }";
    let table = Table::<Duel>::laid_out(content.clone(), text).expect("a table");
    let mut offer = Offer::new();
    table.now().offer(&content, Seat(1), &mut offer);
    assert!(!offer.is_decision() && !offer.anytime().is_empty());
    let mut dice = Pcg64::seed_from_u64(1);
    let thought = search(800).think(table.now(), &content, Seat(1), &mut dice).expect("it is asked");
    let wins = Move::Anytime { seat: Seat(1), what: cthulhu_duel::Choice::Reveal(3) };
    assert_eq!(thought.mv, Some(wins), "thirty, and the phase ends");
}

#[test]
fn an_answer_of_several_choices_is_one_that_is_offered() {
    // Three cards out of four for the ritual.
    let text = "at = 'end-of-round'
        monsters = {}
        jenny-barnes.hand = [3, 8, 6, 2]
        michael-mcglen.hand = [13, 4, 7, 1]";
    let content = std::sync::Arc::new(Content::load());
    let mut table = Table::<FinalHour>::laid_out(content.clone(), text).expect("a table");
    for seat in [Seat(0), Seat(1)] {
        let what = [final_hour::Choice::Attempt].into_iter().collect();
        table.play(Move::Say { seat, what }).expect("a vote");
    }
    let seat = table.now().asked().iter().next().expect("cards are laid down");
    let mut offer = Offer::new();
    table.now().offer(&content, seat, &mut offer);
    assert!(matches!(offer.pick(), engine::Pick::Some { .. }));
    let mut dice = Pcg64::seed_from_u64(1);
    let thought = search(200).think(table.now(), &content, seat, &mut dice).expect("it is asked");
    assert!(offer.accepts(thought.answer()));
    assert!(thought.considered.iter().all(|each| match &each.mv {
        Some(Move::Say { what, .. }) => offer.accepts(what),
        _ => false,
    }));
    assert_eq!(thought.considered.len(), 4, "it weighs whole answers");
}

#[test]
fn looking_ahead_beats_greed() {
    let content = cthulhu_duel::Content::standard();
    let mut playout = Playout::new(duel(&content));
    let mut won = 0;
    for game in 0..6 {
        let mut bots: Vec<Box<dyn Bot<Duel>>> = vec![Box::new(search(300)), Box::new(Greedy::with_worlds(4))];
        let seat = Seat(game % 2);
        if seat == Seat(1) {
            bots.reverse();
        }
        let mut dice = Pcg64::seed_from_u64(game.into());
        let (end, _) = playout.play(&content, &mut bots, &mut dice).expect("no rule contradicts itself");
        won += usize::from(end == Fate::Won(seat));
    }
    assert!(won >= 4, "the search won {won} of 6");
}
