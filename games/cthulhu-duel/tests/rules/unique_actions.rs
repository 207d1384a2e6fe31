//! Actions of one faction: unique actions, and requirements fulfilled by an action.

use rulebook::covers;

use crate::common::*;

#[test]
fn great_cthulhu_submerges_only_with_cthulhu_in_play() {
    covers!("cwd:unique-actions.1");
    play("great-cthulhu.books = ['submerge']; great-cthulhu.awakened = 1")
        .refuses("submerge", "cwd:unique-actions.1");
    play("great-cthulhu.books = ['submerge']; great-cthulhu.map.jersey-reef = 'acolyte, cthulhu, gate'")
        .can("submerge");
    // The Black Goat has no such action.
    play("at = 'turn black-goat'; black-goat.map.merrimack-river = 'acolyte, shub-niggurath'")
        .cannot("submerge");
}

#[test]
fn a_unique_action_that_cannot_be_finished_cannot_begin() {
    covers!("cwd:unique-actions.2");
    play("great-cthulhu.books = ['dreams']").refuses("dreams dunwich", "cwd:unique-actions.2");
    // Captured cultists are not in the pool.
    play("great-cthulhu.books = ['dreams']; great-cthulhu.captured = 2")
        .refuses("dreams dunwich", "cwd:unique-actions.2");
    play("great-cthulhu.books = ['dreams']; great-cthulhu.map.jersey-reef = '5 acolyte, gate'")
        .can("dreams dunwich");
}

#[test]
fn the_goats_sacrifice_is_an_action_without_cost() {
    covers!("cwd:spellbook-requirements.1");
    play("at = 'turn black-goat'")
        .choose("sacrifice")
        .choose("acolyte")
        .choose("acolyte")
        .choose("book frenzy")
        .expect(
            "black-goat.power = 8; black-goat.filled = ['sacrifice']
                 black-goat.map.dunwich = '4 acolyte, gate'",
        )
        // It was the one action of the turn.
        .offers(&["leave-gate dunwich", "end-turn"]);
}

#[test]
fn cultists_lost_otherwise_are_no_sacrifice() {
    covers!("cwd:spellbook-requirements.2");
    play("at = 'turn black-goat'")
        .choose("awaken dunwich")
        .choose("book frenzy")
        .expect("black-goat.filled = ['awaken']; black-goat.map.dunwich = '4 acolyte, shub-niggurath, gate'")
        .offers(&["leave-gate dunwich", "end-turn"]);
}

#[test]
fn a_requirement_is_met_once() {
    covers!("cwd:spellbook-requirements.3");
    play("at = 'turn black-goat'; black-goat.books = ['ghroth']; black-goat.filled = ['sacrifice']")
        .refuses("sacrifice", "cwd:spellbook-requirements.3");
    play("at = 'turn black-goat'; black-goat.books = ['ghroth']; black-goat.filled = ['four-zones']")
        .can("sacrifice");
}
