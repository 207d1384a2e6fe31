//! What each viewer may see: the whole public state and the own Elder Signs.

use engine::{Seat, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::content::{Book, Content, FactionId, Kind, Slot, Zone};
use crate::state::{Battle, Duel, Phase, pile, sign_value};

/// The state of the game as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// The round.
    pub round: u8,
    /// The current phase of the round.
    pub phase: Phase,
    /// The first player.
    pub first: Seat,
    /// The seat that takes its turn or go.
    pub active: Seat,
    /// The position of the withering marker.
    pub withering: u8,
    /// The current cost of a ritual of annihilation; the world has ended when it is past 10.
    pub ritual: u8,
    /// The number of Elder Signs left in the bag.
    pub bag: usize,
    /// Both players, by seat.
    pub sides: Vec<SideView>,
    /// The zones of the map.
    pub zones: Vec<ZoneView>,
    /// The battle in progress, if any.
    pub battle: Option<Battle>,
}

/// One player as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct SideView {
    /// The faction.
    pub faction: FactionId,
    /// Power left.
    pub power: u8,
    /// Position on the doom track.
    pub doom: u8,
    /// The held Elder Signs: the value of each if the viewer knows it.
    pub signs: Vec<Option<u8>>,
    /// Spellbooks on the sheet.
    pub books: Vec<Book>,
    /// Filled spaces of the sheet.
    pub slots: Vec<Slot>,
    /// Figures left in the pool, by kind.
    pub pool: Vec<u8>,
    /// Figures in play but off the map, by kind.
    pub below: Vec<u8>,
    /// Own cultists captured by the enemy.
    pub captured: u8,
    /// The number of times the Great Old One has awakened.
    pub awakened: u8,
}

/// A zone of the map; the same for every viewer.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct ZoneView {
    /// The zone's id.
    pub zone: Zone,
    /// Whether it is water.
    pub water: bool,
    /// Whether it has a gate.
    pub gate: bool,
    /// The seat that controls the gate, and the kind of figure it does so with.
    pub keeper: Option<(Seat, Kind)>,
    /// Figures as owner, kind and count, including the one on the gate.
    pub figures: Vec<(Seat, Kind, u8)>,
}

impl View {
    /// Builds the view of the viewer.
    pub(crate) fn of(game: &Duel, content: &Content, viewer: Viewer) -> View {
        let open = &game.open;
        View {
            round: open.round,
            phase: open.phase,
            first: open.first,
            active: open.active,
            withering: open.withering,
            ritual: open.ritual,
            bag: game.signs.len(pile::BAG),
            sides: [Seat(0), Seat(1)].map(|seat| SideView::of(game, content, seat, viewer)).into(),
            zones: content.map.all().iter().map(|zone| ZoneView::of(game, content, zone)).collect(),
            battle: open.battle.on.then_some(open.battle),
        }
    }
}

impl SideView {
    fn of(game: &Duel, content: &Content, seat: Seat, viewer: Viewer) -> SideView {
        let (side, sheet) = (game.side(seat), game.sheet(content, seat));
        let held = pile::HELD + seat.index();
        let mut signs: Vec<Option<u8>> =
            (0..game.signs.len(held)).map(|at| game.signs.known(held, at, viewer).map(sign_value)).collect();
        // Sorted by value: the order in the pile is the public order of drawing, which must not be linked to values.
        signs.sort_unstable();
        SideView {
            faction: side.faction,
            power: side.power,
            doom: side.doom,
            signs,
            books: Book::all().filter(|&book| side.has_book(book)).collect(),
            slots: Slot::all().filter(|&slot| side.is_filled(slot)).collect(),
            pool: sheet.kinds().map(|kind| game.pool(content, seat, kind)).collect(),
            below: sheet.kinds().map(|kind| side.below[kind.index()]).collect(),
            captured: side.captured,
            awakened: side.awakened,
        }
    }
}

impl ZoneView {
    fn of(game: &Duel, content: &Content, zone: Zone) -> ZoneView {
        let seats = [Seat(0), Seat(1)];
        let count = |seat: Seat, kind: Kind| game.side(seat).figures[kind.index()][zone.index()];
        ZoneView {
            zone,
            water: content.map.water.has(zone),
            gate: game.open.gates.has(zone),
            keeper: seats.iter().find_map(|&seat| game.side(seat).keeper(zone).map(|kind| (seat, kind))),
            figures: seats
                .iter()
                .flat_map(|&seat| Kind::all().map(move |kind| (seat, kind, count(seat, kind))))
                .filter(|&(_, _, count)| count > 0)
                .collect(),
        }
    }
}
