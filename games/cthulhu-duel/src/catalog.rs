//! Static facts that a client needs to draw the game. Names are message ids.

use engine::{BoardRef, Msg};
use serde::Serialize;
use ts_rs::TS;

use crate::content::{Ability, Class, Combat, Content, Faction, FactionId, Kind, Slot, Source, Zone};
use crate::describe::{board_refs, names, needs_text, power_text, printed};
use crate::rules::{DOOM_TO_END, LAST_RITUAL_COST};
use crate::setup::{FIRST_RITUAL_COST, bag};
use crate::state::pile;

/// The components: the map, the factions and the tracks.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Catalog {
    /// Message id of the map's name.
    pub map: String,
    /// The zones, in the order of their ids.
    pub zones: Vec<ZoneFacts>,
    /// The borders of the map, each pair once.
    pub borders: Vec<Border>,
    /// The factions, in the order of their ids.
    pub factions: Vec<FactionFacts>,
    /// The amount of doom that ends the game.
    pub doom: u8,
    /// The first and the last cost on the ritual track.
    pub ritual: (u8, u8),
    /// The number of Elder Signs.
    pub signs: usize,
}

/// A zone of the map.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct ZoneFacts {
    /// Its id.
    pub zone: Zone,
    /// Its name in data files, which the client uses to place it on the map.
    pub slug: String,
    /// Message id of its name.
    pub name: String,
    /// Whether it is water.
    pub water: bool,
    /// The two parts of a zone joined by a portal; empty for the others.
    pub parts: Vec<PartFacts>,
    /// The zones adjacent to it.
    pub near: Vec<Zone>,
}

/// A part of a zone joined by a portal.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct PartFacts {
    /// Its name in data files.
    pub slug: String,
    /// Message id of its name.
    pub name: String,
}

/// Two adjacent zones.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Border {
    /// The two zones.
    pub between: (Zone, Zone),
    /// The source of this border.
    pub source: Source,
}

/// A faction sheet.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct FactionFacts {
    /// Its name in data files.
    pub slug: String,
    /// Message id of its name.
    pub name: String,
    /// Reference to its printed text.
    pub printed: BoardRef,
    /// The zone where it starts.
    pub home: Zone,
    /// Its figures: the cultist first, the Great Old One last.
    pub kinds: Vec<KindFacts>,
    /// Its unique ability, available from the start.
    pub unique: AbilityFacts,
    /// Its ability available while the Great Old One is in play.
    pub ability: AbilityFacts,
    /// Its spellbooks.
    pub books: Vec<AbilityFacts>,
    /// Its spellbook requirements.
    pub requirements: Vec<RequirementFacts>,
}

/// A kind of figure.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct KindFacts {
    /// Its name in data files.
    pub slug: String,
    /// Message id of its name.
    pub name: String,
    /// Reference to its printed text.
    pub printed: BoardRef,
    /// Cultist, monster or Great Old One.
    pub class: Class,
    /// The number of figures of this kind.
    pub count: u8,
    /// Its base cost.
    pub cost: u8,
    /// The number of dice it rolls; `None` if it is counted when it fights.
    pub combat: Option<u8>,
    /// Doom for the enemy who kills it.
    pub value: u8,
}

/// A spellbook or another ability.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct AbilityFacts {
    /// Its name in data files.
    pub slug: String,
    /// Message id of its name.
    pub name: String,
    /// Description of its effect.
    pub text: Msg,
    /// Reference to its printed text.
    pub printed: BoardRef,
}

/// A spellbook requirement.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct RequirementFacts {
    /// Its name in data files.
    pub slug: String,
    /// Message id of its name.
    pub name: String,
    /// Description of the condition.
    pub text: Msg,
    /// Whether it also gives an Elder Sign.
    pub sign: bool,
    /// Reference to its printed text.
    pub printed: BoardRef,
}

impl Catalog {
    /// Collects the facts of the content.
    pub fn of(content: &Content) -> Catalog {
        let border = |&(a, b, source): &(Zone, Zone, Source)| Border { between: (a, b), source };
        Catalog {
            map: names::map(content),
            zones: content.map.all().iter().map(|zone| ZoneFacts::of(content, zone)).collect(),
            borders: content.map.borders.iter().map(border).collect(),
            factions: (0..content.factions.len() as u8)
                .map(|id| FactionFacts::of(content, FactionId(id)))
                .collect(),
            doom: DOOM_TO_END,
            ritual: (FIRST_RITUAL_COST, LAST_RITUAL_COST),
            signs: bag().len(pile::BAG),
        }
    }
}

impl ZoneFacts {
    fn of(content: &Content, zone: Zone) -> ZoneFacts {
        let place = &content.map.zones[zone.index()];
        let part = |slug: &String| PartFacts { slug: slug.clone(), name: names::part(slug) };
        ZoneFacts {
            zone,
            slug: place.slug.clone(),
            name: names::zone(content, zone),
            water: content.map.water.has(zone),
            parts: place.parts.iter().map(part).collect(),
            near: place.neighbours.iter().collect(),
        }
    }
}

impl FactionFacts {
    fn of(content: &Content, id: FactionId) -> FactionFacts {
        let sheet = content.faction(id);
        let requirement = |(slot, of): (Slot, &crate::content::Requirement)| RequirementFacts {
            slug: of.slug.clone(),
            name: names::requirement(of),
            text: needs_text(sheet, of),
            sign: of.sign,
            printed: printed::requirement_id(id, slot),
        };
        FactionFacts {
            slug: sheet.slug.clone(),
            name: names::faction(content, id),
            printed: printed::sheet_id(id),
            home: sheet.home,
            kinds: sheet.kinds().map(|kind| KindFacts::of(sheet, id, kind)).collect(),
            unique: AbilityFacts::of(sheet, &sheet.unique),
            ability: AbilityFacts::of(sheet, &sheet.ability),
            books: sheet.books.iter().map(|book| AbilityFacts::of(sheet, book)).collect(),
            requirements: Slot::all().zip(&sheet.requirements).map(requirement).collect(),
        }
    }
}

impl KindFacts {
    fn of(sheet: &Faction, id: FactionId, kind: Kind) -> KindFacts {
        let figure = sheet.figure(kind);
        KindFacts {
            slug: figure.slug.clone(),
            name: names::figure(figure),
            printed: printed::kind_id(id, kind),
            class: figure.class,
            count: figure.count,
            cost: figure.cost,
            combat: match figure.combat {
                Combat::Fixed(dice) => Some(dice),
                Combat::Counted(_) => None,
            },
            value: figure.value,
        }
    }
}

impl AbilityFacts {
    fn of(sheet: &Faction, ability: &Ability) -> AbilityFacts {
        AbilityFacts {
            slug: ability.slug.clone(),
            name: names::ability(ability),
            text: power_text(sheet, ability.power),
            printed: board_refs::by_name(ability),
        }
    }
}
