//! The saved form of a pool, and its validation.

use super::nest::{Gone, Thread};
use super::{NONE, Pool, Slot};
use serde::{Deserialize, Serialize};

/// The serialized form of a pool.
#[derive(Serialize, Deserialize)]
pub(super) struct Saved {
    line: Vec<Slot>,
    len: Vec<u8>,
    home: Vec<u8>,
    threads: Vec<Thread>,
    gone: Vec<Gone>,
}

impl<const N: usize, const P: usize> From<Pool<N, P>> for Saved {
    fn from(pool: Pool<N, P>) -> Saved {
        Saved {
            line: pool.slots().to_vec(),
            len: pool.len.to_vec(),
            home: pool.home.to_vec(),
            threads: pool.threads,
            gone: pool.gone,
        }
    }
}

impl<const N: usize, const P: usize> TryFrom<Saved> for Pool<N, P> {
    type Error = String;

    fn try_from(mut saved: Saved) -> Result<Self, String> {
        let slots = saved.line.len();
        saved.line.resize(slots.max(N), Slot::BLANK);
        let pool = Pool {
            line: saved.line.try_into().map_err(|_| format!("{slots} cards lie in piles, of {N}"))?,
            len: saved.len.try_into().map_err(|len: Vec<u8>| format!("{} piles, not {P}", len.len()))?,
            home: saved.home.try_into().map_err(|home: Vec<u8>| format!("{} cards, not {N}", home.len()))?,
            threads: saved.threads,
            gone: saved.gone,
        };
        if pool.total() != slots {
            return Err(format!("piles of {} cards hold {slots}", pool.total()));
        }
        pool.check()?;
        Ok(pool)
    }
}

impl<const N: usize, const P: usize> Pool<N, P> {
    /// Checks the pool's internal consistency. The pool's own methods preserve it; a loaded save is checked.
    pub fn check(&self) -> Result<(), String> {
        let whole = |holds: bool, what: &dyn Fn() -> String| if holds { Ok(()) } else { Err(what()) };
        let total = self.total();
        whole(total <= N, &|| format!("{total} cards lie in piles, of {N}"))?;
        whole(self.line[total..].iter().all(|slot| *slot == Slot::BLANK), &|| {
            "cards behind the piles".into()
        })?;
        whole(self.gone.len() <= usize::from(NONE - Self::GHOST), &|| "too many cards gone".into())?;
        let exists = |card: u8| match card.checked_sub(Self::GHOST) {
            Some(ghost) => usize::from(ghost) < self.gone.len(),
            None => usize::from(card) < N,
        };

        let mut seen = 0u128;
        for slot in self.slots() {
            if slot.card == NONE {
                whole(slot.urn != NONE, &|| "a place without a card".into())?;
                continue;
            }
            whole(usize::from(slot.card) < N, &|| format!("there is no card {}", slot.card))?;
            let bit = 1 << slot.card;
            whole(seen & bit == 0, &|| format!("card {} lies in two places", slot.card))?;
            seen |= bit;
            let home = self.home[usize::from(slot.card)];
            whole((home == NONE) == (slot.urn == NONE), &|| format!("card {} is astray", slot.card))?;
        }
        for thread in &self.threads {
            let forward = thread.from < thread.into && thread.into != NONE;
            whole(forward, &|| format!("urn {} filled from urn {}", thread.into, thread.from))?;
            let card = thread.card;
            whole(card == NONE || exists(card), &|| format!("there is no card {card}"))?;
        }
        let named = self.gone.iter().all(|gone| gone.home != NONE && gone.from != NONE);
        whole(named, &|| "a card is gone from nowhere".into())?;

        for urn in 0..NONE {
            let out = self.slots().iter().filter(|slot| slot.urn == urn).count()
                + self.threads.iter().filter(|thread| thread.from == urn).count()
                + self.gone.iter().filter(|gone| gone.from == urn).count();
            let into = self.home.iter().filter(|&&home| home == urn).count()
                + self.threads.iter().filter(|thread| thread.into == urn).count()
                + self.gone.iter().filter(|gone| gone.home == urn).count();
            let fits = out == into && out <= N;
            whole(fits, &|| format!("{into} things went into urn {urn}, {out} came out"))?;
        }
        self.check_ways()
    }

    /// Checks that every seen card can have reached the place where it was seen.
    fn check_ways(&self) -> Result<(), String> {
        let slots = self.slots().iter().map(|slot| (slot.card, slot.urn, NONE));
        let threads = self.threads.iter().map(|thread| (thread.card, thread.from, thread.into));
        let gone = self.gone.iter().zip(Self::GHOST..).map(|(gone, ghost)| (ghost, gone.from, NONE));
        let mut facts: Vec<_> = slots.chain(threads).chain(gone).collect();
        facts.retain(|&(card, from, _)| card != NONE && from != NONE);
        facts.sort_unstable();
        for chain in facts.chunk_by(|a, b| a.0 == b.0) {
            let mut start = self.home_of(chain[0].0);
            for &(card, from, into) in chain {
                if start == NONE || !self.reach(start)[usize::from(from)] {
                    return Err(format!("card {card} cannot have come out of urn {from}"));
                }
                start = into;
            }
        }
        match facts.iter().find(|&&(_, from, _)| self.nested(from) && !self.consistent(from)) {
            Some((_, urn, _)) => Err(format!("what was seen of urn {urn} contradicts itself")),
            None => Ok(()),
        }
    }
}
