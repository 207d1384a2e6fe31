//! Evaluation of the ritual: the chance that the available symbols suffice, now and at the end.

use engine::Seat;
use libm::exp;

use crate::FinalHour;
use crate::content::{Content, Priority, Symbol};
use crate::state::{Figure, bits};

/// The number of cards that each investigator lays down for the ritual.
const LAID: u8 = 3;
/// The fraction of priority cards with any one symbol.
const SHARE: f64 = 0.2;
/// The number of cards drawn in a solo round, one of which is set aside.
const SOLO_DRAW: usize = 5;

/// The two symbols of the ritual clues.
#[derive(Clone, Copy)]
struct Pair(usize, usize);

impl Pair {
    /// All possible pairs, each with its number of combinations. Clues already found cannot be in the ritual slots.
    fn all(game: &FinalHour) -> impl Iterator<Item = (Pair, f64)> + use<> {
        let left = game.open.found.map(|found| 2u8.saturating_sub(found));
        let ways = move |a: usize, b: usize| if a == b { left[a] / 2 } else { left[a] * left[b] };
        let pairs = (0..Symbol::ALL.len()).flat_map(|a| (a..Symbol::ALL.len()).map(move |b| (a, b)));
        pairs.map(move |(a, b)| (Pair(a, b), f64::from(ways(a, b)))).filter(|(_, ways)| *ways > 0.0)
    }

    /// The value of a card with one of the symbols: a symbol on both clues counts twice.
    fn worth(self) -> u8 {
        if self.0 == self.1 { 2 } else { 1 }
    }

    /// The number of cards with one of the symbols.
    fn among(self, symbols: &Symbols) -> u8 {
        if self.0 == self.1 { symbols[self.0] } else { symbols[self.0] + symbols[self.1] }
    }
}

/// The number of cards of each symbol.
type Symbols = [u8; Symbol::ALL.len()];

fn symbols(content: &Content, cards: impl Iterator<Item = Priority>) -> Symbols {
    cards.fold(Symbols::default(), |mut symbols, card| {
        symbols[content.priority(card).symbol.index()] += 1;
        symbols
    })
}

/// The cards available for the ritual: the hands, and those already set aside or laid down.
struct Cards {
    hands: [Symbols; Figure::COUNT],
    seats: usize,
    kept: Symbols,
}

impl Cards {
    /// In solo play there are only cards set aside; otherwise `kept` holds those already laid down for the ritual.
    fn of(game: &FinalHour, content: &Content) -> Cards {
        let kept = symbols(content, bits(u64::from(game.open.kept)).map(Priority));
        let seats = if game.open.solo || game.open.kept != 0 { 0 } else { usize::from(game.open.count) };
        let mut hands = [Symbols::default(); Figure::COUNT];
        for (seat, hand) in hands.iter_mut().enumerate().take(seats) {
            *hand = symbols(content, game.hand(Seat(seat as u8)));
        }
        Cards { hands, seats, kept }
    }

    fn hands(&self) -> &[Symbols] {
        &self.hands[..self.seats]
    }
}

/// The probability of each symbol to be on at least one of the two ritual clues.
pub(super) fn wanted(game: &FinalHour) -> [f64; Symbol::ALL.len()] {
    let (mut wanted, mut all) = ([0.0; Symbol::ALL.len()], 0.0);
    for (Pair(a, b), ways) in Pair::all(game) {
        all += ways;
        wanted[a] += ways;
        if a != b {
            wanted[b] += ways;
        }
    }
    wanted.map(|ways| if all > 0.0 { ways / all } else { 0.0 })
}

/// The chance that an attempt right now succeeds, if every player lays down their best cards.
pub(super) fn chance_now(game: &FinalHour, content: &Content) -> f64 {
    let cards = Cards::of(game, content);
    let needed = game.needed();
    mean(game, |pair| {
        let laid: u8 = cards.hands().iter().map(|hand| pair.among(hand).min(LAID)).sum();
        let count = (laid + pair.among(&cards.kept)) * pair.worth();
        if count >= needed { 1.0 } else { 0.0 }
    })
}

/// The chance that an attempt succeeds after this many more rounds of keeping the symbols that seem wanted.
pub(super) fn chance_later(game: &FinalHour, content: &Content, rounds: f64) -> f64 {
    let cards = Cards::of(game, content);
    let wanted = wanted(game);
    let needed = f64::from(game.needed());
    mean(game, |pair| {
        // The more certain the symbols are, the better the choice of kept cards.
        let sure = (wanted[pair.0] + wanted[pair.1]) / 2.0;
        let share = if pair.0 == pair.1 { SHARE } else { 2.0 * SHARE };
        let (mut expected, mut spread) = (f64::from(pair.among(&cards.kept)), 0.1);
        if game.open.solo {
            let best = 1.0 - std::iter::repeat_n(1.0 - share, SOLO_DRAW).product::<f64>();
            let hit = share + (best - share) * sure;
            expected += rounds * hit;
            spread += rounds * hit * (1.0 - hit);
        }
        let draws = rounds * 4.0 / f64::from(game.open.count);
        for hand in cards.hands() {
            let have = f64::from(pair.among(hand).min(LAID));
            let lack = f64::from(LAID) - have;
            let gain = if lack > 0.0 { lack * (1.0 - exp(-share * sure * draws / lack)) } else { 0.0 };
            expected += have + gain;
            spread += gain / 2.0;
        }
        let worth = f64::from(pair.worth());
        let margin = expected * worth - needed + 0.5 * worth;
        1.0 / (1.0 + exp(-1.7 * margin / (spread.sqrt() * worth)))
    })
}

/// The mean over all pairs, weighted by their probability.
fn mean(game: &FinalHour, chance: impl Fn(Pair) -> f64) -> f64 {
    let (sum, all) =
        Pair::all(game).fold((0.0, 0.0), |(sum, all), (pair, ways)| (sum + ways * chance(pair), all + ways));
    if all > 0.0 { sum / all } else { 0.0 }
}
