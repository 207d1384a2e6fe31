//! The actions of a turn: which are legal, and the rules that forbid the others.

use engine::Seat;
use rulebook::{RuleId, rule};

use crate::content::{CardId, CardType, Constant, Content, Keyword, When};
use crate::{Choice, Lcg, Offer};

impl Lcg {
    /// Whether the seat can investigate its location.
    pub(crate) fn can_investigate(&self, content: &Content, seat: Seat) -> Result<(), RuleId> {
        let Some(here) = self.location(seat) else { return Err(RuleId("lcg:investigate-action.1")) };
        if rule!("lcg:cannot.1", self.attached_says(content, here, &Constant::Locked), else false) {
            return Err(RuleId("lcg:cannot.1"));
        }
        Ok(())
    }

    /// The enemies at the seat's location that it can attack.
    pub(super) fn attackable<'a>(
        &'a self,
        content: &'a Content,
        seat: Seat,
    ) -> impl Iterator<Item = CardId> + 'a {
        let here = self.location(seat);
        let there = self.enemies(content).filter(move |&enemy| self.place_of(enemy) == here);
        there.filter(move |&enemy| self.can_attack(content, seat, enemy).is_ok())
    }

    /// Whether the seat can attack an enemy at its location.
    pub(crate) fn can_attack(&self, content: &Content, seat: Seat, enemy: CardId) -> Result<(), RuleId> {
        let away = self.has(content, enemy, Keyword::Aloof) && !self.fights(content, enemy, seat);
        if rule!("lcg:aloof.4", away, else false) { Err(RuleId("lcg:aloof.4")) } else { Ok(()) }
    }

    /// Offers all actions that the seat can take, and refuses the others.
    pub(super) fn offer_actions(&self, content: &Content, seat: Seat, q: &mut Offer) {
        let Some(here) = self.location(seat) else { return };
        // Without actions left, refusals are generated only if they are recorded.
        let tired =
            rule!("lcg:framework.14", self.person(seat).actions == 0, else false) && !q.keeps_refusals();
        let mut actions = Actions { game: self, content, seat, here, q };
        if !tired {
            actions.plain();
        }
        actions.plays();
        if !tired {
            actions.fights();
        }
        actions.abilities();
    }

    /// Whether a seat can use abilities of a card: its own, an encounter card at its location or in a threat area
    /// there, the act or the agenda. Player cards can be used only by their controller.
    pub(super) fn is_within_reach(&self, content: &Content, seat: Seat, card: CardId) -> bool {
        let state = self.card(card);
        let stage = card == self.open.act || card == self.open.agenda;
        if rule!("lcg:activate-action.2", state.by == Some(seat), else false)
            || rule!("lcg:activate-action.4", stage, else false)
        {
            return true;
        }
        let there = || self.location(seat).is_some_and(|here| self.place_of(card) == Some(here));
        let played =
            matches!(self.card_type(content, card), CardType::Asset | CardType::Event | CardType::Skill);
        let weak = self.def(content, card).weakness.is_some();
        let controlled = if weak { rule!("lcg:weakness.8", played, else !played) } else { played };
        let known = !card.is_place() || state.seen;
        card.as_seat().is_none()
            && rule!("lcg:activate-action.3", !controlled && known && there(), else false)
    }
}

/// Offers the actions of a seat.
struct Actions<'a> {
    game: &'a Lcg,
    content: &'a Content,
    seat: Seat,
    here: CardId,
    q: &'a mut Offer,
}

impl Actions<'_> {
    /// Offers an action or refuses it. `can` is evaluated only if there are enough actions.
    fn put(&mut self, choice: Choice, rule: RuleId, can: impl FnOnce() -> Result<(), RuleId>) {
        let able = self.game.has_actions(self.content, self.seat, choice);
        if rule!("lcg:framework.14", !able, else false) {
            self.q.refuse(choice, RuleId("lcg:framework.14"));
        } else if let Err(why) = can() {
            self.q.refuse(choice, why);
        } else {
            self.q.offer(choice, rule);
        }
    }

    fn plain(&mut self) {
        let Actions { game, content, seat, here, .. } = *self;
        self.put(Choice::Investigate, RuleId("lcg:framework.15"), || game.can_investigate(content, seat));
        for place in game.places().filter(|&place| place != here) {
            if !rule!("lcg:move.2", game.leads(content, here, place), else true) {
                self.q.refuse(Choice::Move(place), RuleId("lcg:move.2"));
                continue;
            }
            self.put(Choice::Move(place), RuleId("lcg:framework.16"), || {
                let open = rule!("lcg:cannot.1", game.is_enterable(content, place), else true);
                if open { Ok(()) } else { Err(RuleId("lcg:cannot.1")) }
            });
        }
        if self.q.keeps_refusals() && !game.places().any(|place| game.leads(content, here, place)) {
            self.q.refuse(Choice::Move(here), RuleId("lcg:move.8"));
        }
        self.put(Choice::Draw, RuleId("lcg:framework.17"), || Ok(()));
        self.put(Choice::Resource, RuleId("lcg:framework.18"), || Ok(()));
    }

    fn plays(&mut self) {
        let Actions { game, content, seat, .. } = *self;
        for card in game.hand_and_top(content, seat) {
            let choice = Choice::Play(card);
            if rule!("lcg:skill-cards.1", game.card_type(content, card) == CardType::Skill, else false) {
                self.q.refuse(choice, RuleId("lcg:skill-cards.1"));
                continue;
            }
            let slow = !game.is_fast(content, card) && game.action_of(content, choice).0 > 0;
            if rule!("lcg:play-action.2", slow, else true) {
                self.put(choice, RuleId("lcg:framework.19"), || game.can_play(content, seat, card, None));
            } else if self.q.keeps_refusals()
                && let Err(why) = game.can_play(content, seat, card, None)
            {
                self.q.refuse(choice, why);
            }
        }
    }

    fn fights(&mut self) {
        let Actions { game, content, seat, here, .. } = *self;
        for enemy in game.enemies(content) {
            if game.place_of(enemy) != Some(here) {
                self.q.refuse(Choice::Fight(enemy), RuleId("lcg:fight-action.1"));
                self.q.refuse(Choice::Evade(enemy), RuleId("lcg:evade-action.4"));
                continue;
            }
            let mine = game.fights(content, enemy, seat);
            if rule!("lcg:fight-action.2", true, else mine) {
                let can = || game.can_attack(content, seat, enemy);
                self.put(Choice::Fight(enemy), RuleId("lcg:framework.21"), can);
            }
            if rule!("lcg:evade-action.4", mine, else true) {
                self.put(Choice::Evade(enemy), RuleId("lcg:framework.23"), || Ok(()));
            } else {
                self.q.refuse(Choice::Evade(enemy), RuleId("lcg:evade-action.4"));
            }
            if game.has(content, enemy, Keyword::Massive) {
                self.q.refuse(Choice::Engage(enemy), RuleId("lcg:massive.3"));
            } else if rule!("lcg:engage-action.3", !mine, else true) {
                self.put(Choice::Engage(enemy), RuleId("lcg:framework.22"), || Ok(()));
            } else {
                self.q.refuse(Choice::Engage(enemy), RuleId("lcg:engage-action.3"));
            }
        }
    }

    fn abilities(&mut self) {
        let Actions { game, content, seat, .. } = *self;
        for card in game.open.play.and(game.open.cache.with_abilities).iter() {
            if !game.summary(content, card).acts || !game.is_within_reach(content, seat, card) {
                continue;
            }
            for (at, ability) in game.def(content, card).abilities.iter().enumerate() {
                if matches!(ability.when, When::Action(..) | When::QuietAction(_)) {
                    let can = || game.can_use(content, seat, card, at as u8, 0);
                    self.put(Choice::Use(card, at as u8), RuleId("lcg:framework.20"), can);
                }
            }
        }
    }
}
