//! Numeric ids of zones, kinds, abilities and so on, resolved by the content.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Defines newtyped ids. Deserializing an id checks its range.
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident: $count:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $name(pub u8);

        impl $name {
            /// The maximum number of ids.
            pub const COUNT: usize = $count;

            /// The id as an index.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// All of them in order.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> {
                (0..$count).map($name)
            }
        }

        impl From<$name> for u8 {
            fn from(id: $name) -> u8 {
                id.0
            }
        }

        impl TryFrom<u8> for $name {
            type Error = String;

            fn try_from(id: u8) -> Result<$name, String> {
                if id < $count {
                    Ok($name(id))
                } else {
                    Err(format!(concat!("{} is no ", stringify!($name), "; there are {}"), id, $count))
                }
            }
        }
    )*};
}

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
        bits(1 | u16::from(risen) << 1 | u16::from(books) << 2).map(Skill)
    }

    /// The spellbook that this ability is, if it is one.
    pub fn book(self) -> Option<Book> {
        self.0.checked_sub(2).map(Book)
    }
}

/// A set of zones, as bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Zones(u16);

impl Zones {
    /// The empty set.
    pub const NONE: Zones = Zones(0);

    /// The set of the first `count` zones.
    pub fn first(count: usize) -> Zones {
        Zones(((1u32 << count) - 1) as u16)
    }

    /// Whether the zone is in the set.
    pub fn has(self, zone: Zone) -> bool {
        self.0 & (1 << zone.0) != 0
    }

    /// This set with the zone added.
    #[must_use]
    pub fn with(self, zone: Zone) -> Zones {
        Zones(self.0 | 1 << zone.0)
    }

    /// This set with the zone removed.
    #[must_use]
    pub fn without(self, zone: Zone) -> Zones {
        Zones(self.0 & !(1 << zone.0))
    }

    /// The intersection of two sets.
    #[must_use]
    pub fn both(self, other: Zones) -> Zones {
        Zones(self.0 & other.0)
    }

    /// The union of two sets.
    #[must_use]
    pub fn or(self, other: Zones) -> Zones {
        Zones(self.0 | other.0)
    }

    /// This set without the zones of the other.
    #[must_use]
    pub fn less(self, other: Zones) -> Zones {
        Zones(self.0 & !other.0)
    }

    /// Whether it is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of zones in the set.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The zones in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Zone> {
        bits(self.0).map(Zone)
    }
}

/// The indices of the set bits, in ascending order.
pub(crate) fn bits(set: u16) -> impl Iterator<Item = u8> {
    let mut rest = set;
    std::iter::from_fn(move || {
        (rest != 0).then(|| {
            let bit = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            bit
        })
    })
}

impl FromIterator<Zone> for Zones {
    fn from_iter<I: IntoIterator<Item = Zone>>(zones: I) -> Zones {
        zones.into_iter().fold(Zones::NONE, Zones::with)
    }
}
