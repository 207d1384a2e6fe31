//! Reasons why a choice is not available, with the relevant numbers.

use engine::{Msg, Seat};
use rulebook::RuleId;

use super::names;
use crate::content::{Action, Content};
use crate::{ArkhamHorror, Choice, Frame};

impl ArkhamHorror {
    /// The specific reason why the choice is not offered, where the text of the rule is not enough.
    pub(super) fn refusal_reason_of(
        &self,
        content: &Content,
        top: &Frame,
        choice: Choice,
        rule: RuleId,
    ) -> Option<Msg> {
        match (top, choice, rule.0) {
            (Frame::TakeAction(turn), Choice::Action(action), rule) => {
                self.no_action(content, turn.seat, action, rule)
            }
            (Frame::TakeAction(_), _, "ah3:417.4") => Some(why("done-this-round")),
            (Frame::ActionPhase(_), Choice::Seat(seat), _) => {
                Some(why("had-turn").name("who", self.person_name(content, seat)))
            }
            (Frame::Move(walk), Choice::Space(to), "ah3:416.2") => {
                let person = self.open.person(walk.seat);
                Some(
                    why("too-far")
                        .num("distance", self.distance(content, person.at, to))
                        .num("spaces", walk.spaces)
                        .num("money", walk.most_money.min(person.money)),
                )
            }
            (Frame::Move(_), Choice::Space(_), "ah3:416.3") => Some(why("monster-in-the-way")),
            (Frame::Focus(_), Choice::Skill(skill), _) => {
                Some(why("focused-already").name("skill", names::skill(skill)))
            }
            (Frame::Round(_), Choice::Investigator(who), _) => {
                Some(why("investigator-gone").name("who", names::investigator(content, who)))
            }
            _ => None,
        }
    }

    /// Why a basic action cannot be performed.
    fn no_action(&self, content: &Content, seat: Seat, action: Action, rule: &str) -> Option<Msg> {
        let person = self.open.person(seat);
        let said = |id: &str| Some(why(id).name("action", names::action(action)));
        match (action, rule) {
            (_, "ah3:417.4") => said("action-done"),
            (_, "ah3:448.5") => said("engaged"),
            (Action::Ward, _) if self.open.doom[person.at.index()] == 0 => said("no-doom-here"),
            (Action::Research, _) if person.clues == 0 => said("no-clues"),
            (Action::Trade, _) => said("nobody-to-trade"),
            (Action::Attack, _) => said("no-monster-here"),
            (Action::Evade, _) if !self.is_engaged(content, seat) => said("not-engaged"),
            _ => None,
        }
    }
}

fn why(id: &str) -> Msg {
    Msg::new(format!("ah3-why-{id}"))
}
