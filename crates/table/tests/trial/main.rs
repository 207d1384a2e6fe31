//! The engine at work: a small invented game with every hard case in miniature, the suite that holds the
//! engine's promises on it, and faults built into it that the suite has to find.

mod game;

mod conformance;
mod teeth;
