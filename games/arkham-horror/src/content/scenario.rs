//! Scenario sheets and archive cards, as the content files describe them.

use effects::EffectId;
use serde::Deserialize;

use super::{CodexCard, Condition, Name, Place, Price, Slug, StreetType, Value};

/// A scenario sheet with its map, decks and archive cards.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioDef<E = EffectId> {
    /// The name.
    pub slug: Slug,
    /// The starting space.
    pub start: Name,
    /// The neighbourhoods of the map.
    pub neighbourhoods: Vec<Slug>,
    /// The streets, in the order of their spaces.
    pub streets: Vec<StreetDef>,
    /// The monster deck: name and number of cards.
    pub monsters: Vec<(Name, u8)>,
    /// The monsters that are set aside.
    #[serde(default)]
    pub aside: Vec<(Name, u8)>,
    /// The epic monsters.
    #[serde(default)]
    pub epic: Vec<Name>,
    /// The mythos cup: how many of each token, in the order of [`super::MythosToken`].
    pub cup: [u8; 7],
    /// The spaces with starting doom.
    pub doom: Vec<Name>,
    /// The monsters on the board at the start: name and space.
    pub spawned: Vec<(Name, Name)>,
    /// The spaces with a scar at the start.
    #[serde(default)]
    pub scars: Vec<Name>,
    /// The reckoning effect.
    pub reckoning: E,
    /// The name of the anomaly deck.
    #[serde(default)]
    pub anomalies: Option<Slug>,
    /// The archive cards in the codex at the start.
    pub codex: Vec<CodexCard>,
    /// All archive cards that this scenario uses.
    pub archive: Vec<CodexCard>,
}

/// A street tile.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StreetDef {
    /// The name, made of those of the two neighbourhoods it joins.
    pub slug: Slug,
    /// The type.
    #[serde(rename = "type")]
    pub street_type: StreetType,
    /// The adjacent spaces.
    pub touches: Vec<Name>,
}

/// An archive card.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CodexDef<E = EffectId> {
    /// Its name, which ends in its number.
    pub slug: Slug,
    /// What kind of card it is.
    #[serde(default)]
    pub kind: CodexKind<E>,
    /// What happens when it is added front side up, before it is in the codex.
    #[serde(default)]
    pub entry: Option<E>,
    /// The rules of its front.
    #[serde(default)]
    pub front: CodexSide<E>,
    /// Its backs; most cards have one without a name.
    #[serde(default = "Vec::new")]
    pub backs: Vec<BackDef<E>>,
}

/// What kind of archive card it is.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub enum CodexKind<E = EffectId> {
    /// It lies in the codex.
    #[default]
    Codex,
    /// An encounter, shuffled into a neighbourhood's deck.
    Encounter {
        /// The neighbourhood.
        deck: Slug,
        /// The texts.
        texts: [E; 3],
        /// What follows whichever text was resolved.
        after: E,
    },
    /// An epic monster.
    Monster,
    /// Attached to a neighbourhood's deck.
    Attached {
        /// The neighbourhood.
        to: Slug,
        /// What follows an encounter drawn from the deck.
        after: E,
    },
}

/// The rules of one side of an archive card.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields, bound(deserialize = "E: Deserialize<'de>"))]
pub struct CodexSide<E = EffectId> {
    /// What happens on conditions and events.
    pub triggers: Vec<Trigger<E>>,
    /// The actions it allows.
    pub actions: Vec<CodexAction<E>>,
    /// The rules that hold all the time.
    pub constants: Vec<Constant>,
}

impl<E> Default for CodexSide<E> {
    fn default() -> CodexSide<E> {
        CodexSide { triggers: Vec::new(), actions: Vec::new(), constants: Vec::new() }
    }
}

/// The back of an archive card.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BackDef<E = EffectId> {
    /// Its name, if the card has several.
    #[serde(default)]
    pub name: Option<Name>,
    /// What happens when the card is flipped to it.
    #[serde(default)]
    pub does: Option<E>,
    /// The rules it brings, if it stays.
    #[serde(default)]
    pub stays: Option<CodexSide<E>>,
}

/// Something that happens as soon as a condition holds, or after an event.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trigger<E = EffectId> {
    /// The event; none if the condition alone decides.
    #[serde(default)]
    pub after: Option<CodexEvent>,
    /// The condition.
    #[serde(default)]
    pub when: Option<Condition>,
    /// Whether the condition is about each neighbourhood or space that meets it.
    #[serde(default)]
    pub some: Option<Where>,
    /// Whether it happens every time, instead of once as long as the card stays.
    #[serde(default)]
    pub every_time: bool,
    /// What happens.
    pub does: E,
}

/// A place for which a condition is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Where {
    /// A space with at least this much doom.
    SpaceWithDoom(u8),
    /// A neighbourhood without an anomaly with at least this much doom in one space, or in all.
    AnomalyThreshold {
        /// In one space.
        space: u8,
        /// In all three.
        neighbourhood: u8,
    },
    /// A neighbourhood with an anomaly and without doom.
    AnomalyWithoutDoom,
}

/// An event after which an archive card does something.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum CodexEvent {
    /// One of these monsters has spawned.
    Spawned(Vec<Name>),
    /// One of these monsters was defeated.
    Defeated(Vec<Name>),
    /// An anomaly has appeared.
    AnomalyPlaced,
    /// An encounter that names Carl Sanford was drawn.
    NamesSanford,
    /// An investigator has disengaged this monster.
    Disengaged(Name),
}

/// An action that an archive card allows.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CodexAction<E = EffectId> {
    /// What has to be so.
    #[serde(default)]
    pub when: Option<Condition>,
    /// The price.
    #[serde(default)]
    pub price: Price,
    /// What it does.
    pub does: E,
}

/// A rule that holds as long as a side of an archive card is up.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Constant {
    /// Doom for a neighbourhood with an anomaly goes to the sheet, and encounters there are anomaly encounters.
    Anomalies,
    /// White markers are scars.
    Scars,
    /// Nobody may enter that place.
    NobodyEnters(Place),
    /// The card is a space without neighbours, whose doom goes to the sheet.
    IsSpace {
        /// The horror of an encounter there.
        encounter_horror: u8,
    },
    /// The health of a monster changes.
    Health {
        /// The monster.
        monster: Name,
        /// By how much.
        by: i8,
        /// For each of these.
        per: Value,
    },
    /// Whoever attacks the monster may discard clues from the sheet for damage each.
    CluesForDamage(Name),
}
