//! What does not change during a game and a picture of it needs. Names are ids of messages.

use std::collections::BTreeMap;

use engine::BoardRef;
use serde::Serialize;
use ts_rs::TS;

use crate::campaign::Campaign;
use crate::content::{CardDef, CardDefId, CardType, Class, Content, Keyword, LocationSymbol, Slot, Use};
use crate::describe::{board_refs, names};
use crate::{Deck, deck, options};

/// The box: the cards and the scenarios.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Catalog {
    /// All cards, in the order of their numbers.
    pub cards: Vec<CardFacts>,
    /// The scenarios, in the order of the campaign.
    pub scenarios: Vec<ScenarioFacts>,
    /// The starter decks: how many of each card, by the code of the investigator and of the card.
    pub starters: BTreeMap<String, BTreeMap<String, u8>>,
    /// How many cards that count a deck has.
    pub deck_size: u8,
}

/// A card as it is printed.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct CardFacts {
    /// Its number, by which views call it.
    pub code: String,
    /// What it is called.
    pub name: String,
    /// Where its text is printed.
    pub printed: BoardRef,
    /// What sort of card it is.
    pub sort: CardType,
    /// Whose card it is.
    pub class: Class,
    /// Only one of the title in play.
    pub unique: bool,
    /// Its traits.
    pub traits: Vec<String>,
    /// What it costs to play; none for cards that are not played.
    pub cost: Option<u8>,
    /// The level; none for cards outside deck building.
    pub level: Option<u8>,
    /// Icons for skill tests: willpower, intellect, combat, agility, wild.
    pub icons: [u8; 5],
    /// Skills of an investigator: willpower, intellect, combat, agility.
    pub skills: [u8; 4],
    /// Health, and whether that is for each investigator.
    pub health: Option<(u8, bool)>,
    /// Sanity.
    pub sanity: Option<u8>,
    /// Where an asset is worn, once for each room it takes.
    pub slots: Vec<Slot>,
    /// The tokens it enters play with.
    pub uses: Option<(Use, u8)>,
    /// Printed keywords.
    pub keywords: Vec<Keyword>,
    /// What an enemy fights and strikes with.
    pub enemy: Option<EnemyFacts>,
    /// What a location has.
    pub location: Option<PlaceFacts>,
    /// The place of an act or agenda in its deck.
    pub stage: u8,
    /// Doom an agenda, clues an act need, and whether that is for each investigator.
    pub needs: Option<(u8, bool)>,
    /// Experience in the victory display.
    pub victory: Option<u8>,
    /// Whether it is a weakness.
    pub weakness: bool,
    /// The investigator whose deck alone it belongs to, by code.
    pub only: Option<String>,
    /// Whether it counts towards the size of a deck: what players choose.
    pub counts: bool,
    /// How many copies of its title a deck may hold.
    pub copies: u8,
    /// The investigators who may choose it for their decks, by code.
    pub takers: Vec<String>,
    /// What it costs to buy between two scenarios.
    pub price: u8,
    /// What it costs in place of a lower version of itself, by the code of that.
    pub upgrades: BTreeMap<String, u8>,
}

/// An enemy's figures.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct EnemyFacts {
    /// How hard it is to hit.
    pub fight: u8,
    /// How hard it is to evade.
    pub evade: u8,
    /// The damage it deals.
    pub damage: u8,
    /// The horror it deals.
    pub horror: u8,
}

/// What a revealed location has.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct PlaceFacts {
    /// How hard it is to investigate.
    pub shroud: u8,
    /// Clues it is revealed with, and whether that is for each investigator.
    pub clues: (u8, bool),
    /// Its own sign.
    pub sign: LocationSymbol,
    /// Signs it leads to.
    pub leads: Vec<LocationSymbol>,
}

/// A scenario.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct ScenarioFacts {
    /// Its name in views.
    pub slug: String,
    /// What it is called.
    pub name: String,
    /// Where its reference card is printed.
    pub printed: BoardRef,
    /// Its places, in the order of their ids: names by which a picture knows where to draw them.
    pub places: Vec<String>,
}

impl Catalog {
    /// The facts of this content.
    pub fn of(content: &Content) -> Catalog {
        let cards = content.cards().iter().zip(0..);
        Catalog {
            cards: cards.map(|(def, kind)| CardFacts::of(content, def, CardDefId(kind))).collect(),
            scenarios: content
                .scenarios()
                .iter()
                .map(|scenario| ScenarioFacts {
                    slug: scenario.slug.clone(),
                    name: names::scenario(&scenario.slug),
                    printed: BoardRef::new("text", &scenario.reference),
                    places: scenario.places.iter().map(|place| place.slug.clone()).collect(),
                })
                .collect(),
            starters: options::people(content)
                .filter_map(|def| Some((def.code.clone(), Deck::starter(content, &def.code)?.cards)))
                .collect(),
            deck_size: deck::SIZE,
        }
    }
}

impl CardFacts {
    fn of(content: &Content, def: &CardDef, kind: CardDefId) -> CardFacts {
        let counts = def.level.is_some() && def.counts();
        let takes = |who: &&CardDef| counts && deck::access(who, def).is_ok();
        let is_lower = |old: &&CardDef| counts && old.title == def.title && old.level < def.level;
        let cost =
            |old: &CardDef| Some((old.code.clone(), Campaign::price(content, &def.code, Some(&old.code))?));
        CardFacts {
            code: def.code.clone(),
            name: names::card(content, kind),
            printed: board_refs::text(def),
            sort: def.sort,
            class: def.class,
            unique: def.unique,
            traits: def.traits.iter().map(names::of_trait).collect(),
            cost: def.cost,
            level: def.level,
            icons: def.icons,
            skills: def.skills,
            health: def.health.map(|health| (health, def.health_each)),
            sanity: def.sanity,
            slots: def.slots.clone(),
            uses: def.uses,
            keywords: def.keywords.clone(),
            enemy: def.enemy.as_ref().map(|enemy| EnemyFacts {
                fight: enemy.fight,
                evade: enemy.evade,
                damage: enemy.damage,
                horror: enemy.horror,
            }),
            location: def.location.as_ref().map(|place| PlaceFacts {
                shroud: place.shroud,
                clues: (place.clues, !place.clues_fixed),
                sign: place.sign,
                leads: place.leads.clone(),
            }),
            stage: def.stage,
            needs: def.needs.map(|needs| (needs, def.needs_each)),
            victory: def.victory,
            weakness: def.weakness.is_some(),
            only: def.only.clone(),
            counts,
            copies: def.copies(),
            takers: options::people(content).filter(takes).map(|who| who.code.clone()).collect(),
            price: def.price(),
            upgrades: content.cards().iter().filter(is_lower).filter_map(cost).collect(),
        }
    }
}
