//! Steps ST.5 and ST.6 of a skill test: determines whether it succeeds.

use engine::call;
use rulebook::RuleId;

use super::{SkillTest, Stage};
use crate::content::{CardId, Occasion};
use crate::rules::Closing;
use crate::state::{Test, Testing, TimingEvent};
use crate::{Cx, Event, Lcg, Step};

impl SkillTest {
    /// Triggers abilities when the test would fail.
    pub(super) fn before_failure(&mut self, game: &mut Lcg, test: &Test, cx: &Cx<'_>) -> Option<Step> {
        self.stage = Stage::WouldFail;
        if Self::outcome(game, cx.content, test).0 != Some(false) {
            return None;
        }
        let me = CardId::investigator(test.who);
        let event = TimingEvent::new(Occasion::Fail, Some(test.who), me, game.location(test.who));
        if let Some(frame) = game.before(event) {
            return Some(call(Closing::new(frame)));
        }
        game.drop_event();
        None
    }

    /// Determines success or failure.
    pub(super) fn determine_success(&mut self, game: &mut Lcg, test: &Test, cx: &mut Cx<'_>) -> Option<Step> {
        (self.stage, self.at) = (Stage::Answers, 0);
        let (passed, margin, value, difficulty) = Self::outcome(game, cx.content, test);
        if let Some(test) = &mut game.open.test {
            (test.passed, test.margin) = (passed, margin);
        }
        let (seat, passed) = (test.who, passed == Some(true));
        cx.tell(RuleId("lcg:skill-test.14"), || Event::Tested { seat, value, difficulty, passed });
        None
    }

    /// Triggers abilities on success or failure.
    pub(super) fn after_success_or_failure(&mut self, game: &mut Lcg, test: &Test) -> Option<Step> {
        (self.stage, self.at) = (Stage::Results, 0);
        let passed = test.passed == Some(true);
        let (what, card) = match (passed, test.kind) {
            (false, _) => (Occasion::Fail, CardId::investigator(test.who)),
            (true, Testing::Investigate) => (Occasion::Investigate, test.target),
            (true, Testing::Fight) => (Occasion::Hit, test.target),
            (true, _) => return None,
        };
        // An investigator who has moved meanwhile still investigated the location where the test began.
        let at = if card.is_place() { Some(card) } else { game.location(test.who) };
        let event = TimingEvent::new(what, Some(test.who), card, at);
        if what != Occasion::Hit {
            return game.happened(event).map(call);
        }
        if let Some(frame) = game.before(event) {
            return Some(call(Closing::new(frame)));
        }
        game.drop_event();
        None
    }
}
