//! Choices and events touch things that are there, under the ids by which lists and pictures know them.

use std::collections::BTreeSet;

use cthulhu_duel::{Catalog, Choice, Content, Duel};
use table::{Area, Eye, Offer, Playable, Position, Seat, Wait, Words};

use crate::play::walk;
use crate::speech::{Speech, all_can_be_said};

const GAMES: usize = 200;

/// All that can be pointed at in these lists.
fn there(areas: &[Area]) -> BTreeSet<String> {
    let items = areas.iter().flat_map(|area| &area.items).map(|item| item.id.to_string());
    areas.iter().map(|area| area.id.to_string()).chain(items).collect()
}

/// All that could lie on the table at some time of the game.
fn possible(position: &Position<Duel>, content: &Content) -> BTreeSet<String> {
    let catalog = Catalog::of(content);
    let view = position.view(content, Eye::ALL);
    let mut all = there(&Duel::areas(&view, content));
    all.extend(["battle:0", "fight:0", "fight:1"].map(String::from));
    for zone in 0..catalog.zones.len() {
        all.extend([format!("gate:{zone}"), format!("keeper:{zone}")]);
    }
    for seat in 0..2 {
        all.insert(format!("sign:{seat}"));
        all.extend((1..=3).map(|value| format!("sign:{seat}-{value}")));
        let faction = &catalog.factions[view.sides[seat].faction.at()];
        for kind in 0..faction.kinds.len() {
            all.insert(format!("below:{seat}-{kind}"));
            all.extend((0..catalog.zones.len()).map(|zone| format!("figure:{seat}-{kind}-{zone}")));
        }
    }
    all
}

#[test]
fn what_is_offered_touches_what_lies_there() {
    let content = Content::standard();
    let mut met = 0;
    for game in 0..GAMES {
        walk(game, &content, |position, _, _| {
            let Wait::Ask { .. } = position.wait() else { return };
            for seat in [Seat(0), Seat(1)] {
                let mut q = Offer::new();
                position.offer(&content, seat, &mut q);
                let there = there(&Duel::areas(&position.view(&content, Eye::only(seat)), &content));
                for (choice, _) in q.choices().iter().chain(q.standing()) {
                    met += 1;
                    let touches = position.game().touches(&content, position.stack(), seat, choice);
                    let missing = touches.iter().find(|thing| !there.contains(&thing.to_string()));
                    assert_eq!(missing, None, "{choice:?} of {seat:?} in game {game}");
                    let idle = matches!(choice, Choice::Pass | Choice::EndTurn | Choice::Stop);
                    assert_eq!(touches.is_empty(), idle, "{choice:?} can be clicked");
                }
            }
        });
    }
    assert!(met > 10_000, "only {met} choices were met");
}

#[test]
fn what_is_refused_touches_what_can_be_there() {
    let content = Content::standard();
    for game in 0..40 {
        walk(game, &content, |position, _, _| {
            let Wait::Ask { .. } = position.wait() else { return };
            let seat = position.asked().iter().next().expect("somebody is asked");
            let (mut q, possible) = (Offer::listening(), possible(position, &content));
            position.offer(&content, seat, &mut q);
            for (choice, _) in q.refused() {
                for thing in position.game().touches(&content, position.stack(), seat, choice) {
                    assert!(possible.contains(&thing.to_string()), "{thing} of {choice:?} in game {game}");
                }
            }
        });
    }
}

#[test]
fn what_happens_touches_what_can_be_there() {
    let content = Content::standard();
    for game in 0..GAMES {
        let mut possibly = BTreeSet::new();
        walk(game, &content, |position, news, _| {
            if possibly.is_empty() {
                possibly = possible(position, &content);
            }
            for event in &news {
                for thing in position.game().touched(&content, event) {
                    assert!(possibly.contains(&thing.to_string()), "{thing} of {event:?} in game {game}");
                }
            }
        });
    }
}

#[test]
fn the_table_can_be_read_as_lists_and_its_texts_looked_up() {
    let content = Content::standard();
    let languages = Speech::all();
    let printed: BTreeSet<String> = Duel::printed(&content).iter().map(|it| it.id.to_string()).collect();
    assert_eq!(printed.len(), Duel::printed(&content).len(), "every text has its own id");
    let mut seen = BTreeSet::new();
    for game in 0..20 {
        let mut said = Vec::new();
        walk(game, &content, |position, _, _| {
            for eye in [Eye::only(Seat(1)), Eye::NONE] {
                let areas = Duel::areas(&position.view(&content, eye), &content);
                assert_eq!(
                    there(&areas).len(),
                    areas.len() + areas.iter().map(|it| it.items.len()).sum::<usize>()
                );
                for item in areas.iter().flat_map(|area| &area.items) {
                    let known = item.printed.as_ref().is_none_or(|id| printed.contains(&id.to_string()));
                    assert!(known, "{:?} is printed nowhere", item.printed);
                }
                let items = areas.iter().flat_map(|area| area.items.iter().map(|item| item.text.clone()));
                let all = areas.iter().map(|area| area.name.clone()).chain(items);
                said.extend(all.filter(|msg| seen.insert(format!("{msg:?}"))));
            }
        });
        all_can_be_said(&languages, &said);
    }
}

#[test]
fn signs_of_others_are_only_counted() {
    let content = Content::standard();
    let mut held = 0;
    for game in 0..20 {
        walk(game, &content, |position, _, _| {
            let areas = Duel::areas(&position.view(&content, Eye::only(Seat(0))), &content);
            let theirs = there(&areas).into_iter().filter(|id| id.starts_with("sign:1"));
            held += theirs.inspect(|id| assert_eq!(id, "sign:1")).count();
        });
    }
    assert!(held > 0, "nobody ever held one");
}
