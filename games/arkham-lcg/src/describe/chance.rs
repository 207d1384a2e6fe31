//! The probability of passing a test, from public information: the tokens in the bag, before any reactions to them.

use crate::Lcg;
use crate::content::{CardId, Content, EffectId, Lasting, Token};
use crate::rules::{Resolve, SkillTest};
use crate::state::{Env, Test};

impl Lcg {
    /// The probability of passing the test in progress with the cards committed so far, in percent.
    pub(crate) fn chance(&self, content: &Content) -> u8 {
        let Some(test) = self.open.test else { return 0 };
        percent(self.likely(content, &test))
    }

    /// The probability of passing a test if it began now and nothing were added, in percent.
    pub(super) fn chance_of(&self, content: &Content, test: Test) -> u8 {
        let mut game = self.clone();
        SkillTest::begin(&mut game, content, test);
        game.chance(content)
    }

    /// The probability of passing the test that an effect begins, if it has exactly one possible target.
    pub(super) fn chance_by(&self, content: &Content, text: EffectId, env: Env) -> Option<u8> {
        let resolve = Resolve::of(text, env);
        let &[target] = &resolve.targets(self, content)[..] else { return None };
        Some(self.chance_of(content, resolve.trial(content, target)?))
    }

    /// The probability of passing the test in progress, from 0 to 1.
    fn likely(&self, content: &Content, test: &Test) -> f64 {
        let sure = |passed: bool| if passed { 1.0 } else { 0.0 };
        if test.fails || test.passes || self.held(test.who, Lasting::NoTokens) {
            return sure(self.would_pass(content, test));
        }
        let bag = self.left_in_bag(test);
        let each = |at: u8| {
            let mut with = *test;
            with.tokens[usize::from(test.revealed)] = at;
            with.revealed += 1;
            self.after_token(content, with, self.open.bag[usize::from(at)])
        };
        let sum: f64 = if test.two {
            // The better one of two tokens counts.
            let chances: Vec<f64> = bag.iter().map(|&at| each(at)).collect();
            let better = |a: usize| chances.iter().skip(a + 1).map(move |b| (a, *b));
            let pairs = (0..chances.len()).flat_map(better).map(|(a, b)| chances[a].max(b));
            let all = chances.len() * chances.len().saturating_sub(1) / 2;
            return if all == 0 { 0.0 } else { pairs.sum::<f64>() / all as f64 };
        } else {
            bag.iter().map(|&at| each(at)).sum()
        };
        if bag.is_empty() { sure(self.would_pass(content, test)) } else { sum / bag.len() as f64 }
    }

    /// The probability of passing after this token, the last one of the test, is revealed.
    fn after_token(&self, content: &Content, mut test: Test, token: Token) -> f64 {
        let me = CardId::investigator(test.who);
        let env = Env::of(test.who, me);
        match self.as_resolved(content, test.who, token) {
            Token::AutoFail => test.fails = true,
            Token::ElderSign => {
                let sign = self.def(content, me).elder_sign.as_ref();
                let sure = sign.and_then(|sign| sign.succeeds.as_ref());
                test.passes |= sure.is_some_and(|cond| self.holds(content, cond, env));
            }
            symbol => {
                let another = self.symbol(content, symbol).and_then(|symbol| symbol.another.as_ref());
                let room = usize::from(test.revealed) < test.tokens.len().min(self.open.bag.len());
                if room && another.is_some_and(|cond| self.holds(content, cond, env)) {
                    return self.likely(content, &test);
                }
            }
        }
        if self.would_pass(content, &test) { 1.0 } else { 0.0 }
    }

    fn would_pass(&self, content: &Content, test: &Test) -> bool {
        let enough = || self.test_value(content, test) >= i16::from(self.difficulty(content, test));
        !test.fails && (test.passes || enough())
    }

    /// The tokens that can still be revealed, by their index in the bag.
    fn left_in_bag(&self, test: &Test) -> Vec<u8> {
        let out = &test.tokens[..usize::from(test.revealed)];
        (0..self.open.bag.len() as u8).filter(|at| !out.contains(at)).collect()
    }
}

/// Rounds to whole percents; 0 and 100 only if certain.
fn percent(chance: f64) -> u8 {
    let whole = (chance * 100.0).round();
    if chance > 0.0 && chance < 1.0 { whole.clamp(1.0, 99.0) as u8 } else { whole as u8 }
}
