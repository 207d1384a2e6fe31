//! Ids and small enums: card definitions, cards, traits, skills, tokens.

use engine::{Id, IdSet, Seat, ids};
use rulebook::rule;
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;

ids! {
    /// A card definition, by its index in the content.
    #[derive(Default)]
    CardDefId: 256;
    /// A card or other object in the game that can have tokens or abilities: an investigator, a location, an act.
    ///
    /// Each seat has a block of [`CardId::BLOCK`] ids with the investigator first, followed by the scenario's cards;
    /// the last ids are the places that locations occupy.
    CardId: 256;
}

impl CardId {
    /// The number of ids per seat: the investigator and the cards of the deck.
    pub const BLOCK: usize = 44;
    /// The maximum number of investigators.
    pub const SEATS: usize = 4;
    /// The id of the first scenario card.
    pub const SCENARIO: CardId = CardId((Self::BLOCK * Self::SEATS) as u8);
    /// The id of the first place.
    pub const PLACES: CardId = CardId(240);
    /// The maximum number of scenario cards.
    pub const OF_SCENARIO: usize = Self::PLACES.0 as usize - Self::SCENARIO.0 as usize;

    /// The set of all places.
    pub const ALL_PLACES: CardSet = CardSet::from_bits([0, 0, 0, u64::MAX << (Self::PLACES.0 % 64)]);

    /// The investigator of a seat.
    pub const fn investigator(seat: Seat) -> CardId {
        CardId((seat.0 as usize * Self::BLOCK) as u8)
    }

    /// The seat whose investigator this is, if it is one.
    pub fn as_seat(self) -> Option<Seat> {
        (self.0 < Self::SCENARIO.0 && self.index().is_multiple_of(Self::BLOCK))
            .then(|| Seat((self.index() / Self::BLOCK) as u8))
    }

    /// The seat that owns it; `None` for scenario cards.
    pub fn owner(self) -> Option<Seat> {
        (self.0 < Self::SCENARIO.0).then(|| Seat((self.index() / Self::BLOCK) as u8))
    }

    /// Whether it is a place for a location.
    pub fn is_place(self) -> bool {
        self.0 >= Self::PLACES.0
    }
}

/// A set of cards.
pub type CardSet = IdSet<CardId, [u64; 4]>;

/// The four skills.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Skill {
    /// Willpower, printed first.
    Willpower,
    /// Intellect, with which one investigates.
    Intellect,
    /// Combat, with which one fights.
    Combat,
    /// Agility, with which one evades.
    Agility,
}

impl Skill {
    /// All four, in the order they are printed.
    pub const ALL: [Skill; 4] = [Skill::Willpower, Skill::Intellect, Skill::Combat, Skill::Agility];

    /// The skill as an index.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// The classes of player cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// The Guardian class.
    Guardian,
    /// The Seeker class.
    Seeker,
    /// The Rogue class.
    Rogue,
    /// The Mystic class.
    Mystic,
    /// The Survivor class.
    Survivor,
    /// Neutral player cards, available to all classes.
    Neutral,
    /// Encounter and scenario cards.
    Mythos,
}

macro_rules! traits {
    ($($name:ident)*) => {
        /// Traits, which have no rules of their own but are referred to by card texts.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
        #[serde(rename_all = "kebab-case")]
        #[allow(missing_docs)]
        pub enum Trait {
            $($name),*
        }

        impl Trait {
            /// All traits.
            pub const ALL: &[Trait] = &[$(Trait::$name),*];
        }

        impl Id for Trait {
            const COUNT: usize = Trait::ALL.len();

            fn index(self) -> usize {
                self as usize
            }

            fn from_index(index: u8) -> Trait {
                Trait::ALL[usize::from(index)]
            }
        }
    };
}

traits! {
    Agency Ally AncientOne Arkham Armor Byakhee Cave Central Charm Creature Criminal Cultist Curse DarkYoung
    DeepOne Detective Drifter Elite Firearm Fortune Ghoul Hazard Hex Humanoid Illicit Innate Insight Item
    Madness Melee Miskatonic Monster Nightgaunt Obstacle Omen Pact Police Practiced Relic Science
    SilverTwilight Sorcerer Spell Spirit Supply Tactic Talent Task Terror Tome Tool Weapon Woods Yithian
}

/// A set of traits.
pub type Traits = IdSet<Trait, u64>;

/// Reads a set of traits from a list.
pub(super) fn list_of_traits<'de, D: Deserializer<'de>>(from: D) -> Result<Traits, D::Error> {
    Ok(Vec::<Trait>::deserialize(from)?.into_iter().collect())
}

/// The slots for assets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Slot {
    /// One accessory slot.
    Accessory,
    /// One body slot.
    Body,
    /// One ally slot.
    Ally,
    /// Two hand slots.
    Hand,
    /// Two arcane slots.
    Arcane,
}

impl Slot {
    /// All slots.
    pub const ALL: [Slot; 5] = [Slot::Accessory, Slot::Body, Slot::Ally, Slot::Hand, Slot::Arcane];

    /// The number of these slots that each investigator has.
    pub fn room(self) -> u8 {
        match self {
            Slot::Accessory => rule!("lcg:slots.2", 1, else 2),
            Slot::Body => rule!("lcg:slots.3", 1, else 2),
            Slot::Ally => rule!("lcg:slots.4", 1, else 2),
            Slot::Hand => rule!("lcg:slots.5", 2, else 3),
            Slot::Arcane => rule!("lcg:slots.6", 2, else 3),
        }
    }
}

/// Chaos tokens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Token {
    /// A modifier to the skill value.
    Number(i8),
    /// The skull symbol.
    Skull,
    /// The cultist symbol.
    Cultist,
    /// The tablet symbol.
    Tablet,
    /// The elder thing symbol.
    ElderThing,
    /// The automatic failure.
    AutoFail,
    /// The elder sign, whose effect depends on the investigator.
    ElderSign,
}

impl Token {
    /// All symbols, without the numbers.
    pub const SYMBOLS: [Token; 6] =
        [Token::Skull, Token::Cultist, Token::Tablet, Token::ElderThing, Token::AutoFail, Token::ElderSign];
}

/// Connection symbols: each location has one of its own and those of the locations it leads to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum LocationSymbol {
    Circle,
    Square,
    Triangle,
    Plus,
    Diamond,
    Squiggle,
    Moon,
    Hourglass,
    T,
    Equals,
}

/// The types of uses on assets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Use {
    Ammo,
    Charges,
    Secrets,
    Supplies,
}
