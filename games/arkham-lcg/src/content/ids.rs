//! Small names for things: kinds of cards, physical cards, traits, skills, tokens.

use engine::Seat;
use rulebook::rule;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A card as it is printed, by its place in the content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct CardDefId(pub u8);

impl CardDefId {
    /// The kind as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// One thing on the table that can bear tokens or abilities: a card, an investigator, a location, an act.
///
/// Each seat has a block of [`CardId::BLOCK`] of them, with the investigator first; then come the scenario's cards;
/// the last ones are places, where locations lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct CardId(pub u8);

impl CardId {
    /// How many there are.
    pub const COUNT: usize = 256;
    /// The investigator and the cards of one seat's deck.
    pub const BLOCK: usize = 44;
    /// The most investigators.
    pub const SEATS: usize = 4;
    /// The first of the scenario's cards.
    pub const SCENARIO: CardId = CardId((Self::BLOCK * Self::SEATS) as u8);
    /// The first place.
    pub const PLACES: CardId = CardId(240);
    /// How many cards a scenario can have.
    pub const OF_SCENARIO: usize = Self::PLACES.0 as usize - Self::SCENARIO.0 as usize;

    /// It as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The investigator of a seat.
    pub const fn investigator(seat: Seat) -> CardId {
        CardId((seat.0 as usize * Self::BLOCK) as u8)
    }

    /// The seat whose investigator this is.
    pub fn as_seat(self) -> Option<Seat> {
        (self.0 < Self::SCENARIO.0 && self.index().is_multiple_of(Self::BLOCK))
            .then(|| Seat((self.index() / Self::BLOCK) as u8))
    }

    /// The seat that owns it; scenario cards have no owner.
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
    /// No card.
    pub const NONE: CardSet = CardSet([0; 4]);
    /// Every card.
    pub const ALL: CardSet = CardSet([u64::MAX; 4]);
    /// All places.
    pub const PLACES: CardSet = CardSet([0, 0, 0, u64::MAX << (CardId::PLACES.0 % 64)]);

    /// Whether the card is in it.
    pub fn has(&self, card: CardId) -> bool {
        self.0[card.index() / 64] & (1 << (card.index() % 64)) != 0
    }

    /// Puts the card in.
    pub fn insert(&mut self, card: CardId) {
        self.0[card.index() / 64] |= 1 << (card.index() % 64);
    }

    /// Takes the card out.
    pub fn remove(&mut self, card: CardId) {
        self.0[card.index() / 64] &= !(1 << (card.index() % 64));
    }

    /// Those that are in both.
    pub fn and(self, other: CardSet) -> CardSet {
        CardSet(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// How many are in it.
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

/// What investigators are good at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Skill {
    /// Strength of mind.
    Willpower,
    /// Wit.
    Intellect,
    /// Force.
    Combat,
    /// Swiftness.
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
    /// Protectors.
    Guardian,
    /// Those who want to know.
    Seeker,
    /// Those who live by their wits.
    Rogue,
    /// Those who use what others fear.
    Mystic,
    /// Those who have nothing and go on.
    Survivor,
    /// Everybody's.
    Neutral,
    /// Not a player's card.
    Mythos,
}

macro_rules! traits {
    ($($name:ident)*) => {
        /// Words printed on cards that mean nothing by themselves.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
        #[serde(rename_all = "kebab-case")]
        #[allow(missing_docs)]
        pub enum Trait {
            $($name),*
        }

        impl Trait {
            /// All of them.
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
    /// Whether the trait is among them.
    pub fn has(self, of: Trait) -> bool {
        self.0 & (1 << of as u64) != 0
    }

    /// The traits among them.
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

/// Where an asset is worn or held.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Slot {
    /// One.
    Accessory,
    /// One.
    Body,
    /// One.
    Ally,
    /// Two.
    Hand,
    /// Two.
    Arcane,
}

impl Slot {
    /// All of them.
    pub const ALL: [Slot; 5] = [Slot::Accessory, Slot::Body, Slot::Ally, Slot::Hand, Slot::Arcane];

    /// How many of it everybody has.
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

/// What is drawn from the chaos bag.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Token {
    /// A number to be added.
    Number(i8),
    /// A skull.
    Skull,
    /// A hooded figure.
    Cultist,
    /// A tablet.
    Tablet,
    /// A thing older than men.
    ElderThing,
    /// The test fails.
    AutoFail,
    /// The investigator's own.
    ElderSign,
}

impl Token {
    /// The symbols, in the order of a [`Symbols`] set.
    pub const SYMBOLS: [Token; 6] =
        [Token::Skull, Token::Cultist, Token::Tablet, Token::ElderThing, Token::AutoFail, Token::ElderSign];
}

/// What joins locations: a sign of its own on each, and the signs it leads to.
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

/// What the tokens laid on an asset stand for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Use {
    Ammo,
    Charges,
    Secrets,
    Supplies,
}
