//! Skill tests, in eight steps.

use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{Flow, Odds, Procedure, Seat, call};

use super::texts::Cards;
use super::{Attack, Resolve, Window, ask, out_of_step};
use crate::content::{
    Attempt, CardId, CardSet, Constant, Content, Do, Effect, Keyword, Lasting, Occasion, Per, Skill, Sort,
    Symbol, Text, Token,
};
use crate::state::{Deed, Env, Test, Testing, Zone};
use crate::{Choice, Cx, Event, Lcg, Offer, Step, Wake};

impl Testing {
    /// The skill that is used if nothing else is said.
    fn skill(self) -> Skill {
        match self {
            Testing::Fight => Skill::Combat,
            Testing::Evade => Skill::Agility,
            Testing::Investigate | Testing::Plain => Skill::Intellect,
        }
    }
}

impl Test {
    /// A plain action: attack, evade or investigate.
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
            kept: CardSet::NONE,
            tokens: [0; 8],
            revealed: 0,
            ignored: 0,
            flipped: 0,
            two: false,
            redraw: false,
            hushed: false,
            fails: false,
            passes: false,
            passed: None,
            margin: 0,
        }
    }

    /// A test, an attack, an evasion or an investigation that a text asks for.
    pub fn by(text: Text, env: Env, kind: Testing, target: CardId, skill: Skill) -> Test {
        Test { text: Some(text), env: Env { it: target, ..env }, skill, ..Test::plain(env.you, kind, target) }
    }

    /// How the attempt differs from the plain action.
    pub(super) fn attempt<'a>(&self, content: &'a Content) -> Option<&'a Attempt> {
        match content.effect(self.text?) {
            Effect::Fight(attempt) | Effect::Evade(attempt) | Effect::Investigate(attempt) => Some(attempt),
            _ => None,
        }
    }

    /// Where the token lies that was revealed last and counts: of two, the one that was chosen.
    pub(crate) fn last_counted(&self) -> Option<usize> {
        (0..usize::from(self.revealed)).rev().find(|at| self.ignored & (1 << at) == 0)
    }

    /// Whether another token can be revealed from a bag of so many.
    fn has_room(&self, bag: usize) -> bool {
        usize::from(self.revealed) < self.tokens.len().min(bag)
    }

    /// The token that was revealed last and counts was never revealed.
    fn take_back(&mut self) {
        let Some(at) = self.last_counted() else { return };
        self.tokens.copy_within(at + 1.., at);
        self.revealed -= 1;
        let below = (1 << at) - 1;
        let without = |bits: u8| (bits & below) | ((bits >> 1) & !below);
        (self.ignored, self.flipped) = (without(self.ignored), without(self.flipped));
    }
}

impl Lcg {
    /// The difficulty of the test in progress.
    pub(crate) fn difficulty(&self, content: &Content, test: &Test) -> u8 {
        match test.kind {
            Testing::Fight => {
                rule!("lcg:test-difficulty.2", self.ferocity(content, test.target, false), else 0)
            }
            Testing::Evade => {
                rule!("lcg:test-difficulty.4", self.ferocity(content, test.target, true), else 0)
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

    /// The scenario's symbol behind a token.
    pub(crate) fn symbol<'a>(&self, content: &'a Content, token: Token) -> Option<&'a Symbol> {
        let scenario = &content.scenarios()[usize::from(self.open.scenario)];
        let def = scenario.symbols.iter().find(|def| def.token == token)?;
        let hard = rule!("lcg:difficulty-level.2", self.open.difficulty.is_hard(), else false);
        Some(if hard { &def.hard } else { &def.easy })
    }

    /// What a token is to the one who tests: an elder sign can count as a failure.
    pub(crate) fn as_read(&self, content: &Content, who: Seat, token: Token) -> Token {
        let fails = token == Token::ElderSign && self.under(content, who, &Constant::ElderSignFails);
        if fails { Token::AutoFail } else { token }
    }

    /// What a token adds to tests of the seat where it is now; none if it makes them fail.
    pub(crate) fn token_worth(&self, content: &Content, who: Seat, token: Token) -> Option<i16> {
        let me = CardId::investigator(who);
        let env = Env::of(who, me);
        Some(match self.as_read(content, who, token) {
            Token::Number(n) => i16::from(n),
            Token::AutoFail => return None,
            Token::ElderSign if self.is_blank(content, me) => 0,
            Token::ElderSign => match &self.def(content, me).elder_sign {
                Some(sign) => self.value(content, &sign.adds, env),
                None => 0,
            },
            symbol => self.symbol(content, symbol).map_or(0, |symbol| self.value(content, &symbol.adds, env)),
        })
    }

    /// What one of the tokens revealed adds in the test in progress.
    pub(crate) fn token_adds(&self, content: &Content, test: &Test, at: usize) -> i16 {
        let token = self.open.bag[usize::from(test.tokens[at])];
        let adds = self.token_worth(content, test.who, token).unwrap_or(0);
        let adds = if test.flipped & (1 << at) == 0 { adds } else { adds.abs() };
        let hard = test.kind == Testing::Evade
            && adds < 0
            && self.constants(content, test.target).contains(&Constant::HardToEvade);
        rule!("lcg:chaos-tokens.1", if hard { adds * 2 } else { adds }, else 0)
    }

    /// Icons a card adds to a test of the skill.
    pub(crate) fn icons(&self, content: &Content, card: CardId, skill: Skill) -> u8 {
        let icons = &self.def(content, card).icons;
        rule!("lcg:skill-test.10", icons[skill.at()] + icons[4], else 0)
    }

    /// The modified skill value of the test in progress, before it can fail or pass by itself.
    pub(crate) fn test_value(&self, content: &Content, test: &Test) -> i16 {
        let base = self.skill_sum(content, test.who, test.skill);
        let mut more = i16::from(test.boost);
        // What an attempt adds is added to its own skill: whoever uses another one goes without.
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

    /// Whether a seat can commit a card to the test in progress, besides those that it is offered already: copies of a
    /// title are alike, so where only one of them may help it is enough that one is offered.
    fn can_commit(
        &self,
        content: &Content,
        seat: Seat,
        card: CardId,
        besides: &[CardId],
    ) -> Result<(), RuleId> {
        let def = self.def(content, card);
        let helps = |test: &Test| {
            rule!("lcg:skill-test.10", self.icons(content, card, test.skill) > 0, else true)
                && matches!(def.sort, Sort::Asset | Sort::Event | Sort::Skill)
        };
        let Some(test) = self.open.test.as_ref().filter(|test| helps(test)) else {
            return Err(RuleId("lcg:skill-test.10"));
        };
        if def.own_tests && test.who != seat {
            return Err(RuleId("lcg:golden.1"));
        }
        let twin = |other: CardId| self.def(content, other).title == def.title;
        let max = def.once_per_test && test.committed.iter().chain(besides.iter().copied()).any(twin);
        if rule!("lcg:limits.3", max, else false) { Err(RuleId("lcg:limits.3")) } else { Ok(()) }
    }

    /// Whether a seat could commit anything, as far as everybody can tell.
    fn could_commit(&self, content: &Content, seat: Seat) -> bool {
        self.hand_size(seat) > 0
            && self.unseen(seat).any(|card| self.can_commit(content, seat, card, &[]).is_ok())
    }
}

/// A skill test in progress; see [`Test`] for what it is about.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SkillTest {
    pub(crate) stage: Stage,
    at: u8,
    /// Results that have been applied, as bits in their order.
    pub(super) applied: u16,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Stage {
    /// ST.1.
    Begin,
    FirstWindow,
    /// ST.2.
    Commit,
    SecondWindow,
    /// ST.3.
    Reveal,
    Draw,
    Drawn,
    /// Two were revealed, one counts.
    Pick,
    Answered,
    Revealed,
    Struck,
    /// ST.4.
    Symbol,
    Another,
    /// ST.5 and ST.6.
    Value,
    WouldFail,
    Answers,
    /// ST.7.
    Results,
    Retaliate,
    /// ST.8: events are put away in an order.
    PutAway,
    End,
    Waiting,
    Over,
}

impl SkillTest {
    /// A test begins.
    pub fn begin(game: &mut Lcg, content: &Content, mut test: Test) -> SkillTest {
        if let Some(skill) = test.attempt(content).and_then(|attempt| attempt.with) {
            test.skill = skill;
        }
        // What a place says of its investigation beats what the attempt says.
        if test.kind == Testing::Investigate {
            for constant in game.constants(content, test.target) {
                if let Constant::InvestigatedWith(skill) = constant {
                    test.skill = *skill;
                }
            }
        }
        game.open.test = Some(test);
        SkillTest { stage: Stage::Begin, at: 0, applied: 0 }
    }

    /// Skills that can be used in place of the one tested.
    fn other_skill(game: &Lcg, test: &Test) -> Option<Skill> {
        if !matches!(test.skill, Skill::Combat | Skill::Agility) {
            return None;
        }
        game.open.lasting.iter().find_map(|held| match held.what {
            Lasting::InPlaceOf(skill) if held.on == CardId::investigator(test.who) => Some(skill),
            _ => None,
        })
    }

    /// Those who may commit cards: the one who tests, then the others there.
    fn helpers(game: &Lcg, test: &Test) -> SmallVec<[Seat; 4]> {
        let here = game.location(test.who);
        let near = |seat: Seat| rule!("lcg:skill-test.10", game.location(seat) == here, else true);
        let alone = game.open.peril.is_some();
        let others = game.players().filter(|&seat| seat != test.who && near(seat) && !alone);
        std::iter::once(test.who).chain(others).collect()
    }

    /// Committed events of the one who tests, if it makes a difference which of them comes to lie on top of the own
    /// discard pile: some card of the deck lets the topmost be played.
    fn ordered(game: &Lcg, content: &Content, test: &Test) -> Cards {
        let bit = Constant::PlayFromDiscards.bit();
        let reads = |card: CardId| {
            card.owner() == Some(test.who)
                && game.card(card).zone != Zone::Out
                && game.gist(content, card).says & bit != 0
        };
        let goes = |card: &CardId| {
            card.owner() == Some(test.who)
                && game.card(*card).zone == Zone::Committed
                && !test.kept.has(*card)
                && game.sort(content, *card) == Sort::Event
        };
        let events: Cards = test.committed.iter().filter(goes).collect();
        let several = events.len() > 1 && (0..CardId::SCENARIO.0).map(CardId).any(reads);
        if several { events } else { Cards::new() }
    }

    fn reveal(game: &mut Lcg, at: u8, cx: &mut Cx<'_>) {
        let token = game.open.bag[usize::from(at)];
        if let Some(test) = &mut game.open.test
            && usize::from(test.revealed) < test.tokens.len()
        {
            test.tokens[usize::from(test.revealed)] = at;
            test.revealed += 1;
        }
        cx.tell(RuleId("lcg:skill-test.11"), || Event::Token(token));
    }
}

impl Procedure<Lcg> for SkillTest {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
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
                    game.take_from_hand(seat, card);
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
            Wake::Said(&[(_, Choice::Pick(card))]) => {
                let Some(test) = game.open.test else { return out_of_step() };
                let left = self.left(game, cx.content, &test);
                let Some(&(at, _)) = left.iter().find(|(_, from)| *from == card) else {
                    return out_of_step();
                };
                if let Some(step) = self.apply(game, test, at, cx) {
                    return step;
                }
            }
            Wake::Said(_) => return out_of_step(),
        }
        loop {
            let Some(test) = game.open.test else {
                return if matches!(self.stage, Stage::Waiting | Stage::Over) {
                    self.wait(game)
                } else {
                    out_of_step()
                };
            };
            // Whoever tests may be out by now: the test is over without results.
            if !game.playing(test.who) && !matches!(self.stage, Stage::End | Stage::Waiting | Stage::Over) {
                if matches!(self.stage, Stage::Revealed | Stage::Struck) {
                    game.never();
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
                    cx.tell(RuleId("lcg:skill-test.9"), || Event::Test { seat, skill, difficulty });
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
                    let deed = Deed::new(Occasion::Reveal, Some(test.who), me, game.location(test.who));
                    if let Some(frame) = game.before(deed) {
                        return call(super::damage::Closing::new(frame));
                    }
                    game.never();
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
                    let deed = Deed::new(Occasion::Token, Some(test.who), me, game.location(test.who));
                    if let Some(frame) = game.before(deed) {
                        return call(frame);
                    }
                }
                Stage::Revealed if test.redraw => {
                    self.stage = Stage::Reveal;
                    game.never();
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
                    let Some(token) = game.last_counted() else { continue };
                    match game.as_read(cx.content, test.who, token) {
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
                            let hushed = game.is_blank(cx.content, me);
                            let sign = sign.filter(|_| !hushed);
                            let sure = sign.and_then(|sign| sign.succeeds.as_ref());
                            let sure =
                                sure.is_some_and(|cond| game.holds(cx.content, cond, Env::of(test.who, me)));
                            let sure = rule!("lcg:auto-fail-succeed.1", sure, else false);
                            if let Some(test) = &mut game.open.test {
                                test.hushed = hushed;
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
                    let again = game
                        .last_counted()
                        .and_then(|token| game.symbol(cx.content, game.as_read(cx.content, test.who, token)))
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
                        let deed = Deed::new(Occasion::Fail, Some(test.who), me, game.location(test.who));
                        if let Some(frame) = game.before(deed) {
                            return call(super::damage::Closing::new(frame));
                        }
                        game.never();
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
                        let deed = Deed::new(what, Some(test.who), card, game.location(test.who));
                        if what == Occasion::Hit {
                            if let Some(frame) = game.before(deed) {
                                return call(super::damage::Closing::new(frame));
                            }
                            game.never();
                        } else if let Some(frame) = game.happened(deed) {
                            return call(frame);
                        }
                    }
                }
                Stage::Results => {
                    // What committed cards add to the main result is there before any result is applied.
                    let adds = |(does, _): &(Do, Env)| {
                        Self::adds(cx.content, &test, *does)
                            && !matches!(cx.content.effect(*does), Effect::Discover(_))
                    };
                    let next =
                        Self::committed(game, cx.content, &test).filter(adds).nth(usize::from(self.at));
                    if let Some((does, env)) = next {
                        self.at += 1;
                        return call(Resolve::of(does, env));
                    }
                    let left = self.left(game, cx.content, &test);
                    let Some(&(at, from)) = left.first() else {
                        self.stage = Stage::Retaliate;
                        continue;
                    };
                    let several = left.iter().any(|(_, other)| *other != from);
                    if rule!("lcg:skill-test.17", several, else false) {
                        return ask(test.who);
                    }
                    if let Some(step) = self.apply(game, test, at, cx) {
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
                        return call(Attack::now(test.target, test.who));
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

    fn offer(&self, game: &Lcg, content: &Content, seat: Seat, q: &mut Offer) {
        let Some(test) = game.open.test else { return };
        match self.stage {
            Stage::Begin => {
                q.ask(RuleId("lcg:skill-test.9"));
                q.offer(Choice::Skill(test.skill), RuleId("lcg:skill-test.9"));
                if let Some(other) = Self::other_skill(game, &test) {
                    q.offer(Choice::Skill(other), RuleId("lcg:skill-test.9"));
                }
            }
            Stage::Pick => {
                q.ask(RuleId("lcg:instead.1"));
                q.offer(Choice::Token(0), RuleId("lcg:instead.1"));
                q.offer(Choice::Token(1), RuleId("lcg:instead.1"));
            }
            Stage::PutAway => {
                q.ask(RuleId("lcg:discard-pile.6"));
                for card in Self::ordered(game, content, &test) {
                    q.offer(Choice::Pick(card), RuleId("lcg:discard-pile.6"));
                }
            }
            Stage::Results => {
                q.ask(RuleId("lcg:skill-test.17"));
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

impl SkillTest {
    /// Whether the test is passed, by how much, with which value against which difficulty.
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

    /// What was put off until the test is over comes now, unless the action that the test was part of goes on.
    fn wait(&mut self, game: &mut Lcg) -> Step {
        self.stage = Stage::Over;
        match game.next_waiting() {
            Some(text) => call(text),
            None => Ok(Flow::Done),
        }
    }
}

impl Lcg {
    /// A text that was put off until a test is over, other tests among them, if nothing of what that test was part of
    /// goes on. Whoever is out is spared it.
    pub(super) fn next_waiting(&mut self) -> Option<Resolve> {
        let open = &self.open;
        if open.waiting.is_empty() || open.test.is_some() {
            return None;
        }
        let done = open.people.iter().all(|person| person.busy == 0);
        if !rule!("lcg:skill-test.9", done, else true) {
            return None;
        }
        let passed = open.waiting.iter().take_while(|(_, env)| !self.playing(env.you)).count();
        self.open.waiting.drain(..passed);
        let (does, env) = (!self.open.waiting.is_empty()).then(|| self.open.waiting.remove(0))?;
        Some(Resolve::of(does, env))
    }
}

impl Lcg {
    /// The last token revealed is cancelled and goes back into the bag.
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
