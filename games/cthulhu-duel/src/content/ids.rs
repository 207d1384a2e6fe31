//! Numeric ids of zones, kinds, abilities and so on, resolved by the content.

use engine::{Bits, IdSet, ids};

ids! {
    /// A zone of the map.
    Zone: 16;
    /// A kind of figure of one faction: the cultist first, the Great Old One last.
    Kind: 6;
    /// A spellbook of one faction.
    Book: 6;
    /// An ability of one faction: its unique one, that of its Great Old One, then the spellbooks.
    Skill: 8;
    /// A spellbook requirement on a faction sheet.
    Slot: 6;
    /// A faction in the box.
    FactionId: 8;
}

impl Kind {
    /// The cultist of every faction.
    pub const CULTIST: Kind = Kind(0);
}

impl Skill {
    /// The ability that a faction has from the start.
    pub const UNIQUE: Skill = Skill(0);
    /// The ability that it has while its Great Old One is in play.
    pub const GREAT_OLD_ONE: Skill = Skill(1);

    /// The abilities of a side with these spellbooks (as a bit set), and with or without its Great Old One in play.
    pub(crate) fn held(risen: bool, books: u8) -> impl Iterator<Item = Skill> {
        (1 | u16::from(risen) << 1 | u16::from(books) << 2).ones().map(Skill)
    }

    /// The spellbook that this ability is, if it is one.
    pub fn book(self) -> Option<Book> {
        self.0.checked_sub(2).map(Book)
    }
}

/// A set of zones.
pub type Zones = IdSet<Zone, u16>;
