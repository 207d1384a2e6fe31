//! The deck: drawing, listening, hiding, searching.

use std::sync::atomic::Ordering::Relaxed;

use engine::{Ask, Card, End, Flow, Odds, Procedure, Seat, Seats};
use rulebook::RuleId;
use serde::{Deserialize, Serialize};

use crate::game::state::{Choice, Content, DECK, Event, Fault, From, Leak, Seance, hand};
use crate::game::{Cx, Halt, Offer, Step, Wake};

/// The number of top cards that an ear hears and a veil covers.
pub(super) const TOP: usize = 3;

/// Draws a card from one end of the deck.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Draw {
    pub(crate) seat: Seat,
    pub(crate) below: bool,
}

impl Procedure<Seance> for Draw {
    fn step(&mut self, game: &mut Seance, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let pile = hand(self.seat);
        let from = if self.below { From::Bottom } else { From::Top };
        match wake {
            Wake::Enter => {
                game.refill(cx);
                let at = if self.below { game.shut.len(DECK) - 1 } else { 0 };
                game.shut.slide(DECK, at, pile, End::Bottom);
                match game.shut.card(pile, game.shut.len(pile) - 1) {
                    None => return Ok(Flow::Roll),
                    Some(card) => game.drawn(self.seat, from, card, cx),
                }
            }
            Wake::Rolled(card) => game.drawn(self.seat, from, Card(card as u8), cx),
            Wake::Back(_) | Wake::Said(_) => return Err(Halt::Bug("a draw only rolls")),
        }
        Ok(Flow::Done)
    }

    fn odds(&self, game: &Seance, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("trial:draw.1"));
        game.last_in_hand(self.seat, odds);
    }
}

/// Lets a guest see the top cards of the deck and, if they like, stir them.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Listen {
    pub(crate) seat: Seat,
    pub(crate) at: u8,
}

impl Procedure<Seance> for Listen {
    fn step(&mut self, game: &mut Seance, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        match wake {
            Wake::Enter => {}
            Wake::Rolled(card) => game.look(&mut self.at, seat, Card(card as u8)),
            Wake::Said([(_, Choice::Leave)]) => return Ok(Flow::Done),
            Wake::Said([(_, Choice::Stir)]) => {
                game.shut.mix(DECK, End::Top, TOP);
                cx.tell(RuleId("trial:ear.2"), || Event::Stirred);
                return Ok(Flow::Done);
            }
            Wake::Said(_) | Wake::Back(_) => {
                return Err(Halt::Bug("who hears leaves or stirs"));
            }
        }
        if game.look_on(&mut self.at, seat, TOP) {
            return Ok(Flow::Roll);
        }
        let heard = (0..usize::from(self.at)).filter_map(|at| game.shut.card(DECK, at)).collect();
        cx.tell_only(
            Seats::only(seat),
            RuleId("trial:ear.1"),
            || Event::Heard(seat, Some(heard)),
            || Event::Heard(seat, None),
        );
        Ok(Flow::Ask(Ask::one(seat)))
    }

    fn offer(&self, _: &Seance, _: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("trial:ear.2");
        q.ask(rule);
        q.offer(Choice::Leave, rule);
        q.offer(Choice::Stir, rule);
    }

    fn odds(&self, game: &Seance, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("trial:ear.1"));
        game.shut.odds(DECK, self.at.into(), odds);
    }
}

/// Lets a guest search the deck for a card and shuffle it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Search {
    pub(crate) seat: Seat,
    pub(crate) at: u8,
}

impl Procedure<Seance> for Search {
    fn step(&mut self, game: &mut Seance, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        match wake {
            Wake::Enter => {}
            Wake::Rolled(card) => game.look(&mut self.at, seat, Card(card as u8)),
            Wake::Said([(_, Choice::Take(card))]) => {
                // The deck is shuffled first, so that others do not see where in it the card was.
                game.shut.shuffle(DECK);
                game.shut.see(DECK, 0, *card, Seats::only(seat));
                game.shut.slide(DECK, 0, hand(seat), End::Bottom);
                game.drawn(seat, From::Search, *card, cx);
                return Ok(Flow::Done);
            }
            Wake::Said(_) | Wake::Back(_) => return Err(Halt::Bug("a search takes one card")),
        }
        if game.look_on(&mut self.at, seat, usize::MAX) {
            return Ok(Flow::Roll);
        }
        if game.shut.is_empty(DECK) {
            return Ok(Flow::Done);
        }
        let cards = (0..game.shut.len(DECK)).filter_map(|at| game.shut.card(DECK, at)).collect();
        let to = Seats::only(seat);
        cx.tell_only(
            to,
            RuleId("trial:planchette.1"),
            || Event::Searched(seat, Some(cards)),
            || Event::Searched(seat, None),
        );
        Ok(Flow::Ask(Ask::one(seat)))
    }

    fn offer(&self, game: &Seance, _: &Content, seat: Seat, q: &mut Offer) {
        let rule = RuleId("trial:planchette.1");
        q.ask(rule);
        for at in 0..game.shut.len(DECK) {
            if let Some(card) = game.shut.known(DECK, at, Seats::only(seat)) {
                q.offer(Choice::Take(card), rule);
            }
        }
    }

    fn odds(&self, game: &Seance, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("trial:planchette.1"));
        game.shut.odds(DECK, self.at.into(), odds);
    }
}

/// Lets a guest hide cards of their hand among the top cards of the deck.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Veil {
    pub(crate) seat: Seat,
}

impl Procedure<Seance> for Veil {
    fn step(&mut self, game: &mut Seance, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        match wake {
            Wake::Enter => Ok(Flow::Ask(Ask::one(seat))),
            Wake::Said(said) => {
                let hidden: Vec<Card> = said
                    .iter()
                    .filter_map(
                        |(_, choice)| if let Choice::Hide(card) = choice { Some(*card) } else { None },
                    )
                    .collect();
                game.fan(seat, &hidden);
                let count = hidden.len();
                (0..count).for_each(|_| game.shut.slide(hand(seat), 0, DECK, End::Top));
                game.shut.mix(DECK, End::Top, TOP);
                let events = move |cards| Event::Hid { seat, count, cards };
                cx.tell_only(
                    Seats::only(seat),
                    RuleId("trial:veil.1"),
                    || events(Some(hidden)),
                    || events(None),
                );
                Ok(Flow::Done)
            }
            Wake::Back(_) | Wake::Rolled(_) => Err(Halt::Bug("a veil only asks")),
        }
    }

    fn offer(&self, game: &Seance, _: &Content, seat: Seat, q: &mut Offer) {
        let rule = RuleId("trial:veil.1");
        q.ask_some(rule, 0, 2);
        game.held(seat).for_each(|card| q.offer(Choice::Hide(card), rule));
    }
}

impl Seance {
    /// The odds of the last card in a hand.
    pub(super) fn last_in_hand(&self, seat: Seat, odds: &mut Odds) {
        let pile = hand(seat);
        if let Some(last) = self.shut.len(pile).checked_sub(1) {
            self.shut.odds(pile, last, odds);
        }
    }

    /// Decides the last card in a hand and shows it to its owner.
    pub(super) fn drawn(&mut self, seat: Seat, from: From, card: Card, cx: &mut Cx<'_>) {
        let (pile, rule) = (hand(seat), RuleId("trial:draw.1"));
        self.shut.see(pile, self.shut.len(pile) - 1, card, Seats::only(seat));
        if cx.content.has(Fault::Says(Leak::Printed)) {
            cx.content.overheard.store(card.0, Relaxed);
        }
        if cx.content.has(Fault::ToldToAll) {
            cx.tell(rule, || Event::Drew(seat, from, Some(card)));
        } else {
            let events = |card| Event::Drew(seat, from, card);
            cx.tell_only(Seats::only(seat), rule, || events(Some(card)), || events(None));
        }
    }

    /// Plays a card from a hand; everybody sees which one of the hand it was.
    pub(super) fn lay_open(
        &mut self,
        seat: Seat,
        card: Card,
        rule: RuleId,
        cx: &mut Cx<'_>,
    ) -> Result<(), Halt> {
        let from = self.shut.find(hand(seat), card).ok_or(Halt::Bug("a card that is not held"))?;
        self.shut.take(hand(seat), from);
        self.throw(card);
        cx.reveal(rule, || Event::Played { seat, from, card });
        Ok(())
    }

    /// Reorders a hand with these cards first; nobody else knows any more which card is where.
    fn fan(&mut self, seat: Seat, first: &[Card]) {
        let mut cards: Vec<Card> = first.to_vec();
        cards.extend(self.held(seat).filter(|card| !first.contains(card)));
        self.shut.shuffle(hand(seat));
        for (at, card) in cards.into_iter().enumerate() {
            self.shut.see(hand(seat), at, card, Seats::only(seat));
        }
    }

    /// Refills an empty deck from the discard pile.
    fn refill(&mut self, cx: &mut Cx<'_>) {
        if self.shut.is_empty(DECK) {
            let discard = std::mem::take(&mut self.open.discard);
            discard.into_iter().for_each(|card| self.shut.put(card, DECK, End::Top, Seats::ALL));
            self.shut.shuffle(DECK);
            self.open.reshuffled = true;
            cx.tell(RuleId("trial:draw.2"), || Event::Reshuffled);
        }
    }

    /// Shows the guest the next card of the deck, which is `card`.
    fn look(&mut self, at: &mut u8, seat: Seat, card: Card) {
        self.shut.see(DECK, usize::from(*at), card, Seats::only(seat));
        *at += 1;
    }

    /// Shows the guest the deck as far as cards are decided; returns whether the next one has to be rolled.
    fn look_on(&mut self, at: &mut u8, seat: Seat, upto: usize) -> bool {
        let upto = upto.min(self.shut.len(DECK));
        while usize::from(*at) < upto {
            match self.shut.card(DECK, usize::from(*at)) {
                Some(card) => self.look(at, seat, card),
                None => return true,
            }
        }
        false
    }
}
