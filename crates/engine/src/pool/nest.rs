//! Urns within urns: mixing slots, and forgetting what no longer matters.
//!
//! A newer urn always has the higher number. As many things come out of an urn as went into it.
//! Which facts exist and who knows them is public; only which cards they name is not. So the rules
//! that simplify a nest look at the former alone, and hold for every eye at once.

use super::{NONE, Pool, Seats, Slot};
use crate::{Dice, Odds};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::ops::Range;

/// One piece of an urn's contents that went unopened into a newer urn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Thread {
    pub(super) from: u8,
    pub(super) into: u8,
    /// The card it is, if somebody had seen it before; or [`NONE`].
    pub(super) card: u8,
    pub(super) known: Seats,
}

/// A card that came out of an urn for all to see, having gone by name into an older one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Gone {
    pub(super) home: u8,
    pub(super) from: u8,
}

impl<const N: usize, const P: usize> Pool<N, P> {
    /// Numbers from here on name the cards of [`Pool::gone`], in order. Saves contain them.
    pub(super) const GHOST: u8 = if N <= 64 { 64 } else { 128 };

    /// Whether the urn was filled from others or fills others.
    pub(super) fn nested(&self, urn: u8) -> bool {
        self.threads.iter().any(|thread| thread.from == urn || thread.into == urn)
    }

    /// Whether the odds of every nest can surely be counted: with two urns and so few cards, that takes few steps
    /// and no number outgrows its type.
    pub(super) fn always_counted(&self) -> bool {
        let ends = |thread: &Thread| (thread.from, thread.into);
        N <= 13 && self.threads.iter().all(|thread| ends(thread) == ends(&self.threads[0]))
    }

    /// Shuffles the slots among themselves.
    pub(super) fn stir(&mut self, range: Range<usize>) {
        let Some(&first) = self.line[range.clone()].first() else { return };
        let alike = |slot: &Slot| slot.urn == first.urn && slot.card == NONE;
        if range.len() == 1 || self.line[range.clone()].iter().all(alike) {
            return;
        }
        let urn = self.number();
        // The urn met last of which something stays elsewhere.
        let mut divided = NONE;
        for place in range.clone() {
            let slot = self.line[place];
            if slot.urn == urn {
                continue;
            } else if slot.urn == NONE {
                self.home[usize::from(slot.card)] = urn;
            } else if slot.urn != divided && self.enclosed(slot.urn, &range) {
                self.pour(slot.urn, urn);
                let poured = self.line[range.clone()].iter_mut().filter(|other| other.urn == slot.urn);
                poured.for_each(|other| other.urn = urn);
            } else {
                divided = slot.urn;
                self.threads.push(Thread { from: slot.urn, into: urn, card: slot.card, known: slot.known });
            }
        }
        self.line[range].fill(Slot { urn, ..Slot::BLANK });
        self.tidy();
        self.number();
    }

    /// The public sees the card at this place: it leaves its urn.
    pub(super) fn detach(&mut self, place: usize) {
        let Slot { urn, card, .. } = self.line[place];
        self.line[place].urn = NONE;
        let home = std::mem::replace(&mut self.home[usize::from(card)], NONE);
        if home != urn {
            let ghost = match u8::try_from(self.gone.len()) {
                Ok(n) if n < NONE - Self::GHOST => Self::GHOST + n,
                _ => {
                    // Too many to number. The card leaves its urn after the melting instead.
                    self.home[usize::from(card)] = home;
                    self.line[place].urn = urn;
                    self.melt();
                    return self.detach(place);
                }
            };
            self.gone.push(Gone { home, from: urn });
            let facts = self.threads.iter_mut().filter(|thread| thread.card == card);
            facts.for_each(|thread| thread.card = ghost);
        }
        self.tidy();
    }

    /// Draws anew what was struck out from the threads.
    pub(super) fn redraw_threads(&mut self, before: &Self, dice: &mut dyn Dice) {
        let mut odds = Odds::new();
        for (at, old) in before.threads.iter().enumerate() {
            if old.card == self.threads[at].card {
                continue;
            }
            odds.clear();
            if !self.chances(old.from, old.into, &mut odds) {
                return self.melt();
            }
            self.threads[at].card = odds.draw(dice).expect("counted odds are not empty") as u8;
        }
    }

    /// Makes every nest one flat urn, so that only its single slots are still known.
    pub(super) fn melt(&mut self) {
        let mut flat: [u8; 256] = std::array::from_fn(|urn| urn as u8);
        let mut settled = false;
        while !settled {
            settled = true;
            for thread in &self.threads {
                let (from, into) = (usize::from(thread.from), usize::from(thread.into));
                let low = flat[from].min(flat[into]);
                settled &= flat[from] == low && flat[into] == low;
                (flat[from], flat[into]) = (low, low);
            }
        }
        self.threads.clear();
        self.gone.clear();
        self.rename(&flat);
    }

    /// How many urns there are, once they are numbered anew.
    pub(super) fn urns(&mut self) -> u8 {
        self.number()
    }

    /// Forgets what no longer matters after urns were parted, and numbers the rest.
    pub(super) fn settle(&mut self) {
        self.tidy();
        self.number();
    }

    /// Numbers the urns from 0, oldest first, and says what number the next one has.
    fn number(&mut self) -> u8 {
        let mut used = [false; 256];
        let slots = self.slots().iter().map(|slot| slot.urn);
        let threads = self.threads.iter().flat_map(|thread| [thread.from, thread.into]);
        let gone = self.gone.iter().flat_map(|gone| [gone.home, gone.from]);
        let mut newest = 0;
        for urn in slots.chain(threads).chain(gone).filter(|&urn| urn != NONE).map(usize::from) {
            used[urn] = true;
            newest = newest.max(urn);
        }
        let mut count = 0;
        let mut name = [NONE; 256];
        for urn in 0..=newest {
            if used[urn] {
                name[urn] = count;
                count += 1;
            }
        }
        if count == NONE {
            self.melt();
            return self.number();
        }
        self.rename(&name);
        count
    }

    pub(super) fn rename(&mut self, name: &[u8; 256]) {
        let slots = self.line.iter_mut().map(|slot| &mut slot.urn);
        let threads = self.threads.iter_mut().flat_map(|thread| [&mut thread.from, &mut thread.into]);
        let gone = self.gone.iter_mut().flat_map(|gone| [&mut gone.home, &mut gone.from]);
        for urn in slots.chain(&mut self.home).chain(threads).chain(gone) {
            *urn = name[usize::from(*urn)];
        }
    }

    /// Whether the urn loses nothing when it is poured whole into what becomes of these slots.
    fn enclosed(&self, urn: u8, range: &Range<usize>) -> bool {
        let spread =
            self.slots().iter().enumerate().any(|(at, slot)| slot.urn == urn && !range.contains(&at))
                || self.threads.iter().any(|thread| thread.from == urn)
                || self.gone.iter().any(|gone| gone.from == urn);
        let seen = self.line[range.clone()].iter().any(|slot| slot.urn == urn && slot.card != NONE);
        let filled = self.threads.iter().any(|thread| thread.into == urn);
        !(spread || seen && filled)
    }

    /// What went into the one urn went into the other.
    fn pour(&mut self, urn: u8, other: u8) {
        self.home.iter_mut().filter(|home| **home == urn).for_each(|home| *home = other);
        self.gone.iter_mut().filter(|gone| gone.home == urn).for_each(|gone| gone.home = other);
        self.threads.iter_mut().filter(|thread| thread.into == urn).for_each(|thread| thread.into = other);
    }

    /// Forgets all that no longer matters to anybody.
    fn tidy(&mut self) {
        let newest = |pool: &Self| pool.threads.iter().map(|thread| thread.into).max();
        while self.pluck() || newest(self).is_some_and(|newest| (0..=newest).any(|urn| self.simplify(urn))) {}
    }

    fn simplify(&mut self, urn: u8) -> bool {
        self.swallow(urn) || self.gather(urn) || self.conclude(urn) || self.open(urn) || self.close(urn)
    }

    /// A card that is gone and can have come only one way is taken out along that way, if all threads
    /// beside it are alike to every eye.
    fn pluck(&mut self) -> bool {
        let Some((at, mut way)) = (0..self.gone.len()).find_map(|at| Some((at, self.only_way(at)?))) else {
            return false;
        };
        way.sort_unstable();
        for thread in way.into_iter().rev() {
            self.threads.remove(thread);
        }
        self.gone.remove(at);
        let ghost = Self::GHOST + at as u8;
        let later = self.threads.iter_mut().filter(|thread| thread.card > ghost && thread.card != NONE);
        later.for_each(|thread| thread.card -= 1);
        true
    }

    /// The threads by which a card that is gone must have come, if there is just one way.
    fn only_way(&self, at: usize) -> Option<SmallVec<[usize; 8]>> {
        let Gone { home, from } = self.gone[at];
        let mut way = SmallVec::new();
        let mut urn = from;
        while urn != home {
            let older = self.only_source(home, urn)?;
            let mut beside = (0..self.threads.len())
                .filter(|&t| self.threads[t].from == older && self.threads[t].into == urn)
                .peekable();
            let like = self.threads[*beside.peek()?];
            let alike = |t: &usize| {
                let thread = self.threads[*t];
                thread.known == like.known && (thread.card == NONE) == (like.card == NONE)
            };
            if !beside.clone().all(|t| alike(&t)) {
                return None;
            }
            way.push(match like.card {
                NONE => beside.next()?,
                _ => beside.find(|&t| self.threads[t].card == Self::GHOST + at as u8)?,
            });
            urn = older;
        }
        Some(way)
    }

    /// The only urn through which something from `home` can have come directly into `urn`.
    fn only_source(&self, home: u8, urn: u8) -> Option<u8> {
        let reach = self.reach(home);
        let mut sources = self
            .threads
            .iter()
            .filter(|thread| thread.into == urn && reach[usize::from(thread.from)])
            .map(|thread| thread.from);
        let first = sources.next()?;
        sources.all(|source| source == first).then_some(first)
    }

    /// Into which urns something from this one can have come; itself included.
    pub(super) fn reach(&self, urn: u8) -> [bool; 256] {
        let mut reach = [false; 256];
        reach[usize::from(urn)] = true;
        let mut settled = false;
        while !settled {
            settled = true;
            for thread in &self.threads {
                if reach[usize::from(thread.from)] {
                    settled &= std::mem::replace(&mut reach[usize::from(thread.into)], true);
                }
            }
        }
        reach
    }

    /// An urn that went whole and unseen into another one is part of it.
    fn swallow(&mut self, urn: u8) -> bool {
        let Some(&Thread { into, .. }) = self.threads.iter().find(|thread| thread.from == urn) else {
            return false;
        };
        let whole = self.threads.iter().all(|t| t.from != urn || (t.into == into && t.card == NONE));
        if !whole || self.shows(urn) {
            return false;
        }
        self.threads.retain(|thread| thread.from != urn);
        self.pour(urn, into);
        true
    }

    /// If all that went into an urn's sources has come into the urn, it holds just that, and what was
    /// seen on the way tells nothing more.
    fn gather(&mut self, urn: u8) -> bool {
        if !self.threads.iter().any(|thread| thread.into == urn) {
            return false;
        }
        let within = self.sources(urn);
        let inside = |urn: u8| within[usize::from(urn)];
        let leaks = |thread: &Thread| inside(thread.from) && thread.into != urn && !inside(thread.into);
        if self.threads.iter().any(leaks) || (0..urn).any(|old| inside(old) && self.shows(old)) {
            return false;
        }
        self.threads.retain(|thread| !inside(thread.from));
        (0..urn).filter(|&old| inside(old)).for_each(|old| self.pour(old, urn));
        true
    }

    /// What somebody saw going into an urn tells nothing to a seat that has seen all else that came out of its sources: that
    /// seat can conclude what the urn holds. So it is with cards that a hand gave back to the deck.
    fn conclude(&mut self, urn: u8) -> bool {
        let fact = |thread: &Thread| thread.into == urn && thread.card != NONE;
        if !self.threads.iter().any(fact) {
            return false;
        }
        let within = self.sources(urn);
        let inside = |urn: u8| urn != NONE && within[usize::from(urn)];
        let kept = self.slots().iter().filter(|slot| inside(slot.urn)).map(|slot| (slot.card, slot.known));
        let leaks = |thread: &&Thread| inside(thread.from) && thread.into != urn && !inside(thread.into);
        let left = self.threads.iter().filter(leaks).map(|thread| (thread.card, thread.known));
        let blind = kept.chain(left).fold(Seats::NONE, |blind, (card, known)| {
            blind.union(if card == NONE { Seats::ALL } else { Seats::ALL.without(known) })
        });
        let mut concluded = false;
        for thread in self.threads.iter_mut().filter(|thread| fact(thread)) {
            if thread.known.without(blind) == thread.known {
                (thread.card, thread.known, concluded) = (NONE, Seats::NONE, true);
            }
        }
        concluded
    }

    /// The urns from which something can have come into this one.
    pub(super) fn sources(&self, urn: u8) -> [bool; 256] {
        let mut within = [false; 256];
        let mut settled = false;
        while !settled {
            settled = true;
            for thread in &self.threads {
                if thread.into == urn || within[usize::from(thread.into)] {
                    settled &= std::mem::replace(&mut within[usize::from(thread.from)], true);
                }
            }
        }
        within
    }

    /// Whether something came out of the urn onto the table.
    fn shows(&self, urn: u8) -> bool {
        self.slots().iter().any(|slot| slot.urn == urn) || self.gone.iter().any(|gone| gone.from == urn)
    }

    /// An urn filled from one other alone adds nothing if no fact is known of its contents; nor does an
    /// urn with one thing in it, whatever is known of that.
    fn open(&mut self, urn: u8) -> bool {
        let mut into = self.threads.iter().filter(|thread| thread.into == urn);
        let Some(&first) = into.next() else { return false };
        let single = into.clone().next().is_none();
        let seen = first.card != NONE || into.clone().any(|thread| thread.card != NONE);
        if !into.all(|thread| thread.from == first.from)
            || self.home.contains(&urn)
            || self.gone.iter().any(|gone| gone.home == urn)
            || (seen && !single)
        {
            return false;
        }
        self.threads.retain(|thread| thread.into != urn);
        for slot in self.line.iter_mut().filter(|slot| slot.urn == urn) {
            slot.urn = first.from;
            if seen {
                (slot.card, slot.known) = (first.card, slot.known.union(first.known));
            }
        }
        for thread in self.threads.iter_mut().filter(|thread| thread.from == urn) {
            thread.from = first.from;
            if seen {
                (thread.card, thread.known) = (first.card, thread.known.union(first.known));
            }
        }
        self.gone.iter_mut().filter(|gone| gone.from == urn).for_each(|gone| gone.from = first.from);
        true
    }

    /// An urn that has been emptied before all eyes is no more, if it is plain whence each card came.
    fn close(&mut self, urn: u8) -> bool {
        if self.slots().iter().any(|slot| slot.urn == urn)
            || self.threads.iter().any(|thread| thread.from == urn)
            || !self.threads.iter().any(|thread| thread.into == urn)
            || self.gone.iter().any(|gone| gone.from == urn && self.only_source(gone.home, urn).is_none())
        {
            return false;
        }
        for at in 0..self.gone.len() {
            let Gone { home, from } = self.gone[at];
            if from == urn {
                self.gone[at].from = self.only_source(home, urn).unwrap_or(from);
            }
        }
        self.threads.retain(|thread| thread.into != urn);
        true
    }
}
