//! How a test begins, with which skill, and the effects that wait until it is over.

use engine::{Flow, Seat, call};
use rulebook::{RuleId, rule};

use super::{SkillTest, Stage};
use crate::content::{Attempt, CardId, CardSet, Constant, Content, Effect, EffectId, Lasting, Skill};
use crate::rules::{Resolve, ask};
use crate::state::{Env, Test, Testing};
use crate::{Cx, Event, Lcg, Step};

impl Testing {
    /// The skill that is tested by default.
    pub(in crate::rules) fn skill(self) -> Skill {
        match self {
            Testing::Fight => Skill::Combat,
            Testing::Evade => Skill::Agility,
            Testing::Investigate | Testing::Plain => Skill::Intellect,
        }
    }
}

impl Test {
    /// The test of a basic action: fight, evade or investigate.
    pub fn plain(who: Seat, kind: Testing, target: CardId) -> Test {
        Test {
            who,
            skill: kind.skill(),
            kind,
            target,
            text: None,
            env: Env { it: target, ..Env::of(who, CardId::investigator(who)) },
            boost: 0,
            damage: 0,
            committed: CardSet::NONE,
            applied: CardSet::NONE,
            kept: CardSet::NONE,
            tokens: [0; 8],
            meant: [None; 8],
            revealed: 0,
            ignored: 0,
            flipped: 0,
            two: false,
            redraw: false,
            fails: false,
            passes: false,
            passed: None,
            margin: 0,
        }
    }

    /// A test, an attack, an evasion or an investigation of an effect.
    pub fn by(text: EffectId, env: Env, kind: Testing, target: CardId, skill: Skill) -> Test {
        Test { text: Some(text), env: Env { it: target, ..env }, skill, ..Test::plain(env.you, kind, target) }
    }

    /// How the attempt differs from the basic action.
    pub(in crate::rules) fn attempt<'a>(&self, content: &'a Content) -> Option<&'a Attempt> {
        match content.effect(self.text?) {
            Effect::Fight(attempt) | Effect::Evade(attempt) | Effect::Investigate(attempt) => Some(attempt),
            _ => None,
        }
    }
}

impl SkillTest {
    /// Begins a test.
    pub fn begin(game: &mut Lcg, content: &Content, mut test: Test) -> SkillTest {
        if let Some(skill) = test.attempt(content).and_then(|attempt| attempt.with) {
            test.skill = skill;
        }
        // A location's own skill for investigating takes precedence over that of the attempt.
        if test.kind == Testing::Investigate {
            for constant in game.constants(content, test.target) {
                if let Constant::InvestigatedWith(skill) = constant {
                    test.skill = *skill;
                }
            }
        }
        game.open.test = Some(test);
        SkillTest { stage: Stage::Begin, at: 0, applied: 0, held: 0 }
    }

    /// Step ST.1: the investigator chooses the skill if there are two.
    pub(super) fn determine_skill(&mut self, game: &Lcg, test: &Test, cx: &mut Cx<'_>) -> Option<Step> {
        if self.at == 0 && Self::other_skill(game, test).is_some() {
            return Some(ask(test.who));
        }
        (self.stage, self.at) = (Stage::FirstWindow, 0);
        let Test { who: seat, skill, kind, target, .. } = *test;
        let difficulty = game.difficulty(cx.content, test);
        let enemy = matches!(kind, Testing::Fight | Testing::Evade).then_some(target);
        cx.tell(RuleId("lcg:skill-test.9"), || Event::Test { seat, kind, enemy, skill, difficulty });
        None
    }

    /// A skill that can be used instead of the tested one.
    pub(super) fn other_skill(game: &Lcg, test: &Test) -> Option<Skill> {
        if !matches!(test.skill, Skill::Combat | Skill::Agility) {
            return None;
        }
        game.open.lasting.iter().find_map(|held| match held.what {
            Lasting::InPlaceOf(skill) if held.on == CardId::investigator(test.who) => Some(skill),
            _ => None,
        })
    }

    /// Resolves the effects that waited for the end of the test; other tests have to wait while the action that it was
    /// part of is in progress.
    pub(super) fn wait(&mut self, game: &mut Lcg, content: &Content) -> Step {
        self.stage = Stage::Over;
        match game.next_waiting(content) {
            Some(text) => call(text),
            None => Ok(Flow::Done),
        }
    }
}

impl Lcg {
    /// The next effect that waited for the end of a test. Another test, or a move that requires one, waits until the
    /// action that the test was part of is over. Effects of eliminated investigators are dropped.
    pub(in crate::rules) fn next_waiting(&mut self, content: &Content) -> Option<Resolve> {
        let open = &self.open;
        if open.waiting.is_empty() || open.test.is_some() {
            return None;
        }
        let done = open.people.iter().all(|person| person.busy == 0);
        let done = rule!("lcg:skill-test.9", done, else true);
        let tests = |text: EffectId| matches!(content.effect(text), Effect::Test { .. } | Effect::Go(_));
        let passed = open.waiting.iter().take_while(|(_, env)| !self.playing(env.you)).count();
        self.open.waiting.drain(..passed);
        let comes = |&(text, env): &(EffectId, Env)| self.playing(env.you) && (done || !tests(text));
        let next = self.open.waiting.iter().position(comes)?;
        let (does, env) = self.open.waiting.remove(next);
        Some(Resolve::of(does, env))
    }
}
