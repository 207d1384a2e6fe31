//! The state of a game: flat arrays and small ids, cheap to copy.

use engine::{Bits, Card, Pool, Seat};
use rulebook::rule;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::{Book, Class, Content, Faction, FactionId, Kind, Power, Skill, Slot, Zone, Zones};

/// The complete state of a game: the public part and the Elder Signs.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub struct Duel {
    /// The public part of the state.
    pub open: Open,
    /// The 12 Elder Signs, held face down in the piles of [`pile`].
    pub signs: Pool<12, 3>,
}

/// Indices of the piles of Elder Signs. Revealed signs are out of the game and in no pile.
pub mod pile {
    /// The signs that no player has drawn yet.
    pub const BAG: usize = 0;
    /// The signs held by the first seat; the second seat's pile is the next index.
    pub const HELD: usize = 1;
}

/// The value of an Elder Sign: six are worth 1, four are worth 2 and two are worth 3.
pub fn sign_value(card: Card) -> u8 {
    match card.0 {
        0..6 => 1,
        6..10 => 2,
        _ => 3,
    }
}

/// The part of the state that both players see.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// The two players, by seat.
    pub sides: [Side; 2],
    /// The zones with a gate.
    pub gates: Zones,
    /// The round, from 1.
    pub round: u8,
    /// The current phase of the round.
    pub phase: Phase,
    /// The first player of the round.
    pub first: Seat,
    /// The seat that takes its turn in the Action phase or its go in the Doom phase.
    pub active: Seat,
    /// The position of the withering marker.
    pub withering: u8,
    /// The current cost of a ritual of annihilation; the world ends when it passes 10.
    pub ritual: u8,
    /// Figures of the active seat that have already moved in this Move action, by kind and current zone.
    pub moved: [[u8; Zone::COUNT]; Kind::COUNT],
    /// The battle in progress, or the last one fought.
    pub battle: Battle,
}

/// The public state of one player.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Side {
    /// The faction.
    pub faction: FactionId,
    /// Power left.
    pub power: u8,
    /// Position on the doom track.
    pub doom: u8,
    /// Figures on the map by kind and zone, including those that control a gate.
    pub figures: [[u8; Zone::COUNT]; Kind::COUNT],
    /// For each kind, the zones where one of its figures controls the gate.
    pub keeps: [Zones; Kind::COUNT],
    /// Figures in play but off the map, by kind.
    pub below: [u8; Kind::COUNT],
    /// Own cultists captured by the enemy.
    pub captured: u8,
    /// Spellbooks on the sheet, as a bit set by [`Book`].
    pub books: u8,
    /// Filled spaces of the sheet, as a bit set by [`Slot`].
    pub slots: u8,
    /// Spaces whose requirement was fulfilled by a past action, which nothing else in the state shows, as a bit set.
    pub past_requirements: u8,
    /// The number of times the Great Old One has awakened.
    pub awakened: u8,
}

/// A figure as its owner refers to it: figures of one kind in one zone are identical, except the one on the gate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Piece {
    /// The kind of figure.
    pub kind: Kind,
    /// Whether it is the figure that controls the gate.
    pub keeper: bool,
}

/// A phase of the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Players take turns and perform actions.
    Action,
    /// Both players gather power.
    Gather,
    /// The first player is determined.
    FirstPlayer,
    /// Players may perform rituals.
    Doom,
}

/// The state of a battle.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Battle {
    /// The zone in which it is fought.
    pub zone: Zone,
    /// The seat that started it.
    pub attacker: Seat,
    /// Whether it is still in progress.
    pub on: bool,
    /// Both sides, by seat.
    pub sides: [Fight; 2],
}

/// One side of a battle. The figure counts are indexed by [`Piece::place`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Fight {
    /// Figures that still take part.
    pub here: [u8; Piece::PLACES],
    /// Figures of `here` that are killed.
    pub killed: [u8; Piece::PLACES],
    /// Figures that survived a kill and have to retreat for it.
    pub spared: [u8; Piece::PLACES],
    /// Figures that are pained.
    pub pained: [u8; Piece::PLACES],
    /// Spared or pained figures that have taken a second result.
    pub doubled: [u8; Piece::PLACES],
    /// Figures that still have to retreat.
    pub going: [u8; Piece::PLACES],
    /// Extra dice from abilities.
    pub bonus: u8,
    /// Dice still to be rolled.
    pub dice: u8,
    /// Rolled dice counted by face, ones first.
    pub rolled: [u8; 6],
    /// Kills rolled against this side and not yet assigned to figures.
    pub kills: u8,
    /// Pains rolled against this side and not yet assigned to figures.
    pub pains: u8,
    /// Enemy figures killed or devoured in this battle.
    pub slain: u8,
}

impl Piece {
    /// The number of indices that [`Piece::place`] distinguishes.
    pub const PLACES: usize = Kind::COUNT + 1;

    /// A figure that does not control a gate.
    pub fn beside(kind: Kind) -> Piece {
        Piece { kind, keeper: false }
    }

    /// The figure that controls the gate.
    pub fn keeper(kind: Kind) -> Piece {
        Piece { kind, keeper: true }
    }

    /// Its index in the counts of a [`Fight`]: the index of its kind, or the last one for the figure on the gate.
    pub fn place(self) -> usize {
        if self.keeper { Kind::COUNT } else { self.kind.index() }
    }
}

// Implemented by hand so that `clone_from` reuses the pool's allocation: search clones into existing positions.
impl Clone for Duel {
    fn clone(&self) -> Self {
        Duel { open: self.open, signs: self.signs.clone() }
    }

    fn clone_from(&mut self, source: &Self) {
        let Duel { open, signs } = source;
        self.open = *open;
        self.signs.clone_from(signs);
    }
}

/// Decodes a set made by [`Side::pieces_as_bits`].
fn pieces(set: u16) -> impl Iterator<Item = Piece> {
    set.ones().map(|bit| Piece { kind: Kind(bit / 2), keeper: bit % 2 == 1 })
}

/// The zones whose count is not zero.
fn occupied(counts: &[u8; Zone::COUNT]) -> Zones {
    Zone::all().filter(|zone| counts[zone.index()] > 0).collect()
}

/// The other seat.
pub fn enemy(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

impl Side {
    /// The number of figures of a kind on the map.
    pub fn on_map(&self, kind: Kind) -> u8 {
        self.figures[kind.index()].iter().sum()
    }

    /// The number of figures of a kind in play: on the map or off it, but neither in the pool nor captured.
    pub fn in_play(&self, kind: Kind) -> u8 {
        self.on_map(kind) + self.below[kind.index()]
    }

    /// The zones that contain a figure of the kind.
    pub fn zones_of(&self, kind: Kind) -> Zones {
        occupied(&self.figures[kind.index()])
    }

    /// The zones that contain any figure of this side.
    pub fn zones(&self) -> Zones {
        let mut any = [0; Zone::COUNT];
        for of_kind in &self.figures {
            any.iter_mut().zip(of_kind).for_each(|(any, count)| *any |= count);
        }
        occupied(&any)
    }

    /// The number of figures of any kind in the zone.
    pub fn figure_count(&self, zone: Zone) -> u8 {
        self.figures.iter().map(|of_kind| of_kind[zone.index()]).sum()
    }

    /// The zones whose gate this side controls.
    pub fn controlled_gates(&self) -> Zones {
        self.keeps.iter().fold(Zones::NONE, |all, &zones| all.or(zones))
    }

    /// The kind of the figure with which this side controls the gate in the zone, if it does.
    pub fn keeper(&self, zone: Zone) -> Option<Kind> {
        Kind::all().find(|kind| self.keeps[kind.index()].has(zone))
    }

    /// The distinct pieces of a kind in the zone: at most one beside the gate and one on it.
    pub fn pieces_of(&self, kind: Kind, zone: Zone) -> impl Iterator<Item = Piece> + use<> {
        pieces(self.pieces_as_bits(kind, zone))
    }

    /// The number of figures in the zone that are identical to this one.
    pub fn count(&self, piece: Piece, zone: Zone) -> u8 {
        let keeper = u8::from(self.keeps[piece.kind.index()].has(zone));
        if piece.keeper {
            keeper
        } else {
            self.figures[piece.kind.index()][zone.index()].saturating_sub(keeper)
        }
    }

    /// The distinct pieces in the zone.
    pub fn pieces(&self, zone: Zone) -> impl Iterator<Item = Piece> + use<> {
        pieces(Kind::all().fold(0, |all, kind| all | self.pieces_as_bits(kind, zone)))
    }

    /// The distinct pieces of a kind in the zone as two bits per kind: beside the gate, on the gate. A bit set because
    /// it is computed for every move.
    fn pieces_as_bits(&self, kind: Kind, zone: Zone) -> u16 {
        let keeper = self.keeps[kind.index()].has(zone);
        let beside = self.figures[kind.index()][zone.index()] > u8::from(keeper);
        (u16::from(beside) | u16::from(keeper) << 1) << (2 * kind.0)
    }

    /// Whether the spellbook is on the sheet.
    pub fn has_book(&self, book: Book) -> bool {
        self.books & (1 << book.0) != 0
    }

    /// Whether the space of the sheet is filled.
    pub fn is_filled(&self, slot: Slot) -> bool {
        self.slots & (1 << slot.0) != 0
    }

    /// The number of spellbooks on the sheet.
    pub fn book_count(&self) -> u8 {
        self.books.count_ones() as u8
    }
}

impl Duel {
    /// Returns the state of one player.
    pub fn side(&self, seat: Seat) -> &Side {
        &self.open.sides[seat.index()]
    }

    /// Returns the state of one player, mutably.
    pub fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.open.sides[seat.index()]
    }

    /// Returns the faction sheet of a seat.
    pub fn sheet<'c>(&self, content: &'c Content, seat: Seat) -> &'c Faction {
        content.faction(self.side(seat).faction)
    }

    /// The number of figures of a kind left in the seat's pool.
    pub fn pool(&self, content: &Content, seat: Seat, kind: Kind) -> u8 {
        let captured = if kind == Kind::CULTIST { self.side(seat).captured } else { 0 };
        let all = rule!("cwd:setup.9", self.sheet(content, seat).figure(kind).count, else 0);
        all.saturating_sub(self.side(seat).in_play(kind) + captured)
    }

    /// Whether the Great Old One of the seat is in play.
    pub fn has_great_old_one_in_play(&self, content: &Content, seat: Seat) -> bool {
        self.side(seat).in_play(self.sheet(content, seat).great_old_one()) > 0
    }

    /// The abilities that the seat can use now: the unique one, that of a Great Old One in play, and its spellbooks.
    pub fn skills<'a>(
        &'a self,
        content: &'a Content,
        seat: Seat,
    ) -> impl Iterator<Item = (Skill, Power)> + 'a {
        let (sheet, side) = (self.sheet(content, seat), self.side(seat));
        let risen =
            rule!("cwd:recruit-summon-awaken.11", self.has_great_old_one_in_play(content, seat), else true);
        let books =
            rule!("cwd:ability-sources.3", side.books, else (1 << sheet.books.len()) - 1 - side.books);
        Skill::held(risen, books).map(|skill| (skill, sheet.skill(skill).power))
    }

    /// As [`skills`](Duel::skills), without the ids.
    pub fn powers<'a>(&'a self, content: &'a Content, seat: Seat) -> impl Iterator<Item = Power> + 'a {
        self.skills(content, seat).map(|(_, power)| power)
    }

    /// The zones with a gate that neither player controls.
    pub fn free_gates(&self) -> Zones {
        let held = self.open.sides[0].controlled_gates().or(self.open.sides[1].controlled_gates());
        self.open.gates.less(rule!("cwd:gates.1", held, else Zones::NONE))
    }

    /// The number of figures of a class in the zone.
    pub fn of_class(&self, content: &Content, seat: Seat, class: Class, zone: Zone) -> u8 {
        let sheet = self.sheet(content, seat);
        let kinds = sheet.kinds().filter(|&kind| sheet.figure(kind).class == class);
        kinds.map(|kind| self.side(seat).figures[kind.index()][zone.index()]).sum()
    }
}
