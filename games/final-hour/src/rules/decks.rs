//! Decks and hands of priority and action cards: drawing, discarding and shuffling.

use engine::{Card, End, Odds, Seat, Seats};
use rulebook::RuleId;

use crate::content::{Action, Priority};
use crate::state::{Figure, bits, pile};
use crate::{Cx, Event, FinalHour, Halt};

const NOT_IN_HAND: Halt = Halt::Bug("a card was chosen that is not in the hand");

impl FinalHour {
    /// The priority cards in the seat's hand, in ascending order.
    pub(crate) fn hand(&self, seat: Seat) -> impl Iterator<Item = Priority> + use<> {
        let hand = pile::HAND + seat.index();
        let cards = (0..self.shut.priority.len(hand)).filter_map(|at| self.shut.priority.card(hand, at));
        bits(cards.fold(0, |mask, card| mask | 1 << card.0)).map(Priority)
    }

    /// Removes a card from the hand, revealing it.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: Priority) -> Result<(), Halt> {
        let hand = pile::HAND + seat.index();
        let at = self.shut.priority.find(hand, Card(card.0)).ok_or(NOT_IN_HAND)?;
        self.shut.priority.take(hand, at);
        Ok(())
    }

    /// Moves a card from the hand face down onto another pile. Rearranges the hand first, so that nobody else learns
    /// its position or when it was drawn.
    pub(crate) fn hide_from_hand(&mut self, seat: Seat, card: Priority, to: usize) -> Result<(), Halt> {
        let hand = pile::HAND + seat.index();
        self.shut.priority.rearrange(hand, Seats::only(seat));
        let at = self.shut.priority.find(hand, Card(card.0)).ok_or(NOT_IN_HAND)?;
        self.shut.priority.slide(hand, at, to, End::Top);
        Ok(())
    }

    /// Moves the top action card face down to the table. If the deck is empty, the discard pile is shuffled first.
    pub(crate) fn lay_action(&mut self, figure: Figure, slot: usize, cx: &mut Cx<'_>) {
        if self.shut.actions.is_empty(pile::ACTIONS + figure.index()) {
            self.shuffle_actions(figure, cx);
        }
        self.shut.actions.slide(pile::ACTIONS + figure.index(), 0, pile::LAID + slot, End::Top);
    }

    /// Puts a resolved card onto its owner's discard pile, and reshuffles if it was the last card.
    pub(crate) fn discard_action(&mut self, figure: Figure, action: Action, cx: &mut Cx<'_>) {
        self.open.person_mut(figure).discard |= 1 << (action.0 % 10);
        self.shuffle_used_up_actions(figure, cx);
    }

    /// Shuffles the discard pile into a new deck if the deck is empty and none of its cards is face down on the table.
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

    /// Moves a priority card unseen from the deck to the hand. Returns `false` if there is none.
    pub(crate) fn draw_priority(&mut self, seat: Seat, cx: &mut Cx<'_>) -> bool {
        self.shuffle_priority_if_empty(cx);
        let any = !self.shut.priority.is_empty(pile::DECK);
        if any {
            self.shut.priority.slide(pile::DECK, 0, pile::HAND + seat.index(), End::Bottom);
        }
        any
    }

    /// The odds of the card just drawn.
    pub(crate) fn odds_of_drawn_priority(&self, figure: Figure, odds: &mut Odds) {
        let hand = pile::HAND + self.open.seat(figure).index();
        self.shut.priority.odds_or_card(hand, self.shut.priority.len(hand).saturating_sub(1), odds);
    }

    /// Shows the card just drawn to its holder. An empty deck is reshuffled from the discard pile.
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
