//! Properties of losses: who causes them, and by which rule.

use engine::Seat;
use rulebook::RuleId;

use super::{absorb, blood_sacrifice, devour, dreams, ghroth};
use crate::Duel;
use crate::content::{Content, Needs};
use crate::event::Loss;

impl Loss {
    /// Whether the loss is caused by the enemy.
    pub(in crate::rules) fn is_by_enemy(self) -> bool {
        match self {
            Loss::Killed | Loss::Cornered | Loss::Devoured | Loss::Captured | Loss::Dreams | Loss::Ghroth => {
                true
            }
            Loss::Absorbed | Loss::Awakening | Loss::Sacrifice | Loss::BloodSacrifice => false,
        }
    }
}

impl Duel {
    /// The rule by which a figure of the owner is lost.
    pub(in crate::rules) fn loss_rule(&self, content: &Content, owner: Seat, loss: Loss) -> RuleId {
        let sheet = self.sheet(content, owner);
        match loss {
            Loss::Killed => RuleId("cwd:apply.2"),
            Loss::Cornered => RuleId("cwd:apply.5"),
            Loss::Captured => RuleId("cwd:capture.1"),
            Loss::Awakening => sheet.awakening.arrival.unwrap_or(RuleId("cwd:recruit-summon-awaken.9")),
            Loss::Sacrifice => {
                let mut asked =
                    sheet.requirements.iter().filter(|it| matches!(it.needs, Needs::Sacrifice(_)));
                asked.find_map(|it| it.rule).unwrap_or(RuleId("cwd:spellbook-requirements.2"))
            }
            Loss::Devoured => devour::RULE,
            Loss::Dreams => dreams::RULE,
            Loss::Ghroth => ghroth::RULE,
            Loss::Absorbed => absorb::RULE,
            Loss::BloodSacrifice => blood_sacrifice::RULE,
        }
    }
}
