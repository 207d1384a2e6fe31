//! Card texts as data: the connectives that games share, and the procedure that resolves them.
//!
//! A game lists what its texts can do in [`grammar!`], which adds the connectives (all, if, choose one, may, pay to,
//! repeat, for each) and a two-step reading: files hold effects nested in each other, the content holds them in one list
//! ([`Arena`]) where each refers to others by [`EffectId`]. A game then implements [`Texts`]: what its conditions, values,
//! prices and selections mean, and how a single effect is carried out. [`Resolve`] does the rest.
//!
//! # Why it is so
//!
//! - **A text in progress is a frame like any other.** [`Resolve`] holds which effect it resolves, for whom, and how far it
//!   has come; so a game can be saved in the middle of a sentence. A connective that does nothing after its part *becomes*
//!   that part, so that the stack is no deeper than what is left to do.
//! - **Offering and resolving ask the same question.** An option is open if it could do something *now*: the price can be
//!   paid, some part is possible. What is not possible is refused with a rule; if no option is open, nothing happens. An
//!   option that is written down as empty is open: it is the option to do nothing.
//! - **A price is paid or not paid.** Whether it can be paid is asked before anybody is; paying is one call, after which the
//!   effect follows without another question. Whoever has left by paying gets nothing for it.
//! - **What is possible can change on the way**, since each part may ask, roll and be interrupted. So each part is looked at
//!   only when its turn comes, and a text that was cut short goes no further.
//! - **Numbers are read when their effect begins**: a repetition counts once, and things that a text goes through are
//!   selected once, but each is looked at again when its turn comes.
//!
//! This crate knows no game: no component, no rule, no text.

mod arena;
mod grammar;
mod resolve;

pub use arena::{Arena, TooManyEffects};
pub use resolve::{Connective, Resolve, Texts, can_be_chosen};

use serde::{Deserialize, Serialize};

/// An effect, by its index in the content's list of all effects.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EffectId(pub u16);

impl EffectId {
    /// The effect that does nothing: an empty [`Connective::All`], always first in the list.
    pub const NOTHING: EffectId = EffectId(0);
}
