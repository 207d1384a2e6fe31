//! The built-in content and packs: the map and the faction sheets.

mod common;

use std::collections::BTreeSet;

use common::*;
use cthulhu_duel::content::{Class, Combat, Needs, Source, Zone, Zones};
use cthulhu_duel::{Content, Duel, Event, Loss};
use engine::{Cx, Position};
use rand_core::SeedableRng;
use testkit::{in_english, lines, random_move, started};

fn zone(content: &Content, name: &str) -> Zone {
    content.map.named(name).unwrap_or_else(|| panic!("no zone {name}"))
}

/// The number of moves from one zone to another.
fn distance(content: &Content, from: Zone, to: Zone) -> u8 {
    let (mut reached, mut steps) = (Zones::NONE.with(from), 0);
    while !reached.has(to) {
        reached = reached.iter().fold(reached, |wider, zone| wider.or(content.map.neighbours(zone)));
        steps += 1;
    }
    steps
}

#[test]
fn the_map_has_seven_lands_and_six_waters() {
    let map = Content::standard().map;
    assert_eq!((map.all().len(), map.water.len()), (13, 6));
    let pairs: Vec<Vec<String>> =
        map.zones.iter().filter(|place| !place.parts.is_empty()).map(|place| place.parts.clone()).collect();
    assert_eq!(
        pairs,
        [
            ["devil-reef", "miskatonic-river"],
            ["loblolly-cove", "mystic-river"],
            ["jersey-reef", "charles-river"]
        ]
    );
    let names: BTreeSet<&str> = map
        .zones
        .iter()
        .flat_map(|place| std::iter::once(&place.slug).chain(&place.parts))
        .map(String::as_str)
        .collect();
    assert_eq!(names.len(), 13 + 6, "no two zones or parts have the same name");
}

#[test]
fn zones_hang_together_and_have_at_least_three_neighbours() {
    let map = Content::standard().map;
    for zone in map.all().iter() {
        let near = map.neighbours(zone);
        assert!(near.len() >= 3, "{}", map.zones[zone.index()].slug);
        assert!(!near.has(zone));
        assert!(near.iter().all(|other| map.neighbours(other).has(zone)));
        assert_eq!(map.reach(zone), map.all());
    }
    let counted: u8 = map.all().iter().map(|zone| map.neighbours(zone).count()).sum();
    assert_eq!(usize::from(counted), 2 * map.borders.len(), "each border stands there once");
}

#[test]
fn the_borders_that_the_book_names_are_there() {
    let content = Content::standard();
    let given = [
        ("devil-reef", "gardner-reservoir"),
        ("innsmouth", "rockport"),
        ("charles-river", "boston"),
        ("jersey-reef", "mystic-river"),
        ("loblolly-cove", "salem"),
    ];
    for (a, b) in given {
        let (a, b) = (zone(&content, a), zone(&content, b));
        let border = content.map.borders.iter().find(|&&(x, y, _)| (x, y) == (a, b) || (y, x) == (a, b));
        assert_eq!(border.map(|(_, _, source)| *source), Some(Source::Rulebook));
    }
    let rulebook = content.map.borders.iter().filter(|(_, _, source)| *source == Source::Rulebook);
    assert_eq!(rulebook.count(), given.len());
    // The rulebook mentions Loblolly Cove and the Miskatonic by mistake, which makes no border.
    assert!(!content.map.neighbours(zone(&content, "salem")).has(zone(&content, "miskatonic")));
}

#[test]
fn the_homes_are_three_steps_apart() {
    let content = Content::standard();
    let [cthulhu, goat] = [0, 1].map(|at| &content.factions[at]);
    assert_eq!((cthulhu.home, cthulhu.home_source), (zone(&content, "jersey-reef"), Source::Rulebook));
    assert_eq!((goat.home, goat.home_source), (zone(&content, "dunwich"), Source::Authored));
    assert_eq!(distance(&content, cthulhu.home, goat.home), 3);
}

#[test]
fn figures_come_as_in_the_box() {
    let content = Content::standard();
    let sheets = content.factions.iter().map(|faction| {
        let of = |figure: &cthulhu_duel::content::Figure| {
            let combat = match figure.combat {
                Combat::Fixed(dice) => Some(dice),
                Combat::Counted(_) => None,
            };
            (figure.slug.clone(), figure.count, figure.cost, combat, figure.value)
        };
        faction.figures.iter().map(of).collect::<Vec<_>>()
    });
    let row = |slug: &str, count, cost, combat, value| (slug.to_string(), count, cost, combat, value);
    let wanted = [
        vec![
            row("acolyte", 6, 1, Some(0), 1),
            row("deep-one", 4, 1, Some(1), 1),
            row("shoggoth", 2, 2, Some(2), 2),
            row("starspawn", 2, 3, Some(3), 3),
            row("cthulhu", 1, 10, Some(6), 7),
        ],
        vec![
            row("acolyte", 6, 1, Some(0), 1),
            row("ghoul", 2, 1, Some(0), 1),
            row("mi-go", 4, 2, Some(1), 2),
            row("dark-young", 3, 3, Some(2), 3),
            row("shub-niggurath", 1, 8, None, 8),
        ],
    ];
    assert!(sheets.eq(wanted));
    for faction in &content.factions {
        let classes: Vec<Class> = faction.figures.iter().map(|figure| figure.class).collect();
        let monsters = [Class::Monster; 3];
        assert_eq!(classes, [&[Class::Cultist], &monsters[..], &[Class::GreatOldOne]].concat());
        assert_eq!((faction.power, faction.books.len(), faction.requirements.len()), (8, 6, 6));
    }
}

#[test]
fn nothing_has_two_meanings() {
    for faction in &Content::standard().factions {
        let abilities = faction.books.iter().chain([&faction.unique, &faction.ability]);
        let slugs: BTreeSet<&str> = abilities.clone().map(|ability| ability.slug.as_str()).collect();
        assert_eq!(slugs.len(), 8);
        let powers: BTreeSet<String> = abilities.map(|ability| format!("{:?}", ability.power)).collect();
        assert_eq!(powers.len(), 8);
        let needs: BTreeSet<String> =
            faction.requirements.iter().map(|space| format!("{:?}", space.needs)).collect();
        assert_eq!(needs.len(), 6);
    }
}

/// A position in which nearly every ability of the sheets can be used.
const RICH: &str = "at = 'turn great-cthulhu'; round = 2
    [great-cthulhu]
    power = 14
    books = ['yha-nthlei', 'absorb', 'regenerate', 'devolve', 'dreams', 'submerge']
    map.charles = '2 acolyte, cthulhu, shoggoth, gate'
    map.boston = 'acolyte, starspawn, shoggoth'
    map.mystic = 'acolyte, deep-one, gate'
    [black-goat]
    power = 14
    books = ['frenzy', 'thousand-young', 'blood-sacrifice', 'ghroth', 'red-sign', 'necrophagy']
    map.boston = 'acolyte, 2 mi-go'
    map.salem = 'shub-niggurath, 2 acolyte, gate'
    map.martins-bay = 'dark-young, ghoul, mi-go, gate by dark-young'
    map.mystic = 'ghoul, dark-young'";

#[test]
fn random_play_does_everything_the_sheets_can_do() {
    let content = Content::standard();
    let mut dice = rand_pcg::Pcg64::seed_from_u64(3);
    let mut seen = BTreeSet::new();
    // From positions with all books and with none, and from the setup.
    let rich = lines(RICH);
    let poor: String = rich.lines().filter(|line| !line.contains("books")).collect::<Vec<_>>().join("\n");
    let poor = poor.replace(", gate by dark-young", "");
    for game in 0..120 {
        let text = [rich.as_str(), &poor, ""][game % 3];
        let mut position = started::<Duel>(&content, text).expect("a position");
        play_on(&mut position, &content, &mut dice, &mut seen);
    }
    let events = [
        "awakened",
        "summoned",
        "recruited",
        "built",
        "moved",
        "captured",
        "battle",
        "killed",
        "cornered",
        "devoured",
        "absorbed",
        "regenerated",
        "exchanged",
        "dreams",
        "submerged",
        "surfaced",
        "swapped",
        "ghroth",
        "placed",
        "necrophagy",
        "blood-sacrifice",
        "income yha-nthlei",
        "income red-sign",
        "ritual",
        "sign",
        "withering",
    ];
    for event in events {
        assert!(seen.contains(event), "no game saw “{event}”");
    }
    for faction in &content.factions {
        let chances = faction.requirements.iter().filter(|space| space.needs != Needs::LastInDoomPhase);
        for space in chances {
            let met = format!("{} {}", faction.slug, space.slug);
            assert!(seen.contains(&met), "no game met “{met}”");
        }
    }
}

fn play_on(
    position: &mut Position<Duel>,
    content: &Content,
    dice: &mut rand_pcg::Pcg64,
    seen: &mut BTreeSet<String>,
) {
    let mut told = Vec::new();
    while let Some(next) = random_move(position, content, dice) {
        let mut cx = Cx::<Duel>::recording(content, &mut told);
        position.apply(&next, &mut cx).expect("what is offered is accepted");
    }
    let sheet = |seat| position.game().sheet(content, seat);
    seen.extend(told.into_iter().filter_map(|told| {
        let plain = match told.event {
            Event::Awakened { .. } => "awakened",
            Event::Summoned { .. } => "summoned",
            Event::Recruited { .. } => "recruited",
            Event::GateBuilt { .. } => "built",
            Event::Moved { .. } => "moved",
            Event::BattleBegins { .. } => "battle",
            Event::KillSurvived { .. } => "regenerated",
            Event::Exchanged { .. } => "exchanged",
            Event::Submerged { .. } => "submerged",
            Event::Surfaced { .. } => "surfaced",
            Event::Swapped { .. } => "swapped",
            Event::Placed { .. } => "placed",
            Event::GhoulComes { .. } => "necrophagy",
            Event::RitualPerformed { .. } => "ritual",
            Event::SignDrawn { .. } => "sign",
            Event::WitheringPaid { .. } => "withering",
            Event::Lost { loss, .. } => match loss {
                Loss::Killed => "killed",
                Loss::Cornered => "cornered",
                Loss::Devoured => "devoured",
                Loss::Captured => "captured",
                Loss::Dreams => "dreams",
                Loss::Ghroth => "ghroth",
                Loss::Absorbed => "absorbed",
                Loss::BloodSacrifice => "blood-sacrifice",
                Loss::Awakening | Loss::Sacrifice => return None,
            },
            Event::PowerGained { seat, from: cthulhu_duel::Income::Ability(skill), .. } => {
                return Some(format!("income {}", sheet(seat).skill(skill).slug));
            }
            Event::RequirementMet { seat, slot } => {
                let sheet = sheet(seat);
                return Some(format!("{} {}", sheet.slug, sheet.requirements[slot.index()].slug));
            }
            _ => return None,
        };
        Some(plain.to_string())
    }));
}

#[test]
fn an_owner_can_write_what_their_map_says() {
    let guide = include_str!("../docs/packs.md");
    let pack = guide.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let content = Content::with_pack(pack).expect("the example is a pack");
    let near = |name: &str| {
        let near = content.map.neighbours(zone(&content, name)).iter();
        near.map(|zone| content.map.zones[zone.index()].slug.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(near("kingsport"), ["arkham", "salem"]);
    assert_eq!(near("martins-bay"), ["salem", "boston", "charles"], "Kingsport does not name it any more");
    assert!(near("innsmouth").contains(&"rockport"), "what the book gives stays");
    assert_eq!(near("dunwich"), ["merrimack-river", "gardner-reservoir", "arkham"]);
    assert_eq!(content.factions[1].home, zone(&content, "arkham"));
    let standard = Content::standard();
    assert_ne!(content.id(), standard.id());
    play_with(content, "").stands("black-goat", "arkham = '6 acolyte, gate'");
}

#[test]
fn a_pack_that_cannot_be_is_refused_with_its_place() {
    for (pack, said) in [
        ("borders.salem = 3", "line 1: borders.salem: “3” does not fit; it takes a list"),
        ("moon = 1", "line 1: there is no key “moon”. There are: borders, great-cthulhu, black-goat."),
        ("black-goat.power = 9", "line 1: black-goat: there is no key “power”. There are: home"),
        ("borders.sale = []", "borders.sale: there is no “sale”. There are: merrimack-river"),
        ("borders.dunwich = ['arkam']", "Did you mean “arkham”?"),
        ("borders.dunwich = ['dunwich', 'arkham']", "borders.dunwich: a zone does not border on itself"),
        (
            "borders.charles = ['boston', 'mystic']; borders.jersey-reef = ['boston', 'mystic']",
            "“charles” appears more than once",
        ),
        (
            "borders.boston = ['salem']",
            "line 1: borders.boston: the border with charles is given by the rulebook; name it as well",
        ),
        (
            "borders.dunwich = ['salem', 'arkham']; borders.kingsport = ['dunwich']",
            "line 2: borders.kingsport: dunwich is named here, but its own list does not name kingsport",
        ),
        ("borders.dunwich = []", "line 1: borders: from merrimack-river no way leads to dunwich"),
        (
            "black-goat.home = 'charles-river'",
            "line 1: black-goat.home: both factions would start in charles",
        ),
        ("black-goat.home = 'atlantis'", "black-goat.home: there is no “atlantis”"),
        (
            "great-cthulhu.home = 'boston'",
            "line 1: great-cthulhu.home: comes from the rulebook and stays as it is",
        ),
    ] {
        let error = match Content::with_pack(&lines(pack)) {
            Ok(_) => panic!("this is a pack: {pack}"),
            Err(problem) => in_english::<Duel>(&problem.msg()),
        };
        assert!(error.contains(said), "{pack}\n  says “{error}”\n  without “{said}”");
    }
}
