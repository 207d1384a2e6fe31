//! Why something cannot be done now, with the numbers that matter.

use rulebook::RuleId;
use table::Msg;

use crate::content::{Ability, CardId, Constant, Content, Cost};
use crate::{Choice, Frame, Lcg};

impl Lcg {
    /// What keeps the choice from being offered, where the rule alone does not say it.
    pub(super) fn against_of(
        &self,
        content: &Content,
        top: &Frame,
        choice: Choice,
        rule: RuleId,
    ) -> Option<Msg> {
        let why = |id: &str| Msg::new(format!("lcg-why-{id}"));
        let Frame::Turn(_) = top else { return None };
        let seat = self.open.active?;
        match (rule.0, choice) {
            ("lcg:framework.14", _) => {
                let need = self.action_cost(content, seat, choice);
                Some(why("actions").num("n", need).num("have", self.person(seat).actions))
            }
            ("lcg:initiation.3", Choice::Play(card)) => {
                let price = self.price(content, seat, card)?;
                Some(why("resources").num("n", price).num("have", self.me(seat).resources))
            }
            ("lcg:initiation.3", Choice::Use(card, at)) => {
                let ability = self.def(content, card).abilities.get(usize::from(at))?;
                self.unpaid(content, ability)
            }
            ("lcg:skill-cards.1", _) => Some(why("skill")),
            ("lcg:cannot.1", Choice::Investigate) => {
                let here = self.location(seat)?;
                let lock = self.open.play.iter().find(|&card| {
                    let there = self.card(card).at == Some(here);
                    there && self.constants(content, card).contains(&Constant::Locked)
                })?;
                Some(why("locked").name("card", self.called(content, lock)))
            }
            ("lcg:cannot.1", Choice::Move(_)) => Some(why("blocked")),
            ("lcg:limits.1", _) => Some(why("used-up")),
            ("lcg:triggered.6" | "lcg:event-cards.2", _) => Some(why("in-vain")),
            _ => None,
        }
    }

    /// What of its cost cannot be paid.
    fn unpaid(&self, content: &Content, ability: &Ability) -> Option<Msg> {
        let seat = self.open.active?;
        let lacking = |id: &str, n: u8, have: u8| {
            (have < n).then(|| Msg::new(format!("lcg-why-{id}")).num("n", n).num("have", have))
        };
        let all = |n: u8| n * self.per_investigator();
        ability.cost.iter().find_map(|cost| match *cost {
            Cost::Resources(n) => lacking("resources", n, self.me(seat).resources),
            Cost::Clues(n) => lacking("clues", n, self.spendable(content, seat)),
            Cost::GroupClues(n) => lacking("clues", all(n), self.group_clues(content, None)),
            Cost::GroupCluesAt(n, ref code) => {
                let is = |place: &CardId| self.def(content, *place).code == *code;
                let place = self.places().find(is);
                let have = place.map_or(0, |place| self.group_clues(content, Some(place)));
                lacking("clues", all(n), have)
            }
            Cost::Uses(_)
            | Cost::Exhaust
            | Cost::DiscardThis
            | Cost::Cards(_)
            | Cost::Horror(_)
            | Cost::DamageThis(_)
            | Cost::HorrorThis(_) => None,
        })
    }
}
