//! Tests of every rule of the rulebook, chapter by chapter.

mod common;

mod rules {
    mod actions;
    mod battle;
    mod battle_examples;
    mod battle_results;
    mod between_actions;
    mod black_goat;
    mod black_goat_books;
    mod capture;
    mod doom_for_losses;
    mod doom_phase;
    mod elder_signs;
    mod extra_battles;
    mod factions;
    mod figures;
    mod game_end;
    mod gates;
    mod gather;
    mod great_cthulhu;
    mod great_cthulhu_books;
    mod map;
    mod movement;
    mod round;
    mod setup;
    mod spellbooks;
    mod together;
    mod turn;
    mod unique_actions;
}
