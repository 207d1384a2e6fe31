//! Decks and hands: priority cards and action cards, drawn, held, discarded and shuffled.

use engine::{Card, End, Odds, Seat, Seats};
use rulebook::RuleId;

use crate::content::{Action, Priority};
use crate::state::{Figure, bits, pile};
use crate::{Cx, Event, FinalHour, Halt};

const NOT_IN_HAND: Halt = Halt::Bug("a card was chosen that is not in the hand");

impl FinalHour {
    /// The priority cards in the seat's hand, ascending.
    pub(crate) fn hand(&self, seat: Seat) -> impl Iterator<Item = Priority> + use<> {
        let hand = pile::HAND + seat.index();
        let cards = (0..self.shut.priority.len(hand)).filter_map(|at| self.shut.priority.card(hand, at));
        bits(cards.fold(0, |mask, card| mask | 1 << card.0)).map(Priority)
    }

    /// A card of the hand is laid open.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: Priority) -> Result<(), Halt> {
        let hand = pile::HAND + seat.index();
        let at = self.shut.priority.find(hand, Card(card.0)).ok_or(NOT_IN_HAND)?;
        self.shut.priority.take(hand, at);
        Ok(())
    }

    /// A card of the hand goes face down onto another pile. Nobody else sees from which place of the hand it comes,
    /// or when it was drawn.
    pub(crate) fn hide_from_hand(&mut self, seat: Seat, card: Priority, to: usize) -> Result<(), Halt> {
        let hand = pile::HAND + seat.index();
        self.shut.priority.rearrange(hand, Seats::only(seat));
        let at = self.shut.priority.find(hand, Card(card.0)).ok_or(NOT_IN_HAND)?;
        self.shut.priority.slide(hand, at, to, End::Top);
        Ok(())
    }

    /// The top action card goes face down onto the table. If there is none, the discard pile is shuffled first.
    pub(crate) fn lay_action(&mut self, figure: Figure, slot: usize, cx: &mut Cx<'_>) {
        if self.shut.actions.is_empty(pile::ACTIONS + figure.index()) {
            self.shuffle_actions(figure, cx);
        }
        self.shut.actions.slide(pile::ACTIONS + figure.index(), 0, pile::LAID + slot, End::Top);
    }

    /// A resolved card goes to its owner's discard pile; with the last one the pile becomes the new deck.
    pub(crate) fn discard_action(&mut self, figure: Figure, action: Action, cx: &mut Cx<'_>) {
        self.open.person_mut(figure).discard |= 1 << (action.0 % 10);
        self.shuffle_used_up_actions(figure, cx);
    }

    /// Once the deck is used up and no card of it lies face down, the discard pile becomes the new deck.
    pub(crate) fn shuffle_used_up_actions(&mut self, figure: Figure, cx: &mut Cx<'_>) {
        let laid = self.plays().any(|(_, play)| play.figure == figure && play.action.is_none());
        if self.shut.actions.is_empty(pile::ACTIONS + figure.index()) && !laid {
            self.shuffle_actions(figure, cx);
        }
    }

    fn shuffle_actions(&mut self, figure: Figure, cx: &mut Cx<'_>) {
        let deck = pile::ACTIONS + figure.index();
        let person = self.open.person_mut(figure);
        let discard = std::mem::take(&mut person.discard);
        let first = person.who.0 * 10;
        for card in bits(u64::from(discard)) {
            self.shut.actions.put(Card(first + card), deck, End::Bottom, Seats::ALL);
        }
        self.shut.actions.shuffle(deck);
        cx.tell(RuleId("fh:resolve.3"), || Event::ActionsShuffled { figure });
    }

    /// A priority card moves unseen from the deck to the hand. `false` if there is none.
    pub(crate) fn draw_priority(&mut self, seat: Seat, cx: &mut Cx<'_>) -> bool {
        self.shuffle_priority_if_empty(cx);
        let any = !self.shut.priority.is_empty(pile::DECK);
        if any {
            self.shut.priority.slide(pile::DECK, 0, pile::HAND + seat.index(), End::Bottom);
        }
        any
    }

    /// What the card just drawn can be.
    pub(crate) fn odds_of_drawn_priority(&self, figure: Figure, odds: &mut Odds) {
        let hand = pile::HAND + self.open.seat(figure).index();
        self.shut.priority.odds_or_card(hand, self.shut.priority.len(hand).saturating_sub(1), odds);
    }

    /// The holder looks at the card just drawn. An emptied deck is made anew from the discards.
    pub(crate) fn see_drawn_priority(&mut self, figure: Figure, card: Card, rule: RuleId, cx: &mut Cx<'_>) {
        let seat = self.open.seat(figure);
        let hand = pile::HAND + seat.index();
        self.shut.priority.see(hand, self.shut.priority.len(hand) - 1, card, Seats::only(seat));
        cx.tell_only(
            Seats::only(seat),
            rule,
            || Event::PriorityDrawn { figure, card: Some(Priority(card.0)) },
            || Event::PriorityDrawn { figure, card: None },
        );
        self.shuffle_priority_if_empty(cx);
    }

    fn shuffle_priority_if_empty(&mut self, cx: &mut Cx<'_>) {
        if self.shut.priority.is_empty(pile::DECK) && self.open.discard != 0 {
            for card in bits(u64::from(std::mem::take(&mut self.open.discard))) {
                self.shut.priority.put(Card(card), pile::DECK, End::Bottom, Seats::ALL);
            }
            self.shut.priority.shuffle(pile::DECK);
            cx.tell(RuleId("fh:priority.3"), || Event::PriorityShuffled);
        }
    }
}
