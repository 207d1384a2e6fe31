//! Choices and events touch things that are there, under the ids by which lists and pictures know them.

use std::collections::BTreeSet;

use arkham_lcg::{Choice, Content, Lcg};
use table::{Area, Eye, Offer, Playable, Seat, Wait, Words};

use crate::play::walk;
use crate::speech::{Speech, all_can_be_said};

/// All that can be pointed at in these lists.
fn there(areas: &[Area]) -> BTreeSet<String> {
    let items = areas.iter().flat_map(|area| &area.items).map(|item| item.id.to_string());
    areas.iter().map(|area| area.id.to_string()).chain(items).collect()
}

#[test]
fn what_is_offered_touches_what_lies_there() {
    let content = Content::standard();
    let mut met = 0;
    for game in 0..24 {
        walk(game, &content, |position, _, _| {
            let Wait::Ask { .. } = position.wait() else { return };
            for seat in (0..position.game().open.count).map(Seat) {
                let mut q = Offer::new();
                if !position.offer(&content, seat, &mut q) {
                    continue;
                }
                let there = there(&Lcg::areas(&position.view(&content, Eye::only(seat)), &content));
                for (choice, _) in q.choices().iter().chain(q.standing()) {
                    met += 1;
                    let touches = position.game().touches(&content, position.stack(), seat, choice);
                    let missing = touches.iter().find(|thing| !there.contains(&thing.to_string()));
                    assert_eq!(missing, None, "{choice:?} of {seat:?} in game {game}");
                    let idle = matches!(choice, Choice::Pass | Choice::EndTurn);
                    assert_eq!(touches.is_empty(), idle, "{choice:?} can be clicked");
                }
            }
        });
    }
    assert!(met > 5_000, "only {met} choices were met");
}

#[test]
fn the_table_can_be_read_as_lists_and_its_texts_looked_up() {
    let content = Content::standard();
    let languages = Speech::all();
    let printed: BTreeSet<String> = Lcg::printed(&content).iter().map(|it| it.id.to_string()).collect();
    assert_eq!(printed.len(), Lcg::printed(&content).len(), "every text has its own id");
    let mut seen = BTreeSet::new();
    for game in 0..12 {
        let mut said = Vec::new();
        walk(game, &content, |position, _, _| {
            for eye in [Eye::only(Seat(0)), Eye::NONE] {
                let areas = Lcg::areas(&position.view(&content, eye), &content);
                let count = areas.len() + areas.iter().map(|it| it.items.len()).sum::<usize>();
                assert_eq!(there(&areas).len(), count, "everything stands once");
                let near: Vec<String> =
                    areas.iter().flat_map(|area| &area.near).map(|id| id.to_string()).collect();
                assert!(near.iter().all(|id| areas.iter().any(|area| area.id.to_string() == *id)));
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
fn a_hand_is_listed_for_its_holder_alone() {
    let content = Content::standard();
    walk(1, &content, |position, _, _| {
        let game = position.game();
        let hand: BTreeSet<String> = game.hand(Seat(1)).map(|card| format!("card:{}", card.0)).collect();
        let seen = |eye| there(&Lcg::areas(&position.view(&content, eye), &content));
        assert!(hand.is_subset(&seen(Eye::only(Seat(1)))));
        let shown = seen(Eye::NONE);
        let known = |id: &&String| shown.contains(*id) && !seen(Eye::only(Seat(0))).contains(*id);
        assert_eq!(hand.iter().find(known), None);
    });
}
