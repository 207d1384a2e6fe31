//! Tests that bots play whole games, decide reproducibly, and use no more than their seat knows.

use std::time::Duration;

use bots::{Bot, BotKind, Budget, Greedy, Playout, Random, Tally};
use engine::{Cx, Move, Offer, Position, Seat, Table, Viewer, Wait};
use final_hour::{Choice, Content, End, FinalHour, Setup, content::Difficulty};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;

fn start(content: &Content, investigators: &[&str], solo: bool) -> Position<FinalHour> {
    let setup = Setup {
        investigators: investigators.iter().map(|name| name.to_string()).collect(),
        ancient_one: "cthulhu".into(),
        difficulty: Difficulty::Easy,
        lead: 1,
        solo,
    };
    Position::start(&setup, &mut Cx::silent(content)).expect("the set-up is playable")
}

fn table_of(kind: BotKind, seats: usize) -> Vec<Box<dyn Bot<FinalHour>>> {
    (0..seats).map(|_| kind.bot()).collect()
}

fn play(content: &Content, start: Position<FinalHour>, kind: BotKind, seed: u64) -> (End, Tally) {
    let mut bots = table_of(kind, 4);
    Playout::new(start)
        .play(content, &mut bots, &mut Pcg64::seed_from_u64(seed))
        .expect("no rule contradicts itself")
}

const THREE: &[&str] = &["jenny-barnes", "lily-chen", "rita-young"];
const TWO: &[&str] = &["ashcan-pete", "tommy-muldoon"];

#[test]
fn the_same_seed_plays_the_same_game() {
    let content = Content::load();
    for kind in [BotKind::Random, BotKind::Greedy, BotKind::Search(Budget::Walks(20))] {
        let game = |seed| play(&content, start(&content, THREE, false), kind, seed);
        assert_eq!(game(7), game(7), "{kind}");
        assert_ne!((game(1), game(2)), (game(3), game(4)), "{kind}: other seeds play other games");
    }
}

#[test]
fn a_playout_starts_afresh_every_time() {
    let content = Content::load();
    let mut playout = Playout::new(start(&content, TWO, true));
    let mut bots = table_of(BotKind::Random, 1);
    let mut game = |seed| {
        playout
            .play(&content, &mut bots, &mut Pcg64::seed_from_u64(seed))
            .expect("no rule contradicts itself")
    };
    let first = game(5);
    game(6);
    assert_eq!(game(5), first);
    assert!(first.1.decisions > 0 && first.1.moves >= first.1.decisions + first.1.rolls);
}

#[test]
fn thinking_wins_more_often_than_not_thinking() {
    let content = Content::load();
    let wins = |kind| {
        (0..12)
            .filter(|&seed| play(&content, start(&content, THREE, false), kind, seed).0 == End::Won)
            .count()
    };
    let (greedy, random) = (wins(BotKind::Greedy), wins(BotKind::Random));
    assert!(greedy > random, "greedy won {greedy} of 12, random {random}");
}

/// Plays at random for this many decisions and returns the position.
fn after(content: &Content, decisions: u64, seed: u64) -> Position<FinalHour> {
    let mut playout = Playout::new(start(content, THREE, false));
    let mut dice = Pcg64::seed_from_u64(seed);
    let mut offer = Offer::new();
    loop {
        let now = playout.now();
        let seat = now.asked().iter().next();
        let pending = seat.is_some_and(|seat| now.offer(content, seat, &mut offer) && offer.is_decision());
        if now.end().is_some() || pending && playout.tally().decisions >= decisions {
            return now.clone();
        }
        playout
            .advance(content, &mut dice, |position, seat, offer, dice| {
                Random.choose(position, content, seat, offer, dice)
            })
            .expect("no rule contradicts itself");
    }
}

#[test]
fn greedy_knows_no_more_than_its_seat() {
    let content = Content::load();
    let mut tried = 0;
    for seed in 0..40 {
        let position = after(&content, seed, seed);
        let Some(seat) = position.asked().iter().next() else { continue };
        let mut other = position.clone();
        other.resample(
            &content,
            Viewer::only(seat),
            &mut Pcg64::seed_from_u64(seed + 1000),
            &mut Offer::new(),
        );
        let think = |position: &Position<FinalHour>| {
            Greedy::with_worlds(3).think(position, &content, seat, &mut Pcg64::seed_from_u64(1))
        };
        assert_eq!(think(&position), think(&other), "seed {seed}");
        tried += usize::from(position != other);
    }
    assert!(tried > 10, "only {tried} positions hid anything");
}

#[test]
fn a_thought_lists_what_was_weighed_best_first() {
    let content = Content::load();
    let position = after(&content, 1, 3);
    let seat = position.asked().iter().next().expect("the game has just begun");
    let mut dice = Pcg64::seed_from_u64(1);
    let thought = Greedy::with_worlds(2).think(&position, &content, seat, &mut dice).expect("it is asked");
    assert_eq!(thought.worlds, 2);
    assert_eq!(thought.considered.first().map(|best| &best.mv), Some(&thought.mv));
    assert!(thought.considered.is_sorted_by(|a, b| a.value >= b.value));
    assert!(thought.considered.iter().all(|each| (0.0..=1.0).contains(&each.value)));
    assert!((thought.considered.iter().map(|each| each.share).sum::<f64>() - 1.0).abs() < 1e-9);
    let other = Bot::<FinalHour>::think(&mut Random, &position, &content, Seat(3), &mut dice);
    assert_eq!(other, None, "nobody sits there to be asked");
}

#[test]
fn greedy_keeps_an_item_that_changes_nothing() {
    // The last round, with no monster to attack and only the ritual left.
    let text = "at = 'resolve'
        gates = { tesseract = { tokens = 4 }, heptagram = { tokens = 3 }, trinity = { tokens = 3 } }
        monsters = {}
        played = ['1 socialite', '2 make-a-fuss', '3 soiree', '4 chicago-typewriter']
        resolved = 3
        michael-mcglen.items = ['shotgun']";
    let content = std::sync::Arc::new(Content::load());
    let mut table = Table::<FinalHour>::laid_out(content.clone(), text).expect("a table");
    let mut dice = Pcg64::seed_from_u64(1);
    while table.now().wait() == Wait::Roll {
        table.roll(&mut dice).expect("a roll");
    }
    let michael = Seat(1);
    table.play(Move::Say { seat: michael, what: [Choice::Stop].into_iter().collect() }).expect("he can stay");
    let thought = Greedy::new().think(table.now(), &content, michael, &mut dice).expect("he is asked");
    let [best, other] = &thought.considered[..] else { panic!("{thought:?}") };
    assert_eq!(best.value, other.value, "it makes no difference");
    assert_eq!(thought.answer(), [Choice::Stop]);
}

#[test]
fn bots_are_called_by_name() {
    assert_eq!("greedy".parse(), Ok(BotKind::Greedy));
    assert_eq!("search:300".parse(), Ok(BotKind::Search(Budget::Walks(300))));
    assert_eq!("search:5s".parse(), Ok(BotKind::Search(Budget::Time(Duration::from_secs(5)))));
    for name in ["random", "greedy", "search:2000", "search:7s"] {
        assert_eq!(name.parse::<BotKind>().map(|kind| kind.to_string()), Ok(name.to_string()));
    }
    for nobody in ["clever", "search:", "search:0", "search:-1", "search:many", "search:s", "greedy:3"] {
        assert!(nobody.parse::<BotKind>().is_err(), "{nobody}");
    }
    let unknown = "clever".parse::<BotKind>().expect_err("nobody is called that").to_string();
    assert!(
        unknown.starts_with("there is no bot \"clever\"; there are random, greedy, search;"),
        "{unknown}"
    );
}
