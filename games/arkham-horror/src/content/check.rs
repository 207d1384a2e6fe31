//! Checks of the content: that every name means something, and that there is as much of everything as in the box.

use engine::nearest;

use super::raw::RawContent;
use super::{
    Ability, AssetDeck, CodexCard, CodexEvent, CodexSide, Condition, Constant, Content, Each, Effect, Moment,
    Monster, Name, Place, ScenarioContent, Slug, Space, StreetDef, Trigger,
};

/// The number of mythos tokens in a cup.
const CUP: u8 = 14;

/// The names of what texts can refer to.
pub(super) struct Names {
    spaces: Vec<Slug>,
    neighbourhoods: Vec<Slug>,
    monsters: Vec<Slug>,
    special: Vec<Slug>,
    assets: Vec<Slug>,
    /// The names of the backs of each archive card.
    backs: Vec<Vec<Option<Name>>>,
}

impl Names {
    /// The names in the files.
    pub(super) fn of(raw: &RawContent) -> Names {
        let special = raw.assets.iter().filter(|asset| asset.deck == AssetDeck::Special);
        let backs = |card: &super::CodexDef<_>| card.backs.iter().map(|back| back.name.clone()).collect();
        Names {
            spaces: raw.city.iter().flat_map(|quarter| quarter.spaces.clone()).collect(),
            neighbourhoods: raw.city.iter().map(|quarter| quarter.slug.clone()).collect(),
            monsters: raw.monsters.iter().map(|kind| kind.slug.clone()).collect(),
            special: special.map(|asset| asset.slug.clone()).collect(),
            assets: raw.assets.iter().map(|asset| asset.slug.clone()).collect(),
            backs: raw.codex.iter().map(backs).collect(),
        }
    }

    fn space(&self, name: &Name) -> Result<(), String> {
        known("space", &self.spaces, name)
    }

    fn monster(&self, name: &Name) -> Result<(), String> {
        known("monster", &self.monsters, name)
    }

    fn monsters(&self, names: &[Name]) -> Result<(), String> {
        names.iter().try_for_each(|name| self.monster(name))
    }

    /// Checks the name of a neighbourhood.
    pub(super) fn neighbourhood(&self, name: &Name) -> Result<(), String> {
        known("neighbourhood", &self.neighbourhoods, name)
    }

    fn place(&self, place: &Place) -> Result<(), String> {
        match place {
            Place::Space(name) => self.space(name),
            _ => Ok(()),
        }
    }

    fn condition(&self, condition: &Condition) -> Result<(), String> {
        match condition {
            Condition::All(parts) | Condition::Any(parts) => {
                parts.iter().try_for_each(|part| self.condition(part))
            }
            Condition::Not(part) => self.condition(part),
            Condition::YouAreAt(place) => self.place(place),
            Condition::YouHold(name) => known("asset", &self.assets, name),
            _ => Ok(()),
        }
    }

    /// Checks the names in an effect itself, without those nested in it.
    pub(super) fn effect(&self, effect: &Effect) -> Result<(), String> {
        match effect {
            Effect::If(when, _) | Effect::IfElse(when, ..) => self.condition(when),
            Effect::ForEach(Each::InvestigatorAt(place), _)
            | Effect::MoveTo(place)
            | Effect::PlaceDoom { at: place, .. }
            | Effect::MoveDoomToSheet(place)
            | Effect::SpawnMonster { at: Some(place), .. }
            | Effect::SpawnFound { at: place, .. }
            | Effect::ItMovesTowards(place)
            | Effect::YouAndItMoveTowards(place)
            | Effect::PlaceMarker { at: place, .. } => self.place(place),
            Effect::GainSpecial(name) => known("special card", &self.special, name),
            Effect::SpawnNamed { monster, at, .. } => {
                self.monster(monster)?;
                at.as_ref().map_or(Ok(()), |place| self.place(place))
            }
            Effect::MonsterComesToYou(monster) | Effect::MonsterAttacksYou(monster) => self.monster(monster),
            Effect::PlaceHiddenMarkers { colours, at } => {
                if colours.len() != at.len() {
                    return Err(format!("{} markers cannot lie in {} spaces", colours.len(), at.len()));
                }
                at.iter().try_for_each(|name| self.space(name))
            }
            Effect::Flip { card, to } => self.back(*card, to),
            Effect::ReadBack(card) => self.back(*card, &None),
            _ => Ok(()),
        }
    }

    fn back(&self, card: CodexCard, to: &Option<Name>) -> Result<(), String> {
        let backs = self.backs.get(card.index()).map(Vec::as_slice).unwrap_or_default();
        let found = backs.contains(to);
        let name = to.as_deref().unwrap_or("without a name");
        found.then_some(()).ok_or_else(|| format!("card {} has no back {name}", card.number()))
    }

    /// Checks the names in an ability, without those in its texts.
    pub(super) fn ability<E>(&self, ability: &Ability<E>) -> Result<(), String> {
        match ability {
            Ability::When { moment, if_, .. } => {
                if_.as_ref().map_or(Ok(()), |when| self.condition(when))?;
                match moment {
                    Moment::AfterAction { within, .. } => {
                        within.iter().try_for_each(|name| self.neighbourhood(name))
                    }
                    Moment::EncounterIn(name) => self.neighbourhood(name),
                    _ => Ok(()),
                }
            }
            Ability::Dice { if_: Some(when), .. } | Ability::Act { if_: Some(when), .. } => {
                self.condition(when)
            }
            _ => Ok(()),
        }
    }

    /// Checks the names on a side of an archive card, without those in its texts.
    pub(super) fn side<E>(&self, side: &CodexSide<E>) -> Result<(), String> {
        side.triggers.iter().try_for_each(|trigger| self.trigger(trigger))?;
        for action in &side.actions {
            action.when.as_ref().map_or(Ok(()), |when| self.condition(when))?;
        }
        side.constants.iter().try_for_each(|constant| match constant {
            Constant::NobodyEnters(place) => self.place(place),
            Constant::Health { monster, .. } | Constant::CluesForDamage(monster) => self.monster(monster),
            Constant::Anomalies | Constant::Scars | Constant::IsSpace { .. } => Ok(()),
        })
    }

    fn trigger<E>(&self, trigger: &Trigger<E>) -> Result<(), String> {
        if trigger.after.is_none() && trigger.when.is_none() && trigger.some.is_none() {
            return Err("a trigger needs an event or a condition".to_owned());
        }
        trigger.when.as_ref().map_or(Ok(()), |when| self.condition(when))?;
        match &trigger.after {
            Some(CodexEvent::Spawned(names) | CodexEvent::Defeated(names)) => self.monsters(names),
            Some(CodexEvent::Disengaged(name)) => self.monster(name),
            Some(CodexEvent::AnomalyPlaced | CodexEvent::NamesSanford) | None => Ok(()),
        }
    }
}

fn known(what: &str, names: &[Slug], name: &str) -> Result<(), String> {
    if names.iter().any(|other| other == name) {
        return Ok(());
    }
    let near = nearest(name, names.iter().map(String::as_str));
    let near = near.map_or(String::new(), |near| format!("; the nearest is {near}"));
    Err(format!("there is no {what} {name}{near}"))
}

/// Checks what has been compiled.
pub(super) fn content(content: &Content) -> Result<(), String> {
    counts(content)?;
    distinct("investigators", content.investigators.iter().map(|sheet| &sheet.slug))?;
    distinct("monsters", content.monsters.iter().map(|kind| &kind.slug))?;
    distinct("headlines", content.headlines.iter().map(|headline| &headline.slug))?;
    distinct("spaces", content.spaces.iter())?;
    distinct(
        "encounters",
        content.encounters.iter().flatten().chain(&content.streets).map(|card| &card.slug),
    )?;
    starting_cards(content)?;
    for (number, card) in (1..).zip(&content.codex) {
        if card.slug != format!("codex-{number}") {
            return Err(format!("{}: the archive card with the number {number} is missing", card.slug));
        }
    }
    for headline in &content.headlines {
        if !headline.rumour && (headline.shortage || headline.reckoning.is_some()) {
            return Err(format!("{}: only a rumour can stay in the codex", headline.slug));
        }
    }
    content.scenarios.iter().try_for_each(|scenario| {
        self::scenario(scenario, content).map_err(|why| format!("{}: {why}", scenario.sheet.slug))
    })
}

/// Checks that there is as much of everything as in the box.
fn counts(content: &Content) -> Result<(), String> {
    let deck = |deck: AssetDeck| content.assets.iter().filter(|asset| asset.deck == deck).count();
    let starting = content.assets.iter().filter(|asset| matches!(asset.deck, AssetDeck::Starting(_))).count();
    let (epic, common): (Vec<_>, Vec<_>) = content.monsters.iter().partition(|kind| kind.codex.is_some());
    let cards = common.iter().map(|kind| usize::from(kind.count)).sum();
    for (what, have, want) in [
        ("investigators", content.investigators.len(), 12),
        ("items", deck(AssetDeck::Items), 28),
        ("spells", deck(AssetDeck::Spells), 10),
        ("allies", deck(AssetDeck::Allies), 12),
        ("special cards", deck(AssetDeck::Special), 26),
        ("starting cards", starting, 37),
        ("conditions", deck(AssetDeck::Conditions), 12),
        ("other sides", content.other_sides.len(), 1),
        ("backs of dark pacts", content.pacts.len(), 6),
        ("kinds of monsters", common.len(), 43),
        ("monsters", cards, 62),
        ("epic monsters", epic.len(), 4),
        ("headlines", content.headlines.len(), 32),
        ("rumours", content.headlines.iter().filter(|headline| headline.rumour).count(), 4),
        ("neighbourhoods", content.neighbourhoods.len(), 8),
        ("street cards", content.streets.len(), 8),
        ("archive cards", content.codex.len(), CodexCard::COUNT),
        ("scenarios", content.scenarios.len(), 4),
    ] {
        count(what, have, want)?;
    }
    for (name, deck) in content.neighbourhoods.iter().zip(&content.encounters) {
        count(&format!("cards of {name}"), deck.len(), 8)?;
    }
    Ok(())
}

fn count(what: &str, have: usize, want: usize) -> Result<(), String> {
    (have == want).then_some(()).ok_or_else(|| format!("{what}: there are {want} in the box, not {have}"))
}

fn distinct<'a>(what: &str, names: impl Iterator<Item = &'a Slug> + Clone) -> Result<(), String> {
    for (at, name) in names.clone().enumerate() {
        if names.clone().skip(at + 1).any(|other| other == name) {
            return Err(format!("{what}: {name} is there twice"));
        }
    }
    Ok(())
}

/// Checks that every starting card is on the sheet of its investigator, and there is no other.
fn starting_cards(content: &Content) -> Result<(), String> {
    for sheet in &content.investigators {
        let own = |asset: &&super::AssetDef| asset.deck == AssetDeck::Starting(sheet.slug.clone());
        let named: Vec<&Name> = sheet.fixed.iter().chain(&sheet.choice).chain(&sheet.optional).collect();
        for name in &named {
            if content.assets.iter().filter(own).filter(|asset| asset.slug == **name).count() != 1 {
                return Err(format!("{}: there is no starting card {name}", sheet.slug));
            }
        }
        count(
            &format!("starting cards of {}", sheet.slug),
            content.assets.iter().filter(own).count(),
            named.len(),
        )?;
    }
    Ok(())
}

fn scenario(scenario: &ScenarioContent, content: &Content) -> Result<(), String> {
    let sheet = &scenario.sheet;
    count("neighbourhoods", scenario.on_map.len(), 5)?;
    count("events", scenario.events.len(), 24)?;
    count("anomaly cards", scenario.anomalies.len(), if sheet.anomalies.is_some() { 12 } else { 0 })?;
    count("mythos tokens", usize::from(sheet.cup.iter().sum::<u8>()), usize::from(CUP))?;
    if scenario.monsters.len() > Monster::COUNT {
        return Err(format!("there can be {} monsters, not {}", Monster::COUNT, scenario.monsters.len()));
    }
    distinct("events", scenario.events.iter().map(|event| &event.slug))?;
    events(scenario, content)?;
    for (at, kind) in content.monsters.iter().enumerate() {
        let used = scenario.monsters.iter().filter(|used| used.index() == at).count();
        if used > usize::from(kind.count) {
            return Err(format!("there are only {} of {}, not {used}", kind.count, kind.slug));
        }
    }
    for name in &sheet.epic {
        let kind = content.monsters.iter().find(|kind| kind.slug == *name);
        if kind.is_none_or(|kind| kind.codex.is_none_or(|card| !sheet.archive.contains(&card))) {
            return Err(format!("epic: {name} is not in the archive of the scenario"));
        }
    }
    if let Some(card) = sheet.codex.iter().find(|card| !sheet.archive.contains(card)) {
        return Err(format!("codex: card {} is not in the archive of the scenario", card.number()));
    }
    for anomaly in &scenario.anomalies {
        if anomaly.from[0] == 0 || anomaly.from[1] <= anomaly.from[0] {
            return Err(format!("{}: each text needs more doom than the one before", anomaly.slug));
        }
    }
    streets(scenario)
}

/// Checks that the events are sorted by neighbourhood and mark spaces with doom.
fn events(scenario: &ScenarioContent, content: &Content) -> Result<(), String> {
    let place = |name: &Slug| {
        let at = content.neighbourhood_named(name).and_then(|at| scenario.place_of(at));
        at.ok_or_else(|| format!("{name} is not on the map"))
    };
    let mut last = 0;
    for event in &scenario.events {
        let at = place(&event.neighbourhood).map_err(|why| format!("{}: {why}", event.slug))?;
        if at < last {
            return Err(format!(
                "{}: events are sorted by neighbourhood in the order of the map",
                event.slug
            ));
        }
        if !(1..=2).contains(&event.doom.len()) {
            return Err(format!("{}: an event has one or two doom symbols", event.slug));
        }
        last = at;
    }
    Ok(())
}

/// Checks that streets join two neighbourhoods each, and that there is a way between any two spaces.
fn streets(scenario: &ScenarioContent) -> Result<(), String> {
    let streets = &scenario.sheet.streets;
    if streets.len() > usize::from(Space::ON_A_CARD.0 - Space::FIRST_STREET.0) {
        return Err("there are too many streets".to_owned());
    }
    distinct("streets", streets.iter().map(|street: &StreetDef| &street.slug))?;
    for (street, at) in streets.iter().zip(Space::FIRST_STREET.0..) {
        let mut joined: Vec<_> =
            scenario.adjacent[usize::from(at)].iter().filter_map(|space| space.neighbourhood()).collect();
        joined.dedup();
        count(&format!("neighbourhoods that {} joins", street.slug), joined.len(), 2)?;
    }
    let lost = scenario.spaces().find(|&space| scenario.distance(scenario.start, space) == super::NO_WAY);
    lost.map_or(Ok(()), |space| Err(format!("there is no way to the space {}", space.number())))
}
