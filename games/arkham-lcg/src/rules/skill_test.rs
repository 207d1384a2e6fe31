//! Skill tests, in eight steps.

mod beginning;
mod committing;
mod tokens;

use engine::{Flow, Odds, Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{Attack, Resolve, Window, ask, out_of_step};
use crate::content::{CardId, CardSet, Content, Effect, EffectId, Keyword, Lasting, Occasion, Per, Token};
use crate::state::{Env, Testing, TimingEvent, Zone};
use crate::{Choice, Cx, Event, Lcg, Offer, Step, Wake};

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
                    let Choice::Commit(card) = choice else { return out_of_step() };
                    game.pick_from_hand(seat, card);
                    game.card_mut(card).zone = Zone::Committed;
                    if let Some(test) = &mut game.open.test {
                        test.committed.insert(card);
                    }
                    cx.reveal(RuleId("lcg:skill-test.10"), || Event::Committed { seat, card });
                }
                self.at += 1;
            }
            Wake::Rolled(at) => {
                Self::reveal(game, at as u8, cx);
                (self.stage, self.at) = (Stage::Drawn, self.at + 1);
            }
            Wake::Said(&[(_, Choice::Pick(card))]) if self.stage == Stage::PutAway => game.discard(card, cx),
            Wake::Said(&[(seat, Choice::Pick(card))]) => {
                let Some(test) = game.open.test else { return out_of_step() };
                let left = self.left(game, cx.content, &test);
                let Some(&(part, _)) = left.iter().find(|(_, from)| *from == card) else {
                    return out_of_step();
                };
                // The next question may depend on it.
                let token = part.token(&test);
                cx.tell(RuleId("lcg:skill-test.17"), || Event::Result { seat, card, token });
                if let Some(step) = self.apply(game, test, part, cx) {
                    return step;
                }
            }
            Wake::Said(_) => return out_of_step(),
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
            match self.stage {
                Stage::Begin => {
                    if self.at == 0 && Self::other_skill(game, &test).is_some() {
                        return ask(test.who);
                    }
                    (self.stage, self.at) = (Stage::FirstWindow, 0);
                    let (seat, skill, difficulty) =
                        (test.who, test.skill, game.difficulty(cx.content, &test));
                    let kind = test.kind;
                    let enemy = matches!(kind, Testing::Fight | Testing::Evade).then_some(test.target);
                    let begins = || Event::Test { seat, kind, enemy, skill, difficulty };
                    cx.tell(RuleId("lcg:skill-test.9"), begins);
                }
                Stage::FirstWindow => {
                    self.stage = Stage::Commit;
                    if let Some(frame) = rule!("lcg:skill-test.1", Window::open(game, cx.content), else None)
                    {
                        return call(frame);
                    }
                }
                Stage::Commit => {
                    let helpers = Self::helpers(game, &test);
                    let Some(&seat) = helpers.get(usize::from(self.at)) else {
                        (self.stage, self.at) = (Stage::SecondWindow, 0);
                        continue;
                    };
                    if game.could_commit(cx.content, seat) {
                        return ask(seat);
                    }
                    self.at += 1;
                }
                Stage::SecondWindow => {
                    self.stage = Stage::Reveal;
                    if let Some(frame) = rule!("lcg:skill-test.2", Window::open(game, cx.content), else None)
                    {
                        return call(frame);
                    }
                }
                Stage::Reveal => {
                    let none = test.fails || test.passes || game.held(test.who, Lasting::NoTokens);
                    if rule!("lcg:skill-test.11", none, else true) {
                        self.stage = Stage::Value;
                        continue;
                    }
                    self.stage = Stage::Draw;
                    let me = CardId::investigator(test.who);
                    let event =
                        TimingEvent::new(Occasion::Reveal, Some(test.who), me, game.location(test.who));
                    if let Some(frame) = game.before(event) {
                        return call(super::Closing::new(frame));
                    }
                    game.drop_event();
                }
                Stage::Draw => return Ok(Flow::Roll),
                Stage::Drawn => {
                    if test.two && self.at < 2 && test.has_room(game.open.bag.len()) {
                        self.stage = Stage::Draw;
                        continue;
                    }
                    self.stage = if self.at == 2 { Stage::Pick } else { Stage::Answered };
                    self.at = 0;
                    if let Some(test) = &mut game.open.test {
                        test.two = false;
                    }
                }
                Stage::Pick => return ask(test.who),
                Stage::Answered => {
                    self.stage = Stage::Revealed;
                    let me = CardId::investigator(test.who);
                    let event =
                        TimingEvent::new(Occasion::Token, Some(test.who), me, game.location(test.who));
                    if let Some(frame) = game.before(event) {
                        return call(frame);
                    }
                }
                Stage::Revealed if test.redraw => {
                    self.stage = Stage::Reveal;
                    game.drop_event();
                    if let Some(test) = &mut game.open.test {
                        test.redraw = false;
                    }
                }
                Stage::Revealed => {
                    self.stage = Stage::Struck;
                    if let Some(does) = Self::strikes(game, cx.content, &test) {
                        return call(Resolve::of(does, test.env));
                    }
                }
                Stage::Struck => {
                    self.stage = Stage::Symbol;
                    if let Some(frame) = game.after() {
                        return call(frame);
                    }
                }
                Stage::Symbol => {
                    self.stage = Stage::Another;
                    let Some(at) = test.last_counted() else { continue };
                    let token = game.open.bag[usize::from(test.tokens[at])];
                    // Fixes the meaning of the token for the rest of the test.
                    let meant = game.as_resolved(cx.content, test.who, token);
                    if let Some(test) = &mut game.open.test {
                        test.meant[at] = Some(meant);
                    }
                    match meant {
                        Token::AutoFail => {
                            if let Some(test) = &mut game.open.test {
                                rule!("lcg:auto-fail-succeed.1", {
                                    test.fails = true;
                                });
                            }
                        }
                        Token::ElderSign => {
                            let me = CardId::investigator(test.who);
                            let sign = game.def(cx.content, me).elder_sign.as_ref();
                            let sure = sign.and_then(|sign| sign.succeeds.as_ref());
                            let sure =
                                sure.is_some_and(|cond| game.holds(cx.content, cond, Env::of(test.who, me)));
                            let sure = rule!("lcg:auto-fail-succeed.1", sure, else false);
                            if let Some(test) = &mut game.open.test {
                                test.passes |= rule!("lcg:skill-test.12", sure, else false);
                            }
                        }
                        token => {
                            let symbol = game.symbol(cx.content, token);
                            let now = symbol.and_then(|symbol| symbol.now);
                            if let Some(does) = rule!("lcg:skill-test.12", now, else None) {
                                let env = Env::of(test.who, CardId::investigator(test.who));
                                return call(Resolve::of(does, env));
                            }
                        }
                    }
                }
                Stage::Another => {
                    let env = Env::of(test.who, CardId::investigator(test.who));
                    let again = test
                        .last_counted()
                        .and_then(|at| test.meant[at])
                        .and_then(|token| game.symbol(cx.content, token))
                        .and_then(|symbol| symbol.another.as_ref())
                        .is_some_and(|cond| game.holds(cx.content, cond, env));
                    let room = test.has_room(game.open.bag.len());
                    self.stage = if again && room { Stage::Reveal } else { Stage::Value };
                }
                Stage::Value => {
                    self.stage = Stage::WouldFail;
                    let fails = Self::outcome(game, cx.content, &test).0 == Some(false);
                    if fails {
                        let me = CardId::investigator(test.who);
                        let event =
                            TimingEvent::new(Occasion::Fail, Some(test.who), me, game.location(test.who));
                        if let Some(frame) = game.before(event) {
                            return call(super::Closing::new(frame));
                        }
                        game.drop_event();
                    }
                }
                Stage::WouldFail => {
                    (self.stage, self.at) = (Stage::Answers, 0);
                    let (passed, margin, value, difficulty) = Self::outcome(game, cx.content, &test);
                    if let Some(test) = &mut game.open.test {
                        (test.passed, test.margin) = (passed, margin);
                    }
                    let (seat, passed) = (test.who, passed == Some(true));
                    cx.tell(RuleId("lcg:skill-test.14"), || Event::Tested {
                        seat,
                        value,
                        difficulty,
                        passed,
                    });
                }
                Stage::Answers => {
                    (self.stage, self.at) = (Stage::Results, 0);
                    let passed = test.passed == Some(true);
                    let what = match (passed, test.kind) {
                        (false, _) => Some((Occasion::Fail, CardId::investigator(test.who))),
                        (true, Testing::Investigate) => Some((Occasion::Investigate, test.target)),
                        (true, Testing::Fight) => Some((Occasion::Hit, test.target)),
                        (true, _) => None,
                    };
                    if let Some((what, card)) = what {
                        // An investigator who has moved meanwhile still investigated the location where the test began.
                        let at = if card.is_place() { Some(card) } else { game.location(test.who) };
                        let event = TimingEvent::new(what, Some(test.who), card, at);
                        if what == Occasion::Hit {
                            if let Some(frame) = game.before(event) {
                                return call(super::Closing::new(frame));
                            }
                            game.drop_event();
                        } else if let Some(frame) = game.happened(event) {
                            return call(frame);
                        }
                    }
                }
                Stage::Results => {
                    // An objective that a result fulfils is resolved before the other results.
                    if let Some(frame) = game.objective(cx.content) {
                        return call(frame);
                    }
                    // Modifications of the main result by committed cards come before any result is applied.
                    let adds = |(does, _): &(EffectId, Env)| {
                        Self::adds(cx.content, &test, *does)
                            && !matches!(cx.content.effect(*does), Effect::Discover(_))
                    };
                    let next = Self::committed(game, cx.content, &test).find(adds);
                    if let Some((does, env)) = next {
                        game.applied(env.source);
                        return call(Resolve::of(does, env));
                    }
                    let left = self.left(game, cx.content, &test);
                    let Some(&(part, from)) = left.first() else {
                        self.stage = Stage::Retaliate;
                        continue;
                    };
                    let several = left.iter().any(|(_, other)| *other != from);
                    if rule!("lcg:skill-test.17", several, else false) {
                        return ask(test.who);
                    }
                    if let Some(step) = self.apply(game, test, part, cx) {
                        return step;
                    }
                }
                Stage::Retaliate => {
                    self.stage = Stage::PutAway;
                    let strikes = test.kind == Testing::Fight
                        && test.passed == Some(false)
                        && game.is_in_play(test.target)
                        && !game.card(test.target).turned
                        && rule!("lcg:retaliate.2", true, else game.fights(cx.content, test.target, test.who))
                        && game.has(cx.content, test.target, Keyword::Retaliate);
                    if rule!("lcg:retaliate.1", strikes, else false) {
                        return call(Attack::in_return(test.target, test.who));
                    }
                }
                Stage::PutAway => {
                    let events = Self::ordered(game, cx.content, &test);
                    if rule!("lcg:discard-pile.6", !game.are_alike(&events), else false) {
                        return ask(test.who);
                    }
                    self.stage = Stage::End;
                }
                Stage::End => {
                    self.stage = Stage::Waiting;
                    game.open.test = None;
                    game.forget_uses(Per::Test);
                    for card in test.committed.iter() {
                        if game.card(card).zone != Zone::Committed {
                            continue;
                        }
                        if test.kept.has(card) {
                            game.take_back(card, cx);
                        } else {
                            rule!("lcg:skill-test.18", {
                                game.discard(card, cx);
                            });
                        }
                    }
                }
                Stage::Waiting | Stage::Over => return out_of_step(),
            }
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
