//! How often somebody may ask: a bucket for each that fills at a steady rate.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use crate::config::Config;

/// A bucket holds what comes in so many seconds.
const SECONDS: f64 = 5.0;
/// Buckets that are kept; beyond, those that are full again are forgotten.
const MANY: usize = 10_000;

/// All buckets.
pub(crate) struct Limits {
    guests: Buckets<String>,
    addresses: Buckets<IpAddr>,
    most_sockets: u32,
    sockets: Arc<Mutex<HashMap<String, u32>>>,
}

/// A place for a socket, given back when dropped.
pub(crate) struct Place {
    guest: String,
    sockets: Arc<Mutex<HashMap<String, u32>>>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = sockets.get_mut(&self.guest) {
            *open -= 1;
            if *open == 0 {
                sockets.remove(&self.guest);
            }
        }
    }
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Limits {
        Limits {
            guests: Buckets::new(config.guest_rate),
            addresses: Buckets::new(config.address_rate),
            most_sockets: config.sockets,
            sockets: Arc::default(),
        }
    }

    /// Whether the guest may do one thing more.
    pub(crate) fn guest(&self, id: &str) -> bool {
        self.guests.take(id.to_owned(), Instant::now())
    }

    /// A place for one socket more of the guest, if they may have one.
    pub(crate) fn socket(&self, guest: &str) -> Option<Place> {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let open = sockets.entry(guest.to_owned()).or_default();
        if *open >= self.most_sockets {
            return None;
        }
        *open += 1;
        Some(Place { guest: guest.to_owned(), sockets: self.sockets.clone() })
    }

    /// Whether one request more may come from the address.
    pub(crate) fn address(&self, address: IpAddr) -> bool {
        self.addresses.take(address, Instant::now())
    }
}

struct Buckets<K> {
    rate: f64,
    of: Mutex<HashMap<K, Bucket>>,
}

#[derive(Clone, Copy)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl<K: Hash + Eq> Buckets<K> {
    fn new(rate: u32) -> Self {
        Buckets { rate: f64::from(rate), of: Mutex::default() }
    }

    fn take(&self, key: K, now: Instant) -> bool {
        let most = self.rate * SECONDS;
        let fill = |bucket: Bucket| {
            let more = now.saturating_duration_since(bucket.at).as_secs_f64() * self.rate;
            (bucket.left + more).min(most)
        };
        let mut of = self.of.lock().unwrap_or_else(PoisonError::into_inner);
        if of.len() > MANY {
            of.retain(|_, bucket| fill(*bucket) < most);
        }
        let bucket = of.entry(key).or_insert(Bucket { left: most, at: now });
        let left = fill(*bucket);
        *bucket = Bucket { left: if left >= 1.0 { left - 1.0 } else { left }, at: now };
        left >= 1.0
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let buckets = Buckets::new(2);
        let start = Instant::now();
        assert_eq!((0..20).filter(|_| buckets.take(1, start)).count(), 10);
        assert!(buckets.take(2, start), "everybody has their own");
        assert_eq!((0..20).filter(|_| buckets.take(1, start + Duration::from_secs(1))).count(), 2);
    }
}
