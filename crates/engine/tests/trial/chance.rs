//! Expected random draws: the same seed gives the same game on every machine.

use engine::{Dice, Odds, shuffle};
use rand_pcg::rand_core::SeedableRng;
use rand_pcg::{Pcg32, Pcg64};

fn draws(dice: &mut dyn Dice, n: u64) -> Vec<u64> {
    (0..12).map(|_| dice.below(n)).collect()
}

#[test]
fn draws_below_a_number() {
    assert_eq!(draws(&mut Pcg64::seed_from_u64(1), 6), [5, 0, 0, 5, 5, 2, 1, 2, 3, 3, 0, 5]);
    assert_eq!(
        draws(&mut Pcg64::seed_from_u64(1), 1 << 40),
        [
            923450853412,
            19020094346,
            125236254793,
            1080837391788,
            976800942060,
            523202763805,
            206628525542,
            426894266455,
            606060356886,
            576950165129,
            51414994566,
            944635645510
        ]
    );
    assert_eq!(draws(&mut Pcg32::seed_from_u64(1), 6), [2, 0, 0, 0, 0, 1, 0, 5, 1, 3, 0, 1]);
    assert_eq!(
        draws(&mut Pcg64::seed_from_u64(2), u64::MAX / 3 * 2),
        [
            723049735789457928,
            5474431515050329816,
            7587638569172579670,
            4218434362216352362,
            1300606547973969686,
            11381228580023488196,
            6489814583517762855,
            8658142570360176206,
            11718381012035198710,
            4230368247038668755,
            7141248988639253610,
            3423801532974611362
        ]
    );
}

#[test]
fn shuffles() {
    let mut cards: Vec<u8> = (0..12).collect();
    shuffle(&mut cards, &mut Pcg64::seed_from_u64(1));
    assert_eq!(cards, [6, 11, 4, 2, 5, 9, 3, 7, 8, 1, 0, 10]);
    shuffle(&mut cards, &mut Pcg32::seed_from_u64(1));
    assert_eq!(cards, [3, 2, 1, 10, 5, 7, 4, 8, 0, 11, 6, 9]);
}

#[test]
fn every_order_comes_as_often() {
    let mut dice = Pcg64::seed_from_u64(9);
    let mut times = std::collections::BTreeMap::<[u8; 3], u32>::new();
    for _ in 0..6_000 {
        let mut cards = [0, 1, 2];
        shuffle(&mut cards, &mut dice);
        *times.entry(cards).or_default() += 1;
    }
    assert_eq!(times.len(), 6);
    assert!(times.values().all(|count| (850..1_150).contains(count)), "{times:?}");
}

/// Dice that always return this number.
struct Scripted(u64);

impl Dice for Scripted {
    fn below(&mut self, n: u64) -> u64 {
        assert!(self.0 < n, "a draw of {} below {n}", self.0);
        self.0
    }
}

fn odds(faces: &[(u32, u64)]) -> Odds {
    let mut odds = Odds::new();
    faces.iter().for_each(|&(value, weight)| odds.push(value, weight));
    odds
}

#[test]
fn every_value_comes_by_its_weight_in_the_order_given() {
    for faces in [
        vec![(1, 1), (2, 1), (6, 1)],
        vec![(0, 1), (63, 1), (64, 1), (5, 1)],
        vec![(3, 1), (3, 1), (2, 2), (9, 1)],
        vec![(7, 3), (1, 1)],
    ] {
        let odds = odds(&faces);
        assert_eq!(odds.faces(), faces);
        let each = faces.iter().flat_map(|&(value, weight)| (0..weight).map(move |_| value));
        let drawn = (0..odds.total()).map(|n| odds.draw(&mut Scripted(n)).unwrap());
        assert!(drawn.eq(each), "{faces:?}");
        assert!(faces.iter().all(|&(value, _)| odds.allows(value)) && !odds.allows(4), "{faces:?}");
    }
    assert_eq!(odds(&[(1, 0)]).draw(&mut Scripted(0)), None);
}

#[test]
fn the_same_values_are_the_same_odds_however_they_were_given() {
    let mut at_once = Odds::new();
    at_once.push_bits(1 << 2 | 1 << 9);
    assert_eq!(at_once, odds(&[(2, 1), (9, 1)]));
    at_once.push_bits(1 << 4 | 1 << 63);
    assert_eq!(at_once, odds(&[(2, 1), (9, 1), (4, 1), (63, 1)]));
    assert_eq!(at_once.faces(), [(2, 1), (9, 1), (4, 1), (63, 1)]);
}
