//! The game's components: the map and the factions, read from data files and validated. Not part of the position.

mod check;
mod faction;
mod ids;
mod load;
mod map;
mod pack;

use engine::Problem;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use faction::{
    Ability, Appears, Awakening, Class, Combat, Count, Faction, Figure, Needs, Power, Requirement,
};
pub use ids::{Book, FactionId, Kind, Skill, Slot, Zone, Zones};
pub use map::{Map, Place};

/// The source of a fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The rulebook.
    Rulebook,
    /// Public knowledge about the components.
    Public,
    /// Our own choice, where neither source says anything.
    Authored,
}

impl Source {
    /// Its name in data files.
    pub fn slug(self) -> &'static str {
        match self {
            Source::Rulebook => "rulebook",
            Source::Public => "public",
            Source::Authored => "authored",
        }
    }
}

/// Everything that stays constant during a game.
#[derive(Clone, Debug)]
pub struct Content {
    /// The map.
    pub map: Map,
    /// The factions.
    pub factions: Vec<Faction>,
    id: String,
}

impl Content {
    /// The built-in content.
    pub fn standard() -> Content {
        load::standard()
    }

    /// The built-in content with authored values replaced by those of a pack.
    pub fn with_pack(pack: &str) -> Result<Content, Problem> {
        pack::apply(pack, load::standard())
    }

    /// Returns a faction by id.
    pub fn faction(&self, id: FactionId) -> &Faction {
        &self.factions[id.index()]
    }

    /// Finds the faction with this name.
    pub fn faction_named(&self, name: &str) -> Option<FactionId> {
        self.factions.iter().position(|faction| faction.slug == name).map(|at| FactionId(at as u8))
    }

    /// A hash of the content, which distinguishes saves made with different content.
    pub fn id(&self) -> &str {
        &self.id
    }
}
