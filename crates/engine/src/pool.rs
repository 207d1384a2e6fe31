//! Pools of hidden cards: a face-down card has no identity until somebody sees it.
//!
//! A [`Pool`] holds piles of face-down slots. Shuffling draws no random numbers: it puts the contents of the shuffled
//! slots into a common *urn*. Which card a slot holds is decided when the slot is first seen, with the exact odds that
//! follow from everything seen before. A seen card is recorded on its slot together with the seats that know it. A
//! world as a viewer may imagine it is therefore sampled by erasing the facts which that viewer does not know and
//! drawing the same slots again.
//!
//! Usually every urn is *flat*: it was filled with publicly known cards, so each of its unseen slots can be any of its
//! unseen cards. When slots of an urn are mixed with others while some of its slots remain elsewhere, the new urn is
//! filled from the old one: urns are nested. `nest` tracks the transfers between them, with the facts seen on the way,
//! until they no longer affect any odds. `count` computes exact odds through the nest.
//!
//! One limitation: a nest of more than 16 urns, or one whose odds take too long to count, is melted into flat urns.
//! This preserves what anybody knows of single slots, but not which cards are closer to which end of a pile.

mod back;
mod count;
mod nest;
mod pair;
mod save;
mod set;

use crate::{Dice, Odds, Seats, Viewer};
use nest::{Gone, Thread};
use serde::{Deserialize, Serialize};
use set::CardSet;
use std::ops::Range;

/// One physical card or token of a pool, by index. Whether two cards have equal faces is up to the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    /// The card as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// An end of a pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum End {
    /// Where cards are usually drawn.
    Top,
    /// The other end.
    Bottom,
}

/// Stands for "no urn" in an urn field and "undecided" in a card field.
const NONE: u8 = u8::MAX;

/// A face-down slot in a pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Slot {
    /// The urn the slot is filled from; [`NONE`] if its card is certain.
    urn: u8,
    /// The card in this slot, or [`NONE`] while it is undecided.
    card: u8,
    /// The seats that have seen the card.
    known: Seats,
}

impl Slot {
    const BLANK: Slot = Slot { urn: NONE, card: NONE, known: Seats::NONE };
}

/// `N` cards in `P` face-down piles; each card is undecided until somebody sees it. At most 128 cards.
///
/// A card is either *open*, that is outside all piles with the game itself tracking it, or in a pile. Piles are
/// numbered from 0, places in a pile from 0 at the top. An invalid pile or place is a programming error and panics.
#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "save::Saved", try_from = "save::Saved")]
pub struct Pool<const N: usize, const P: usize> {
    /// The slots of all piles, one pile after the other; blank after the last.
    line: [Slot; N],
    len: [u8; P],
    /// The urn each card was put into while publicly known; [`NONE`] for open and certain cards.
    home: [u8; N],
    /// The unseen or privately seen transfers from older urns into newer ones.
    threads: Vec<Thread>,
    /// Cards that publicly came out of nested urns, as long as they still affect odds.
    gone: Vec<Gone>,
}

impl<const N: usize, const P: usize> Clone for Pool<N, P> {
    fn clone(&self) -> Self {
        Pool { threads: self.threads.clone(), gone: self.gone.clone(), ..*self }
    }

    fn clone_from(&mut self, source: &Self) {
        let Pool { line, len, home, threads, gone } = source;
        (self.line, self.len, self.home) = (*line, *len, *home);
        self.threads.clone_from(threads);
        self.gone.clone_from(gone);
    }
}

impl<const N: usize, const P: usize> Default for Pool<N, P> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const N: usize, const P: usize> Pool<N, P> {
    /// A pool with all cards open and all piles empty.
    pub fn new() -> Self {
        const { assert!(N <= 128 && P <= 64) };
        Pool { line: [Slot::BLANK; N], len: [0; P], home: [NONE; N], threads: Vec::new(), gone: Vec::new() }
    }

    /// Makes all cards open and all piles empty, keeping allocations.
    pub fn clear(&mut self) {
        (self.line, self.len, self.home) = ([Slot::BLANK; N], [0; P], [NONE; N]);
        self.threads.clear();
        self.gone.clear();
    }

    /// Puts an open card face down on a pile; the seats in `known` can identify it there.
    ///
    /// Since the card was open, its identity is certain until it is shuffled or mixed with others; from then on it is
    /// public that it is among them. For a secret choice from open cards, mix them first and let the chooser see them.
    pub fn put(&mut self, card: Card, pile: usize, end: End, known: Seats) {
        debug_assert!(self.is_open(card), "{card:?} already lies in a pile");
        self.insert(pile, end, Slot { urn: NONE, card: card.0, known });
    }

    /// The number of cards in the pile.
    pub fn len(&self, pile: usize) -> usize {
        usize::from(self.len[pile])
    }

    /// Whether the pile is empty.
    pub fn is_empty(&self, pile: usize) -> bool {
        self.len[pile] == 0
    }

    /// Whether the card is outside all piles.
    pub fn is_open(&self, card: Card) -> bool {
        self.home[card.index()] == NONE && !self.slots().iter().any(|slot| slot.card == card.0)
    }

    /// The place of the card in the pile, if it is decided to be there.
    pub fn find(&self, pile: usize, card: Card) -> Option<usize> {
        self.line[self.range(pile)].iter().position(|slot| slot.card == card.0)
    }

    /// Shuffles the whole pile.
    pub fn shuffle(&mut self, pile: usize) {
        self.mix(pile, End::Top, self.len(pile));
    }

    /// Shuffles the `k` cards at one end, unseen; all of them if there are fewer.
    pub fn mix(&mut self, pile: usize, end: End, k: usize) {
        let Range { start, end: stop } = self.range(pile);
        let k = k.min(stop - start);
        self.shuffle_slots(match end {
            End::Top => start..start + k,
            End::Bottom => stop - k..stop,
        });
    }

    /// Moves one card face down from its place to an end of a pile. The seats that knew it still do.
    pub fn slide(&mut self, from: usize, at: usize, to: usize, end: End) {
        let slot = self.remove(from, at);
        self.insert(to, end, slot);
    }

    /// Reorders a pile secretly, as a player does with a hand: the holders still know every card, the others no longer
    /// know which one is where. Call it before a card of a hand is put somewhere face down by choice.
    ///
    /// All cards of the pile must be decided.
    pub fn rearrange(&mut self, pile: usize, holders: Seats) {
        self.rearrange_top(pile, self.len(pile), holders);
    }

    /// As [`rearrange`](Self::rearrange), for the top `k` cards, which must be decided.
    pub fn rearrange_top(&mut self, pile: usize, k: usize, holders: Seats) {
        let start = self.range(pile).start;
        // Slots of one urn that are known to the same seats are already indistinguishable to all others.
        let slots = &self.line[start..start + k];
        let alike =
            |slot: &Slot| (slot.urn, slot.known) == (slots[0].urn, slots[0].known) && slot.urn != NONE;
        if slots.iter().all(alike) {
            return;
        }
        let mut cards = [0; N];
        for (at, card) in cards.iter_mut().enumerate().take(k) {
            *card = self.line[start + at].card;
        }
        self.mix(pile, End::Top, k);
        for (at, &card) in cards.iter().enumerate().take(k) {
            // No roll is needed: the card was at this place before, so it is possible here.
            let slot = &mut self.line[start + at];
            (slot.card, slot.known) = (card, slot.known.union(holders));
        }
    }

    /// Adds to `odds` the possible cards of an undecided place; adds nothing if it is decided.
    pub fn odds(&self, pile: usize, at: usize, odds: &mut Odds) {
        odds.hide();
        let place = self.place(pile, at);
        let slot = self.line[place];
        if slot.card != NONE {
            return;
        }
        if !self.chances(slot.urn, NONE, odds) {
            let mut rough = self.clone();
            rough.melt();
            rough.chances(rough.line[place].urn, NONE, odds);
        }
    }

    /// As [`Pool::odds`], but adds the decided card if there is one.
    pub fn odds_or_card(&self, pile: usize, at: usize, odds: &mut Odds) {
        odds.hide();
        match self.card(pile, at) {
            Some(card) => odds.push(u32::from(card.0), 1),
            None => self.odds(pile, at, odds),
        }
    }

    /// Lets `who` see the card at this place. If it was undecided, this decides it, and `card` must have been rolled by
    /// [`odds`](Self::odds); if it was decided, `card` must be the card there.
    pub fn see(&mut self, pile: usize, at: usize, card: Card, who: Seats) {
        let place = self.place(pile, at);
        if self.line[place].card == NONE {
            self.decide(place, card);
        }
        let slot = &mut self.line[place];
        debug_assert_eq!(slot.card, card.0, "another card lies there");
        slot.known = slot.known.union(who);
        if public(slot.known) && slot.urn != NONE {
            self.detach(place);
        }
    }

    /// The card at this place, regardless of who knows it; `None` while it is undecided.
    pub fn card(&self, pile: usize, at: usize) -> Option<Card> {
        let slot = self.line[self.place(pile, at)];
        (slot.card != NONE).then_some(Card(slot.card))
    }

    /// The card at this place, if the viewer has seen it.
    pub fn known(&self, pile: usize, at: usize, viewer: Viewer) -> Option<Card> {
        let slot = self.line[self.place(pile, at)];
        (slot.card != NONE && slot.known.seen_by(viewer)).then_some(Card(slot.card))
    }

    /// The cards that the viewer can be certain are somewhere in this pile, as bits.
    pub fn certain_cards(&self, pile: usize, viewer: Viewer) -> u128 {
        let mut world = self.clone();
        world.forget(viewer);
        let inside = self.range(pile);
        let mut sure =
            (0..N).filter(|&card| self.home[card] != NONE).fold(0u128, |set, card| set | 1 << card);
        let mut asked = [false; 256];
        let mut odds = Odds::new();
        for (place, slot) in world.slots().iter().enumerate() {
            let here = inside.contains(&place);
            match (slot.urn, slot.card) {
                (NONE, card) if here && slot.known.seen_by(viewer) => sure |= 1 << card,
                (NONE, _) => {}
                (urn, NONE) => {
                    if !here && !std::mem::replace(&mut asked[usize::from(urn)], true) {
                        odds.clear();
                        if !world.chances(urn, NONE, &mut odds) {
                            sure = 0;
                        }
                        odds.faces().iter().for_each(|(card, _)| sure &= !(1 << card));
                    }
                }
                (_, card) if !here => sure &= !(1 << card),
                (_, _) => {}
            }
        }
        sure
    }

    /// Takes the card at this place out of the pile for everybody to see. It must be decided.
    pub fn take(&mut self, pile: usize, at: usize) -> Card {
        let card = self.card(pile, at).expect("a card is seen before it is taken");
        self.see(pile, at, card, Seats::ALL);
        self.remove(pile, at);
        card
    }

    /// Samples a world from all those that the viewer cannot distinguish from this one, with their exact probabilities.
    /// Whatever somebody has seen stays decided and known to the same seats.
    pub fn resample(&mut self, viewer: Viewer, dice: &mut dyn Dice) {
        let before = self.clone();
        self.forget(viewer);
        self.redraw_threads(&before, dice);
        for place in 0..self.total() {
            if before.line[place].card != self.line[place].card {
                let card = self.draw(place, dice);
                self.line[place].card = card.0;
            }
        }
    }

    /// Erases the cards that the viewer has not seen, keeping the record of which seats have.
    fn forget(&mut self, viewer: Viewer) {
        let total = self.total();
        for slot in &mut self.line[..total] {
            if slot.urn != NONE && !slot.known.seen_by(viewer) {
                slot.card = NONE;
            }
        }
        for thread in &mut self.threads {
            if !thread.known.seen_by(viewer) {
                thread.card = NONE;
            }
        }
    }

    /// Draws a card for an undecided place.
    fn draw(&mut self, place: usize, dice: &mut dyn Dice) -> Card {
        if !self.nested(self.line[place].urn) {
            let urn = self.line[place].urn;
            return Card(if N <= 64 {
                draw_from(self.free::<u64>(urn), dice)
            } else {
                draw_from(self.free::<u128>(urn), dice)
            });
        }
        let mut odds = Odds::new();
        if !self.chances(self.line[place].urn, NONE, &mut odds) {
            self.melt();
            return self.draw(place, dice);
        }
        Card(odds.draw(dice).expect("counted odds are not empty") as u8)
    }

    /// Decides the card of an undecided place.
    fn decide(&mut self, place: usize, card: Card) {
        let urn = self.line[place].urn;
        let countable = || {
            self.always_counted() || self.has_pair(urn) || self.nested_chances(urn, NONE, |_, _| {}).is_some()
        };
        if self.nested(urn) && !countable() {
            self.melt();
        }
        debug_assert!(
            {
                let mut odds = Odds::new();
                self.chances(self.line[place].urn, NONE, &mut odds);
                odds.allows(u32::from(card.0))
            },
            "{card:?} cannot lie there"
        );
        self.line[place].card = card.0;
    }

    /// Adds the cards that can come out of the urn at an undecided slot or, if `into` names an urn, at an undecided
    /// thread to it. Returns false, adding nothing, if the nest is too large to count.
    fn chances(&self, urn: u8, into: u8, odds: &mut Odds) -> bool {
        if self.nested(urn) {
            return self.nested_chances(urn, into, |card, weight| odds.push(card, weight)).is_some();
        }
        if N <= 64 {
            self.free::<u64>(urn).push_to(odds);
        } else {
            self.free::<u128>(urn).push_to(odds);
        }
        true
    }

    /// The cards of a flat urn that are on none of its decided slots.
    fn free<S: CardSet>(&self, urn: u8) -> S {
        let own = (0..N).filter(|&card| self.home[card] == urn);
        let all = own.fold(S::EMPTY, |set, card| set | S::only(card));
        let decided = self.slots().iter().filter(|slot| slot.card != NONE && slot.urn == urn);
        decided.fold(all, |set, slot| set & !S::only(usize::from(slot.card)))
    }

    fn total(&self) -> usize {
        self.len.iter().map(|&len| usize::from(len)).sum()
    }

    fn slots(&self) -> &[Slot] {
        &self.line[..self.total()]
    }

    fn range(&self, pile: usize) -> Range<usize> {
        let start = self.len[..pile].iter().map(|&len| usize::from(len)).sum();
        start..start + self.len(pile)
    }

    fn place(&self, pile: usize, at: usize) -> usize {
        assert!(at < self.len(pile), "no place {at} in a pile of {}", self.len(pile));
        self.range(pile).start + at
    }

    fn insert(&mut self, pile: usize, end: End, slot: Slot) {
        let Range { start, end: stop } = self.range(pile);
        let place = match end {
            End::Top => start,
            End::Bottom => stop,
        };
        let total = self.total();
        self.line.copy_within(place..total, place + 1);
        self.line[place] = slot;
        self.len[pile] += 1;
    }

    fn remove(&mut self, pile: usize, at: usize) -> Slot {
        let place = self.place(pile, at);
        let total = self.total();
        let slot = self.line[place];
        self.line.copy_within(place + 1..total, place);
        self.line[total - 1] = Slot::BLANK;
        self.len[pile] -= 1;
        slot
    }
}

/// Draws one of the cards uniformly.
fn draw_from<S: CardSet>(cards: S, dice: &mut dyn Dice) -> u8 {
    cards.nth(dice.below(u64::from(cards.count())))
}

/// Whether the card is known even to spectators.
fn public(known: Seats) -> bool {
    known.seen_by(Seats::NONE)
}
