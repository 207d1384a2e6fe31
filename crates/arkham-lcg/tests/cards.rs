//! Every card, played: what it does, and when it cannot be used.

mod common;

mod cards {
    mod encounters;
    mod guardian;
    mod investigators;
    mod mystic;
    mod neutral;
    mod rogue;
    mod seeker;
    mod survivor;
    mod together;
    mod weaknesses;
}
