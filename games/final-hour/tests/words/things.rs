//! Checks that choices and events refer to ids that exist, and that the outline can be rendered.

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::{BoardRef, Describe, Game, OutlineArea, Playable, Seat, Seats, Table, Viewer};
use final_hour::content::{Content, Location};
use final_hour::{Catalog, Choice, FinalHour};
use rulebook::RuleId;

use crate::play::spoken;

fn on_the_table(areas: &[OutlineArea]) -> impl Iterator<Item = &BoardRef> {
    areas.iter().flat_map(|area| {
        let items = area.items.iter().flat_map(|item| [Some(&item.id), item.printed.as_ref()]);
        [&area.id].into_iter().chain(&area.near).chain(items.flatten())
    })
}

#[test]
fn choices_and_events_point_at_what_is_there() {
    let spoken = spoken();
    let content = &spoken.content;
    let box_: BTreeSet<BoardRef> = Catalog::of(content).things().collect();
    let mut silent: BTreeSet<&'static str> = BTreeSet::new();
    for game in 0..200 {
        spoken.walk(game, |position, events, _| {
            let table = position.game();
            let areas = FinalHour::outline(&position.view(content, Seats::only(Seat(0))), content);
            let here: BTreeSet<&BoardRef> = on_the_table(&areas).chain(&box_).collect();
            for event in events {
                for thing in table.event_refs(content, event) {
                    assert!(here.contains(&thing), "{event:?} is about {thing}, which is nowhere");
                }
            }
            for (seat, q) in spoken.offers(position) {
                for (choice, _) in q.choices().iter().chain(q.refused()).chain(q.anytime()) {
                    let things = table.choice_refs(content, position.stack(), seat, choice);
                    for thing in &things {
                        assert!(here.contains(thing), "{choice:?} touches {thing}, which is nowhere");
                    }
                    match choice {
                        Choice::Stop => _ = silent.insert("stop"),
                        Choice::First | Choice::Second | Choice::Wait => _ = silent.insert("words only"),
                        _ => assert!(!things.is_empty(), "{choice:?} lights up nothing"),
                    }
                }
            }
        });
    }
    assert_eq!(silent, BTreeSet::from(["stop", "words only"]), "the games met choices of every kind");
}

#[test]
fn what_can_be_chosen_lies_on_the_table() {
    let spoken = spoken();
    let content = &spoken.content;
    for game in 0..40 {
        spoken.walk(game, |position, _, _| {
            for (seat, q) in spoken.offers(position) {
                let areas = FinalHour::outline(&position.view(content, Seats::only(seat)), content);
                let here: BTreeSet<&BoardRef> = on_the_table(&areas).collect();
                for (choice, _) in q.choices() {
                    let things = position.game().choice_refs(content, position.stack(), seat, choice);
                    let first = things.first().filter(|first| !here.contains(first));
                    assert_eq!(first, None, "{choice:?} is to be clicked at what is in no list");
                }
            }
        });
    }
}

#[test]
fn the_table_can_be_read_as_lists_and_its_texts_looked_up() {
    spoken().can_be_read_as_lists(12);
}

#[test]
fn every_printed_id_is_named_by_the_catalog() {
    let content = Content::load();
    let named: BTreeSet<BoardRef> = Catalog::of(&content).things().collect();
    for printed in FinalHour::printed(&content) {
        assert!(named.contains(&printed.id), "{} is printed under an id that nothing names", printed.id);
    }
}

fn laid_out(text: &str) -> Table<FinalHour> {
    Table::laid_out(Arc::new(Content::load()), text).unwrap_or_else(|why| panic!("{why}"))
}

#[test]
fn a_step_lights_up_where_it_leads_the_pathway_and_the_walker() {
    let table = laid_out(
        "at = 'upper cross-country'\ninvestigators = ['rita-young', 'michael-mcglen']\nmonsters = {}\nrita-young.at = 1",
    );
    let now = table.now();
    let touches = |choice: Choice| -> Vec<String> {
        let things = now.game().choice_refs(table.content(), now.stack(), Seat(0), &choice);
        things.iter().map(BoardRef::to_string).collect()
    };
    let to = Location::numbered(8).unwrap();
    assert_eq!(touches(Choice::At(to)), ["location:8", "path:1", "person:0"]);
    assert_eq!(touches(Choice::Stop), ["location:1", "person:0"]);
}

#[test]
fn silence_names_its_rule() {
    let table = laid_out("at = 'priority'\ninvestigators = ['rita-young', 'michael-mcglen']");
    assert_eq!(table.now().game().silence(Seat(0)), Some(RuleId("fh:priority.6")));
    let solo = laid_out("at = 'priority'\nsolo = true\ninvestigators = ['rita-young', 'michael-mcglen']");
    assert_eq!(solo.now().game().silence(Seat(0)), None);
}

#[test]
fn the_lists_show_a_hand_only_to_its_holder() {
    let table = laid_out(
        "at = 'priority'\ninvestigators = ['rita-young', 'michael-mcglen']\nrita-young.hand = [3, 14]",
    );
    let hand = |viewer: Viewer| -> Vec<String> {
        let now = table.now();
        let areas =
            FinalHour::outline(&now.game().view(table.content(), now.stack(), viewer), table.content());
        let seat =
            areas.iter().find(|area| area.of == Some(Seat(0))).expect("the part before the first seat");
        let ids = seat.items.iter().map(|item| item.id.to_string());
        ids.filter(|id| id.starts_with("card:") || id.starts_with("hand:")).collect()
    };
    assert_eq!(hand(Seats::only(Seat(0))), ["card:3", "card:14"]);
    assert_eq!(hand(Seats::only(Seat(1))), ["hand:0"]);
}
