//! Static facts that a client needs to draw the game. Names are message ids.

use engine::{BoardRef, Msg, facts};

use crate::content::{Ability, Class, Combat, Content, Faction, FactionId, Kind, Slot, Source, Zone};
use crate::describe::{board_refs, names, needs_text, power_text, printed};
use crate::rules::{DOOM_TO_END, LAST_RITUAL_COST};
use crate::setup::{FIRST_RITUAL_COST, bag};
use crate::state::pile;

facts! {
    /// The components: the map, the factions and the tracks.
    Catalog {
        /// Message id of the map's name.
        map: String,
        /// The zones, in the order of their ids.
        zones: Vec<ZoneFacts>,
        /// The borders of the map, each pair once.
        borders: Vec<Border>,
        /// The factions, in the order of their ids.
        factions: Vec<FactionFacts>,
        /// The amount of doom that ends the game.
        doom: u8,
        /// The first and the last cost on the ritual track.
        ritual: (u8, u8),
        /// The number of Elder Signs.
        signs: usize,
    }

    /// A zone of the map.
    ZoneFacts {
        /// Its id.
        zone: Zone,
        /// Its name in data files, which the client uses to place it on the map.
        slug: String,
        /// Message id of its name.
        name: String,
        /// Whether it is water.
        water: bool,
        /// The two parts of a zone joined by a portal; empty for the others.
        parts: Vec<PartFacts>,
        /// The zones adjacent to it.
        near: Vec<Zone>,
    }

    /// A part of a zone joined by a portal.
    PartFacts {
        /// Its name in data files.
        slug: String,
        /// Message id of its name.
        name: String,
    }

    /// Two adjacent zones.
    Border {
        /// The two zones.
        between: (Zone, Zone),
        /// The source of this border.
        source: Source,
    }

    /// A faction sheet.
    FactionFacts {
        /// Its name in data files.
        slug: String,
        /// Message id of its name.
        name: String,
        /// Reference to its printed text.
        printed: BoardRef,
        /// The zone where it starts.
        home: Zone,
        /// Its figures: the cultist first, the Great Old One last.
        kinds: Vec<KindFacts>,
        /// Its unique ability, available from the start.
        unique: AbilityFacts,
        /// Its ability available while the Great Old One is in play.
        ability: AbilityFacts,
        /// Its spellbooks.
        books: Vec<AbilityFacts>,
        /// Its spellbook requirements.
        requirements: Vec<RequirementFacts>,
    }

    /// A kind of figure.
    KindFacts {
        /// Its name in data files.
        slug: String,
        /// Message id of its name.
        name: String,
        /// Reference to its printed text.
        printed: BoardRef,
        /// Cultist, monster or Great Old One.
        class: Class,
        /// The number of figures of this kind.
        count: u8,
        /// Its base cost.
        cost: u8,
        /// The number of dice it rolls; `None` if it is counted when it fights.
        combat: Option<u8>,
        /// Doom for the enemy who kills it.
        value: u8,
    }

    /// A spellbook or another ability.
    AbilityFacts {
        /// Its name in data files.
        slug: String,
        /// Message id of its name.
        name: String,
        /// Description of its effect.
        text: Msg,
        /// Reference to its printed text.
        printed: BoardRef,
    }

    /// A spellbook requirement.
    RequirementFacts {
        /// Its name in data files.
        slug: String,
        /// Message id of its name.
        name: String,
        /// Description of the condition.
        text: Msg,
        /// Whether it also gives an Elder Sign.
        sign: bool,
        /// Reference to its printed text.
        printed: BoardRef,
    }
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
