//! Resolves effects in order, each as far as possible.

mod cards;
mod choosing;
mod encounters;
mod harm;
mod parts;
mod scenario;
mod tokens;
mod turn;

use engine::{Candidates, Flow, Procedure, Seat, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::{SkillTest, ask, out_of_step};
use crate::content::{CardId, Content, Effect, EffectId, Skill};
use crate::state::{Env, Test, Testing, Zone};
use crate::{Choice, Cx, Event, Lcg, Offer, Step, Wake};

/// Resolves an effect.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Resolve {
    pub(crate) text: EffectId,
    pub(crate) env: Env,
    /// The index of the next part.
    at: u8,
    /// The number of repetitions left.
    left: u8,
    /// The length of [`crate::Open::later`] when it began.
    before: u8,
    /// Whether everything could be resolved in full.
    pub full: bool,
    /// Whether a part is being resolved, whose triggered abilities wait until the whole effect is resolved.
    holds: bool,
}

impl Resolve {
    /// Resolves this effect.
    pub fn of(text: EffectId, env: Env) -> Resolve {
        Resolve { text, env, at: 0, left: 0, before: 0, full: true, holds: false }
    }

    fn child(&self, text: EffectId) -> Step {
        self.child_of(text, self.env)
    }

    fn child_of(&self, text: EffectId, env: Env) -> Step {
        call(Resolve::of(text, env))
    }

    fn done(&self) -> Step {
        Ok(Flow::Done)
    }

    fn failed(&mut self) -> Step {
        self.full = false;
        Ok(Flow::Done)
    }

    fn parts<'a>(&self, content: &'a Content) -> &'a [EffectId] {
        match content.effect(self.text) {
            Effect::Either(parts) | Effect::MustEither(parts) | Effect::LeadChooses(parts) => parts,
            _ => &[],
        }
    }

    /// The test that the effect begins against this target, if any.
    pub(crate) fn trial(&self, content: &Content, target: CardId) -> Option<Test> {
        let kind = match content.effect(self.text) {
            Effect::Fight(_) => Testing::Fight,
            Effect::Evade(_) => Testing::Evade,
            Effect::Investigate(_) => Testing::Investigate,
            Effect::Test { of, .. } => {
                let &[skill] = &of[..] else { return None };
                return Some(self.test_of(skill));
            }
            _ => return None,
        };
        Some(Test::by(self.text, self.env, kind, target, kind.skill()))
    }

    /// The test of that skill.
    fn test_of(&self, skill: Skill) -> Test {
        Test::by(self.text, self.env, Testing::Plain, self.env.it, skill)
    }

    fn attempt(&self, game: &mut Lcg, target: CardId, cx: &mut Cx<'_>) -> Step {
        match self.trial(cx.content, target) {
            Some(test) => call(SkillTest::begin(game, cx.content, test)),
            None => out_of_step(),
        }
    }

    fn begin(&mut self, game: &mut Lcg, cx: &mut Cx<'_>) -> Step {
        let content = cx.content;
        let env = self.env;
        let you = env.you;
        self.before = game.open.later.len() as u8;
        if !game.playing(you) && rule!("lcg:elimination.1", content.effect(self.text).is_yours(), else false)
        {
            return self.failed();
        }
        match content.effect(self.text) {
            Effect::All(_)
            | Effect::Then(..)
            | Effect::Everybody(_)
            | Effect::ForEach(..)
            | Effect::SpawnAside(..)
            | Effect::AutoEvade(_) => self.advance(game, cx),
            Effect::Repeat(times, _) => {
                self.left = game.amount(content, times, env);
                self.advance(game, cx)
            }
            Effect::If(..) | Effect::IfElse(..) | Effect::OrElse(..) | Effect::Its(_) | Effect::Active(_) => {
                self.branch(game, content)
            }
            Effect::Either(_) | Effect::MustEither(_) | Effect::May(_) => ask(you),
            Effect::LeadChooses(_) => ask(game.open.lead),
            Effect::Choose(..) | Effect::Fight(_) | Effect::Evade(_) | Effect::Recover(_) => {
                self.one_of(game, rule!("lcg:targets.1", you, else game.open.lead), cx)
            }
            Effect::LeadPicks(..) | Effect::StepTowards(..) => self.one_of(game, game.tie_breaker(), cx),
            Effect::Test { of, .. } => self.test(game, of, cx),
            Effect::Investigate(_) => match game.location(you) {
                Some(here) => self.attempt(game, here, cx),
                None => self.failed(),
            },
            Effect::Resources(..)
            | Effect::LoseResources(..)
            | Effect::Draw(..)
            | Effect::Discover(..)
            | Effect::GainClues(..)
            | Effect::DropClues(..)
            | Effect::SpendClues(..)
            | Effect::PutClues(..)
            | Effect::FillClues(..)
            | Effect::AgendaDoom { .. }
            | Effect::Doom(..)
            | Effect::AddUses(..)
            | Effect::TakeUse
            | Effect::StoreResource => self.tokens(game, cx),
            Effect::Take { .. }
            | Effect::Deal { .. }
            | Effect::Heal { .. }
            | Effect::PutHorror(..)
            | Effect::TakeHorrorFromHere(..) => self.harm(game, cx),
            Effect::DiscardFromHand(..)
            | Effect::DiscardAtRandom(..)
            | Effect::KeepOnly(..)
            | Effect::Discard(..)
            | Effect::ToHand(..)
            | Effect::ToVictory(..)
            | Effect::LoseDiscards
            | Effect::IntoThreatArea
            | Effect::Attach(..)
            | Effect::Search { .. }
            | Effect::Scry(..)
            | Effect::GainWeakness(..) => self.cards(game, cx),
            Effect::Surge
            | Effect::DrawEncounter
            | Effect::DrawIt
            | Effect::FindEncounter(..)
            | Effect::DiscardUntil { .. }
            | Effect::SpawnAt(..)
            | Effect::PutInPlay(..)
            | Effect::IntoEncounterDeck(..) => self.encounters(game, cx),
            Effect::Disengage(..)
            | Effect::Go(..)
            | Effect::Ready(..)
            | Effect::Exhaust(..)
            | Effect::MoreActions(..)
            | Effect::LoseActions(..)
            | Effect::Boost(..)
            | Effect::MoreDamage(..)
            | Effect::ComesBack
            | Effect::AfterTest(..)
            | Effect::FlipToken
            | Effect::AnotherToken
            | Effect::TwoTokens
            | Effect::Cancel
            | Effect::Lasting(..) => self.turn(game, cx),
            Effect::Resign
            | Effect::TakeControl(..)
            | Effect::Resolution(..)
            | Effect::AdvanceAct
            | Effect::MentalTrauma(..)
            | Effect::LessExperience(..)
            | Effect::Native(..) => self.scenario(game, cx),
        }
    }

    /// Begins a skill test, or lets it wait until the test in progress is over.
    fn test(&mut self, game: &mut Lcg, of: &[Skill], cx: &mut Cx<'_>) -> Step {
        if game.open.test.is_some() {
            rule!("lcg:skill-test.9", {
                game.open.waiting.push((self.text, self.env));
            });
            return self.done();
        }
        match candidates(of.iter()) {
            Candidates::One(_) => self.attempt(game, self.env.it, cx),
            Candidates::Many => ask(self.env.you),
            Candidates::None => self.failed(),
        }
    }
}

impl Procedure<Lcg> for Resolve {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => self.begin(game, cx),
            Wake::Back(child) => {
                game.open.holding -= u8::from(std::mem::take(&mut self.holds));
                if let crate::Frame::Resolve(child) = child {
                    self.full &= child.full;
                }
                match child {
                    crate::Frame::Discover(child) => self.full &= child.full(),
                    crate::Frame::DrawCards(child) => self.full &= child.full(),
                    crate::Frame::Drop(child) => self.full &= child.full(),
                    _ => {}
                }
                self.advance(game, cx)
            }
            Wake::Said(&[(_, Choice::Part(part))]) => match cx.content.effect(self.text) {
                Effect::LeadChooses(parts) => {
                    let env = Env { you: game.open.lead, ..self.env };
                    self.child_of(parts[usize::from(part)], env)
                }
                Effect::May(does) => self.child(*does),
                _ => {
                    let part = self.parts(cx.content)[usize::from(part)];
                    self.child(part)
                }
            },
            Wake::Said(&[(_, Choice::Pass)]) => self.failed(),
            Wake::Said(&[(seat, Choice::Pick(card))]) => {
                // The next question may depend on it.
                if let Effect::Choose(..) | Effect::LeadPicks(..) = cx.content.effect(self.text) {
                    cx.tell(RuleId("lcg:targets.1"), || Event::Chose { seat, card });
                }
                self.chosen(game, card, cx)
            }
            Wake::Said(&[(_, Choice::Skill(skill))]) => {
                call(SkillTest::begin(game, cx.content, self.test_of(skill)))
            }
            Wake::Said(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &Lcg, content: &Content, seat: Seat, q: &mut Offer) {
        match content.effect(self.text) {
            Effect::Either(parts) => {
                q.ask(RuleId("lcg:effects.1"));
                q.public_count();
                for at in 0..parts.len() {
                    q.offer(Choice::Part(at as u8), RuleId("lcg:effects.1"));
                }
            }
            Effect::MustEither(parts) | Effect::LeadChooses(parts) => {
                q.ask(RuleId("lcg:must.1"));
                let able = |at: usize| game.can(content, parts[at], Env { you: seat, ..self.env });
                let none = !(0..parts.len()).any(able);
                for at in 0..parts.len() {
                    if rule!("lcg:must.1", able(at), else true) || none {
                        q.offer(Choice::Part(at as u8), RuleId("lcg:must.1"));
                    } else {
                        q.refuse(Choice::Part(at as u8), RuleId("lcg:must.1"));
                    }
                }
            }
            Effect::May(does) => {
                q.ask(RuleId("lcg:may.1"));
                if game.can(content, *does, self.env) {
                    q.offer(Choice::Part(0), RuleId("lcg:may.1"));
                }
                rule!("lcg:may.1", {
                    q.decline(Choice::Pass, RuleId("lcg:may.1"));
                });
            }
            Effect::Test { of, .. } => {
                q.ask(RuleId("lcg:skill-test.9"));
                q.public_count();
                for &skill in of {
                    q.offer(Choice::Skill(skill), RuleId("lcg:skill-test.9"));
                }
            }
            effect => {
                let rule = match effect {
                    Effect::LeadPicks(..) | Effect::StepTowards(..) | Effect::SpawnAside(..) => {
                        RuleId("lcg:lead-investigator.2")
                    }
                    _ => RuleId("lcg:targets.1"),
                };
                q.ask(rule);
                for card in self.targets(game, content) {
                    q.offer(Choice::Pick(card), rule);
                }
            }
        }
    }
}

impl Lcg {
    /// Moves a card from a discard pile or the set-aside area to limbo to be resolved.
    pub(crate) fn lay_open(&mut self, card: CardId) {
        if self.card(card).zone == Zone::Discard {
            let pile = card.owner().map_or(CardId::SEATS, Seat::index);
            self.open.discards[pile].retain(|&other| other != card);
        }
        self.card_mut(card).zone = Zone::Limbo;
    }
}
