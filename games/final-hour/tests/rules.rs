//! Tests of every rule of the rulebook, chapter by chapter.

mod common;

mod rules {
    mod action_phase;
    mod activation;
    mod ancient_one;
    mod attack;
    mod cards;
    mod destruction;
    mod effects;
    mod examples;
    mod explore;
    mod health;
    mod items;
    mod monsters;
    mod movement;
    mod ritual;
    mod round;
    mod seals;
    mod setup;
    mod solo;
    mod spawning;
    mod vain;
}
