//! What choices and events point at is there, and the table as lists can be said.

use std::collections::BTreeSet;
use std::sync::Arc;

use final_hour::content::{Content, Location};
use final_hour::{Catalog, Choice, Event, FinalHour};
use rand_core::SeedableRng;
use rulebook::RuleId;
use table::{
    Area, Cx, Dice, Eye, Game, Move, Msg, Odds, Offer, Playable, Position, Seat, Seats, Table, Thing, Wait,
    Words,
};

use crate::play::setup;
use crate::speech::{Speech, all_can_be_said};

fn on_the_table(areas: &[Area]) -> impl Iterator<Item = &Thing> {
    areas.iter().flat_map(|area| {
        let items = area.items.iter().flat_map(|item| [Some(&item.id), item.printed.as_ref()]);
        [&area.id].into_iter().chain(&area.near).chain(items.flatten())
    })
}

/// Plays a game at random and hands over every position with what was told since the last.
fn each_moment(
    game: usize,
    content: &Content,
    mut see: impl FnMut(&Position<FinalHour>, &[Event], &Offer<FinalHour>),
) {
    let mut dice = rand_pcg::Pcg64::seed_from_u64(game as u64);
    let (mut told, mut q, mut odds) = (Vec::new(), Offer::listening(), Odds::new());
    let mut position =
        Position::<FinalHour>::start(&setup(game), &mut Cx::writing(content, &mut told)).unwrap();
    loop {
        let events: Vec<Event> = told.drain(..).map(|told| told.event).collect();
        let asked = position.asked().iter().next();
        match asked {
            Some(seat) => _ = position.offer(content, seat, &mut q),
            None => q = Offer::listening(),
        }
        see(&position, &events, &q);
        let next = match (position.wait(), asked) {
            (Wait::Over(_), _) => return,
            (Wait::Ask { .. }, Some(seat)) => Move::Say { seat, what: q.random(&mut dice as &mut dyn Dice) },
            (Wait::Roll | Wait::Ask { .. }, _) => {
                position.odds(content, &mut odds);
                Move::Roll(odds.draw(&mut dice).unwrap())
            }
        };
        position.apply(&next, &mut Cx::writing(content, &mut told)).unwrap();
    }
}

#[test]
fn choices_and_events_point_at_what_is_there() {
    let content = Content::load();
    let box_: BTreeSet<Thing> = Catalog::of(&content).things().collect();
    let mut silent: BTreeSet<&'static str> = BTreeSet::new();
    for game in 0..200 {
        each_moment(game, &content, |position, events, q| {
            let table = position.game();
            let view = table.view(&content, position.stack(), Seats::only(Seat(0)));
            let areas = FinalHour::areas(&view, &content);
            let here: BTreeSet<&Thing> = on_the_table(&areas).chain(&box_).collect();
            for event in events {
                for thing in table.touched(&content, event) {
                    assert!(here.contains(&thing), "{event:?} is about {thing}, which is nowhere");
                }
            }
            let Some(asked) = position.asked().iter().next() else { return };
            for (choice, _) in q.choices().iter().chain(q.refused()).chain(q.standing()) {
                let things = table.touches(&content, position.stack(), asked, choice);
                for thing in &things {
                    assert!(here.contains(thing), "{choice:?} touches {thing}, which is nowhere");
                }
                match choice {
                    Choice::Stop => _ = silent.insert("stop"),
                    Choice::First | Choice::Second | Choice::Wait => _ = silent.insert("words only"),
                    _ => assert!(!things.is_empty(), "{choice:?} lights up nothing"),
                }
            }
        });
    }
    assert_eq!(silent, BTreeSet::from(["stop", "words only"]), "the games met choices of every kind");
}

#[test]
fn what_can_be_chosen_lies_on_the_table() {
    let content = Content::load();
    for game in 0..40 {
        each_moment(game, &content, |position, _, q| {
            let Some(seat) = position.asked().iter().next() else { return };
            let view = position.game().view(&content, position.stack(), Seats::only(seat));
            let areas = FinalHour::areas(&view, &content);
            let here: BTreeSet<&Thing> = on_the_table(&areas).collect();
            for (choice, _) in q.choices() {
                let things = position.game().touches(&content, position.stack(), seat, choice);
                if let Some(first) = things.first() {
                    assert!(
                        here.contains(first),
                        "{choice:?} is to be clicked at {first}, which is in no list"
                    );
                }
            }
        });
    }
}

#[test]
fn the_table_as_lists_can_be_said() {
    let content = Content::load();
    let languages = Speech::all();
    for game in 0..12 {
        let mut said: Vec<Msg> = Vec::new();
        each_moment(game, &content, |position, _, _| {
            for eye in [Eye::NONE, Seats::only(Seat(0)), Seats::first(4)] {
                let view = position.game().view(&content, position.stack(), eye);
                for area in FinalHour::areas(&view, &content) {
                    let texts = area.items.into_iter().map(|item| item.text).chain([area.name]);
                    said.extend(texts.filter(|text| !said.contains(text)).collect::<Vec<_>>());
                }
            }
        });
        all_can_be_said(&languages, &said);
    }
}

#[test]
fn every_printed_id_is_named_by_the_catalog() {
    let content = Content::load();
    let named: BTreeSet<Thing> = Catalog::of(&content).things().collect();
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
        let things = now.game().touches(table.content(), now.stack(), Seat(0), &choice);
        things.iter().map(Thing::to_string).collect()
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
    let hand = |eye: Eye| -> Vec<String> {
        let now = table.now();
        let areas = FinalHour::areas(&now.game().view(table.content(), now.stack(), eye), table.content());
        let seat =
            areas.iter().find(|area| area.of == Some(Seat(0))).expect("the part before the first seat");
        let ids = seat.items.iter().map(|item| item.id.to_string());
        ids.filter(|id| id.starts_with("card:") || id.starts_with("hand:")).collect()
    };
    assert_eq!(hand(Seats::only(Seat(0))), ["card:3", "card:14"]);
    assert_eq!(hand(Seats::only(Seat(1))), ["hand:0"]);
}
