//! Choices and events refer to objects that exist, by the ids of outline and catalog.

use std::collections::BTreeSet;

use arkham_lcg::{Choice, Lcg};
use engine::{Playable, Seat, Viewer};
use testkit::listed;

use crate::play::spoken;

#[test]
fn what_is_offered_touches_what_lies_there() {
    let words_only = |choice: &Choice| matches!(choice, Choice::Pass | Choice::EndTurn);
    let met = spoken().assert_refs_exist(24, words_only);
    assert!(met > 5_000, "only {met} choices were met");
}

#[test]
fn the_table_can_be_read_as_lists_and_its_texts_looked_up() {
    spoken().can_be_read_as_lists(12);
}

#[test]
fn a_hand_is_listed_for_its_holder_alone() {
    let spoken = spoken();
    let content = &spoken.content;
    spoken.walk(1, |position, _, _| {
        let game = position.game();
        let hand: BTreeSet<String> = game.hand(Seat(1)).map(|card| format!("card:{}", card.0)).collect();
        let seen = |viewer| listed(&Lcg::outline(&position.view(content, viewer), content));
        assert!(hand.is_subset(&seen(Viewer::only(Seat(1)))));
        let shown = seen(Viewer::NONE);
        let known = |id: &&String| shown.contains(*id) && !seen(Viewer::only(Seat(0))).contains(*id);
        assert_eq!(hand.iter().find(known), None);
    });
}
