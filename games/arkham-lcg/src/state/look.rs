//! Looking at the table: who and what is where.

use engine::{Card, Seat, Seats};
use rulebook::rule;

use super::{CardState, Env, Fate, Lcg, Person, TimingEvent, pile};
use crate::content::{CardDef, CardId, CardSet, CardSummary, CardType, Content};

impl Lcg {
    /// How a card lies.
    pub fn card(&self, card: CardId) -> &CardState {
        &self.open.cards[card.index()]
    }

    /// How a card lies, to change it.
    pub fn card_mut(&mut self, card: CardId) -> &mut CardState {
        &mut self.open.cards[card.index()]
    }

    /// What a card is.
    pub fn def<'a>(&self, content: &'a Content, card: CardId) -> &'a CardDef {
        content.card(self.open.kinds[card.index()])
    }

    /// The sort of a card.
    pub fn card_type(&self, content: &Content, card: CardId) -> CardType {
        self.summary(content, card).sort
    }

    /// What is asked of a card most often.
    pub fn summary<'a>(&self, content: &'a Content, card: CardId) -> &'a CardSummary {
        content.summary(self.open.kinds[card.index()])
    }

    /// An investigator.
    pub fn person(&self, seat: Seat) -> &Person {
        &self.open.people[seat.index()]
    }

    /// An investigator, to change them.
    pub fn person_mut(&mut self, seat: Seat) -> &mut Person {
        &mut self.open.people[seat.index()]
    }

    /// Whether the seat's investigator is still in the game.
    pub fn playing(&self, seat: Seat) -> bool {
        self.person(seat).fate == Fate::Playing
    }

    /// Those still in the game, in player order: from the lead investigator clockwise.
    pub fn players(&self) -> impl Iterator<Item = Seat> + use<> {
        let (count, first) = (self.open.count, self.in_order(0).0);
        let there = |seat: &Seat| self.playing(*seat);
        let playing = (0..count).map(Seat).filter(there).fold(Seats::NONE, Seats::with);
        (0..count).map(move |k| Seat((first + k) % count)).filter(move |&seat| playing.has(seat))
    }

    /// The seat so many places after the lead investigator, clockwise.
    pub fn in_order(&self, places: u8) -> Seat {
        let first = rule!("lcg:player-order.1", self.open.lead.0, else 0);
        Seat((first + places) % self.open.count)
    }

    /// The investigator card of a seat.
    pub fn me(&self, seat: Seat) -> &CardState {
        self.card(CardId::investigator(seat))
    }

    /// The investigator card of a seat, to change it.
    pub fn me_mut(&mut self, seat: Seat) -> &mut CardState {
        self.card_mut(CardId::investigator(seat))
    }

    /// Where a seat's investigator is.
    pub fn location(&self, seat: Seat) -> Option<CardId> {
        self.me(seat).at
    }

    /// Where a card in play is: the location of whoever controls or is fought by it, or its own.
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

    /// Enemies in play.
    pub fn enemies<'a>(&'a self, content: &'a Content) -> impl Iterator<Item = CardId> + 'a {
        let may_be = self.open.play.and(self.open.known.foes);
        may_be.iter().filter(|&card| self.card_type(content, card) == CardType::Enemy)
    }

    /// Locations in play.
    pub fn places(&self) -> impl Iterator<Item = CardId> + use<> {
        self.open.play.and(CardSet::PLACES).iter()
    }

    /// Investigators at a location, in player order.
    pub fn people_at(&self, place: CardId) -> impl Iterator<Item = Seat> + '_ {
        self.players().filter(move |&seat| self.location(seat) == Some(place))
    }

    /// What is happening now.
    pub fn deed(&self, env: Env) -> Option<&TimingEvent> {
        usize::from(env.deed).checked_sub(1).and_then(|at| self.open.deeds.get(at))
    }

    /// What is happening now, to change it.
    pub fn deed_mut(&mut self, env: Env) -> Option<&mut TimingEvent> {
        usize::from(env.deed).checked_sub(1).and_then(|at| self.open.deeds.get_mut(at))
    }

    /// A seat's card, as its pool names it.
    pub fn pooled(card: CardId) -> Card {
        match card.owner() {
            Some(_) => Card((card.index() % CardId::BLOCK) as u8),
            None => Card(card.0 - CardId::SCENARIO.0),
        }
    }

    /// The card of a seat's pool.
    pub fn unpooled(seat: Seat, card: Card) -> CardId {
        CardId(CardId::investigator(seat).0 + card.0)
    }

    /// The card of the scenario's pool.
    pub fn of_scenario(card: Card) -> CardId {
        CardId(CardId::SCENARIO.0 + card.0)
    }

    /// How many cards a seat has in hand.
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.decks[seat.index()].len(pile::HAND)
    }

    /// The cards in a seat's hand, as far as they are decided, which they are.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        let deck = &self.decks[seat.index()];
        (0..deck.len(pile::HAND))
            .filter_map(move |at| deck.card(pile::HAND, at))
            .map(move |card| Self::unpooled(seat, card))
    }

    /// How many investigators began the scenario: what "per investigator" counts.
    pub fn per_investigator(&self) -> u8 {
        rule!("lcg:per-investigator.4", self.open.count, else self.players().count() as u8)
    }
}
