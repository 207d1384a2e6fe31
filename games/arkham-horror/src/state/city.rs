//! The event deck and the neighbourhood decks, which exchange cards.
//!
//! What everybody sees of an event is its back, the neighbourhood; what is hidden is which of that neighbourhood's events it
//! is. So an event is two things here: an [`EventId`], one of the neighbourhood's backs, and the card that lies under it,
//! unknown until it is read. The decks hold backs; `fronts` knows which card each of them is. Where backs of one
//! neighbourhood are shuffled together, their cards are shuffled among them, so that a back never says more than a
//! neighbourhood.

use engine::{Card, Dice, End, Odds, Pool, Seats, Viewer, ids};
use rulebook::rule;
use serde::{Deserialize, Serialize};

use crate::content::{EncounterCard, EventCard};

ids! {
    /// The back of an event card of the scenario; which card it is may be unknown.
    EventId: 24;
}

/// The most neighbourhoods on a map.
pub(crate) const MAX_ON_MAP: usize = 5;

/// The events that a neighbourhood can have.
const MAX_EVENTS: u8 = 6;
/// The first number of events in a neighbourhood's deck; lower ones are encounters.
const FIRST_EVENT: u8 = 8;
/// The number of the archive card in a neighbourhood's deck.
const CODEX: u8 = FIRST_EVENT + MAX_EVENTS;

/// The hidden order of the events and neighbourhood decks.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub struct City {
    /// The event deck, as backs.
    backs: Pool<24, 1>,
    /// Which card each back is: one pile for each, and one for shuffling.
    fronts: Pool<24, 25>,
    /// The deck of each neighbourhood on the map: its encounters, its events by their place among the neighbourhood's, and
    /// an archive card.
    decks: [Pool<15, 1>; MAX_ON_MAP],
    /// The first back of each neighbourhood on the map, and the end of the last.
    first: [u8; MAX_ON_MAP + 1],
}

/// A card of a neighbourhood's deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EncounterPile {
    /// A neighbourhood card.
    Encounter(EncounterCard),
    /// An event, by its back.
    Event(EventId),
    /// An archive card.
    Codex,
}

impl Clone for City {
    fn clone(&self) -> Self {
        let City { backs, fronts, decks, first } = self;
        City { backs: backs.clone(), fronts: fronts.clone(), decks: decks.clone(), first: *first }
    }

    fn clone_from(&mut self, source: &Self) {
        let City { backs, fronts, decks, first } = source;
        self.backs.clone_from(backs);
        self.fronts.clone_from(fronts);
        self.decks.iter_mut().zip(decks).for_each(|(deck, source)| deck.clone_from(source));
        self.first = *first;
    }
}

/// The pile of `fronts` in which cards are shuffled.
const SHUFFLING: usize = 24;

impl City {
    /// The event deck shuffled, the neighbourhood decks shuffled. `events` gives the place on the map of each event card's
    /// neighbourhood; the cards are numbered so that those of one neighbourhood follow each other.
    pub fn new(events: &[u8]) -> City {
        let mut city = City {
            backs: Pool::new(),
            fronts: Pool::new(),
            decks: std::array::from_fn(|_| Pool::new()),
            first: [0; MAX_ON_MAP + 1],
        };
        for at in 0..=MAX_ON_MAP {
            city.first[at] = events.iter().filter(|&&place| usize::from(place) < at).count() as u8;
        }
        for (at, _) in (0..).zip(events) {
            city.backs.put(Card(at), 0, End::Bottom, Seats::ALL);
            city.fronts.put(Card(at), usize::from(at), End::Top, Seats::ALL);
        }
        rule!("ah3:103.1", {
            city.backs.shuffle(0);
        });
        for place in 0..MAX_ON_MAP {
            let all: Vec<EventId> = city.events_of(place).collect();
            city.shuffle_fronts(&all);
            (0..FIRST_EVENT).for_each(|card| city.decks[place].put(Card(card), 0, End::Bottom, Seats::ALL));
            rule!("ah3:102.4", {
                city.decks[place].shuffle(0);
            });
        }
        city
    }

    /// The backs of the neighbourhood at this place on the map.
    pub fn events_of(&self, place: usize) -> impl Iterator<Item = EventId> + use<> {
        (self.first[place]..self.first[place + 1]).map(EventId)
    }

    /// The place on the map of the event's neighbourhood.
    pub fn place_of(&self, event: EventId) -> usize {
        (0..MAX_ON_MAP).find(|&place| event.0 < self.first[place + 1]).unwrap_or(MAX_ON_MAP - 1)
    }

    /// Shuffles the cards of these backs, all of one neighbourhood, among them.
    fn shuffle_fronts(&mut self, events: &[EventId]) {
        for event in events {
            self.fronts.slide(event.index(), 0, SHUFFLING, End::Bottom);
        }
        self.fronts.shuffle(SHUFFLING);
        for event in events {
            self.fronts.slide(SHUFFLING, 0, event.index(), End::Top);
        }
    }

    /// The number of cards in the event deck.
    pub fn events_left(&self) -> usize {
        self.backs.len(0)
    }

    /// Whether everybody knows the back of the top event, which lies open. While it is not so, roll [`City::top_odds`] and
    /// tell [`City::see_top`].
    pub fn is_top_public(&self) -> bool {
        self.backs.is_top_public(0)
    }

    /// The odds of the top back of the event deck.
    pub fn top_odds(&self, odds: &mut Odds) {
        self.backs.odds_or_card(0, 0, odds);
    }

    /// Everybody sees the top back.
    pub fn see_top(&mut self, event: EventId) {
        self.backs.see(0, 0, Card(event.0), Seats::ALL);
    }

    /// The top event, if the deck is not empty and its back was seen.
    pub fn top(&self) -> Option<EventId> {
        (!self.backs.is_empty(0)).then(|| self.backs.card(0, 0)).flatten().map(|card| EventId(card.0))
    }

    /// The odds of the bottom back.
    pub fn bottom_odds(&self, odds: &mut Odds) {
        self.backs.odds_or_card(0, self.backs.len(0) - 1, odds);
    }

    /// Takes the bottom event out of the deck, whose back was rolled.
    pub fn take_bottom(&mut self, event: EventId) {
        let at = self.backs.len(0) - 1;
        self.backs.see(0, at, Card(event.0), Seats::ALL);
        self.backs.take(0, at);
    }

    /// The odds of which card an event is.
    pub fn front_odds(&self, event: EventId, odds: &mut Odds) {
        self.fronts.odds_or_card(event.index(), 0, odds);
    }

    /// Everybody sees which card the event is.
    pub fn see_front(&mut self, event: EventId, card: EventCard) {
        self.fronts.see(event.index(), 0, Card(card.0), Seats::ALL);
    }

    /// The card that the event is, if the viewer knows it.
    pub fn front(&self, event: EventId, viewer: Viewer) -> Option<EventCard> {
        self.fronts.known(event.index(), 0, viewer).map(|card| EventCard(card.0))
    }

    /// The back of a card that everybody has seen.
    pub fn back_of(&self, card: EventCard) -> Option<EventId> {
        EventId::all().find(|&event| {
            !self.fronts.is_empty(event.index())
                && self.fronts.known(event.index(), 0, Seats::NONE) == Some(Card(card.0))
        })
    }

    /// Takes the top event out of the deck.
    pub fn take_top(&mut self) -> Option<EventId> {
        (!self.backs.is_empty(0)).then(|| EventId(self.backs.take(0, 0).0))
    }

    /// Shuffles these events, which are outside the deck, and puts them under it.
    pub fn put_under(&mut self, events: &[EventId]) {
        for event in events {
            self.backs.put(Card(event.0), 0, End::Bottom, Seats::ALL);
        }
        self.backs.mix(0, End::Bottom, events.len());
        for place in 0..MAX_ON_MAP {
            let own: Vec<EventId> =
                events.iter().copied().filter(|&event| self.place_of(event) == place).collect();
            if own.len() > 1 {
                self.shuffle_fronts(&own);
            }
        }
    }

    /// The number of cards in the deck of the neighbourhood at this place on the map.
    pub fn deck_len(&self, place: usize) -> usize {
        self.decks[place].len(0)
    }

    /// Shuffles an event, which is outside its deck, with the top two cards of its neighbourhood's deck.
    pub fn shuffle_in(&mut self, event: EventId) {
        let place = self.place_of(event);
        self.put_among_top(place, FIRST_EVENT + event.0 - self.first[place]);
    }

    /// Shuffles an archive card with the top two cards of a neighbourhood's deck.
    pub fn shuffle_codex_in(&mut self, place: usize) {
        self.put_among_top(place, CODEX);
    }

    fn put_among_top(&mut self, place: usize, card: u8) {
        self.decks[place].put(Card(card), 0, End::Top, Seats::ALL);
        self.decks[place].mix(0, End::Top, 3);
    }

    /// The odds of the top card of a neighbourhood's deck.
    pub fn draw_odds(&self, place: usize, odds: &mut Odds) {
        self.decks[place].odds_or_card(0, 0, odds);
    }

    /// Draws the top card of a neighbourhood's deck, which was rolled.
    pub fn draw(&mut self, place: usize, value: u32) -> EncounterPile {
        self.decks[place].see(0, 0, Card(value as u8), Seats::ALL);
        let card = self.decks[place].take(0, 0);
        self.decode(place, card)
    }

    /// What a value of [`City::draw_odds`] is.
    pub fn drawn(&self, place: usize, value: u32) -> EncounterPile {
        self.decode(place, Card(value as u8))
    }

    fn decode(&self, place: usize, card: Card) -> EncounterPile {
        match card.0 {
            CODEX => EncounterPile::Codex,
            event @ FIRST_EVENT.. => EncounterPile::Event(EventId(self.first[place] + event - FIRST_EVENT)),
            card => EncounterPile::Encounter(EncounterCard(card)),
        }
    }

    /// Puts a neighbourhood card under its deck.
    pub fn put_encounter_under(&mut self, place: usize, card: EncounterCard) {
        self.decks[place].put(Card(card.0), 0, End::Bottom, Seats::ALL);
    }

    /// Whether an archive card is in the neighbourhood's deck.
    pub fn has_codex(&self, place: usize) -> bool {
        !self.decks[place].is_open(Card(CODEX))
    }

    /// Redraws what the viewer does not know.
    pub fn resample(&mut self, viewer: Viewer, dice: &mut dyn Dice) {
        self.backs.resample(viewer, dice);
        self.fronts.resample(viewer, dice);
        self.decks.iter_mut().for_each(|deck| deck.resample(viewer, dice));
    }
}
