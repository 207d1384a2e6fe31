//! The map: land, water and portals.

use rulebook::covers;

use crate::common::*;

#[test]
fn two_halves_of_a_portal_are_one_zone() {
    covers!("cwd:portals.6");
    play("great-cthulhu.map = { devil-reef = 'acolyte', loblolly-cove = '2 acolyte, gate' }")
        .refuses("build mystic-river", "cwd:gates.3")
        .can("build miskatonic-river")
        .stands("great-cthulhu", "miskatonic-river = 'acolyte'; mystic-river = '2 acolyte, gate'");
}

#[test]
fn what_borders_one_half_borders_the_whole() {
    covers!("cwd:portals.6");
    play("great-cthulhu.map = { devil-reef = 'acolyte', loblolly-cove = 'acolyte' }")
        // From the part at the reef, then from the part at the river.
        .can("move acolyte devil-reef gardner-reservoir")
        .can("move acolyte devil-reef arkham")
        .can("move acolyte loblolly-cove rockport")
        .can("move acolyte loblolly-cove salem")
        // There is no move from one half to the other, because they are the same zone.
        .cannot("move acolyte devil-reef miskatonic-river")
        .cannot("move acolyte loblolly-cove devil-reef");
}

#[test]
fn great_cthulhus_home_reaches_boston_and_the_mystic_river() {
    covers!("cwd:portals.6");
    play("")
        .refuses("build charles-river", "cwd:gates.3")
        .can("move acolyte jersey-reef boston")
        .can("move acolyte jersey-reef mystic-river")
        .can("move acolyte jersey-reef loblolly-cove")
        .choose("move acolyte jersey-reef boston")
        .choose("move acolyte charles-river loblolly-cove")
        .choose("stop")
        .stands("great-cthulhu", "charles = '4 acolyte, gate'; boston = 'acolyte'; mystic = 'acolyte'");
}

#[test]
fn every_figure_walks_into_water_and_acts_there() {
    play(
        "at = 'turn black-goat'; great-cthulhu.power = 2
         black-goat.books = ['ghroth']; black-goat.map.arkham = 'acolyte, dark-young, shub-niggurath'",
    )
    .choose("move acolyte arkham gardner-reservoir")
    .choose("move dark-young arkham gardner-reservoir")
    .choose("move shub-niggurath arkham gardner-reservoir")
    .expect("black-goat.power = 5")
    .choose("pass")
    .asks("black-goat")
    .choose("build gardner-reservoir")
    .choose("take-gate gardner-reservoir")
    .expect("black-goat.power = 2")
    .stands("black-goat", "gardner-reservoir = 'acolyte, dark-young, shub-niggurath, gate'");
}
