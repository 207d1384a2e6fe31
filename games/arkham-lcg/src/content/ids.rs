//! Ids and small enums: card definitions, cards, traits, skills, tokens.

use engine::Seat;
use rulebook::rule;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A card definition, by its index in the content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct CardDefId(pub u8);

impl CardDefId {
    /// The id as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A card or other object in the game that can have tokens or abilities: an investigator, a location, an act.
///
/// Each seat has a block of [`CardId::BLOCK`] ids with the investigator first, followed by the scenario's cards; the
/// last ids are the places that locations occupy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct CardId(pub u8);

impl CardId {
    /// The number of ids.
    pub const COUNT: usize = 256;
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

    /// The id as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardSet([u64; 4]);

impl CardSet {
    /// The empty set.
    pub const NONE: CardSet = CardSet([0; 4]);
    /// The set of all cards.
    pub const ALL: CardSet = CardSet([u64::MAX; 4]);
    /// The set of all places.
    pub const PLACES: CardSet = CardSet([0, 0, 0, u64::MAX << (CardId::PLACES.0 % 64)]);

    /// Whether the set contains the card.
    pub fn has(&self, card: CardId) -> bool {
        self.0[card.index() / 64] & (1 << (card.index() % 64)) != 0
    }

    /// Adds the card.
    pub fn insert(&mut self, card: CardId) {
        self.0[card.index() / 64] |= 1 << (card.index() % 64);
    }

    /// Removes the card.
    pub fn remove(&mut self, card: CardId) {
        self.0[card.index() / 64] &= !(1 << (card.index() % 64));
    }

    /// The intersection of both sets.
    pub fn and(self, other: CardSet) -> CardSet {
        CardSet(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// The number of cards in the set.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The cards in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = CardId> + use<> {
        let words = self.0;
        let mut word = 0;
        let mut rest = words[0];
        std::iter::from_fn(move || {
            while rest == 0 {
                word += 1;
                if word == words.len() {
                    return None;
                }
                rest = words[word];
            }
            let card = CardId((word * 64) as u8 + rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(card)
        })
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = CardSet::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

/// The four skills.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Skill {
    /// Willpower.
    Willpower,
    /// Intellect.
    Intellect,
    /// Combat.
    Combat,
    /// Agility.
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
    };
}

traits! {
    Agency Ally AncientOne Arkham Armor Byakhee Cave Central Charm Creature Criminal Cultist Curse DarkYoung
    DeepOne Detective Drifter Elite Firearm Fortune Ghoul Hazard Hex Humanoid Illicit Innate Insight Item
    Madness Melee Miskatonic Monster Nightgaunt Obstacle Omen Pact Police Practiced Relic Science
    SilverTwilight Sorcerer Spell Spirit Supply Tactic Talent Task Terror Tome Tool Weapon Woods Yithian
}

/// A set of traits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Traits(u64);

impl Traits {
    /// Whether the set contains the trait.
    pub fn has(self, of: Trait) -> bool {
        self.0 & (1 << of as u64) != 0
    }

    /// The traits in the set.
    pub fn iter(self) -> impl Iterator<Item = Trait> {
        Trait::ALL.iter().copied().filter(move |&of| self.has(of))
    }
}

impl<'de> Deserialize<'de> for Traits {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let list = Vec::<Trait>::deserialize(from)?;
        Ok(Traits(list.iter().fold(0, |set, &one| set | 1 << one as u64)))
    }
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
