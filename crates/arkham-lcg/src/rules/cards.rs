//! Cards: drawing and discarding them, entering and leaving play, slots, and the tokens on them.

use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};
use table::{Card, End as Side, Few, Flow, Odds, Procedure, Seat, Seats, call, few};

use super::texts::Cards;
use super::{Encounter, Harm, ask, out_of_step};
use crate::content::{CardId, CardSet, Constant, Content, ExtraAction, Keyword, Occasion, Slot, Sort, When};
use crate::state::{CardState, Deed, Zone, pile};
use crate::{Choice, Cx, Event, Lcg, Offer, Step, Wake};

impl Lcg {
    /// A card enters play, fresh.
    pub(crate) fn put_in_play(&mut self, content: &Content, card: CardId, zone: Zone) {
        let CardState { by, at, seen, .. } = *self.card(card);
        let uses = self.def(content, card).uses.map_or(0, |(_, n)| n);
        let uses = rule!("lcg:uses.1", uses, else 0);
        let turned = rule!("lcg:ready.2", false, else true);
        *self.card_mut(card) = CardState { zone, by, at, seen, uses, turned, ..*self.card(card) };
        self.open.play.insert(card);
        self.open.waits |= content.waits(self.open.kinds[card.at()]).0;
    }

    /// A card goes out of play, with all that is on it; cards attached to it are discarded.
    fn take_out(&mut self, card: CardId, zone: Zone, cx: &mut Cx<'_>) {
        let was_in_play = self.is_in_play(card);
        let by = self.card(card).by;
        let bare = CardState { by: None, at: None, turned: false, seen: false, ..*self.card(card) };
        let bare = rule!("lcg:leaves-play.2", CardState::default(), else bare);
        *self.card_mut(card) = CardState { zone, ..bare };
        if !was_in_play {
            return;
        }
        self.open.play.remove(card);
        // Should it come back, its limits begin anew.
        rule!("lcg:limits.1", {
            self.open.used.retain(|used| used.card != card);
        });
        rule!("lcg:leaves-play.4", {
            self.open.lasting.retain(|held| rule!("lcg:lasting-effects.2", held.on != card, else false));
        });
        let gave = |constant: &Constant| matches!(constant, Constant::Slots(..));
        if let Some(seat) = by.filter(|_| self.def(cx.content, card).constants.iter().any(gave)) {
            self.open.cramped = self.open.cramped.with(seat);
        }
        let attached: Cards =
            self.open.play.iter().filter(|&other| self.card(other).at == Some(card)).collect();
        for other in attached {
            let sort = self.sort(cx.content, other);
            if !matches!(sort, Sort::Enemy | Sort::Investigator | Sort::Location) {
                rule!("lcg:attach.3", {
                    self.discard(other, cx);
                });
            }
        }
        self.open.waits =
            self.open.play.iter().fold(0, |all, card| all | cx.content.waits(self.open.kinds[card.at()]).0);
    }

    /// Whether a card in play is free to leave it.
    pub(crate) fn may_leave(&self, content: &Content, card: CardId) -> bool {
        let stays = rule!("lcg:permanent.5", self.def(content, card).has(Keyword::Permanent), else false);
        let cursed = || self.constants(content, card).contains(&Constant::StaysWithHorror);
        !(stays || self.card(card).horror > 0 && cursed())
    }

    /// A card goes to the discard pile it belongs to.
    pub(crate) fn discard(&mut self, card: CardId, cx: &mut Cx<'_>) {
        if self.is_in_play(card) && !self.may_leave(cx.content, card) {
            return;
        }
        let borrowed = card.owner().is_none() && self.sort(cx.content, card) == Sort::Asset;
        let left = card.owner().is_some_and(|seat| !self.playing(seat));
        let gone = rule!("lcg:elimination.3", left, else false) || borrowed;
        if gone {
            return self.remove(card, cx);
        }
        let was_hidden = self.card(card).zone == Zone::Hidden;
        let owner = rule!("lcg:ownership-control.3", card.owner(), else self.card(card).by.or(card.owner()));
        self.take_out(card, Zone::Discard, cx);
        rule!("lcg:discard-pile.1", {
            let pile = &mut self.open.discards[owner.map_or(CardId::SEATS, Seat::at)];
            pile.insert(rule!("lcg:discard-pile.5", pile.len(), else 0), card);
        });
        if was_hidden {
            cx.reveal(RuleId("lcg:discard-pile.1"), || Event::Discarded(card));
        } else {
            cx.tell(RuleId("lcg:discard-pile.1"), || Event::Discarded(card));
        }
    }

    /// A unique card of the scenario takes the place of a player's card of its title.
    pub(crate) fn oust_twin(&mut self, card: CardId, cx: &mut Cx<'_>) {
        let def = self.def(cx.content, card);
        if !def.unique || card.owner().is_some() {
            return;
        }
        let twin =
            |other: &CardId| other.owner().is_some() && self.def(cx.content, *other).title == def.title;
        if let Some(twin) = self.open.play.iter().find(twin) {
            rule!("lcg:unique.3", {
                self.discard(twin, cx);
            });
        }
    }

    /// A card goes out of the game.
    pub(crate) fn remove(&mut self, card: CardId, cx: &mut Cx<'_>) {
        self.take_out(card, Zone::Out, cx);
        cx.tell(RuleId("lcg:remove-from-game.1"), || Event::Removed(card));
    }

    /// A card goes into the victory display.
    pub(crate) fn put_in_victory(&mut self, card: CardId, cx: &mut Cx<'_>) {
        self.take_out(card, Zone::Victory, cx);
        cx.tell(RuleId("lcg:victory.2"), || Event::Victory(card));
    }

    /// A card goes to its owner's hand, for all to see.
    pub(crate) fn take_back(&mut self, card: CardId, cx: &mut Cx<'_>) {
        let Some(seat) = card.owner() else { return };
        if self.card(card).zone == Zone::Discard {
            self.open.discards[seat.at()].retain(|&other| other != card);
        }
        self.take_out(card, Zone::Hidden, cx);
        self.decks[seat.at()].put(Lcg::pooled(card), pile::HAND, Side::Bottom, Seats::ALL);
        cx.tell(RuleId("lcg:leaves-play.1"), || Event::Returned(card));
    }

    /// A card is put under its owner's deck.
    pub(crate) fn put_under(&mut self, seat: Seat, card: CardId, cx: &mut Cx<'_>) {
        self.take_out(card, Zone::Hidden, cx);
        self.decks[seat.at()].put(Lcg::pooled(card), pile::DECK, Side::Bottom, Seats::ALL);
        cx.tell(RuleId("lcg:instead.1"), || Event::Returned(card));
    }

    /// A card of the scenario is shuffled into the encounter deck.
    pub(crate) fn shuffle_in(&mut self, card: CardId, cx: &mut Cx<'_>) {
        self.take_out(card, Zone::Hidden, cx);
        self.scenario.put(Lcg::pooled(card), pile::ENCOUNTERS, Side::Top, Seats::NONE);
        self.scenario.shuffle(pile::ENCOUNTERS);
        cx.tell(RuleId("lcg:encounter-deck.1"), || Event::Shuffled(None));
    }

    /// A card known to be in a hand is taken out of it into the open.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: CardId) {
        let deck = &mut self.decks[seat.at()];
        if let Some(at) = deck.find(pile::HAND, Lcg::pooled(card)) {
            deck.take(pile::HAND, at);
        }
    }

    /// A card in a hand is shown to everybody.
    pub(crate) fn show(&mut self, card: CardId) {
        let Some(seat) = card.owner() else { return };
        let deck = &mut self.decks[seat.at()];
        if let Some(at) = deck.find(pile::HAND, Lcg::pooled(card)) {
            deck.see(pile::HAND, at, Lcg::pooled(card), Seats::ALL);
        }
    }

    /// A card is discarded from a hand.
    pub(crate) fn discard_from_hand(&mut self, seat: Seat, card: CardId, cx: &mut Cx<'_>) {
        self.take_from_hand(seat, card);
        self.discard(card, cx);
    }

    /// Hand, deck and discard pile of a seat leave the game.
    pub(crate) fn empty_hand_and_deck(&mut self, seat: Seat) {
        let first = CardId::investigator(seat).0;
        for card in (first..first + CardId::BLOCK as u8).map(CardId) {
            if matches!(self.card(card).zone, Zone::Hidden | Zone::Discard | Zone::Limbo | Zone::Committed) {
                *self.card_mut(card) = CardState::default();
            }
        }
        self.decks[seat.at()] = table::Pool::new();
        self.open.discards[seat.at()].clear();
    }

    /// Resources are gained.
    pub(crate) fn gain(&mut self, seat: Seat, n: u8, cx: &mut Cx<'_>) {
        let me = self.me_mut(seat);
        me.resources = me.resources.saturating_add(n);
        cx.tell(RuleId("lcg:gain.2"), || Event::Resources { seat, n: n as i8 });
    }

    /// Resources are spent or lost.
    pub(crate) fn spend(&mut self, seat: Seat, n: u8, cx: &mut Cx<'_>) {
        let me = self.me_mut(seat);
        let n = n.min(me.resources);
        rule!("lcg:resources.2", {
            me.resources -= n;
        });
        if n > 0 {
            cx.tell(RuleId("lcg:resources.2"), || Event::Resources { seat, n: -(n as i8) });
        }
    }

    /// Clues are spent.
    pub(crate) fn spend_clues(&mut self, seat: Seat, n: u8, cx: &mut Cx<'_>) {
        let me = self.me_mut(seat);
        let n = n.min(me.clues);
        me.clues -= n;
        if n > 0 {
            cx.tell(RuleId("lcg:clues.4"), || Event::ClueChange { seat, n: -(n as i8) });
        }
    }

    /// Tokens of use are spent; a card that lives by them goes with the last.
    pub(crate) fn use_up(&mut self, card: CardId, n: u8, cx: &mut Cx<'_>) {
        let state = self.card_mut(card);
        rule!("lcg:uses.2", {
            state.uses = state.uses.saturating_sub(n);
        });
        cx.tell(RuleId("lcg:uses.2"), || Event::Uses { card, n: -(n as i8) });
    }

    /// A card that is discarded without tokens is.
    pub(crate) fn drop_if_empty(&mut self, card: CardId, cx: &mut Cx<'_>) {
        let def = self.def(cx.content, card);
        let says = rule!("lcg:uses.5", def.until_empty, else def.uses.is_some());
        if self.is_in_play(card) && self.card(card).uses == 0 && says {
            self.discard(card, cx);
        }
    }

    /// A card is turned.
    pub(crate) fn exhaust(&mut self, card: CardId, cx: &mut Cx<'_>) {
        for card in self.turning_with(card) {
            if !std::mem::replace(&mut self.card_mut(card).turned, true) {
                cx.tell(RuleId("lcg:exhaust.1"), || Event::Exhausted(card));
            }
        }
    }

    /// What is turned when a card is: that card alone, whatever is attached to it.
    fn turning_with(&self, card: CardId) -> Cards {
        let attached = || self.open.play.iter().filter(|&other| self.card(other).at == Some(card));
        rule!("lcg:attach.4", [card].into_iter().collect(), else attached().chain([card]).collect())
    }

    /// A card is readied.
    pub(crate) fn ready(&mut self, card: CardId, cx: &mut Cx<'_>) {
        for card in self.turning_with(card) {
            if self.card(card).turned {
                rule!("lcg:ready.3", {
                    self.card_mut(card).turned = false;
                });
                cx.tell(RuleId("lcg:ready.3"), || Event::Readied(card));
            }
        }
    }

    /// Doom is put on a card.
    pub(crate) fn add_doom(&mut self, card: CardId, n: u8, cx: &mut Cx<'_>) {
        if n > 0 && self.is_in_play(card) {
            self.card_mut(card).doom += n;
            cx.tell(RuleId("lcg:doom.4"), || Event::Doom { card, n });
        }
    }

    /// Whether a drawn card is resolved at once instead of staying in hand.
    pub(crate) fn resolves_when_drawn(&self, content: &Content, card: CardId) -> bool {
        let def = self.def(content, card);
        match def.sort {
            Sort::Treachery | Sort::Enemy => rule!("lcg:weakness.2", true),
            _ => {
                let revelation = def.abilities.iter().any(|ability| ability.when == When::Revelation);
                rule!("lcg:weakness.3", revelation, else false)
            }
        }
    }

    /// A weakness in a hand that still has to be resolved.
    pub(crate) fn weakness_in_hand(&self, content: &Content, seat: Seat) -> Option<CardId> {
        let due = |card: &CardId| !self.card(*card).seen && self.resolves_when_drawn(content, *card);
        self.hand(seat).find(due)
    }
}

/// A seat draws cards from its deck.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct DrawCards {
    pub(crate) seat: Seat,
    left: u8,
    /// A card was drawn.
    begun: bool,
    /// There were fewer cards than said.
    short: bool,
    /// The deck ran out: horror at the end.
    ran_out: bool,
    stage: u8,
    /// Weaknesses are put aside instead of being resolved.
    opening: bool,
}

impl DrawCards {
    /// So many.
    pub fn new(seat: Seat, n: u8) -> DrawCards {
        DrawCards { seat, left: n, begun: false, short: false, ran_out: false, stage: 0, opening: false }
    }

    /// Whether as many as said were drawn.
    pub(crate) fn full(&self) -> bool {
        !self.short
    }

    /// For an opening hand.
    pub fn opening(seat: Seat, n: u8) -> DrawCards {
        DrawCards { opening: true, ..DrawCards::new(seat, n) }
    }
}

impl DrawCards {
    /// Where the next card lies in the deck: on top.
    fn top(game: &Lcg, seat: Seat) -> usize {
        rule!("lcg:drawing.1", 0, else game.decks[seat.at()].len(pile::DECK) - 1)
    }
}

impl Procedure<Lcg> for DrawCards {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        let deck = seat.at();
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Rolled(card) => {
                let card = Card(card as u8);
                let top = Self::top(game, seat);
                game.decks[deck].see(pile::DECK, top, card, Seats::only(seat));
                game.decks[deck].slide(pile::DECK, top, pile::HAND, Side::Bottom);
                let card = Lcg::unpooled(seat, card);
                self.begun = true;
                let weak = self.opening && game.def(cx.content, card).weakness.is_some();
                if weak {
                    rule!("lcg:setup.11", {
                        game.take_from_hand(seat, card);
                        game.card_mut(card).zone = Zone::Aside;
                        self.left += 1;
                        cx.reveal(RuleId("lcg:setup.11"), || Event::Showed { seat: Some(seat), card });
                    });
                } else {
                    cx.whisper(
                        Seats::only(seat),
                        RuleId("lcg:drawing.1"),
                        || Event::Drew { seat, card: Some(card) },
                        || Event::Drew { seat, card: None },
                    );
                }
                self.left -= 1;
            }
            Wake::Said(_) => return out_of_step(),
        }
        loop {
            match self.stage {
                0 if self.left > 0 && game.playing(seat) => {
                    if game.decks[deck].is_empty(pile::DECK) {
                        let goes_on = rule!("lcg:drawing.2", true, else !self.begun);
                        if game.open.discards[deck].is_empty() || !goes_on {
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
                    let weak = game.weakness_in_hand(cx.content, seat).filter(|_| game.playing(seat));
                    let Some(card) = weak else {
                        self.stage = 2;
                        continue;
                    };
                    game.take_from_hand(seat, card);
                    return call(Encounter::weakness(game, seat, card, cx));
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

    fn odds(&self, game: &Lcg, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("lcg:drawing.1"));
        game.decks[self.seat.at()].odds_or_card(pile::DECK, Self::top(game, self.seat), odds);
    }
}

impl Lcg {
    /// A seat's discard pile becomes its deck.
    pub(crate) fn reshuffle(&mut self, seat: Seat, cx: &mut Cx<'_>) {
        for card in std::mem::take(&mut self.open.discards[seat.at()]) {
            self.card_mut(card).zone = Zone::Hidden;
            self.decks[seat.at()].put(Lcg::pooled(card), pile::DECK, Side::Top, Seats::NONE);
        }
        self.decks[seat.at()].shuffle(pile::DECK);
        cx.tell(RuleId("lcg:running-out.1"), || Event::Reshuffled(Some(seat)));
    }
}

/// A seat discards cards from its hand.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Drop {
    pub(crate) seat: Seat,
    n: u8,
    how: How,
    /// How many were discarded.
    pub done: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum How {
    Chosen,
    AtRandom,
    AllBut,
}

impl Drop {
    /// So many of its choice.
    pub fn chosen(seat: Seat, n: u8) -> Drop {
        Drop { seat, n, how: How::Chosen, done: 0 }
    }

    /// So many at random.
    pub fn at_random(seat: Seat, n: u8) -> Drop {
        Drop { how: How::AtRandom, ..Drop::chosen(seat, n) }
    }

    /// Down to so many of its choice.
    pub fn all_but(seat: Seat, n: u8) -> Drop {
        Drop { how: How::AllBut, ..Drop::chosen(seat, n) }
    }

    /// Whether as many as said were discarded.
    pub(crate) fn full(&self) -> bool {
        match self.how {
            How::Chosen => self.done >= self.n,
            How::AtRandom => self.n == 0,
            How::AllBut => true,
        }
    }

    /// Cards that can be chosen: weaknesses never are.
    pub(crate) fn free<'a>(&self, game: &'a Lcg, content: &'a Content) -> impl Iterator<Item = CardId> + 'a {
        game.hand(self.seat).filter(
            move |&card| rule!("lcg:weakness.7", game.def(content, card).weakness.is_none(), else true),
        )
    }

    /// How many have to go.
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

/// Slots were lost: assets that do not fit any more are discarded.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct MakeRoom {
    seat: Seat,
}

impl MakeRoom {
    /// Whoever lost slots, if anybody did.
    pub(crate) fn due(game: &Lcg) -> Option<MakeRoom> {
        game.open.cramped.iter().next().map(|seat| MakeRoom { seat })
    }

    /// Assets of which one has to go.
    fn choices(&self, game: &Lcg, content: &Content) -> Cards {
        let me = CardId::investigator(self.seat);
        let full = |slot: &Slot| {
            let (taken, room) = game.filled(content, self.seat, *slot, me, CardSet::NONE);
            taken > room
        };
        let slot = Slot::ALL.into_iter().find(full);
        slot.map_or(Cards::new(), |slot| game.in_slot(content, self.seat, slot, me).collect())
    }
}

impl Procedure<Lcg> for MakeRoom {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {}
            Wake::Said(&[(_, Choice::Pick(card))]) => game.discard(card, cx),
            Wake::Said(_) | Wake::Rolled(_) | Wake::Back(_) => return out_of_step(),
        }
        loop {
            let all = self.choices(game, cx.content);
            match few(all.into_iter()) {
                Few::One(card) if game.playing(self.seat) => game.discard(card, cx),
                Few::Many if game.playing(self.seat) => return ask(self.seat),
                Few::None | Few::One(_) | Few::Many => break,
            }
        }
        game.open.cramped = game.open.cramped.less(Seats::only(self.seat));
        Ok(Flow::Done)
    }

    fn offer(&self, game: &Lcg, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("lcg:slots.1"));
        for card in self.choices(game, content) {
            q.offer(Choice::Pick(card), RuleId("lcg:slots.1"));
        }
    }
}

/// An asset enters play: room is made for it first.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct EnterPlay {
    pub(crate) seat: Seat,
    pub(crate) card: CardId,
    stage: u8,
}

impl EnterPlay {
    /// Under the seat's control.
    pub fn asset(seat: Seat, card: CardId) -> EnterPlay {
        EnterPlay { seat, card, stage: 0 }
    }
}

impl Lcg {
    /// How much of a slot the seat's assets would take with this card and without those, and how much there is. What
    /// fits into room kept for a trait takes none of the rest.
    fn filled(
        &self,
        content: &Content,
        seat: Seat,
        slot: Slot,
        card: CardId,
        without: CardSet,
    ) -> (usize, usize) {
        let held = |other: CardId| self.def(content, other).slots.iter().filter(|&&own| own == slot).count();
        let mine =
            |other: &CardId| self.card(*other).by == Some(seat) && *other != card && !without.has(*other);
        let all: Cards = self.open.play.iter().filter(mine).chain([card]).collect();
        let mut room = usize::from(slot.room());
        let mut taken: usize = all.iter().map(|&other| held(other)).sum();
        for (n, only) in self.more_room(content, seat, slot) {
            match only {
                None => room += usize::from(n),
                Some(of) => {
                    let fit = all.iter().filter(|&&other| self.def(content, other).is(of));
                    taken -= fit.map(|&other| held(other)).sum::<usize>().min(usize::from(n));
                }
            }
        }
        (taken, room)
    }

    /// A slot with too little room for this card.
    pub(crate) fn crowded(
        &self,
        content: &Content,
        seat: Seat,
        card: CardId,
        without: CardSet,
    ) -> Option<Slot> {
        let needs = |slot: &Slot| self.def(content, card).slots.contains(slot);
        Slot::ALL.into_iter().filter(needs).find(|&slot| {
            let (taken, room) = self.filled(content, seat, slot, card, without);
            taken > room
        })
    }

    /// Assets of the seat that would make room for the card in the slot.
    fn in_slot<'a>(
        &'a self,
        content: &'a Content,
        seat: Seat,
        slot: Slot,
        card: CardId,
    ) -> impl Iterator<Item = CardId> + 'a {
        let (taken, _) = self.filled(content, seat, slot, card, CardSet::NONE);
        self.open.play.iter().filter(move |&other| {
            self.card(other).by == Some(seat)
                && other != card
                && self.def(content, other).slots.contains(&slot)
                && self.may_leave(content, other)
                && self.filled(content, seat, slot, card, [other].into_iter().collect()).0 < taken
        })
    }

    /// Whether room can be made for an asset.
    pub(crate) fn has_slots(&self, content: &Content, seat: Seat, card: CardId) -> bool {
        let gone: CardSet = self.open.play.iter().filter(|&other| self.may_leave(content, other)).collect();
        rule!("lcg:slots.1", self.crowded(content, seat, card, gone).is_none(), else true)
    }
}

impl Procedure<Lcg> for EnterPlay {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(&[(_, Choice::Pick(card))]) => game.discard(card, cx),
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        let (seat, card) = (self.seat, self.card);
        loop {
            match self.stage {
                0 => {
                    let crowded = game.crowded(cx.content, seat, card, CardSet::NONE);
                    if let Some(slot) = crowded.filter(|_| rule!("lcg:slots.6", true)) {
                        if game.in_slot(cx.content, seat, slot, card).next().is_none() {
                            game.discard(card, cx);
                            return Ok(Flow::Done);
                        }
                        return ask(seat);
                    }
                    self.stage = 1;
                }
                1 => {
                    self.stage = 2;
                    rule!("lcg:asset-cards.2", {
                        game.put_in_play(cx.content, card, Zone::Play);
                    });
                    let state = game.card_mut(card);
                    let by = rule!("lcg:ownership-control.2", Some(seat), else None);
                    (state.by, state.at) = (by, None);
                    cx.tell(RuleId("lcg:enters-play.1"), || Event::Entered(card));
                    let extra =
                        game.constants(cx.content, card).contains(&Constant::MoreActions(ExtraAction::Any));
                    if extra && game.open.active == Some(seat) {
                        game.person_mut(seat).actions += 1;
                    }
                    let deed = Deed::new(Occasion::InPlay, Some(seat), card, game.location(seat));
                    if let Some(frame) = game.happened(deed) {
                        return call(frame);
                    }
                }
                _ => return Ok(Flow::Done),
            }
        }
    }

    fn offer(&self, game: &Lcg, content: &Content, seat: Seat, q: &mut Offer) {
        q.ask(RuleId("lcg:slots.6"));
        if let Some(slot) = game.crowded(content, seat, self.card, CardSet::NONE) {
            for card in game.in_slot(content, seat, slot, self.card) {
                q.offer(Choice::Pick(card), RuleId("lcg:slots.6"));
            }
        }
    }
}
