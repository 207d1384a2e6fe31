//! The content files: they load, hold what the box holds, and are refused with a clear message where they are wrong.

use arkham_horror::Content;
use arkham_horror::content::{AssetDeck, AssetDef, NO_WAY, Space};
use rulebook::covers;

fn count(content: &Content, which: impl Fn(&AssetDef) -> bool) -> usize {
    content.assets.iter().filter(|asset| which(asset)).count()
}

#[test]
fn there_are_as_many_cards_as_in_the_box() {
    let content = Content::standard();
    assert_eq!(content.investigators.len(), 12);
    assert_eq!(count(&content, |asset| asset.deck == AssetDeck::Items), 28);
    assert_eq!(count(&content, |asset| asset.deck == AssetDeck::Spells), 10);
    assert_eq!(count(&content, |asset| asset.deck == AssetDeck::Allies), 12);
    assert_eq!(count(&content, |asset| asset.deck == AssetDeck::Special), 26);
    assert_eq!(count(&content, |asset| matches!(asset.deck, AssetDeck::Starting(_))), 37);
    assert_eq!(count(&content, |asset| asset.slug == "dark-pact"), 6);
    assert_eq!(count(&content, |asset| asset.slug == "blessed"), 6);
    assert_eq!(content.assets.len(), 125);
    assert_eq!(content.other_sides.iter().map(|side| side.slug.as_str()).collect::<Vec<_>>(), ["cursed"]);
    assert_eq!(content.pacts.len(), 6);
    let (epic, common): (Vec<_>, Vec<_>) = content.monsters.iter().partition(|kind| kind.codex.is_some());
    assert_eq!(common.len(), 43);
    assert_eq!(common.iter().map(|kind| kind.count).sum::<u8>(), 62);
    assert_eq!(epic.len(), 4);
    assert_eq!(content.encounters.iter().map(Vec::len).collect::<Vec<_>>(), [8; 8]);
    assert_eq!(content.streets.len(), 8);
    assert_eq!(content.headlines.len(), 32);
    assert_eq!(content.headlines.iter().filter(|headline| headline.rumour).count(), 4);
    assert_eq!(content.codex.len(), 40);
}

#[test]
fn each_scenario_has_its_events_anomalies_and_monsters() {
    let content = Content::standard();
    let each = |of: &dyn Fn(&arkham_horror::content::ScenarioContent) -> usize| {
        content.scenarios.iter().map(of).collect::<Vec<usize>>()
    };
    assert_eq!(each(&|scenario| scenario.events.len()), [24; 4]);
    assert_eq!(
        each(&|scenario| scenario.events.iter().map(|event| event.doom.len()).sum()),
        [24, 28, 28, 29]
    );
    assert_eq!(each(&|scenario| scenario.anomalies.len()), [12, 0, 12, 12]);
    assert_eq!(each(&|scenario| usize::from(scenario.deck)), [14, 15, 12, 16]);
    assert_eq!(each(&|scenario| usize::from(scenario.aside)), [0, 6, 7, 0]);
    assert_eq!(each(&|scenario| scenario.monsters.len()), [14, 22, 20, 18]);
    assert_eq!(each(&|scenario| scenario.sheet.archive.len()), [8, 11, 10, 13]);
}

#[test]
fn the_texts_that_name_carl_sanford_are_marked() {
    let content = Content::standard();
    let cards = content.encounters.iter().flatten().chain(&content.streets);
    let cards = cards.map(|card| (&card.slug, card.names_sanford));
    let events = content.scenarios.iter().flat_map(|scenario| &scenario.events);
    let all = cards.chain(events.map(|event| (&event.slug, event.names_sanford)));
    let marked: Vec<(&str, [bool; 3])> =
        all.filter(|(_, names)| names.contains(&true)).map(|(slug, names)| (slug.as_str(), names)).collect();
    assert_eq!(
        marked,
        [
            ("southside-5", [false, true, false]),
            ("street-8", [false, true, false]),
            ("veil-event-22", [false, false, true]),
            ("veil-event-23", [false, false, true]),
        ]
    );
}

/// The neighbours of a space of a scenario, by name.
fn neighbours(content: &Content, scenario: &str, space: &str) -> Vec<String> {
    let at = content.scenario_named(scenario).expect("there is such a scenario");
    let scenario = content.scenario(at);
    let space = content.space_named(space).expect("there is such a space");
    let name = |space: &Space| match space.neighbourhood() {
        Some(_) => content.spaces[space.index()].clone(),
        None => scenario.sheet.streets[space.index() - Space::FIRST_STREET.index()].slug.clone(),
    };
    scenario.adjacent[space.index()].iter().map(name).collect()
}

#[test]
fn spaces_are_next_to_each_other_as_on_the_map() {
    covers!("ah3:102.1");
    let content = Content::standard();
    assert_eq!(
        neighbours(&content, "feast-for-umordhoth", "black-cave"),
        ["graveyard", "general-store", "downtown-rivertown", "easttown-rivertown"]
    );
    assert_eq!(
        neighbours(&content, "feast-for-umordhoth", "st-marys-hospital"),
        ["hangmans-hill", "ye-olde-magick-shoppe", "rivertown-uptown", "uptown-southside"]
    );
    assert_eq!(
        neighbours(&content, "approach-of-azathoth", "unvisited-isle"),
        [
            "tick-tock-club",
            "river-docks",
            "northside-merchant-district",
            "downtown-merchant-district",
            "merchant-district-rivertown"
        ]
    );
    assert_eq!(neighbours(&content, "veil-of-twilight", "orne-library"), ["observatory", "science-building"]);
    assert_eq!(
        neighbours(&content, "echoes-of-the-deep", "observatory"),
        [
            "science-building",
            "orne-library",
            "merchant-district-miskatonic-university",
            "rivertown-miskatonic-university"
        ]
    );
}

#[test]
fn distances_are_the_same_in_both_directions() {
    let content = Content::standard();
    for scenario in &content.scenarios {
        let on_map: Vec<Space> = scenario.spaces().collect();
        assert_eq!(on_map.len(), 15 + scenario.sheet.streets.len());
        for &a in &on_map {
            for &b in &on_map {
                let distance = scenario.distance(a, b);
                assert_eq!(distance, scenario.distance(b, a));
                assert_eq!(distance == 0, a == b);
                assert_eq!(distance == 1, scenario.adjacent[a.index()].contains(&b));
                assert!(distance < 10, "there is a way");
            }
            assert_eq!(scenario.distance(a, Space::ON_A_CARD), NO_WAY);
        }
    }
    let feast = content.scenario(content.scenario_named("feast-for-umordhoth").expect("it is there"));
    let space = |name: &str| content.space_named(name).expect("there is such a space");
    assert_eq!(feast.distance(space("general-store"), space("hangmans-hill")), 2);
    assert_eq!(feast.distance(space("general-store"), space("ye-olde-magick-shoppe")), 3);
    assert_eq!(feast.distance(space("arkham-asylum"), space("historical-society")), 7);
    assert_eq!(feast.distance(space("general-store"), space("river-docks")), NO_WAY);
}

/// What is said of content with a change that is wrong.
fn refused(file: &str, items: &str) -> String {
    Content::with(&[(file, items)]).expect_err("it is refused")
}

#[test]
fn a_change_replaces_what_has_the_same_name() {
    let file = "city.ron";
    let changed =
        r#"[(slug: "downtown", spaces: ("independence-square", "la-bella-luna", "arkham-asylum"))]"#;
    let same = Content::with(&[(file, changed)]).expect("it is valid");
    assert_eq!(same.spaces, Content::standard().spaces);
    assert_ne!(same.id(), Content::standard().id());
    let knife = r#"[(slug: "knife", deck: Items, type: item, traits: [weapon], value: 2, hands: 2)]"#;
    let content = Content::with(&[("assets/items.ron", knife)]).expect("it is valid");
    let knife = content.assets_named("knife").next().expect("it is there");
    assert_eq!((content.asset(knife).value, content.asset(knife).hands), (Some(2), 2));
}

#[test]
fn what_is_wrong_is_named() {
    assert_eq!(refused("cities.ron", "[]"), "cities.ron: there is no such file");
    assert_eq!(
        refused("assets/items.ron", r#"[(slug: "axe", deck: Items, type: item)]"#),
        "assets/items.ron: there is no axe to replace"
    );
    let why = refused("headlines.ron", r#"[(slug: "asylum-overflowing", text: Sufer(horror: DoomHere))]"#);
    assert!(why.starts_with("headlines.ron:1:") && why.contains("asylum-overflowing"), "{why}");
    assert_eq!(
        refused("headlines.ron", r#"[(slug: "asylum-overflowing", text: MoveTo(Space("blak-cave")))]"#),
        "asylum-overflowing: there is no space blak-cave; the nearest is black-cave"
    );
    assert_eq!(
        refused("headlines.ron", r#"[(slug: "asylum-overflowing", text: May(GainSpecial("knife")))]"#),
        "asylum-overflowing: there is no special card knife"
    );
    assert_eq!(
        refused("headlines.ron", r#"[(slug: "asylum-overflowing", reckoning: GainAlly)]"#),
        "asylum-overflowing: only a rumour can stay in the codex"
    );
    assert_eq!(
        refused("codex.ron", r#"[(slug: "codex-5", front: (triggers: [(does: Flip(card: 5, to: "win"))]))]"#),
        "codex-5: a trigger needs an event or a condition"
    );
    assert_eq!(refused("codex.ron", r#"[(slug: "codex-5")]"#), "codex-7: card 5 has no back without a name");
    assert_eq!(
        refused("assets/items.ron", r#"[(slug: "knife", deck: Spells, type: item)]"#),
        "items: there are 28 in the box, not 27"
    );
    assert_eq!(
        refused(
            "events/feast-for-umordhoth.ron",
            r#"[(
                slug: "umordhoth-event-1", neighbourhood: "downtown", doom: ["black-cave"],
                texts: (GainClue, GainClue, GainClue),
            )]"#
        ),
        "umordhoth-event-1: there is no space black-cave in downtown"
    );
}
