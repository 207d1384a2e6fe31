//! The Move action.

use rulebook::covers;

use crate::common::*;

#[test]
fn each_figure_moved_costs_one_power() {
    covers!("cwd:move.1");
    play("great-cthulhu.map = { boston = 'acolyte, deep-one', rockport = 'acolyte' }")
        .cannot("move deep-one boston arkham")
        .choose("move deep-one boston salem")
        .expect("great-cthulhu.power = 7")
        .choose("move acolyte rockport innsmouth")
        .expect("great-cthulhu.power = 6")
        .stands("great-cthulhu", "boston = 'acolyte'; salem = 'deep-one'; innsmouth = 'acolyte'");
}

#[test]
fn no_figure_moves_twice() {
    covers!("cwd:move.2");
    play("great-cthulhu.map = { boston = 'acolyte', salem = 'acolyte, deep-one, gate' }")
        .choose("move acolyte boston salem")
        // The only acolyte in Salem that has not moved is the one on the gate.
        .refuses("move acolyte salem arkham", "cwd:move.2")
        .can("move deep-one salem arkham")
        .choose("move keeper-acolyte salem boston")
        .refuses("move acolyte boston mystic-river", "cwd:move.2")
        .choose("move deep-one salem kingsport")
        .stands("great-cthulhu", "boston = 'acolyte'; salem = 'acolyte'; kingsport = 'deep-one'")
        .expect("great-cthulhu.power = 5");
}

#[test]
fn figures_move_as_long_as_there_is_power() {
    covers!("cwd:action-phase.4");
    play("great-cthulhu.power = 2; great-cthulhu.map.boston = '3 deep-one'")
        .choose("move deep-one boston salem")
        .choose("move deep-one boston mystic-river")
        .asks("black-goat")
        .stands("great-cthulhu", "boston = 'deep-one'; salem = 'deep-one'; mystic = 'deep-one'");
}

#[test]
fn great_cthulhu_moves_three_figures_for_three_power() {
    covers!("cwd:move.1", "cwd:move.2");
    play("great-cthulhu.map.boston = 'acolyte, 2 deep-one'")
        .choose("move deep-one boston salem")
        .choose("move acolyte boston salem")
        .choose("move deep-one boston mystic-river")
        .expect("great-cthulhu.power = 5")
        .asks("black-goat")
        .stands("great-cthulhu", "salem = 'acolyte, deep-one'; mystic = 'deep-one'");
}
