//! Numbered ids of components, enums with names, and sets of either.

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A type with few values, numbered from 0.
pub trait Id: Copy {
    /// The number of values.
    const COUNT: usize;

    /// The value as an index.
    fn index(self) -> usize;

    /// The value with this index, which must be less than [`Self::COUNT`].
    fn from_index(index: u8) -> Self;
}

/// Defines newtyped ids: `Monster: 55;`, or `Location: 15, from 1;` for ids that are serialized as numbers from 1.
/// Deserializing an id checks its range.
#[macro_export]
macro_rules! ids {
    ($($(#[$meta:meta])* $name:ident: $count:literal $(, from $first:literal)?;)*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[derive(::serde::Serialize, ::serde::Deserialize, ::ts_rs::TS)]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $name(pub u8);

        impl $name {
            /// The number of ids.
            pub const COUNT: usize = $count;
            const FIRST: u8 = 0 $(+ $first)?;

            /// The id as an index.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// All of them in order.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + Clone {
                (0..$count as u16).map(|id| $name(id as u8))
            }

            /// The number by which it is serialized.
            pub const fn number(self) -> u8 {
                self.0 + Self::FIRST
            }

            /// Finds the id with this number.
            pub const fn numbered(number: u8) -> Option<$name> {
                match number.checked_sub(Self::FIRST) {
                    Some(id) if (id as usize) < $count => Some($name(id)),
                    _ => None,
                }
            }
        }

        impl $crate::Id for $name {
            const COUNT: usize = $count;

            fn index(self) -> usize {
                self.index()
            }

            fn from_index(index: u8) -> $name {
                $name(index)
            }
        }

        impl From<$name> for u8 {
            fn from(id: $name) -> u8 {
                id.number()
            }
        }

        impl TryFrom<u8> for $name {
            type Error = String;

            fn try_from(number: u8) -> Result<$name, String> {
                // In serde's own format, whose parts are translated when the error is displayed.
                $name::numbered(number).ok_or_else(|| {
                    let last = usize::from(Self::FIRST) + $count - 1;
                    format!("invalid value: integer `{number}`, expected {} to {last}", Self::FIRST)
                })
            }
        }
    )*};
}

/// Defines enums whose variants have names in files and message ids.
#[macro_export]
macro_rules! named {
    ($($(#[$meta:meta])* $name:ident { $($(#[$inner:meta])* $variant:ident = $text:literal,)* })*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[derive(::serde::Serialize, ::serde::Deserialize, ::ts_rs::TS)]
        pub enum $name { $($(#[$inner])* #[serde(rename = $text)] $variant,)* }

        impl $name {
            /// All of them in order.
            pub const ALL: &[$name] = &[$($name::$variant),*];

            /// Its name in files and message keys.
            pub const fn slug(self) -> &'static str {
                match self { $($name::$variant => $text,)* }
            }

            /// Its place in [`Self::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }
        }
    )*};
}

/// The bits of an [`IdSet`]: an unsigned integer, or an array of them.
pub trait Bits: Copy + Eq {
    /// No bit is set.
    const NONE: Self;

    /// The lowest `count` bits are set.
    fn first(count: usize) -> Self;

    /// Whether the bit is set.
    fn has(&self, bit: usize) -> bool;

    /// Sets or clears the bit.
    fn set(&mut self, bit: usize, on: bool);

    /// The bits set in both.
    fn and(self, other: Self) -> Self;

    /// The bits set in either.
    fn or(self, other: Self) -> Self;

    /// The bits set here but not in the other.
    fn less(self, other: Self) -> Self;

    /// The number of bits set.
    fn count(&self) -> usize;

    /// The indices of the bits set, in ascending order.
    fn ones(self) -> impl Iterator<Item = u8>;
}

macro_rules! integer_bits {
    ($($int:ty)*) => {$(
        impl Bits for $int {
            const NONE: $int = 0;

            fn first(count: usize) -> $int {
                <$int>::MAX.checked_shr(<$int>::BITS - count as u32).unwrap_or(0)
            }

            #[inline]
            fn has(&self, bit: usize) -> bool {
                self & 1 << bit != 0
            }

            #[inline]
            fn set(&mut self, bit: usize, on: bool) {
                *self = *self & !(1 << bit) | <$int>::from(on) << bit;
            }

            #[inline]
            fn and(self, other: $int) -> $int {
                self & other
            }

            #[inline]
            fn or(self, other: $int) -> $int {
                self | other
            }

            #[inline]
            fn less(self, other: $int) -> $int {
                self & !other
            }

            #[inline]
            fn count(&self) -> usize {
                self.count_ones() as usize
            }

            #[inline]
            fn ones(self) -> impl Iterator<Item = u8> {
                let mut rest = self;
                std::iter::from_fn(move || {
                    (rest != 0).then(|| {
                        let bit = rest.trailing_zeros() as u8;
                        rest &= rest - 1;
                        bit
                    })
                })
            }
        }
    )*};
}

integer_bits!(u8 u16 u32 u64 u128);

impl<const N: usize> Bits for [u64; N] {
    const NONE: Self = [0; N];

    fn first(count: usize) -> Self {
        std::array::from_fn(|at| u64::first(count.saturating_sub(at * 64).min(64)))
    }

    #[inline]
    fn has(&self, bit: usize) -> bool {
        self[bit / 64].has(bit % 64)
    }

    #[inline]
    fn set(&mut self, bit: usize, on: bool) {
        self[bit / 64].set(bit % 64, on);
    }

    #[inline]
    fn and(self, other: Self) -> Self {
        std::array::from_fn(|at| self[at] & other[at])
    }

    #[inline]
    fn or(self, other: Self) -> Self {
        std::array::from_fn(|at| self[at] | other[at])
    }

    #[inline]
    fn less(self, other: Self) -> Self {
        std::array::from_fn(|at| self[at] & !other[at])
    }

    #[inline]
    fn count(&self) -> usize {
        self.iter().map(Bits::count).sum()
    }

    #[inline]
    fn ones(self) -> impl Iterator<Item = u8> {
        let (mut word, mut rest) = (0, self[0]);
        std::iter::from_fn(move || {
            while rest == 0 {
                word += 1;
                rest = *self.get(word)?;
            }
            let bit = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            Some((word * 64 + bit) as u8)
        })
    }
}

/// A set of ids, one bit each, serialized as its bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IdSet<I, B> {
    bits: B,
    ids: PhantomData<I>,
}

impl<I: Id, B: Bits> IdSet<I, B> {
    /// The empty set.
    pub const NONE: Self = Self::from_bits(B::NONE);

    /// The set with these bits.
    pub const fn from_bits(bits: B) -> Self {
        IdSet { bits, ids: PhantomData }
    }

    /// The set of all ids.
    pub fn all() -> Self {
        Self::first(I::COUNT)
    }

    /// The set of the first `count` ids.
    pub fn first(count: usize) -> Self {
        Self::from_bits(B::first(count))
    }

    /// The set of one id.
    #[inline]
    pub fn only(id: I) -> Self {
        Self::NONE.with(id)
    }

    /// The bits of the set.
    pub fn bits(self) -> B {
        self.bits
    }

    /// Whether the id is in the set.
    #[inline]
    pub fn has(&self, id: I) -> bool {
        self.bits.has(id.index())
    }

    /// Adds the id.
    #[inline]
    pub fn insert(&mut self, id: I) {
        self.bits.set(id.index(), true);
    }

    /// Removes the id.
    #[inline]
    pub fn remove(&mut self, id: I) {
        self.bits.set(id.index(), false);
    }

    /// This set with the id added.
    #[must_use]
    #[inline]
    pub fn with(mut self, id: I) -> Self {
        self.insert(id);
        self
    }

    /// This set with the id removed.
    #[must_use]
    #[inline]
    pub fn without(mut self, id: I) -> Self {
        self.remove(id);
        self
    }

    /// The intersection of two sets.
    #[must_use]
    #[inline]
    pub fn and(self, other: Self) -> Self {
        Self::from_bits(self.bits.and(other.bits))
    }

    /// The union of two sets.
    #[must_use]
    #[inline]
    pub fn or(self, other: Self) -> Self {
        Self::from_bits(self.bits.or(other.bits))
    }

    /// This set without the ids of the other.
    #[must_use]
    #[inline]
    pub fn less(self, other: Self) -> Self {
        Self::from_bits(self.bits.less(other.bits))
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.bits == B::NONE
    }

    /// The number of ids in the set.
    #[inline]
    pub fn len(&self) -> usize {
        self.bits.count()
    }

    /// The number of ids in a set of at most 255, as the counts of components are stored.
    #[inline]
    pub fn count(&self) -> u8 {
        self.len() as u8
    }

    /// The ids in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = I> {
        self.bits.ones().map(I::from_index)
    }
}

impl<I: Id, B: Bits> Default for IdSet<I, B> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<I: Id + fmt::Debug, B: Bits> fmt::Debug for IdSet<I, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<I: Id, B: Bits> FromIterator<I> for IdSet<I, B> {
    #[inline]
    fn from_iter<T: IntoIterator<Item = I>>(ids: T) -> Self {
        ids.into_iter().fold(Self::NONE, Self::with)
    }
}

impl<I, B: Serialize> Serialize for IdSet<I, B> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.bits.serialize(to)
    }
}

impl<'de, I: Id, B: Bits + Deserialize<'de>> Deserialize<'de> for IdSet<I, B> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let bits = B::deserialize(from)?;
        if bits.less(B::first(I::COUNT)) != B::NONE {
            return Err(de::Error::custom(format!(
                "a set has one bit for each of {} ids, no others",
                I::COUNT
            )));
        }
        Ok(Self::from_bits(bits))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    ids! {
        /// A step of a stair, counted from 1.
        Step: 15, from 1;
        /// A card of a large box.
        Large: 256;
    }

    type Steps = IdSet<Step, u16>;
    type Cards = IdSet<Large, [u64; 4]>;

    #[test]
    fn an_id_is_written_by_its_number_and_read_only_within_its_range() {
        let last = Step::all().next_back().expect("there are 15 steps");
        assert_eq!((last.index(), serde_json::to_string(&last).unwrap().as_str()), (14, "15"));
        assert_eq!(serde_json::from_str::<Step>("15").unwrap(), last);
        for outside in ["0", "16"] {
            let error = serde_json::from_str::<Step>(outside).unwrap_err().to_string();
            assert!(error.contains("expected 1 to 15"), "{error}");
        }
        assert_eq!((Large::all().count(), Large::numbered(255)), (256, Some(Large(255))));
    }

    #[test]
    fn sets_of_ids_meet_join_and_part() {
        let (low, high): (Steps, Steps) = (Steps::first(4), Step::all().skip(2).collect());
        assert_eq!(low.and(high).iter().collect::<Vec<_>>(), [Step(2), Step(3)]);
        assert_eq!(low.or(high), Steps::all());
        assert_eq!(high.less(low).len(), 11);
        assert_eq!(low.without(Step(0)).with(Step(9)).iter().last(), Some(Step(9)));
        assert!(Steps::NONE.is_empty() && !Steps::only(Step(14)).is_empty());
        let far: Cards = [Large(255), Large(0), Large(64)].into_iter().collect();
        assert_eq!(far.iter().collect::<Vec<_>>(), [Large(0), Large(64), Large(255)]);
        assert_eq!((far.len(), Cards::all().len(), Cards::first(70).len()), (3, 256, 70));
        assert!(far.has(Large(64)) && !far.has(Large(63)));
    }

    #[test]
    fn a_set_is_written_as_its_bits_and_refuses_those_of_no_id() {
        assert_eq!(serde_json::to_string(&Steps::first(3)).unwrap(), "7");
        assert_eq!(serde_json::from_str::<Steps>("32767").unwrap(), Steps::all());
        assert!(serde_json::from_str::<Steps>("32768").is_err());
    }
}
