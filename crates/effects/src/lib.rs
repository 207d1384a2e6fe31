//! Card texts as data: the connectives that games share, and the procedure that resolves them.
//!
//! A game lists what its texts can do in [`grammar!`], which adds the connectives (all, if, choose one, may, pay to,
//! repeat, for each) and a two-step reading: files hold effects nested in each other, the content holds them in one list
//! ([`Arena`]) where each refers to others by [`EffectId`]. A game then implements [`Texts`]: what its conditions, values,
//! prices and selections mean, and how a single effect is carried out. [`Resolve`] does the rest.
//!
//! This crate knows no game: no component, no rule, no text.

mod arena;
mod grammar;
mod resolve;

pub use arena::{Arena, TooManyEffects};
pub use resolve::{Connective, Resolve, Texts};

use serde::{Deserialize, Serialize};

/// An effect, by its index in the content's list of all effects.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EffectId(pub u16);

impl EffectId {
    /// The effect that does nothing: an empty [`Connective::All`], always first in the list.
    pub const NOTHING: EffectId = EffectId(0);
}
