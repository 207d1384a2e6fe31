//! Tests of the engine with a small invented game that contains every hard case: the conformance suite runs on it, and
//! has to find the faults that can be built into it.

mod game;

mod chance;
mod conformance;
mod exact;
mod offers;
mod positions;
mod saves;
mod tables;
mod teeth;
