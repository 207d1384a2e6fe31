//! Losing and recovering health.

use rulebook::{RuleId, rule};

use crate::state::Figure;
use crate::{Cx, Defeat, Event, FinalHour, Halt};

impl FinalHour {
    /// The investigator loses health. All players lose the game if none is left.
    pub(crate) fn lose_health(
        &mut self,
        figure: Figure,
        amount: u8,
        rule: RuleId,
        cx: &mut Cx<'_>,
    ) -> Result<(), Halt> {
        let person = self.open.person_mut(figure);
        let amount = amount.min(person.health);
        rule!("fh:health.1", {
            person.health -= amount;
        });
        let left = person.health;
        if amount > 0 {
            cx.tell(rule, || Event::HealthLost { figure, amount, left });
        }
        if rule!("fh:end.3", left == 0) {
            return self.lost(Defeat::Death, RuleId("fh:end.3"), cx);
        }
        Ok(())
    }

    /// The investigator recovers health, up to their starting health.
    pub(crate) fn heal(&mut self, figure: Figure, amount: u8, cx: &mut Cx<'_>) {
        let person = self.open.person_mut(figure);
        let amount = rule!("fh:health.2", amount.min(person.full - person.health), else 0);
        person.health += amount;
        let left = person.health;
        if amount > 0 {
            cx.tell(RuleId("fh:health.2"), || Event::HealthRecovered { figure, amount, left });
        } else {
            cx.tell(RuleId("fh:health.2"), || Event::FullHealth { figure });
        }
    }

    /// Ends the game with a defeat. Pending effects are not resolved.
    pub(crate) fn lost<T: Default>(
        &mut self,
        defeat: Defeat,
        rule: RuleId,
        cx: &mut Cx<'_>,
    ) -> Result<T, Halt> {
        cx.tell(rule, || Event::Lost { defeat });
        rule!("fh:end.1", {
            return Err(Halt::Over(crate::End::Lost(defeat)));
        });
        #[allow(unreachable_code)]
        Ok(T::default())
    }
}
