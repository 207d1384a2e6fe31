//! Rate limits (token buckets) and limits on concurrent use.

use std::borrow::Borrow;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::config::Config;
use crate::quota::{Quota, Quotas};

/// The capacity of a per-second bucket, in seconds' worth of its rate.
const BURST_SECONDS: f64 = 5.0;
const HOUR: f64 = 60.0 * 60.0;
const DAY: f64 = 24.0 * HOUR;
/// The number of tracked buckets above which full ones are dropped.
const MAX_TRACKED_KEYS: usize = 10_000;

/// All limits of the server.
pub(crate) struct Limits {
    guests: Buckets<String>,
    addresses: Buckets<IpAddr>,
    newcomers: Buckets<IpAddr>,
    talk: Buckets<String>,
    tables: Buckets<String>,
    guest_bytes: Buckets<String>,
    address_bytes: Buckets<IpAddr>,
    sockets: Quotas<String>,
    address_sockets: Quotas<IpAddr>,
    address_connections: Quotas<IpAddr>,
}

/// A socket's share of its guest's and its address's quotas, released on drop.
pub(crate) type Places = (Quota<String>, Option<Quota<IpAddr>>);

impl Limits {
    pub(crate) fn new(config: &Config) -> Limits {
        Limits {
            guests: Buckets::of_rate(config.guest_rate),
            addresses: Buckets::of_rate(config.address_rate),
            newcomers: Buckets::new(f64::from(config.newcomers), HOUR),
            talk: Buckets::of_rate(config.chat_rate),
            tables: Buckets::new(f64::from(config.tables_a_day), DAY),
            guest_bytes: Buckets::new(f64::from(config.guest_bytes), HOUR),
            address_bytes: Buckets::new(f64::from(config.address_bytes), HOUR),
            sockets: Quotas::new(config.sockets),
            address_sockets: Quotas::new(config.address_sockets),
            // Behind a proxy all connections come from the same address; the proxy can limit them itself.
            address_connections: Quotas::new(if config.proxy {
                u32::MAX
            } else {
                config.address_connections
            }),
        }
    }

    /// Takes one request from the guest's rate limit.
    pub(crate) fn guest(&self, id: &str) -> bool {
        self.guests.take(id.to_owned(), Instant::now())
    }

    /// Takes one chat message or rename from the guest's rate limit.
    pub(crate) fn talk(&self, id: &str) -> bool {
        self.talk.take(id.to_owned(), Instant::now())
    }

    /// Takes one new game from the guest's daily limit.
    pub(crate) fn table(&self, id: &str) -> bool {
        self.tables.take(id.to_owned(), Instant::now())
    }

    /// Takes `bytes` from the storage limits of the guest and of their address. If either is exceeded, nothing is
    /// taken from both.
    pub(crate) fn bytes(&self, guest: &str, address: Option<IpAddr>, bytes: usize) -> bool {
        let (bytes, now) = (bytes as f64, Instant::now());
        if !self.guest_bytes.take_some(guest.to_owned(), bytes, now) {
            return false;
        }
        let accepted =
            address.is_none_or(|from| self.address_bytes.take_some(rate_limit_key(from), bytes, now));
        if !accepted {
            self.guest_bytes.give_back(guest, bytes);
        }
        accepted
    }

    /// Takes a socket from the quotas of the guest and of their address; `None` if either is used up.
    pub(crate) fn socket(&self, guest: &str, address: Option<IpAddr>) -> Option<Places> {
        let from = match address {
            Some(address) => Some(self.address_sockets.take(rate_limit_key(address))?),
            None => None,
        };
        Some((self.sockets.take(guest.to_owned())?, from))
    }

    /// Takes a connection from the quota of the address.
    pub(crate) fn connection(&self, address: IpAddr) -> Option<Quota<IpAddr>> {
        self.address_connections.take(rate_limit_key(address))
    }

    /// Takes one request from the rate limit of the address.
    pub(crate) fn address(&self, address: IpAddr) -> bool {
        self.addresses.take(rate_limit_key(address), Instant::now())
    }

    /// Takes one new guest from the rate limit of the address.
    pub(crate) fn newcomer(&self, address: IpAddr) -> bool {
        self.newcomers.take(rate_limit_key(address), Instant::now())
    }
}

/// The key that an address is limited by: its /64 network for IPv6, the address itself for IPv4.
fn rate_limit_key(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6((address.to_bits() >> 64 << 64).into()),
        address => address,
    }
}

struct Buckets<K> {
    /// The capacity of a bucket, and the tokens added per second.
    most: f64,
    rate: f64,
    of: Mutex<TrackedBuckets<K>>,
}

struct TrackedBuckets<K> {
    buckets: HashMap<K, Bucket>,
    /// The number of buckets above which full ones are dropped.
    room: usize,
}

#[derive(Clone, Copy)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl<K: Hash + Eq> Buckets<K> {
    /// Buckets that hold `most` tokens and refill completely in `seconds`.
    fn new(most: f64, seconds: f64) -> Self {
        let kept = TrackedBuckets { buckets: HashMap::new(), room: MAX_TRACKED_KEYS };
        Buckets { most, rate: most / seconds, of: Mutex::new(kept) }
    }

    /// Buckets that refill `rate` tokens per second.
    fn of_rate(rate: u32) -> Self {
        Buckets::new(f64::from(rate) * BURST_SECONDS, BURST_SECONDS)
    }

    fn take(&self, key: K, now: Instant) -> bool {
        self.take_some(key, 1.0, now)
    }

    /// Takes `some` tokens, or none if there are not enough.
    fn take_some(&self, key: K, some: f64, now: Instant) -> bool {
        let most = self.most;
        let fill = |bucket: Bucket| {
            let more = now.saturating_duration_since(bucket.at).as_secs_f64() * self.rate;
            (bucket.left + more).min(most)
        };
        let mut of = self.of.lock().unwrap_or_else(PoisonError::into_inner);
        if of.buckets.len() > of.room {
            of.buckets.retain(|_, bucket| fill(*bucket) < most);
            of.room = MAX_TRACKED_KEYS.max(2 * of.buckets.len());
        }
        let bucket = of.buckets.entry(key).or_insert(Bucket { left: most, at: now });
        let left = fill(*bucket);
        *bucket = Bucket { left: if left >= some { left - some } else { left }, at: now };
        left >= some
    }

    /// Returns tokens that were taken and not used.
    fn give_back<Q: Hash + Eq + ?Sized>(&self, key: &Q, some: f64)
    where
        K: Borrow<Q>,
    {
        let mut of = self.of.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bucket) = of.buckets.get_mut(key) {
            bucket.left = (bucket.left + some).min(self.most);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let buckets = Buckets::of_rate(2);
        let start = Instant::now();
        assert_eq!((0..20).filter(|_| buckets.take(1, start)).count(), 10);
        assert!(buckets.take(2, start), "everybody has their own");
        assert_eq!((0..20).filter(|_| buckets.take(1, start + Duration::from_secs(1))).count(), 2);
    }

    #[test]
    fn bytes_that_the_address_may_not_bring_do_not_count_for_the_guest() {
        let config = Config { guest_bytes: 1000, address_bytes: 300, ..Config::default() };
        let limits = Limits::new(&config);
        let address = Some("192.0.2.1".parse().unwrap());
        assert!(limits.bytes("me", address, 300));
        assert!((0..10).all(|_| !limits.bytes("me", address, 300)), "the address has none left");
        assert!(limits.bytes("me", None, 700), "the guest has");
        assert!(!limits.bytes("me", None, 700));
    }

    #[test]
    fn buckets_that_are_full_again_are_forgotten() {
        let buckets = Buckets::new(2.0, DAY);
        let start = Instant::now();
        (0..=MAX_TRACKED_KEYS).for_each(|key| _ = buckets.take(key, start));
        assert!(buckets.take(0, start) && !buckets.take(0, start), "what is not full is remembered");
        let later = start + Duration::from_secs(24 * 60 * 60);
        (0..=2 * MAX_TRACKED_KEYS).for_each(|key| _ = buckets.take(MAX_TRACKED_KEYS + key, later));
        assert!(buckets.of.lock().unwrap().buckets.len() <= 2 * MAX_TRACKED_KEYS + 1);
    }

    #[test]
    fn an_address_stands_for_those_beside_it_only_where_everybody_has_many() {
        let same = |one: &str, other: &str| {
            rate_limit_key(one.parse().unwrap()) == rate_limit_key(other.parse().unwrap())
        };
        assert!(same("2001:db8:1:2::1", "2001:db8:1:2:ffff::9"));
        assert!(!same("2001:db8:1:2::1", "2001:db8:1:3::1"));
        assert!(!same("192.0.2.1", "192.0.2.2"));
        assert!(same("192.0.2.1", "::ffff:192.0.2.1"));
    }
}
