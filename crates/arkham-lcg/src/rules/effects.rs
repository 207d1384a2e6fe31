//! Resolving texts: each effect in turn, as far as possible.

use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{Few, Flow, Procedure, Seat, call, few};

use super::act_agenda::{Advance, Finish};
use super::moving::Walk;
use super::texts::Cards;
use super::{
    DigUp, Discover, DrawCards, Drop, Eliminate, Encounter, EnemyMove, Harm, Scry, Search, SkillTest, Spawn,
    Weaken, ask, out_of_step,
};
use crate::content::{CardId, Content, Do, Effect, Occasion, Sel, Text, Value};
use crate::state::{Deed, Env, Fate, Held, Test, Testing, Zone};
use crate::{Choice, Cx, Event, Lcg, Offer, Step, Wake};

/// A text is resolved.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Resolve {
    pub(crate) text: Text,
    pub(crate) env: Env,
    /// How far it has come.
    at: u8,
    /// How many more times.
    left: u8,
    /// How much has happened before it and still waits for an answer.
    before: u8,
    /// Whether everything could be done.
    pub full: bool,
    /// A part of it goes on: what that sets off is answered only when all of the text is done.
    holds: bool,
}

impl Resolve {
    /// This text.
    pub fn of(text: impl Into<Text>, env: Env) -> Resolve {
        Resolve { text: text.into(), env, at: 0, left: 0, before: 0, full: true, holds: false }
    }

    fn child(&self, text: Do) -> Step {
        self.child_of(text, self.env)
    }

    fn child_of(&self, text: Do, env: Env) -> Step {
        call(Resolve::of(text, env))
    }

    fn done(&self) -> Step {
        Ok(Flow::Done)
    }

    fn failed(&mut self) -> Step {
        self.full = false;
        Ok(Flow::Done)
    }

    fn parts<'a>(&self, content: &'a Content) -> &'a [Do] {
        match content.effect(self.text) {
            Effect::Either(parts) | Effect::MustEither(parts) | Effect::LeadChooses(parts) => parts,
            _ => &[],
        }
    }

    fn targets(&self, game: &Lcg, content: &Content) -> Cards {
        match content.effect(self.text) {
            Effect::Choose(find, then) => {
                let all = game.reached(content, find, self.env);
                let changes = |it: &CardId| rule!("lcg:targets.5", game.can(content, *then, Env { it: *it, ..self.env }), else true);
                let able: Cards = all.iter().copied().filter(changes).collect();
                if able.is_empty() { all } else { able }
            }
            Effect::LeadPicks(find, _) => game.reached(content, find, self.env),
            Effect::SpawnAside(is, _) => game.aside(content, is, self.env).collect(),
            Effect::Fight(_) => {
                let here = game.location(self.env.you);
                let there = game.enemies(content).filter(|&enemy| game.place_of(enemy) == here);
                there.filter(|&enemy| game.can_attack(content, self.env.you, enemy).is_ok()).collect()
            }
            Effect::Evade(_) => game.fighting(content, self.env.you).collect(),
            Effect::StepTowards(..) | Effect::Recover(_) => self.others(game, content),
            _ => Cards::new(),
        }
    }

    fn others(&self, game: &Lcg, content: &Content) -> Cards {
        match content.effect(self.text) {
            Effect::Recover(is) => {
                let pile = &game.open.discards[self.env.you.at()];
                pile.iter().copied().filter(|&card| game.is(content, card, is, self.env)).collect()
            }
            Effect::StepTowards(what, to) => game.steps_towards(content, what, to, self.env),
            _ => Cards::new(),
        }
    }

    /// Whether a choice leads to another question: then everybody hears of it before that is answered.
    fn asks_on(&self, content: &Content) -> bool {
        let (Effect::Choose(_, then) | Effect::LeadPicks(_, then)) = content.effect(self.text) else {
            return false;
        };
        matches!(
            content.effect(*then),
            Effect::Either(_)
                | Effect::MustEither(_)
                | Effect::LeadChooses(_)
                | Effect::May(_)
                | Effect::Choose(..)
        )
    }

    fn chosen(&mut self, game: &mut Lcg, card: CardId, cx: &mut Cx<'_>) -> Step {
        self.at = 1;
        let env = Env { it: card, ..self.env };
        match cx.content.effect(self.text) {
            Effect::Choose(_, then) | Effect::LeadPicks(_, then) => self.child_of(*then, env),
            Effect::Fight(attempt) => self.attempt(game, Testing::Fight, card, attempt.with, cx),
            Effect::Evade(attempt) => self.attempt(game, Testing::Evade, card, attempt.with, cx),
            Effect::Recover(_) => {
                game.take_back(card, cx);
                let resolves = game.resolves_when_drawn(cx.content, card);
                if rule!("lcg:weakness.4", resolves, else false) {
                    game.take_from_hand(self.env.you, card);
                    return call(Encounter::weakness(game, self.env.you, card, cx));
                }
                self.done()
            }
            Effect::StepTowards(what, _) => match game.select(cx.content, what, self.env).first() {
                Some(&enemy) => call(EnemyMove::new(enemy, card)),
                None => self.done(),
            },
            Effect::SpawnAside(_, to) => self.spawn_aside(game, card, to.as_ref(), cx),
            _ => out_of_step(),
        }
    }

    fn attempt(
        &self,
        game: &mut Lcg,
        kind: Testing,
        target: CardId,
        with: Option<crate::content::Skill>,
        cx: &mut Cx<'_>,
    ) -> Step {
        let plain = Test::plain(self.env.you, kind, target).skill;
        let test = Test::by(self.text, self.env, kind, target, with.unwrap_or(plain));
        call(SkillTest::begin(game, cx.content, test))
    }

    /// One of these cards: at once if there is only one, else somebody is asked.
    fn one_of(&mut self, game: &mut Lcg, by: Seat, cx: &mut Cx<'_>) -> Step {
        match few(self.targets(game, cx.content).into_iter()) {
            Few::None => self.failed(),
            Few::One(card) => self.chosen(game, card, cx),
            Few::Many => ask(by),
        }
    }

    #[allow(clippy::too_many_lines)]
    fn begin(&mut self, game: &mut Lcg, cx: &mut Cx<'_>) -> Step {
        let content = cx.content;
        let env = self.env;
        let you = env.you;
        let me = CardId::investigator(you);
        self.before = game.open.later.len() as u8;
        if !game.playing(you) && rule!("lcg:elimination.1", content.effect(self.text).is_yours(), else false)
        {
            return self.failed();
        }
        match content.effect(self.text) {
            Effect::All(_) | Effect::Then(..) | Effect::Everybody(_) | Effect::ForEach(..) => {
                self.go_on(game, cx)
            }
            Effect::Repeat(times, _) => {
                self.left = game.amount(content, times, env);
                self.go_on(game, cx)
            }
            Effect::If(cond, does) => {
                if game.holds(content, cond, env) {
                    self.child(*does)
                } else {
                    self.failed()
                }
            }
            Effect::IfElse(cond, yes, no) => {
                self.child(if game.holds(content, cond, env) { *yes } else { *no })
            }
            Effect::OrElse(first, second) => {
                self.child(if game.can(content, *first, env) { *first } else { *second })
            }
            Effect::Either(_) | Effect::MustEither(_) | Effect::May(_) => ask(you),
            Effect::LeadChooses(_) => ask(game.open.lead),
            Effect::Choose(..) | Effect::Fight(_) | Effect::Evade(_) | Effect::Recover(_) => {
                self.one_of(game, rule!("lcg:targets.1", you, else game.open.lead), cx)
            }
            Effect::LeadPicks(..) | Effect::StepTowards(..) => self.one_of(game, game.tie_breaker(), cx),
            Effect::Its(does) => match env.it.as_seat().filter(|&seat| game.playing(seat)) {
                Some(seat) => self.child_of(*does, Env { you: seat, ..env }),
                None => self.failed(),
            },
            Effect::Active(does) => match game.open.active {
                Some(seat) => self.child_of(*does, Env { you: seat, ..env }),
                None => self.failed(),
            },
            Effect::Test { of, .. } => {
                if game.open.test.is_some() {
                    rule!("lcg:skill-test.9", {
                        game.open.waiting.push((self.text, env));
                    });
                    return self.done();
                }
                match few(of.iter()) {
                    Few::One(&skill) => self.test(game, skill, cx),
                    Few::Many => ask(you),
                    Few::None => self.failed(),
                }
            }
            Effect::Investigate(attempt) => match game.location(you) {
                Some(here) => self.attempt(game, Testing::Investigate, here, attempt.with, cx),
                None => self.failed(),
            },
            Effect::Resources(n) => {
                let n = game.amount(content, n, env);
                game.gain(you, n, cx);
                self.done()
            }
            Effect::LoseResources(n) => {
                self.full = *n == Value::Every || game.amount(content, n, env) <= game.me(you).resources;
                let n = game.amount(content, n, env);
                game.spend(you, n, cx);
                self.done()
            }
            Effect::Draw(n) => {
                let n = game.amount(content, n, env);
                if n == 0 { self.failed() } else { call(DrawCards::new(you, n)) }
            }
            Effect::Discover(n) => {
                let n = game.amount(content, n, env);
                match game.location(you) {
                    Some(here) => call(Discover::new(you, here, n)),
                    None => self.failed(),
                }
            }
            Effect::GainClues(n) => {
                let n = game.amount(content, n, env);
                game.me_mut(you).clues += n;
                cx.tell(RuleId("lcg:effects.3"), || Event::ClueChange { seat: you, n: n as i8 });
                self.done()
            }
            Effect::DropClues(n) => {
                self.full = game.amount(content, n, env) <= game.me(you).clues;
                let n = game.amount(content, n, env).min(game.me(you).clues);
                let Some(here) = game.location(you) else { return self.failed() };
                game.spend_clues(you, n, RuleId("lcg:effects.3"), cx);
                game.put_clues(here, n, cx);
                self.done()
            }
            Effect::SpendClues(n) => {
                let n = game.amount(content, n, env);
                if game.spendable(content, you) < n {
                    return self.failed();
                }
                game.spend_clues(you, n, RuleId("lcg:effects.3"), cx);
                self.done()
            }
            Effect::PutClues(n, sel) => {
                let n = game.amount(content, n, env);
                for card in game.select(content, sel, env) {
                    game.put_clues(card, n, cx);
                }
                self.done()
            }
            Effect::FillClues(n, sel) => {
                let n = game.amount(content, n, env);
                for card in game.select(content, sel, env) {
                    let lacking = n.saturating_sub(game.card(card).clues);
                    game.put_clues(card, lacking, cx);
                }
                self.done()
            }
            Effect::AgendaDoom { n, advances } => {
                let n = game.amount(content, n, env);
                game.add_doom(game.open.agenda, n, cx);
                let may = rule!("lcg:doom.3", *advances);
                if may && game.agenda_is_due(content) { call(Advance::agenda()) } else { self.done() }
            }
            Effect::Doom(n, sel) => {
                let n = game.amount(content, n, env);
                for card in game.select(content, sel, env) {
                    game.add_doom(card, n, cx);
                }
                self.done()
            }
            Effect::Take { damage, horror, direct } => {
                let (damage, horror) = (game.amount(content, damage, env), game.amount(content, horror, env));
                if damage + horror == 0 {
                    return self.failed();
                }
                call(Harm::take(game, you, damage, horror, *direct))
            }
            Effect::Deal { damage, horror, to } => {
                let (damage, horror) = (game.amount(content, damage, env), game.amount(content, horror, env));
                let all = game.select(content, to, env);
                let all: Cards = all.into_iter().filter(|&card| game.is_in_play(card)).collect();
                if all.is_empty() || damage + horror == 0 {
                    return self.failed();
                }
                let hits = all.into_iter().map(|card| (card, damage, horror));
                call(Harm::to(game, hits, Some(you)))
            }
            Effect::Heal { damage, horror, of } => {
                let (damage, horror) = (game.amount(content, damage, env), game.amount(content, horror, env));
                for card in game.select(content, of, env) {
                    let state = game.card_mut(card);
                    let most =
                        |n: u8, has: u8| rule!("lcg:heal.2", n.min(has), else if n > has { 0 } else { n });
                    let healed = (most(damage, state.damage), most(horror, state.horror));
                    rule!("lcg:heal.1", {
                        state.damage -= healed.0;
                        state.horror -= healed.1;
                    });
                    if healed != (0, 0) {
                        let (damage, horror) = healed;
                        cx.tell(RuleId("lcg:heal.1"), || Event::Healed { card, damage, horror });
                    }
                }
                self.done()
            }
            Effect::AddUses(of, n, sel) => {
                let n = game.amount(content, n, env);
                let mut all = game.select(content, sel, env);
                all.retain(|card| game.may_hold(content, *card, *of));
                for card in all {
                    game.card_mut(card).uses += n;
                    cx.tell(RuleId("lcg:uses.3"), || Event::Uses { card, n: n as i8 });
                }
                self.done()
            }
            Effect::TakeUse => {
                game.use_up(env.source, 1, cx);
                game.gain(you, 1, cx);
                self.done()
            }
            Effect::StoreResource => {
                game.spend(you, 1, cx);
                game.card_mut(env.source).resources += 1;
                self.done()
            }
            Effect::PutHorror(n, sel) => {
                let n = game.amount(content, n, env);
                for card in game.select(content, sel, env) {
                    game.card_mut(card).horror += n;
                    cx.tell(RuleId("lcg:move.7"), || Event::Harmed { card, damage: 0, horror: n });
                }
                self.done()
            }
            Effect::Surge => {
                game.open.surge = Some(env.source);
                self.done()
            }
            Effect::TakeHorrorFromHere(n) => {
                let n = game.amount(content, n, env).min(game.card(env.source).horror);
                game.card_mut(env.source).horror -= n;
                rule!("lcg:move.7", {
                    game.me_mut(you).horror += n;
                    cx.tell(RuleId("lcg:move.7"), || Event::Harmed { card: me, damage: 0, horror: n });
                    let falls = game.is_beaten(content, me);
                    return if falls { call(Eliminate::defeated(you)) } else { self.done() };
                });
                call(Harm::take(game, you, 0, n, false))
            }
            Effect::DiscardFromHand(n) => {
                let n = game.amount(content, n, env);
                call(Drop::chosen(you, n))
            }
            Effect::DiscardAtRandom(n) => {
                let n = game.amount(content, n, env);
                call(Drop::at_random(you, n))
            }
            Effect::KeepOnly(n) => call(Drop::all_but(you, *n)),
            Effect::Discard(sel) => {
                for card in game.select(content, sel, env) {
                    self.full &= game.may_go(content, card);
                    if !game.may_go(content, card) {
                        continue;
                    }
                    game.discard(card, cx);
                    if let Some(deed) = game.deed_mut(env)
                        && deed.what == Occasion::Spawn
                        && deed.card == card
                    {
                        deed.cancelled = true;
                    }
                }
                self.done()
            }
            Effect::ToHand(sel) => {
                for card in game.select(content, sel, env) {
                    game.take_back(card, cx);
                }
                self.done()
            }
            Effect::ToVictory(sel) => {
                for card in game.select(content, sel, env) {
                    game.put_in_victory(card, cx);
                }
                match game.unsettled(content) {
                    Some(frame) => call(frame),
                    None => self.done(),
                }
            }
            Effect::LoseDiscards => {
                rule!("lcg:remove-from-game.1", {
                    for card in std::mem::take(&mut game.open.discards[you.at()]) {
                        game.remove(card, cx);
                    }
                });
                self.done()
            }
            Effect::IntoThreatArea => {
                let card = env.source;
                // It is put into play, not played.
                let price = game.def(content, card).cost.unwrap_or(0);
                game.spend(you, rule!("lcg:put-into-play.2", 0, else price), cx);
                game.put_in_play(content, card, Zone::Threat);
                let state = game.card_mut(card);
                (state.by, state.at) = (Some(you), None);
                if !game.def(content, card).slots.is_empty() {
                    game.open.cramped = game.open.cramped.with(you);
                }
                cx.tell(RuleId("lcg:threat-area.1"), || Event::Entered(card));
                self.done()
            }
            Effect::Attach(sel) => {
                let Some(&to) = game.select(content, sel, env).first() else { return self.failed() };
                let card = env.source;
                if rule!("lcg:attach.2", !game.may_attach(content, card, to), else false) {
                    return self.failed();
                }
                game.put_in_play(content, card, Zone::Play);
                let state = game.card_mut(card);
                (state.by, state.at) = (None, rule!("lcg:attach.1", Some(to), else None));
                cx.tell(RuleId("lcg:attach.1"), || Event::Attached { card, to });
                self.done()
            }
            Effect::Search { .. } => call(Search::new(self.text, env)),
            Effect::Scry(n) => call(Scry::new(you, *n)),
            Effect::DrawEncounter => call(Encounter::draw(you)),
            Effect::DrawIt => {
                game.lay_open(env.it);
                call(Encounter::found(you, env.it))
            }
            Effect::FindEncounter(_) | Effect::DiscardUntil { .. } => {
                call(DigUp::new(game, self.text, env, cx))
            }
            Effect::SpawnAt(sel) => {
                let Some(&place) = game.select(content, sel, env).first() else { return self.failed() };
                if let Some(deed) = game.deed_mut(env)
                    && deed.what == Occasion::Spawn
                {
                    // At a location, whoever it would have fought: its prey decides there.
                    (deed.place, deed.who) = (Some(place), None);
                    return self.done();
                }
                game.lay_open(env.it);
                call(Spawn::at(env.it, you, place))
            }
            Effect::SpawnAside(..) => self.go_on(game, cx),
            Effect::PutInPlay(sel) => {
                for place in game.select(content, sel, env) {
                    game.lay_place(content, place, cx);
                }
                self.done()
            }
            Effect::GainWeakness(of) => call(Weaken::new(you, *of)),
            Effect::IntoEncounterDeck(sel) => {
                for card in game.select(content, sel, env) {
                    if game.is_in_play(card) {
                        game.shuffle_in(card, cx);
                    }
                }
                self.done()
            }
            Effect::AutoEvade(_) => self.go_on(game, cx),
            Effect::Disengage(sel) => {
                for enemy in game.select(content, sel, env) {
                    game.disengage(enemy, cx);
                }
                self.done()
            }
            // Where leaving asks for a test, the move waits with it until the test in progress is over.
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
                match game.unsettled(content) {
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
                    game.person_mut(you).actions += n;
                });
                cx.tell(RuleId("lcg:gain.3"), || Event::Actions { seat: you, n: *n as i8 });
                self.done()
            }
            Effect::LoseActions(n) => {
                let person = game.person_mut(you);
                rule!("lcg:action.2", {
                    // One that is kept for something goes only when there is no other left.
                    person.tome_action &= person.actions >= *n;
                    person.actions = person.actions.saturating_sub(*n);
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
                    game.open.waiting.push(((*does).into(), env));
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
                if let Some(deed) = game.deed_mut(env) {
                    deed.cancelled = true;
                }
                self.done()
            }
            Effect::Lasting(what, sel, until) => {
                for on in game.select(content, sel, env) {
                    if game.is_running(*until, on) {
                        game.open.lasting.push(Held { what: *what, on, from: env.source, until: *until });
                    }
                }
                self.done()
            }
            Effect::Resign => {
                call(Eliminate::with(you, rule!("lcg:resign.2", Fate::Resigned, else Fate::Wounded)))
            }
            Effect::TakeControl(sel) => match game.select(content, sel, env).first() {
                Some(&card) => call(super::EnterPlay::asset(you, card)),
                None => self.failed(),
            },
            Effect::Resolution(n) => {
                rule!("lcg:act-agenda.9", {
                    return call(Finish::with(*n, env.source));
                });
                self.done()
            }
            Effect::AdvanceAct => call(Advance::act()),
            Effect::MentalTrauma(n) => {
                game.suffer(you, 0, *n, cx);
                self.done()
            }
            Effect::LessExperience(n) => {
                game.person_mut(you).less_experience += n;
                self.done()
            }
            Effect::Native(native) => game.native(*native, env, cx),
        }
    }

    fn test(&self, game: &mut Lcg, skill: crate::content::Skill, cx: &mut Cx<'_>) -> Step {
        let test = Test::by(self.text, self.env, Testing::Plain, self.env.it, skill);
        call(SkillTest::begin(game, cx.content, test))
    }

    /// A part of a text; what it sets off waits for the rest of the text, if so said.
    fn part(&mut self, game: &mut Lcg, does: Do, env: Env, holds: bool) -> Step {
        self.holds = holds;
        game.open.holding += u8::from(holds);
        self.child_of(does, env)
    }

    /// Only now comes what the parts of the text have set off, unless the text is itself a part of another.
    fn answered(&self, game: &mut Lcg, cx: &mut Cx<'_>) -> Step {
        if game.open.holding > 0 {
            return self.done();
        }
        match game.unsettled(cx.content).or_else(|| game.after_text(self.before)) {
            Some(frame) => call(frame),
            None => self.done(),
        }
    }

    /// An enemy that was set aside spawns.
    fn spawn_aside(&self, game: &mut Lcg, enemy: CardId, to: Option<&Sel>, cx: &mut Cx<'_>) -> Step {
        let to = to.and_then(|to| game.select(cx.content, to, self.env).first().copied());
        let here = game.location(self.env.you);
        let to = rule!("lcg:put-into-play.3", to, else here);
        game.lay_open(enemy);
        // Where nothing is said, the enemy's own text holds as if it had been drawn.
        let to = rule!("lcg:spawn.2", to, else to.or(here));
        call(match to {
            Some(place) => Spawn::at(enemy, self.env.you, place),
            None => Spawn::drawn(enemy, self.env.you),
        })
    }

    /// What each of several investigators takes, where a text has them all take something: each decides in player order
    /// what assets bear of it, and then it comes to all at once.
    fn taken_together(&self, game: &mut Lcg, content: &Content, does: Do, who: &[Seat]) -> Option<Harm> {
        let Effect::Take { damage, horror, direct } = content.effect(does) else { return None };
        let share = |game: &Lcg, seat: Seat| {
            let env = Env { you: seat, ..self.env };
            let (damage, horror) = (game.amount(content, damage, env), game.amount(content, horror, env));
            (CardId::investigator(seat), damage, horror)
        };
        let all: SmallVec<[_; 4]> = who.iter().map(|&seat| share(game, seat)).collect();
        let together = rule!("lcg:simultaneous.1", !all.is_empty(), else false);
        together.then(|| Harm::all(game, all, *direct))
    }

    /// The next part of a text that has several.
    fn go_on(&mut self, game: &mut Lcg, cx: &mut Cx<'_>) -> Step {
        let at = usize::from(self.at);
        let env = self.env;
        let whole = rule!("lcg:effects.6", true, else false);
        match cx.content.effect(self.text) {
            Effect::All(parts) => match parts.get(at) {
                Some(part) if rule!("lcg:effects.3", true, else self.full) => {
                    self.at += 1;
                    self.part(game, *part, env, whole)
                }
                _ => self.answered(game, cx),
            },
            Effect::Then(first, second) => {
                self.at = self.at.saturating_add(1);
                match at {
                    0 => self.part(game, *first, env, rule!("lcg:then.3", true, else false)),
                    1 if rule!("lcg:then.1", self.full, else true) && rule!("lcg:then.2", true) => {
                        self.part(game, *second, env, whole)
                    }
                    // Only now what both parts have set off.
                    _ => self.answered(game, cx),
                }
            }
            Effect::Repeat(_, does) => {
                if self.left == 0 || !game.playing(env.you) {
                    return self.answered(game, cx);
                }
                self.left -= 1;
                self.part(game, *does, env, whole)
            }
            Effect::Everybody(does) => {
                let all: SmallVec<[Seat; 4]> = game.players().collect();
                if at == 0
                    && let Some(harm) = self.taken_together(game, cx.content, *does, &all)
                {
                    self.at = u8::MAX;
                    return call(harm);
                }
                // Those who are done, as bits: each comes once, whoever leads meanwhile.
                let next = game.players().find(|seat| at & (1 << seat.0) == 0);
                let Some(seat) = next else { return self.answered(game, cx) };
                self.at |= 1 << seat.0;
                self.part(game, *does, Env { you: seat, ..env }, whole)
            }
            Effect::ForEach(find, does) => {
                // Those found at the beginning would have to be kept; what is done to each takes it from the list or
                // leaves it, so they are counted by their ids. Every order comes to the same: what it sets off, and
                // enemies that engage by it, wait until it is done to all.
                let all = game.reached(cx.content, find, self.env);
                self.at = 1;
                if at == 0 {
                    let who: SmallVec<[Seat; 4]> = all.iter().filter_map(|card| card.as_seat()).collect();
                    if let Effect::Its(does) = cx.content.effect(*does)
                        && let Some(harm) = self.taken_together(game, cx.content, *does, &who)
                    {
                        self.env.it = CardId(u8::MAX);
                        return call(harm);
                    }
                }
                let next = all.into_iter().find(|card| at == 0 || *card > env.it);
                let Some(it) = next else { return self.answered(game, cx) };
                self.env.it = it;
                self.part(game, *does, Env { it, ..env }, whole)
            }
            Effect::SpawnAside(is, to) => {
                let all: Cards = game.aside(cx.content, is, self.env).collect();
                match game.next_to_spawn(cx.content, &all) {
                    Few::None => self.done(),
                    Few::One(enemy) => self.spawn_aside(game, enemy, to.as_ref(), cx),
                    Few::Many => ask(game.tie_breaker()),
                }
            }
            Effect::AutoEvade(sel) => {
                self.at = self.at.saturating_add(1);
                let fights = |enemy: &CardId| !game.card(*enemy).turned || game.card(*enemy).by.is_some();
                let mut all = game.select(cx.content, sel, self.env);
                all.retain(|enemy| fights(enemy));
                if rule!("lcg:evade-action.2", true, else false) {
                    if at > 0 {
                        return self.done();
                    }
                    let you = self.env.you;
                    let evaded: SmallVec<[Deed; 4]> =
                        all.into_iter().map(|enemy| game.slip_away(you, enemy, cx)).collect();
                    return match game.happened_all(evaded) {
                        Some(frame) => call(frame),
                        None => self.done(),
                    };
                }
                match all.first() {
                    Some(&enemy) if at < 32 => self.attempt(game, Testing::Evade, enemy, None, cx),
                    _ => self.done(),
                }
            }
            _ => self.done(),
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
                self.go_on(game, cx)
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
                if self.asks_on(cx.content) {
                    cx.tell(RuleId("lcg:targets.1"), || Event::Chose { seat, card });
                }
                self.chosen(game, card, cx)
            }
            Wake::Said(&[(_, Choice::Skill(skill))]) => self.test(game, skill, cx),
            Wake::Said(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &Lcg, content: &Content, seat: Seat, q: &mut Offer) {
        match content.effect(self.text) {
            Effect::Either(parts) => {
                q.ask(RuleId("lcg:effects.1"));
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
                    q.idle(Choice::Pass, RuleId("lcg:may.1"));
                });
            }
            Effect::Test { of, .. } => {
                q.ask(RuleId("lcg:skill-test.9"));
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
    /// Locations to which an enemy could go that are nearer to where it shall go.
    pub(super) fn steps_towards(&self, content: &Content, what: &Sel, to: &Sel, env: Env) -> Cards {
        let (what, to) = (self.select(content, what, env), self.select(content, to, env));
        let (Some(&enemy), Some(&goal)) = (what.first(), to.first()) else { return Cards::new() };
        let Some(from) = self.place_of(enemy) else { return Cards::new() };
        let far = |place| self.distance(content, place, goal);
        let closer = |place: &CardId| far(*place).zip(far(from)).is_some_and(|(a, b)| a < b);
        let free = |place: &CardId| self.may_enter(content, enemy, *place);
        self.next_to(content, from).filter(closer).filter(free).collect()
    }

    /// A card in a discard pile or put aside is laid open, to be resolved.
    pub(crate) fn lay_open(&mut self, card: CardId) {
        if self.card(card).zone == Zone::Discard {
            let pile = card.owner().map_or(CardId::SEATS, Seat::at);
            self.open.discards[pile].retain(|&other| other != card);
        }
        self.card_mut(card).zone = Zone::Limbo;
    }
}
