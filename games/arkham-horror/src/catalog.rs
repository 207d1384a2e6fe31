//! What never changes and a picture of the table needs: names, maps, values.

use engine::facts;
use serde_json::Value;

use crate::content::{
    Asset, AssetType, CodexCard, Content, EventCard, Headline, Investigator, MonsterKind, Neighbourhood,
    Scenario, Space, StreetType, Trait,
};
use crate::describe::names;

facts! {
    /// The components of the game, with the ids of their names.
    Catalog {
        /// The investigators.
        investigators: Vec<InvestigatorFacts>,
        /// The assets.
        assets: Vec<AssetFacts>,
        /// The kinds of monsters.
        kinds: Vec<KindFacts>,
        /// The names of the headlines.
        headlines: Vec<String>,
        /// The names of the neighbourhoods.
        neighbourhoods: Vec<String>,
        /// The names of the neighbourhoods' spaces.
        spaces: Vec<String>,
        /// The names of the archive cards' fronts.
        codex: Vec<String>,
        /// The scenarios.
        scenarios: Vec<ScenarioFacts>,
    }

    /// An investigator sheet.
    InvestigatorFacts {
        /// The id.
        id: Investigator,
        /// The full name.
        name: String,
        /// The name by which the log and questions call them.
        person: String,
        /// The occupation.
        occupation: String,
        /// Lore, influence, observation, strength and will.
        skills: [u8; 5],
        /// The health.
        health: u8,
        /// The sanity.
        sanity: u8,
    }

    /// An asset card.
    AssetFacts {
        /// The id.
        id: Asset,
        /// The name.
        name: String,
        /// The type.
        asset_type: AssetType,
        /// The traits.
        traits: Vec<Trait>,
        /// The value in dollars, if it can be bought.
        value: Option<u8>,
        /// The hands that it takes.
        hands: u8,
        /// The damage that it can take.
        health: u8,
        /// The horror that it can take.
        sanity: u8,
    }

    /// A kind of monster.
    KindFacts {
        /// The id.
        id: MonsterKind,
        /// The name.
        name: String,
        /// The traits.
        traits: Vec<Trait>,
        /// The health.
        health: u8,
        /// The additional health for each player.
        elite: u8,
        /// The modifier of attacks.
        attack: i8,
        /// The modifier of evading.
        evade: i8,
        /// The damage that it deals.
        damage: u8,
        /// The horror that it deals.
        horror: u8,
        /// Whether it leaves a remnant.
        remnant: bool,
    }

    /// A scenario with its map.
    ScenarioFacts {
        /// The id.
        id: Scenario,
        /// The name.
        name: String,
        /// The neighbourhoods on the map.
        neighbourhoods: Vec<Neighbourhood>,
        /// The streets, in the order of their spaces.
        streets: Vec<StreetFacts>,
        /// The spaces on the map and the adjacent ones of each.
        adjacent: Vec<SpaceFacts>,
        /// The starting space.
        start: Space,
        /// The kind of each monster.
        monsters: Vec<MonsterKind>,
        /// The neighbourhood of each event.
        events: Vec<EventFacts>,
        /// The name of the anomaly deck, if there is one.
        anomalies: Option<String>,
        /// The archive cards.
        archive: Vec<CodexCard>,
    }

    /// A street.
    StreetFacts {
        /// Its space.
        space: Space,
        /// The name.
        name: String,
        /// The type.
        street_type: StreetType,
    }

    /// A space and its surroundings.
    SpaceFacts {
        /// The space.
        space: Space,
        /// The adjacent spaces.
        adjacent: Vec<Space>,
    }

    /// An event card.
    EventFacts {
        /// The id.
        id: EventCard,
        /// The neighbourhood on its back.
        neighbourhood: Option<Neighbourhood>,
    }
}

impl Catalog {
    /// The catalog of this content.
    pub fn of(content: &Content) -> Catalog {
        let investigators = content.investigators.iter().enumerate().map(|(at, of)| {
            let id = Investigator(at as u8);
            InvestigatorFacts {
                id,
                name: names::investigator(content, id),
                person: names::person(content, id),
                occupation: format!("ah3-occupation-{}", of.occupation),
                skills: of.skills,
                health: of.health,
                sanity: of.sanity,
            }
        });
        let assets = content.assets.iter().enumerate().map(|(at, of)| AssetFacts {
            id: Asset(at as u8),
            name: names::asset_named(&of.slug),
            asset_type: of.asset_type,
            traits: of.traits.clone(),
            value: of.value,
            hands: of.hands,
            health: of.health,
            sanity: of.sanity,
        });
        let kinds = content.monsters.iter().enumerate().map(|(at, of)| KindFacts {
            id: MonsterKind(at as u8),
            name: names::monster_named(&of.slug),
            traits: of.traits.clone(),
            health: of.health,
            elite: of.elite,
            attack: of.attack,
            evade: of.evade,
            damage: of.damage,
            horror: of.horror,
            remnant: of.remnant,
        });
        let headlines = (0..content.headlines.len()).map(|at| names::headline(content, Headline(at as u8)));
        Catalog {
            investigators: investigators.collect(),
            assets: assets.collect(),
            kinds: kinds.collect(),
            headlines: headlines.collect(),
            neighbourhoods: content
                .neighbourhoods
                .iter()
                .map(|name| format!("ah3-neighbourhood-{name}"))
                .collect(),
            spaces: content.spaces.iter().map(|name| names::space_named(name)).collect(),
            codex: CodexCard::all().map(names::codex).collect(),
            scenarios: (0..content.scenarios.len()).map(|at| scenario(content, Scenario(at as u8))).collect(),
        }
    }

    /// The catalog as JSON.
    pub fn json(content: &Content) -> Value {
        serde_json::to_value(Catalog::of(content)).expect("a catalog is plain data")
    }
}

fn scenario(content: &Content, id: Scenario) -> ScenarioFacts {
    let of = content.scenario(id);
    let streets = of.sheet.streets.iter().enumerate().map(|(at, street)| StreetFacts {
        space: Space(Space::FIRST_STREET.0 + at as u8),
        name: format!("ah3-street-{}", street.slug),
        street_type: street.street_type,
    });
    let adjacent = of.spaces().map(|space| SpaceFacts {
        space,
        adjacent: of.adjacent.get(space.index()).cloned().unwrap_or_default(),
    });
    let events = of.events.iter().enumerate().map(|(at, event)| EventFacts {
        id: EventCard(at as u8),
        neighbourhood: content.neighbourhood_named(&event.neighbourhood),
    });
    ScenarioFacts {
        id,
        name: names::scenario(content, id),
        neighbourhoods: of.on_map.clone(),
        streets: streets.collect(),
        adjacent: adjacent.collect(),
        start: of.start,
        monsters: of.monsters.clone(),
        events: events.collect(),
        anomalies: of.sheet.anomalies.as_ref().map(|deck| format!("ah3-anomaly-{deck}")),
        archive: of.sheet.archive.clone(),
    }
}
