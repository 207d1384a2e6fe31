//! Drawing cards from decks and discarding cards from hands.

use engine::{Candidates, Card, End as Side, Flow, Odds, Procedure, Seat, Seats, Viewer, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::texts::Cards;
use super::{Encounter, Harm, ask, out_of_step};
use crate::content::{CardId, CardType, Content, When};
use crate::state::{Zone, pile};
use crate::{Choice, Cx, Event, Lcg, Offer, Step, Wake};

impl Lcg {
    /// Whether a drawn card is resolved at once instead of staying in hand.
    pub(crate) fn resolves_when_drawn(&self, content: &Content, card: CardId) -> bool {
        let def = self.def(content, card);
        match def.card_type {
            CardType::Treachery | CardType::Enemy => rule!("lcg:weakness.2", true),
            _ => {
                let revelation = def.abilities.iter().any(|ability| ability.when == When::Revelation);
                rule!("lcg:weakness.3", revelation, else false)
            }
        }
    }

    /// Weaknesses in a hand that still have to be resolved.
    fn weaknesses_in_hand(&self, content: &Content, seat: Seat) -> Cards {
        let due = |card: &CardId| !self.card(*card).seen && self.resolves_when_drawn(content, *card);
        self.hand(seat).filter(due).collect()
    }

    /// Whether a card unseen by the viewer is a weakness where public knowledge excludes that: cards of the opening
    /// hand, replaced cards and cards held at the end of a turn are never weaknesses, and those drawn later are already
    /// resolved, except for the `last` cards drawn.
    pub(crate) fn hides_a_weakness(
        &self,
        content: &Content,
        seat: Seat,
        viewer: Viewer,
        last: usize,
    ) -> bool {
        let deck = &self.decks[seat.index()];
        let all = deck.len(pile::HAND);
        let kept = usize::from(self.person(seat).kept);
        let unseen = |pile: usize, at: usize| {
            let card = if deck.known(pile, at, viewer).is_none() { deck.card(pile, at) } else { None };
            card.map(|card| Lcg::unpooled(seat, card))
        };
        let weak = |card: CardId| self.def(content, card).weakness.is_some();
        let first = (0..kept).filter_map(|at| unseen(pile::HAND, at));
        let away = (0..deck.len(pile::REPLACED)).filter_map(|at| unseen(pile::REPLACED, at));
        let mut later = (kept..all.saturating_sub(last)).filter_map(|at| unseen(pile::HAND, at));
        first.chain(away).any(weak) || later.any(|card| self.resolves_when_drawn(content, card))
    }

    /// Reveals cards in a hand, unless they are already public.
    fn lay_down(&mut self, seat: Seat, cards: &[CardId], cx: &mut Cx<'_>) {
        for &card in cards {
            let deck = &self.decks[seat.index()];
            let at = deck.find(pile::HAND, Lcg::pooled(card));
            if at.is_some_and(|at| deck.known(pile::HAND, at, Viewer::NONE).is_none()) {
                self.show(card);
                cx.reveal(RuleId("lcg:weakness.2"), || Event::Showed { seat: Some(seat), card });
            }
        }
    }

    /// Shuffles a seat's discard pile into its deck.
    pub(crate) fn reshuffle(&mut self, seat: Seat, cx: &mut Cx<'_>) {
        let (open, deck) = (&mut self.open, &mut self.decks[seat.index()]);
        for card in open.discards[seat.index()].drain(..) {
            open.cards[card.index()].zone = Zone::Hidden;
            deck.put(Lcg::pooled(card), pile::DECK, Side::Top, Seats::NONE);
        }
        self.decks[seat.index()].shuffle(pile::DECK);
        cx.tell(RuleId("lcg:running-out.1"), || Event::Reshuffled(Some(seat)));
    }
}

/// A seat draws cards from its deck.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct DrawCards {
    pub(crate) seat: Seat,
    left: u8,
    /// The number of cards drawn.
    drawn: u8,
    /// Whether there were fewer cards than intended.
    short: bool,
    /// Whether the deck ran out, which deals horror at the end.
    ran_out: bool,
    stage: u8,
    /// Whether it is an opening hand, for which weaknesses are set aside instead of resolved.
    opening: bool,
}

impl DrawCards {
    /// Draws this many cards.
    pub fn new(seat: Seat, n: u8) -> DrawCards {
        DrawCards { seat, left: n, drawn: 0, short: false, ran_out: false, stage: 0, opening: false }
    }

    /// Whether as many cards as intended were drawn.
    pub(crate) fn full(&self) -> bool {
        !self.short
    }

    /// The number of cards at the end of the hand that may still turn out to be weaknesses.
    pub(crate) fn unresolved(&self, seat: Seat) -> usize {
        if self.seat == seat && self.stage == 0 { usize::from(self.drawn) } else { 0 }
    }

    /// Draws this many cards for an opening hand.
    pub fn opening(seat: Seat, n: u8) -> DrawCards {
        DrawCards { opening: true, ..DrawCards::new(seat, n) }
    }
}

impl DrawCards {
    /// The index of the top card of the deck.
    fn top(game: &Lcg, seat: Seat) -> usize {
        rule!("lcg:drawing.1", 0, else game.decks[seat.index()].len(pile::DECK) - 1)
    }

    /// Resolves a weakness that was drawn.
    fn resolve(game: &mut Lcg, seat: Seat, card: CardId, cx: &mut Cx<'_>) -> Step {
        game.take_from_hand(seat, card);
        call(Encounter::weakness(game, seat, card, cx))
    }
}

impl Procedure<Lcg> for DrawCards {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        let deck = seat.index();
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Rolled(card) => {
                let card = Card(card as u8);
                let top = Self::top(game, seat);
                game.decks[deck].see(pile::DECK, top, card, Seats::only(seat));
                game.decks[deck].slide(pile::DECK, top, pile::HAND, Side::Bottom);
                let card = Lcg::unpooled(seat, card);
                self.drawn += 1;
                let weak = self.opening && game.def(cx.content, card).weakness.is_some();
                if weak {
                    rule!("lcg:setup.11", {
                        game.take_from_hand(seat, card);
                        game.card_mut(card).zone = Zone::Aside;
                        self.left += 1;
                        cx.reveal(RuleId("lcg:setup.11"), || Event::Showed { seat: Some(seat), card });
                    });
                } else {
                    game.person_mut(seat).kept += u8::from(self.opening);
                    cx.tell_only(
                        Seats::only(seat),
                        RuleId("lcg:drawing.1"),
                        || Event::Drew { seat, card: Some(card) },
                        || Event::Drew { seat, card: None },
                    );
                }
                self.left -= 1;
            }
            Wake::Said(&[(_, Choice::Pick(card))]) => return Self::resolve(game, seat, card, cx),
            Wake::Said(_) => return out_of_step(),
        }
        loop {
            match self.stage {
                0 if self.left > 0 && game.playing(seat) => {
                    if game.decks[deck].is_empty(pile::DECK) {
                        let goes_on = rule!("lcg:drawing.2", true, else self.drawn == 0);
                        let renewed =
                            rule!("lcg:drawing.4", !game.open.discards[deck].is_empty(), else false);
                        if !renewed || !goes_on {
                            (self.left, self.short) = (0, true);
                            continue;
                        }
                        self.ran_out = true;
                        game.reshuffle(seat, cx);
                    }
                    return Ok(Flow::Roll);
                }
                0 => self.stage = 1,
                1 => {
                    let weak = game.weaknesses_in_hand(cx.content, seat);
                    if weak.len() > 1 {
                        game.lay_down(seat, &weak, cx);
                    }
                    match game.next_of(&weak) {
                        Candidates::One(card) if game.playing(seat) => {
                            return Self::resolve(game, seat, card, cx);
                        }
                        Candidates::Many if game.playing(seat) => return ask(game.tie_breaker()),
                        Candidates::None | Candidates::One(_) | Candidates::Many => self.stage = 2,
                    }
                }
                2 => {
                    self.stage = 3;
                    if rule!("lcg:drawing.4", self.ran_out, else false) && game.playing(seat) {
                        return call(Harm::take(game, seat, 0, 1, false));
                    }
                }
                _ => return Ok(Flow::Done),
            }
        }
    }

    fn offer(&self, game: &Lcg, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("lcg:lead-investigator.2"));
        for card in game.weaknesses_in_hand(content, self.seat) {
            q.offer(Choice::Pick(card), RuleId("lcg:lead-investigator.2"));
        }
    }

    fn odds(&self, game: &Lcg, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("lcg:drawing.1"));
        game.decks[self.seat.index()].odds_or_card(pile::DECK, Self::top(game, self.seat), odds);
    }
}

/// A seat discards cards from its hand.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Drop {
    pub(crate) seat: Seat,
    n: u8,
    how: How,
    /// The number of cards discarded.
    pub done: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum How {
    Chosen,
    AtRandom,
    AllBut,
}

impl Drop {
    /// Discards this many cards of the seat's choice.
    pub fn chosen(seat: Seat, n: u8) -> Drop {
        Drop { seat, n, how: How::Chosen, done: 0 }
    }

    /// Discards this many cards at random.
    pub fn at_random(seat: Seat, n: u8) -> Drop {
        Drop { how: How::AtRandom, ..Drop::chosen(seat, n) }
    }

    /// Discards cards of the seat's choice until this many are left.
    pub fn all_but(seat: Seat, n: u8) -> Drop {
        Drop { how: How::AllBut, ..Drop::chosen(seat, n) }
    }

    /// Whether as many cards as intended were discarded.
    pub(crate) fn full(&self) -> bool {
        match self.how {
            How::Chosen => self.done >= self.n,
            How::AtRandom => self.n == 0,
            How::AllBut => true,
        }
    }

    /// The cards that can be chosen, which excludes weaknesses.
    pub(crate) fn free<'a>(&self, game: &'a Lcg, content: &'a Content) -> impl Iterator<Item = CardId> + 'a {
        game.hand(self.seat).filter(
            move |&card| rule!("lcg:weakness.7", game.def(content, card).weakness.is_none(), else true),
        )
    }

    /// The number of cards to be discarded.
    pub(crate) fn due(&self, game: &Lcg) -> usize {
        match self.how {
            How::Chosen | How::AtRandom => usize::from(self.n),
            How::AllBut => game.hand_size(self.seat).saturating_sub(usize::from(self.n)),
        }
    }
}

impl Procedure<Lcg> for Drop {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        match wake {
            Wake::Enter => {}
            Wake::Said(said) => {
                for at in 0..said.len() {
                    let (_, choice) = said[rule!("lcg:discard-pile.6", at, else said.len() - 1 - at)];
                    let Choice::Pick(card) = choice else { return out_of_step() };
                    game.discard_from_hand(seat, card, cx);
                    self.done += 1;
                }
                return Ok(Flow::Done);
            }
            Wake::Rolled(at) => {
                let Some(card) = game.hand(seat).nth(at as usize) else { return out_of_step() };
                game.discard_from_hand(seat, card, cx);
                self.done += 1;
                self.n -= 1;
            }
            Wake::Back(_) => return out_of_step(),
        }
        if self.how == How::AtRandom {
            return if self.n == 0 || game.hand_size(seat) == 0 { Ok(Flow::Done) } else { Ok(Flow::Roll) };
        }
        if self.due(game) == 0 || game.hand_size(seat) == 0 { Ok(Flow::Done) } else { ask(seat) }
    }

    fn offer(&self, game: &Lcg, content: &Content, _: Seat, q: &mut Offer) {
        let free: Cards = self.free(game, content).collect();
        let n = rule!("lcg:targets.3", self.due(game).min(free.len()), else 1) as u8;
        q.ask_some(RuleId("lcg:discard-pile.1"), n, n);
        for card in free {
            q.offer(Choice::Pick(card), RuleId("lcg:discard-pile.1"));
        }
    }

    fn odds(&self, game: &Lcg, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("lcg:discard-pile.1"));
        (0..game.hand_size(self.seat)).for_each(|at| odds.push(at as u32, 1));
    }
}
