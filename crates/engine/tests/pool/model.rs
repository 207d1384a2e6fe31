//! A brute-force model of a pool: the list of all possible worlds, each with every card in its place.

use engine::{Card, Dice, End, Odds, Pool, Seat, Seats, Viewer};
use std::collections::BTreeMap;

/// The cards of every pile, top first.
type Piles = Vec<Vec<u8>>;
/// The probability of each arrangement.
pub(crate) type Likely = BTreeMap<Piles, f64>;

/// The viewer who holds just this seat.
pub(crate) fn seat(n: u8) -> Seats {
    Seats::only(Seat(n))
}

/// A small seeded random generator.
pub(crate) struct Seeded(pub(crate) u64);

impl Seeded {
    pub(crate) fn pick(&mut self, n: usize) -> usize {
        self.below(n as u64) as usize
    }
}

impl Dice for Seeded {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((u128::from(z ^ (z >> 31)) * u128::from(n)) >> 64) as u64
    }
}

/// Dice that enumerate all outcomes, one after the other.
#[derive(Default)]
struct EveryWay {
    rolls: Vec<(u64, u64)>,
    at: usize,
}

impl EveryWay {
    fn likelihood(&self) -> f64 {
        self.rolls.iter().map(|&(_, n)| 1.0 / n as f64).product()
    }

    fn next_way(&mut self) -> bool {
        self.at = 0;
        while let Some((rolled, n)) = self.rolls.pop() {
            if rolled + 1 < n {
                self.rolls.push((rolled + 1, n));
                return true;
            }
        }
        false
    }
}

impl Dice for EveryWay {
    fn below(&mut self, n: u64) -> u64 {
        if self.at == self.rolls.len() {
            self.rolls.push((0, n));
        }
        self.at += 1;
        self.rolls[self.at - 1].0
    }
}

/// One possible world: where the cards are, and what was seen at each look.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct World {
    piles: Piles,
    saw: Vec<u8>,
}

/// All worlds consistent with what everybody has seen.
#[derive(Clone)]
pub(crate) struct Model {
    all: BTreeMap<World, f64>,
    /// What was actually seen at each look, and by whom.
    looks: Vec<(u8, Seats)>,
}

impl Model {
    fn new(piles: usize) -> Model {
        let world = World { piles: vec![Vec::new(); piles], saw: Vec::new() };
        Model { all: BTreeMap::from([(world, 1.0)]), looks: Vec::new() }
    }

    fn each(&mut self, change: impl Fn(&mut World)) {
        let all = std::mem::take(&mut self.all);
        for (mut world, likely) in all {
            change(&mut world);
            *self.all.entry(world).or_default() += likely;
        }
    }

    fn mix(&mut self, pile: usize, end: End, k: usize) {
        for step in 1..k {
            let all = std::mem::take(&mut self.all);
            for (world, likely) in all {
                for other in 0..=step {
                    let mut world = world.clone();
                    let first = match end {
                        End::Top => 0,
                        End::Bottom => world.piles[pile].len() - k,
                    };
                    world.piles[pile].swap(first + step, first + other);
                    *self.all.entry(world).or_default() += likely / (step + 1) as f64;
                }
            }
        }
    }

    fn see(&mut self, pile: usize, at: usize, card: u8, who: Seats) {
        self.each(|world| world.saw.push(world.piles[pile][at]));
        self.looks.push((card, who));
        if who == Seats::ALL {
            let sum: f64 =
                self.all.iter().filter(|(world, _)| world.saw.last() == Some(&card)).map(|w| w.1).sum();
            self.all.retain(|world, _| world.saw.last() == Some(&card));
            self.all.values_mut().for_each(|likely| *likely /= sum);
        }
    }

    fn see_back(&mut self, pile: usize, at: usize, back: u32) {
        self.all.retain(|world, _| u32::from(world.piles[pile][at] % 2) == back);
        let sum: f64 = self.all.values().sum();
        self.all.values_mut().for_each(|likely| *likely /= sum);
    }

    /// The worlds that the viewer cannot distinguish from one where `saw` was seen.
    fn seen_from<'a>(&'a self, viewer: Viewer, saw: &'a [u8]) -> impl Iterator<Item = (&'a World, f64)> {
        let fits = move |world: &World| {
            let mut looks = self.looks.iter().zip(&world.saw).zip(saw);
            looks.all(|(((_, who), there), here)| !who.seen_by(viewer) || there == here)
        };
        let sum: f64 = self.all.iter().filter(|(world, _)| fits(world)).map(|(_, likely)| likely).sum();
        self.all
            .iter()
            .filter(move |(world, _)| fits(world))
            .map(move |(world, likely)| (world, likely / sum))
    }

    fn truth(&self) -> Vec<u8> {
        self.looks.iter().map(|look| look.0).collect()
    }

    fn likely(&self, viewer: Viewer, saw: &[u8]) -> Likely {
        let mut likely = Likely::new();
        for (world, p) in self.seen_from(viewer, saw) {
            *likely.entry(world.piles.clone()).or_default() += p;
        }
        likely
    }
}

/// The probability of every complete arrangement of a pool, by revealing one card after another.
pub(crate) fn joint<const N: usize, const P: usize>(pool: &Pool<N, P>, who: Seats) -> Likely {
    fn go<const N: usize, const P: usize>(pool: &Pool<N, P>, who: Seats, p: f64, likely: &mut Likely) {
        let mut odds = Odds::new();
        for pile in 0..P {
            for at in 0..pool.len(pile) {
                pool.odds(pile, at, &mut odds);
                for (card, weight) in odds.faces() {
                    let mut pool = pool.clone();
                    pool.see(pile, at, Card(card as u8), who);
                    go(&pool, who, p * weight as f64 / odds.total() as f64, likely);
                }
                if odds.total() > 0 {
                    return;
                }
            }
        }
        *likely.entry(arrangement(pool)).or_default() += p;
    }
    let mut likely = Likely::new();
    go(pool, who, 1.0, &mut likely);
    likely
}

fn arrangement<const N: usize, const P: usize>(pool: &Pool<N, P>) -> Piles {
    let card = |pile, at| pool.card(pile, at).expect("all are decided").0;
    (0..P).map(|pile| (0..pool.len(pile)).map(|at| card(pile, at)).collect()).collect()
}

fn same(found: &Likely, right: &Likely) -> bool {
    found.len() == right.len()
        && found.iter().all(|(piles, p)| right.get(piles).is_some_and(|q| (p - q).abs() < 1e-9))
}

/// A pool and its model, kept in step.
#[derive(Clone)]
pub(crate) struct Play<const N: usize, const P: usize> {
    pub(crate) pool: Pool<N, P>,
    model: Model,
    seed: u64,
}

impl<const N: usize, const P: usize> Play<N, P> {
    pub(crate) fn new(seed: u64) -> Self {
        Play { pool: Pool::new(), model: Model::new(P), seed: seed.wrapping_mul(1 << 32) }
    }

    pub(crate) fn pick(&mut self, n: usize) -> usize {
        let mut dice = Seeded(self.seed);
        let picked = dice.pick(n);
        self.seed = dice.0;
        picked
    }

    pub(crate) fn put(&mut self, card: u8, pile: usize, end: End) {
        self.pool.put(Card(card), pile, end, Seats::ALL);
        self.model.each(|world| insert(&mut world.piles[pile], end, card));
    }

    pub(crate) fn shuffle(&mut self, pile: usize) {
        self.model.mix(pile, End::Top, self.pool.len(pile));
        self.pool.shuffle(pile);
    }

    pub(crate) fn mix(&mut self, pile: usize, end: End, k: usize) {
        self.model.mix(pile, end, k.min(self.pool.len(pile)));
        self.pool.mix(pile, end, k);
    }

    pub(crate) fn slide(&mut self, from: usize, at: usize, to: usize, end: End) {
        self.pool.slide(from, at, to, end);
        self.model.each(|world| {
            let card = world.piles[from].remove(at);
            insert(&mut world.piles[to], end, card);
        });
    }

    pub(crate) fn see(&mut self, pile: usize, at: usize, who: Seats) -> Card {
        let mut odds = Odds::new();
        self.pool.odds(pile, at, &mut odds);
        let mut dice = Seeded(self.seed);
        let rolled = odds.draw(&mut dice).map(|card| Card(card as u8));
        self.seed = dice.0;
        let card = rolled.or(self.pool.card(pile, at)).expect("rolled or decided");
        self.pool.see(pile, at, card, who);
        self.model.see(pile, at, card.0, who);
        card
    }

    /// Reveals the back of a card, which is 1 for odd cards, to everybody and returns it.
    pub(crate) fn see_back(&mut self, pile: usize, at: usize) -> u32 {
        let back = |card: Card| u32::from(card.0 % 2);
        let mut odds = Odds::new();
        self.pool.back_odds(pile, at, back, &mut odds);
        let everyone = Seats::first(Seat::MAX);
        for (likely, wanted) in [0, 1].map(|wanted| {
            let right = self.model.likely(everyone, &self.model.truth());
            let p: f64 = right.iter().filter(|w| u32::from(w.0[pile][at] % 2) == wanted).map(|w| w.1).sum();
            (p, wanted)
        }) {
            let weight = odds.faces().iter().find(|face| face.0 == wanted).map_or(0, |face| face.1);
            assert!((likely - weight as f64 / odds.total() as f64).abs() < 1e-9, "wrong odds of the back");
        }
        let mut dice = Seeded(self.seed);
        let rolled = odds.draw(&mut dice).expect("every card has a back");
        self.seed = dice.0;
        self.pool.see_back(pile, at, |card| back(card) == rolled);
        self.model.see_back(pile, at, rolled);
        rolled
    }

    pub(crate) fn take(&mut self, pile: usize, at: usize) -> Card {
        let card = self.see(pile, at, Seats::ALL);
        assert_eq!(self.pool.take(pile, at), card);
        self.model.each(|world| {
            world.piles[pile].remove(at);
        });
        card
    }

    /// Makes a random change and describes it.
    pub(crate) fn step(&mut self) -> String {
        let open: Vec<u8> = (0..N as u8).filter(|&card| self.pool.is_open(Card(card))).collect();
        let places: Vec<_> = self.places().collect();
        let end = if self.pick(3) > 0 { End::Top } else { End::Bottom };
        let who = [seat(0), seat(0), seat(1), seat(1), Seats::ALL][self.pick(5)];
        let what = self.pick(20);
        if places.is_empty() || (!open.is_empty() && what < 5) {
            let (card, pile) = (open[self.pick(open.len())], self.pick(3) / 2 % P);
            self.put(card, pile, end);
            return format!("put {card} onto {pile} at {end:?}");
        }
        let (pile, at) = places[self.pick(places.len())];
        match what {
            0..5 => {
                let to = self.pick(P);
                self.slide(pile, at, to, end);
                format!("slide {at} of {pile} to {end:?} of {to}")
            }
            5 => {
                self.shuffle(pile);
                format!("shuffle {pile}")
            }
            6..12 => {
                let k = 2 + self.pick(2);
                self.mix(pile, end, k);
                format!("mix {k} at {end:?} of {pile}")
            }
            12..18 => {
                let card = self.see(pile, at, who);
                format!("see {card:?} at {at} of {pile} by {who:?}")
            }
            _ => {
                let card = self.take(pile, at);
                format!("take {card:?} at {at} of {pile}")
            }
        }
    }

    pub(crate) fn is_nested(&self) -> bool {
        !serde_json::to_value(&self.pool).unwrap()["threads"].as_array().unwrap().is_empty()
    }

    pub(crate) fn agrees(&self) {
        self.agrees_or("here");
    }

    /// Asserts that the pool agrees with the model in everything.
    pub(crate) fn agrees_or(&self, place: &str) {
        self.pool.check().unwrap();
        let truth = self.model.truth();
        let everyone = Seats::first(Seat::MAX);
        let right = self.model.likely(everyone, &truth);
        self.each_place(&right, place);
        for who in [Seats::NONE, Seats::ALL] {
            assert!(same(&joint(&self.pool, who), &right), "wrong odds {place}");
        }
        for viewer in [Seats::NONE, seat(0), seat(1), seat(0).union(seat(1))] {
            self.eye_agrees(viewer, &self.model.likely(viewer, &truth), place);
        }
    }

    /// Asserts that the odds of each single place agree.
    fn each_place(&self, right: &Likely, place: &str) {
        for (pile, at) in self.places() {
            let mut odds = Odds::new();
            self.pool.odds(pile, at, &mut odds);
            if let Some(card) = self.pool.card(pile, at) {
                assert!(odds.faces().is_empty() && right.keys().all(|piles| piles[pile][at] == card.0));
                continue;
            }
            for card in 0..N as u8 {
                let here = right.iter().filter(|(piles, _)| piles[pile][at] == card);
                let p: f64 = here.map(|(_, p)| p).sum();
                let weight =
                    odds.faces().iter().find(|face| face.0 == u32::from(card)).map_or(0, |face| face.1);
                let q = weight as f64 / odds.total() as f64;
                assert!((p - q).abs() < 1e-9, "card {card} at {at} of {pile}: {q}, not {p}, {place}");
            }
        }
    }

    fn eye_agrees(&self, viewer: Viewer, right: &Likely, place: &str) {
        for pile in 0..P {
            let always = |card: &u8| right.keys().all(|piles| piles[pile].contains(card));
            let sure: u128 = (0..N as u8).filter(always).map(|card| 1 << card).sum();
            assert_eq!(
                self.pool.certain_cards(pile, viewer),
                sure,
                "sure of pile {pile} for {viewer:?} {place}"
            );
        }
        let mut found = Likely::new();
        let mut dice = EveryWay::default();
        for _ in 0..2000 {
            let mut world = self.pool.clone();
            world.resample(viewer, &mut dice);
            world.check().unwrap();
            for (pile, at) in self.places() {
                assert_eq!(world.known(pile, at, viewer), self.pool.known(pile, at, viewer));
                assert_eq!(world.card(pile, at).is_some(), self.pool.card(pile, at).is_some());
            }
            for (piles, p) in joint(&world, Seats::NONE) {
                *found.entry(piles).or_default() += p * dice.likelihood();
            }
            if !dice.next_way() {
                assert!(same(&found, right), "wrong worlds for {viewer:?} {place}");
                return;
            }
        }
        // There are too many outcomes to enumerate; checks only that no impossible world came up.
        assert!(
            found.keys().all(|piles| right.contains_key(piles)),
            "impossible world for {viewer:?} {place}"
        );
    }

    fn places(&self) -> impl Iterator<Item = (usize, usize)> {
        (0..P).flat_map(|pile| (0..self.pool.len(pile)).map(move |at| (pile, at)))
    }
}

fn insert(pile: &mut Vec<u8>, end: End, card: u8) {
    match end {
        End::Top => pile.insert(0, card),
        End::Bottom => pile.push(card),
    }
}

/// One viewer samples a world, and in it another viewer samples one. This checks that what the first assumes the second
/// to have seen is right too, even after mixing.
pub(crate) fn two_step<const N: usize, const P: usize>(
    play: &Play<N, P>,
    first: Viewer,
    second: Viewer,
    games: u32,
) {
    let mut right = Likely::new();
    for (world, p) in play.model.seen_from(first, &play.model.truth()) {
        for (piles, q) in play.model.likely(second, &world.saw) {
            *right.entry(piles).or_default() += p * q;
        }
    }
    let mut found = Likely::new();
    let mut dice = Seeded(99);
    for _ in 0..games {
        let mut world = play.pool.clone();
        world.resample(first, &mut dice);
        world.resample(second, &mut dice);
        for (piles, p) in joint(&world, Seats::NONE) {
            *found.entry(piles).or_default() += p / f64::from(games);
        }
    }
    for (piles, p) in &right {
        let q = found.get(piles).copied().unwrap_or_default();
        let bound = 5.0 * (p / f64::from(games)).sqrt();
        assert!((p - q).abs() < bound, "{piles:?}: {q}, not {p}, as {first:?} thinks of {second:?}");
    }
    assert!(found.keys().all(|piles| right.contains_key(piles)), "an impossible thought");
}
