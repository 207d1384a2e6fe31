//! The engine at work: a small invented game with every hard case in miniature, the suite that holds the
//! engine's promises on it, and faults built into it that the suite has to find.

mod game;

mod chance;
mod conformance;
mod exact;
mod offers;
mod positions;
mod saves;
mod tables;
mod teeth;
