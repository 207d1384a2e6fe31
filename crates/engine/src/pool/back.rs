//! Card backs: the part of a hidden card that everybody sees.
//!
//! Cards of a pile may have different backs. Once the back at a place is seen, only cards with that back can be there,
//! and other places become slightly less likely to have it. This needs no new kind of fact: the cards with that back
//! become an older urn from which the place is filled, and the rest of that urn goes unseen into the urn where it was.
//! Odds, resampling, mixing and saves then work as for any nest.
//!
//! One limitation: a nest that arose differently, by mixing part of a shuffled pile, is melted first.

use super::nest::Thread;
use super::{Card, NONE, Pool};
use crate::{Odds, Seats};

impl<const N: usize, const P: usize> Pool<N, P> {
    /// Adds to `odds` the possible backs of the card at this place, in ascending order; if the card is decided, only
    /// its own.
    pub fn back_odds(&self, pile: usize, at: usize, back: impl Fn(Card) -> u32, odds: &mut Odds) {
        let mut cards = Odds::new();
        self.odds_or_card(pile, at, &mut cards);
        odds.hide();
        let mut backs: Vec<(u32, u64)> = Vec::new();
        for (card, weight) in cards.faces() {
            let back = back(Card(card as u8));
            match backs.binary_search_by_key(&back, |&(known, _)| known) {
                Ok(at) => backs[at].1 += weight,
                Err(at) => backs.insert(at, (back, weight)),
            }
        }
        backs.iter().for_each(|&(back, weight)| odds.push(back, weight));
    }

    /// Reveals the back, but not the front, of the card at this place to everybody: the card satisfies `has_back`.
    /// Which back it is was rolled by [`back_odds`](Self::back_odds). `has_back` must be consistent between calls, and
    /// the sets of cards with different backs must not overlap.
    pub fn see_back(&mut self, pile: usize, at: usize, has_back: impl Fn(Card) -> bool) {
        let place = self.place(pile, at);
        let urn = self.line[place].urn;
        if urn == NONE {
            return;
        }
        debug_assert!(
            {
                let mut cards = Odds::new();
                self.odds_or_card(pile, at, &mut cards);
                cards.faces().iter().any(|&(card, _)| has_back(Card(card as u8)))
            },
            "no card with this back can lie there"
        );
        let holds = |urn: u8| (0..N).any(|card| self.home[card] == urn && has_back(Card(card as u8)));
        let holds_others = |urn: u8| (0..N).any(|card| self.home[card] == urn && !has_back(Card(card as u8)));
        let within = self.sources(urn);
        let mut holders = (0..NONE).filter(|&old| within[usize::from(old)] && holds(old));
        match (holds(urn), holders.next(), holders.next()) {
            // Only cards with this back can be there, so nothing changes.
            (true, None, None) if !holds_others(urn) && !within.contains(&true) => return,
            (true, None, None) if !self.gone.iter().any(|gone| gone.home == urn) => {}
            (false, Some(older), None) if !holds_others(older) && self.is_direct(older, urn, &within) => {
                let way = self.threads.iter().position(|thread| (thread.from, thread.into) == (older, urn));
                self.threads.remove(way.expect("the urns are linked directly"));
                self.line[place].urn = older;
                return self.settle();
            }
            _ => self.melt(),
        }
        if self.urns() == NONE - 1 {
            self.melt();
        }
        self.part(place, |card| has_back(Card(card as u8)));
        self.settle();
    }

    /// Whether the top card of the pile is public, as in a deck played with its top card face up. While it is not, the
    /// game rolls it by [`odds_or_card`](Self::odds_or_card) and lets everybody [`see`](Self::see) it: after each draw,
    /// and whenever the pile was mixed. True for an empty pile.
    pub fn is_top_public(&self, pile: usize) -> bool {
        self.is_empty(pile) || self.known(pile, 0, Seats::NONE).is_some()
    }

    /// Whether cards pass from `older` into `urn` directly and unseen, and by no other path.
    fn is_direct(&self, older: u8, urn: u8, within: &[bool; 256]) -> bool {
        let mut ways = self.threads.iter().filter(|thread| {
            thread.into == older || thread.from == older && within[usize::from(thread.into)]
        });
        let mut direct = self.threads.iter().filter(|t| (t.from, t.into) == (older, urn)).peekable();
        ways.next().is_none() && direct.peek().is_some() && direct.all(|thread| thread.card == NONE)
    }

    /// Splits the cards with this back off the place's urn into an older urn of their own, from which the place is
    /// filled.
    fn part(&mut self, place: usize, has_back: impl Fn(usize) -> bool) {
        let older = self.line[place].urn;
        // Frees a number for the new urn: newer urns have higher numbers.
        let name: [u8; 256] = std::array::from_fn(|urn| match urn as u8 {
            NONE => NONE,
            urn if urn >= older => urn + 1,
            urn => urn,
        });
        self.rename(&name);
        let newer = older + 1;
        self.line[place].urn = older;
        let mut cards = 0;
        for card in (0..N).filter(|&card| has_back(card)) {
            if self.home[card] == newer {
                self.home[card] = older;
                cards += 1;
            }
        }
        let thread = Thread { from: older, into: newer, card: NONE, known: Seats::NONE };
        self.threads.extend((1..cards).map(|_| thread));
    }
}
