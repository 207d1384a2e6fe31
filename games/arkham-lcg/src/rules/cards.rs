//! Cards: entering and leaving play, and the tokens on them.

use engine::{End as Side, Seat, Seats, Viewer};
use rulebook::{RuleId, rule};

use super::texts::Cards;
use crate::content::{CardId, CardType, Constant, Content, Keyword};
use crate::state::{CardState, Held, QueryCache, Zone, pile};
use crate::{Cx, Event, Lcg};

impl Lcg {
    /// Puts a card into play with its initial state.
    pub(crate) fn put_in_play(&mut self, content: &Content, card: CardId, zone: Zone) {
        let uses = self.def(content, card).uses.map_or(0, |(_, n)| n);
        let uses = rule!("lcg:uses.1", uses, else 0);
        let exhausted = rule!("lcg:ready.2", false, else true);
        let fresh = CardState { by: None, at: None, seen: false, ..*self.card(card) };
        *self.card_mut(card) = CardState { zone, uses, exhausted, ..fresh };
        self.open.play.insert(card);
        self.register_card(content, card);
    }

    /// Adds a card in play to the query cache and to the timing points that trigger abilities.
    pub(crate) fn register_card(&mut self, content: &Content, card: CardId) {
        let summary = self.summary(content, card);
        self.open.waits |= summary.waits;
        let cache = &mut self.open.cache;
        cache.constants |= summary.constants;
        if summary.card_type == CardType::Enemy {
            cache.enemies.insert(card);
        }
        if summary.acts || summary.free {
            cache.with_abilities.insert(card);
        }
    }

    /// Adds a card of a seat's deck to the timing points that trigger cards in hand.
    pub(crate) fn register_hand_card(&mut self, content: &Content, seat: Seat, card: CardId) {
        let summary = self.summary(content, card);
        self.person_mut(seat).hand_waits |= summary.waits_in_hand;
        if summary.fast {
            self.open.cache.fast.insert(card);
        }
    }

    /// Rebuilds the query cache and the timing points from the cards in play.
    pub(crate) fn rebuild_cache(&mut self, content: &Content) {
        self.open.waits = 0;
        self.open.cache = QueryCache { fast: self.open.cache.fast, ..QueryCache::NOTHING };
        for card in self.open.play.iter() {
            self.register_card(content, card);
        }
    }

    /// Removes a card from play with everything on it; cards attached to it are discarded.
    fn take_out(&mut self, card: CardId, zone: Zone, cx: &mut Cx<'_>) {
        let was_in_play = self.is_in_play(card);
        let by = self.card(card).by;
        let bare = CardState { by: None, at: None, exhausted: false, seen: false, ..*self.card(card) };
        let bare = rule!("lcg:leaves-play.2", CardState::default(), else bare);
        *self.card_mut(card) = CardState { zone, ..bare };
        if !was_in_play {
            return;
        }
        self.open.play.remove(card);
        // If it returns to play, its limits start again.
        rule!("lcg:limits.1", {
            self.open.used.retain(|used| used.card != card);
        });
        rule!("lcg:leaves-play.4", {
            let lost = |held: &Held| rule!("lcg:lasting-effects.2", false, else held.from == card);
            self.open.lasting.retain(|held| held.on != card && !lost(held));
        });
        let gave = |constant: &Constant| matches!(constant, Constant::Slots(..));
        if let Some(seat) = by.filter(|_| self.def(cx.content, card).constants.iter().any(gave)) {
            self.open.cramped = self.open.cramped.with(seat);
        }
        let attached: Cards =
            self.open.play.iter().filter(|&other| self.card(other).at == Some(card)).collect();
        for other in attached {
            let sort = self.card_type(cx.content, other);
            if !matches!(sort, CardType::Enemy | CardType::Investigator | CardType::Location) {
                rule!("lcg:attach.3", {
                    self.discard(other, cx);
                });
            }
        }
        self.rebuild_cache(cx.content);
    }

    /// The investigator who controls a card in play, has it in their threat area, or is engaged with it. A player card
    /// attached to something stays under the control of its owner.
    pub(crate) fn controller(&self, content: &Content, card: CardId) -> Option<Seat> {
        let state = self.card(card);
        let played =
            matches!(self.card_type(content, card), CardType::Asset | CardType::Event | CardType::Skill);
        let attached = || card.owner().filter(|_| played && state.at.is_some());
        state.by.or_else(|| rule!("lcg:ownership-control.2", attached(), else None))
    }

    /// Whether a card in play can leave play.
    pub(crate) fn may_leave(&self, content: &Content, card: CardId) -> bool {
        let stays = rule!("lcg:permanent.5", self.def(content, card).has(Keyword::Permanent), else false);
        let cursed = || self.constants(content, card).contains(&Constant::StaysWithHorror);
        !(stays || self.card(card).horror > 0 && cursed())
    }

    /// Whether an effect can discard a card: it is in play and can leave it, or is being resolved. A card that has
    /// moved elsewhere meanwhile stays there.
    pub(crate) fn can_discard(&self, content: &Content, card: CardId) -> bool {
        match self.card(card).zone {
            Zone::Play | Zone::Threat => self.may_leave(content, card),
            Zone::Limbo | Zone::Committed => true,
            Zone::Out | Zone::Aside | Zone::Hidden | Zone::Discard | Zone::Victory => false,
        }
    }

    /// Puts a card into the discard pile it belongs to.
    pub(crate) fn discard(&mut self, card: CardId, cx: &mut Cx<'_>) {
        if self.is_in_play(card) && !self.may_leave(cx.content, card) {
            return;
        }
        let borrowed = card.owner().is_none() && self.card_type(cx.content, card) == CardType::Asset;
        let left = card.owner().is_some_and(|seat| !self.playing(seat));
        let gone = rule!("lcg:elimination.3", left, else false) || borrowed;
        if gone {
            return self.remove(card, cx);
        }
        if let Some(seat) = card.owner().filter(|&seat| self.event_goes_under(cx.content, seat, card)) {
            return self.put_under(seat, card, cx);
        }
        let was_hidden = self.card(card).zone == Zone::Hidden;
        let owner = rule!("lcg:ownership-control.3", card.owner(), else self.card(card).by.or(card.owner()));
        self.take_out(card, Zone::Discard, cx);
        rule!("lcg:discard-pile.1", {
            let pile = &mut self.open.discards[owner.map_or(CardId::SEATS, Seat::index)];
            pile.insert(rule!("lcg:discard-pile.5", pile.len(), else 0), card);
        });
        if was_hidden {
            cx.reveal(RuleId("lcg:discard-pile.1"), || Event::Discarded(card));
        } else {
            cx.tell(RuleId("lcg:discard-pile.1"), || Event::Discarded(card));
        }
        if owner.is_none() {
            self.refill_encounters(cx);
        }
    }

    /// Whether an event that the seat has played, or that is discarded from play, is put on the bottom of the seat's
    /// deck instead of into the discard pile. The owner's cards decide, whoever caused it to leave.
    pub(crate) fn event_goes_under(&self, content: &Content, seat: Seat, card: CardId) -> bool {
        let leaves = self.card(card).zone == Zone::Limbo || self.is_in_play(card);
        leaves
            && self.card_type(content, card) == CardType::Event
            && rule!("lcg:instead.1", self.has_constant(content, seat, &Constant::EventsGoUnder), else false)
    }

    /// Discards a player's card with the same title when a unique scenario card enters play.
    pub(crate) fn discard_unique_twin(&mut self, card: CardId, cx: &mut Cx<'_>) {
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

    /// Removes a card from the game.
    pub(crate) fn remove(&mut self, card: CardId, cx: &mut Cx<'_>) {
        self.take_out(card, Zone::Out, cx);
        cx.tell(RuleId("lcg:remove-from-game.1"), || Event::Removed(card));
    }

    /// Puts a card into the victory display.
    pub(crate) fn put_in_victory(&mut self, card: CardId, cx: &mut Cx<'_>) {
        self.take_out(card, Zone::Victory, cx);
        cx.tell(RuleId("lcg:victory.2"), || Event::Victory(card));
    }

    /// Returns a card to its owner's hand, visible to all.
    pub(crate) fn take_back(&mut self, card: CardId, cx: &mut Cx<'_>) {
        let Some(seat) = card.owner() else { return };
        if self.card(card).zone == Zone::Discard {
            self.open.discards[seat.index()].retain(|&other| other != card);
        }
        self.take_out(card, Zone::Hidden, cx);
        self.decks[seat.index()].put(Lcg::pooled(card), pile::HAND, Side::Bottom, Seats::ALL);
        cx.tell(RuleId("lcg:leaves-play.1"), || Event::Returned(card));
    }

    /// Puts a card on the bottom of its owner's deck.
    pub(crate) fn put_under(&mut self, seat: Seat, card: CardId, cx: &mut Cx<'_>) {
        self.take_out(card, Zone::Hidden, cx);
        self.decks[seat.index()].put(Lcg::pooled(card), pile::DECK, Side::Bottom, Seats::ALL);
        cx.tell(RuleId("lcg:instead.1"), || Event::PutUnder(card));
    }

    /// Shuffles a scenario card into the encounter deck.
    pub(crate) fn shuffle_in(&mut self, card: CardId, cx: &mut Cx<'_>) {
        self.take_out(card, Zone::Hidden, cx);
        self.scenario.put(Lcg::pooled(card), pile::ENCOUNTERS, Side::Top, Seats::NONE);
        self.scenario.shuffle(pile::ENCOUNTERS);
        cx.tell(RuleId("lcg:encounter-deck.1"), || Event::Shuffled(None));
    }

    /// Takes a card out of a hand and makes it public.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: CardId) {
        let deck = &mut self.decks[seat.index()];
        if let Some(at) = deck.find(pile::HAND, Lcg::pooled(card)) {
            deck.take(pile::HAND, at);
        }
    }

    /// As [`Lcg::take_from_hand`], by the owner's choice: other players cannot tell how long it was in hand unless they
    /// have seen it.
    pub(crate) fn pick_from_hand(&mut self, seat: Seat, card: CardId) {
        let deck = &mut self.decks[seat.index()];
        let Some(at) = deck.find(pile::HAND, Lcg::pooled(card)) else { return };
        let unseen = deck.known(pile::HAND, at, Viewer::NONE).is_none();
        deck.take(pile::HAND, at);
        let kept = &mut self.person_mut(seat).kept;
        *kept = kept.saturating_sub(u8::from(unseen || at < usize::from(*kept)));
    }

    /// Shows a card in a hand to all.
    pub(crate) fn show(&mut self, card: CardId) {
        let Some(seat) = card.owner() else { return };
        let deck = &mut self.decks[seat.index()];
        if let Some(at) = deck.find(pile::HAND, Lcg::pooled(card)) {
            deck.see(pile::HAND, at, Lcg::pooled(card), Seats::ALL);
        }
    }

    /// Discards a card from a hand.
    pub(crate) fn discard_from_hand(&mut self, seat: Seat, card: CardId, cx: &mut Cx<'_>) {
        self.pick_from_hand(seat, card);
        self.discard(card, cx);
    }

    /// Removes hand, deck and discard pile of a seat from the game.
    pub(crate) fn empty_hand_and_deck(&mut self, seat: Seat) {
        let first = CardId::investigator(seat).0;
        for card in (first..first + CardId::BLOCK as u8).map(CardId) {
            if matches!(self.card(card).zone, Zone::Hidden | Zone::Discard | Zone::Limbo | Zone::Committed) {
                *self.card_mut(card) = CardState::default();
            }
            if let Some(test) = &mut self.open.test {
                rule!("lcg:elimination.2", {
                    test.committed.remove(card);
                });
            }
        }
        self.decks[seat.index()].clear();
        self.person_mut(seat).kept = 0;
        self.open.discards[seat.index()].clear();
    }

    /// Gains resources.
    pub(crate) fn gain(&mut self, seat: Seat, n: u8, cx: &mut Cx<'_>) {
        let me = self.me_mut(seat);
        me.resources = me.resources.saturating_add(n);
        cx.tell(RuleId("lcg:gain.2"), || Event::Resources { seat, n: n as i8 });
    }

    /// Spends or loses resources.
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

    /// Spends or loses clues, citing this rule.
    pub(crate) fn spend_clues(&mut self, seat: Seat, n: u8, by: RuleId, cx: &mut Cx<'_>) {
        let me = self.me_mut(seat);
        let n = n.min(me.clues);
        me.clues -= n;
        if n > 0 {
            cx.tell(by, || Event::ClueChange { seat, n: -(n as i8) });
        }
    }

    /// Spends uses of a card.
    pub(crate) fn use_up(&mut self, card: CardId, n: u8, cx: &mut Cx<'_>) {
        let state = self.card_mut(card);
        rule!("lcg:uses.2", {
            state.uses = state.uses.saturating_sub(n);
        });
        cx.tell(RuleId("lcg:uses.2"), || Event::Uses { card, n: -(n as i8) });
    }

    /// Discards a card that has no uses left, if its text says so.
    pub(crate) fn drop_if_empty(&mut self, card: CardId, cx: &mut Cx<'_>) {
        let def = self.def(cx.content, card);
        let says = rule!("lcg:uses.5", def.until_empty, else def.uses.is_some());
        if self.is_in_play(card) && self.card(card).uses == 0 && says {
            self.discard(card, cx);
        }
    }

    /// Exhausts a card.
    pub(crate) fn exhaust(&mut self, card: CardId, cx: &mut Cx<'_>) {
        for card in self.turning_with(card) {
            if !std::mem::replace(&mut self.card_mut(card).exhausted, true) {
                cx.tell(RuleId("lcg:exhaust.1"), || Event::Exhausted(card));
            }
        }
    }

    /// The cards that are exhausted or readied together with a card: only that card, not its attachments.
    fn turning_with(&self, card: CardId) -> Cards {
        let attached = || self.open.play.iter().filter(|&other| self.card(other).at == Some(card));
        rule!("lcg:attach.4", [card].into_iter().collect(), else attached().chain([card]).collect())
    }

    /// Readies a card.
    pub(crate) fn ready(&mut self, card: CardId, cx: &mut Cx<'_>) {
        for card in self.turning_with(card) {
            if self.card(card).exhausted {
                rule!("lcg:ready.3", {
                    self.card_mut(card).exhausted = false;
                });
                cx.tell(RuleId("lcg:ready.3"), || Event::Readied(card));
            }
        }
    }

    /// Places doom on a card.
    pub(crate) fn add_doom(&mut self, card: CardId, n: u8, cx: &mut Cx<'_>) {
        if n > 0 && self.is_in_play(card) {
            self.card_mut(card).doom += n;
            cx.tell(RuleId("lcg:doom.4"), || Event::Doom { card, n });
        }
    }
}
