//! Reads the data files into typed content, and checks it.

use rulebook::RuleId;
use serde::Deserialize;

use super::{
    Ability, Appears, Awakening, Book, Class, Combat, Content, Faction, Figure, Kind, Map, Needs, Place,
    Power, Requirement, Slot, Source, Zone, Zones, check,
};
use crate::content::map::shorten;

const MAP: &str = include_str!("../../content/map.toml");
const FACTIONS: &[&str] =
    &[include_str!("../../content/great-cthulhu.toml"), include_str!("../../content/black-goat.toml")];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMap {
    name: String,
    zone: Vec<RawZone>,
    border: Vec<RawBorder>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawZone {
    slug: String,
    #[serde(default)]
    water: bool,
    #[serde(default)]
    parts: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBorder {
    of: String,
    with: Vec<String>,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFaction {
    slug: String,
    #[serde(rename = "source")]
    _source: Source,
    power: u8,
    home: String,
    home_source: Source,
    #[serde(default)]
    moves_first: bool,
    figure: Vec<RawFigure>,
    awakening: RawAwakening,
    unique: RawAbility,
    ability: RawAbility,
    requirement: Vec<RawRequirement>,
    kills: Option<RawRule>,
    book: Vec<RawAbility>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFigure {
    slug: String,
    class: Class,
    count: u8,
    cost: u8,
    combat: Combat,
    rule: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawAwakening {
    place: RawPlace,
    price: RawPrice,
    arrival: RawRule,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPlace {
    at: Appears,
    rule: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPrice {
    cultists: u8,
    rule: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRule {
    rule: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawAbility {
    slug: String,
    power: Power<String, Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRequirement {
    slug: String,
    needs: Needs,
    #[serde(default)]
    sign: bool,
    rule: String,
}

/// The built-in content. A defect in it is a bug of the program and panics.
pub(super) fn standard() -> Content {
    let content = read(MAP, FACTIONS).unwrap_or_else(|why| panic!("the game's own content: {why}"));
    check::check(&content).unwrap_or_else(|why| panic!("the game's own content: {why}"));
    content
}

fn read(map: &str, factions: &[&'static str]) -> Result<Content, String> {
    let mut hash = blake3::Hasher::new();
    std::iter::once(&map).chain(factions).for_each(|text| {
        hash.update(text.as_bytes());
    });
    let map = read_map(toml::from_str(map).map_err(|e| e.to_string())?)?;
    let factions = factions.iter().map(|text| read_faction(text, &map)).collect::<Result<_, _>>()?;
    Ok(Content { map, factions, id: hash.finalize().to_hex()[..12].to_string() })
}

fn read_map(raw: RawMap) -> Result<Map, String> {
    if raw.zone.len() > Zone::COUNT {
        return Err(format!("{} zones; a map has at most {}", raw.zone.len(), Zone::COUNT));
    }
    let water = raw.zone.iter().enumerate().filter(|(_, z)| z.water).map(|(at, _)| Zone(at as u8)).collect();
    let mut zones: Vec<Place> = raw
        .zone
        .into_iter()
        .map(|z| Place { slug: z.slug, parts: z.parts, short_names: Vec::new(), neighbours: Zones::NONE })
        .collect();
    shorten(&mut zones);
    let mut map = Map { slug: raw.name, zones, borders: Vec::new(), water };
    for border in raw.border {
        let of = zone_of(&map, &border.of)?;
        for name in &border.with {
            let with = zone_of(&map, name)?;
            map.join(of, with, border.source);
        }
    }
    Ok(map)
}

/// Resolves a zone name of a border.
fn zone_of(map: &Map, name: &str) -> Result<Zone, String> {
    map.named(name).ok_or(format!("there is no zone “{name}”"))
}

fn read_faction(text: &'static str, map: &Map) -> Result<Faction, String> {
    let raw: RawFaction = toml::from_str(text).map_err(|e| e.to_string())?;
    // Rule ids are `&'static str`, so they are sliced from the file's text.
    let rule = |id: &String| text.find(id.as_str()).map(|at| RuleId(&text[at..at + id.len()]));
    let home = map.named(&raw.home).ok_or(format!("there is no zone “{}”", raw.home))?;
    if raw.figure.len() > Kind::COUNT || raw.book.len() > Book::COUNT || raw.requirement.len() > Slot::COUNT {
        return Err(format!("{} has more kinds, books or requirements than fit a sheet", raw.slug));
    }
    let names: Vec<String> = raw.figure.iter().map(|figure| figure.slug.clone()).collect();
    let ability = |raw: RawAbility| read_ability(raw, &names);
    let unique = ability(raw.unique)?;
    let own = ability(raw.ability)?;
    let books = raw.book.into_iter().map(ability).collect::<Result<Vec<_>, _>>()?;
    let figures = raw
        .figure
        .into_iter()
        .enumerate()
        .map(|(at, f)| {
            let costs = costs(Kind(at as u8), &f, &unique, &books);
            let value = costs.iter().sum::<u8>().div_ceil(costs.len() as u8);
            let rule = f.rule.as_ref().and_then(rule);
            Figure {
                slug: f.slug,
                class: f.class,
                count: f.count,
                cost: f.cost,
                combat: f.combat,
                rule,
                value,
            }
        })
        .collect();
    let requirements = raw
        .requirement
        .into_iter()
        .map(|r| Requirement { rule: rule(&r.rule), slug: r.slug, needs: r.needs, sign: r.sign })
        .collect();
    let RawAwakening { place, price, arrival } = raw.awakening;
    let awakening = Awakening {
        at: place.at,
        place: rule(&place.rule),
        cultists: price.cultists,
        price: rule(&price.rule),
        arrival: rule(&arrival.rule),
    };
    Ok(Faction {
        slug: raw.slug,
        power: raw.power,
        home,
        home_source: raw.home_source,
        moves_first: raw.moves_first,
        figures,
        awakening,
        unique,
        ability: own,
        requirements,
        kills: raw.kills.as_ref().and_then(|kills| rule(&kills.rule)),
        books,
    })
}

/// All costs that a figure can have, depending on abilities.
fn costs(kind: Kind, figure: &RawFigure, unique: &Ability, books: &[Ability]) -> Vec<u8> {
    let mut costs = vec![figure.cost];
    for ability in std::iter::once(unique).chain(books) {
        match ability.power {
            Power::Immortal { cost } if figure.class == Class::GreatOldOne => costs.push(cost),
            Power::Cheaper { figures, by } if figures & (1 << kind.0) != 0 => costs.push(figure.cost - by),
            _ => {}
        }
    }
    costs
}

fn read_ability(raw: RawAbility, names: &[String]) -> Result<Ability, String> {
    let kind = |name: &String| {
        let at = names.iter().position(|n| n == name).ok_or(format!("there is no figure “{name}”"))?;
        Ok::<Kind, String>(Kind(at as u8))
    };
    let power = match &raw.power {
        Power::Immortal { cost } => Power::Immortal { cost: *cost },
        Power::ManySummons => Power::ManySummons,
        Power::Devour => Power::Devour,
        Power::Avatar { cost } => Power::Avatar { cost: *cost },
        Power::EnemyGates { each } => Power::EnemyGates { each: *each },
        Power::Absorb { eater, dice } => Power::Absorb { eater: kind(eater)?, dice: *dice },
        Power::Regenerate { figure } => Power::Regenerate { figure: kind(figure)? },
        Power::Exchange { from, to } => Power::Exchange { from: kind(from)?, to: kind(to)? },
        Power::Dreams { cost } => Power::Dreams { cost: *cost },
        Power::Submerge { cost } => Power::Submerge { cost: *cost },
        Power::Stronger { figure, by } => Power::Stronger { figure: kind(figure)?, by: *by },
        Power::Cheaper { figures, by } => {
            let set = figures.iter().try_fold(0, |set, name| Ok::<u8, String>(set | 1 << kind(name)?.0))?;
            Power::Cheaper { figures: set, by: *by }
        }
        Power::BloodSacrifice => Power::BloodSacrifice,
        Power::Ghroth { cost, figure } => Power::Ghroth { cost: *cost, figure: kind(figure)? },
        Power::RedSign { figure } => Power::RedSign { figure: kind(figure)? },
        Power::Necrophagy { figure } => Power::Necrophagy { figure: kind(figure)? },
    };
    Ok(Ability { slug: raw.slug, power })
}
