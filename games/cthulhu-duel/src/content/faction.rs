//! Factions: figures, abilities, requirements and spellbooks as data. The abilities are implemented in `rules`.

use rulebook::RuleId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Kind, Skill, Source, Zone};

/// A faction sheet with its figures and spellbooks.
#[derive(Clone, Debug)]
pub struct Faction {
    /// Its name in data files.
    pub slug: String,
    /// Power at the start.
    pub power: u8,
    /// The zone where it starts.
    pub home: Zone,
    /// The source of `home`.
    pub home_source: Source,
    /// Whether it is always the first player of the first round.
    pub moves_first: bool,
    /// Its figures: the cultist first, the Great Old One last.
    pub figures: Vec<Figure>,
    /// How its Great Old One is awakened.
    pub awakening: Awakening,
    /// Its unique ability, available from the start.
    pub unique: Ability,
    /// Its second ability, available while the Great Old One is in play.
    pub ability: Ability,
    /// Its spellbook requirements.
    pub requirements: Vec<Requirement>,
    /// The rule by which the kills of one battle can fill several spaces.
    pub kills: Option<RuleId>,
    /// Its spellbooks.
    pub books: Vec<Ability>,
}

/// A kind of figure.
#[derive(Clone, Debug)]
pub struct Figure {
    /// Its name in data files.
    pub slug: String,
    /// Cultist, monster or Great Old One.
    pub class: Class,
    /// The number of figures of this kind.
    pub count: u8,
    /// The base cost of bringing it into play.
    pub cost: u8,
    /// The number of dice it rolls in battle.
    pub combat: Combat,
    /// The rule that defines `combat`.
    pub rule: Option<RuleId>,
    /// Doom for the enemy who kills or eliminates it: the average of all costs it can have, rounded up.
    pub value: u8,
}

/// The three classes of figures.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// Controls gates, brings power, can be captured.
    Cultist,
    /// Captures cultists, and protects own cultists from capture.
    Monster,
    /// Captures cultists even if monsters protect them.
    GreatOldOne,
}

/// The combat value of a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", untagged)]
pub enum Combat {
    /// A fixed number of dice.
    Fixed(u8),
    /// A number of dice counted when it fights.
    Counted(Count),
}

/// What a counted combat value is counted from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// Own cultists on the map and controlled gates.
    CultistsAndGates,
}

/// How a Great Old One is awakened, with the rules that define it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Awakening {
    /// Where it appears.
    pub at: Appears,
    /// The rule that defines `at`.
    pub place: Option<RuleId>,
    /// The number of own cultists eliminated for it.
    pub cultists: u8,
    /// The rule that defines the cost in cultists.
    pub price: Option<RuleId>,
    /// The rule that defines how it arrives.
    pub arrival: Option<RuleId>,
}

/// Where a Great Old One appears.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Appears {
    /// In the faction's home, which must have a gate, no matter who controls it.
    Home,
    /// In a zone with a gate that the faction controls.
    OwnGate,
}

/// An ability of a faction.
#[derive(Clone, Debug)]
pub struct Ability {
    /// Its name in data files.
    pub slug: String,
    /// Its effect.
    pub power: Power,
}

/// The effect of an ability, implemented in `rules/powers`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[serde(bound(deserialize = "K: Deserialize<'de>, Ks: Deserialize<'de>"))]
pub enum Power<K = Kind, Ks = u8> {
    /// Later awakenings cost this much, and every awakening brings an Elder Sign.
    Immortal {
        /// The cost of later awakenings.
        cost: u8,
    },
    /// One Summon action can summon any number of monsters.
    ManySummons,
    /// Before a battle the enemy eliminates one of their monsters or cultists in it.
    Devour,
    /// Action: the Great Old One changes places with a cultist or monster.
    Avatar {
        /// The cost of the action.
        cost: u8,
    },
    /// While the Great Old One is in play: power for each water gate that the enemy controls.
    EnemyGates {
        /// Power for each gate.
        each: u8,
    },
    /// Before a battle: own monsters and cultists in it are eliminated for extra dice.
    Absorb {
        /// The kind of figure that has to be in the battle.
        eater: K,
        /// Extra dice for each eliminated figure.
        dice: u8,
    },
    /// These figures can take two results and die only from two kills.
    Regenerate {
        /// The kind of figure.
        figure: K,
    },
    /// After any action: figures on the map are replaced by figures from the pool.
    Exchange {
        /// The kind that is replaced.
        from: K,
        /// The kind that replaces it.
        to: K,
    },
    /// Action: the enemy eliminates a cultist in a chosen zone, and an own cultist takes its place.
    Dreams {
        /// The cost of the action.
        cost: u8,
    },
    /// Action: the Great Old One leaves a water zone, taking other figures along, and later returns in any zone.
    Submerge {
        /// The cost of leaving; returning is free.
        cost: u8,
    },
    /// These figures roll extra dice.
    Stronger {
        /// The kind of figure.
        figure: K,
        /// Extra dice for each figure.
        by: u8,
    },
    /// While the Great Old One is in play, these figures cost less.
    Cheaper {
        /// The kinds of figures, as a bit set.
        figures: Ks,
        /// The reduction of the cost.
        by: u8,
    },
    /// In the Doom phase, with the Great Old One in play, an own cultist is eliminated for an Elder Sign.
    BloodSacrifice,
    /// Action: rolls a die against the zones with such figures. The enemy loses that many cultists, or one is placed.
    Ghroth {
        /// The cost of the action.
        cost: u8,
        /// The kind of figure whose zones are counted.
        figure: K,
    },
    /// These figures build and control gates, provide power and strengthen the Great Old One.
    RedSign {
        /// The kind of figure.
        figure: K,
    },
    /// After the kills of a battle: such figures come from any zone, and each causes one pain on both sides.
    Necrophagy {
        /// The kind of figure.
        figure: K,
    },
}

/// A spellbook requirement: fulfilling it fills a space of the faction sheet.
#[derive(Clone, Debug)]
pub struct Requirement {
    /// Its name in data files.
    pub slug: String,
    /// The condition to fulfil.
    pub needs: Needs,
    /// Whether it also gives an Elder Sign.
    pub sign: bool,
    /// The rule that states it.
    pub rule: Option<RuleId>,
}

/// The condition of a spellbook requirement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Needs {
    /// The first Doom phase has begun.
    FirstDoomPhase,
    /// All other spaces are filled, and it is the Doom phase.
    LastInDoomPhase,
    /// This many enemy figures killed or devoured in one battle.
    Kills(u8),
    /// Gates in water zones: `own` controlled by the faction, or `any` on the map.
    WaterGates {
        /// The number of water gates controlled by the faction.
        own: u8,
        /// The number of water gates on the map, no matter who controls them.
        any: u8,
    },
    /// The Great Old One has awakened.
    Awaken,
    /// Own figures in this many zones.
    Zones(u8),
    /// This many own cultists eliminated instead of an action.
    Sacrifice(u8),
    /// Both factions have figures in one zone.
    SharedZone,
}

impl Faction {
    /// The kind of its Great Old One.
    pub fn great_old_one(&self) -> Kind {
        Kind(self.figures.len() as u8 - 1)
    }

    /// All kinds of figures.
    pub fn kinds(&self) -> impl DoubleEndedIterator<Item = Kind> + use<> {
        (0..self.figures.len() as u8).map(Kind)
    }

    /// The kinds of monsters.
    pub fn monsters(&self) -> impl Iterator<Item = Kind> {
        self.kinds().filter(|&kind| self.figure(kind).class == Class::Monster)
    }

    /// All abilities with their ids: the unique one, that of the Great Old One, the spellbooks.
    pub fn abilities(&self) -> impl Iterator<Item = (Skill, &Ability)> {
        Skill::all().zip([&self.unique, &self.ability].into_iter().chain(&self.books))
    }

    /// Returns the ability with the id.
    pub fn skill(&self, skill: Skill) -> &Ability {
        match (skill, skill.book()) {
            (_, Some(book)) => &self.books[book.index()],
            (Skill::UNIQUE, None) => &self.unique,
            (_, None) => &self.ability,
        }
    }

    /// Returns the data of a kind.
    pub fn figure(&self, kind: Kind) -> &Figure {
        &self.figures[kind.index()]
    }
}
