//! The binary as people and programs use it.

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
