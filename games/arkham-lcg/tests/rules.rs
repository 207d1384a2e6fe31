//! Plays every rule of the book, chapter by chapter.

mod common;

mod rules {
    mod abilities;
    mod act_agenda;
    mod actions;
    mod cards;
    mod costs;
    mod dealing_damage;
    mod drawing;
    mod effects;
    mod elimination;
    mod enemies;
    mod fighting;
    mod framework;
    mod idle;
    mod initiation;
    mod leaving;
    mod made_up;
    mod moving;
    mod numbers;
    mod order;
    mod results;
    mod setup;
    mod skill_test;
    mod spawning;
    mod weaknesses;
    mod windows;
}
