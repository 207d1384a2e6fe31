//! A faction that is not in the built-in content: other numbers, and abilities that the rules already implement.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use cthulhu_duel::content::{
    Ability, Appears, Awakening, Class, Combat, Faction, Figure, Kind, Needs, Power, Requirement,
};
use cthulhu_duel::{Content, Duel, Setup};
use engine::suite::{self, Suite};

use super::battle::dice_of;
use crate::common::*;

const MONSTER: Kind = Kind(1);

/// Two kinds of figures besides cultists, a home by the sea, and abilities of both built-in sheets in another order.
fn with_a_stranger() -> Content {
    let figure = |slug: &str, class, count, cost, dice| Figure {
        slug: slug.into(),
        class,
        count,
        cost,
        combat: Combat::Fixed(dice),
        rule: None,
        value: cost,
    };
    let ability = |slug: &str, power| Ability { slug: slug.into(), power };
    let space = |slug: &str, needs| Requirement { slug: slug.into(), needs, sign: false, rule: None };
    let mut content = Content::standard();
    let stranger = Faction {
        slug: "stranger".into(),
        power: 7,
        home: content.map.named("kingsport").expect("a zone of the map"),
        home_source: cthulhu_duel::content::Source::Authored,
        moves_first: false,
        figures: vec![
            figure("acolyte", Class::Cultist, 6, 1, 0),
            figure("thing", Class::Monster, 5, 2, 2),
            figure("god", Class::GreatOldOne, 1, 6, 5),
        ],
        awakening: Awakening { at: Appears::OwnGate, place: None, cultists: 0, price: None, arrival: None },
        unique: ability("change", Power::Exchange { from: Kind::CULTIST, to: MONSTER }),
        ability: ability("devour", Power::Devour),
        requirements: vec![
            space("three-zones", Needs::Zones(3)),
            space("five-zones", Needs::Zones(5)),
            space("three-kills", Needs::Kills(3)),
            space("awaken", Needs::Awaken),
            space("shared-zone", Needs::SharedZone),
            space("sacrifice", Needs::Sacrifice(1)),
        ],
        kills: None,
        books: vec![
            ability("tough", Power::Regenerate { figure: MONSTER }),
            ability("hungry", Power::Absorb { eater: MONSTER, dice: 2 }),
            ability("keepers", Power::RedSign { figure: MONSTER }),
            ability("feast", Power::Necrophagy { figure: MONSTER }),
            ability("dreams", Power::Dreams { cost: 1 }),
            ability("depths", Power::Submerge { cost: 2 }),
        ],
    };
    content.factions.push(stranger);
    content
}

fn stranger(text: &str) -> Play {
    play_with(with_a_stranger(), &format!("factions = ['stranger', 'black-goat']\n{text}"))
}

#[test]
fn another_faction_starts_by_its_own_sheet() {
    stranger("").expect("stranger.power = 7").stands("stranger", "kingsport = '6 acolyte, gate'");
}

#[test]
fn another_faction_has_its_own_numbers() {
    stranger("at = 'turn stranger'; stranger.map = { salem = '2 acolyte, gate', arkham = 'acolyte' }")
        .choose("awaken salem")
        .choose("book hungry")
        .expect("stranger = { power = 1, filled = ['awaken'] }")
        // Its window between actions.
        .choose("exchange acolyte arkham")
        .choose("stop")
        .stands("stranger", "salem = '2 acolyte, god, gate'; arkham = 'thing'");
    let battle = stranger(
        "at = 'battle stranger arkham'; stranger.books = ['hungry']; stranger.map.arkham = '2 thing, god'
        black-goat = { books = ['frenzy'], map.arkham = '2 mi-go' }",
    )
    .choose("absorb thing")
    .choose("devour");
    dice_of(battle, "stranger", 2 + 5 + 2).expect("stranger.doom = 2");
}

#[test]
fn any_ability_of_another_faction_brings_power() {
    let mut content = with_a_stranger();
    let sheet = content.factions.last_mut().expect("the stranger");
    sheet.unique = Ability { slug: "keepers".into(), power: Power::RedSign { figure: MONSTER } };
    play_with(
        content,
        "factions = ['stranger', 'black-goat']; at = 'gather'; round = 2
        stranger = { power = 0, map.salem = 'acolyte, 3 thing' }
        black-goat = { power = 0, map.dunwich = '3 acolyte' }",
    )
    .expect("stranger.power = 4; black-goat.power = 3");
}

#[test]
fn the_common_rules_name_no_faction_and_no_ability() {
    let content = Content::standard();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/rules");
    let files = ["", "battle"].map(|part| std::fs::read_dir(folder.join(part)).expect("a folder"));
    let files = files.into_iter().flatten().map(|entry| entry.expect("an entry").path());
    let rules: Vec<PathBuf> = files.filter(|path| path.is_file()).collect();
    assert!(rules.len() > 12, "{rules:?}");
    for path in rules {
        let text = std::fs::read_to_string(&path).expect("a source file");
        for sheet in &content.factions {
            assert!(!text.contains(&sheet.slug), "{} in {}", sheet.slug, path.display());
            for (_, ability) in sheet.abilities() {
                let power = format!("{:?}", ability.power);
                let variant = power.split([' ', '{']).next().unwrap_or_default();
                assert!(!text.contains(&format!("Power::{variant}")), "{variant} in {}", path.display());
            }
        }
    }
}

#[test]
fn the_engines_promises_hold_for_another_faction() {
    let seats = [["stranger", "black-goat"], ["great-cthulhu", "stranger"], ["random", "random"]];
    let setups =
        seats.map(|factions| (factions.join(" against "), Setup { factions: factions.map(String::from) }));
    let mut suite = Suite::<Duel>::new(Arc::new(with_a_stranger()), setups.into());
    (suite.games, suite.pace) = (4, 64);
    if let Err(broken) = suite::check(&suite) {
        panic!("{broken}");
    }
}
