//! Compiles the raw files into lookup tables; all effects are stored in one list.

use effects::Arena;

use super::check::{self, Names};
use super::map::Map;
use super::raw::{RawContent, RawEvent, RawPact};
use super::{
    Ability, Activation, AnomalyDef, AssetDeck, AssetDef, BackDef, CodexAction, CodexDef, CodexKind,
    CodexSide, Content, Effect, EncounterDef, EventDef, HeadlineDef, InvestigatorDef, MonsterDef,
    MonsterKind, RawEffect, ScenarioContent, ScenarioDef, Slug, Trigger,
};

type EffectId = effects::EffectId;

/// Compiles the files.
pub(super) fn compile(raw: RawContent) -> Result<Content, String> {
    let arena = Arena::new(Effect::All(Vec::new()));
    let mut to = Compiler { arena, names: Names::of(&raw), problem: None };
    let neighbourhoods: Vec<Slug> = raw.city.iter().map(|quarter| quarter.slug.clone()).collect();
    let spaces: Vec<Slug> = raw.city.iter().flat_map(|quarter| quarter.spaces.clone()).collect();
    let investigators = raw.investigators.into_iter().map(|sheet| to.investigator(sheet)).collect();
    let (assets, other_sides) = to.assets(raw.assets);
    let pacts = raw.pacts.into_iter().map(|pact| to.pact(pact)).collect();
    let monsters: Vec<MonsterDef> = raw.monsters.into_iter().map(|kind| to.monster(kind)).collect();
    let headlines = raw.headlines.into_iter().map(|headline| to.headline(headline)).collect();
    let mut encounters: Vec<Vec<EncounterDef>> = Vec::new();
    for deck in raw.encounters {
        encounters.push(deck.into_iter().map(|card| to.encounter(card)).collect());
    }
    let streets = encounters.pop().ok_or("encounters: the street deck is missing")?;
    let codex = raw.codex.into_iter().map(|card| to.codex_card(card)).collect();
    let mut decks: Vec<(Slug, Vec<AnomalyDef>)> = Vec::new();
    for (slug, deck) in raw.anomalies {
        decks.push((slug, deck.into_iter().map(|card| to.anomaly(card)).collect()));
    }
    let mut scenarios = Vec::new();
    for (sheet, events) in raw.scenarios.into_iter().zip(raw.events) {
        let sheet = to.scenario(sheet);
        let map =
            Map::new(&sheet, &neighbourhoods, &spaces).map_err(|why| format!("{}: {why}", sheet.slug))?;
        let events = events.into_iter().map(|event| to.event(event, &neighbourhoods, &spaces));
        let events = events.collect::<Result<Vec<EventDef>, String>>()?;
        let anomalies = match &sheet.anomalies {
            Some(name) => {
                let deck = decks.iter().find(|(slug, _)| slug == name);
                deck.ok_or_else(|| format!("{}: there is no anomaly deck {name}", sheet.slug))?.1.clone()
            }
            None => Vec::new(),
        };
        scenarios.push(scenario(sheet, map, events, anomalies, &monsters)?);
    }
    to.arena.check_size().map_err(|_| "there are too many effects".to_owned())?;
    to.problem.map_or(Ok(()), Err)?;
    let (effects, id) = (to.arena, raw.id);
    let content = Content {
        investigators,
        assets,
        other_sides,
        monsters,
        headlines,
        neighbourhoods,
        spaces,
        encounters,
        streets,
        codex,
        scenarios,
        pacts,
        effects,
        id,
    };
    check::content(&content)?;
    Ok(content)
}

/// Puts together what belongs to a scenario alone.
fn scenario(
    sheet: ScenarioDef,
    map: Map,
    events: Vec<EventDef>,
    anomalies: Vec<AnomalyDef>,
    kinds: &[MonsterDef],
) -> Result<ScenarioContent, String> {
    let kind = |name: &String| {
        let found = kinds.iter().position(|kind| kind.slug == *name).map(|at| MonsterKind(at as u8));
        found.ok_or_else(|| format!("{}: there is no monster {name}", sheet.slug))
    };
    let mut monsters = Vec::new();
    for (name, count) in &sheet.monsters {
        monsters.extend(std::iter::repeat_n(kind(name)?, usize::from(*count)));
    }
    let deck = monsters.len() as u8;
    for (name, count) in &sheet.aside {
        monsters.extend(std::iter::repeat_n(kind(name)?, usize::from(*count)));
    }
    let aside = monsters.len() as u8 - deck;
    for name in &sheet.epic {
        monsters.push(kind(name)?);
    }
    let mut spawned = Vec::new();
    for (name, place) in &sheet.spawned {
        spawned.push((kind(name)?, map.place(place)?));
    }
    let doom = sheet.doom.iter().map(|place| map.place(place)).collect::<Result<_, _>>()?;
    let scars = sheet.scars.iter().map(|place| map.place(place)).collect::<Result<_, _>>()?;
    let start = map.place(&sheet.start)?;
    let Map { on_map, adjacent, distance, .. } = map;
    Ok(ScenarioContent {
        sheet,
        events,
        anomalies,
        monsters,
        deck,
        aside,
        adjacent,
        distance,
        on_map,
        start,
        doom,
        spawned,
        scars,
    })
}

/// Moves the fields of a struct into one with compiled effects: those before the semicolon as they are.
macro_rules! convert {
    ($from:expr => $name:ident { $($same:ident),*; $($field:ident: $value:expr),* $(,)? }) => {{
        let $name { $($same,)* $($field,)* } = $from;
        $(let $field = $value;)*
        $name { $($same,)* $($field,)* }
    }};
}

/// Moves effects into the list of all effects, in the order in which the files write them.
struct Compiler {
    arena: Arena<Effect>,
    names: Names,
    /// The first thing that is wrong.
    problem: Option<String>,
}

impl Compiler {
    /// Notes what is wrong with the component of this name, unless something was wrong before.
    fn note(&mut self, slug: &Slug, checked: Result<(), String>) {
        if let (None, Err(why)) = (&self.problem, checked) {
            self.problem = Some(format!("{slug}: {why}"));
        }
    }

    fn add(&mut self, slug: &Slug, raw: RawEffect) -> EffectId {
        let first = self.arena.all().len();
        let id = Effect::compile(raw, &mut self.arena);
        let checked = self.arena.all()[first..].iter().try_for_each(|effect| self.names.effect(effect));
        self.note(slug, checked);
        id
    }

    fn add_if(&mut self, slug: &Slug, raw: Option<RawEffect>) -> Option<EffectId> {
        raw.map(|effect| self.add(slug, effect))
    }

    fn add_three(&mut self, slug: &Slug, raw: [RawEffect; 3]) -> [EffectId; 3] {
        raw.map(|effect| self.add(slug, effect))
    }

    fn abilities(&mut self, slug: &Slug, abilities: Vec<Ability<RawEffect>>) -> Vec<Ability> {
        let checked = abilities.iter().try_for_each(|ability| self.names.ability(ability));
        self.note(slug, checked);
        abilities.into_iter().map(|ability| ability.map(&mut |effect| self.add(slug, effect))).collect()
    }

    fn pact(&mut self, pact: RawPact) -> (Slug, EffectId) {
        let does = self.add(&pact.slug, pact.does);
        (pact.slug, does)
    }

    fn investigator(&mut self, sheet: InvestigatorDef<RawEffect>) -> InvestigatorDef {
        convert!(sheet => InvestigatorDef {
            slug, occupation, skills, health, sanity, money, focus_limit, roles, fixed, choice, optional;
            abilities: self.abilities(&slug, abilities),
        })
    }

    /// All asset cards, one for each copy, and the other sides of those that have one.
    fn assets(&mut self, raw: Vec<AssetDef<RawEffect>>) -> (Vec<AssetDef>, Vec<AssetDef>) {
        let compiled: Vec<AssetDef> = raw.into_iter().map(|asset| self.asset(asset)).collect();
        let copies = compiled.iter().filter_map(|asset| {
            let who = asset.starting_copy.clone()?;
            Some(AssetDef { deck: AssetDeck::Starting(who), starting_copy: None, ..asset.clone() })
        });
        let copies: Vec<AssetDef> = copies.collect();
        let (mut assets, mut other_sides) = (Vec::new(), Vec::new());
        // The copies of spells follow the other starting cards, and precede the conditions.
        let (first, conditions): (Vec<_>, Vec<_>) =
            compiled.into_iter().partition(|asset| asset.deck != AssetDeck::Conditions);
        for asset in first.into_iter().chain(copies).chain(conditions) {
            match asset.back_of {
                Some(_) => other_sides.push(asset),
                None => assets.extend(std::iter::repeat_n(asset.clone(), usize::from(asset.count))),
            }
        }
        (assets, other_sides)
    }

    fn asset(&mut self, asset: AssetDef<RawEffect>) -> AssetDef {
        convert!(asset => AssetDef {
            slug, deck, count, back_of, starting_copy, asset_type, traits, value, hands, health, sanity,
            cast_horror, source;
            abilities: self.abilities(&slug, abilities),
        })
    }

    fn monster(&mut self, kind: MonsterDef<RawEffect>) -> MonsterDef {
        convert!(kind => MonsterDef {
            slug, traits, count, spawn, speed, health, elite, attack, evade, damage, horror, remnant, keywords,
            codex, source;
            activation: match activation {
                Activation::Hunter { prey } => Activation::Hunter { prey },
                Activation::Patrol { to, prey } => Activation::Patrol { to, prey },
                Activation::Lurker(does) => Activation::Lurker(self.add(&slug, does)),
            },
            abilities: self.abilities(&slug, abilities),
        })
    }

    fn headline(&mut self, headline: HeadlineDef<RawEffect>) -> HeadlineDef {
        convert!(headline => HeadlineDef {
            slug, rumour, shortage;
            text: self.add(&slug, text),
            reckoning: self.add_if(&slug, reckoning),
        })
    }

    fn encounter(&mut self, card: EncounterDef<RawEffect>) -> EncounterDef {
        convert!(card => EncounterDef { slug, names_sanford; texts: self.add_three(&slug, texts) })
    }

    fn anomaly(&mut self, card: AnomalyDef<RawEffect>) -> AnomalyDef {
        convert!(card => AnomalyDef { slug, from; texts: self.add_three(&slug, texts) })
    }

    fn event(
        &mut self,
        event: RawEvent,
        neighbourhoods: &[Slug],
        spaces: &[Slug],
    ) -> Result<EventDef, String> {
        let EventDef { slug, neighbourhood, doom, texts, names_sanford } = event;
        let Some(at) = neighbourhoods.iter().position(|name| *name == neighbourhood) else {
            return Err(format!("{slug}: there is no neighbourhood {neighbourhood}"));
        };
        let own = &spaces[at * 3..at * 3 + 3];
        let index = |space: &Slug| {
            let found = own.iter().position(|name| name == space).map(|index| index as u8);
            found.ok_or_else(|| format!("{slug}: there is no space {space} in {neighbourhood}"))
        };
        let doom = doom.iter().map(index).collect::<Result<Vec<u8>, String>>()?;
        let texts = self.add_three(&slug, texts);
        Ok(EventDef { slug, neighbourhood, doom, texts, names_sanford })
    }

    fn codex_card(&mut self, card: CodexDef<RawEffect>) -> CodexDef {
        convert!(card => CodexDef {
            slug;
            kind: self.codex_kind(&slug, kind),
            entry: self.add_if(&slug, entry),
            front: self.codex_side(&slug, front),
            backs: backs.into_iter().map(|back| self.back(&slug, back)).collect(),
        })
    }

    fn codex_kind(&mut self, slug: &Slug, kind: CodexKind<RawEffect>) -> CodexKind {
        if let CodexKind::Encounter { deck: name, .. } | CodexKind::Attached { to: name, .. } = &kind {
            let checked = self.names.neighbourhood(name);
            self.note(slug, checked);
        }
        match kind {
            CodexKind::Codex => CodexKind::Codex,
            CodexKind::Monster => CodexKind::Monster,
            CodexKind::Encounter { deck, texts, after } => CodexKind::Encounter {
                deck,
                texts: self.add_three(slug, texts),
                after: self.add(slug, after),
            },
            CodexKind::Attached { to, after } => CodexKind::Attached { to, after: self.add(slug, after) },
        }
    }

    fn codex_side(&mut self, slug: &Slug, side: CodexSide<RawEffect>) -> CodexSide {
        let checked = self.names.side(&side);
        self.note(slug, checked);
        convert!(side => CodexSide {
            constants;
            triggers: triggers.into_iter().map(|trigger| self.trigger(slug, trigger)).collect(),
            actions: actions.into_iter().map(|action| self.codex_action(slug, action)).collect(),
        })
    }

    fn trigger(&mut self, slug: &Slug, trigger: Trigger<RawEffect>) -> Trigger {
        convert!(trigger => Trigger { after, when, some, every_time; does: self.add(slug, does) })
    }

    fn codex_action(&mut self, slug: &Slug, action: CodexAction<RawEffect>) -> CodexAction {
        convert!(action => CodexAction { when, price; does: self.add(slug, does) })
    }

    fn back(&mut self, slug: &Slug, back: BackDef<RawEffect>) -> BackDef {
        convert!(back => BackDef {
            name;
            does: self.add_if(slug, does),
            stays: stays.map(|side| self.codex_side(slug, side)),
        })
    }

    fn scenario(&mut self, sheet: ScenarioDef<RawEffect>) -> ScenarioDef {
        convert!(sheet => ScenarioDef {
            slug, start, neighbourhoods, streets, monsters, aside, epic, cup, doom, spawned, scars, anomalies,
            codex, archive;
            reckoning: self.add(&slug, reckoning),
        })
    }
}
