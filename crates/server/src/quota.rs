//! Shares: of what there is for everybody, each may hold so many at once.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// How many each holds.
type QuotaKeys<K> = Arc<Mutex<HashMap<K, u32>>>;

/// How many each may hold, and holds.
pub(crate) struct Quotas<K> {
    most: u32,
    held: QuotaKeys<K>,
}

/// One that is held, given back when dropped.
pub(crate) struct Quota<K: Hash + Eq> {
    of: K,
    held: QuotaKeys<K>,
}

impl<K: Hash + Eq + Clone> Quotas<K> {
    /// So many for each.
    pub(crate) fn new(most: u32) -> Self {
        Quotas { most, held: QuotaKeys::default() }
    }

    /// One more, if there is one left for them.
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
