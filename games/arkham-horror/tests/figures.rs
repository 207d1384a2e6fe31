//! Compares all printed figures with a table that was compiled independently of the data files.

use arkham_horror::Content;
use arkham_horror::content::{
    Activation, AssetDeck, AssetDef, FocusLimit, InvestigatorDef, MonsterDef, Name, Place, Prey,
    ScenarioContent, Speed,
};

const FIGURES: &str = include_str!("figures.txt");

/// Parts of a line, with a bar between them.
fn line(parts: &[String]) -> String {
    parts.join(" | ").replace("|  |", "| |").trim_end().to_owned()
}

fn words<T: ToString>(of: impl IntoIterator<Item = T>) -> String {
    of.into_iter().map(|one| one.to_string()).collect::<Vec<_>>().join(" ")
}

/// A value, or a dash for none.
fn or_dash<T: ToString>(value: Option<T>) -> String {
    value.map_or("-".to_owned(), |value| value.to_string())
}

/// A word as the files spell it.
fn word(of: impl serde::Serialize) -> String {
    serde_json::to_value(of).expect("a word").as_str().expect("a word").to_owned()
}

fn investigator(sheet: &InvestigatorDef) -> String {
    let limit = match sheet.focus_limit {
        FocusLimit::Is(limit) => limit.to_string(),
        FocusLimit::SpellsHeld => "spells".to_owned(),
        FocusLimit::None => "none".to_owned(),
    };
    line(&[
        sheet.slug.clone(),
        sheet.occupation.clone(),
        words(sheet.skills),
        words([sheet.health, sheet.sanity]),
        sheet.money.to_string(),
        limit,
        words(&sheet.roles),
        words(&sheet.fixed),
        words(&sheet.choice),
        words(&sheet.optional),
    ])
}

fn asset(asset: &AssetDef) -> String {
    let deck = match &asset.deck {
        AssetDeck::Items => "items",
        AssetDeck::Spells => "spells",
        AssetDeck::Allies => "allies",
        AssetDeck::Special => "special",
        AssetDeck::Starting(who) => who,
        AssetDeck::Conditions => "conditions",
    };
    let figures = [asset.hands, asset.health, asset.sanity];
    line(&[
        asset.slug.clone(),
        deck.to_owned(),
        word(asset.asset_type),
        words(asset.traits.iter().map(word)),
        format!("{} {} {}", or_dash(asset.value), words(figures), or_dash(asset.cast_horror)),
    ])
}

fn prey(prey: &Prey) -> String {
    match prey {
        Prey::Highest(skill) => format!("highest-{}", skill.slug()),
        Prey::Lowest(skill) => format!("lowest-{}", skill.slug()),
        Prey::MostClues => "most-clues".to_owned(),
        Prey::MostRemnants => "most-remnants".to_owned(),
        Prey::MostSpells => "most-spells".to_owned(),
        Prey::Nearest => "nearest".to_owned(),
    }
}

fn place(place: &Place) -> String {
    format!("{place:?}")
}

fn monster(kind: &MonsterDef) -> String {
    let activation = match &kind.activation {
        Activation::Hunter { prey: whom } => format!("hunter {}", prey(whom)),
        Activation::Patrol { to, prey: whom } => {
            format!("patrol {} {}", place(to), or_dash(whom.as_ref().map(prey)))
        }
        Activation::Lurker(_) => "lurker".to_owned(),
    };
    let speed = match kind.speed {
        Speed::Spaces(spaces) => spaces.to_string(),
        Speed::Directly => "directly".to_owned(),
    };
    line(&[
        kind.slug.clone(),
        format!("{} {}", kind.count, or_dash(kind.codex.map(|card| card.number()))),
        words(kind.traits.iter().map(word)),
        format!(
            "{} {} {} {} {} {} {}",
            kind.health,
            kind.elite,
            kind.attack,
            kind.evade,
            kind.damage,
            kind.horror,
            if kind.remnant { "remnant" } else { "-" }
        ),
        speed,
        activation,
        or_dash(kind.spawn.as_ref().map(place)),
        words(kind.keywords.iter().map(|keyword| format!("{keyword:?}").to_lowercase())),
    ])
}

fn scenario(content: &Content, scenario: &ScenarioContent, lines: &mut Vec<String>) {
    let sheet = &scenario.sheet;
    lines.push(line(&[
        sheet.slug.clone(),
        sheet.start.clone(),
        words(&sheet.neighbourhoods),
        words(sheet.cup),
        words(&sheet.doom),
        words(sheet.spawned.iter().map(|(name, at)| format!("{name} {at}"))),
        words(&sheet.scars),
        or_dash(sheet.anomalies.as_ref()),
        words(sheet.codex.iter().map(|card| card.number())),
        words(sheet.archive.iter().map(|card| card.number())),
    ]));
    for street in &sheet.streets {
        let mut touches = street.touches.clone();
        touches.sort();
        lines.push(format!("  street {} {} | {}", street.slug, word(street.street_type), words(touches)));
    }
    let counted = |of: &[(Name, u8)]| words(of.iter().map(|(name, count)| format!("{name} {count}")));
    lines.push(format!("  deck {}", counted(&sheet.monsters)));
    lines.push(format!("  aside {}", counted(&sheet.aside)).trim_end().to_owned());
    lines.push(format!("  epic {}", words(&sheet.epic)).trim_end().to_owned());
    for event in &scenario.events {
        let at = content.neighbourhood_named(&event.neighbourhood).expect("there is such a neighbourhood");
        let spaces = event.doom.iter().map(|&doom| &content.spaces[at.spaces()[usize::from(doom)].index()]);
        lines.push(format!("  {} {} {}", event.slug, event.neighbourhood, words(spaces)));
    }
    for card in &scenario.anomalies {
        lines.push(format!("  {} {}", card.slug, words(card.from)));
    }
}

/// The lines of the table, made from the content.
fn figures(content: &Content) -> Vec<String> {
    let mut lines: Vec<String> = content.investigators.iter().map(investigator).collect();
    lines.extend(content.assets.iter().map(asset));
    lines.extend(content.monsters.iter().map(monster));
    content.scenarios.iter().for_each(|sheet| scenario(content, sheet, &mut lines));
    lines
}

#[test]
fn all_figures_are_as_printed() {
    let printed = FIGURES.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let ours = figures(&Content::standard());
    for (ours, printed) in ours.iter().zip(printed.clone()) {
        assert_eq!(ours, printed);
    }
    assert_eq!(ours.len(), printed.count());
}
