//! Evaluation of the board: the chance that the investigators survive until the ritual.

use libm::exp;

use crate::FinalHour;
use crate::content::{Activation, Colour, Content, GateSymbol, Location, Locations, Monster};
use crate::state::{Seal, bits, pile};

/// Features that make a round dangerous. The danger of a round is the exponential of their weighted sum.
#[derive(Clone, Copy, Debug)]
pub(super) struct DangerFeatures {
    /// One-hot: whether the ritual site has 0, 1, 2 or 3 empty cells; all zero if it has more.
    pub(super) ritual_room: [f64; 4],
    /// Monsters with a moving symbol, each divided by its number of steps to the ritual site.
    pub(super) movers: f64,
    /// Wreckers at the ritual site.
    pub(super) wreckers_at_site: f64,
    /// Other monsters outside the ritual site.
    pub(super) crowd: f64,
    /// How full the ways from the gates to the ritual site are, weighted by the monsters that the gates will bring.
    pub(super) overflow: f64,
    /// The number of investigators with 1 and with 2 health left.
    pub(super) frail: [f64; 2],
    /// The number of pairs of a killer and an investigator in its location.
    pub(super) killers: f64,
    /// Destruction tokens outside the ritual site.
    pub(super) ruins: f64,
    /// The number of monsters that the seals can still destroy.
    pub(super) seals: f64,
    /// The number of items held.
    pub(super) items: f64,
}

/// The weight of each feature in the logarithm of the danger. The large ones come from a fit to about twenty thousand
/// rounds of greedy bots; the small ones were set by hand.
const WEIGHTS: DangerFeatures = DangerFeatures {
    ritual_room: [1.9, 1.6, 1.0, 0.3],
    movers: 0.2,
    wreckers_at_site: 0.4,
    crowd: 0.02,
    overflow: 1.3,
    frail: [1.2, 0.5],
    killers: 0.1,
    ruins: 0.02,
    seals: -0.06,
    items: -0.2,
};
/// The logarithm of the danger of a round without any of these features.
const CALM: f64 = -6.3;

/// The chance of surviving this many rounds.
pub(super) fn survival(game: &FinalHour, content: &Content, rounds: f64) -> f64 {
    let signs = DangerFeatures::of(game, content);
    let w = WEIGHTS;
    let sum = |signs: &[f64], weights: &[f64]| signs.iter().zip(weights).map(|(s, w)| s * w).sum::<f64>();
    let danger = CALM
        + sum(&signs.ritual_room, &w.ritual_room)
        + sum(&signs.frail, &w.frail)
        + signs.movers * w.movers
        + signs.wreckers_at_site * w.wreckers_at_site
        + signs.crowd * w.crowd
        + signs.overflow * w.overflow
        + signs.killers * w.killers
        + signs.ruins * w.ruins
        + signs.seals * w.seals
        + signs.items * w.items;
    exp(-rounds * exp(danger.min(2.0)))
}

impl DangerFeatures {
    pub(super) fn of(game: &FinalHour, content: &Content) -> DangerFeatures {
        let open = &game.open;
        let room = usize::from(open.empty_cells(content, open.ritual));
        let mut signs = DangerFeatures {
            ritual_room: std::array::from_fn(|n| if n == room { 1.0 } else { 0.0 }),
            movers: 0.0,
            wreckers_at_site: 0.0,
            crowd: 0.0,
            overflow: 0.0,
            frail: [0.0; 2],
            killers: 0.0,
            ruins: 0.0,
            seals: 0.0,
            items: 0.0,
        };
        for at in Location::all() {
            let people = open.figures().filter(|&figure| open.person(figure).at == at).count() as f64;
            for monster in bits(open.monsters[at.index()]).map(Monster) {
                let token = content.token(monster);
                let has = |symbol| token.symbols.contains(&Some(symbol));
                if has(Activation::Killer) {
                    signs.killers += people;
                }
                if at == open.ritual {
                    signs.wreckers_at_site += if has(Activation::Wrecker) { 1.0 } else { 0.0 };
                } else if has(Activation::Stalker) {
                    signs.movers += 1.0 / f64::from(way(game, content, token.colour, at).0);
                } else {
                    signs.crowd += 1.0;
                }
            }
            if at != open.ritual {
                signs.ruins += f64::from(open.ruins[at.index()]);
            }
        }
        for &symbol in GateSymbol::ALL {
            let gate = open.gate(symbol);
            // There are four tokens of each symbol, less the one of all twelve that is removed.
            let coming = f64::from(4u8.saturating_sub(gate.tokens));
            let stack = game.shut.gates.len(pile::DECK) as f64 + 1.0;
            for &colour in Colour::ALL {
                let room =
                    f64::from(open.empty_cells(content, gate.at) + way(game, content, colour, gate.at).1);
                let brings = f64::from(gate.tokens + 1);
                signs.overflow += coming / stack * exp(brings / 2.0 - room / 3.0).min(3.0) / 2.0;
            }
        }
        for figure in open.figures() {
            let person = open.person(figure);
            if let Some(frail) = signs.frail.get_mut(usize::from(person.health.saturating_sub(1))) {
                *frail += 1.0;
            }
            signs.items += f64::from(person.items.count_ones());
        }
        for seal in open.seals {
            signs.seals += match seal {
                Seal::None => 0.0,
                Seal::Used => 1.0,
                Seal::Fresh => 2.0,
            };
        }
        signs
    }
}

/// The way of a monster along its arrows to the ritual site: the number of steps, and the empty cells in between.
/// Arrows that form a circle count as leading to the ritual site.
pub(super) fn way(game: &FinalHour, content: &Content, colour: Colour, from: Location) -> (u8, u8) {
    let (mut at, mut seen, mut steps, mut room) = (from, Locations::only(from), 0, 0);
    loop {
        at = content.board.arrow(colour, at);
        steps += 1;
        if at == game.open.ritual || seen.has(at) {
            return (steps, room);
        }
        room += game.open.empty_cells(content, at);
        seen = seen.with(at);
    }
}
