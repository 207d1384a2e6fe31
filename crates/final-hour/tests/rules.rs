//! Every rule of the book, chapter by chapter, played.

mod common;

mod rules {
    mod action_phase;
    mod ancient_one;
    mod attack;
    mod explore;
    mod items;
    mod movement;
    mod ritual;
    mod round;
    mod seals;
    mod setup;
}
