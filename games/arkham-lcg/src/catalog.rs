//! What the client needs to draw the game and never changes during it. Names are ids of messages.

use std::collections::BTreeMap;

use engine::{BoardRef, facts};

use crate::campaign::Campaign;
use crate::content::{CardDef, CardDefId, CardType, Class, Content, Keyword, LocationSymbol, Slot, Use};
use crate::describe::{board_refs, names};
use crate::{Deck, deck, options};

facts! {
    /// The contents of the box: cards and scenarios.
    Catalog {
        /// All cards, in order of [`CardDefId`].
        cards: Vec<CardFacts>,
        /// The scenarios, in the order of the campaign.
        scenarios: Vec<ScenarioFacts>,
        /// The starter decks: copies of each card, by the code of the investigator and of the card.
        starters: BTreeMap<String, BTreeMap<String, u8>>,
        /// The deck size, not counting weaknesses and investigator-specific cards.
        deck_size: u8,
    }

    /// A card as it is printed.
    CardFacts {
        /// The number printed on it, by which views refer to it.
        code: String,
        /// The id of the message with its name.
        name: String,
        /// The reference to its printed text.
        printed: BoardRef,
        /// The card type.
        #[serde(rename = "type")]
        card_type: CardType,
        /// The class.
        class: Class,
        /// Whether only one copy of the title may be in play.
        unique: bool,
        /// The ids of the messages of its traits.
        traits: Vec<String>,
        /// The cost in resources; `None` for cards that are not played.
        cost: Option<u8>,
        /// The level; `None` for cards that cannot be chosen for a deck.
        level: Option<u8>,
        /// Skill icons: willpower, intellect, combat, agility, wild.
        icons: [u8; 5],
        /// Skills of an investigator: willpower, intellect, combat, agility.
        skills: [u8; 4],
        /// Health, and whether it is multiplied by the number of investigators.
        health: Option<(u8, bool)>,
        /// The sanity, if it has one.
        sanity: Option<u8>,
        /// The slots that an asset takes, listed once for each slot.
        slots: Vec<Slot>,
        /// The type and number of uses it enters play with.
        uses: Option<(Use, u8)>,
        /// Printed keywords.
        keywords: Vec<Keyword>,
        /// The combat values of an enemy.
        enemy: Option<EnemyFacts>,
        /// The values of a location.
        location: Option<PlaceFacts>,
        /// The stage of an act or agenda in its deck.
        stage: u8,
        /// The doom threshold of an agenda or clue threshold of an act, and whether it is multiplied by the number of
        /// investigators.
        needs: Option<(u8, bool)>,
        /// The victory points.
        victory: Option<u8>,
        /// Whether it is a weakness.
        weakness: bool,
        /// The only investigator whose deck may contain it, by code.
        only: Option<String>,
        /// Whether it counts towards the deck size, as cards chosen by the player do.
        counts: bool,
        /// The maximum number of copies of its title in a deck.
        copies: u8,
        /// The investigators who may choose it for their decks, by code.
        takers: Vec<String>,
        /// The experience it costs to buy it between two scenarios.
        price: u8,
        /// The experience it costs as an upgrade, by the code of the lower version it replaces.
        upgrades: BTreeMap<String, u8>,
    }

    /// The combat values of an enemy.
    EnemyFacts {
        /// The fight value.
        fight: u8,
        /// The evade value.
        evade: u8,
        /// The damage it deals.
        damage: u8,
        /// The horror it deals.
        horror: u8,
    }

    /// The values of a revealed location.
    PlaceFacts {
        /// The shroud value.
        shroud: u8,
        /// The clues placed when it is revealed, and whether they are multiplied by the number of investigators.
        clues: (u8, bool),
        /// The connection symbol of the location itself.
        sign: LocationSymbol,
        /// The connection symbols of the locations it leads to.
        leads: Vec<LocationSymbol>,
    }

    /// A scenario.
    ScenarioFacts {
        /// The scenario's name in views.
        slug: String,
        /// The id of the message with its name.
        name: String,
        /// The reference to its reference card.
        printed: BoardRef,
        /// The names of its places in the order of their ids, by which the client knows where to draw them.
        places: Vec<String>,
    }
}

impl Catalog {
    /// The catalog of this content.
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
            card_type: def.card_type,
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
