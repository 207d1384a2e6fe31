//! Steps ST.3 and ST.4 of a skill test: reveals chaos tokens and resolves their symbols.

use engine::call;
use rulebook::{RuleId, rule};

use super::{SkillTest, Stage};
use crate::content::{CardId, Lasting, Occasion, Token};
use crate::rules::{Closing, Resolve};
use crate::state::{Env, Test, TimingEvent};
use crate::{Cx, Event, Lcg, Step};

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
    /// Step ST.3, before a token is revealed.
    pub(super) fn before_reveal(&mut self, game: &mut Lcg, test: &Test) -> Option<Step> {
        let none = test.fails || test.passes || game.held(test.who, Lasting::NoTokens);
        if rule!("lcg:skill-test.11", none, else true) {
            self.stage = Stage::Value;
            return None;
        }
        self.stage = Stage::Draw;
        let me = CardId::investigator(test.who);
        let event = TimingEvent::new(Occasion::Reveal, Some(test.who), me, game.location(test.who));
        if let Some(frame) = game.before(event) {
            return Some(call(Closing::new(frame)));
        }
        game.drop_event();
        None
    }

    /// Continues with another token if two are to be revealed.
    pub(super) fn after_draw(&mut self, game: &mut Lcg, test: &Test) -> Option<Step> {
        if test.two && self.at < 2 && test.has_room(game.open.bag.len()) {
            self.stage = Stage::Draw;
            return None;
        }
        self.stage = if self.at == 2 { Stage::Pick } else { Stage::Answered };
        self.at = 0;
        if let Some(test) = &mut game.open.test {
            test.two = false;
        }
        None
    }

    /// Triggers abilities on the revealed token.
    pub(super) fn before_token(&mut self, game: &mut Lcg, test: &Test) -> Option<Step> {
        self.stage = Stage::Revealed;
        let me = CardId::investigator(test.who);
        let event = TimingEvent::new(Occasion::Token, Some(test.who), me, game.location(test.who));
        game.before(event).map(call)
    }

    /// Reveals another token if this one was returned to the bag, or resolves what the attempt says about it.
    pub(super) fn after_reveal(&mut self, game: &mut Lcg, test: &Test, cx: &Cx<'_>) -> Option<Step> {
        if test.redraw {
            self.stage = Stage::Reveal;
            game.drop_event();
            if let Some(test) = &mut game.open.test {
                test.redraw = false;
            }
            return None;
        }
        self.stage = Stage::Struck;
        Self::strikes(game, cx.content, test).map(|does| call(Resolve::of(does, test.env)))
    }

    /// Step ST.4: the symbol of the revealed token.
    pub(super) fn resolve_symbol(&mut self, game: &mut Lcg, test: &Test, cx: &Cx<'_>) -> Option<Step> {
        self.stage = Stage::Another;
        let at = test.last_counted()?;
        let token = game.open.bag[usize::from(test.tokens[at])];
        // Fixes the meaning of the token for the rest of the test.
        let meant = game.as_resolved(cx.content, test.who, token);
        if let Some(test) = &mut game.open.test {
            test.meant[at] = Some(meant);
        }
        let me = CardId::investigator(test.who);
        match meant {
            Token::AutoFail => {
                if let Some(test) = &mut game.open.test {
                    rule!("lcg:auto-fail-succeed.1", {
                        test.fails = true;
                    });
                }
                None
            }
            Token::ElderSign => {
                let sign = game.def(cx.content, me).elder_sign.as_ref();
                let sure = sign.and_then(|sign| sign.succeeds.as_ref());
                let sure = sure.is_some_and(|cond| game.holds(cx.content, cond, Env::of(test.who, me)));
                let sure = rule!("lcg:auto-fail-succeed.1", sure, else false);
                if let Some(test) = &mut game.open.test {
                    test.passes |= rule!("lcg:skill-test.12", sure, else false);
                }
                None
            }
            token => {
                let symbol = game.symbol(cx.content, token);
                let now = symbol.and_then(|symbol| symbol.now);
                let now = rule!("lcg:skill-test.12", now, else None);
                now.map(|does| call(Resolve::of(does, Env::of(test.who, me))))
            }
        }
    }

    /// Returns to step ST.3 if the symbol says to reveal another token.
    pub(super) fn check_for_another(&mut self, game: &Lcg, test: &Test, cx: &Cx<'_>) -> Option<Step> {
        let env = Env::of(test.who, CardId::investigator(test.who));
        let again = test
            .last_counted()
            .and_then(|at| test.meant[at])
            .and_then(|token| game.symbol(cx.content, token))
            .and_then(|symbol| symbol.another.as_ref())
            .is_some_and(|cond| game.holds(cx.content, cond, env));
        let room = test.has_room(game.open.bag.len());
        self.stage = if again && room { Stage::Reveal } else { Stage::Value };
        None
    }

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
