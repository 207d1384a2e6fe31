//! Appendix I: playing cards and using abilities. Restrictions, cost, attacks of opportunity, effect.

use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};
use table::{Flow, Procedure, Seat, call};

use super::act_agenda::Contribute;
use super::{DrawCards, Drop, Harm, Opportunity, Resolve, Settle, SkillTest, Walk, out_of_step};
use crate::content::{
    Ability, CardId, Constant, Content, Cost, Designator, ExtraAction, Keyword, Limit, Occasion, Per,
    PlayTime, Sort, Time, Trait, When,
};
use crate::state::{Deed, Env, Test, Testing, Used, Zone};
use crate::{Choice, Cx, Event, Lcg, Step, Wake};

/// The rule that forbids something.
type Forbidden = RuleId;

impl Lcg {
    /// Whether the seat can use an ability now, actions aside.
    pub(crate) fn can_use(
        &self,
        content: &Content,
        seat: Seat,
        card: CardId,
        at: u8,
        deed: u8,
    ) -> Result<(), Forbidden> {
        self.could_use(content, seat, card, at, deed)?;
        self.can_spare(content, seat, card, at)
    }

    /// Whether the seat has the cards in hand that an ability costs: what only its owner can tell.
    pub(crate) fn can_spare(
        &self,
        content: &Content,
        seat: Seat,
        card: CardId,
        at: u8,
    ) -> Result<(), Forbidden> {
        let ability = &self.def(content, card).abilities[usize::from(at)];
        let spared = || Drop::chosen(seat, 0).free(self, content).count();
        let short = |cost: &Cost| matches!(*cost, Cost::Cards(n) if spared() < usize::from(n));
        if ability.cost.iter().any(short) {
            return Err(RuleId("lcg:weakness.7"));
        }
        Ok(())
    }

    /// The same as far as everybody can tell: what lies in the hand is left out of it.
    pub(crate) fn could_use(
        &self,
        content: &Content,
        seat: Seat,
        card: CardId,
        at: u8,
        deed: u8,
    ) -> Result<(), Forbidden> {
        let ability = &self.def(content, card).abilities[usize::from(at)];
        let env = self.env_at(seat, card, deed);
        if self.is_blank(content, card) {
            return Err(RuleId("lcg:triggered.5"));
        }
        if self.open.peril.is_some_and(|alone| rule!("lcg:peril.1", alone != seat, else false)) {
            return Err(RuleId("lcg:peril.1"));
        }
        if let Some(limit) = ability.limit
            && rule!("lcg:limits.1", self.times_used(card, at, seat, limit) >= limit.n, else false)
        {
            return Err(RuleId("lcg:limits.1"));
        }
        let barred = ability.if_.as_ref().is_some_and(|cond| !self.holds(content, cond, env));
        if rule!("lcg:play-restrictions.1", barred, else false) {
            return Err(RuleId("lcg:play-restrictions.1"));
        }
        self.can_pay(content, seat, card, ability)?;
        let idle = !self.can(content, ability.does, env);
        if rule!("lcg:triggered.6", rule!("lcg:initiation.2", idle, else false), else false) {
            return Err(RuleId("lcg:triggered.6"));
        }
        Ok(())
    }

    /// Whether the seat can pay what an ability costs, actions aside.
    fn can_pay(
        &self,
        content: &Content,
        seat: Seat,
        card: CardId,
        ability: &Ability,
    ) -> Result<(), Forbidden> {
        let state = self.card(card);
        let held = || rule!("lcg:costs.4", state.by.is_none_or(|by| by == seat), else true);
        let everybodys = || self.players().map(|seat| self.me(seat).resources).sum();
        let payable = ability.cost.iter().all(|cost| match *cost {
            Cost::Resources(n) => rule!("lcg:costs.3", self.me(seat).resources, else everybodys()) >= n,
            Cost::Uses(n) => state.uses >= n,
            Cost::Exhaust => rule!("lcg:exhaust.2", !state.turned, else true) && held(),
            Cost::DiscardThis => self.may_leave(content, card) && held(),
            Cost::Clues(n) => self.spendable(content, seat) >= n,
            Cost::GroupClues(n) => self.group_clues(content, None) >= n * self.per_investigator(),
            Cost::GroupCluesAt(n, ref code) => {
                let place = self.places().find(|&place| self.def(content, place).code == *code);
                // One of those there speaks for all: the first in player order.
                place.is_some_and(|place| self.people_at(place).next() == Some(seat))
                    && self.group_clues(content, place) >= n * self.per_investigator()
            }
            Cost::Cards(n) => {
                let anybodys = || self.players().map(|seat| self.hand_size(seat)).sum();
                rule!("lcg:costs.5", self.hand_size(seat), else anybodys()) >= usize::from(n)
            }
            Cost::Horror(_) | Cost::DamageThis(_) | Cost::HorrorThis(_) => true,
        });
        if rule!("lcg:initiation.3", payable, else true) { Ok(()) } else { Err(RuleId("lcg:initiation.3")) }
    }

    /// A card's text in answer to a deed: *it* is what the deed is about.
    pub(crate) fn env_at(&self, seat: Seat, card: CardId, deed: u8) -> Env {
        let env = Env { deed, ..Env::of(seat, card) };
        Env { it: self.deed(env).map_or(card, |deed| deed.card), ..env }
    }

    /// How often an ability was used where a limit counts.
    fn times_used(&self, card: CardId, at: u8, seat: Seat, limit: Limit) -> u8 {
        let who = Self::counted_for(seat, limit);
        let same = |used: &&Used| (used.card, used.ability, used.who, used.per) == (card, at, who, limit.per);
        self.open.used.iter().find(same).map_or(0, |used| used.n)
    }

    /// For whom a limit counts: each by themselves, or all together.
    fn counted_for(seat: Seat, limit: Limit) -> Option<Seat> {
        let together = rule!("lcg:limits.3", limit.group, else false);
        (!together).then_some(rule!("lcg:limits.2", seat, else Seat(0)))
    }

    fn count_use(&mut self, card: CardId, at: u8, seat: Seat, limit: Limit) {
        let who = Self::counted_for(seat, limit);
        let same =
            |used: &&mut Used| (used.card, used.ability, used.who, used.per) == (card, at, who, limit.per);
        match self.open.used.iter_mut().find(same) {
            Some(used) => used.n += 1,
            None => self.open.used.push(Used { card, ability: at, who, per: limit.per, n: 1 }),
        }
    }

    /// Uses counted for this long are forgotten.
    pub(crate) fn forget_uses(&mut self, per: Per) {
        self.open.used.retain(|used| used.per != per);
    }

    /// What it costs the seat to play a card.
    pub(crate) fn price(&self, content: &Content, seat: Seat, card: CardId) -> Option<u8> {
        let def = self.def(content, card);
        let here = self.location(seat)?;
        let cheaper: u8 = self
            .constants(content, here)
            .iter()
            .map(|constant| match *constant {
                Constant::Cheaper(of, n) if self.card(here).seen && def.is(of) && def.sort == Sort::Asset => {
                    n
                }
                _ => 0,
            })
            .sum();
        def.cost.map(|cost| cost.saturating_sub(rule!("lcg:initiation.4", cheaper, else 0)))
    }

    /// Whether the seat can play a card from its hand: at an occasion, or in a window or as an action.
    pub(crate) fn can_play(
        &self,
        content: &Content,
        seat: Seat,
        card: CardId,
        at: Option<(Time, u8)>,
    ) -> Result<(), Forbidden> {
        let def = self.def(content, card);
        let env = self.env_at(seat, card, at.map_or(0, |(_, depth)| depth));
        if def.sort == Sort::Skill {
            return rule!("lcg:skill-cards.1", Err(RuleId("lcg:skill-cards.1")), else Ok(()));
        }
        let Some(price) = self.price(content, seat, card) else { return Err(RuleId("lcg:play-action.1")) };
        if rule!("lcg:cannot.1", self.under(content, seat, &Constant::NoPlaying), else false) {
            return Err(RuleId("lcg:cannot.1"));
        }
        if rule!("lcg:initiation.3", self.me(seat).resources < price, else false) {
            return Err(RuleId("lcg:initiation.3"));
        }
        if self.open.peril.is_some_and(|alone| rule!("lcg:peril.1", alone != seat, else false)) {
            return Err(RuleId("lcg:peril.1"));
        }
        match def.sort {
            Sort::Asset => {
                if at.is_some() {
                    let fast = def.has(Keyword::Fast);
                    return Err(if fast { RuleId("lcg:fast.3") } else { RuleId("lcg:play-action.1") });
                }
                if def.has(Keyword::Fast) && rule!("lcg:fast.3", self.open.active != Some(seat), else false) {
                    return Err(RuleId("lcg:fast.3"));
                }
                let twin =
                    |other: CardId| self.is_in_play(other) && self.def(content, other).title == def.title;
                if def.unique && rule!("lcg:unique.2", self.open.play.iter().any(twin), else false) {
                    return Err(RuleId("lcg:unique.2"));
                }
                if !self.has_slots(content, seat, card) {
                    return Err(RuleId("lcg:slots.1"));
                }
                Ok(())
            }
            Sort::Event => {
                let Some(ability) = self.event_ability(content, card) else {
                    return Err(RuleId("lcg:play-action.1"));
                };
                let When::Play(time, _) = ability.when else { return Err(RuleId("lcg:play-action.1")) };
                let right = match (time, at) {
                    (PlayTime::At(time, what), Some((now, depth))) => {
                        let now = (now, self.open.deeds[usize::from(depth) - 1].what);
                        rule!("lcg:fast.2", (time, what) == now, else false)
                    }
                    (PlayTime::Action | PlayTime::Window, None) => true,
                    _ => false,
                };
                let barred = ability.if_.as_ref().is_some_and(|cond| !self.holds(content, cond, env));
                if !right || rule!("lcg:play-restrictions.1", barred, else false) {
                    return Err(RuleId("lcg:play-restrictions.1"));
                }
                if rule!("lcg:initiation.2", !self.can(content, ability.does, env), else false) {
                    return Err(RuleId("lcg:initiation.2"));
                }
                Ok(())
            }
            _ => Err(RuleId("lcg:play-action.1")),
        }
    }

    /// What an event does when it is played.
    pub(crate) fn event_ability<'a>(&self, content: &'a Content, card: CardId) -> Option<&'a Ability> {
        self.def(content, card).abilities.iter().find(|ability| matches!(ability.when, When::Play(..)))
    }

    /// The hand, and the topmost event of the own discard pile where that can be played like one in hand.
    pub(crate) fn hand_and_top(&self, content: &Content, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        self.hand(seat).chain(self.top_event(content, seat))
    }

    /// The topmost event of the own discard pile, where that can be played like one in hand.
    pub(crate) fn top_event(&self, content: &Content, seat: Seat) -> Option<CardId> {
        let event = |card: &&CardId| self.sort(content, **card) == Sort::Event;
        let top = self.open.discards[seat.at()].iter().rev().find(event).copied()?;
        self.under(content, seat, &Constant::PlayFromDiscards).then_some(top)
    }

    /// How many actions it costs the seat to do this, with what makes it dearer.
    pub(crate) fn action_cost(&self, content: &Content, seat: Seat, choice: Choice) -> u8 {
        let (n, designator) = self.action_of(content, choice);
        let slow =
            matches!(choice, Choice::Move(_)) || matches!(designator, Designator::Fight | Designator::Evade);
        if !slow || self.person(seat).thawed {
            return n;
        }
        n + self.times_under(content, seat, &Constant::Frozen)
    }

    /// What sort of action it is, and how many actions it costs by itself.
    pub(crate) fn action_of(&self, content: &Content, choice: Choice) -> (u8, Designator) {
        match choice {
            Choice::Fight(_) => (1, Designator::Fight),
            Choice::Evade(_) => (1, Designator::Evade),
            Choice::Investigate => (1, Designator::Investigate),
            Choice::Use(card, at) => match self.def(content, card).abilities[usize::from(at)].when {
                When::Action(n, designator) => (
                    rule!("lcg:activate-action.1", n, else 0),
                    rule!("lcg:action-designators.1", designator, else Designator::Plain),
                ),
                When::QuietAction(n) => (n, Designator::Plain),
                _ => (0, Designator::Plain),
            },
            Choice::Play(card) => match self.event_ability(content, card).map(|ability| ability.when) {
                Some(When::Play(PlayTime::Action, designator)) => {
                    (rule!("lcg:play-action.1", 1, else 0), designator)
                }
                Some(_) => (0, Designator::Plain),
                None if self.is_fast(content, card) => (rule!("lcg:fast.1", 0, else 1), Designator::Plain),
                None => (rule!("lcg:play-action.1", 1, else 0), Designator::Plain),
            },
            _ => (1, Designator::Plain),
        }
    }

    /// Whether the seat has the actions for it.
    pub(crate) fn has_actions(&self, content: &Content, seat: Seat, choice: Choice) -> bool {
        let need = self.action_cost(content, seat, choice);
        let person = self.person(seat);
        let tome = person.tome_action && self.is_tome_ability(content, choice);
        person.actions + u8::from(tome) >= need
    }

    fn is_tome_ability(&self, content: &Content, choice: Choice) -> bool {
        matches!(choice, Choice::Use(card, _) if self.def(content, card).is(Trait::Tome))
    }

    /// The seat pays the actions.
    fn pay_actions(&mut self, content: &Content, seat: Seat, choice: Choice) {
        let mut need = self.action_cost(content, seat, choice);
        let tome = self.is_tome_ability(content, choice);
        let (_, designator) = self.action_of(content, choice);
        let slow =
            matches!(choice, Choice::Move(_)) || matches!(designator, Designator::Fight | Designator::Evade);
        let person = self.person_mut(seat);
        person.thawed |= slow;
        if tome && person.tome_action && need > 0 {
            person.tome_action = false;
            need -= 1;
        }
        rule!("lcg:framework.14", {
            person.actions = person.actions.saturating_sub(need);
        });
    }

    /// The additional action on abilities of tomes is there as soon in the turn as the text that gives it counts.
    pub(crate) fn grant_tome_action(&mut self, content: &Content, seat: Seat) {
        let given = &Constant::MoreActions(ExtraAction::Any);
        if !self.person(seat).tome_granted && self.may_say(given) && self.bonus_actions(content, seat).1 {
            let person = self.person_mut(seat);
            (person.tome_action, person.tome_granted) = (true, true);
        }
    }

    /// Additional actions that cards give the seat at the beginning of its turn.
    pub(crate) fn bonus_actions(&self, content: &Content, seat: Seat) -> (u8, bool) {
        let mut bonus = (0, false);
        for card in self.open.play.iter().filter(|&card| self.card(card).by == Some(seat)) {
            for constant in self.constants(content, card) {
                match constant {
                    Constant::MoreActions(ExtraAction::Any) => bonus.0 += 1,
                    Constant::MoreActions(ExtraAction::On(_)) => bonus.1 = true,
                    _ => {}
                }
            }
        }
        bonus
    }
}

/// Something a seat has decided to do is paid for and done.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Initiate {
    seat: Seat,
    choice: Choice,
    /// Whether it takes an action.
    action: bool,
    /// The deed it answers, by depth; 0 for none.
    deed: u8,
    step: Stage,
    /// The next part of the cost.
    at: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Stage {
    Pay,
    Costs,
    Opportunity,
    Begin,
    Effect,
    Played,
    Settle,
    Done,
    Over,
}

impl Initiate {
    /// As an action.
    pub fn action(seat: Seat, choice: Choice) -> Initiate {
        Initiate { seat, choice, action: true, deed: 0, step: Stage::Pay, at: 0 }
    }

    /// In a player window.
    pub fn fast(seat: Seat, choice: Choice) -> Initiate {
        Initiate { action: false, ..Initiate::action(seat, choice) }
    }

    /// In answer to a deed.
    pub fn reaction(seat: Seat, choice: Choice, deed: u8) -> Initiate {
        Initiate { deed, ..Initiate::fast(seat, choice) }
    }

    fn ability<'a>(&self, game: &Lcg, content: &'a Content) -> Option<&'a Ability> {
        match self.choice {
            Choice::Use(card, at) => game.def(content, card).abilities.get(usize::from(at)),
            _ => None,
        }
    }

    fn pay(&mut self, game: &mut Lcg, cx: &mut Cx<'_>) -> Option<Step> {
        let content = cx.content;
        if let Choice::Play(card) = self.choice {
            if self.at == 0 {
                self.at = 1;
                let price = game.price(content, self.seat, card).unwrap_or(0);
                rule!("lcg:initiation.5", {
                    game.spend(self.seat, rule!("lcg:play.1", price, else 0), cx);
                });
                game.announce(self.seat, card, cx);
            }
            return None;
        }
        let Choice::Use(card, number) = self.choice else { return None };
        let ability = &game.def(content, card).abilities[usize::from(number)];
        if self.at == 0
            && let Some(limit) = ability.limit
        {
            game.count_use(card, number, self.seat, limit);
        }
        // All at the same time: what asks nobody and sets nothing off is paid before what might.
        let quiet = |cost: &&Cost| rule!("lcg:costs.2", cost.is_quiet(), else true);
        let in_order =
            ability.cost.iter().filter(quiet).chain(ability.cost.iter().filter(|cost| !quiet(cost)));
        for cost in in_order.skip(usize::from(self.at)) {
            self.at += 1;
            let seat = self.seat;
            match *cost {
                Cost::Resources(n) => game.spend(seat, n, cx),
                Cost::Uses(n) => game.use_up(card, n, cx),
                Cost::Exhaust => game.exhaust(card, cx),
                Cost::DiscardThis => game.discard(card, cx),
                Cost::Clues(n) => game.spend_clues(seat, n, RuleId("lcg:initiation.5"), cx),
                Cost::GroupClues(n) => {
                    let left = n * game.per_investigator();
                    return Some(call(Contribute::new(seat, left, None)));
                }
                Cost::GroupCluesAt(n, ref code) => {
                    let place = game.places().find(|&place| game.def(content, place).code == *code);
                    return Some(call(Contribute::new(seat, n * game.per_investigator(), place)));
                }
                Cost::Cards(n) => return Some(call(Drop::chosen(seat, n))),
                Cost::Horror(n) => return Some(call(Harm::take(game, seat, 0, n, false))),
                Cost::DamageThis(n) => return Some(call(Harm::to(game, [(card, n, 0)], None))),
                Cost::HorrorThis(n) => return Some(call(Harm::to(game, [(card, 0, n)], None))),
            }
        }
        None
    }

    /// Whether enemies strike at the seat for it.
    pub(super) fn provokes(&self, game: &Lcg, content: &Content) -> bool {
        if rule!("lcg:fast.4", !self.action, else false) {
            return false;
        }
        let says = |ability: &Ability| matches!(ability.when, When::QuietAction(_));
        let quiet = self.ability(game, content).is_some_and(says);
        let (_, designator) = game.action_of(content, self.choice);
        rule!("lcg:attack-of-opportunity.1", designator.provokes(), else true)
            && !rule!("lcg:golden.1", quiet, else false)
    }

    fn effect(&mut self, game: &mut Lcg, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        let env = |game: &Lcg, card| game.env_at(seat, card, self.deed);
        let test = |kind, target| Test::plain(seat, kind, target);
        match self.choice {
            Choice::Draw => call(DrawCards::new(seat, rule!("lcg:draw-action.1", 1, else 0))),
            Choice::Resource => {
                rule!("lcg:resource-action.1", {
                    game.gain(seat, 1, cx);
                });
                call(Settle::new())
            }
            Choice::Move(to) => {
                call(Walk::new(seat, rule!("lcg:move-action.1", to, else game.location(seat).unwrap_or(to))))
            }
            Choice::Investigate => {
                let here = game.location(seat).unwrap_or(CardId::PLACES);
                call(SkillTest::begin(game, cx.content, test(Testing::Investigate, here)))
            }
            Choice::Fight(enemy) => call(SkillTest::begin(game, cx.content, test(Testing::Fight, enemy))),
            Choice::Evade(enemy) => call(SkillTest::begin(game, cx.content, test(Testing::Evade, enemy))),
            // An enemy that attacks of opportunity have taken away is engaged by nobody.
            Choice::Engage(enemy) if rule!("lcg:engage-action.1", game.is_in_play(enemy), else false) => {
                call(super::enemies::Engage::new(enemy, seat))
            }
            Choice::Engage(_) => call(Settle::new()),
            Choice::AdvanceAct => call(super::act_agenda::Advance::act_for_clues(seat)),
            Choice::Use(card, number) => {
                let does = game.def(cx.content, card).abilities[usize::from(number)].does;
                let env = env(game, card);
                let you = rule!("lcg:you.3", seat, else game.open.lead);
                call(Resolve::of(does, Env { you, ..env }))
            }
            Choice::Play(card) => match game.event_ability(cx.content, card) {
                Some(ability) => {
                    let env = env(game, card);
                    call(Resolve::of(ability.does, env))
                }
                None => call(super::EnterPlay::asset(seat, card)),
            },
            _ => out_of_step(),
        }
    }
}

impl Procedure<Lcg> for Initiate {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        if !matches!(wake, Wake::Enter | Wake::Back(_)) {
            return out_of_step();
        }
        loop {
            match self.step {
                Stage::Pay => {
                    self.step = Stage::Costs;
                    game.person_mut(self.seat).busy += 1;
                    if self.action {
                        game.pay_actions(cx.content, self.seat, self.choice);
                    }
                    if let Choice::Use(card, ability) = self.choice {
                        let seat = self.seat;
                        cx.tell(RuleId("lcg:initiation.1"), || Event::Used { seat, card, ability });
                    }
                }
                Stage::Costs => match self.pay(game, cx) {
                    Some(step) => return step,
                    None => {
                        let (n, _) = game.action_of(cx.content, self.choice);
                        self.at = rule!("lcg:attack-of-opportunity.3", 1, else n);
                        self.step = Stage::Opportunity;
                    }
                },
                Stage::Opportunity if self.at == 0 => self.step = Stage::Begin,
                Stage::Opportunity => {
                    self.at -= 1;
                    if rule!("lcg:attack-of-opportunity.2", self.provokes(game, cx.content), else false) {
                        // What it is for is no secret while enemies strike.
                        let (seat, choice) = (self.seat, self.choice);
                        let told = matches!(choice, Choice::Use(..) | Choice::Play(_));
                        if !told && game.fighting(cx.content, seat).next().is_some() {
                            cx.tell(RuleId("lcg:attack-of-opportunity.2"), || Event::Dares { seat, choice });
                        }
                        return call(Opportunity::new(game, self.seat));
                    }
                }
                Stage::Begin => {
                    self.step = Stage::Effect;
                    if let Choice::Play(card) = self.choice {
                        let deed = Deed::new(Occasion::Play, Some(self.seat), card, game.location(self.seat));
                        if let Some(frame) = game.before(deed) {
                            return call(frame);
                        }
                    }
                }
                Stage::Effect => {
                    self.step = Stage::Played;
                    let cancelled = matches!(self.choice, Choice::Play(_))
                        && game.current().is_some_and(|deed| deed.cancelled);
                    if cancelled {
                        self.step = rule!("lcg:cancel.3", Stage::Played, else Stage::Settle);
                    }
                    let carried = match self.choice {
                        Choice::Use(card, _) => {
                            rule!("lcg:initiation.9", true, else game.is_in_play(card))
                        }
                        Choice::Play(_) => rule!("lcg:initiation.8", true),
                        _ => true,
                    };
                    let there = rule!("lcg:attack-of-opportunity.5", game.playing(self.seat), else false);
                    if there && carried && !rule!("lcg:initiation.7", cancelled, else false) {
                        return self.effect(game, cx);
                    }
                }
                Stage::Played => {
                    self.step = Stage::Settle;
                    if let Choice::Play(card) = self.choice {
                        game.put_away(self.seat, card, cx);
                        if !game.playing(self.seat) {
                            game.never();
                        } else if let Some(frame) = game.after() {
                            return call(frame);
                        }
                    }
                }
                Stage::Settle => {
                    self.step = Stage::Done;
                    if let Choice::Use(card, _) = self.choice {
                        game.drop_if_empty(card, cx);
                    }
                    if let Some(frame) = game.unsettled(cx.content) {
                        return call(frame);
                    }
                }
                Stage::Done => {
                    self.step = Stage::Over;
                    game.person_mut(self.seat).busy -= 1;
                }
                Stage::Over => {
                    return match game.next_waiting() {
                        Some(test) => call(test),
                        None => Ok(Flow::Done),
                    };
                }
            }
        }
    }
}

impl Lcg {
    /// A card from the hand, or from the discard pile where that is allowed, is laid open to be played.
    fn announce(&mut self, seat: Seat, card: CardId, cx: &mut Cx<'_>) {
        if self.card(card).zone == Zone::Discard {
            self.open.discards[seat.at()].retain(|&other| other != card);
        } else {
            self.take_from_hand(seat, card);
        }
        self.card_mut(card).zone = Zone::Limbo;
        cx.reveal(RuleId("lcg:play.1"), || Event::Played { seat, card });
    }

    /// An event that was played goes to its owner's discard pile, unless it went elsewhere.
    fn put_away(&mut self, seat: Seat, card: CardId, cx: &mut Cx<'_>) {
        if self.card(card).zone != Zone::Limbo {
            return;
        }
        if self.sort(cx.content, card) == Sort::Event
            && self.under(cx.content, seat, &Constant::EventsGoUnder)
        {
            self.put_under(seat, card, cx);
        } else {
            rule!("lcg:event-cards.4", {
                self.discard(card, cx);
            });
        }
    }
}
