//! Money, remnants, clues and focus tokens of investigators.

use engine::Seat;
use rulebook::{RuleId, rule};

use crate::content::{Ability, Content, Neighbourhood, Skill};
use crate::{ArkhamHorror, Cx, Event};

/// How often a skill can be focused, and by Overcome All Odds.
const FOCUS_ONCE: u8 = 1;
const FOCUS_TWICE: u8 = 2;

/// A number of tokens after a change, and the change as far as it was possible.
fn changed(tokens: u8, change: i16) -> (u8, i8) {
    let after = (i16::from(tokens) + change).clamp(0, u8::MAX.into()) as u8;
    (after, (i16::from(after) - i16::from(tokens)).clamp(i8::MIN.into(), i8::MAX.into()) as i8)
}

impl ArkhamHorror {
    /// The investigator gains dollars or, if the number is negative, loses or spends them, as far as they have any.
    pub(crate) fn change_money(&mut self, seat: Seat, change: i16, rule: RuleId, cx: &mut Cx<'_>) {
        let money = &mut self.open.person_mut(seat).money;
        let (after, change) = changed(*money, change);
        *money = after;
        if change != 0 {
            cx.tell(rule, || Event::Money { seat, change });
        }
    }

    /// The investigator gains remnants or, if the number is negative, spends them, as far as they have any.
    pub(crate) fn change_remnants(&mut self, seat: Seat, change: i16, rule: RuleId, cx: &mut Cx<'_>) {
        let remnants = &mut self.open.person_mut(seat).remnants;
        let (after, change) = changed(*remnants, change);
        *remnants = after;
        if change != 0 {
            cx.tell(rule, || Event::Remnants { seat, change });
        }
    }

    /// The investigator gains clues, from the neighbourhood if one is named, or if the number is negative spends them, as far
    /// as they have any.
    pub(crate) fn change_clues(
        &mut self,
        seat: Seat,
        change: i16,
        from: Option<Neighbourhood>,
        rule: RuleId,
        cx: &mut Cx<'_>,
    ) {
        let clues = &mut self.open.person_mut(seat).clues;
        let (after, change) = changed(*clues, change);
        *clues = after;
        if change != 0 {
            cx.tell(rule, || Event::Clues { seat, change, from });
        }
    }

    /// Whether the investigator can focus the skill.
    pub fn can_focus(&self, content: &Content, seat: Seat, skill: Skill) -> bool {
        let person = self.open.person(seat);
        let twice =
            || self.abilities(content, seat).any(|(_, ability)| matches!(ability, Ability::FocusTwice));
        let most = match person.focused(skill) {
            0 => return person.is_in_play(),
            _ if twice() => FOCUS_TWICE,
            _ => FOCUS_ONCE,
        };
        person.is_in_play() && !rule!("ah3:491.5", person.focused(skill) >= most)
    }

    /// The investigator focuses the skill.
    pub(crate) fn focus(&mut self, seat: Seat, skill: Skill, cx: &mut Cx<'_>) {
        rule!("ah3:491.4", {
            let tokens = &mut self.open.person_mut(seat).focus[skill.index()];
            *tokens = tokens.saturating_add(1);
        });
        cx.tell(RuleId("ah3:491.4"), || Event::Focused { seat, skill });
    }

    /// The investigator discards or spends a focus token.
    pub(crate) fn unfocus(&mut self, seat: Seat, skill: Skill, rule: RuleId, cx: &mut Cx<'_>) {
        let tokens = &mut self.open.person_mut(seat).focus[skill.index()];
        *tokens = tokens.saturating_sub(1);
        cx.tell(rule, || Event::Unfocused { seat, skill });
    }
}
