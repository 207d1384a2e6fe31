//! Nested urns: mixing slots, and discarding facts that no longer affect any odds.
//!
//! A newer urn always has the higher number. The number of items that come out of an urn equals the number that went
//! in. Which facts exist and which seats know them is public; only the cards they name are not. The simplification
//! rules use only the public part, so they hold for every viewer at once.

use super::{NONE, Pool, Seats, Slot};
use crate::{Dice, Odds};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::ops::Range;

/// One item of an urn's contents that went into a newer urn without becoming public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Thread {
    pub(super) from: u8,
    pub(super) into: u8,
    /// The card, if somebody had seen it before; or [`NONE`].
    pub(super) card: u8,
    pub(super) known: Seats,
}

/// A card that publicly came out of the urn `from` after it had gone into the older urn `home` by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Gone {
    pub(super) home: u8,
    pub(super) from: u8,
}

impl<const N: usize, const P: usize> Pool<N, P> {
    /// Card numbers from here on denote the entries of [`Pool::gone`], in order. Saves contain them.
    pub(super) const GHOST: u8 = if N <= 64 { 64 } else { 128 };

    /// Whether the urn was filled from another urn or fills one.
    pub(super) fn nested(&self, urn: u8) -> bool {
        self.threads.iter().any(|thread| thread.from == urn || thread.into == urn)
    }

    /// Whether counting the odds of any nest is certain to succeed: with two urns and few cards, it takes few steps and
    /// does not overflow.
    pub(super) fn always_counted(&self) -> bool {
        let ends = |thread: &Thread| (thread.from, thread.into);
        N <= 13 && self.threads.iter().all(|thread| ends(thread) == ends(&self.threads[0]))
    }

    /// Shuffles the slots of the range.
    pub(super) fn shuffle_slots(&mut self, range: Range<usize>) {
        let Some(&first) = self.line[range.clone()].first() else { return };
        let alike = |slot: &Slot| slot.urn == first.urn && slot.card == NONE;
        if range.len() == 1 || self.line[range.clone()].iter().all(alike) {
            return;
        }
        let urn = self.number();
        // The last urn found that cannot be merged whole into the new one.
        let mut divided = NONE;
        for place in range.clone() {
            let slot = self.line[place];
            if slot.urn == urn {
                continue;
            } else if slot.urn == NONE {
                self.home[usize::from(slot.card)] = urn;
            } else if slot.urn != divided && self.enclosed(slot.urn, &range) {
                self.merge_contents(slot.urn, urn);
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

    /// Removes the card at this place from its urn, because it has become public.
    pub(super) fn detach(&mut self, place: usize) {
        let Slot { urn, card, .. } = self.line[place];
        self.line[place].urn = NONE;
        let home = std::mem::replace(&mut self.home[usize::from(card)], NONE);
        if home != urn {
            let ghost = match u8::try_from(self.gone.len()) {
                Ok(n) if n < NONE - Self::GHOST => Self::GHOST + n,
                _ => {
                    // No ghost number is left: melts the nests first, then detaches the card.
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

    /// Redraws the erased cards of the threads.
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

    /// Merges every nest into one flat urn; only what is known of single slots remains.
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

    /// Renumbers the urns and returns their number.
    pub(super) fn urns(&mut self) -> u8 {
        self.number()
    }

    /// Simplifies the nests after urns were split, and renumbers the urns.
    pub(super) fn settle(&mut self) {
        self.tidy();
        self.number();
    }

    /// Numbers the urns from 0, oldest first, and returns the number of the next one.
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

    /// Whether all contents of the urn are within the range and can be merged into the new urn without losing
    /// information.
    fn enclosed(&self, urn: u8, range: &Range<usize>) -> bool {
        let spread =
            self.slots().iter().enumerate().any(|(at, slot)| slot.urn == urn && !range.contains(&at))
                || self.threads.iter().any(|thread| thread.from == urn)
                || self.gone.iter().any(|gone| gone.from == urn);
        let seen = self.line[range.clone()].iter().any(|slot| slot.urn == urn && slot.card != NONE);
        let filled = self.threads.iter().any(|thread| thread.into == urn);
        !(spread || seen && filled)
    }

    /// Moves everything that went into `urn` to `other`.
    fn merge_contents(&mut self, urn: u8, other: u8) {
        self.home.iter_mut().filter(|home| **home == urn).for_each(|home| *home = other);
        self.gone.iter_mut().filter(|gone| gone.home == urn).for_each(|gone| gone.home = other);
        self.threads.iter_mut().filter(|thread| thread.into == urn).for_each(|thread| thread.into = other);
    }

    /// Applies all simplifications until none applies.
    fn tidy(&mut self) {
        let newest = |pool: &Self| pool.threads.iter().map(|thread| thread.into).max();
        while self.remove_departed_card()
            || newest(self).is_some_and(|newest| (0..=newest).any(|urn| self.simplify(urn)))
        {}
    }

    fn simplify(&mut self, urn: u8) -> bool {
        self.merge_whole_urn(urn)
            || self.merge_sources(urn)
            || self.drop_deducible_facts(urn)
            || self.dissolve_urn(urn)
            || self.remove_emptied_urn(urn)
    }

    /// Removes a card that has left the nest and can have taken only one path, together with the threads of that path,
    /// if all parallel threads look the same to every viewer.
    fn remove_departed_card(&mut self) -> bool {
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

    /// The threads that a departed card must have taken, if there is only one path.
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

    /// The only urn through which an item from `home` can have come directly into `urn`.
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

    /// The urns that an item of this one can have reached, itself included.
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

    /// Merges an urn that went entirely and unseen into another one.
    fn merge_whole_urn(&mut self, urn: u8) -> bool {
        let Some(&Thread { into, .. }) = self.threads.iter().find(|thread| thread.from == urn) else {
            return false;
        };
        let whole = self.threads.iter().all(|t| t.from != urn || (t.into == into && t.card == NONE));
        if !whole || self.shows(urn) {
            return false;
        }
        self.threads.retain(|thread| thread.from != urn);
        self.merge_contents(urn, into);
        true
    }

    /// Merges an urn's sources into it if everything that went into them ended up in the urn: then facts seen on the
    /// way have no effect.
    fn merge_sources(&mut self, urn: u8) -> bool {
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
        (0..urn).filter(|&old| inside(old)).for_each(|old| self.merge_contents(old, urn));
        true
    }

    /// Discards facts about cards going into an urn where every seat that knows them has also seen everything else that
    /// came out of the urn's sources: such a seat can deduce what the urn holds. This happens with cards returned from
    /// a hand to the deck.
    fn drop_deducible_facts(&mut self, urn: u8) -> bool {
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

    /// The urns from which an item can have come into this one.
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

    /// Whether some item came out of the urn onto the table.
    fn shows(&self, urn: u8) -> bool {
        self.slots().iter().any(|slot| slot.urn == urn) || self.gone.iter().any(|gone| gone.from == urn)
    }

    /// Dissolves an urn that was filled from a single other urn with no facts about its contents, or that holds a
    /// single item.
    fn dissolve_urn(&mut self, urn: u8) -> bool {
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

    /// Removes an urn that has been emptied publicly, if the source of each card is unambiguous.
    fn remove_emptied_urn(&mut self, urn: u8) -> bool {
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
