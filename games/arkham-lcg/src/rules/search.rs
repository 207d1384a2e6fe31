//! Searching decks, looking at cards, and discarding from a deck until something is found.

use engine::{Card, End as Side, Flow, Odds, Procedure, Seat, Seats, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::texts::Cards;
use super::{Encounter, Resolve, ask, out_of_step};
use crate::content::{CardId, Content, Effect, EffectId, Is};
use crate::state::{Env, Zone, pile};
use crate::{Choice, Cx, Event, Lcg, Offer, Step, Wake};

impl Lcg {
    /// Logs that a seat looks at a card that the others do not see.
    fn looked(&self, seat: Seat, card: CardId, cx: &mut Cx<'_>) {
        let kind = self.open.kinds[card.index()];
        cx.tell_only(
            Seats::only(seat),
            RuleId("lcg:search.1"),
            || Event::Looked { seat, card: Some((card, kind)) },
            || Event::Looked { seat, card: None },
        );
    }

    /// Logs that a seat has searched these cards of a deck, which the others do not see.
    fn searched(&self, seat: Seat, deck: Option<Seat>, cards: &Cards, cx: &mut Cx<'_>) {
        let n = cards.len() as u8;
        let named = || cards.iter().map(|&card| (card, self.open.kinds[card.index()])).collect();
        cx.tell_only(
            Seats::only(seat),
            RuleId("lcg:search.1"),
            || Event::Searched { seat, deck, n, cards: Some(named()) },
            || Event::Searched { seat, deck, n, cards: None },
        );
    }
}

/// Logs that nothing was found. A found card is logged by what happens to it.
fn tell_nothing_found(seat: Seat, choice: Choice, cx: &mut Cx<'_>) {
    if choice == Choice::Pass {
        cx.tell(RuleId("lcg:search.3"), || Event::FoundNothing(seat));
    }
}

/// Offers the matching cards. The other cards looked at are refused, so that the player sees them.
fn offer_found(q: &mut Offer, fitting: &Cards, looked_at: impl Iterator<Item = CardId>) {
    for &card in fitting {
        q.offer(Choice::Pick(card), RuleId("lcg:search.1"));
    }
    for card in looked_at.filter(|card| !fitting.contains(card)) {
        q.refuse(Choice::Pick(card), RuleId("lcg:search.1"));
    }
    if rule!("lcg:search.3", fitting.is_empty(), else true) {
        q.decline(Choice::Pass, RuleId("lcg:search.3"));
    }
}

/// Searches a seat's deck for a card.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Search {
    text: EffectId,
    pub(crate) env: Env,
    /// The number of cards looked at.
    seen: u8,
}

impl Search {
    /// Searches as the effect says.
    pub fn new(text: EffectId, env: Env) -> Search {
        Search { text, env, seen: 0 }
    }

    fn words<'a>(&self, content: &'a Content) -> (Option<u8>, &'a Is) {
        match content.effect(self.text) {
            Effect::Search { top, for_, .. } => (*top, for_),
            _ => (Some(0), &Is::Anything),
        }
    }

    fn depth(&self, game: &Lcg, content: &Content) -> usize {
        let all = game.decks[self.env.you.index()].len(pile::DECK);
        let fewer = |top: usize| rule!("lcg:effects.4", top.min(all), else if top > all { 0 } else { top });
        self.words(content).0.map_or(all, |top| fewer(top.into()))
    }

    pub(crate) fn fitting(&self, game: &Lcg, content: &Content) -> Cards {
        let (_, wanted) = self.words(content);
        self.looked_at(game, content).filter(|&card| game.is(content, card, wanted, self.env)).collect()
    }

    fn looked_at<'a>(&self, game: &'a Lcg, content: &Content) -> impl Iterator<Item = CardId> + use<'a> {
        let seat = self.env.you;
        let deck = &game.decks[seat.index()];
        let all = (0..self.depth(game, content)).filter_map(|at| deck.card(pile::DECK, at));
        all.map(move |card| Lcg::unpooled(seat, card))
    }
}

impl Procedure<Lcg> for Search {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.env.you;
        let deck = seat.index();
        match wake {
            Wake::Enter => {}
            Wake::Rolled(card) => {
                let card = Card(card as u8);
                let viewer = rule!("lcg:search.1", Seats::only(seat), else Seats::ALL);
                game.decks[deck].see(pile::DECK, usize::from(self.seen), card, viewer);
                self.seen += 1;
            }
            Wake::Said(&[(_, choice)]) => {
                let mut found = None;
                tell_nothing_found(seat, choice, cx);
                if let Choice::Pick(card) = choice {
                    let at = game.decks[deck].find(pile::DECK, Lcg::pooled(card));
                    let Some(at) = at else { return out_of_step() };
                    // If a particular kind of card was searched for, the card found is revealed.
                    let shown = !matches!(self.words(cx.content).1, Is::Anything);
                    if shown {
                        game.decks[deck].see(pile::DECK, at, Lcg::pooled(card), Seats::ALL);
                        cx.reveal(RuleId("lcg:search.1"), || Event::Showed { seat: Some(seat), card });
                    } else {
                        // Hides its former position from the other players.
                        game.decks[deck].rearrange_top(pile::DECK, usize::from(self.seen), Seats::only(seat));
                    }
                    let at = game.decks[deck].find(pile::DECK, Lcg::pooled(card)).unwrap_or(at);
                    game.decks[deck].slide(pile::DECK, at, pile::HAND, Side::Bottom);
                    if !shown {
                        cx.tell_only(
                            Seats::only(seat),
                            RuleId("lcg:search.1"),
                            || Event::Drew { seat, card: Some(card) },
                            || Event::Drew { seat, card: None },
                        );
                    }
                    found = Some(card);
                }
                rule!("lcg:search.2", {
                    game.decks[deck].shuffle(pile::DECK);
                });
                cx.tell(RuleId("lcg:search.3"), || Event::Shuffled(Some(seat)));
                let resolves = |card: &CardId| rule!("lcg:weakness.4", game.resolves_when_drawn(cx.content, *card), else false);
                if let Some(card) = found.filter(resolves) {
                    game.take_from_hand(seat, card);
                    return call(Encounter::weakness(game, seat, card, cx));
                }
                return Ok(Flow::Done);
            }
            Wake::Back(_) => return Ok(Flow::Done),
            Wake::Said(_) => return out_of_step(),
        }
        if usize::from(self.seen) < self.depth(game, cx.content) {
            return Ok(Flow::Roll);
        }
        game.searched(seat, Some(seat), &self.looked_at(game, cx.content).collect(), cx);
        ask(seat)
    }

    fn offer(&self, game: &Lcg, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("lcg:search.1"));
        let all = self.fitting(game, content);
        offer_found(q, &all, self.looked_at(game, content));
    }

    fn odds(&self, game: &Lcg, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("lcg:search.1"));
        game.decks[self.env.you.index()].odds_or_card(pile::DECK, usize::from(self.seen), odds);
    }
}

/// Lets a seat look at the top cards of a deck and put them back in any order.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Scry {
    pub(crate) seat: Seat,
    n: u8,
    seen: u8,
    /// The number of cards put back so far, the deepest first.
    laid: u8,
    /// The deck, once it is chosen.
    pub(crate) deck: Option<Deck>,
}

/// A deck that can be looked at.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Deck {
    /// The deck of a seat.
    Of(Seat),
    /// The encounter deck.
    Encounters,
}

impl Scry {
    /// Looks at this many cards.
    pub fn new(seat: Seat, n: u8) -> Scry {
        Scry { seat, n, seen: 0, laid: 0, deck: None }
    }

    fn len(&self, game: &Lcg) -> usize {
        match self.deck {
            Some(Deck::Of(seat)) => game.decks[seat.index()].len(pile::DECK),
            Some(Deck::Encounters) => game.scenario.len(pile::ENCOUNTERS),
            None => 0,
        }
    }

    fn card(&self, game: &Lcg, at: usize) -> Option<CardId> {
        match self.deck? {
            Deck::Of(seat) => {
                game.decks[seat.index()].card(pile::DECK, at).map(|card| Lcg::unpooled(seat, card))
            }
            Deck::Encounters => game.scenario.card(pile::ENCOUNTERS, at).map(Lcg::of_scenario),
        }
    }
}

impl Procedure<Lcg> for Scry {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let viewer = Seats::only(self.seat);
        match wake {
            Wake::Enter => return ask(self.seat),
            Wake::Said(&[(_, Choice::Deck(deck))]) => {
                self.deck = Some(deck.map_or(Deck::Encounters, Deck::Of));
            }
            Wake::Rolled(card) => {
                let (at, card) = (usize::from(self.seen), Card(card as u8));
                let looked = match self.deck {
                    Some(Deck::Of(seat)) => {
                        game.decks[seat.index()].see(pile::DECK, at, card, viewer);
                        Lcg::unpooled(seat, card)
                    }
                    _ => {
                        game.see(pile::ENCOUNTERS, at, card, viewer, cx);
                        Lcg::of_scenario(card)
                    }
                };
                game.looked(self.seat, looked, cx);
                self.seen += 1;
            }
            Wake::Said(&[(_, Choice::Pick(card))]) => {
                // Before the first card is put back, hides the order from the other players.
                if self.laid == 0 {
                    match self.deck {
                        Some(Deck::Of(seat)) => {
                            game.decks[seat.index()].rearrange_top(pile::DECK, usize::from(self.seen), viewer)
                        }
                        _ => game.scenario.rearrange_top(pile::ENCOUNTERS, usize::from(self.seen), viewer),
                    }
                }
                let card = Lcg::pooled(card);
                match self.deck {
                    Some(Deck::Of(seat)) => {
                        let deck = &mut game.decks[seat.index()];
                        if let Some(at) = deck.find(pile::DECK, card) {
                            deck.slide(pile::DECK, at, pile::DECK, Side::Top);
                        }
                    }
                    _ => {
                        if let Some(at) = game.scenario.find(pile::ENCOUNTERS, card) {
                            game.scenario.slide(pile::ENCOUNTERS, at, pile::ENCOUNTERS, Side::Top);
                        }
                    }
                }
                self.laid += 1;
            }
            Wake::Said(_) | Wake::Back(_) => return out_of_step(),
        }
        let depth = usize::from(self.n).min(self.len(game));
        if usize::from(self.seen) < depth {
            Ok(Flow::Roll)
        } else if usize::from(self.laid) < depth {
            ask(self.seat)
        } else {
            Ok(Flow::Done)
        }
    }

    fn offer(&self, game: &Lcg, _: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("lcg:effects.1"));
        q.public_count();
        if self.deck.is_none() {
            for seat in game.players() {
                q.offer(Choice::Deck(Some(seat)), RuleId("lcg:effects.1"));
            }
            q.offer(Choice::Deck(None), RuleId("lcg:effects.1"));
            return;
        }
        // Cards already put back are on top.
        for at in usize::from(self.laid)..usize::from(self.seen) {
            if let Some(card) = self.card(game, at) {
                q.offer(Choice::Pick(card), RuleId("lcg:effects.1"));
            }
        }
    }

    fn odds(&self, game: &Lcg, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("lcg:effects.1"));
        match self.deck {
            Some(Deck::Of(seat)) => {
                game.decks[seat.index()].odds_or_card(pile::DECK, usize::from(self.seen), odds)
            }
            _ => game.scenario.odds_or_card(pile::ENCOUNTERS, usize::from(self.seen), odds),
        }
    }
}

/// Searches the encounter deck and its discard pile, or discards cards from the top of the deck until enough matching
/// ones are found.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct DigUp {
    text: EffectId,
    pub(crate) env: Env,
    /// The number of cards looked at, in a search.
    seen: u8,
    /// The number of matching cards still to be found, when discarding.
    left: u8,
    /// The number of cards left, when discarding: it goes through the deck only once.
    unturned: u8,
}

impl DigUp {
    /// Begins as the effect says.
    pub fn new(game: &mut Lcg, text: EffectId, env: Env, cx: &mut Cx<'_>) -> DigUp {
        let mut left = 0;
        if let Effect::DiscardUntil { n, .. } = cx.content.effect(text) {
            left = game.amount(cx.content, n, env);
            game.shuffle_discards_in(cx);
        }
        DigUp { text, env, seen: 0, left, unturned: game.scenario.len(pile::ENCOUNTERS) as u8 }
    }

    pub(crate) fn searches(&self, content: &Content) -> bool {
        matches!(content.effect(self.text), Effect::FindEncounter(_))
    }

    pub(crate) fn fitting(&self, game: &Lcg, content: &Content) -> Cards {
        let Effect::FindEncounter(wanted) = content.effect(self.text) else { return Cards::new() };
        let discards = game.open.discards[CardId::SEATS].iter().copied();
        let all = Self::looked_at(game).chain(discards);
        all.filter(|&card| game.is(content, card, wanted, self.env)).collect()
    }

    fn looked_at(game: &Lcg) -> impl Iterator<Item = CardId> + '_ {
        let all = (0..game.scenario.len(pile::ENCOUNTERS))
            .filter_map(|at| game.scenario.card(pile::ENCOUNTERS, at));
        all.map(Lcg::of_scenario)
    }
}

impl Procedure<Lcg> for DigUp {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.env.you;
        match wake {
            Wake::Enter => {}
            Wake::Rolled(card) if self.searches(cx.content) => {
                let at = usize::from(self.seen);
                game.see(pile::ENCOUNTERS, at, Card(card as u8), Seats::only(seat), cx);
                self.seen += 1;
            }
            Wake::Rolled(card) => {
                game.see(pile::ENCOUNTERS, 0, Card(card as u8), Seats::ALL, cx);
                let card = Lcg::of_scenario(game.scenario.take(pile::ENCOUNTERS, 0));
                game.card_mut(card).zone = Zone::Limbo;
                self.unturned = self.unturned.saturating_sub(1);
                cx.reveal(RuleId("lcg:effects.1"), || Event::Showed { seat: None, card });
                let Effect::DiscardUntil { for_, then, .. } = cx.content.effect(self.text) else {
                    return out_of_step();
                };
                if game.is(cx.content, card, for_, self.env) {
                    game.refill_encounters(cx);
                    self.left -= 1;
                    return call(Resolve::of(*then, Env { it: card, ..self.env }));
                }
                game.discard(card, cx);
            }
            Wake::Said(&[(_, choice)]) => {
                tell_nothing_found(seat, choice, cx);
                if let Choice::Pick(card) = choice {
                    match game.scenario.find(pile::ENCOUNTERS, Lcg::pooled(card)) {
                        Some(at) => drop(game.take_to_resolve(pile::ENCOUNTERS, at, cx)),
                        None => game.lay_open(card),
                    }
                }
                rule!("lcg:search.2", {
                    game.scenario.shuffle(pile::ENCOUNTERS);
                });
                let Choice::Pick(card) = choice else { return Ok(Flow::Done) };
                game.note_lot(card, Seats::ALL, cx);
                cx.reveal(RuleId("lcg:search.1"), || Event::Encounter { seat, card });
                return call(Encounter::found(seat, card));
            }
            Wake::Back(_) if self.searches(cx.content) => return Ok(Flow::Done),
            Wake::Back(crate::Frame::Resolve(found)) => {
                // A card to which nothing happened is discarded like the rest.
                if game.card(found.env.it).zone == Zone::Limbo {
                    game.discard(found.env.it, cx);
                }
            }
            Wake::Back(_) | Wake::Said(_) => return out_of_step(),
        }
        if self.searches(cx.content) {
            let more = usize::from(self.seen) < game.scenario.len(pile::ENCOUNTERS);
            if more {
                return Ok(Flow::Roll);
            }
            game.searched(seat, None, &Self::looked_at(game).collect(), cx);
            return ask(seat);
        }
        let more = self.left > 0 && self.unturned > 0 && !game.scenario.is_empty(pile::ENCOUNTERS);
        if more { Ok(Flow::Roll) } else { Ok(Flow::Done) }
    }

    fn offer(&self, game: &Lcg, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("lcg:search.1"));
        let all = self.fitting(game, content);
        offer_found(q, &all, Self::looked_at(game));
    }

    fn odds(&self, game: &Lcg, content: &Content, odds: &mut Odds) {
        odds.cite(RuleId("lcg:effects.1"));
        let at = if self.searches(content) { usize::from(self.seen) } else { 0 };
        game.scenario.odds_or_card(pile::ENCOUNTERS, at, odds);
    }
}
