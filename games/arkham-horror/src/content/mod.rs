//! Components as data, with their typed loader and checks.

mod ability;
mod check;
mod compile;
mod component;
mod effect;
mod ids;
mod map;
mod raw;
mod scenario;

use effects::{Arena, EffectId};

pub use ability::{Ability, CastWhen, During, Moment, Rerolled, Special};
/// A name of a component in a text, by its slug.
pub use component::Slug as Name;
pub use component::{
    Activation, AnomalyDef, AssetDeck, AssetDef, EncounterDef, EventDef, FocusLimit, HeadlineDef,
    InvestigatorDef, Keyword, MonsterDef, Prey, Slug, Speed,
};
pub use effect::{
    Condition, DoomFrom, Each, Effect, MonsterIn, Native, Person, Place, Possession, Price, RawEffect, Value,
};
pub use ids::{
    Action, AnomalyCard, Asset, AssetType, CodexCard, Colour, EncounterCard, EventCard, Headline,
    Investigator, Monster, MonsterKind, MythosToken, Neighbourhood, Pact, Scenario, Side, Skill, Source,
    Space, Status, StreetCard, StreetType, Trait,
};
pub use map::NO_WAY;
pub use scenario::{
    BackDef, CodexAction, CodexDef, CodexEvent, CodexKind, CodexSide, Constant, ScenarioDef, StreetDef,
    Trigger, Where,
};

/// All printed components.
#[derive(Clone, PartialEq, Debug)]
pub struct Content {
    /// The investigators, by [`Investigator`].
    pub investigators: Vec<InvestigatorDef>,
    /// The assets, by [`Asset`].
    pub assets: Vec<AssetDef>,
    /// The cards that are other sides of assets.
    pub other_sides: Vec<AssetDef>,
    /// The kinds of monsters, by [`MonsterKind`].
    pub monsters: Vec<MonsterDef>,
    /// The headlines, by [`Headline`].
    pub headlines: Vec<HeadlineDef>,
    /// The names of the neighbourhoods, by [`Neighbourhood`].
    pub neighbourhoods: Vec<Slug>,
    /// The names of the neighbourhoods' spaces, by [`Space`].
    pub spaces: Vec<Slug>,
    /// The eight cards of each neighbourhood.
    pub encounters: Vec<Vec<EncounterDef>>,
    /// The street cards.
    pub streets: Vec<EncounterDef>,
    /// The archive, by [`CodexCard`].
    pub codex: Vec<CodexDef>,
    /// The scenarios, by [`Scenario`], with what belongs to one alone.
    pub scenarios: Vec<ScenarioContent>,
    /// The effect of each dark pact, when it is turned.
    pub pacts: Vec<(Slug, EffectId)>,
    effects: Arena<Effect>,
    id: String,
}

/// A scenario and what belongs to it alone.
#[derive(Clone, PartialEq, Debug)]
pub struct ScenarioContent {
    /// The sheet.
    pub sheet: ScenarioDef,
    /// The events, sorted by neighbourhood in the order of the map.
    pub events: Vec<EventDef>,
    /// The anomaly cards.
    pub anomalies: Vec<AnomalyDef>,
    /// The kind of each monster: those of the deck, then those set aside, then the epic ones.
    pub monsters: Vec<MonsterKind>,
    /// How many of them form the deck.
    pub deck: u8,
    /// How many of them are set aside.
    pub aside: u8,
    /// The neighbours of each space; the map's streets follow the neighbourhoods' spaces.
    pub adjacent: Vec<Vec<Space>>,
    /// The distance between any two spaces of the map; [`NO_WAY`] if there is no way.
    pub distance: Vec<[u8; Space::COUNT]>,
    /// The neighbourhoods on the map, in its order.
    pub on_map: Vec<Neighbourhood>,
    /// The starting space.
    pub start: Space,
    /// The spaces with doom at the start.
    pub doom: Vec<Space>,
    /// The monsters on the board at the start.
    pub spawned: Vec<(MonsterKind, Space)>,
    /// The spaces with a scar at the start.
    pub scars: Vec<Space>,
}

impl ScenarioContent {
    /// The spaces of the map, streets included.
    pub fn spaces(&self) -> impl Iterator<Item = Space> + Clone + '_ {
        Space::all().filter(|space| !self.adjacent[space.index()].is_empty())
    }

    /// The place of the neighbourhood on the map.
    pub fn place_of(&self, neighbourhood: Neighbourhood) -> Option<usize> {
        self.on_map.iter().position(|&other| other == neighbourhood)
    }

    /// The distance between two spaces; [`NO_WAY`] if there is no way.
    pub fn distance(&self, from: Space, to: Space) -> u8 {
        self.distance[from.index()][to.index()]
    }
}

impl Content {
    /// The content that comes with the game. Panics if it is invalid, which is a bug.
    pub fn standard() -> Content {
        Content::with(&[]).unwrap_or_else(|why| panic!("invalid content: {why}"))
    }

    /// The content that comes with the game, with changes: names of data files, each with a list of items in its format
    /// that replace those of the same name. The error says what is wrong, where and why.
    pub fn with(changes: &[(&str, &str)]) -> Result<Content, String> {
        compile::compile(raw::RawContent::read(changes)?)
    }

    /// A fingerprint of this content.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The effect with this id.
    pub fn effect(&self, id: EffectId) -> &Effect {
        self.effects.get(id)
    }

    /// Adds a text that none of the components has. The ids of the others stay what they are.
    pub fn add_text(&mut self, text: RawEffect) -> EffectId {
        Effect::compile(text, &mut self.effects)
    }

    /// The scenario.
    pub fn scenario(&self, scenario: Scenario) -> &ScenarioContent {
        &self.scenarios[scenario.index()]
    }

    /// The asset card.
    pub fn asset(&self, asset: Asset) -> &AssetDef {
        &self.assets[asset.index()]
    }

    /// The investigator sheet.
    pub fn investigator(&self, who: Investigator) -> &InvestigatorDef {
        &self.investigators[who.index()]
    }

    /// The archive card.
    pub fn codex_card(&self, card: CodexCard) -> &CodexDef {
        &self.codex[card.index()]
    }

    /// The headline.
    pub fn headline(&self, headline: Headline) -> &HeadlineDef {
        &self.headlines[headline.index()]
    }

    /// The kind of the monster in the scenario.
    pub fn monster(&self, scenario: Scenario, monster: Monster) -> &MonsterDef {
        &self.monsters[self.scenario(scenario).monsters[monster.index()].index()]
    }

    /// The investigator with this name.
    pub fn investigator_named(&self, slug: &str) -> Option<Investigator> {
        self.investigators.iter().position(|sheet| sheet.slug == slug).map(|at| Investigator(at as u8))
    }

    /// The scenario with this name.
    pub fn scenario_named(&self, slug: &str) -> Option<Scenario> {
        self.scenarios.iter().position(|scenario| scenario.sheet.slug == slug).map(|at| Scenario(at as u8))
    }

    /// The neighbourhood with this name.
    pub fn neighbourhood_named(&self, slug: &str) -> Option<Neighbourhood> {
        self.neighbourhoods.iter().position(|name| name == slug).map(|at| Neighbourhood(at as u8))
    }

    /// The assets with this name: copies of a spell, or of a condition, have the same.
    pub fn assets_named<'a>(&'a self, slug: &'a str) -> impl Iterator<Item = Asset> + 'a {
        (0..).zip(&self.assets).filter(move |(_, asset)| asset.slug == slug).map(|(at, _)| Asset(at))
    }

    /// The special card with this name.
    pub fn special_named(&self, slug: &str) -> Option<Asset> {
        self.assets_named(slug).find(|&asset| self.asset(asset).deck == AssetDeck::Special)
    }

    /// The space of a neighbourhood with this name.
    pub fn space_named(&self, slug: &str) -> Option<Space> {
        self.spaces.iter().position(|name| name == slug).map(|at| Space(at as u8))
    }
}
