//! Drawing an encounter card: peril, revelation, spawning, surge. Weaknesses are resolved in the same way.

use engine::{Card, End as Side, Flow, Odds, Procedure, Seat, Seats, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::{Resolve, Spawn, out_of_step};
use crate::content::{CardDefId, CardId, CardType, Content, Keyword, Occasion, When};
use crate::state::{Env, TimingEvent, Zone, pile};
use crate::{Cx, Event, Lcg, Step, Wake};

/// Draws and resolves an encounter card.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Encounter {
    pub(crate) seat: Seat,
    card: Option<CardId>,
    pub(crate) pile: u8,
    stage: u8,
    /// The number of further cards to be drawn.
    more: u8,
    /// Whether the card has peril.
    perilous: bool,
    /// The seat in peril before, because of a card that is still being resolved.
    outer: Option<Seat>,
}

impl Encounter {
    /// Draws the top card of the encounter deck.
    pub fn draw(seat: Seat) -> Encounter {
        Encounter {
            seat,
            card: None,
            pile: pile::ENCOUNTERS as u8,
            stage: 0,
            more: 0,
            perilous: false,
            outer: None,
        }
    }

    /// Draws the top card of the cultist deck.
    pub fn cultist(seat: Seat) -> Encounter {
        Encounter { pile: pile::CULTISTS as u8, ..Encounter::draw(seat) }
    }

    /// Resolves a card that was found and is already public.
    pub fn found(seat: Seat, card: CardId) -> Encounter {
        Encounter { card: Some(card), stage: 1, ..Encounter::draw(seat) }
    }

    /// The index in its pile of the card to be drawn.
    fn top(&self, game: &Lcg) -> usize {
        rule!("lcg:framework.6", 0, else game.scenario.len(usize::from(self.pile)) - 1)
    }

    /// Resolves a weakness from the seat's own deck.
    pub fn weakness(game: &mut Lcg, seat: Seat, card: CardId, cx: &mut Cx<'_>) -> Encounter {
        game.card_mut(card).zone = Zone::Limbo;
        cx.reveal(RuleId("lcg:weakness.2"), || Event::Encounter { seat, card });
        Encounter::found(seat, card)
    }
}

impl Procedure<Lcg> for Encounter {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Rolled(card) => {
                let (pile, at) = (usize::from(self.pile), self.top(game));
                game.see(pile, at, Card(card as u8), Seats::ALL, cx);
                let card = game.take_to_resolve(pile, at, cx);
                cx.reveal(RuleId("lcg:framework.6"), || Event::Encounter { seat, card });
                (self.card, self.stage) = (Some(card), 1);
            }
            Wake::Said(_) => return out_of_step(),
        }
        loop {
            let Some(card) = self.card else {
                if !game.playing(seat) || game.scenario.is_empty(usize::from(self.pile)) {
                    return Ok(Flow::Done);
                }
                return Ok(Flow::Roll);
            };
            self.stage += 1;
            match self.stage {
                2 => {
                    if rule!("lcg:peril.1", game.def(cx.content, card).has(Keyword::Peril), else false) {
                        self.perilous = true;
                        self.outer = game.open.peril.replace(seat);
                    }
                    if game.card_type(cx.content, card) == CardType::Treachery {
                        let event =
                            TimingEvent::new(Occasion::Treachery, Some(seat), card, game.location(seat));
                        if let Some(frame) = game.before(event) {
                            return call(frame);
                        }
                    }
                }
                3 => {
                    let mut cancelled = false;
                    if game.card_type(cx.content, card) == CardType::Treachery {
                        cancelled = game.current().is_some_and(|event| event.cancelled);
                        game.drop_event();
                    }
                    if rule!("lcg:cancel.1", cancelled, else false) {
                        cx.tell(RuleId("lcg:cancel.1"), || Event::Cancelled(card));
                        self.stage = rule!("lcg:cancel.4", self.stage, else 5);
                        continue;
                    }
                    let revelation = game
                        .def(cx.content, card)
                        .abilities
                        .iter()
                        .find(|ability| ability.when == When::Revelation);
                    if let Some(ability) = rule!("lcg:revelation.2", revelation, else None)
                        && game.playing(seat)
                    {
                        let you = rule!("lcg:you.2", seat, else game.open.lead);
                        return call(Resolve::of(ability.does, Env::of(you, card)));
                    }
                }
                4 => {
                    let spawns = game.card_type(cx.content, card) == CardType::Enemy
                        && game.card(card).zone == Zone::Limbo;
                    if rule!("lcg:framework.9", spawns, else false) {
                        return call(Spawn::drawn(card, seat));
                    }
                }
                5 => {
                    let worth = game.def(cx.content, card).victory.is_some()
                        && game.card_type(cx.content, card) == CardType::Treachery;
                    let done = game.card(card).zone == Zone::Limbo;
                    let sort = game.card_type(cx.content, card);
                    let kept = done && matches!(sort, CardType::Asset | CardType::Event | CardType::Skill);
                    if done && rule!("lcg:victory.4", worth, else false) {
                        game.put_in_victory(card, cx);
                    } else if rule!("lcg:weakness.3", kept, else false) {
                        game.take_back(card, cx);
                        game.card_mut(card).seen = true;
                    } else if done {
                        rule!("lcg:treachery-cards.1", {
                            game.discard(card, cx);
                        });
                    }
                    if self.perilous {
                        game.open.peril = self.outer;
                    }
                    if let Some(frame) = game.pending_resolution(cx.content) {
                        return call(frame);
                    }
                }
                _ => {
                    let printed = game.def(cx.content, card).has(Keyword::Surge);
                    let gained = game.open.surge.take() == Some(card);
                    let times = u8::from(printed) + u8::from(gained);
                    let times = self.more + rule!("lcg:keywords.4", times.min(1), else times);
                    if rule!("lcg:surge.1", times > 0, else false) && game.playing(seat) {
                        cx.tell(RuleId("lcg:surge.1"), || Event::Surge(card));
                        *self = Encounter { more: times - 1, ..Encounter::draw(seat) };
                        continue;
                    }
                    return Ok(Flow::Done);
                }
            }
        }
    }

    fn odds(&self, game: &Lcg, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("lcg:framework.6"));
        game.scenario.odds_or_card(usize::from(self.pile), self.top(game), odds);
    }
}

impl Lcg {
    /// Lets seats see a card of a scenario pile.
    pub(crate) fn see(&mut self, pile: usize, at: usize, card: Card, who: Seats, cx: &mut Cx<'_>) {
        self.scenario.see(pile, at, card, who);
        self.note_lot(Lcg::of_scenario(card), who, cx);
    }

    /// Records that seats who see a card of the random encounter set know which set it is.
    pub(crate) fn note_lot(&mut self, card: CardId, who: Seats, cx: &mut Cx<'_>) {
        let scenario = &cx.content.scenarios()[usize::from(self.open.scenario)];
        if scenario.one_of.is_empty() || self.open.lot_known == Seats::ALL {
            return;
        }
        let (kind, by_lot) = (self.open.kinds[card.index()], self.is_by_lot(cx.content, card));
        if by_lot {
            self.open.lot_known = self.open.lot_known.union(who);
        }
        if by_lot && who == Seats::ALL {
            cx.reveal(RuleId("lcg:setup.13"), || Event::Lot(kind));
        }
    }

    fn is_by_lot(&self, content: &Content, card: CardId) -> bool {
        let scenario = &content.scenarios()[usize::from(self.open.scenario)];
        scenario.one_of.contains(&self.def(content, card).set)
    }

    /// The random encounter set that is in the encounter deck, if any of its cards is still in the game.
    pub(crate) fn set_by_lot<'a>(&self, content: &'a Content) -> Option<&'a str> {
        let all = (CardId::SCENARIO.0..CardId::PLACES.0).map(CardId);
        let mut of_lot =
            all.filter(|&card| self.card(card).zone != Zone::Out && self.is_by_lot(content, card));
        of_lot.next().map(|card| self.def(content, card).set.as_str())
    }

    /// Sets which of the random encounter sets is in the encounter deck.
    pub(crate) fn set_random_set(&mut self, content: &Content, which: usize) {
        let scenario = &content.scenarios()[usize::from(self.open.scenario)];
        let Some(set) = scenario.one_of.get(which) else { return };
        let of_set = content.cards().iter().enumerate().filter(|(_, card)| card.set == *set);
        let mut kinds = of_set.flat_map(|(at, card)| (0..card.count).map(move |_| CardDefId(at as u8)));
        for card in (CardId::SCENARIO.0..CardId::PLACES.0).map(CardId) {
            if self.card(card).zone != Zone::Out
                && self.is_by_lot(content, card)
                && let Some(kind) = kinds.next()
            {
                self.open.kinds[card.index()] = kind;
            }
        }
    }

    /// Takes a card out of a scenario pile to be resolved.
    pub(crate) fn take_to_resolve(&mut self, pile: usize, at: usize, cx: &mut Cx<'_>) -> CardId {
        let card = Lcg::of_scenario(self.scenario.take(pile, at));
        self.card_mut(card).zone = Zone::Limbo;
        self.refill_encounters(cx);
        card
    }

    /// Rebuilds an empty encounter deck from its discard pile: when its last card leaves it, or else as soon as there
    /// is a discard pile.
    pub(crate) fn refill_encounters(&mut self, cx: &mut Cx<'_>) {
        if rule!("lcg:encounter-deck.2", self.scenario.is_empty(pile::ENCOUNTERS), else false) {
            self.shuffle_discards_in(cx);
        }
    }

    /// Shuffles the encounter discard pile into the encounter deck.
    pub(crate) fn shuffle_discards_in(&mut self, cx: &mut Cx<'_>) {
        if rule!("lcg:discard-pile.7", self.open.discards[CardId::SEATS].is_empty(), else false) {
            return;
        }
        let empty = self.scenario.is_empty(pile::ENCOUNTERS);
        for card in self.open.discards[CardId::SEATS].drain(..) {
            self.open.cards[card.index()].zone = Zone::Hidden;
            self.scenario.put(Lcg::pooled(card), pile::ENCOUNTERS, Side::Top, Seats::NONE);
        }
        self.scenario.shuffle(pile::ENCOUNTERS);
        if empty {
            cx.tell(RuleId("lcg:encounter-deck.2"), || Event::Reshuffled(None));
        } else {
            cx.tell(RuleId("lcg:effects.1"), || Event::Shuffled(None));
        }
    }
}
