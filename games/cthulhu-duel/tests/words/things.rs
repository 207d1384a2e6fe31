//! Checks that choices and events refer to ids that occur in the outline or the catalog.

use std::collections::BTreeSet;

use cthulhu_duel::{Catalog, Choice, Content, Duel};
use engine::{Describe, Playable, Position, Seat, Viewer};
use testkit::listed;

use crate::play::spoken;

const GAMES: usize = 200;

/// All ids that can be on the board at some time in the game.
fn possible(position: &Position<Duel>, content: &Content) -> BTreeSet<String> {
    let catalog = Catalog::of(content);
    let view = position.view(content, Viewer::ALL);
    let mut all = listed(&Duel::outline(&view, content));
    all.extend(["battle:0", "fight:0", "fight:1"].map(String::from));
    for zone in 0..catalog.zones.len() {
        all.extend([format!("gate:{zone}"), format!("keeper:{zone}")]);
    }
    for seat in 0..2 {
        all.insert(format!("sign:{seat}"));
        all.extend((1..=3).map(|value| format!("sign:{seat}-{value}")));
        let faction = &catalog.factions[view.sides[seat].faction.index()];
        for kind in 0..faction.kinds.len() {
            all.insert(format!("below:{seat}-{kind}"));
            all.extend((0..catalog.zones.len()).map(|zone| format!("figure:{seat}-{kind}-{zone}")));
        }
    }
    all
}

#[test]
fn what_is_offered_touches_what_lies_there() {
    let words_only = |choice: &Choice| matches!(choice, Choice::Pass | Choice::EndTurn | Choice::Stop);
    let met = spoken().assert_refs_exist(GAMES, words_only);
    assert!(met > 10_000, "only {met} choices were met");
}

#[test]
fn what_is_refused_touches_what_can_be_there() {
    let spoken = spoken();
    let content = &spoken.content;
    for game in 0..40 {
        spoken.walk(game, |position, _, _| {
            let possible = possible(position, content);
            for (seat, q) in spoken.offers(position) {
                for (choice, _) in q.refused() {
                    for thing in position.game().choice_refs(content, position.stack(), seat, choice) {
                        assert!(
                            possible.contains(&thing.to_string()),
                            "{thing} of {choice:?} in game {game}"
                        );
                    }
                }
            }
        });
    }
}

#[test]
fn what_happens_touches_what_can_be_there() {
    let spoken = spoken();
    let content = &spoken.content;
    for game in 0..GAMES {
        let mut possibly = BTreeSet::new();
        spoken.walk(game, |position, news, _| {
            if possibly.is_empty() {
                possibly = possible(position, content);
            }
            for event in news {
                for thing in position.game().event_refs(content, event) {
                    assert!(possibly.contains(&thing.to_string()), "{thing} of {event:?} in game {game}");
                }
            }
        });
    }
}

#[test]
fn the_table_can_be_read_as_lists_and_its_texts_looked_up() {
    spoken().can_be_read_as_lists(20);
}

#[test]
fn signs_of_others_are_only_counted() {
    let spoken = spoken();
    let content = &spoken.content;
    let mut held = 0;
    for game in 0..20 {
        spoken.walk(game, |position, _, _| {
            let areas = Duel::outline(&position.view(content, Viewer::only(Seat(0))), content);
            let theirs = listed(&areas).into_iter().filter(|id| id.starts_with("sign:1"));
            held += theirs.inspect(|id| assert_eq!(id, "sign:1")).count();
        });
    }
    assert!(held > 0, "nobody ever held one");
}
