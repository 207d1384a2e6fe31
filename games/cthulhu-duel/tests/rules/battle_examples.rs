//! The two example battles of the rulebook.

use crate::common::*;

use super::battle::dice_of;

#[test]
fn three_deep_ones_against_two_frenzied_cultists() {
    let battle = play(
        "at = 'turn great-cthulhu'
        great-cthulhu.map.arkham = '3 deep-one, 2 acolyte'
        black-goat = { books = ['frenzy'], map.arkham = '2 acolyte, gate' }",
    )
    .choose("battle arkham");
    dice_of(dice_of(battle, "great-cthulhu", 3), "black-goat", 2)
        .roll("4 5 1")
        .roll("6 2")
        .asks("great-cthulhu")
        .choose("acolyte")
        // Two pains for two cultists.
        .asks("black-goat")
        .choose("retreat acolyte dunwich")
        .choose("retreat keeper-acolyte innsmouth")
        .stands("great-cthulhu", "arkham = '3 deep-one, acolyte'")
        .stands("black-goat", "dunwich = 'acolyte'; innsmouth = 'acolyte'")
        .expect("free-gates = ['arkham']; black-goat.doom = 1; great-cthulhu.doom = 0");
}

#[test]
fn devour_and_necrophagy_in_one_battle() {
    play(
        "at = 'turn black-goat'
        great-cthulhu = { books = ['dreams'], map.arkham = 'cthulhu, 2 deep-one' }
        black-goat.books = ['necrophagy', 'frenzy']
        black-goat.map = { arkham = 'shub-niggurath, mi-go', dunwich = '2 acolyte, gate', kingsport = 'ghoul' }",
    )
    .choose("battle arkham")
    .asks("great-cthulhu")
    // Shub-Niggurath cannot be devoured, so it is the Mi-Go.
    .choose("devour")
    .expect("great-cthulhu.doom = 2")
    // Three dice for Shub-Niggurath (two cultists and a gate); six for Cthulhu and one for each Deep One.
    .roll("6 5 1")
    .roll("6 4 1 1 1 1 1 1")
    // The kill against the Black Goat can only be assigned to Shub-Niggurath; Great Cthulhu chooses.
    .asks("great-cthulhu")
    .choose("deep-one")
    .asks("black-goat")
    .choose("bring kingsport")
    // There are two pains now: one for the other Deep One, one for Cthulhu.
    .asks("great-cthulhu")
    .expect("great-cthulhu.doom = 10; black-goat.doom = 1")
    .choose("retreat deep-one gardner-reservoir")
    .choose("retreat cthulhu salem")
    .stands("great-cthulhu", "gardner-reservoir = 'deep-one'; salem = 'cthulhu'")
    .stands("black-goat", "arkham = 'ghoul'; dunwich = '2 acolyte, gate'")
    // The Mi-Go and Shub-Niggurath are two kills, enough for one of the slots.
    .asks("great-cthulhu")
    .offers(&["slot one-kill", "slot two-kills"])
    .choose("slot two-kills")
    .choose("book regenerate")
    .expect("great-cthulhu.filled = ['awaken', 'two-kills']")
    .asks("black-goat");
}
