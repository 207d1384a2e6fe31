//! Every rule of the book, chapter by chapter, played.

mod common;

mod rules {
    mod battle;
    mod battle_examples;
    mod battle_results;
    mod between_actions;
    mod black_goat;
    mod black_goat_books;
    mod doom_for_losses;
    mod great_cthulhu;
    mod great_cthulhu_books;
}
