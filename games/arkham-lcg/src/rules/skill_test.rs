//! Skill tests, in eight steps.

mod beginning;
mod committing;
mod ending;
mod outcome;
mod tokens;

use engine::{Flow, Odds, Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{Window, ask, out_of_step};
use crate::content::{CardId, CardSet, Content};
use crate::state::Test;
use crate::{Choice, Cx, Lcg, Offer, Step, Wake};

/// A skill test in progress; its data is in [`Test`].
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SkillTest {
    pub(crate) stage: Stage,
    at: u8,
    /// The results already applied, except those of committed cards, as bits of [`Part`](super::results::Part).
    pub(super) applied: u16,
    /// The value of [`crate::Open::holding`] outside the test: of what happens in the test, only results that are part
    /// of those effects wait until the effects are resolved.
    pub(super) held: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Stage {
    /// Step ST.1.
    Begin,
    FirstWindow,
    /// Step ST.2.
    Commit,
    SecondWindow,
    /// Step ST.3.
    Reveal,
    Draw,
    Drawn,
    /// Two tokens were revealed, of which one is chosen.
    Pick,
    Answered,
    Revealed,
    Struck,
    /// Step ST.4.
    Symbol,
    Another,
    /// Steps ST.5 and ST.6.
    Value,
    WouldFail,
    Answers,
    /// Step ST.7.
    Results,
    Retaliate,
    /// Step ST.8: committed events are discarded in an order.
    PutAway,
    End,
    Waiting,
    Over,
}

impl SkillTest {
    fn advance(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        if let Some(step) = self.answer(game, wake, cx) {
            return step;
        }
        loop {
            let Some(test) = game.open.test else {
                return if matches!(self.stage, Stage::Waiting | Stage::Over) {
                    self.wait(game, cx.content)
                } else {
                    out_of_step()
                };
            };
            // If the testing investigator was eliminated, the test ends without results.
            if !game.playing(test.who) && !matches!(self.stage, Stage::End | Stage::Waiting | Stage::Over) {
                if matches!(self.stage, Stage::Revealed | Stage::Struck) {
                    game.drop_event();
                }
                self.stage = Stage::End;
            }
            if let Some(step) = self.resolve_stage(game, &test, cx) {
                return step;
            }
        }
    }

    /// Records an answer or a revealed token. `None` continues with the stage.
    fn answer(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Option<Step> {
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(&[(_, Choice::Skill(skill))]) => {
                if let Some(test) = &mut game.open.test {
                    test.skill = skill;
                }
                self.at = 1;
            }
            Wake::Said(&[(_, Choice::Token(keep))]) => {
                if let Some(test) = &mut game.open.test {
                    let first = test.revealed - 2;
                    test.ignored |= 1 << (first + 1 - keep);
                }
                self.stage = Stage::Answered;
            }
            Wake::Said(said) if self.stage == Stage::Commit => {
                for &(seat, choice) in said {
                    let Choice::Commit(card) = choice else { return Some(out_of_step()) };
                    game.commit(seat, card, cx);
                }
                self.at += 1;
            }
            Wake::Rolled(at) => {
                Self::reveal(game, at as u8, cx);
                (self.stage, self.at) = (Stage::Drawn, self.at + 1);
            }
            Wake::Said(&[(_, Choice::Pick(card))]) if self.stage == Stage::PutAway => game.discard(card, cx),
            Wake::Said(&[(seat, Choice::Pick(card))]) => return self.chosen_result(game, seat, card, cx),
            Wake::Said(_) => return Some(out_of_step()),
        }
        None
    }

    /// Resolves the current stage. `None` continues with the next one.
    fn resolve_stage(&mut self, game: &mut Lcg, test: &Test, cx: &mut Cx<'_>) -> Option<Step> {
        match self.stage {
            Stage::Begin => self.determine_skill(game, test, cx),
            Stage::FirstWindow => {
                self.stage = Stage::Commit;
                rule!("lcg:skill-test.1", Window::open(game, cx.content), else None).map(call)
            }
            Stage::Commit => self.next_to_commit(game, test, cx),
            Stage::SecondWindow => {
                self.stage = Stage::Reveal;
                rule!("lcg:skill-test.2", Window::open(game, cx.content), else None).map(call)
            }
            Stage::Reveal => self.before_reveal(game, test),
            Stage::Draw => Some(Ok(Flow::Roll)),
            Stage::Drawn => self.after_draw(game, test),
            Stage::Pick => Some(ask(test.who)),
            Stage::Answered => self.before_token(game, test),
            Stage::Revealed => self.after_reveal(game, test, cx),
            Stage::Struck => {
                self.stage = Stage::Symbol;
                game.after().map(call)
            }
            Stage::Symbol => self.resolve_symbol(game, test, cx),
            Stage::Another => self.check_for_another(game, test, cx),
            Stage::Value => self.before_failure(game, test, cx),
            Stage::WouldFail => self.determine_success(game, test, cx),
            Stage::Answers => self.after_success_or_failure(game, test),
            Stage::Results => self.apply_results(game, test, cx),
            Stage::Retaliate => self.retaliate(game, test, cx),
            Stage::PutAway => self.order_discards(game, test, cx),
            Stage::End => self.end(game, test, cx),
            Stage::Waiting | Stage::Over => Some(out_of_step()),
        }
    }
}

impl Procedure<Lcg> for SkillTest {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let held = std::mem::take(&mut game.open.holding);
        if matches!(wake, Wake::Enter) {
            self.held = held;
        }
        let next = self.advance(game, wake, cx)?;
        if matches!(next, Flow::Done) {
            game.open.holding = self.held;
        }
        Ok(next)
    }

    fn offer(&self, game: &Lcg, content: &Content, seat: Seat, q: &mut Offer) {
        let Some(test) = game.open.test else { return };
        match self.stage {
            Stage::Begin => {
                q.ask(RuleId("lcg:skill-test.9"));
                q.public_count();
                q.offer(Choice::Skill(test.skill), RuleId("lcg:skill-test.9"));
                if let Some(other) = Self::other_skill(game, &test) {
                    q.offer(Choice::Skill(other), RuleId("lcg:skill-test.9"));
                }
            }
            Stage::Pick => {
                q.ask(RuleId("lcg:instead.1"));
                q.public_count();
                q.offer(Choice::Token(0), RuleId("lcg:instead.1"));
                q.offer(Choice::Token(1), RuleId("lcg:instead.1"));
            }
            Stage::PutAway => {
                q.ask(RuleId("lcg:discard-pile.6"));
                q.public_count();
                for card in Self::ordered(game, content, &test) {
                    q.offer(Choice::Pick(card), RuleId("lcg:discard-pile.6"));
                }
            }
            Stage::Results => {
                q.ask(RuleId("lcg:skill-test.17"));
                q.public_count();
                let mut named = CardSet::NONE;
                for (_, from) in self.left(game, content, &test) {
                    if !named.has(from) {
                        q.offer(Choice::Pick(from), RuleId("lcg:skill-test.17"));
                        named.insert(from);
                    }
                }
            }
            _ => {
                let mut mine: SmallVec<[CardId; 16]> = SmallVec::new();
                for card in game.hand(seat) {
                    match game.can_commit(content, seat, card, &mine) {
                        Ok(()) => mine.push(card),
                        Err(rule) => q.refuse(Choice::Commit(card), rule),
                    }
                }
                let one = rule!("lcg:skill-test.10", seat != test.who, else false);
                let most = if one { 1 } else { mine.len() as u8 };
                q.ask_some(RuleId("lcg:skill-test.10"), 0, most);
                for card in mine {
                    q.offer(Choice::Commit(card), RuleId("lcg:skill-test.10"));
                }
            }
        }
    }

    fn odds(&self, game: &Lcg, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("lcg:skill-test.11"));
        let Some(test) = game.open.test else { return };
        let out =
            |at: usize| test.tokens[..usize::from(test.revealed)].iter().any(|&out| usize::from(out) == at);
        (0..game.open.bag.len()).filter(|&at| !out(at)).for_each(|at| odds.push(at as u32, 1));
    }
}
