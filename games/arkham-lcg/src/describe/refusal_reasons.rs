//! The reasons why a choice is not legal now, with the numbers that matter.

use engine::{Msg, Seat};
use rulebook::RuleId;

use super::{cards, names};
use crate::content::{Ability, CardId, Constant, Content, Cost, Effect};
use crate::rules::CluesAsked;
use crate::{Choice, Frame, Lcg};

impl Lcg {
    /// The reason why the choice is refused, where the rule alone does not explain it.
    pub(super) fn against_of(
        &self,
        content: &Content,
        top: &Frame,
        choice: Choice,
        rule: RuleId,
    ) -> Option<Msg> {
        let why = |id: &str| Msg::new(format!("lcg-why-{id}"));
        match top {
            Frame::Turn(_) => {}
            Frame::Search(_) | Frame::DigUp(_) => return Some(why("not-sought")),
            Frame::SkillTest(_) => {
                return match rule.0 {
                    "lcg:golden.1" => Some(why("own-test")),
                    "lcg:limits.3" => Some(why("once-per-test")),
                    "lcg:skill-test.10" => Some(why("no-icon")),
                    _ => None,
                };
            }
            Frame::Resolve(_) if rule.0 == "lcg:must.1" => return Some(why("in-vain")),
            _ => return None,
        }
        let seat = self.open.active?;
        let foe = |id: &str, enemy| why(id).name("enemy", self.called(content, enemy));
        match (rule.0, choice) {
            ("lcg:framework.14", _) => {
                let need = self.action_cost(content, seat, choice);
                let msg = match self.slowed(content, seat, choice) {
                    Some((card, _)) => why("actions-by").name("card", self.called(content, card)),
                    None => why("actions"),
                };
                Some(msg.num("n", need).num("have", self.person(seat).actions))
            }
            ("lcg:initiation.3", Choice::Play(card)) => {
                let price = self.price(content, seat, card)?;
                Some(why("resources").num("n", price).num("have", self.me(seat).resources))
            }
            ("lcg:initiation.3", Choice::Use(card, at)) => {
                let ability = self.def(content, card).abilities.get(usize::from(at))?;
                self.unpaid(content, card, ability)
            }
            ("lcg:skill-cards.1", _) => Some(why("skill")),
            ("lcg:cannot.1", Choice::Investigate) => self.locked(content, seat),
            ("lcg:cannot.1", Choice::AdvanceAct) => {
                let clues = self.clues_towards(content, self.needs_clues(content)?, |_| true);
                Some(foe("clues-held", clues.held_by()?))
            }
            ("lcg:cannot.1", Choice::Use(card, at)) => {
                let ability = self.def(content, card).abilities.get(usize::from(at))?;
                match self.clues_asked(content, seat, ability).and_then(|clues| clues.held_by()) {
                    Some(enemy) => Some(foe("clues-held", enemy)),
                    None => self.locked(content, seat),
                }
            }
            ("lcg:cannot.1", Choice::Play(_)) => {
                let forbids = |card: &CardId| {
                    self.card(*card).by == Some(seat)
                        && self.constants(content, *card).contains(&Constant::NoPlaying)
                };
                let card = self.open.play.iter().find(forbids)?;
                Some(why("no-playing").name("card", self.called(content, card)))
            }
            ("lcg:triggered.5", Choice::Use(..)) => Some(why("blank")),
            ("lcg:cannot.1", Choice::Move(_)) => Some(why("blocked")),
            ("lcg:move.8", Choice::Move(here)) => Some(why("no-way").name("at", self.called(content, here))),
            ("lcg:move.2", Choice::Move(_)) => {
                Some(why("far").name("at", self.called(content, self.location(seat)?)))
            }
            ("lcg:fight-action.1", Choice::Fight(enemy)) => {
                Some(foe("elsewhere", enemy).name("at", self.called(content, self.place_of(enemy)?)))
            }
            ("lcg:evade-action.4", Choice::Evade(enemy)) => Some(foe("not-engaged", enemy)),
            ("lcg:engage-action.3", Choice::Engage(enemy)) => Some(foe("engaged", enemy)),
            ("lcg:act-agenda.2", Choice::AdvanceAct) => {
                let clues = self.clues_towards(content, self.needs_clues(content)?, |_| true);
                Some(self.too_few_clues(&clues))
            }
            ("lcg:clues.4", Choice::AdvanceAct) => {
                let (ability, place) = self.act_at_a_place(content)?;
                let terms = cards::terms(content, self.open.kinds[self.open.act.index()], ability)?;
                let msg = why("act-at").name("at", self.called(content, place?)).say("terms", vec![terms]);
                Some(msg.num("n", self.needs(content, self.open.act)?).num("have", self.act_clues(content)))
            }
            ("lcg:limits.1", _) => Some(why("used-up")),
            ("lcg:play-restrictions.1", _) => {
                let (card, ability) = self.ability_of(content, choice)?;
                let terms = cards::terms(content, self.open.kinds[card.index()], ability)?;
                Some(why("terms").say("terms", vec![terms]))
            }
            ("lcg:triggered.6" | "lcg:initiation.2", _) => {
                let (_, ability) = self.ability_of(content, choice)?;
                let holder = || self.holder_of_clues(content, seat);
                let at_clues = self.location(seat).is_some_and(|here| self.card(here).clues > 0);
                Some(match content.effect(ability.does) {
                    Effect::Discover(_) if at_clues && holder().is_some() => foe("clues-held", holder()?),
                    Effect::Fight(_) => why("nobody-to-fight"),
                    Effect::Evade(_) => why("nobody-to-evade"),
                    _ => why("in-vain"),
                })
            }
            _ => None,
        }
    }

    /// The card that prevents the seat from investigating its location.
    fn locked(&self, content: &Content, seat: Seat) -> Option<Msg> {
        let here = self.location(seat)?;
        let lock = self.open.play.iter().find(|&card| {
            let there = self.card(card).at == Some(here);
            there && self.constants(content, card).contains(&Constant::Locked)
        })?;
        Some(Msg::new("lcg-why-locked").name("card", self.called(content, lock)))
    }

    /// The reason that the investigators together have fewer clues than needed.
    fn too_few_clues(&self, clues: &CluesAsked) -> Msg {
        let id = if self.players().count() > 1 { "lcg-why-clues-all" } else { "lcg-why-clues" };
        Msg::new(id).num("n", clues.asked).num("have", clues.have)
    }

    /// The first cost of the ability that cannot be paid.
    fn unpaid(&self, content: &Content, card: CardId, ability: &Ability) -> Option<Msg> {
        let seat = self.open.active?;
        let state = self.card(card);
        let lacking = |id: &str, n: u8, have: u8| {
            (have < n).then(|| Msg::new(format!("lcg-why-{id}")).num("n", n).num("have", have))
        };
        ability.cost.iter().find_map(|cost| match *cost {
            Cost::Resources(n) => lacking("resources", n, self.me(seat).resources),
            Cost::Clues(_) => {
                let clues = self.clues_asked(content, seat, ability)?;
                lacking("clues", clues.asked, clues.have)
            }
            Cost::GroupClues(_) | Cost::GroupCluesAt(..) => {
                let clues = self.clues_asked(content, seat, ability)?;
                (clues.have < clues.asked).then(|| self.too_few_clues(&clues))
            }
            Cost::Uses(n) => {
                let (of, _) = self.def(content, card).uses?;
                let msg = Msg::new("lcg-why-uses").say("amount", vec![names::uses(of, n)]);
                (state.uses < n).then(|| msg.num("have", state.uses))
            }
            Cost::Exhaust => state
                .exhausted
                .then(|| Msg::new("lcg-why-exhausted").name("card", self.called(content, card))),
            Cost::Cards(n) => lacking("cards", n, self.hand_size(seat) as u8),
            Cost::DiscardThis | Cost::Horror(_) | Cost::DamageThis(_) | Cost::HorrorThis(_) => None,
        })
    }
}
