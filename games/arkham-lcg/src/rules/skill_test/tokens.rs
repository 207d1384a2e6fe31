//! The chaos tokens that a test reveals.

use rulebook::{RuleId, rule};

use super::SkillTest;
use crate::content::CardId;
use crate::state::Test;
use crate::{Cx, Event, Lcg};

impl Test {
    /// The indices of the revealed tokens that are not ignored.
    pub(in crate::rules) fn counted(&self) -> impl DoubleEndedIterator<Item = usize> + use<> {
        let ignored = self.ignored;
        (0..usize::from(self.revealed)).filter(move |at| ignored & (1 << at) == 0)
    }

    /// The index of the last revealed token that is not ignored; of two tokens, the chosen one.
    pub(crate) fn last_counted(&self) -> Option<usize> {
        self.counted().next_back()
    }

    /// Whether another token can be revealed from a bag with this number of tokens.
    pub(super) fn has_room(&self, bag: usize) -> bool {
        usize::from(self.revealed) < self.tokens.len().min(bag)
    }

    /// Removes the last token that is not ignored from those revealed.
    fn take_back(&mut self) {
        let Some(at) = self.last_counted() else { return };
        self.tokens.copy_within(at + 1.., at);
        self.meant.copy_within(at + 1.., at);
        self.revealed -= 1;
        let below = (1 << at) - 1;
        let without = |bits: u8| (bits & below) | ((bits >> 1) & !below);
        (self.ignored, self.flipped) = (without(self.ignored), without(self.flipped));
    }
}

impl SkillTest {
    pub(super) fn reveal(game: &mut Lcg, at: u8, cx: &mut Cx<'_>) {
        let token = game.open.bag[usize::from(at)];
        if let Some(test) = &mut game.open.test
            && usize::from(test.revealed) < test.tokens.len()
        {
            test.tokens[usize::from(test.revealed)] = at;
            test.meant[usize::from(test.revealed)] = None;
            test.revealed += 1;
        }
        cx.tell(RuleId("lcg:skill-test.11"), || Event::Token(token));
    }
}

impl Lcg {
    /// Marks the effect of a committed card as applied.
    pub(in crate::rules) fn applied(&mut self, card: CardId) {
        if let Some(test) = &mut self.open.test {
            test.applied.insert(card);
        }
    }

    /// Cancels the last revealed token and returns it to the bag.
    pub(crate) fn cancel_token(&mut self, cx: &mut Cx<'_>) {
        let Some(token) = self.last_counted() else { return };
        if let Some(test) = &mut self.open.test {
            rule!("lcg:cancel.1", {
                test.take_back();
            });
            test.redraw = true;
        }
        cx.tell(RuleId("lcg:cancel.1"), || Event::TokenIgnored(token));
    }
}
