//! What each seat may see: all of the open board, and its own Elder Signs.

use engine::{Seat, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::content::{Book, Content, FactionId, Kind, Slot, Zone};
use crate::state::{Battle, Duel, Phase, pile, sign_value};

/// The table as an eye sees it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// The round.
    pub round: u8,
    /// The part of the round.
    pub phase: Phase,
    /// The first player.
    pub first: Seat,
    /// Whose turn or go it is.
    pub active: Seat,
    /// Where the withering marker stands.
    pub withering: u8,
    /// What a ritual of annihilation costs; past 10 the world has ended.
    pub ritual: u8,
    /// Elder Signs left in the bag.
    pub bag: usize,
    /// Both sides.
    pub sides: Vec<SideView>,
    /// The zones of the map.
    pub zones: Vec<ZoneView>,
    /// The battle being fought.
    pub battle: Option<Battle>,
}

/// One side as an eye sees it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct SideView {
    /// The faction.
    pub faction: FactionId,
    /// Power left.
    pub power: u8,
    /// Place on the doom track.
    pub doom: u8,
    /// Elder Signs held: the value, if the eye knows it.
    pub signs: Vec<Option<u8>>,
    /// Spellbooks on the sheet.
    pub books: Vec<Book>,
    /// Spaces that are filled.
    pub slots: Vec<Slot>,
    /// Figures left in the pool, by kind.
    pub pool: Vec<u8>,
    /// Figures in play off the map, by kind.
    pub below: Vec<u8>,
    /// Own cultists held by the enemy.
    pub captured: u8,
    /// How often the Great Old One has awakened.
    pub awakened: u8,
}

/// A zone as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct ZoneView {
    /// Which.
    pub zone: Zone,
    /// Whether it is water.
    pub water: bool,
    /// Whether a gate is there.
    pub gate: bool,
    /// Who controls it, with which kind of figure.
    pub keeper: Option<(Seat, Kind)>,
    /// Figures: whose, what, how many, the one on the gate included.
    pub figures: Vec<(Seat, Kind, u8)>,
}

impl View {
    /// What the eye may see.
    pub(crate) fn of(game: &Duel, content: &Content, eye: Viewer) -> View {
        let open = &game.open;
        View {
            round: open.round,
            phase: open.phase,
            first: open.first,
            active: open.active,
            withering: open.withering,
            ritual: open.ritual,
            bag: game.signs.len(pile::BAG),
            sides: [Seat(0), Seat(1)].map(|seat| SideView::of(game, content, seat, eye)).into(),
            zones: content.map.all().iter().map(|zone| ZoneView::of(game, content, zone)).collect(),
            battle: open.battle.on.then_some(open.battle),
        }
    }
}

impl SideView {
    fn of(game: &Duel, content: &Content, seat: Seat, eye: Viewer) -> SideView {
        let (side, sheet) = (game.side(seat), game.sheet(content, seat));
        let held = pile::HELD + seat.index();
        let mut signs: Vec<Option<u8>> =
            (0..game.signs.len(held)).map(|at| game.signs.known(held, at, eye).map(sign_value)).collect();
        // In order of value: how they lie says when each was drawn, which everybody has seen, but not which is which.
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
