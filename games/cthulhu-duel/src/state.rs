//! All that lies on the table: flat, ids and small arrays, cheap to copy.

use engine::{Card, Pool, Seat};
use rulebook::rule;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::{Book, Class, Content, Faction, FactionId, Kind, Power, Skill, Slot, Zone, Zones, bits};

/// The game: what everybody sees, and the Elder Signs.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub struct Duel {
    /// What everybody sees.
    pub open: Open,
    /// What lies face down: 12 Elder Signs. See [`pile`].
    pub signs: Pool<12, 3>,
}

/// The piles of Elder Signs. Those turned up are out of the game, in no pile.
pub mod pile {
    /// Those nobody has yet.
    pub const BAG: usize = 0;
    /// Those of the first seat; the other seat's follow.
    pub const HELD: usize = 1;
}

/// What an Elder Sign is worth: half of them 1, a third 2, the rest 3.
pub fn sign_value(card: Card) -> u8 {
    match card.0 {
        0..6 => 1,
        6..10 => 2,
        _ => 3,
    }
}

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// The two players, by seat.
    pub sides: [Side; 2],
    /// The zones with a gate.
    pub gates: Zones,
    /// The round, from 1.
    pub round: u8,
    /// The part of the round.
    pub phase: Phase,
    /// The first player of the round.
    pub first: Seat,
    /// Whose turn it is in the Action phase, whose go in the Doom phase.
    pub active: Seat,
    /// Where the withering marker stands.
    pub withering: u8,
    /// What a ritual of annihilation costs; past 10 the world ends.
    pub ritual: u8,
    /// Figures of the active seat that have moved in this Move action, by kind and the zone where they are now.
    pub moved: [[u8; Zone::COUNT]; Kind::COUNT],
    /// The battle being fought, or the last one.
    pub battle: Battle,
}

/// One player's side.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Side {
    /// The faction.
    pub faction: FactionId,
    /// Power left.
    pub power: u8,
    /// Place on the doom track.
    pub doom: u8,
    /// Figures on the map, those on gates included: by kind and zone.
    pub figures: [[u8; Zone::COUNT]; Kind::COUNT],
    /// Where a figure of this kind stands on a gate and controls it.
    pub keeps: [Zones; Kind::COUNT],
    /// Figures in play but off the map, by kind.
    pub below: [u8; Kind::COUNT],
    /// Own cultists held by the enemy.
    pub captured: u8,
    /// Spellbooks on the sheet, a bit each.
    pub books: u8,
    /// Spaces of the sheet that are filled, a bit each.
    pub slots: u8,
    /// Spaces whose deed is done, a bit each: deeds leave no other trace on the table.
    pub deeds: u8,
    /// How often the Great Old One has awakened.
    pub awakened: u8,
}

/// A figure as its owner names it: those of one kind in one zone are alike, except the one on the gate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Piece {
    /// What it is.
    pub kind: Kind,
    /// Whether it is the one that stands on the gate.
    pub keeper: bool,
}

/// The part of the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Turns and actions.
    Action,
    /// Both gather power.
    Gather,
    /// The first player is found.
    FirstPlayer,
    /// Rituals.
    Doom,
}

/// A battle.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Battle {
    /// Where.
    pub zone: Zone,
    /// Who began it.
    pub attacker: Seat,
    /// Whether it is still being fought.
    pub on: bool,
    /// Both sides, by seat.
    pub sides: [Fight; 2],
}

/// One side of a battle. Figures are counted by [`Piece::place`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Fight {
    /// Figures that take part.
    pub here: [u8; Piece::PLACES],
    /// Of these, those that are killed.
    pub killed: [u8; Piece::PLACES],
    /// Those that survived a kill and are driven off for it.
    pub spared: [u8; Piece::PLACES],
    /// Those that are pained.
    pub pained: [u8; Piece::PLACES],
    /// Spared or pained ones that have taken a second result.
    pub doubled: [u8; Piece::PLACES],
    /// Those that still have to retreat.
    pub going: [u8; Piece::PLACES],
    /// Dice that abilities add.
    pub bonus: u8,
    /// Dice still to be rolled.
    pub dice: u8,
    /// Dice rolled, by what they show: ones first.
    pub rolled: [u8; 6],
    /// Kills rolled against this side and not yet assigned.
    pub kills: u8,
    /// Pains against this side and not yet assigned.
    pub pains: u8,
    /// Enemy figures killed or devoured in this battle.
    pub slain: u8,
}

impl Piece {
    /// How many places [`Piece::place`] tells apart.
    pub const PLACES: usize = Kind::COUNT + 1;

    /// A figure that stands beside the gate, or where there is none.
    pub fn beside(kind: Kind) -> Piece {
        Piece { kind, keeper: false }
    }

    /// The figure on the gate.
    pub fn keeper(kind: Kind) -> Piece {
        Piece { kind, keeper: true }
    }

    /// Its place in the lists of a battle: by kind, the one on the gate last.
    pub fn place(self) -> usize {
        if self.keeper { Kind::COUNT } else { self.kind.index() }
    }
}

// Written out for `clone_from`, which a derived copy would not pass on: search copies into used positions.
impl Clone for Duel {
    fn clone(&self) -> Self {
        Duel { open: self.open, signs: self.signs.clone() }
    }

    fn clone_from(&mut self, from: &Self) {
        self.open = from.open;
        self.signs.clone_from(&from.signs);
    }
}

/// Figures as [`Side::pieces_as_bits`] has them.
fn pieces(set: u16) -> impl Iterator<Item = Piece> {
    bits(set).map(|bit| Piece { kind: Kind(bit / 2), keeper: bit % 2 == 1 })
}

/// The zones where anybody is counted.
fn occupied(counts: &[u8; Zone::COUNT]) -> Zones {
    Zone::all().filter(|zone| counts[zone.index()] > 0).collect()
}

/// The other seat.
pub fn enemy(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

impl Side {
    /// Figures of a kind on the map.
    pub fn on_map(&self, kind: Kind) -> u8 {
        self.figures[kind.index()].iter().sum()
    }

    /// Figures of a kind in play: on the map or off it, but neither in the pool nor captured.
    pub fn in_play(&self, kind: Kind) -> u8 {
        self.on_map(kind) + self.below[kind.index()]
    }

    /// The zones where a kind stands.
    pub fn zones_of(&self, kind: Kind) -> Zones {
        occupied(&self.figures[kind.index()])
    }

    /// The zones with any figure.
    pub fn zones(&self) -> Zones {
        let mut any = [0; Zone::COUNT];
        for of_kind in &self.figures {
            any.iter_mut().zip(of_kind).for_each(|(any, count)| *any |= count);
        }
        occupied(&any)
    }

    /// Figures of any kind in the zone.
    pub fn strength_in_numbers(&self, zone: Zone) -> u8 {
        self.figures.iter().map(|of_kind| of_kind[zone.index()]).sum()
    }

    /// The zones whose gate this side controls.
    pub fn held(&self) -> Zones {
        self.keeps.iter().fold(Zones::NONE, |all, &zones| all.or(zones))
    }

    /// The kind of figure on the gate in the zone, if it is this side's.
    pub fn keeper(&self, zone: Zone) -> Option<Kind> {
        Kind::all().find(|kind| self.keeps[kind.index()].has(zone))
    }

    /// The different figures of the kind in the zone: beside the gate, on it.
    pub fn pieces_of(&self, kind: Kind, zone: Zone) -> impl Iterator<Item = Piece> + use<> {
        pieces(self.pieces_as_bits(kind, zone))
    }

    /// How many figures in the zone are just like this one.
    pub fn count(&self, piece: Piece, zone: Zone) -> u8 {
        let keeper = u8::from(self.keeps[piece.kind.index()].has(zone));
        if piece.keeper {
            keeper
        } else {
            self.figures[piece.kind.index()][zone.index()].saturating_sub(keeper)
        }
    }

    /// The different figures in the zone.
    pub fn pieces(&self, zone: Zone) -> impl Iterator<Item = Piece> + use<> {
        pieces(Kind::all().fold(0, |all, kind| all | self.pieces_as_bits(kind, zone)))
    }

    /// Two bits for each kind, because every step of a figure asks who is where: beside the gate, on it.
    fn pieces_as_bits(&self, kind: Kind, zone: Zone) -> u16 {
        let keeper = self.keeps[kind.index()].has(zone);
        let beside = self.figures[kind.index()][zone.index()] > u8::from(keeper);
        (u16::from(beside) | u16::from(keeper) << 1) << (2 * kind.0)
    }

    /// Whether the book is on the sheet.
    pub fn has_book(&self, book: Book) -> bool {
        self.books & (1 << book.0) != 0
    }

    /// Whether the space is filled.
    pub fn is_filled(&self, slot: Slot) -> bool {
        self.slots & (1 << slot.0) != 0
    }

    /// How many books are on the sheet.
    pub fn book_count(&self) -> u8 {
        self.books.count_ones() as u8
    }
}

impl Duel {
    /// One side.
    pub fn side(&self, seat: Seat) -> &Side {
        &self.open.sides[seat.index()]
    }

    /// One side.
    pub fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.open.sides[seat.index()]
    }

    /// The sheet of a side.
    pub fn sheet<'c>(&self, content: &'c Content, seat: Seat) -> &'c Faction {
        content.faction(self.side(seat).faction)
    }

    /// Figures of a kind left in the pool.
    pub fn pool(&self, content: &Content, seat: Seat, kind: Kind) -> u8 {
        let captured = if kind == Kind::CULTIST { self.side(seat).captured } else { 0 };
        let all = rule!("cwd:setup.9", self.sheet(content, seat).figure(kind).count, else 0);
        all.saturating_sub(self.side(seat).in_play(kind) + captured)
    }

    /// Whether the Great Old One of the seat is in play.
    pub fn risen(&self, content: &Content, seat: Seat) -> bool {
        self.side(seat).in_play(self.sheet(content, seat).great_old_one()) > 0
    }

    /// All that the seat can do by its sheet now: the unique ability, that of a Great Old One in play, spellbooks.
    pub fn skills<'a>(
        &'a self,
        content: &'a Content,
        seat: Seat,
    ) -> impl Iterator<Item = (Skill, Power)> + 'a {
        let (sheet, side) = (self.sheet(content, seat), self.side(seat));
        let risen = rule!("cwd:recruit-summon-awaken.11", self.risen(content, seat), else true);
        let books =
            rule!("cwd:ability-sources.3", side.books, else (1 << sheet.books.len()) - 1 - side.books);
        Skill::held(risen, books).map(|skill| (skill, sheet.skill(skill).power))
    }

    /// The same without where they stand.
    pub fn powers<'a>(&'a self, content: &'a Content, seat: Seat) -> impl Iterator<Item = Power> + 'a {
        self.skills(content, seat).map(|(_, power)| power)
    }

    /// Free gates: nobody controls them.
    pub fn free_gates(&self) -> Zones {
        let held = self.open.sides[0].held().or(self.open.sides[1].held());
        self.open.gates.less(rule!("cwd:gates.1", held, else Zones::NONE))
    }

    /// Figures of a class in the zone.
    pub fn of_class(&self, content: &Content, seat: Seat, class: Class, zone: Zone) -> u8 {
        let sheet = self.sheet(content, seat);
        let kinds = sheet.kinds().filter(|&kind| sheet.figure(kind).class == class);
        kinds.map(|kind| self.side(seat).figures[kind.index()][zone.index()]).sum()
    }
}
