//! Quotas: how many of something each key may hold at once.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// The number held by each key.
type QuotaKeys<K> = Arc<Mutex<HashMap<K, u32>>>;

/// The quota of each key and what is currently held of it.
pub(crate) struct Quotas<K> {
    most: u32,
    held: QuotaKeys<K>,
}

/// One unit of a key's quota, released on drop.
pub(crate) struct Quota<K: Hash + Eq> {
    of: K,
    held: QuotaKeys<K>,
}

impl<K: Hash + Eq + Clone> Quotas<K> {
    /// Quotas of `most` units per key.
    pub(crate) fn new(most: u32) -> Self {
        Quotas { most, held: QuotaKeys::default() }
    }

    /// Takes one unit of the key's quota, if one is left.
    pub(crate) fn take(&self, of: K) -> Option<Quota<K>> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if held.get(&of).is_some_and(|held| *held >= self.most) || self.most == 0 {
            return None;
        }
        *held.entry(of.clone()).or_default() += 1;
        Some(Quota { of, held: self.held.clone() })
    }
}

impl<K: Hash + Eq> Drop for Quota<K> {
    fn drop(&mut self) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = held.get_mut(&self.of) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.of);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_given_back_can_be_taken_again_and_nobody_is_remembered_for_nothing() {
        let shares = Quotas::new(2);
        let (one, two) = (shares.take("a"), shares.take("a"));
        assert!(one.is_some() && two.is_some() && shares.take("a").is_none());
        assert!(shares.take("b").is_some(), "everybody has their own");
        drop(one);
        assert!(shares.take("a").is_some());
        drop(two);
        assert!(shares.held.lock().unwrap().is_empty());
        assert!(Quotas::new(0).take("a").is_none());
    }
}
