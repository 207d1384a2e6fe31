//! Queries of the state.

use engine::{Card, Seat, Seats};
use rulebook::rule;

use super::{CardState, Env, Fate, Lcg, Person, TimingEvent, pile};
use crate::content::{CardDef, CardId, CardSummary, CardType, Content};

impl Lcg {
    /// The state of a card.
    pub fn card(&self, card: CardId) -> &CardState {
        &self.open.cards[card.index()]
    }

    /// The mutable state of a card.
    pub fn card_mut(&mut self, card: CardId) -> &mut CardState {
        &mut self.open.cards[card.index()]
    }

    /// The definition of a card.
    pub fn def<'a>(&self, content: &'a Content, card: CardId) -> &'a CardDef {
        content.card(self.open.kinds[card.index()])
    }

    /// The type of a card.
    pub fn card_type(&self, content: &Content, card: CardId) -> CardType {
        self.summary(content, card).card_type
    }

    /// The summary of a card.
    pub fn summary<'a>(&self, content: &'a Content, card: CardId) -> &'a CardSummary {
        content.summary(self.open.kinds[card.index()])
    }

    /// The state of an investigator.
    pub fn person(&self, seat: Seat) -> &Person {
        &self.open.people[seat.index()]
    }

    /// The mutable state of an investigator.
    pub fn person_mut(&mut self, seat: Seat) -> &mut Person {
        &mut self.open.people[seat.index()]
    }

    /// Whether the seat's investigator is still in the game.
    pub fn playing(&self, seat: Seat) -> bool {
        self.person(seat).fate == Fate::Playing
    }

    /// The seats still in the game, in player order: clockwise from the lead investigator.
    pub fn players(&self) -> impl Iterator<Item = Seat> + use<> {
        let (count, first) = (self.open.count, self.in_order(0).0);
        let there = |seat: &Seat| self.playing(*seat);
        let playing = (0..count).map(Seat).filter(there).fold(Seats::NONE, Seats::with);
        (0..count).map(move |k| Seat((first + k) % count)).filter(move |&seat| playing.has(seat))
    }

    /// The seat this many places after the lead investigator, clockwise.
    pub fn in_order(&self, places: u8) -> Seat {
        let first = rule!("lcg:player-order.1", self.open.lead.0, else 0);
        Seat((first + places) % self.open.count)
    }

    /// The state of a seat's investigator card.
    pub fn me(&self, seat: Seat) -> &CardState {
        self.card(CardId::investigator(seat))
    }

    /// The mutable state of a seat's investigator card.
    pub fn me_mut(&mut self, seat: Seat) -> &mut CardState {
        self.card_mut(CardId::investigator(seat))
    }

    /// The location of a seat's investigator.
    pub fn location(&self, seat: Seat) -> Option<CardId> {
        self.me(seat).at
    }

    /// The location of a card in play: that of the investigator who controls it or is engaged with it, or its own.
    pub fn place_of(&self, card: CardId) -> Option<CardId> {
        let state = self.card(card);
        if card.is_place() {
            return Some(card);
        }
        match (state.by, state.at) {
            (Some(seat), _) => rule!("lcg:location-cards.3", self.location(seat), else None),
            (None, Some(at)) if at.is_place() => Some(at),
            (None, Some(host)) => self.place_of(host),
            (None, None) => None,
        }
    }

    /// The enemies in play.
    pub fn enemies<'a>(&'a self, content: &'a Content) -> impl Iterator<Item = CardId> + 'a {
        let may_be = self.open.play.and(self.open.cache.enemies);
        may_be.iter().filter(|&card| self.card_type(content, card) == CardType::Enemy)
    }

    /// The locations in play.
    pub fn places(&self) -> impl Iterator<Item = CardId> + use<> {
        self.open.play.and(CardId::ALL_PLACES).iter()
    }

    /// The investigators at a location, in player order.
    pub fn people_at(&self, place: CardId) -> impl Iterator<Item = Seat> + '_ {
        self.players().filter(move |&seat| self.location(seat) == Some(place))
    }

    /// The timing event that triggered the effect.
    pub fn timing_event(&self, env: Env) -> Option<&TimingEvent> {
        usize::from(env.event).checked_sub(1).and_then(|at| self.open.timing_events.get(at))
    }

    /// The mutable timing event that triggered the effect.
    pub fn timing_event_mut(&mut self, env: Env) -> Option<&mut TimingEvent> {
        usize::from(env.event).checked_sub(1).and_then(|at| self.open.timing_events.get_mut(at))
    }

    /// The id of a card in its pool.
    pub fn pooled(card: CardId) -> Card {
        match card.owner() {
            Some(_) => Card((card.index() % CardId::BLOCK) as u8),
            None => Card(card.0 - CardId::SCENARIO.0),
        }
    }

    /// The card with this id in a seat's pool.
    pub fn unpooled(seat: Seat, card: Card) -> CardId {
        CardId(CardId::investigator(seat).0 + card.0)
    }

    /// The card with this id in the scenario's pool.
    pub fn of_scenario(card: Card) -> CardId {
        CardId(CardId::SCENARIO.0 + card.0)
    }

    /// The number of cards in a seat's hand.
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.decks[seat.index()].len(pile::HAND)
    }

    /// The cards in a seat's hand.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        let deck = &self.decks[seat.index()];
        (0..deck.len(pile::HAND))
            .filter_map(move |at| deck.card(pile::HAND, at))
            .map(move |card| Self::unpooled(seat, card))
    }

    /// The number of investigators who started the scenario, as counted by "per investigator".
    pub fn per_investigator(&self) -> u8 {
        rule!("lcg:per-investigator.4", self.open.count, else self.players().count() as u8)
    }
}
