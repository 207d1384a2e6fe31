//! Texts that follow a test, a roll outside tests, or drawn mythos tokens.

use effects::EffectId;
use engine::{Ask, Flow, Odds, Procedure, Seat, become_, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::{Resolve, Scope, This};
use crate::content::{Asset, Content, Effect, Special};
use crate::rules::harm::Suffer;
use crate::rules::mythos_phase::DrawToken;
use crate::rules::out_of_step;
use crate::state::TestKind;
use crate::{ArkhamHorror, Choice, Cx, Event, Frame, Offer, Step, Wake};

/// A test that a text asks for; then only what fits its result is resolved.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct TestText {
    text: EffectId,
    scope: Scope,
}

impl TestText {
    /// Carries out this [`Effect::Test`].
    pub fn new(text: EffectId, scope: Scope) -> TestText {
        TestText { text, scope }
    }

    /// The text and the scope in which it is resolved.
    pub fn text(&self) -> (EffectId, Scope) {
        (self.text, self.scope)
    }
}

impl Procedure<ArkhamHorror> for TestText {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let Effect::Test { skill, modifier, remnants_for_dice, pass, fail } = *cx.content.effect(self.text)
        else {
            return out_of_step();
        };
        let in_encounter = self.scope.this == This::Encounter;
        match wake {
            // The test comes before what follows from it.
            Wake::Enter if in_encounter && !rule!("ah3:438.7", true) => {
                become_(Resolve::new(fail, self.scope.with_amount(0)))
            }
            Wake::Enter => {
                let kind = match self.scope.this {
                    // The test of a spell that has just been cast.
                    This::Asset(spell) if cx.content.asset(spell).cast_horror.is_some() => {
                        TestKind::Cast(spell)
                    }
                    _ => TestKind::Text,
                };
                let test = game.begin_test(self.scope.you, skill, kind, modifier);
                if let Some(record) = game.open.tests.last_mut() {
                    record.remnants_for_dice = remnants_for_dice;
                }
                call(test)
            }
            Wake::Back(Frame::SkillTest(test)) => {
                let Some(result) = test.result() else { return Ok(Flow::Done) };
                let passed = result > 0;
                if in_encounter && !rule!("ah3:438.8", true) {
                    self.scope.amount = result;
                    return call(Resolve::new(pass, self.scope));
                }
                let text = if rule!("ah3:400.1i", passed) { pass } else { fail };
                become_(Resolve::new(text, self.scope.with_amount(result)))
            }
            Wake::Back(_) => become_(Resolve::new(fail, self.scope)),
            _ => out_of_step(),
        }
    }
}

/// The most dice that a text rolls.
const MOST_DICE: usize = 6;
/// The horror for which Voice of the Messenger rerolls dice.
pub(crate) const HORROR_OF_VOICE: u8 = 1;

/// Rolls dice outside tests for a text; what follows sees their sum. Nothing that changes tests can change them; only one
/// asset rerolls any roll.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Roll {
    text: EffectId,
    scope: Scope,
    /// The number of dice.
    count: u8,
    /// The faces; 0 for a die that is still to be rolled.
    faces: [u8; MOST_DICE],
    stage: RollStage,
}

/// How far a roll is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum RollStage {
    /// The dice are rolled.
    Roll,
    /// Dice can be rerolled.
    Offer,
    /// The horror of rerolling these dice, as bits, is suffered.
    Pay(u8),
    /// The roll stands.
    Over,
}

impl Roll {
    /// Carries out this [`Effect::Roll`] of this many dice.
    pub fn new(text: EffectId, scope: Scope, dice: u8) -> Roll {
        let count = dice.min(MOST_DICE as u8);
        Roll { text, scope, count, faces: [0; MOST_DICE], stage: RollStage::Roll }
    }

    fn unrolled(&self) -> Option<usize> {
        self.faces.iter().take(usize::from(self.count)).position(|&face| face == 0)
    }

    /// The asset that rerolls any roll.
    fn reroller(&self, game: &ArkhamHorror, content: &Content) -> Option<Asset> {
        rule!("ah3:408.2", game.special(content, self.scope.you, Special::RerollsAnyRoll).flatten(), else None)
    }

    fn go_on(&mut self, game: &ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        if self.unrolled().is_some() {
            return Ok(Flow::Roll);
        }
        if self.stage == RollStage::Roll && self.reroller(game, cx.content).is_some() {
            self.stage = RollStage::Offer;
            return Ok(Flow::Ask(Ask::one(self.scope.you)));
        }
        let Effect::Roll { then, .. } = *cx.content.effect(self.text) else { return out_of_step() };
        become_(Resolve::new(then, self.scope.with_amount(self.faces.iter().sum())))
    }
}

impl Procedure<ArkhamHorror> for Roll {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.scope.you;
        match (self.stage, wake) {
            (_, Wake::Enter) => {}
            (_, Wake::Rolled(face)) => {
                let (Some(die), face) = (self.unrolled(), face as u8) else { return out_of_step() };
                cx.tell(RuleId("ah3:408.2"), || Event::Rolled { seat, face });
                self.faces[die] = face;
            }
            (RollStage::Offer, Wake::Said(&[])) => self.stage = RollStage::Over,
            (RollStage::Offer, Wake::Said(dice)) => {
                let bits = dice.iter().fold(0, |bits, (_, choice)| match choice {
                    Choice::Die(die) => bits | 1 << die,
                    _ => bits,
                });
                let Some(asset) = self.reroller(game, cx.content) else { return out_of_step() };
                self.stage = RollStage::Pay(bits);
                cx.tell(RuleId("ah3:408.2"), || Event::Used { seat, asset });
                return call(Suffer::new(seat, 0, HORROR_OF_VOICE, false, None));
            }
            (RollStage::Pay(bits), Wake::Back(_)) => {
                self.stage = RollStage::Over;
                if !game.open.person(seat).is_in_play() {
                    return Ok(Flow::Done);
                }
                let again = self.faces.iter_mut().enumerate().filter(|(die, _)| bits & 1 << die != 0);
                again.for_each(|(_, face)| *face = 0);
            }
            _ => return out_of_step(),
        }
        self.go_on(game, cx)
    }

    fn offer(&self, _: &ArkhamHorror, _: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("ah3:408.2");
        q.ask_some(rule, 0, self.count);
        q.public_count();
        (0..self.count).for_each(|die| q.offer(Choice::Die(die), rule));
    }

    fn odds(&self, _: &ArkhamHorror, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("ah3:408.1"));
        odds.die(6);
    }
}

/// A player draws mythos tokens, each of which is resolved before the next.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct DrawTokens {
    seat: Seat,
    left: u8,
}

impl DrawTokens {
    /// A player draws this many mythos tokens.
    pub fn new(seat: Seat, left: u8) -> DrawTokens {
        DrawTokens { seat, left }
    }
}

impl Procedure<ArkhamHorror> for DrawTokens {
    fn step(&mut self, _: &mut ArkhamHorror, wake: Wake<'_>, _: &mut Cx<'_>) -> Step {
        let (Wake::Enter | Wake::Back(_)) = wake else { return out_of_step() };
        if self.left == 0 {
            return Ok(Flow::Done);
        }
        self.left -= 1;
        call(DrawToken::new(self.seat))
    }
}
