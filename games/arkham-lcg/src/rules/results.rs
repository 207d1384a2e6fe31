//! Step ST.7 of a skill test: applies its results one after another.

use engine::call;
use rulebook::rule;
use smallvec::SmallVec;

use super::attacks::Evaded;
use super::clues::Discover;
use super::{Harm, Resolve, SkillTest};
use crate::content::{CardId, Content, Effect, EffectId, Token, When};
use crate::state::{Env, Test, Testing};
use crate::{Cx, Lcg, Step};

/// The results of a test: the main result, which has no effect of its own, and additional effects.
type Results = SmallVec<[(Part, Option<EffectId>, Env); 8]>;

/// Identifies a result in a way that stays valid while others are applied and some may disappear.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Part {
    /// The main result.
    Main,
    /// The result of a committed card.
    Committed(CardId),
    /// The result of a token, by its index among those revealed.
    Token(usize),
    /// The additional result of the attempt.
    Attempt,
}

impl Part {
    /// The bit that marks it as applied; 0 for cards, which are recorded in the test.
    fn bit(self) -> u16 {
        match self {
            Part::Main => 1,
            Part::Attempt => 2,
            Part::Token(at) => 4 << at,
            Part::Committed(_) => 0,
        }
    }

    /// The token that causes it, if any.
    pub(super) fn token(self, test: &Test) -> Option<Token> {
        if let Part::Token(at) = self { test.meant[at] } else { None }
    }
}

/// The outcome of a result.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Outcome {
    /// An effect.
    Text(EffectId),
    /// Damage to the enemy, or to the investigator it is engaged with.
    Damage(CardId, u8),
    /// The enemy is evaded.
    Evaded,
    /// Clues are discovered.
    Clues(u8),
}

impl SkillTest {
    /// The effects of committed cards on the success of the test that are not applied yet, one each.
    pub(super) fn committed<'a>(
        game: &'a Lcg,
        content: &'a Content,
        test: &'a Test,
    ) -> impl Iterator<Item = (EffectId, Env)> + 'a {
        let passed = test.passed == Some(true);
        let speaks = move |card: &CardId| passed && !test.applied.has(*card);
        test.committed.iter().filter(speaks).filter_map(move |card| {
            let env = Env { it: test.target, ..Env::of(card.owner().unwrap_or(test.who), card) };
            let fits = move |ability: &&crate::content::Ability| {
                ability.when == When::Committed
                    && ability.if_.as_ref().is_none_or(|cond| game.holds(content, cond, env))
            };
            game.def(content, card).abilities.iter().find(fits).map(|ability| (ability.does, env))
        })
    }

    /// Whether a committed card only modifies the main result or itself, so that its order makes no difference.
    pub(super) fn adds(content: &Content, test: &Test, does: EffectId) -> bool {
        match content.effect(does) {
            Effect::MoreDamage(_) | Effect::ComesBack => true,
            Effect::Discover(_) => test.kind == Testing::Investigate,
            _ => false,
        }
    }

    /// Clues that committed cards add to those an investigation discovers.
    fn more_clues(game: &Lcg, content: &Content, test: &Test) -> u8 {
        let more = Self::committed(game, content, test).map(|(does, env)| match content.effect(does) {
            Effect::Discover(n) => game.amount(content, n, env),
            _ => 0,
        });
        more.sum()
    }

    /// The results not applied yet, the main result first. The additional result of an attempt depends on what the main
    /// result did to its target, so it comes last and only after that.
    fn results(&self, game: &Lcg, content: &Content, test: &Test) -> Results {
        let mut all = Results::new();
        let open = |part: Part| self.applied & part.bit() == 0;
        let passed = test.passed == Some(true);
        let main = match test.kind {
            Testing::Plain => test.env.source,
            Testing::Fight | Testing::Evade | Testing::Investigate => test.target,
        };
        if open(Part::Main) {
            all.push((Part::Main, None, Env { source: main, ..test.env }));
        }
        let besides =
            Self::committed(game, content, test).filter(|&(does, _)| !Self::adds(content, test, does));
        all.extend(besides.map(|(does, env)| (Part::Committed(env.source), Some(does), env)));
        let me = CardId::investigator(test.who);
        let own = Env::of(test.who, me);
        for at in test.counted().filter(|&at| open(Part::Token(at))) {
            let does = match test.meant[at] {
                Some(Token::ElderSign) if passed => {
                    game.def(content, me).elder_sign.as_ref().and_then(|sign| sign.pass)
                }
                Some(token) if !passed => game.symbol(content, token).and_then(|symbol| symbol.fail),
                _ => None,
            };
            all.extend(does.map(|does| (Part::Token(at), Some(does), own)));
        }
        let attempt = test.attempt(content).filter(|_| passed && !open(Part::Main) && open(Part::Attempt));
        let besides = attempt.and_then(|attempt| attempt.pass);
        all.extend(besides.map(|does| (Part::Attempt, Some(does), test.env)));
        all
    }

    /// The effect of an attempt's text that the token just revealed triggers; only the first such token does.
    pub(super) fn strikes(game: &Lcg, content: &Content, test: &Test) -> Option<EffectId> {
        let attempt = test.attempt(content)?;
        let does = attempt.then?;
        let awaited = |token: &Token| attempt.on.contains(&game.as_read(content, test.who, *token));
        let seen = Self::counted(game, test).filter(awaited).count() == 1
            && game.last_counted().is_some_and(|token| awaited(&token));
        rule!("lcg:delayed-effects.2", seen, else false).then_some(does)
    }

    /// The results not applied yet, with the cards they come from. Results that change nothing are left out, unless no
    /// others are left; then only the first is returned.
    pub(super) fn left(&self, game: &Lcg, content: &Content, test: &Test) -> SmallVec<[(Part, CardId); 8]> {
        let results = self.results(game, content, test);
        let changes = |&&(_, does, env): &&(Part, Option<EffectId>, Env)| match does {
            None => Self::matters(game, content, test),
            Some(does) => {
                !matches!(content.effect(does), Effect::AfterTest(_)) && game.can(content, does, env)
            }
        };
        let named = |&(part, _, env): &(Part, Option<EffectId>, Env)| (part, env.source);
        let all: SmallVec<_> = results.iter().filter(changes).map(named).collect();
        if all.is_empty() { results.first().map(named).into_iter().collect() } else { all }
    }

    /// Whether the main result changes anything.
    fn matters(game: &Lcg, content: &Content, test: &Test) -> bool {
        let passed = test.passed == Some(true);
        match test.kind {
            Testing::Plain => match test.text.map(|text| content.effect(text)) {
                Some(Effect::Test { pass, fail, .. }) => if passed { pass } else { fail }.is_some(),
                _ => false,
            },
            Testing::Fight => passed || game.card(test.target).by.is_some_and(|other| other != test.who),
            Testing::Evade => rule!("lcg:evade-action.1", passed),
            Testing::Investigate => rule!("lcg:investigate-action.1", passed),
        }
    }

    pub(super) fn apply(&mut self, game: &mut Lcg, test: Test, part: Part, cx: &mut Cx<'_>) -> Option<Step> {
        let results = self.results(game, cx.content, &test);
        let &(_, does, env) = results.iter().find(|(other, ..)| *other == part)?;
        self.applied |= part.bit();
        if let Part::Committed(card) = part {
            game.applied(card);
        }
        let step = match does {
            Some(does) => Some(call(Resolve::of(does, env))),
            None => Self::main(game, test, cx),
        };
        // The results of the effect's own test are part of the effect, so what they trigger waits for the rest.
        if step.is_some() && matches!(part, Part::Main | Part::Attempt) {
            game.open.holding = self.held;
        }
        step
    }

    pub(super) fn counted<'a>(game: &'a Lcg, test: &'a Test) -> impl Iterator<Item = Token> + 'a {
        test.counted().map(|at| game.open.bag[usize::from(test.tokens[at])])
    }

    /// The outcomes of the results from this card that are not applied yet, each with the token that causes it.
    pub(crate) fn outcomes(
        &self,
        game: &Lcg,
        content: &Content,
        from: CardId,
    ) -> Vec<(Option<Token>, Outcome)> {
        let Some(test) = game.open.test else { return Vec::new() };
        let left = self.left(game, content, &test);
        let all = self.results(game, content, &test).into_iter();
        let of = all.filter(|(part, _, env)| env.source == from && left.contains(&(*part, from)));
        of.filter_map(|(part, does, _)| {
            let outcome = does
                .map_or_else(|| Self::main_outcome(game, content, &test), |does| Some(Outcome::Text(does)));
            outcome.map(|outcome| (part.token(&test), outcome))
        })
        .collect()
    }

    /// The outcome of the main result, if any.
    fn main_outcome(game: &Lcg, content: &Content, test: &Test) -> Option<Outcome> {
        let passed = test.passed == Some(true);
        let attempt = test.attempt(content);
        match test.kind {
            Testing::Plain => {
                let Some(Effect::Test { pass, fail, .. }) = test.text.map(|text| content.effect(text)) else {
                    return None;
                };
                let does = if passed { *pass } else { *fail };
                does.map(Outcome::Text)
            }
            Testing::Fight => {
                let more = |value| game.value(content, value, test.env);
                let instead = attempt.and_then(|attempt| attempt.damage_instead.as_ref()).map(more);
                let base = instead.unwrap_or_else(|| 1 + attempt.map_or(0, |attempt| more(&attempt.damage)));
                let damage = (base + i16::from(test.damage)).max(0) as u8;
                if passed {
                    let hit = game.is_in_play(test.target) && rule!("lcg:fight-action.1", true, else false);
                    return hit.then_some(Outcome::Damage(test.target, damage));
                }
                let other = game.card(test.target).by;
                let other = other.filter(|&other| rule!("lcg:fight-action.1", other != test.who, else false));
                other.map(|other| Outcome::Damage(CardId::investigator(other), damage))
            }
            Testing::Evade => {
                let evaded = rule!("lcg:evade-action.1", passed) && game.is_in_play(test.target);
                evaded.then_some(Outcome::Evaded)
            }
            Testing::Investigate => {
                if !rule!("lcg:investigate-action.1", passed) {
                    return None;
                }
                let instead = attempt.and_then(|attempt| attempt.instead);
                if let Some(instead) = rule!("lcg:instead.1", instead, else None) {
                    return Some(Outcome::Text(instead));
                }
                Some(Outcome::Clues(1 + Self::more_clues(game, content, test)))
            }
        }
    }

    /// Applies the main result.
    fn main(game: &mut Lcg, test: Test, cx: &mut Cx<'_>) -> Option<Step> {
        Some(match Self::main_outcome(game, cx.content, &test)? {
            Outcome::Text(does) => call(Resolve::of(does, test.env)),
            Outcome::Damage(to, damage) => call(match to.as_seat() {
                Some(seat) => Harm::take(game, seat, damage, 0, false),
                None => Harm::to(game, [(to, damage, 0)], Some(test.who)),
            }),
            Outcome::Evaded => call(Evaded::new(test.who, test.target)),
            Outcome::Clues(n) => call(Discover::new(test.who, test.target, n)),
        })
    }
}
