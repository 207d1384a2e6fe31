//! Factions: figures, abilities, requirements and spellbooks as data. What an ability does stands in `rules`.

use rulebook::RuleId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Book, Kind, Skill, Slot, Source, Zone};

/// A faction sheet with its figures and spellbooks.
#[derive(Clone, Debug)]
pub struct Faction {
    /// What it is called.
    pub slug: String,
    /// Power at the start.
    pub power: u8,
    /// Where it starts.
    pub home: Zone,
    /// Where that home comes from.
    pub home_source: Source,
    /// Whether it is always the first player of the first round.
    pub moves_first: bool,
    /// Its figures: the cultist first, the Great Old One last.
    pub figures: Vec<Figure>,
    /// How its Great Old One awakens.
    pub awakening: Awakening,
    /// What it can do from the start.
    pub unique: Ability,
    /// What it can do while its Great Old One is in play.
    pub ability: Ability,
    /// What has to be done for a spellbook.
    pub requirements: Vec<Requirement>,
    /// The rule by which the kills of one battle fill several spaces.
    pub kills: Option<RuleId>,
    /// Its spellbooks.
    pub books: Vec<Ability>,
}

/// A kind of figure.
#[derive(Clone, Debug)]
pub struct Figure {
    /// What it is called.
    pub slug: String,
    /// Cultist, monster or Great Old One.
    pub class: Class,
    /// How many there are.
    pub count: u8,
    /// What it costs to bring it into play, nothing else considered.
    pub cost: u8,
    /// How many dice it rolls.
    pub combat: Combat,
    /// The rule that counts them.
    pub rule: Option<RuleId>,
    /// Doom for whoever kills or eliminates it: the average of all it can cost, rounded up.
    pub value: u8,
}

/// The three classes of figures.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// Controls gates, brings power, can be captured.
    Cultist,
    /// Captures and protects.
    Monster,
    /// Captures past monsters.
    GreatOldOne,
}

/// How strong a figure is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", untagged)]
pub enum Combat {
    /// Always this many dice.
    Fixed(u8),
    /// Counted when it fights.
    Counted(Count),
}

/// What a strength is counted from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// Own cultists on the map and controlled gates.
    CultistsAndGates,
}

/// How a Great Old One awakens, and the rules that say so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Awakening {
    /// Where it appears.
    pub at: Appears,
    /// The rule about that.
    pub place: Option<RuleId>,
    /// How many own cultists are eliminated for it.
    pub cultists: u8,
    /// The rule about what has to be there to pay with.
    pub price: Option<RuleId>,
    /// The rule about how it comes.
    pub arrival: Option<RuleId>,
}

/// Where a Great Old One appears.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Appears {
    /// In the faction's home, which must hold a gate, whoever controls it.
    Home,
    /// In a zone with a gate that the faction controls.
    OwnGate,
}

/// Something a faction can do that others cannot.
#[derive(Clone, Debug)]
pub struct Ability {
    /// What it is called.
    pub slug: String,
    /// What it does.
    pub power: Power,
}

/// What an ability does. Each variant is carried out by a file of `rules/powers`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[serde(bound(deserialize = "K: Deserialize<'de>, Ks: Deserialize<'de>"))]
pub enum Power<K = Kind, Ks = u8> {
    /// Later awakenings cost this much, and every awakening brings an Elder Sign.
    Immortal {
        /// What they cost.
        cost: u8,
    },
    /// One summon action brings any number of monsters.
    ManySummons,
    /// Before the battle the enemy eliminates one of his monsters or cultists in it.
    Devour,
    /// An action: the Great Old One changes places with a cultist or monster.
    Avatar {
        /// What it costs.
        cost: u8,
    },
    /// While the Great Old One is in play: power for each water gate of the enemy.
    EnemyGates {
        /// How much for each.
        each: u8,
    },
    /// Before the battle: own monsters and cultists in it are eliminated for more dice.
    Absorb {
        /// Who has to be in the battle.
        eater: K,
        /// Dice for each.
        dice: u8,
    },
    /// This figure can take two results and dies only from two kills.
    Regenerate {
        /// Which.
        figure: K,
    },
    /// After any action: figures on the map are replaced by others from the pool.
    Exchange {
        /// What is replaced.
        from: K,
        /// By what.
        to: K,
    },
    /// An action: the enemy eliminates a cultist where it is chosen, and an own one takes its place.
    Dreams {
        /// What it costs.
        cost: u8,
    },
    /// An action: the Great Old One leaves a water zone with whatever goes along, and comes back anywhere.
    Submerge {
        /// What leaving costs.
        cost: u8,
    },
    /// These figures roll more dice.
    Stronger {
        /// Which.
        figure: K,
        /// How many more.
        by: u8,
    },
    /// While the Great Old One is in play, these cost less.
    Cheaper {
        /// Which: a set of kinds, a bit each.
        figures: Ks,
        /// How much less.
        by: u8,
    },
    /// In the Doom phase, with the Great Old One in play, an own cultist for an Elder Sign.
    BloodSacrifice,
    /// An action: a die against the zones with such figures; the enemy loses as many cultists, or one is placed.
    Ghroth {
        /// What it costs.
        cost: u8,
        /// What is counted.
        figure: K,
    },
    /// These figures build and control gates, bring power and strengthen the Great Old One.
    RedSign {
        /// Which.
        figure: K,
    },
    /// After the kills: such figures come from anywhere, and each pains both sides once.
    Necrophagy {
        /// Which.
        figure: K,
    },
}

/// What fills a space of the faction sheet.
#[derive(Clone, Debug)]
pub struct Requirement {
    /// What it is called.
    pub slug: String,
    /// What has to be so.
    pub needs: Needs,
    /// Whether an Elder Sign comes with the book.
    pub sign: bool,
    /// The rule that states it.
    pub rule: Option<RuleId>,
}

/// What has to be so for a spellbook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Needs {
    /// The first Doom phase has come.
    FirstDoomPhase,
    /// All other spaces are filled, and it is the Doom phase.
    LastInDoomPhase,
    /// So many enemy figures killed or devoured in one battle.
    Kills(u8),
    /// Gates in water zones: so many own ones, or so many in all.
    WaterGates {
        /// Controlled by the faction.
        own: u8,
        /// On the map, whoever controls them.
        any: u8,
    },
    /// The Great Old One has awakened.
    Awaken,
    /// Figures in so many zones.
    Zones(u8),
    /// Instead of an action, so many own cultists are eliminated.
    Sacrifice(u8),
    /// Both factions have figures in one zone.
    SharedZone,
}

impl Faction {
    /// The Great Old One.
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

    /// All abilities: the unique one, that of the Great Old One, the spellbooks.
    pub fn abilities(&self) -> impl Iterator<Item = (Skill, &Ability)> {
        Skill::all().zip([&self.unique, &self.ability].into_iter().chain(&self.books))
    }

    /// One ability.
    pub fn skill(&self, skill: Skill) -> &Ability {
        match (skill, skill.book()) {
            (_, Some(book)) => &self.books[book.index()],
            (Skill::UNIQUE, None) => &self.unique,
            (_, None) => &self.ability,
        }
    }

    /// What the sheet says of a kind.
    pub fn figure(&self, kind: Kind) -> &Figure {
        &self.figures[kind.index()]
    }

    /// The kind with this name.
    pub fn kind_named(&self, name: &str) -> Option<Kind> {
        self.figures.iter().position(|figure| figure.slug == name).map(|at| Kind(at as u8))
    }

    /// The book with this name.
    pub fn book_named(&self, name: &str) -> Option<Book> {
        self.books.iter().position(|book| book.slug == name).map(|at| Book(at as u8))
    }

    /// The requirement with this name.
    pub fn slot_named(&self, name: &str) -> Option<Slot> {
        self.requirements.iter().position(|slot| slot.slug == name).map(|at| Slot(at as u8))
    }
}
