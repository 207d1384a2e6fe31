//! The values that a skill test compares: the modified skill, and the difficulty.

use engine::Seat;
use rulebook::rule;

use super::SkillTest;
use crate::Lcg;
use crate::content::{Attempt, CardId, Constant, Content, Effect, Skill, Symbol, Token};
use crate::state::{Env, Test, Testing};

impl Lcg {
    /// The difficulty of the test in progress.
    pub(crate) fn difficulty(&self, content: &Content, test: &Test) -> u8 {
        match test.kind {
            Testing::Fight => {
                rule!("lcg:test-difficulty.2", self.fight_or_evade(content, test.target, false), else 0)
            }
            Testing::Evade => {
                rule!("lcg:test-difficulty.4", self.fight_or_evade(content, test.target, true), else 0)
            }
            Testing::Investigate => {
                let change = test.attempt(content).map_or(0, |attempt| attempt.shroud);
                let shroud = rule!("lcg:test-difficulty.3", self.shroud(content, test.target), else 0);
                shroud.saturating_add_signed(change)
            }
            Testing::Plain => match test.text.map(|text| content.effect(text)) {
                Some(Effect::Test { against, .. }) => {
                    rule!("lcg:test-difficulty.5", self.amount(content, against, test.env), else 0)
                }
                _ => 0,
            },
        }
    }

    /// The effect of a symbol in this scenario.
    pub(crate) fn symbol<'a>(&self, content: &'a Content, token: Token) -> Option<&'a Symbol> {
        let scenario = &content.scenarios()[usize::from(self.open.scenario)];
        let def = scenario.symbols.iter().find(|def| def.token == token)?;
        let hard = rule!("lcg:difficulty-level.2", self.open.difficulty.is_hard(), else false);
        Some(if hard { &def.hard } else { &def.easy })
    }

    /// The token as the testing investigator reveals it: an elder sign can count as an automatic failure.
    pub(crate) fn as_read(&self, content: &Content, who: Seat, token: Token) -> Token {
        let fails = token == Token::ElderSign && self.has_constant(content, who, &Constant::ElderSignFails);
        if fails { Token::AutoFail } else { token }
    }

    /// The token as it is resolved: without a text, an elder sign adds nothing and has no effect.
    pub(crate) fn as_resolved(&self, content: &Content, who: Seat, token: Token) -> Token {
        match self.as_read(content, who, token) {
            Token::ElderSign if self.is_blank(content, CardId::investigator(who)) => Token::Number(0),
            token => token,
        }
    }

    /// The modifier of a token in tests of the seat at its current location; `None` for an automatic failure.
    pub(crate) fn token_worth(&self, content: &Content, who: Seat, token: Token) -> Option<i16> {
        self.worth_as(content, who, self.as_resolved(content, who, token))
    }

    /// The modifier of a token whose meaning is already fixed.
    fn worth_as(&self, content: &Content, who: Seat, token: Token) -> Option<i16> {
        let me = CardId::investigator(who);
        let env = Env::of(who, me);
        Some(match token {
            Token::Number(n) => i16::from(n),
            Token::AutoFail => return None,
            Token::ElderSign => match &self.def(content, me).elder_sign {
                Some(sign) => self.value(content, &sign.adds, env),
                None => 0,
            },
            symbol => self.symbol(content, symbol).map_or(0, |symbol| self.value(content, &symbol.adds, env)),
        })
    }

    /// The modifier of one of the revealed tokens in the test in progress.
    pub(crate) fn token_adds(&self, content: &Content, test: &Test, at: usize) -> i16 {
        let token = self.open.bag[usize::from(test.tokens[at])];
        let adds = match test.meant[at] {
            Some(token) => self.worth_as(content, test.who, token),
            None => self.token_worth(content, test.who, token),
        };
        let adds = adds.unwrap_or(0);
        let adds = if test.flipped & (1 << at) == 0 { adds } else { adds.abs() };
        let hard = test.kind == Testing::Evade
            && adds < 0
            && self.constants(content, test.target).contains(&Constant::HardToEvade);
        rule!("lcg:chaos-tokens.1", if hard { adds * 2 } else { adds }, else 0)
    }

    /// The number of icons that a card adds to a test of the skill.
    pub(crate) fn icons(&self, content: &Content, card: CardId, skill: Skill) -> u8 {
        let icons = &self.def(content, card).icons;
        rule!("lcg:skill-test.10", icons[skill.index()] + icons[4], else 0)
    }

    /// The modified skill value of the test in progress, before automatic success or failure.
    pub(crate) fn test_value(&self, content: &Content, test: &Test) -> i16 {
        let base = self.skill_sum(content, test.who, test.skill);
        let mut more = i16::from(test.boost);
        // The bonus of an attempt applies only if the attempt's own skill is used.
        let own = |attempt: &&Attempt| attempt.with.unwrap_or(test.kind.skill()) == test.skill;
        if let Some(attempt) = test.attempt(content).filter(own) {
            more += self.value(content, &attempt.bonus, test.env);
        }
        more +=
            test.committed.iter().map(|card| i16::from(self.icons(content, card, test.skill))).sum::<i16>();
        for at in 0..usize::from(test.revealed) {
            if test.ignored & (1 << at) == 0 {
                more += self.token_adds(content, test, at);
            }
        }
        let sum = rule!("lcg:skill-test.13", base + more, else base);
        rule!("lcg:modifiers.4", sum.max(0), else sum.abs())
    }
}

impl SkillTest {
    /// Whether the test is passed, the margin, the skill value and the difficulty.
    pub(crate) fn outcome(game: &Lcg, content: &Content, test: &Test) -> (Option<bool>, u8, u8, u8) {
        let value = if rule!("lcg:auto-fail-succeed.2", test.fails, else false) {
            0
        } else {
            game.test_value(content, test)
        };
        let sure = rule!("lcg:skill-test.15", test.passes && !test.fails, else false);
        let difficulty = i16::from(if sure { 0 } else { game.difficulty(content, test) });
        let passed = rule!("lcg:skill-test.14", value >= difficulty) && !test.fails;
        let margin = (value - difficulty).unsigned_abs() as u8;
        (Some(passed), margin, value.min(255) as u8, difficulty as u8)
    }
}
