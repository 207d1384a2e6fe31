//! Effects on enemies, locations, the turn and the test in progress.

use engine::call;
use rulebook::{RuleId, rule};

use super::Resolve;
use crate::content::{Effect, Lasting};
use crate::rules::{Walk, out_of_step};
use crate::state::Held;
use crate::{Cx, Event, Lcg, Step};

impl Resolve {
    /// Resolves effects on enemies, locations, the turn and the test in progress.
    pub(super) fn turn(&mut self, game: &mut Lcg, cx: &mut Cx<'_>) -> Step {
        let content = cx.content;
        let env = self.env;
        let you = env.you;
        match content.effect(self.text) {
            Effect::Disengage(sel) => {
                for enemy in game.select(content, sel, env) {
                    game.disengage(enemy, cx);
                }
                self.done()
            }
            // If leaving requires a test, the move waits until the test in progress is over.
            Effect::Go(_) if game.open.test.is_some() && game.is_tested_on_leaving(content, you) => {
                rule!("lcg:skill-test.9", {
                    game.open.waiting.push((self.text, env));
                    return self.done();
                });
                self.failed()
            }
            Effect::Go(sel) => match game.select(content, sel, env).first() {
                Some(&place) if game.is_enterable(content, place) => {
                    let on_the_way = || game.step_towards(content, you, place);
                    call(Walk::new(you, rule!("lcg:move.4", place, else on_the_way())))
                }
                _ => self.failed(),
            },
            Effect::Ready(sel) => {
                for card in game.select(content, sel, env) {
                    game.ready(card, cx);
                }
                match game.pending_resolution(content) {
                    Some(frame) => call(frame),
                    None => self.done(),
                }
            }
            Effect::Exhaust(sel) => {
                for card in game.select(content, sel, env) {
                    game.exhaust(card, cx);
                }
                self.done()
            }
            Effect::MoreActions(n) => {
                rule!("lcg:gain.3", {
                    game.person_mut(you).gain_actions(*n);
                });
                cx.tell(RuleId("lcg:gain.3"), || Event::Actions { seat: you, n: *n as i8 });
                self.done()
            }
            Effect::LoseActions(n) => {
                let person = game.person_mut(you);
                rule!("lcg:action.2", {
                    person.lose_actions(*n);
                });
                cx.tell(RuleId("lcg:action.1"), || Event::Actions { seat: you, n: -(*n as i8) });
                self.done()
            }
            Effect::Boost(skill, n) => {
                if let Some(test) = &mut game.open.test
                    && skill.is_none_or(|skill| skill == test.skill)
                {
                    test.boost += n;
                }
                self.done()
            }
            Effect::MoreDamage(n) => {
                let n = game.value(content, n, env) as i8;
                if let Some(test) = &mut game.open.test {
                    test.damage += n;
                }
                self.done()
            }
            Effect::ComesBack => {
                if let Some(test) = &mut game.open.test {
                    test.kept.insert(env.source);
                }
                self.done()
            }
            Effect::AfterTest(does) => {
                rule!("lcg:delayed-effects.2", {
                    game.open.waiting.push((*does, env));
                });
                self.done()
            }
            Effect::FlipToken => {
                if let Some(test) = &mut game.open.test {
                    test.flipped |= test.last_counted().map_or(0, |at| 1 << at);
                }
                self.done()
            }
            Effect::AnotherToken => {
                game.cancel_token(cx);
                self.done()
            }
            Effect::TwoTokens => {
                if let Some(test) = &mut game.open.test {
                    test.two = true;
                }
                self.done()
            }
            Effect::Cancel => {
                if let Some(event) = game.timing_event_mut(env) {
                    event.cancelled = true;
                }
                self.done()
            }
            Effect::Lasting(what, sel, until) => {
                for on in game.select(content, sel, env) {
                    if game.is_running(*until, on) {
                        game.open.lasting.push(Held { what: *what, on, from: env.source, until: *until });
                        if let Lasting::Skill(skill, n) = *what {
                            cx.tell(RuleId("lcg:lasting-effects.1"), || Event::Raised { card: on, skill, n });
                        }
                    }
                }
                self.done()
            }
            _ => out_of_step(),
        }
    }
}
