//! Evaluation: weighs the assets of both sides in doom and turns the difference into a chance of winning.

use engine::Seat;

use crate::content::{Book, Content, Kind, Needs, Power, Zone, Zones};
use crate::rules::{DOOM_TO_END, LAST_RITUAL_COST};
use crate::setup::FIRST_RITUAL_COST;
use crate::state::{Phase, enemy, pile, sign_value};
use crate::{Duel, rules::SEATS};

/// The assets of one side.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Assets {
    /// Doom, including the value of Elder Signs.
    pub(crate) doom: f64,
    /// Controlled gates.
    pub(crate) gates: f64,
    /// Cultists in play.
    pub(crate) cultists: f64,
    /// The total cost of the monsters in play.
    pub(crate) monsters: f64,
    /// 1 if the Great Old One is in play.
    pub(crate) god: f64,
    /// By which fraction the next awakening is cheaper, if the Great Old One has awakened before and is out of play.
    pub(crate) asleep: f64,
    /// The total value of the spellbooks at the beginning of the game.
    pub(crate) books: f64,
    /// Partial progress towards further spellbooks.
    pub(crate) progress: f64,
    /// Power left.
    pub(crate) power: f64,
    /// Power that the next Gather Power phase will bring.
    pub(crate) income: f64,
    /// Own cultists that the enemy can capture immediately, counted twice on a gate.
    pub(crate) exposed: f64,
    /// Own gates in zones where the enemy is stronger.
    pub(crate) shaky: f64,
    /// Free gates in zones with own cultists.
    pub(crate) prospects: f64,
}

impl Assets {
    /// The number of assets.
    pub(crate) const COUNT: usize = 13;

    /// All assets in the order of [`WEIGHTS`].
    pub(crate) fn list(&self) -> [f64; Assets::COUNT] {
        [
            self.doom,
            self.gates,
            self.cultists,
            self.monsters,
            self.god,
            self.asleep,
            self.books,
            self.progress,
            self.power,
            self.income,
            self.exposed,
            self.shaky,
            self.prospects,
        ]
    }
}

/// The value of each asset in doom: at the end of the game, and the additional value at its beginning.
const WEIGHTS: [(f64, f64); Assets::COUNT] = [
    (1.0, 0.0),
    (0.1, 3.4),
    (0.0, 1.4),
    (0.0, 0.9),
    (0.0, 16.0),
    (0.0, 20.0),
    (0.13, 0.3),
    (0.0, 1.5),
    (0.2, 1.3),
    (0.0, 1.2),
    (-0.5, -0.5),
    (-0.2, -5.0),
    (-0.5, 4.0),
];
/// The scale of the logistic function in doom: at the end of the game, and the addition at its beginning.
const SCALE: (f64, f64) = (1.0, 10.0);

/// The fraction of the game that is left, from 1 at its beginning to 0 at its end.
pub(crate) fn left(game: &Duel) -> f64 {
    let rituals = f64::from(LAST_RITUAL_COST + 1 - game.open.ritual)
        / f64::from(LAST_RITUAL_COST + 1 - FIRST_RITUAL_COST);
    let most =
        SEATS.map(|seat| f64::from(game.side(seat).doom) + signs(game, seat)).into_iter().fold(0.0, f64::max);
    let doom = (f64::from(DOOM_TO_END) - most) / f64::from(DOOM_TO_END);
    rituals.min(doom).max(0.0)
}

/// The chance that the seat wins.
pub(super) fn chance(game: &Duel, content: &Content, seat: Seat) -> f64 {
    let left = left(game);
    let [own, foe] = [seat, enemy(seat)].map(|seat| assets(game, content, seat).list());
    let lead: f64 = WEIGHTS
        .iter()
        .zip(own.iter().zip(foe))
        .map(|((end, more), (own, foe))| (end + more * left) * (own - foe))
        .sum();
    1.0 / (1.0 + libm::exp(-lead / (SCALE.0 + SCALE.1 * left)))
}

/// The value of the seat's Elder Signs in this sampled state; one with no determined value counts as the mean.
fn signs(game: &Duel, seat: Seat) -> f64 {
    const MEAN: f64 = 20.0 / 12.0;
    let held = pile::HELD + seat.index();
    let worth = |at| game.signs.card(held, at).map_or(MEAN, |card| f64::from(sign_value(card)));
    (0..game.signs.len(held)).map(worth).sum()
}

/// Computes the assets of the seat.
pub(crate) fn assets(game: &Duel, content: &Content, seat: Seat) -> Assets {
    let foe = enemy(seat);
    let (side, sheet, other) = (game.side(seat), game.sheet(content, seat), game.side(foe));
    let god = sheet.great_old_one();
    let held = side.controlled_gates();
    let cultists = side.in_play(Kind::CULTIST);
    let monsters: u8 = sheet.monsters().map(|kind| side.in_play(kind) * sheet.figure(kind).cost).sum();
    let books =
        || Book::all().filter(|&book| side.has_book(book)).map(|book| sheet.books[book.index()].power);
    let income = match game.open.phase {
        Phase::Action | Phase::Gather => {
            let extra: u8 = books().map(|power| game.income_by(content, seat, power)).sum();
            cultists + 2 * held.count() + other.captured + extra
        }
        Phase::FirstPlayer | Phase::Doom => 0,
    };
    let asleep = side.awakened > 0 && side.in_play(god) == 0;
    let cost = f64::from(sheet.figure(god).cost);
    let cheaper = if asleep { 1.0 - f64::from(game.awakening_cost(content, seat)) / cost } else { 0.0 };
    let mut all = Assets {
        doom: f64::from(side.doom) + signs(game, seat),
        gates: f64::from(held.count()),
        cultists: f64::from(cultists),
        monsters: f64::from(monsters),
        god: f64::from(side.in_play(god)),
        asleep: cheaper,
        books: books().map(worth_of).sum(),
        progress: progress(game, content, seat),
        power: f64::from(side.power),
        income: f64::from(income),
        ..Assets::default()
    };
    let free = game.free_gates();
    let own_cultists = side.zones_of(Kind::CULTIST);
    if !matches!(game.open.phase, Phase::Action) {
        return all;
    }
    all.prospects = f64::from(own_cultists.and(free).count());
    if other.power == 0 {
        return all;
    }
    let ahead = if game.open.active == foe { 1.0 } else { 0.5 };
    let foes = other.zones();
    for zone in own_cultists.and(foes).iter() {
        if exposed(game, content, seat, zone) {
            all.exposed += ahead * if held.has(zone) { 2.0 } else { 1.0 };
        }
    }
    for zone in held.and(foes).iter() {
        let [own, against] = [seat, foe].map(|seat| f64::from(game.strength(content, seat, zone)));
        all.shaky += ahead * ((against - own) / 6.0).clamp(0.0, 1.0);
    }
    all
}

/// The value of a spellbook with this power at the beginning of the game.
fn worth_of(power: Power) -> f64 {
    match power {
        Power::BloodSacrifice => 6.0,
        Power::Dreams { .. } => 4.5,
        Power::RedSign { .. } => 3.0,
        Power::Cheaper { .. } => 2.5,
        Power::EnemyGates { .. } | Power::Exchange { .. } | Power::Submerge { .. } => 1.5,
        Power::Regenerate { .. } | Power::Stronger { .. } | Power::Ghroth { .. } => 1.0,
        Power::Absorb { .. } | Power::Necrophagy { .. } => 0.8,
        Power::Immortal { .. } | Power::ManySummons | Power::Devour | Power::Avatar { .. } => 1.0,
    }
}

/// Whether the enemy can capture a cultist of the seat in the zone.
pub(super) fn exposed(game: &Duel, content: &Content, seat: Seat, zone: Zone) -> bool {
    !game.are_cultists_protected(content, enemy(seat), zone)
}

/// The seat's progress towards the requirements not yet fulfilled.
fn progress(game: &Duel, content: &Content, seat: Seat) -> f64 {
    let (side, sheet) = (game.side(seat), game.sheet(content, seat));
    let mut sum = 0.0;
    let mut spread: Option<Zones> = None;
    for (at, requirement) in sheet.requirements.iter().enumerate() {
        if side.slots & (1 << at) != 0 {
            continue;
        }
        sum += match requirement.needs {
            Needs::Zones(count) => {
                let zones = spread.get_or_insert_with(|| side.zones()).count();
                0.6 * f64::from(zones.min(count)) / f64::from(count)
            }
            Needs::WaterGates { own, any } => {
                let water = content.map.water;
                let own = f64::from(side.controlled_gates().and(water).count()) / f64::from(own);
                let any = f64::from(game.open.gates.and(water).count()) / f64::from(any);
                0.6 * own.max(any)
            }
            Needs::Awaken
            | Needs::FirstDoomPhase
            | Needs::LastInDoomPhase
            | Needs::Kills(_)
            | Needs::Sacrifice(_)
            | Needs::SharedZone => 0.0,
        };
    }
    sum
}
