//! Tests of the binary as users and programs run it.

mod arena;
mod bad_input;
mod campaign;
mod driver;
mod fixtures;
mod lookup;
mod play;
mod position;
mod replay;
mod sim;
mod words;
