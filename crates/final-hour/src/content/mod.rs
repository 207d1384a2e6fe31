//! What is in the box, as data: board, cards, monsters, Ancient Ones, and what their effects say.
//!
//! No human text lives here: names are message keys, and a card's text is made from its effects.

pub mod effect;
mod ids;

pub use effect::{Area, Effect, Native, Pathways, Place, Reach, Script, Toward, Who};
pub use ids::{
    Action, Activation, Ancient, Colour, Difficulty, GateSymbol, Investigator, Item, Kind, Location,
    Locations, Monster, Pathway, Priority, Source, Symbol, Title, Zone,
};
