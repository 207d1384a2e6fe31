//! The decks of items, spells and allies, from which assets are drawn and to which they return.

use engine::{Card, End, Odds, Seats};

use crate::content::{Asset, AssetDeck, Content};
use crate::state::{Shut, pile};
use serde::{Deserialize, Serialize};

/// A deck of assets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Deck {
    /// Items.
    Items,
    /// Spells.
    Spells,
    /// Allies.
    Allies,
}

impl Deck {
    /// The deck to which the card belongs, if it is none of the special and starting cards and conditions.
    pub fn of(content: &Content, asset: Asset) -> Option<Deck> {
        match content.asset(asset).deck {
            AssetDeck::Items => Some(Deck::Items),
            AssetDeck::Spells => Some(Deck::Spells),
            AssetDeck::Allies => Some(Deck::Allies),
            AssetDeck::Special | AssetDeck::Starting(_) | AssetDeck::Conditions => None,
        }
    }

    /// The first asset of the deck; the others follow it. In the pool each is the card of its place in the deck.
    pub fn first(self, content: &Content) -> Asset {
        let deck = match self {
            Deck::Items => AssetDeck::Items,
            Deck::Spells => AssetDeck::Spells,
            Deck::Allies => AssetDeck::Allies,
        };
        Asset(content.assets.iter().position(|asset| asset.deck == deck).unwrap_or(0) as u8)
    }

    /// The asset that is this card of the pool.
    pub fn asset(self, content: &Content, card: u32) -> Asset {
        Asset(self.first(content).0 + card as u8)
    }

    /// The card of the pool that is this asset.
    pub fn card(self, content: &Content, asset: Asset) -> Card {
        Card(asset.0 - self.first(content).0)
    }
}

/// Does the same with the pool of whichever deck it is.
macro_rules! with_pool {
    ($shut:expr, $deck:expr, $pool:ident => $does:expr) => {
        match $deck {
            Deck::Items => {
                let $pool = &mut $shut.items;
                $does
            }
            Deck::Spells => {
                let $pool = &mut $shut.spells;
                $does
            }
            Deck::Allies => {
                let $pool = &mut $shut.allies;
                $does
            }
        }
    };
}

impl Shut {
    /// The number of cards in the deck.
    pub fn cards_in(&self, deck: Deck) -> usize {
        match deck {
            Deck::Items => self.items.len(pile::DECK),
            Deck::Spells => self.spells.len(pile::DECK),
            Deck::Allies => self.allies.len(pile::DECK),
        }
    }

    /// The odds of the top card of the deck, which must not be empty.
    pub fn top_odds(&self, deck: Deck, odds: &mut Odds) {
        match deck {
            Deck::Items => self.items.odds_or_card(pile::DECK, 0, odds),
            Deck::Spells => self.spells.odds_or_card(pile::DECK, 0, odds),
            Deck::Allies => self.allies.odds_or_card(pile::DECK, 0, odds),
        }
    }

    /// Everybody sees the top card, which was rolled.
    pub fn see_top(&mut self, deck: Deck, card: u32) {
        with_pool!(self, deck, pool => pool.see(pile::DECK, 0, Card(card as u8), Seats::ALL));
    }

    /// Takes the top card, which everybody has seen.
    pub fn take_top(&mut self, deck: Deck) {
        with_pool!(self, deck, pool => {
            pool.take(pile::DECK, 0);
        });
    }

    /// Puts the top card under the deck.
    pub fn pass_top(&mut self, deck: Deck) {
        with_pool!(self, deck, pool => pool.slide(pile::DECK, 0, pile::DECK, End::Bottom));
    }

    /// Shuffles this many cards at the bottom of the deck.
    pub fn mix_bottom(&mut self, deck: Deck, cards: usize) {
        with_pool!(self, deck, pool => pool.mix(pile::DECK, End::Bottom, cards));
    }

    /// Puts a card, which is in no pile, under its deck.
    pub fn put_under(&mut self, deck: Deck, card: Card) {
        with_pool!(self, deck, pool => pool.put(card, pile::DECK, End::Bottom, Seats::ALL));
    }
}
