//! Restrictions and costs: which cards can be played and which abilities can be used, and the rules that forbid the
//! others.

use engine::Seat;
use rulebook::{RuleId, rule};

use super::Drop;
use crate::Lcg;
use crate::content::{
    Ability, CardId, CardType, Constant, Content, Cost, Effect, Keyword, PlayTime, Time, When,
};
use crate::state::Env;

/// The rule that forbids a choice.
type Forbidden = RuleId;

impl Lcg {
    /// Whether the seat may play, use and commit cards: during peril, only the affected investigator may.
    pub(crate) fn may_act(&self, seat: Seat) -> bool {
        self.open.peril.is_none_or(|alone| rule!("lcg:peril.1", alone == seat, else true))
    }

    /// Whether the seat can use an ability now, apart from its cost in actions.
    pub(crate) fn can_use(
        &self,
        content: &Content,
        seat: Seat,
        card: CardId,
        at: u8,
        event: u8,
    ) -> Result<(), Forbidden> {
        self.could_use(content, seat, card, at, event)?;
        self.can_spare(content, seat, card, at)
    }

    /// Whether the seat has the cards in hand that an ability costs, which only its owner knows.
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

    /// As [`Lcg::can_use`], from public information: the contents of the hand are not considered.
    pub(crate) fn could_use(
        &self,
        content: &Content,
        seat: Seat,
        card: CardId,
        at: u8,
        event: u8,
    ) -> Result<(), Forbidden> {
        let ability = &self.def(content, card).abilities[usize::from(at)];
        let env = self.env_at(seat, card, event);
        if self.is_blank(content, card) {
            return Err(RuleId("lcg:triggered.5"));
        }
        if !self.may_act(seat) {
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
            // If investigating is forbidden, that rule is the reason.
            return Err(match content.effect(ability.does) {
                Effect::Investigate(_) => self.can_investigate(content, seat).err(),
                _ => None,
            }
            .unwrap_or(RuleId("lcg:triggered.6")));
        }
        Ok(())
    }

    /// Whether the seat can pay the cost of an ability, apart from actions.
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
            Cost::Exhaust => rule!("lcg:exhaust.2", !state.exhausted, else true) && held(),
            Cost::DiscardThis => self.may_leave(content, card) && held(),
            Cost::Clues(n) => self.spendable(content, seat) >= n,
            Cost::GroupClues(n) => self.group_clues(content, None) >= n * self.per_investigator(),
            Cost::GroupCluesAt(n, ref code) => {
                let place = self.places().find(|&place| self.def(content, place).code == *code);
                // Only the first investigator there in player order can use it for the group.
                place.is_some_and(|place| self.people_at(place).next() == Some(seat))
                    && self.group_clues(content, place) >= n * self.per_investigator()
            }
            Cost::Cards(n) => {
                let anybodys = || self.players().map(|seat| self.hand_size(seat)).sum();
                rule!("lcg:costs.5", self.hand_size(seat), else anybodys()) >= usize::from(n)
            }
            Cost::Horror(_) | Cost::DamageThis(_) | Cost::HorrorThis(_) => true,
        });
        if rule!("lcg:initiation.3", payable, else true) {
            return Ok(());
        }
        // If an enemy prevents clues from being spent, that is the reason instead of their number.
        let held = self.clues_asked(content, seat, ability).and_then(|clues| clues.held_by());
        Err(RuleId(if held.is_some() { "lcg:cannot.1" } else { "lcg:initiation.3" }))
    }

    /// The environment of a card's text as a reaction to a timing event: *it* is what the event is about.
    pub(crate) fn env_at(&self, seat: Seat, card: CardId, event: u8) -> Env {
        let env = Env { event, ..Env::of(seat, card) };
        Env { it: self.timing_event(env).map_or(card, |event| event.card), ..env }
    }

    /// The cost in resources for the seat to play a card.
    pub(crate) fn price(&self, content: &Content, seat: Seat, card: CardId) -> Option<u8> {
        let def = self.def(content, card);
        let here = self.location(seat)?;
        let cheaper: u8 = self
            .constants(content, here)
            .iter()
            .map(|constant| match *constant {
                Constant::Cheaper(of, n)
                    if self.card(here).seen && def.is(of) && def.card_type == CardType::Asset =>
                {
                    n
                }
                _ => 0,
            })
            .sum();
        def.cost.map(|cost| cost.saturating_sub(rule!("lcg:initiation.4", cheaper, else 0)))
    }

    /// Whether the seat can play a card from its hand: at a timing event, or in a window or as an action if `at` is
    /// `None`.
    pub(crate) fn can_play(
        &self,
        content: &Content,
        seat: Seat,
        card: CardId,
        at: Option<(Time, u8)>,
    ) -> Result<(), Forbidden> {
        let def = self.def(content, card);
        let env = self.env_at(seat, card, at.map_or(0, |(_, depth)| depth));
        if def.card_type == CardType::Skill {
            return rule!("lcg:skill-cards.1", Err(RuleId("lcg:skill-cards.1")), else Ok(()));
        }
        let Some(price) = self.price(content, seat, card) else { return Err(RuleId("lcg:play-action.1")) };
        if rule!("lcg:cannot.1", self.has_constant(content, seat, &Constant::NoPlaying), else false) {
            return Err(RuleId("lcg:cannot.1"));
        }
        if rule!("lcg:initiation.3", self.me(seat).resources < price, else false) {
            return Err(RuleId("lcg:initiation.3"));
        }
        if !self.may_act(seat) {
            return Err(RuleId("lcg:peril.1"));
        }
        match def.card_type {
            CardType::Asset => {
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
            CardType::Event => {
                let Some(ability) = self.event_ability(content, card) else {
                    return Err(RuleId("lcg:play-action.1"));
                };
                let When::Play(time, _) = ability.when else { return Err(RuleId("lcg:play-action.1")) };
                let right = match (time, at) {
                    (PlayTime::At(time, what), Some((now, depth))) => {
                        let now = (now, self.open.timing_events[usize::from(depth) - 1].what);
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

    /// The ability that an event resolves when it is played.
    pub(crate) fn event_ability<'a>(&self, content: &'a Content, card: CardId) -> Option<&'a Ability> {
        self.def(content, card).abilities.iter().find(|ability| matches!(ability.when, When::Play(..)))
    }

    /// The hand, and the topmost event of the discard pile if it can be played as if it were in hand.
    pub(crate) fn hand_and_top(&self, content: &Content, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        self.hand(seat).chain(self.top_event(content, seat))
    }

    /// The topmost event of the discard pile, if it can be played as if it were in hand.
    pub(crate) fn top_event(&self, content: &Content, seat: Seat) -> Option<CardId> {
        let event = |card: &&CardId| self.card_type(content, **card) == CardType::Event;
        let top = self.open.discards[seat.index()].iter().rev().find(event).copied()?;
        self.has_constant(content, seat, &Constant::PlayFromDiscards).then_some(top)
    }
}
