//! Interactions between abilities.

use super::battle::dice_of;
use crate::common::*;

#[test]
fn a_sixth_book_won_in_battle_opens_extra_battles_elsewhere() {
    let fought = play(
        "at = 'turn black-goat'; great-cthulhu.map = { arkham = 'acolyte', salem = 'acolyte' }
        black-goat.books = ['frenzy', 'thousand-young', 'blood-sacrifice', 'red-sign', 'ghroth']
        black-goat.filled = ['four-zones', 'six-zones', 'eight-zones', 'sacrifice', 'awaken']
        black-goat.map = { arkham = 'mi-go', salem = 'mi-go' }",
    )
    .choose("battle arkham")
    .roll("1");
    // The zone is shared and only one book is left; the battle was the action of the turn.
    fought
        .expect("black-goat.filled = ['four-zones', 'six-zones', 'eight-zones', 'sacrifice', 'shared-zone', 'awaken']")
        .asks("black-goat")
        .cannot("recruit arkham")
        .refuses("battle arkham", "cwd:control-gate.9")
        .can("end-turn")
        .choose("battle salem")
        .roll("6")
        .expect("black-goat = { power = 6, doom = 1 }")
        .asks("great-cthulhu");
}

#[test]
fn a_dreamt_acolyte_devolves_at_once() {
    play(
        "at = 'turn great-cthulhu'
        great-cthulhu = { books = ['dreams', 'devolve'], map.charles = '5 acolyte' }
        black-goat = { books = ['frenzy'], filled = ['shared-zone'], map.dunwich = '2 acolyte, gate' }",
    )
    .choose("dreams dunwich")
    .choose("acolyte")
    .asks("great-cthulhu")
    .choose("exchange acolyte dunwich")
    .choose("stop")
    .stands("great-cthulhu", "charles = '5 acolyte'; dunwich = 'deep-one'")
    .stands("black-goat", "dunwich = 'acolyte, gate'");
}

#[test]
fn a_ghouls_pain_can_be_a_starspawns_second_result() {
    play(
        "at = 'battle black-goat arkham'
        great-cthulhu = { books = ['regenerate'], map.arkham = 'starspawn, shoggoth' }
        black-goat = { books = ['necrophagy'], map = { arkham = 'mi-go', salem = 'ghoul' } }",
    )
    .roll("6")
    .roll("1 1 1 1 1")
    .choose("spare starspawn")
    .choose("bring salem")
    // The Mi-Go takes the pain of its own side.
    .asks("great-cthulhu")
    .choose("again starspawn")
    .asks("black-goat")
    .choose("retreat mi-go dunwich")
    .choose("retreat starspawn kingsport")
    .stands("great-cthulhu", "arkham = 'shoggoth'; kingsport = 'starspawn'")
    .expect("black-goat.doom = 2");
}

#[test]
fn frenzied_cultists_fight_beside_shub_niggurath() {
    let battle = play(
        "at = 'battle black-goat arkham'
        great-cthulhu.map.arkham = 'acolyte'
        black-goat.books = ['frenzy', 'red-sign']
        black-goat.map = { arkham = 'shub-niggurath, 2 acolyte, gate', dunwich = 'dark-young, gate by dark-young' }",
    );
    // Two dice for the cultists; for Shub-Niggurath two cultists, two gates and a Dark Young.
    dice_of(battle, "black-goat", 2 + 2 + 2 + 1);
}

#[test]
fn cthulhu_comes_up_among_enemies_and_fights_in_a_later_turn() {
    play(
        "at = 'turn great-cthulhu'
        great-cthulhu = { power = 3, books = ['submerge'], below = 'cthulhu, acolyte', map.salem = 'acolyte' }
        black-goat = { power = 3, books = ['frenzy'], map.dunwich = '3 acolyte, gate' }",
    )
    .choose("surface dunwich")
    .choose("book ghroth")
    .asks("black-goat")
    .choose("recruit dunwich")
    .choose("end-turn")
    .asks("great-cthulhu")
    .can("capture dunwich")
    .choose("battle dunwich")
    .choose("devour")
    .asks("black-goat")
    .expect("great-cthulhu.power = 2");
}
