//! The list of all effects.

use crate::EffectId;

/// Compiled effects, each after those nested in it. Saved positions refer to effects by index, so the order in which the
/// files are read matters.
#[derive(Clone, PartialEq, Debug)]
pub struct Arena<T> {
    effects: Vec<T>,
}

/// There are more effects than [`EffectId`] can distinguish.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooManyEffects;

impl TooManyEffects {
    /// The number of effects that there can be.
    pub const MAX_EFFECTS: usize = u16::MAX as usize + 1;
}

impl<T: PartialEq> Arena<T> {
    /// A list that holds only `nothing`, the effect that does nothing, under [`EffectId::NOTHING`].
    pub fn new(nothing: T) -> Arena<T> {
        Arena { effects: vec![nothing] }
    }

    /// Adds an effect, and returns its id. The id is valid unless [`Arena::check_size`] reports an error.
    pub fn add(&mut self, effect: T) -> EffectId {
        if effect == self.effects[0] {
            return EffectId::NOTHING;
        }
        self.effects.push(effect);
        EffectId((self.effects.len() - 1) as u16)
    }

    /// Reports whether there are too many effects.
    pub fn check_size(&self) -> Result<(), TooManyEffects> {
        if self.effects.len() <= TooManyEffects::MAX_EFFECTS { Ok(()) } else { Err(TooManyEffects) }
    }

    /// The effect with this id.
    pub fn get(&self, id: EffectId) -> &T {
        &self.effects[usize::from(id.0)]
    }

    /// All effects, in order of their ids.
    pub fn all(&self) -> &[T] {
        &self.effects
    }
}
