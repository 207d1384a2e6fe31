//! Ordering of simultaneous occurrences. No question is asked where every order has the same result.

use engine::{Candidates, candidates};

use super::texts::Cards;
use crate::Lcg;
use crate::content::{CardId, Cond, Content, Occasion, Time, When, moment};

impl Lcg {
    /// Whether these cards are indistinguishable, so that their order makes no difference.
    pub(super) fn are_alike(&self, cards: &[CardId]) -> bool {
        let Some((&first, rest)) = cards.split_first() else { return true };
        let facts = |card: CardId| (self.open.kinds[card.index()], self.card(card), card.owner());
        let marked = |card: CardId| {
            self.open.lasting.iter().any(|held| held.on == card)
                || self.open.used.iter().any(|used| used.card == card)
                || self.open.play.iter().any(|on| self.card(on).at == Some(card))
        };
        rest.iter().all(|&card| facts(card) == facts(first)) && !cards.iter().any(|&card| marked(card))
    }

    /// The next of these cards if the order makes no difference: there is only one, or all are alike.
    pub(super) fn next_of(&self, cards: &Cards) -> Candidates<CardId> {
        match candidates(cards.iter().copied()) {
            Candidates::Many if self.are_alike(cards) => Candidates::One(cards[0]),
            next => next,
        }
    }

    /// As [`Lcg::next_of`], for enemies that are about to engage. The order also makes no difference if no ability is
    /// triggered by it.
    pub(super) fn next_to_engage(&self, content: &Content, enemies: &Cards) -> Candidates<CardId> {
        self.next_unless_answered(content, enemies, &[Occasion::Engage])
    }

    /// As [`Lcg::next_of`], for enemies that are about to spawn.
    pub(super) fn next_to_spawn(&self, content: &Content, enemies: &Cards) -> Candidates<CardId> {
        self.next_unless_answered(content, enemies, &[Occasion::Spawn, Occasion::InPlay, Occasion::Engage])
    }

    fn next_unless_answered(
        &self,
        content: &Content,
        cards: &Cards,
        what: &[Occasion],
    ) -> Candidates<CardId> {
        match self.next_of(cards) {
            Candidates::Many if !self.is_answered(content, cards, what) => Candidates::One(cards[0]),
            next => next,
        }
    }

    /// Whether an ability could be triggered by one of these occasions happening to one of these cards.
    fn is_answered(&self, content: &Content, cards: &[CardId], what: &[Occasion]) -> bool {
        let times = [Time::Would, Time::When, Time::After];
        let bits = what.iter().flat_map(|&what| times.map(|time| moment(time, what)));
        let bits = bits.fold(0, |all, bit| all | bit);
        let own = |cond: &Cond| *cond == Cond::Itself;
        let answers = |card: CardId| {
            self.summary(content, card).waits & bits != 0
                && !self.is_blank(content, card)
                && self.def(content, card).abilities.iter().any(|ability| {
                    let awaits = match ability.when {
                        When::Forced(_, of) | When::Reaction(_, of) => what.contains(&of),
                        _ => false,
                    };
                    awaits && (cards.contains(&card) || !ability.if_.as_ref().is_some_and(own))
                })
        };
        cards.iter().any(|&card| answers(card))
            || self.open.waits & bits != 0 && self.open.play.iter().any(answers)
            || self.open.people.iter().any(|person| person.hand_waits & bits != 0)
    }
}
