//! Committing cards to a test.

use engine::Seat;
use rulebook::{RuleId, rule};
use smallvec::SmallVec;

use super::{SkillTest, Stage};
use crate::content::{CardId, CardType, Constant, Content};
use crate::rules::ask;
use crate::rules::texts::Cards;
use crate::state::{Test, Zone};
use crate::{Cx, Event, Lcg, Step};

impl Lcg {
    /// Whether a seat can commit a card to the test in progress in addition to those already offered. Where only one
    /// copy of a title may be committed, only one is offered.
    pub(super) fn can_commit(
        &self,
        content: &Content,
        seat: Seat,
        card: CardId,
        besides: &[CardId],
    ) -> Result<(), RuleId> {
        let def = self.def(content, card);
        let helps = |test: &Test| {
            rule!("lcg:skill-test.10", self.icons(content, card, test.skill) > 0, else true)
                && matches!(def.card_type, CardType::Asset | CardType::Event | CardType::Skill)
        };
        let Some(test) = self.open.test.as_ref().filter(|test| helps(test)) else {
            return Err(RuleId("lcg:skill-test.10"));
        };
        if def.own_tests && test.who != seat {
            return Err(RuleId("lcg:golden.1"));
        }
        let twin = |other: CardId| self.def(content, other).title == def.title;
        let max = def.once_per_test && test.committed.iter().chain(besides.iter().copied()).any(twin);
        if rule!("lcg:limits.3", max, else false) { Err(RuleId("lcg:limits.3")) } else { Ok(()) }
    }

    /// Whether a seat could commit any card, from public information.
    pub(super) fn could_commit(&self, content: &Content, seat: Seat) -> bool {
        self.hand_size(seat) > 0
            && self.unseen(seat).any(|card| self.can_commit(content, seat, card, &[]).is_ok())
    }

    /// Commits a card from the hand to the test in progress.
    pub(super) fn commit(&mut self, seat: Seat, card: CardId, cx: &mut Cx<'_>) {
        self.pick_from_hand(seat, card);
        self.card_mut(card).zone = Zone::Committed;
        if let Some(test) = &mut self.open.test {
            test.committed.insert(card);
        }
        cx.reveal(RuleId("lcg:skill-test.10"), || Event::Committed { seat, card });
    }
}

impl SkillTest {
    /// Step ST.2: asks the next investigator who could commit a card.
    pub(super) fn next_to_commit(&mut self, game: &Lcg, test: &Test, cx: &Cx<'_>) -> Option<Step> {
        let helpers = Self::helpers(game, test);
        let Some(&seat) = helpers.get(usize::from(self.at)) else {
            (self.stage, self.at) = (Stage::SecondWindow, 0);
            return None;
        };
        if game.could_commit(cx.content, seat) {
            return Some(ask(seat));
        }
        self.at += 1;
        None
    }

    /// The seats that may commit cards: the testing investigator, then the others at the location. During peril, only
    /// the affected investigator.
    pub(super) fn helpers(game: &Lcg, test: &Test) -> SmallVec<[Seat; 4]> {
        let here = game.location(test.who);
        let near = |seat: Seat| rule!("lcg:skill-test.10", game.location(seat) == here, else true);
        let others = game.players().filter(|&seat| seat != test.who && near(seat));
        std::iter::once(test.who).chain(others).filter(|&seat| game.may_act(seat)).collect()
    }

    /// The committed events of the testing investigator, if their order in the discard pile makes a difference because
    /// a card of the deck lets the topmost event be played.
    pub(super) fn ordered(game: &Lcg, content: &Content, test: &Test) -> Cards {
        let bit = Constant::PlayFromDiscards.bit();
        let reads = |card: CardId| {
            card.owner() == Some(test.who)
                && game.card(card).zone != Zone::Out
                && game.summary(content, card).constants & bit != 0
        };
        let goes = |card: &CardId| {
            card.owner() == Some(test.who)
                && game.card(*card).zone == Zone::Committed
                && !test.kept.has(*card)
                && game.card_type(content, *card) == CardType::Event
        };
        let events: Cards = test.committed.iter().filter(goes).collect();
        let several = events.len() > 1 && (0..CardId::SCENARIO.0).map(CardId).any(reads);
        if several { events } else { Cards::new() }
    }
}
