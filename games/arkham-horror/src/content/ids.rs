//! Ids of components, numbered in the order of the content files.

use engine::{ids, named};
use serde::{Deserialize, Serialize};

ids! {
    /// A scenario.
    Scenario: 4;
    /// An investigator sheet.
    Investigator: 12;
    /// A neighbourhood of the box.
    Neighbourhood: 8;
    /// A space: the three of each neighbourhood in order, then the streets of the scenario, then the space that a codex
    /// card can be.
    Space: 33;
    /// A kind of monster: one card text.
    MonsterKind: 64;
    /// A monster of the scenario: a card of its deck, one that is set aside, or an epic one.
    Monster: 32;
    /// An asset card.
    Asset: 128;
    /// An event card of the scenario.
    EventCard: 24;
    /// A neighbourhood card: one of its eight, counted from the lowest number.
    EncounterCard: 8;
    /// A street card.
    StreetCard: 8;
    /// An anomaly card of the scenario.
    AnomalyCard: 12;
    /// A headline card.
    Headline: 32;
    /// A card of the archive, by its printed number.
    CodexCard: 40, from 1;
    /// The hidden back of a dark pact.
    Pact: 6;
}

impl Neighbourhood {
    /// Its three spaces.
    pub fn spaces(self) -> [Space; 3] {
        [0, 1, 2].map(|at| Space(self.0 * 3 + at))
    }
}

impl Space {
    /// The first street.
    pub const FIRST_STREET: Space = Space(24);
    /// The space that a codex card can be.
    pub const ON_A_CARD: Space = Space(32);

    /// Its neighbourhood, unless it is a street or on a card.
    pub fn neighbourhood(self) -> Option<Neighbourhood> {
        (self < Space::FIRST_STREET).then_some(Neighbourhood(self.0 / 3))
    }

    /// Whether it is a street.
    pub fn is_street(self) -> bool {
        (Space::FIRST_STREET..Space::ON_A_CARD).contains(&self)
    }
}

named! {
    /// The five skills.
    Skill {
        /// Lore, for wards and spells.
        Lore = "lore",
        /// Influence, for dealing with people.
        Influence = "influence",
        /// Observation, for research and evading.
        Observation = "observation",
        /// Strength, for attacks.
        Strength = "strength",
        /// Will, against fears.
        Will = "will",
    }

    /// The basic actions.
    Action {
        /// Move up to two spaces.
        Move = "move",
        /// Gain a dollar.
        Gather = "gather-resources",
        /// Gain a focus token.
        Focus = "focus",
        /// Remove doom from the space.
        Ward = "ward",
        /// Put clues on the scenario sheet.
        Research = "research",
        /// Exchange possessions.
        Trade = "trade",
        /// Damage a monster.
        Attack = "attack",
        /// Get away from monsters.
        Evade = "evade",
    }

    /// The mythos tokens.
    MythosToken {
        /// Spread doom.
        Doom = "spread-doom",
        /// Spawn a monster.
        Monster = "spawn-monster",
        /// Spawn a clue.
        Clue = "spawn-clue",
        /// Read a headline.
        Headline = "read-headline",
        /// Gate burst.
        GateBurst = "gate-burst",
        /// Reckoning.
        Reckoning = "reckoning",
        /// Nothing.
        Blank = "blank",
    }

    /// The types of streets.
    StreetType {
        /// Houses.
        Residential = "residential",
        /// A bridge.
        Bridge = "bridge",
        /// Trees.
        Scenic = "scenic",
    }

    /// The types of assets.
    AssetType {
        /// An item.
        Item = "item",
        /// A spell.
        Spell = "spell",
        /// An ally.
        Ally = "ally",
        /// A talent.
        Talent = "talent",
        /// A condition.
        Condition = "condition",
    }

    /// The traits of assets and monsters that texts refer to, and those that only describe.
    Trait {
        /// Sold in ordinary shops.
        Common = "common",
        /// Rare and strange.
        Curio = "curio",
        /// A weapon.
        Weapon = "weapon",
        /// A book.
        Tome = "tome",
        /// Charged with magic.
        Magical = "magical",
        /// A vehicle.
        Vehicle = "vehicle",
        /// A spell cast with an action.
        Ritual = "ritual",
        /// A spell cast in passing.
        Incantation = "incantation",
        /// A human monster.
        Human = "human",
        /// A cultist.
        Cultist = "cultist",
        /// A ghoul.
        Ghoul = "ghoul",
        /// A member of the Silver Twilight Lodge.
        Lodge = "lodge",
        /// A thrall.
        Thrall = "thrall",
        /// A deep one.
        DeepOne = "deep-one",
        /// A nightgaunt.
        Nightgaunt = "nightgaunt",
        /// A byakhee.
        Byakhee = "byakhee",
        /// A hound of Tindalos.
        HoundOfTindalos = "hound-of-tindalos",
        /// An aberration.
        Aberration = "aberration",
        /// A beast.
        Beast = "beast",
        /// A star spawn.
        StarSpawn = "star-spawn",
        /// An Ancient One.
        AncientOne = "ancient-one",
        /// Something one was born with.
        Innate = "innate",
        /// Membership of a club.
        Membership = "membership",
        /// A paid post.
        Retainer = "retainer",
        /// An academic.
        UniversityProfessor = "university-professor",
        /// A detective of the police.
        PoliceDetective = "police-detective",
        /// An officer of the police.
        PoliceOfficer = "police-officer",
        /// A consultant.
        Consultant = "consultant",
        /// A teacher.
        Teacher = "teacher",
        /// A detective of the paranormal.
        ParanormalDetective = "paranormal-detective",
        /// An aspiring actor.
        AspiringActor = "aspiring-actor",
        /// A mystic bounty hunter.
        MysticBountyHunter = "mystic-bounty-hunter",
        /// An antiquities dealer.
        AntiquitiesDealer = "antiquities-dealer",
        /// A pugilist.
        Pugilist = "pugilist",
        /// A secretary.
        Secretary = "secretary",
        /// A familiar in the shape of a cat.
        CatFamiliar = "cat-familiar",
        /// A patient of the asylum.
        AsylumPatient = "asylum-patient",
        /// A witch.
        Witch = "witch",
        /// A dog.
        Dog = "dog",
        /// A cat.
        Cat = "cat",
        /// A zealot.
        Zealot = "zealot",
    }

    /// The conditions that investigators can have.
    Status {
        /// Blessed.
        Blessed = "blessed",
        /// Cursed.
        Cursed = "cursed",
        /// A dark pact.
        DarkPact = "dark-pact",
    }

    /// The colours of markers, which show only on their front.
    Colour {
        /// White.
        White = "white",
        /// Blue.
        Blue = "blue",
        /// Red.
        Red = "red",
        /// Green.
        Green = "green",
        /// Black.
        Black = "black",
    }

    /// The side of an archive card that is up.
    Side {
        /// The front.
        Front = "front",
        /// The back.
        Back = "back",
    }
}

/// Where a component's figures come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The rulebook.
    Rulebook,
    /// Public knowledge of the printed components.
    #[default]
    Public,
    /// Written for this game; a pack can replace it.
    Authored,
}
