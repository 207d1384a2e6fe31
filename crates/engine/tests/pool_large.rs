//! Pools of more than 64 cards. There are too many worlds of 96 cards to enumerate, so this model tracks only two
//! marked cards and enumerates their places exactly; all other cards are interchangeable.

use engine::End::Top;
use engine::{Card, Dice, Odds, Pool, Seat, Seats};
use std::collections::BTreeMap;

const DECK: usize = 0;
/// A card of the first shuffle, and the one put on top later.
const MARKED: [u8; 2] = [70, 95];

/// The probability of each pair of places of the marked cards.
type Places = BTreeMap<[usize; 2], f64>;

/// Mixes the top `k`: each marked card among them moves to any of these places, both to different ones.
fn mix(places: &Places, k: usize) -> Places {
    let mut mixed = Places::new();
    for (&[a, b], &p) in places {
        let to = |at: usize| if at < k { 0..k } else { at..at + 1 };
        let ways: Vec<_> = to(a).flat_map(|a| to(b).map(move |b| [a, b])).filter(|[a, b]| a != b).collect();
        ways.iter().for_each(|&way| *mixed.entry(way).or_default() += p / ways.len() as f64);
    }
    mixed
}

/// Keeps the worlds that satisfy the condition, renormalized.
fn given(places: &Places, holds: impl Fn([usize; 2]) -> bool) -> Places {
    let sum: f64 = places.iter().filter(|way| holds(*way.0)).map(|way| way.1).sum();
    places.iter().filter(|way| holds(*way.0)).map(|(&way, p)| (way, p / sum)).collect()
}

/// Asserts that the pool agrees with the model on every place; all unmarked cards are interchangeable.
fn agrees(pool: &Pool<96, 1>, places: &Places, what: &str) {
    let others = (0..96).filter(|&card| !pool.is_open(Card(card)) && !MARKED.contains(&card)).count() as f64;
    for at in 0..pool.len(DECK) {
        let mut odds = Odds::new();
        pool.odds_or_card(DECK, at, &mut odds);
        let faces: BTreeMap<u32, u64> = odds.faces().into_iter().collect();
        let marked = MARKED.map(|card| {
            let which = usize::from(card == MARKED[1]);
            places.iter().filter(|(way, _)| way[which] == at).map(|(_, p)| p).sum::<f64>()
        });
        for card in (0..96).filter(|&card| !pool.is_open(Card(card))) {
            let right = match MARKED.iter().position(|&marked| marked == card) {
                Some(which) => marked[which],
                None => (1.0 - marked[0] - marked[1]) / others,
            };
            let found = *faces.get(&u32::from(card)).unwrap_or(&0) as f64 / odds.total() as f64;
            assert!((found - right).abs() < 1e-9, "card {card} at {at}: {found}, not {right}, {what}");
        }
    }
}

/// A shuffled deck of 95 cards; card 95 is still open.
fn deck() -> (Pool<96, 1>, Places) {
    let mut pool = Pool::new();
    (0..95).for_each(|card| pool.put(Card(card), DECK, Top, Seats::ALL));
    pool.shuffle(DECK);
    let places = (0..95).map(|at| ([at + 1, 0], 1.0 / 95.0)).collect();
    pool.put(Card(95), DECK, Top, Seats::ALL);
    (pool, places)
}

#[test]
fn a_pool_of_96_cards_agrees_with_brute_force() {
    let (mut pool, mut places) = deck();
    agrees(&pool, &places, "shuffled, one card put on top");
    pool.mix(DECK, Top, 10);
    places = mix(&places, 10);
    agrees(&pool, &places, "ten mixed");

    pool.see(DECK, 3, Card(70), Seats::only(Seat(0)));
    places = given(&places, |[a, _]| a == 3);
    agrees(&pool, &places, "one card seen among them");
    pool.mix(DECK, Top, 20);
    places = mix(&places, 20);
    agrees(&pool, &places, "twenty mixed");

    pool.see(DECK, 5, Card(2), Seats::ALL);
    pool.take(DECK, 5);
    places = given(&places, |way| !way.contains(&5));
    places = places.iter().map(|(way, &p)| (way.map(|at| at - usize::from(at > 5)), p)).collect();
    agrees(&pool, &places, "a card drawn");
    pool.mix(DECK, Top, 12);
    agrees(&pool, &mix(&places, 12), "twelve mixed");
    let json = serde_json::to_string(&pool).unwrap();
    assert_eq!(pool, serde_json::from_str(&json).unwrap());
}

/// Dice that count up, so that every outcome of a draw occurs.
struct Counting(u64);

impl Dice for Counting {
    fn below(&mut self, n: u64) -> u64 {
        self.0 += 1;
        self.0 % n
    }
}

#[test]
fn a_pool_of_128_cards_is_drawn_to_its_end() {
    let mut pool = Pool::<128, 2>::new();
    (0..128).for_each(|card| pool.put(Card(card), DECK, Top, Seats::ALL));
    pool.shuffle(DECK);
    let mut odds = Odds::new();
    pool.odds(DECK, 127, &mut odds);
    assert_eq!(odds.faces(), (0..128).map(|card| (card, 1)).collect::<Vec<_>>());
    assert_eq!(pool.certain_cards(DECK, Seats::NONE), u128::MAX);

    let mut dice = Counting(0);
    let draw = |pool: &mut Pool<128, 2>, dice: &mut Counting, who: Seats| {
        let mut odds = Odds::new();
        pool.odds_or_card(DECK, 0, &mut odds);
        let card = Card(odds.draw(dice).expect("a card lies there") as u8);
        pool.see(DECK, 0, card, who);
        card
    };
    // The first half goes into a hand, some of it back into the deck; other viewers resample all of it.
    for _ in 0..64 {
        draw(&mut pool, &mut dice, Seats::only(Seat(0)));
        pool.slide(DECK, 0, 1, Top);
    }
    (0..5).for_each(|_| pool.slide(1, 0, DECK, Top));
    pool.mix(DECK, Top, 30);
    pool.check().unwrap();
    let mut held = [false; 128];
    for _ in 0..200 {
        let mut world = pool.clone();
        world.resample(Seats::only(Seat(1)), &mut dice);
        world.check().unwrap();
        (0..59).for_each(|at| held[world.card(1, at).expect("the holder knows it").index()] = true);
        let mut own = pool.clone();
        own.resample(Seats::only(Seat(0)), &mut dice);
        assert!((0..59).all(|at| own.card(1, at) == pool.card(1, at)), "the holder is sure of the hand");
    }
    assert_eq!(held, [true; 128], "every card can be in the hand");

    let mut drawn = 0u128;
    while !pool.is_empty(DECK) {
        let card = draw(&mut pool, &mut dice, Seats::ALL);
        assert_eq!(pool.take(DECK, 0), card);
        drawn |= 1 << card.0;
    }
    let hand = (0..59).fold(0u128, |set, at| set | 1 << pool.card(1, at).unwrap().0);
    assert_eq!((drawn & hand, drawn | hand), (0, u128::MAX));
}
